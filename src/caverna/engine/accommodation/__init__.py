"""Where animals stand: pens, whether a herd fits, one way to arrange it."""
