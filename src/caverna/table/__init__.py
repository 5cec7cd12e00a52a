"""Who sits where, whose turn is open, what can be taken back. No clock, disk, network or screen."""
