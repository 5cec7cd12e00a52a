"""Measuring the engine and learning from it."""
