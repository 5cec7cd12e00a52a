"""Expansions: each adds to the ruleset of the base game, which knows none of them."""
