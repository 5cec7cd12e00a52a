"""What the game is at one moment: goods, home boards, dwarfs, the action board."""
