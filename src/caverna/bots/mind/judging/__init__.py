"""What a position is worth: features, rules of thumb, learned networks."""
