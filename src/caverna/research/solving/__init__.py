"""How high can one get alone? Searches for the best solo game, and learning from what they find."""
