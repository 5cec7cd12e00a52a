"""States as rows of bytes, legal moves as masks, games as steps: what environments do at every decision.

Compiled together with the engine. `caverna.research.observations` is the comfortable side of it.
"""
