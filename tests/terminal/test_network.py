"""The terminal at tables of a real server: joins, plays, loses the line, comes back, watches."""

import asyncio
import json
import os
import signal
import stat
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.server.configuration.settings import Settings
from caverna.terminal.app import TerminalApp
from caverna.terminal.seat_tokens import SeatTokens
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.signs import UNICODE
from caverna.terminal.source import LOST, OPEN
from tests.browser.serving import Server
from tests.patience import PATIENCE
from tests.server.conftest import Running
from tests.terminal.playing import text_of
from tests.terminal.remote_playing import RemotePlayer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(data=tmp_path / "tables", port=0))
    yield running
    running.stop()


def address_of(server: Running) -> ServerAddress:
    return ServerAddress(f"http://127.0.0.1:{server.port}")


@asynccontextmanager
async def at_table(address: ServerAddress, table: str) -> AsyncIterator[RemotePlayer]:
    app = TerminalApp("en", UNICODE, lambda app: app.visit(address, table))
    async with app.run_test(size=(80, 24)) as pilot:
        yield RemotePlayer(pilot)


def test_a_lost_line_is_taken_up_again_every_round(server: Running) -> None:
    table, tokens = server.new_table("human", "greedy")

    async def play() -> None:
        SeatTokens().remember(str(address_of(server)), table, tokens)
        async with at_table(address_of(server), table) as player:
            await player.settle()
            rounds = 0
            while not player.sitting.view["is_over"] and player.sitting.view["round"] < 5:
                await player.step()
                if player.sitting.view["round"] > rounds:
                    rounds = player.sitting.view["round"]
                    assert player.remote.socket is not None
                    await player.remote.socket.close()
                await player.settle()
            assert len(player.remote.log) == len(server.connect(table).hello(tokens[0])["log"])

    asyncio.run(play())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_of_the_server_in_the_middle_of_a_step_loses_nothing(
    how: signal.Signals, tmp_path: Path
) -> None:
    real = Server(tmp_path / "data")
    made = real.new_table("human", "human")
    address = ServerAddress(real.address)

    async def play() -> None:
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        SeatTokens().remember(str(address), made["table"], tokens)
        assert stat.S_IMODE(os.stat(SeatTokens().path).st_mode) == 0o600
        async with at_table(address, made["table"]) as player:
            await player.settle()
            await player.play("place drift_mining")
            await player.wait_until(lambda: player.is_settled and not player.sitting.places)
            held, log = player.sitting.held, len(player.remote.log)
            asked = [each.move for each in player.sitting.moves]
            assert held is not None
            await asyncio.to_thread(real.stop, how)
            await player.wait_until(lambda: player.remote.status != OPEN)
            await player.press("r")
            turned = player.sitting.held
            await asyncio.to_thread(real.start)
            await player.wait_until(lambda: player.remote.status == OPEN and player.is_settled)
            assert [each.move for each in player.sitting.moves] == asked
            assert len(player.remote.log) == log
            assert player.sitting.held == turned
            await player.press("enter")
            await player.wait_until(lambda: len(player.remote.log) > log)

    try:
        asyncio.run(play())
    finally:
        if real.process.poll() is None:
            real.stop()


def test_what_was_chosen_without_a_line_is_done_when_it_is_back(server: Running) -> None:
    table, tokens = server.new_table("human", "human")

    async def play() -> None:
        SeatTokens().remember(str(address_of(server)), table, tokens)
        async with at_table(address_of(server), table) as player:
            await player.settle()
            before = len(player.remote.log)
            assert player.remote.socket is not None
            lost = player.remote.socket
            player.remote.socket, player.remote.status = None, LOST
            await player.play(player.sitting.moves[0].move)
            assert player.remote.unanswered.needs_line
            assert "sent as soon as" in text_of(player.pilot)
            await lost.close()
            await player.wait_until(lambda: player.remote.status == OPEN and player.is_settled)
            assert len(player.remote.log) > before
            assert "sent as soon as" not in text_of(player.pilot), "it was sent"

    asyncio.run(play())


def test_an_open_seat_is_taken_and_its_key_is_private(server: Running) -> None:
    table, _ = server.new_table("human", "open")

    async def play() -> None:
        async with at_table(address_of(server), table) as player:
            for _ in range(int(PATIENCE * 50)):
                if "Sit down" in text_of(player.pilot):
                    break
                await asyncio.sleep(0.02)
            await player.press("enter")
            await player.wait_until(lambda: player.remote.state is not None)
            assert player.remote.state is not None
            assert player.remote.state.yours == [1]

    asyncio.run(play())
    path = SeatTokens().path
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert SeatTokens().tokens_of(str(address_of(server)), table)


def test_the_lobby_for_scripts(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    table, tokens = server.new_table("human", "greedy")
    assert main(["lobby", str(address_of(server)), "--language", "en"]) == 0
    assert "not been to a table" in capsys.readouterr().out
    SeatTokens().remember(str(address_of(server)), table, tokens)
    assert main(["lobby", str(address_of(server)), "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["table"] for each in listed] == [table]
    assert main(["lobby", "ftp://nowhere"]) == 1


def test_two_who_join_at_once_both_keep_their_keys(tmp_path: Path) -> None:
    path = tmp_path / "seats.json"

    with ProcessPoolExecutor(4, mp_context=get_context("fork")) as processes:
        list(processes.map(join_in_a_process, [(path, number) for number in range(40)]))
    assert {each.table for each in SeatTokens(path).tables("http://club")} == {f"t{n}" for n in range(40)}


def join_in_a_process(what: tuple[Path, int]) -> None:
    """One of those who join."""
    path, number = what
    SeatTokens(path).remember("http://club", f"t{number}", {0: f"key{number}"})


def test_somebody_without_a_seat_watches(server: Running) -> None:
    table, _ = server.new_table("human", "human")

    async def play() -> None:
        async with at_table(address_of(server), table) as player:
            await until_on_screen(player, "Watch")
            await player.press("enter")
            await player.wait_until(lambda: player.remote.state is not None)
            state = player.remote.state
            assert state is not None
            assert state.yours == []
            assert not state.moves
            await until_on_screen(player, "Round 1")
            log = len(player.remote.log)
            await player.press("enter", "e", "1")
            assert len(player.remote.log) == log

    asyncio.run(play())
    assert SeatTokens().tables(str(address_of(server)))[0].tokens == {}


def test_the_tables_of_a_server_are_listed_made_and_gone_to(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("USER", "ann")
    address = address_of(server)

    def app() -> TerminalApp:
        return TerminalApp("en", UNICODE, lambda app: app.visit(address, None))

    async def make() -> str:
        async with app().run_test(size=(80, 24)) as pilot:
            player = RemotePlayer(pilot)
            await until_on_screen(player, "New game")
            await pilot.press("down", "right", "enter")
            await player.wait_until(lambda: player.sitting.state is not None)  # whoever begins
            assert len(player.sitting.view["players"]) == 3
            link = address.invitation(player.remote.table)
            await until_on_screen(player, f"come with {link}")
            assert ServerAddress(link).table == player.remote.table
            assert str(ServerAddress(link)) == str(address)
            assert player.sitting.state is not None
            assert player.sitting.state.seats[0].name == "ann"
            return player.remote.table

    async def go_to(table: str) -> None:
        async with app().run_test(size=(80, 24)) as pilot:
            player = RemotePlayer(pilot)
            await until_on_screen(player, table)
            await pilot.press("enter")
            await player.wait_until(lambda: player.sitting.state is not None)  # whoever begins
            assert player.remote.table == table

    asyncio.run(go_to(asyncio.run(make())))


async def until_on_screen(player: RemotePlayer, text: str) -> None:
    """Until this is to be read."""
    for _ in range(int(PATIENCE * 50)):
        if text in text_of(player.pilot):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(text_of(player.pilot))
