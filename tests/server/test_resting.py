"""A table at which nothing happens takes little memory, and nobody can tell."""

import random
import threading
from dataclasses import replace

import pytest

from caverna.game import Game
from caverna.record.position import read_position
from caverna.record.record import write_record
from caverna.record.snapshot import take_snapshot
from caverna.server.configuration.settings import Settings
from caverna.server.storage.store import StoredSeat, StoredTable
from caverna.server.tables.served_table import LONGEST_TO_REST, Resting, ServedTable
from caverna.setup import Setup
from caverna.table.table import Table
from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.test_long_games import exchanges, rich_position


def as_seen(table: Table) -> tuple[object, ...]:
    """Everything about a table that somebody could notice."""
    return (
        take_snapshot(table.game),
        table.version,
        table.asked_seat,
        table.turn_seat,
        table.waits_for_end,
        table.can_take_back(),
        table.turn.decisions(),
        table.log.moves,
        [table.known_log(len(table.log.moves), version) for version in range(table.version + 1)],
        table.names,
    )


def take_a_step(table: Table, luck: random.Random) -> None:
    if table.can_take_back() and luck.random() < 0.3:
        luck.choice((table.undo, table.restart))()
    elif table.waits_for_end:
        table.end_turn()
    elif table.play_due() is None:
        table.play(luck.choice(table.game.legal_moves()))


def test_a_table_wakes_up_as_it_was() -> None:
    seats = (StoredSeat("human", "Ann"), StoredSeat("human", "Bo"))
    served, luck = (
        ServedTable(StoredTable("t", Setup(2, seed=8), "", 0, False, 0.0, seats, ())),
        random.Random(8),
    )
    for _ in range(120):
        take_a_step(served.table, luck)
        served.take_change()
        told = served.texts.in_language("en")
        before = as_seen(served.table)
        if luck.random() < 0.5:
            served.rest()
            assert served.awake is None
            assert served.version == before[1]
            assert served.awake is None, "nobody has to wake up for a version"
        assert as_seen(served.table) == before
        assert served.texts.in_language("en") == told
    assert len(served.table.log.moves) < LONGEST_TO_REST


def a_game_of(moves: int) -> Game:
    """Seven play, and exchange rubies at every turn."""
    game = read_position(rich_position(7))
    game.deals = True
    while len(game.moves_played) < moves:
        if "ruby wood" in [move.text for move in game.anytime_moves()]:
            exchanges(game, 5)
        game.play(game.answers()[0])
    return game


def test_a_long_game_rests_as_well_and_is_woken_beside_the_loop(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken, wake = [], Resting.wake

    def note_where(resting: Resting) -> Table:
        woken.append(threading.current_thread().name)
        return wake(resting)

    monkeypatch.setattr(Resting, "wake", note_where)
    game = a_game_of(600)
    running = Running(replace(settings, sweep_seconds=0.1))
    try:
        made = running.post("/api/tables/import", 201, record=write_record(game))
        table, tokens = made["table"], made["tokens"]
        client = running.sit(table, *tokens.values())
        keeper = running.lobby.keepers[table]
        wait_until(lambda: keeper.served.awake is None, "that the table rests")
        before = client.state
        woken.clear()
        client.ask(type="state")
        assert client.state["moves"] == before["moves"]
        assert client.state["view"] == before["view"]
        assert len(client.state["log"]) == len(game.moves_played)
        assert woken
        assert all(thread.startswith("desk") for thread in woken)
        client.play(client.moves[0])
        assert client.errors == []
    finally:
        running.stop()


def test_players_go_on_at_a_table_that_has_rested(settings: Settings) -> None:
    running = Running(replace(settings, sweep_seconds=0.1))
    try:
        table, tokens = running.new_table("human", "human")
        client, other = running.sit(table, *tokens.values()), running.sit(table)
        client.play("place logging")
        other.receive()
        keeper = running.lobby.keepers[table]
        for _ in range(3):
            wait_until(lambda: keeper.served.awake is None, "that the table rests")
            assert all(each.seen is not None and each.seen.packed for each in keeper.audience.connections)
            state = client.state
            client.tell("undo")
            assert "place logging" in client.moves
            assert client.play("place logging")["view"] == state["view"]
            assert client.state["version"] == state["version"] + 2
        while other.state["version"] < client.state["version"]:
            other.receive()
        assert other.state["view"]["players"] == client.state["view"]["players"]
        assert client.errors == other.errors == []
    finally:
        running.stop()
