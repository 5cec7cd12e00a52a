"""What a seat may know, as plain data."""
