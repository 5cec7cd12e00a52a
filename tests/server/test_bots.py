"""Bots at the table: they think elsewhere, always about the present position, and know nothing secret."""

import asyncio
import pickle
import time

from caverna.game import Game
from caverna.server.served_table import ServedTable
from caverna.server.store import StoredMove, StoredSeat, StoredTable
from caverna.server.thinking import Thinkers, riddle_of, think
from caverna.setup import Setup
from tests.patience import PATIENCE
from tests.server.conftest import SEED, Client, Running


def table_with(*bots: str) -> ServedTable:
    seats = tuple(StoredSeat("bot", "", bot) for bot in bots)
    setup = Setup(len(bots), seed=SEED)
    game = Game(setup)
    moves = tuple(StoredMove(seat, move.text, False) for seat, move in game.moves_played)
    return ServedTable(StoredTable("t", setup, "", 0, False, 0.0, seats, moves))


def watch_to_the_end(client: Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while not client.state["view"]["is_over"]:
        assert time.monotonic() < deadline
        client.receive()


def test_bots_play_a_whole_game_by_themselves(server: Running) -> None:
    table, _ = server.new_table("random", "greedy")
    client = server.connect(table)
    client.hello()
    watch_to_the_end(client)
    versions = [state["version"] for state in map(_decoded, client.raw)]
    assert versions == sorted(set(versions)), "every move is shown by itself"
    assert client.state["winners"]
    assert client.state["turn"]["waits_for_end"] is False
    assert server.lobby.metrics.errors == 0


def _decoded(text: str) -> dict[str, int]:
    import json

    found: dict[str, int] = json.loads(text)
    return found


def test_a_person_and_a_bot_take_turns(server: Running) -> None:
    table, tokens = server.new_table("human", "random")
    client = server.sit(table, tokens[0])
    turns = 0
    while turns < 6:
        state = client.state
        if state["turn"]["waits_for_end"]:
            client.tell("end_turn")
            turns += 1
        elif state["decision"]["seat"] == 0 and state["moves"]:
            client.play(client.moves[0])
        else:
            client.receive()
    assert client.errors == []


def test_the_same_riddle_has_the_same_answer() -> None:
    served = table_with("random", "greedy")
    riddle = riddle_of(served)
    first = think(riddle)
    served.table.play(served.table.game.move(first))
    if served.table.move_due() is None:
        think(riddle_of(served))
    assert think(riddle) == first, "also when the worker has seen the game further on"


def test_a_bot_is_told_nothing_it_may_not_know() -> None:
    riddle = riddle_of(table_with("random", "greedy"))
    assert riddle.setup.seed == 0
    assert str(SEED).encode() not in pickle.dumps(riddle)
    assert str(SEED) not in repr(riddle)


def test_an_answer_to_an_outdated_question_is_discarded(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    keeper = server.lobby.keepers[table]
    version = client.state["version"]
    client.play("place logging")

    class Late(Thinkers):
        async def choose(self, riddle: object) -> str:
            return "place supplies"

    keeper.thinkers = Late(server.settings)
    loop = keeper.task.get_loop()
    asyncio.run_coroutine_threadsafe(keeper.think(version, None), loop).result(5)  # type: ignore[arg-type]
    assert server.get(f"/api/tables/{table}")["version"] == version + 1


def test_a_bot_that_fails_does_not_stop_the_table(server: Running) -> None:
    table, tokens = server.new_table("human", "random")

    async def fail(riddle: object) -> str:
        raise RuntimeError("no idea")

    server.lobby.thinkers.choose = fail  # type: ignore[method-assign]
    client = server.sit(table, tokens[0])
    while not client.moves:
        client.receive()
    client.play("place logging")
    client.tell("end_turn")
    while not client.moves and not client.state["turn"]["waits_for_end"]:
        client.receive()
    assert client.state["decision"]["seat"] == 0
    assert server.lobby.metrics.errors > 0
