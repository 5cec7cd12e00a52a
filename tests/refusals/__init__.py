"""What is asked and what is refused: every step and effect speaks for itself."""
