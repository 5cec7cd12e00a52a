"""Home boards without any room left."""

FULL_FOREST = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
FULL_MOUNTAIN = "d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4"
"""The entry-level dwelling on d4 needs no line."""
LONELY_ROCKS = "d1 e1 d2 e2 f2 e3 f3 e4"
"""With the cavern on d3 these leave f1 and f4: bare rock, but no two spaces side by side."""
LONELY_WOODS = "b1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
"""These leave a1 and c1, which are not neighbours."""
