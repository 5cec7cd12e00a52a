"""All tables: each with its keeper, found, made, shared with other processes, put away."""
