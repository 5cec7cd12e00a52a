"""Keys into sentences, in every language there is: reads the game, never plays it."""
