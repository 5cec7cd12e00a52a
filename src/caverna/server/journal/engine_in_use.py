"""Which engine this process plays on."""

import importlib.util

COMPILED, INTERPRETED = "compiled", "interpreted"


def engine_in_use() -> str:
    """Whether the rules are compiled."""
    spec = importlib.util.find_spec("caverna.engine.play")
    assert spec is not None
    return INTERPRETED if str(spec.origin).endswith(".py") else COMPILED
