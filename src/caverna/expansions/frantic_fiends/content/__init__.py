"""Spaces, tiles, loot, traps and rewards of the box as data."""
