"""What whoever runs a server may choose, and how it is read."""
