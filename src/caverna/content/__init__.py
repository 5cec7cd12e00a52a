"""The base game as data: spaces, furnishings, loot."""
