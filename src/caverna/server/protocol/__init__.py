"""What travels between server and client."""
