"""The games kept on this machine: a file each, written after every step, none ever overwritten by another.

A file is a record that every other command reads as well. A turn that is not ended yet has a last line that
says so: whoever comes back can still take it back.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from caverna.cli.files import UnreadableFile, read_text
from caverna.cli.kept_file import KeptFile
from caverna.cli.seats import seats_for, seats_of_record
from caverna.cli.stored_games import load_game
from caverna.engine.errors import CavernaError
from caverna.engine.moves import SEAT_NAMES
from caverna.game import Game
from caverna.record.record import OPEN_TURN, move_line, write_record
from caverna.server.configuration.settings import state_folder
from caverna.server.storage.store import StoredMove, StoredSeat, StoredTable
from caverna.server.tables.served_table import ServedTable
from caverna.table.seats import Seat
from caverna.table.table import Table
from caverna.words.texts import Words

FINAL_SCORE = "# final score"
ROUND = "# round "
WhoSits = Callable[[Sequence[str]], list[str]]
"""For each seat `human`, or the name of a bot, by the names in a file."""


@dataclass(frozen=True)
class GameOnDisk:
    """A saved game in brief, as the list of games shows it."""

    path: Path
    seats: list[str]
    """For each seat `human`, or the name of a bot."""
    expansion: str
    round: int
    is_over: bool
    changed: float
    """Seconds since 1970."""


def games_folder() -> Path:
    """Where they are kept."""
    return state_folder() / "games"


def new_path(folder: Path, now: datetime) -> Path:
    """A file that was not there before: whoever asks at the same moment gets another one."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{now:%Y-%m-%d-%H%M}-{number}.txt"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
            continue
        return path


def games_on_disk(folder: Path) -> list[GameOnDisk]:
    """All of them, the last one first; what is none of ours is left out."""
    found = []
    for path in folder.glob("*.txt") if folder.is_dir() else ():
        try:
            found.append(in_brief(path))
        except (UnreadableFile, OSError, ValueError, IndexError):
            continue
    return sorted(found, key=lambda game: game.changed, reverse=True)


def in_brief(path: Path) -> GameOnDisk:
    """What the lines of a record say without playing it."""
    lines = read_text(path).splitlines()
    head = dict(each.split(" ", 1) for each in lines[: lines.index("")] if " " in each)
    names = {each.split()[1]: each.split(" ", 2)[2] for each in lines if each.startswith("name ")}
    rounds = [each for each in lines if each.startswith(ROUND)]
    return GameOnDisk(
        path,
        seats_of_record([names.get(letter, "") for letter in "ABCDEFG"[: int(head["players"])]]),
        head.get("expansion", "none"),
        int(rounds[-1].removeprefix(ROUND)) if rounds else 1,
        any(each.startswith(FINAL_SCORE) for each in lines),
        path.stat().st_mtime,
    )


class GameFile(KeptFile):
    """The file of one game."""

    def __init__(self, path: Path, start: Game, kinds: Sequence[str]) -> None:
        super().__init__(path)
        self.head = write_record(start.copy(deals=True), kinds).rstrip("\n") + "\n\n"

    def keep(self, table: Table) -> None:
        """Write the game down. May raise OSError; then the old content is still there."""
        self.write(self.head + body(table))


def body(table: Table) -> str:
    """The moves as a record has them, and whether the turn waits for its end."""
    lines, round_written = [], -1
    for logged in table.log.moves:
        if logged.round not in (0, round_written):
            round_written = logged.round
            lines.append(f"{ROUND}{round_written}")
        lines.append(move_line(logged.seat, logged.move))
    if table.waits_for_end:
        lines.append(OPEN_TURN)
    elif table.game.is_over:
        scores = [f"{'ABCDEFG'[seat]} {total}" for seat, total in enumerate(table.game.totals())]
        lines.append(f"{FINAL_SCORE} {' '.join(scores)}")
    return "\n".join(lines) + "\n" if lines else ""


# Back to the table.


def new_served(game: Game, kinds: Sequence[str], words: Words) -> ServedTable:
    """A table at which a new game begins."""
    return ServedTable(stored(game, kinds, (), False, words))


class Resumed(NamedTuple):
    """A table as it was left, in the middle of a turn as well, and who sits there."""

    path: Path
    served: ServedTable
    kinds: list[str]


def resumed(path: Path, words: Words, as_is: bool = False, who: WhoSits = seats_of_record) -> Resumed:
    """The game in a file; who sits there is asked with the names that stand in it."""
    text = read_text(path)
    found = load_game(path, as_is)
    kinds = who(found.names)
    written = [each for each in text[text.find("\n\n") :].splitlines() if each and not each.startswith("#")]
    is_record = text.startswith("caverna record")
    moves = found.game.moves_played[: len(written)] if is_record else found.game.moves_played
    waits = text.rstrip().endswith(OPEN_TURN)
    try:
        return Resumed(path, ServedTable(stored(found.game, kinds, moves, waits, words)), kinds)
    except CavernaError as error:
        raise UnreadableFile("error-at", what=str(path), why=str(error)) from None


def stored(
    game: Game, kinds: Sequence[str], moves: Sequence[tuple[int, object]], waits: bool, words: Words
) -> StoredTable:
    """The game as a server would keep it."""
    seats = tuple(
        StoredSeat(seat.kind, seat.name or bot_name(words, number, seat), seat.bot)
        for number, seat in enumerate(seats_for(kinds))
    )
    played = tuple(StoredMove(seat, str(move), False) for seat, move in moves)
    return StoredTable("here", game.setup, game.origin, 0, waits, 0.0, seats, played)


def bot_name(words: Words, number: int, seat: Seat) -> str:
    """`B (Regular)`; people without a name have none here either."""
    return f"{SEAT_NAMES[number]} ({bot_in_words(words, seat.bot)})" if seat.bot else ""


def bot_in_words(words: Words, bot: str) -> str:
    """`Regular`; a bot that has no word is called as it was typed."""
    return words.say(f"web-bot-{bot}") if words.has(f"web-bot-{bot}") else bot


def people_at(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats played from this terminal."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind != "bot")


def name_of_process() -> str:
    """Tells the games of several terminals apart for those who think."""
    return f"here-{os.getpid()}"
