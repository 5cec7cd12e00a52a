"""A whole game between a real browser and the terminal, whose server is killed in the middle of it."""

import asyncio
import signal
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from caverna.terminal.app import TerminalApp
from caverna.terminal.seat_tokens import SeatTokens
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.signs import UNICODE
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.robot import Robot
from tests.browser.serving import Created, Server
from tests.browser.test_losses import LOST
from tests.browser.test_whole_games import totals_on_the_sheet
from tests.patience import PATIENCE
from tests.terminal.playing import text_of
from tests.terminal.remote_playing import RemotePlayer

BROWSER, TERMINAL = 0, 1


class AtTheTerminal:
    """Somebody who plays a seat by keys, in a thread of his own: a browser test can use no asyncio."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.table = table
        self.steps = 0
        self.log: list[str] = []
        self.score_sheet = ""
        self.trouble: BaseException | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        try:
            asyncio.run(self.play())
        except BaseException as error:
            self.trouble = error

    async def play(self) -> None:
        """To the end of the game, where the score sheet comes by itself."""
        address = ServerAddress(self.server.address)
        app = TerminalApp("en", UNICODE, lambda app: app.visit(address, self.table))
        async with app.run_test(size=(80, 24)) as pilot:
            player = RemotePlayer(pilot)
            await player.settle()
            while not player.sitting.view["is_over"]:
                await player.step()
                self.steps += 1
                await player.settle()
            await pilot.pause()
            self.log = [entry.move for entry in player.remote.log]
            self.score_sheet = text_of(pilot)

    def finish(self) -> None:
        """Wait for the end; what went wrong there has gone wrong here."""
        self.thread.join(PATIENCE)
        assert self.trouble is None, repr(self.trouble)
        assert not self.thread.is_alive()

    def totals_on_the_sheet(self) -> list[int]:
        last = next(each for each in self.score_sheet.splitlines() if each.strip().startswith("Total"))
        words = last.replace("−", "-").replace("│", " ").split()
        return [int(each) for each in words if each.lstrip("-").isdecimal()]


def kill_and_start_again(server: Server, me: Person) -> None:
    """The page notices, and finds the server again."""
    server.stop(signal.SIGKILL)
    expect(me.page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(me.page.get_by_text(LOST)).to_have_count(0)


def test_a_terminal_and_a_browser_play_a_whole_game(
    own_server: Server, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    made = own_server.new_table("human", "human", seed=5, furnishings="introductory")
    table, tokens = made["table"], made["tokens"]
    SeatTokens().remember(own_server.address, table, {TERMINAL: tokens[str(TERMINAL)]})
    me = sit(Created(table=table, tokens={str(BROWSER): tokens[str(BROWSER)]}), address=own_server.address)
    other = AtTheTerminal(own_server, table)
    robot = Robot(me)
    robot.play(rounds=3)
    kill_and_start_again(own_server, me)
    assert robot.play()["over"]
    other.finish()
    assert robot.steps > 50
    assert other.steps > 50
    assert other.log == me.now()["log"]
    totals = me.mirror().totals()
    assert totals_on_the_sheet(me) == totals
    assert other.totals_on_the_sheet() == totals
