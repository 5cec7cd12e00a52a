"""All action spaces, by theme."""
