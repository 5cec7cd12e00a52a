"""The program on a whole terminal: a table, or first the choice of one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import App
from textual.screen import ModalScreen, Screen

from caverna.cli.kept_file import ChangedElsewhere
from caverna.game import Game
from caverna.record.record import beginning
from caverna.server.tables.served_table import ServedTable
from caverna.table.seats import clean_name
from caverna.table.table import Table
from caverna.terminal.keys import TABLE_KEYS
from caverna.terminal.local_table import BOT_PAUSE, LocalTable
from caverna.terminal.palette import PaletteCommand, PaletteScreen
from caverna.terminal.reading import KEYS_ELSEWHERE, name_of
from caverna.terminal.saved_games import (
    GameFile,
    Resumed,
    games_folder,
    new_path,
    new_served,
    resumed,
)
from caverna.terminal.seat_tokens import SeatTokens
from caverna.terminal.signs import Signs, words_in
from caverna.terminal.sitting import Sitting
from caverna.terminal.source import NoAnswer, TableSource
from caverna.terminal.table_screen import TableScreen
from caverna.words.texts import Words

if TYPE_CHECKING:
    from caverna.terminal.server_address import ServerAddress


class TerminalApp(App[None]):
    """Shows screens in the colours of the terminal itself."""

    ENABLE_COMMAND_PALETTE = True
    BINDINGS = [("ctrl+c", "leave", ""), ("ctrl+q", "leave", "")]  # noqa: RUF012 (so Textual has it)
    CSS = "Screen { background: ansi_default; color: ansi_default; }"

    def __init__(self, language: str, signs: Signs, first: Callable[[TerminalApp], None]) -> None:
        super().__init__(ansi_color=True)
        ensure_running()  # for bots in processes of their own: later the streams it needs are Textual's
        self.language = language
        self.signs = signs
        self.first = first
        self.pause = BOT_PAUSE
        self.farewell: list[str] = []
        """What is said when the screen is gone."""

    @property
    def words(self) -> Words:
        """The texts of the present language."""
        return words_in(self.language, self.signs)

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self.first(self)

    def action_leave(self) -> None:
        """Leave at once: everything is on disk."""
        self.exit()

    def show_first(self, screen: Screen[None]) -> None:
        """A screen to begin with."""
        self.push_screen(screen)

    # Tables.

    def sit_down(self, source: TableSource, then: Callable[[None], None] | None = None) -> None:
        """Show a table; afterwards the program ends, unless there is something else to do."""
        sitting = Sitting(self.language, self.signs)

        def leave(nothing: None) -> None:
            self.language = sitting.words.language
            (then or (lambda _: self.exit()))(nothing)

        self.push_screen(TableScreen(source, sitting), leave)

    def play_here(self, served: ServedTable, file: GameFile) -> None:
        """A table on this machine."""
        self.sit_down(self.local_table(served, file))

    def play_there(self, server: ServerAddress, table: str, tokens: list[str]) -> None:
        """A table on a server."""
        from caverna.terminal.remote_table import RemoteTable  # only for those who play there

        source = RemoteTable(server, table, tokens, self.language)
        self.call_later(source.open)
        self.farewell = [f"caverna play --terminal --server {server} --table {table}"]
        self.sit_down(source)

    def visit(self, server: ServerAddress, table: str | None) -> None:
        """A server: my tables there, or straight to one of them."""
        if table is None:
            from caverna.terminal.server_screen import ServerScreen

            self.push_screen(ServerScreen(server))
            return
        tokens = SeatTokens().tokens_of(str(server), table)
        if tokens:
            self.play_there(server, table, tokens)
        else:
            self.run_worker(self.stand_at_the_door(server, table), exit_on_error=False)

    async def stand_at_the_door(self, server: ServerAddress, table: str) -> None:
        """See who sits at a table before sitting down."""
        from caverna.terminal.server_screen import DoorScreen

        try:
            info = await asyncio.to_thread(server.table_info, table, self.language)
        except NoAnswer as nobody:
            self.farewell = [str(nobody)]
            self.exit(return_code=1)
            return
        self.push_screen(DoorScreen(server, info))

    @property
    def player_name(self) -> str:
        """What this user is called at tables of others."""
        return clean_name(os.environ.get("USER") or os.environ.get("LOGNAME") or "")

    def local_table(self, served: ServedTable, file: GameFile) -> LocalTable:
        """A table that is kept in a file; if another program has written there, in a new one."""

        def keep(table: Table) -> None:
            try:
                file.keep(table)
            except ChangedElsewhere:
                file.move_to(new_path(games_folder(), datetime.now()))
                file.keep(table)
            self.farewell = [self.words.say("ui-cli-come-back", file=str(file.path))]

        source = LocalTable(served, self.language, keep, self.pause)
        keep(served.table)
        self.call_later(source.open)
        return source

    def begin(self, game: Game, kinds: list[str]) -> None:
        """A new game in a new file."""
        served = new_served(game, kinds, self.words)
        self.play_here(served, GameFile(new_path(games_folder(), datetime.now()), served.table.game, kinds))

    def resume(self, path: Path) -> None:
        """Go on with a game where it was left."""
        self.go_on(resumed(path, self.words))

    def go_on(self, found: Resumed) -> None:
        """Likewise with one that was loaded before; a file from elsewhere stays as it is."""
        start = self.start_of(found.served)
        is_ours = found.path.parent.resolve() == games_folder().resolve()
        kept = found.path if is_ours else new_path(games_folder(), datetime.now())
        self.play_here(found.served, GameFile(kept, start, found.kinds))

    @staticmethod
    def start_of(served: ServedTable) -> Game:
        """The game before its first move."""
        start = beginning(served.table.game)
        start.setup = served.table.setup
        return start

    # The command palette.

    def action_command_palette(self) -> None:
        """Ours: it speaks the language, and has no more signs and colours than the terminal."""
        if isinstance(self.screen, TableScreen):
            self.language = self.screen.sitting.words.language
        if not isinstance(self.screen, PaletteScreen | ModalScreen):
            self.push_screen(PaletteScreen(self.commands_at(self.screen)))

    def commands_at(self, screen: Screen[object]) -> Iterable[PaletteCommand]:
        """Everything a key can do there, by name."""
        words = self.words
        if not isinstance(screen, TableScreen):
            yield PaletteCommand(words.say("screen-do-leave"), "Q", self.exit)
            return
        names = {each.key: each.name for each in TABLE_KEYS}
        names |= {key: name_of(key) for key in KEYS_ELSEWHERE[:-1]}
        for key, name in names.items():
            yield PaletteCommand(
                words.say(f"screen-do-{name}"), key.upper(), partial(self.press_for, screen, key)
            )

    @staticmethod
    def press_for(screen: TableScreen, key: str) -> None:
        """As if the key had been pressed."""
        screen.press(key)
        screen.redraw()
