"""Looking back at a game: what was played, and what would have been better."""
