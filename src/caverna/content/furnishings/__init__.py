"""All furnishing tiles, by block."""
