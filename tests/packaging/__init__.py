"""What others install: distributions built from a clean tree, tried in empty environments."""
