"""Somebody who plays by keys alone at a table on a server."""

import asyncio
from collections.abc import Callable

from caverna.terminal.remote_table import RemoteTable
from caverna.terminal.table_screen import TableScreen
from tests.patience import PATIENCE
from tests.terminal.playing import KeyPlayer


class RemotePlayer(KeyPlayer):
    """Presses keys at a table on a server."""

    @property
    def remote(self) -> RemoteTable:
        source = self.screen.source
        assert isinstance(source, RemoteTable)
        return source

    async def wait_until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(int(PATIENCE * 50)):
            await self.pilot._wait_for_screen()
            if isinstance(self.pilot.app.screen, TableScreen) and is_so():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("it never came to that")

    async def settle(self) -> None:
        await self.wait_until(lambda: self.is_settled)

    @property
    def is_settled(self) -> bool:
        state = self.remote.state
        if state is None or self.remote.is_busy or self.sitting.state is not state:
            return False
        return bool(state.view["is_over"] or self.sitting.waits_for_end or state.moves)

    async def step(self) -> None:
        """One answer by chance, or the end of the turn."""
        if self.sitting.waits_for_end:
            await self.press("e")
            return
        answers = [each for each in self.sitting.moves if each.kind == "answer"]
        acting = [each for each in answers if each.parts["verb"] != "pass"]
        await self.play(self.luck.choice(acting or answers).move)
