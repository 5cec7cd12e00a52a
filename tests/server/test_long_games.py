"""Games of thousands of exchanges: legal, and yet nobody is stopped by them."""

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

import pytest

from caverna.game import Game
from caverna.record.position import read_position
from caverna.record.record import write_record
from caverna.server.http_messages import Import
from caverna.server.lobby import Lobby
from caverna.server.new_tables import beginning_of, import_record
from caverna.server.replay import chart
from caverna.server.settings import Settings
from caverna.server.sqlite_store import SqliteStore
from caverna.table.limits import MOST_IN_A_TURN, MOST_MOVES, TooManyMoves
from caverna.table.seats import Seat
from caverna.table.table import table_for
from tests.server.conftest import Running

T = TypeVar("T")
SEATS = "ABCDEFG"
RICH = "caverna position 1\nplayers {players}\nseed 1\nround 4\nturn A\n"


def rich_position(players: int) -> str:
    """Everybody has more rubies than he could ever spend."""
    seats = "".join(f"seat {seat}\ngoods ruby 999 food 50\n" for seat in SEATS[:players])
    return RICH.format(players=players) + seats


def exchanges(game: Game, count: int) -> None:
    for _ in range(count):
        game.play("ruby wood")


def longest_game() -> str:
    """As many moves as a table takes, exchanges nearly all of them."""
    game = read_position(rich_position(7))
    game.deals = True
    while len(game.moves_played) < MOST_MOVES - 300:
        if "ruby wood" in [move.text for move in game.anytime_moves()]:
            exchanges(game, MOST_IN_A_TURN - 60)
        seat = game.seat
        while game.seat == seat and len(game.moves_played) < MOST_MOVES - 100:
            game.play(game.answers()[0])
    return write_record(game)


def test_a_record_of_twenty_thousand_exchanges_is_not_even_read(server: Running) -> None:
    header = f"caverna record 1\nrules 1\nposition\n{rich_position(7)}end\n\n"
    begun = time.process_time()
    answer = server.post("/api/tables/import", 400, record=header + "A ruby wood\n" * 20_000)
    assert "too long for a table" in answer["say"]
    assert time.process_time() - begun < 1


def test_a_turn_of_a_thousand_exchanges_is_refused(server: Running) -> None:
    header = f"caverna record 1\nrules 1\nposition\n{rich_position(1)}end\n\n"
    answer = server.post("/api/tables/import", 400, record=header + "A ruby wood\n" * 900)
    assert "only questions are answered" in answer["say"]


def test_at_a_table_exchanges_have_an_end_and_answers_do_not(server: Running) -> None:
    header = f"caverna record 1\nrules 1\nposition\n{rich_position(1)}end\n\n"
    made = server.post("/api/tables/import", 201, record=header)
    client = server.sit(made["table"], *made["tokens"].values())
    for _ in range(MOST_IN_A_TURN // 50):
        client.ask(type="moves", version=client.state["version"], moves=["ruby wood"] * 50)
    assert client.errors == []
    refused = client.ask(type="move", version=client.state["version"], move="ruby wood")
    assert (refused["code"], "too many exchanges" in refused["say"]) == ("illegal", True)
    answer = next(move["move"] for move in client.state["moves"] if move["kind"] == "answer")
    assert client.play(answer)["type"] == "state"
    assert client.errors == [refused]


def test_what_can_be_taken_back_is_bounded() -> None:
    game = read_position(rich_position(1))
    table = table_for(game, [Seat("human")])
    ruby = game.move("ruby wood")
    for _ in range(MOST_IN_A_TURN):
        table.play(ruby)
    with pytest.raises(TooManyMoves):
        table.play(ruby)
    assert len(table.turn.before) == MOST_IN_A_TURN
    sizes = []
    for _ in range(3000):
        table.undo()
        table.take_change()
        table.play(ruby)
        table.take_change()
        sizes.append(len(table.versions.cuts) + len(table.log.checkpoints) + len(table.turn.before))
    assert max(sizes) <= 2 * MOST_IN_A_TURN
    assert table.version == 6000


async def longest_gap(work: Awaitable[T]) -> tuple[float, float, T]:
    """How long the loop stood still at most while something was done, how long that took, and its result."""
    gaps, is_done = [0.0], False

    async def tick() -> None:
        while not is_done:
            before = time.perf_counter()
            await asyncio.sleep(0)
            gaps.append(time.perf_counter() - before)
            await asyncio.sleep(0.001)

    ticking = asyncio.create_task(tick())
    begun = time.perf_counter()
    result = await work
    took = time.perf_counter() - begun
    is_done = True
    await ticking
    return max(gaps), took, result


def test_the_loop_goes_on_while_the_longest_game_is_read_loaded_and_told(settings: Settings) -> None:
    record = longest_game()

    async def scenario() -> None:
        lobby = Lobby(SqliteStore(settings.data), settings)
        await lobby.desk.have(beginning_of, Import(record))  # everything is warm
        gap, took, made = await longest_gap(import_record(lobby, Import(record)))
        assert gap < took / 2
        gap, took, keeper = await longest_gap(lobby.keeper(made.table))
        assert gap < took / 2
        assert len(keeper.table.log.moves) > MOST_MOVES - 400
        game = keeper.table.game.copy()
        gap, took, told = await longest_gap(lobby.desk.have(chart, game))
        assert gap < took / 2
        assert told.rounds
        await lobby.close()

    asyncio.run(scenario())
