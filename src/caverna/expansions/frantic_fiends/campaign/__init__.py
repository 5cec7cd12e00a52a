"""The solo campaign of five games."""
