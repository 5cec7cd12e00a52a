"""The box in the terminal."""
