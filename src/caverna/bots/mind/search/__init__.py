"""Looking ahead: some turns with others at the table, a whole game for somebody who plays alone."""
