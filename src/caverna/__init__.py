"""Caverna: The Cave Farmers. The public API; nothing else is a promise.

What is behind a name is loaded when it is asked for: `import caverna` alone costs next to nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caverna.engine.errors import (
        BadSetup,
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
    from caverna.record.errors import BrokenPosition, BrokenRecord
    from caverna.record.position import read_position
    from caverna.record.read_record import names_in_record, read_record
    from caverna.record.record import write_record
    from caverna.record.snapshot import restore_snapshot, take_snapshot
    from caverna.record.write_position import write_position
    from caverna.setup import Setup

__version__ = "0.1.0"

_ERRORS = "caverna.engine.errors"
_WHERE = {
    "BadSetup": _ERRORS,
    "BrokenPosition": "caverna.record.errors",
    "BrokenRecord": "caverna.record.errors",
    "BrokenSnapshot": _ERRORS,
    "CavernaError": _ERRORS,
    "GameIsOver": _ERRORS,
    "IllegalMove": _ERRORS,
    "NoPosition": _ERRORS,
    "UnknownMove": _ERRORS,
    "Move": "caverna.engine.moves",
    "Options": "caverna.engine.ruleset",
    "NATURE": "caverna.engine.state.game_state",
    "Game": "caverna.game",
    "read_position": "caverna.record.position",
    "names_in_record": "caverna.record.read_record",
    "read_record": "caverna.record.read_record",
    "write_record": "caverna.record.record",
    "restore_snapshot": "caverna.record.snapshot",
    "take_snapshot": "caverna.record.snapshot",
    "write_position": "caverna.record.write_position",
    "Setup": "caverna.setup",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What is behind a name of the API; all of it can be pickled."""
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        import_module("caverna.expansions").base_game()
        found = getattr(import_module(_WHERE[name]), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        """The promise, whether it is loaded or not."""
        return sorted({*globals(), *__all__})


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
