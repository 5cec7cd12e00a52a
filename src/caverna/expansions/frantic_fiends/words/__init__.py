"""The box in words."""
