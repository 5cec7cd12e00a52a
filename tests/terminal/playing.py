"""Somebody who plays by keys alone: walks to what a bot would choose, and presses Enter there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from textual.events import Key
from textual.pilot import Pilot

from caverna import Game, Setup
from caverna.server.protocol.messages import MoveChoice
from caverna.terminal.app import TerminalApp
from caverna.terminal.choices import at_cell, cells_of_move, space_of
from caverna.terminal.local_table import LocalTable
from caverna.terminal.signs import UNICODE, Signs
from caverna.terminal.sitting import ANSWERS, COLUMNS, Sitting
from caverna.terminal.table_screen import TableScreen
from tests.patience import PATIENCE

SMALL, MIDDLING, LARGE = (80, 24), (120, 40), (200, 50)


class KeyPlayer:
    """Presses keys at a table on this machine."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot
        self.luck = Random(1)
        self.pressed = 0

    @property
    def screen(self) -> TableScreen:
        screen = self.pilot.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    @property
    def sitting(self) -> Sitting:
        return self.screen.sitting

    @property
    def local(self) -> LocalTable:
        source = self.screen.source
        assert isinstance(source, LocalTable)
        return source

    async def press(self, *keys: str) -> None:
        """Like `Pilot.press`, which waits two fiftieths of a second for each key."""
        app = self.pilot.app
        driver = app._driver
        for key in keys:
            self.pressed += 1
            assert driver is not None
            driver.send_message(Key(key, key if len(key) == 1 else None))
            heard = asyncio.Event()
            app.call_later(app.screen.call_later, heard.set)  # behind the key in both queues
            await asyncio.wait_for(heard.wait(), PATIENCE)

    async def settle(self) -> None:
        """Until somebody at this terminal is asked, or all is over."""
        for _ in range(int(PATIENCE * 50)):
            await self.pilot._wait_for_screen()
            if self.screen.source.state is not None and not self.local.table.goes_on:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("nobody is asked")

    async def play(self, move: str) -> None:
        """Walk to a move and do it."""
        choice = next(each for each in self.sitting.moves if each.move == move)
        if space_of(choice) is not None:
            await self.go_to_space(str(choice.parts["space"]))
        else:
            await self.go_to_line(choice)
            if self.sitting.chosen is not None:
                await self.go_to_cell(choice)
        await self.press("enter")

    async def go_to_space(self, space: str) -> None:
        await self.press("b")
        columns = self.sitting.grid
        column = next(n for n, each in enumerate(columns) if space in each)
        here = next(n for n, each in enumerate(columns) if self.sitting.space in each)
        await self.press(*["right"] * ((column - here) % len(columns)))
        row, at = columns[column].index(space), columns[column].index(self.sitting.space)
        await self.press(*["down"] * ((row - at) % len(columns[column])))
        assert self.sitting.space == space

    async def go_to_line(self, choice: MoveChoice) -> None:
        sitting = self.sitting
        if sitting.chosen is not None:
            if choice in sitting.chosen.moves:
                return
            await self.press("escape")
        if (choice.kind == "anytime") != sitting.is_anytime:
            await self.press("x")
        while sitting.focus != ANSWERS:
            await self.press("tab")
        line = next(n for n, each in enumerate(sitting.lines) if choice in each.moves)
        step = "down" if line > sitting.line else "up"
        await self.press(*[step] * abs(line - sitting.line))
        if sitting.lines[line].needs_place:
            await self.press("enter")

    async def go_to_cell(self, choice: MoveChoice) -> None:
        sitting = self.sitting
        cell = cells_of_move(choice)[0]
        for _ in range(20):
            if sitting.cell == cell:
                break
            across = COLUMNS.index(cell[0]) - COLUMNS.index(sitting.cell[0])
            down = int(cell[1]) - int(sitting.cell[1])
            before = sitting.cell
            sideways = ("right" if across > 0 else "left") if across else ""
            upright = ("down" if down > 0 else "up") if down else ""
            for key in (sideways, upright, "down", "up"):
                if key and sitting.cell == before:
                    await self.press(key)
        assert sitting.chosen is not None
        turns = at_cell(sitting.chosen, cell).index(choice)
        await self.press(*["r"] * turns)
        assert sitting.held == choice

    async def play_game(self, most_presses: int = 40_000) -> None:
        """To the end, with answers chosen at random among those that are not exchanges."""
        while True:
            await self.settle()
            state = self.screen.source.state
            assert state is not None
            if state.view["is_over"]:
                return
            if self.sitting.waits_for_end:
                await self.press("e")
                continue
            answers = [each for each in state.moves if each.kind == "answer"]
            assert answers, state.decision
            placing = [each for each in answers if each.parts["verb"] != "pass"]
            await self.play(self.luck.choice(placing or answers).move)
            assert self.pressed < most_presses


@asynccontextmanager
async def a_table(
    *kinds: str,
    size: tuple[int, int] = SMALL,
    seed: int = 7,
    language: str = "en",
    signs: Signs = UNICODE,
    expansion: str = "none",
    arranged: Game | None = None,
) -> AsyncIterator[KeyPlayer]:
    """A new game in a terminal of this size, or one that was arranged."""
    game = arranged or Game(Setup(len(kinds), seed=seed, expansion=expansion), deals=False)
    app = TerminalApp(language, signs, lambda app: app.begin(game, list(kinds)))
    app.pause = 0
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        player = KeyPlayer(pilot)
        await player.settle()
        yield player


def text_of(pilot: Pilot[None]) -> str:
    """What stands on the screen, line by line."""
    return "\n".join(
        "".join(segment.text for segment in strip) for strip in pilot.app.screen._compositor.render_strips()
    )
