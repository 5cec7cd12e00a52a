"""How the full screen begins: with a game that was asked for, a saved one, or the choice among them."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from caverna.game import Game
from caverna.terminal.app import TerminalApp
from caverna.terminal.choosing_screen import AskedFor, ChoosingScreen
from caverna.terminal.saved_games import Resumed
from caverna.terminal.signs import signs_for

if TYPE_CHECKING:
    from caverna.terminal.server_address import ServerAddress


@dataclass(frozen=True)
class Wish:
    """What somebody has said on the command line."""

    language: str
    is_ascii: bool = False
    resume: Resumed | None = None
    asked: AskedFor = field(default_factory=AskedFor)
    game: Game | None = None
    seats: list[str] = field(default_factory=list)
    server: str | None = None
    table: str | None = None


def show(wish: Wish) -> int:
    """Run until somebody leaves; say how to come back. Returns what the command ends with."""
    app = app_for(wish)
    run_until_left(app)
    return app.return_code or 0


def run_until_left(app: TerminalApp) -> None:
    """A lost line or a polite kill ends it like leaving: the terminal is put right, and all is on disk."""
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: leave(app))
    app.run()
    for text in app.farewell:
        print(text)
    sys.stdout.flush()


def leave(app: TerminalApp) -> None:
    """End the program even if it waits for a key: a signal alone would not wake it."""
    asyncio.get_running_loop().call_soon_threadsafe(app.call_later, app.exit)


def app_for(wish: Wish) -> TerminalApp:
    """The program, about to do what was wished for."""
    address = address_of(wish.server) if wish.server else None

    def begin(app: TerminalApp) -> None:
        if wish.resume is not None:
            app.go_on(wish.resume)
        elif wish.game is not None:
            app.begin(wish.game, wish.seats)
        elif address is not None:
            app.visit(address, wish.table or address.table)
        else:
            app.push_screen(ChoosingScreen(wish.asked))
        app.call_after_refresh(tidy_up_from_now_on)

    return TerminalApp(wish.language, signs_for(wish.is_ascii), begin)


def tidy_up_from_now_on() -> None:
    """What was loaded at the start is looked through no more: memory is tidied quickly between two keys."""
    gc.freeze()
    gc.enable()


def address_of(url: str) -> ServerAddress:
    """The server that was named."""
    from caverna.terminal.server_address import ServerAddress  # only for those who play there

    return ServerAddress(url)
