"""A table on this machine: people at this terminal, bots in processes of their own, all on disk first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from caverna.engine.errors import CavernaError, IllegalMove
from caverna.engine.events import Event
from caverna.engine.state.game_state import NATURE
from caverna.server.configuration.settings import Settings
from caverna.server.protocol.http_messages import Review
from caverna.server.protocol.messages import Advice, HintTurn, LogEntry, StateMessage, Subject
from caverna.server.showing.adviser import Adviser
from caverna.server.showing.reasons import reason
from caverna.server.showing.show import Showing
from caverna.server.tables.served_table import ServedTable
from caverna.table.limits import TooManyMoves
from caverna.table.table import NothingToEnd, NothingToTakeBack, Revealed, Table, TurnIsOpen
from caverna.terminal.saved_games import people_at
from caverna.terminal.source import OPEN, NoAnswer
from caverna.words.reasons import refusal
from caverna.words.texts import Words

if TYPE_CHECKING:
    from caverna.terminal.thinking import LocalThinking

BOT_PAUSE = 0.12
"""Between two steps of bots, so that they can be seen."""


DRAWING = 0.03
"""What was pressed is drawn first, then advice is worked out."""


class LocalTable:
    """Keeps a table, shows it, and lets those play who are no people."""

    def __init__(
        self, served: ServedTable, language: str, keep: Callable[[Table], None], pause: float = BOT_PAUSE
    ) -> None:
        self.served = served
        self.language = language
        self.keep = keep
        self.pause = pause
        self.settings = replace(Settings(), bot_processes=1)
        self.adviser = Adviser()
        self.yours = people_at(served.table.seats)
        self.state: StateMessage | None = None
        self.log: list[LogEntry] = []
        self.status = OPEN
        self.trouble = ""
        self.invitation = ""
        self.listener: Callable[[], None] = lambda: None
        self.going_on: asyncio.Task[None] | None = None

    @cached_property
    def thinking(self) -> LocalThinking:
        """Those who think for bots and people, from the first time they are needed."""
        from caverna.terminal.thinking import LocalThinking  # takes long to load

        return LocalThinking(self.served, self.settings)

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.served.table

    def open(self) -> None:
        """Show the table and let it go on."""
        self.show([])
        self.go_on()

    # Commands.

    def play(self, *moves: str) -> None:
        self.command(lambda: self.table.play_all([self.table.game.move(move) for move in moves]))

    def undo(self) -> None:
        self.command(self.table.undo)

    def restart(self) -> None:
        self.command(self.table.restart)

    def end_turn(self) -> None:
        self.command(self.table.end_turn)

    def command(self, work: Callable[[], object]) -> None:
        """Do what a person wants, or say why not."""
        words = Words(self.language)
        self.trouble = ""
        if self.table.turn_seat not in self.yours:
            self.trouble = words.say("server-not-yours")
        else:
            try:
                work()
            except TooManyMoves:
                self.trouble = words.say("server-too-many-moves")
            except IllegalMove as illegal:
                self.trouble = refusal(illegal, words, self.table.names)
            except CavernaError as wrong:
                self.trouble = str(wrong)
            except TurnIsOpen:
                self.trouble = words.say("server-end-turn-first")
            except NothingToEnd:
                self.trouble = words.say("server-turn-not-done")
            except Revealed:
                self.trouble = words.say("ui-undo-blocked")
            except NothingToTakeBack:
                self.trouble = words.say("ui-undo-nothing")
        self.keep_and_show()
        self.go_on()

    def keep_and_show(self) -> None:
        """What was done is kept, then shown; what needs nobody's decision follows at once."""
        events: list[Event] = []
        while True:
            change = self.served.take_change()
            if change is None:
                break
            events += [event for played in change.played for event in played.events]
            self.store()
            if self.table.move_due() is None or self.table.is_bot(self.table.asked_seat):
                break
            self.table.play_due()
        self.show(events)

    def store(self) -> None:
        """Onto the disk; if that refuses, people are told and may play on."""
        try:
            self.keep(self.table)
        except OSError as error:
            words = Words(self.language)
            self.trouble = words.say("ui-not-saved", reason=error.strerror or str(error))

    def show(self, events: list[Event]) -> None:
        """Make what is seen."""
        showing = Showing(self.served, self.yours, events)
        known = self.table.known_log(len(self.log), self.state.version if self.state else None)
        state = showing.message(self.yours, self.language, known)
        self.log = self.log[:known] + state.log
        self.state = state
        self.listener()

    # Those who are no people.

    def go_on(self) -> None:
        """Have chance and bots play, while somebody looks on."""
        if self.going_on is None and self.table.goes_on:
            self.going_on = asyncio.create_task(self.let_others_play())

    async def let_others_play(self) -> None:
        """Until a person is asked or all is over."""
        try:
            while self.table.goes_on:
                is_bots_choice = self.table.is_bot(self.table.asked_seat) and self.table.move_due() is None
                if is_bots_choice:
                    await self.let_bot_play()
                else:
                    self.table.play_due()
                self.keep_and_show()
                if is_bots_choice:
                    await asyncio.sleep(self.pause)
        finally:
            self.going_on = None

    async def let_bot_play(self) -> None:
        """One step of a bot."""
        if self.table.waits_for_end:
            self.table.end_turn()
            return
        version = self.table.version
        move = await self.thinking.choose()
        if self.table.version == version:
            self.table.play(move)

    # Asking.

    def speak(self, language: str) -> None:
        self.language, self.log, self.state = language, [], None
        self.show([])

    def agree_to_hints(self) -> None:
        """Nobody at this terminal has to be asked."""

    async def why(self, move: str) -> str:
        with suppress(CavernaError):
            return reason(self.table, move, self.language)
        return ""

    async def advise(self, about: Sequence[Subject]) -> Advice:
        await asyncio.sleep(DRAWING)
        return self.adviser.advise(self.table, about, self.yours, self.language)

    async def hint(self) -> list[HintTurn]:
        words = Words(self.language)
        if self.table.waits_for_end or self.table.game.seat in (None, NATURE):
            raise NoAnswer(words.say("ui-hint-not-now"))
        return await self.thinking.hint(words)

    async def review(self) -> Review:
        return self.thinking.review(Words(self.language))

    async def close(self) -> None:
        if self.going_on is not None:
            self.going_on.cancel()
            with suppress(asyncio.CancelledError):
                await self.going_on
        if "thinking" in self.__dict__:
            await self.thinking.stop()
