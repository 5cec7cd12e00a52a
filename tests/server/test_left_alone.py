"""Tables of bots play on without an audience; every moment of a game is shown quickly."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from caverna.bots import make_bot
from caverna.game import Game
from caverna.server.configuration.settings import Settings
from caverna.server.showing.replay import past_of, table_after
from caverna.server.storage.store import StoredMove, StoredSeat, StoredTable
from caverna.server.tables.served_table import ServedTable
from caverna.setup import Setup
from tests.patience import wait_until
from tests.server.conftest import Running

LONGEST_STEP = 0.03


@pytest.fixture
def hasty(settings: Settings) -> Iterator[Running]:
    """A server that waits for nobody, and has one place for tables without people."""
    running = Running(replace(settings, unattended_seconds=0.05, unattended_tables=1))
    yield running
    running.stop()


def wait_for_the_end(server: Running, *tables: str) -> None:
    paths = [f"/api/tables/{table}" for table in tables]
    wait_until(lambda: all(server.get(path)["is_over"] for path in paths), f"the end of {tables}")


def test_bots_finish_a_game_that_nobody_ever_looks_at(hasty: Running) -> None:
    table, _ = hasty.new_table("random", "random")
    keepers = hasty.lobby.keepers
    wait_until(lambda: table in keepers and keepers[table].table.is_over, "the end of the game")
    assert hasty.get(f"/api/tables/{table}")["winners"]
    wait_until(lambda: not hasty.lobby.unattended, "that nobody is at it any more")


def test_only_so_many_tables_play_without_people_at_a_time(hasty: Running) -> None:
    first, second, third = (hasty.new_table("random", "random")[0] for _ in range(3))

    def all_have_played() -> bool:
        keepers = list(hasty.lobby.keepers.items())
        playing = [table for table, keeper in keepers if not keeper.at_rest.is_set()]
        assert len(playing) <= 1
        return not hasty.lobby.unattended

    wait_until(all_have_played, "the last of three games")
    wait_for_the_end(hasty, first, second, third)


def test_a_table_with_people_waits_for_them(hasty: Running) -> None:
    table, _ = hasty.new_table("human", "random")
    of_bots, _ = hasty.new_table("random", "random")
    wait_for_the_end(hasty, of_bots)
    assert table not in hasty.lobby.keepers


def finished_game(players: int) -> ServedTable:
    game, bot = Game(Setup(players, seed=5)), make_bot("random", 3)
    while not game.is_over:
        game.play(bot.choose(game))
    played = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    seats = (StoredSeat("bot", "", "random"),) * players
    return ServedTable(StoredTable("t", game.setup, "", 0, False, 0.0, seats, played))


def test_a_step_through_a_long_game_is_quick() -> None:
    served = finished_game(7)
    served.texts.in_language("en")
    length = len(served.table.log.moves)
    steps = []
    for moves in range(length, 0, -length // 20):
        begun = time.process_time()
        table_after(past_of(served, "en"), moves)
        steps.append(time.process_time() - begun)
    assert sorted(steps)[len(steps) // 2] < LONGEST_STEP
