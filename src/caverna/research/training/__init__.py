"""How the learned judgement of the bots is made: games among themselves, and what they teach."""
