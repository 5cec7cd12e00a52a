"""How games of the box are written down."""
