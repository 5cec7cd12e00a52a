"""A second box, made for the tests: it comes in through the doors alone."""
