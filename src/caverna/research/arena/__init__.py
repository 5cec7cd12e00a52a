"""Bots against each other: who meets whom, when it is decided, and what it says about their strength."""
