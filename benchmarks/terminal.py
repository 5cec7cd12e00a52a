"""The full screen of the terminal: what it costs to start, and how soon a key is drawn. Prints JSON.

All by process time, for machines are busy: a start of the real command in a terminal, from the interpreter's
beginning to the first drawing of a game, and for each key the time until the screen is drawn again. What
somebody waits for a key is printed beside it, and not judged.
"""

import asyncio
import fcntl
import json
import os
import pty
import resource
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from textual.events import Key

from caverna import Game, Setup
from caverna.bots import make_bot
from caverna.cli.compiled_engine import HAS_BEGUN_ANEW
from caverna.server.tables.served_table import ServedTable
from caverna.terminal.app import TerminalApp
from caverna.terminal.saved_games import GameFile, new_served, stored
from caverna.terminal.signs import UNICODE
from caverna.terminal.table_screen import TableScreen
from caverna.words.texts import Words

SIZES = {"80x24": (80, 24), "120x40": (120, 40), "200x50": (200, 50)}
KEYS = ("right", "down", "m", "left", "up", "b", "tab", "down", "f", "escape", "l", "s", "b", "x", "down")
PLAYING = (
    "b",
    "enter",
    "enter",
    "r",
    "enter",
    "u",
    "x",
    "escape",
    "z",
    "b",
    "down",
    "enter",
    "e",
    "enter",
    "u",
)
"""What people press who play: spaces, tiles that are turned and laid, and all of it taken back."""
LATE = {"7 seats, late": (7, "none"), "box, late": (2, "frantic_fiends")}
TIMES = 12
PLAYERS = 4
STARTS = 7
PATIENCE = 60
"""So many seconds nothing is drawn at most."""
GAME = ("--seats", ",".join(["human"] * PLAYERS), "--seed", "3", "--language", "en")
DRAWN = b"Drift mining"


def start(bytecode: str) -> float:
    """CPU seconds of the command until the table is drawn, with bytecode as an installation has it."""
    before = children_seconds()
    process, terminal = pty.fork()
    if process == 0:
        os.environ |= {"PYTHONPYCACHEPREFIX": bytecode, "TERM": "xterm-256color", HAS_BEGUN_ANEW: "yes"}
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.execv(sys.executable, [sys.executable, "-m", "caverna", "play", "--terminal", *GAME])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *reversed(SIZES["80x24"]), 0, 0))
    drawn = b""
    while DRAWN not in drawn:
        assert select.select([terminal], [], [], PATIENCE)[0], drawn.decode(errors="replace")
        drawn += os.read(terminal, 65536)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(terminal)
    return children_seconds() - before


def children_seconds() -> float:
    """CPU seconds of all processes that were started here and are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Taken(NamedTuple):
    """What a key has taken: seconds of CPU, and seconds that somebody waits."""

    cpu: float
    wall: float


def at_its_beginning() -> ServedTable:
    """A new game."""
    return new_served(Game(Setup(PLAYERS, seed=3), deals=False), ["human"] * PLAYERS, Words("en"))


def late(players: int, expansion: str) -> ServedTable:
    """A game of chance in its last round."""
    game = Game(Setup(players, seed=3, expansion=expansion))
    bot = make_bot("random", 3)
    while game.state.round < game.state.rules.rounds[-1]:
        game.play(bot.choose(game))
    return ServedTable(stored(game, ["human"] * players, game.moves_played, False, Words("en")))


async def press_keys(served: ServedTable, size: tuple[int, int], keys: Sequence[str]) -> list[Taken]:
    """What each key takes from its arrival until the screen is drawn."""
    path = Path(tempfile.mkdtemp()) / "game.txt"
    start = TerminalApp.start_of(served)
    file = GameFile(path, start, ["human"] * start.setup.players)
    app = TerminalApp("en", UNICODE, lambda app: app.play_here(served, file))
    taken = []
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        driver = app._driver
        assert driver is not None
        assert isinstance(app.screen, TableScreen)
        for key in [*keys] * TIMES:
            cpu, wall = time.process_time(), time.perf_counter()
            driver.send_message(Key(key, key if len(key) == 1 else None))
            drawn = asyncio.Event()
            app.call_later(app.screen.call_after_refresh, drawn.set)
            await drawn.wait()
            taken.append(Taken(time.process_time() - cpu, time.perf_counter() - wall))
    return taken


def p95(seconds: Iterable[float]) -> float:
    """So much at most, in 95 of 100."""
    return statistics.quantiles(seconds, n=20)[18]


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        start(folder)  # writes the bytecode
        started = statistics.median(start(folder) for _ in range(STARTS))
        keys = {name: asyncio.run(press_keys(at_its_beginning(), size, KEYS)) for name, size in SIZES.items()}
        for name, (players, expansion) in LATE.items():
            keys[name] = asyncio.run(press_keys(late(players, expansion), SIZES["200x50"], PLAYING))
    print(
        json.dumps(
            {
                "start": started,
                "p95": {name: p95(each.cpu for each in taken) for name, taken in keys.items()},
                "waited": {name: p95(each.wall for each in taken) for name, taken in keys.items()},
            }
        )
    )


if __name__ == "__main__":
    main()
