"""Bots at the table: they think elsewhere, always about the present position, and know nothing secret."""

import asyncio
import json
import pickle
import sys
import time
from pathlib import Path

import pytest

from caverna.game import Game
from caverna.server.storage.store import StoredChange, StoredMove, StoredSeat, StoredTable
from caverna.server.tables.served_table import ServedTable
from caverna.server.tables.telling import BOT_MOVES_EVERY
from caverna.server.thinking.thinkers import Riddle, Thinkers, riddle_of, think
from caverna.setup import Setup
from tests.patience import PATIENCE
from tests.server.conftest import SEED, Client, Json, Running


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
    assert versions == sorted(set(versions)), "nothing is shown twice"
    assert client.state["winners"]
    assert client.state["turn"]["waits_for_end"] is False
    assert server.lobby.metrics.errors == 0


def _decoded(text: str) -> Json:
    return json.loads(text)


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

    keeper.bots.thinkers = Late(server.settings)
    loop = keeper.task.get_loop()
    asyncio.run_coroutine_threadsafe(keeper.bots.think(version, None), loop).result(5)  # type: ignore[arg-type]
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


def test_fast_bots_do_not_flood_those_who_look_on(server: Running) -> None:
    """Their moves are shown together, ten times a second; nothing is missing in the end."""

    async def at_once(riddle: Riddle) -> str:
        return think(riddle)

    server.lobby.thinkers.choose = at_once  # type: ignore[method-assign]
    table, _ = server.new_table("random", "random")
    client = server.connect(table)
    begun = time.monotonic()
    client.hello()
    watch_to_the_end(client)
    lasted = time.monotonic() - begun
    shown = [message for message in map(_decoded, client.raw) if message["type"] in ("state", "changes")]
    assert len(shown) <= lasted / BOT_MOVES_EVERY + 3
    told = [entry["number"] for message in shown for entry in message["log"]]
    assert told == list(range(len(told)))
    assert len(told) > 100


def test_whoever_plays_sees_each_step_of_a_fast_bot(server: Running) -> None:
    async def at_once(riddle: Riddle) -> str:
        return think(riddle)

    server.lobby.thinkers.choose = at_once  # type: ignore[method-assign]
    table, tokens = server.new_table("human", "greedy", "greedy")
    client = server.sit(table, tokens[0])
    while not client.moves:
        client.receive()
    client.play("place logging")
    client.tell("end_turn")
    while not client.moves:
        client.receive()
    shown = [message for message in map(_decoded, client.raw) if message["type"] in ("state", "changes")]
    theirs = [[entry for entry in message["log"] if entry["seat"] > 0] for message in shown]
    assert sum(map(len, theirs)) >= 2
    assert max(map(len, theirs)) == 1


def test_what_a_person_does_is_shown_at_once(server: Running) -> None:
    table, tokens = server.new_table("human", "random", "random")
    client = server.sit(table, tokens[0])
    while not client.moves:
        client.receive()
    keeper = server.lobby.keepers[table]
    keeper.audience.telling.last = time.monotonic() + PATIENCE
    client.play("place logging")
    client.tell("end_turn")
    assert not client.state["turn"]["waits_for_end"]


def test_nothing_of_a_bot_is_shown_before_it_is_kept(server: Running) -> None:
    """However long the store takes, and though moves wait to be shown together."""
    commit = server.lobby.store.commit
    kept = [0]

    async def slow(table: str, change: StoredChange) -> None:
        await asyncio.sleep(0.03)
        await commit(table, change)
        kept[0] = change.version

    async def at_once(riddle: Riddle) -> str:
        return think(riddle)

    server.lobby.store.commit = slow  # type: ignore[method-assign]
    server.lobby.thinkers.choose = at_once  # type: ignore[method-assign]
    table, _ = server.new_table("random", "random")
    client = server.connect(table)
    client.hello()
    while client.state["version"] < 60:
        client.receive()
        assert client.state["version"] <= kept[0]
    versions = [message["version"] for message in map(_decoded, client.raw)]
    assert versions == sorted(set(versions)), "nothing is shown twice"


PARROT = """
import sys
for line in sys.stdin:
    if line.startswith("caverna"):
        print("ready", flush=True)
    if line.startswith("legal"):
        first = line[6:].strip().split("; ")[0]
    if line.startswith("choose"):
        print("move", first, flush=True)
"""


def test_a_program_that_the_owner_has_named_sits_at_a_table(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is offered with the levels and plays; what nobody has named is refused."""
    program = tmp_path / "parrot.py"
    program.write_text(PARROT)
    monkeypatch.setenv("CAVERNA_PROGRAMS", f"parrot={sys.executable} -S {program}")
    assert server.get("/api/setup")["bots"][-1] == "parrot"
    table, tokens = server.new_table("parrot", "human")
    client = server.sit(table, tokens[1])
    deadline = time.monotonic() + PATIENCE
    while client.state["decision"]["seat"] != 1:
        assert time.monotonic() < deadline
        client.receive()
    seats = [{"kind": "bot", "bot": "program:rm -rf ."}, {"kind": "human"}]
    refused = server.post("/api/tables", 400, players=2, seats=seats)
    assert "choose one of" in str(refused)
