"""Every game in a file of its own, none ever overwritten: the same ones that the full screen lists."""

from datetime import datetime
from pathlib import Path

from caverna.cli.kept_file import is_open_elsewhere
from caverna.table.seats import HUMAN
from caverna.terminal.saved_games import GameOnDisk, games_folder, games_on_disk, new_path


def slot_for(resumed: Path | None) -> Path:
    """Where a game is kept: one that was kept there goes on in its file, any other one gets a new file.

    One that is played at another terminal just now stays with that one.
    """
    if resumed is None or resumed.resolve().parent != games_folder().resolve() or is_open_elsewhere(resumed):
        return new_slot()
    return resumed


def new_slot() -> Path:
    """A file that no other game has."""
    folder, now = games_folder(), datetime.now()
    try:
        return new_path(folder, now)
    except OSError:  # told when the first move cannot be kept; the game goes on
        return folder / f"{now:%Y-%m-%d-%H%M%S}.txt"


def unfinished_games() -> list[GameOnDisk]:
    """Games of people that can go on and are not played elsewhere just now, the last one first."""
    return [
        game
        for game in games_on_disk(games_folder())
        if not game.is_over and HUMAN in game.seats and not is_open_elsewhere(game.path)
    ]
