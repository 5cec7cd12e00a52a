"""What would happen if: orcs that walk, moves that are refused."""
