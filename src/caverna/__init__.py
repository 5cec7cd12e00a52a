"""Caverna: The Cave Farmers. The public API; nothing else is a promise."""

from caverna.engine.errors import (
    BadSetup,
    BrokenPosition,
    BrokenRecord,
    BrokenSnapshot,
    CavernaError,
    GameIsOver,
    IllegalMove,
    UnknownMove,
)
from caverna.engine.moves import Move
from caverna.engine.ruleset import Options
from caverna.game import Game
from caverna.setup import Setup

__all__ = [
    "BadSetup",
    "BrokenPosition",
    "BrokenRecord",
    "BrokenSnapshot",
    "CavernaError",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "Move",
    "Options",
    "Setup",
    "UnknownMove",
]
