"""Who is let in, how often and for how long."""
