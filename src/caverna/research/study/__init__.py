"""What wins: many games between bots, and what those who won had done."""
