"""What whoever runs a server can read about it: its log and its figures."""
