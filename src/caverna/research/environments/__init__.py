"""The game behind interfaces that learning programs know: PettingZoo, Gymnasium, OpenSpiel, many at once."""
