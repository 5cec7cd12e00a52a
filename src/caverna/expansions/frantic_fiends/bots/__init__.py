"""What the box is worth to a bot."""
