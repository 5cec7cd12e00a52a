"""The course of a game: rounds, phases, harvest, scoring."""
