"""Caverna: The Cave Farmers. The public API; nothing else is a promise."""

from caverna.engine.errors import (
    BadSetup,
    BrokenPosition,
    BrokenRecord,
    BrokenSnapshot,
    CavernaError,
    GameIsOver,
    IllegalMove,
    NoPosition,
    UnknownMove,
)
from caverna.engine.moves import Move
from caverna.engine.ruleset import Options
from caverna.engine.state.game_state import NATURE
from caverna.game import Game
from caverna.record.pickling import register
from caverna.record.position import read_position
from caverna.record.read_record import names_in_record, read_record
from caverna.record.record import write_record
from caverna.record.snapshot import restore_snapshot, take_snapshot
from caverna.record.write_position import write_position
from caverna.setup import Setup

__version__ = "0.1.0"
register()

__all__ = [
    "NATURE",
    "BadSetup",
    "BrokenPosition",
    "BrokenRecord",
    "BrokenSnapshot",
    "CavernaError",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "Move",
    "NoPosition",
    "Options",
    "Setup",
    "UnknownMove",
    "names_in_record",
    "read_position",
    "read_record",
    "restore_snapshot",
    "take_snapshot",
    "write_position",
    "__version__",
    "write_record",
]
