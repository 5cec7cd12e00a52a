"""Games in files of any of our formats."""

from dataclasses import dataclass
from pathlib import Path

from caverna.cli.files import UnreadableFile, read_text
from caverna.engine.errors import CavernaError
from caverna.game import Game
from caverna.record.position import read_position
from caverna.record.position_reader import FIRST_LINE, first_words
from caverna.record.read_record import names_in_record, read_record
from caverna.record.snapshot import restore_snapshot
from caverna.words.told import said_of

SNAPSHOT_START = "{"


@dataclass(frozen=True)
class StoredGame:
    """A game from a file, and the names of its seats, as far as they were written down."""

    game: Game
    names: list[str]


def load_game(path: Path, as_is: bool = False) -> StoredGame:
    """A record, a position or a snapshot, whichever the file holds; with `as_is` even what cannot be."""
    text = read_text(path)
    try:
        if text.startswith("caverna record"):
            return StoredGame(read_record(text), names_in_record(text))
        is_snapshot = text.lstrip().startswith(SNAPSHOT_START)
        if not is_snapshot and not first_words(text).startswith("caverna position"):
            raise UnreadableFile("error-no-game")
        game = restore_snapshot(text) if is_snapshot else read_position(text, as_is=as_is)
    except CavernaError as error:
        raise UnreadableFile("error-at", what=str(path), why=said_of(error)) from None
    return StoredGame(game, [""] * game.setup.players)


def load_record(path: Path) -> StoredGame:
    """A game record and nothing else."""
    text = read_text(path)
    if found := other_format(text):
        raise UnreadableFile("error-other-format", file=str(path), format=found)
    try:
        return StoredGame(read_record(text), names_in_record(text))
    except CavernaError as error:
        raise UnreadableFile("error-at", what=str(path), why=said_of(error)) from None


def other_format(text: str) -> str:
    """What a text is that holds a game, but no record; empty if it is none of that."""
    if text.lstrip().startswith(SNAPSHOT_START) and '"snapshot"' in text:
        return "snapshot"
    return "position" if first_words(text) == FIRST_LINE else ""
