"""Frantic Fiends on the full screen of the terminal."""
