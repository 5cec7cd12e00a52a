"""What a player may do at any time: conversions and rubies."""
