"""What learning programs see of the box."""
