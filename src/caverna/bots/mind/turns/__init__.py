"""Whole turns as single choices."""
