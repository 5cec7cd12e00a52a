"""Rule tests: the furnishing tiles, block by block."""
