"""Changes instead of whole states: what one who follows them sees is what one sees who asks anew."""

import json
import random
from statistics import median

import msgspec
import pytest

from caverna.server.protocol.messages import ChangesMessage, StateMessage
from tests.server.conftest import Client, Json, Running

MOST_BYTES = 4096
"""On the wire, of a message after a move."""
TOLD = ("type", "log", "log_length", "events", "showing")
"""How it was told, not what is there."""


def seen(client: Client) -> Json:
    return {key: value for key, value in client.state.items() if key not in TOLD}


def asked_anew(client: Client) -> Json:
    """What the server says to somebody who cannot follow the changes."""
    followed, log = seen(client), log_of(client)
    client.ask(type="state")
    assert followed == seen(client)
    assert [entry["number"] for entry in client.state["log"]] == list(range(len(log)))
    assert [entry["say"] for entry in client.state["log"]] == log
    return client.state


def log_of(client: Client) -> list[str]:
    """The log in words as a client keeps it."""
    kept: list[str] = []
    for text in client.raw:
        message = json.loads(text)
        if message["type"] in ("state", "changes"):
            del kept[message["log_length"] :]
            kept += [entry["say"] for entry in message["log"]]
    return kept


def play_a_game(clients: list[Client], luck: random.Random, most: int) -> int:
    """Everybody plays at random and takes back now and then; all look anew from time to time."""
    played = 0
    while played < most:
        for client in clients:
            while client.state["version"] < max(each.state["version"] for each in clients):
                client.receive()
        mover = next((each for each in clients if wants(each)), None)
        if mover is None:
            if clients[0].state["decision"] is None:
                break
            for client in clients:
                client.receive()
            continue
        version, turn = mover.state["version"], mover.state["turn"]
        if turn["can_take_back"] and luck.random() < 0.1:
            message: Json = {"type": luck.choice(("undo", "restart"))}
        elif turn["waits_for_end"]:
            message = {"type": "end_turn"}
        else:
            message = {"type": "move", "move": luck.choice(mover.state["moves"])["move"]}
        mover.send(version=version, **message)
        for client in clients:
            client.receive()
        played += 1
        if played % 7 == 0 and not any(map(is_moving, clients)):
            asked_anew(luck.choice(clients))
    for client in clients:
        asked_anew(client)
    return played


def is_moving(client: Client) -> bool:
    """Whether more comes by itself, for this seat or another one."""
    state = client.state
    return state["decision"] is not None and (state["decision"]["seat"] == -1 or client.is_moving)


def wants(client: Client) -> bool:
    state = client.state
    return state["turn"]["seat"] in state["yours"] and (state["moves"] or state["turn"]["waits_for_end"])


@pytest.mark.parametrize("box", ["none", "frantic_fiends"])
def test_who_follows_the_changes_sees_what_there_is(server: Running, box: str) -> None:
    table, tokens = server.new_table("human", "human", expansion=box)
    clients = [server.sit(table, tokens[0]), server.sit(table, tokens[1], language="de")]
    watcher = server.sit(table)
    assert play_a_game([*clients, watcher], random.Random(7), most=1000) > 100


@pytest.mark.parametrize(
    ("players", "box", "language"),
    [(2, "none", "en"), (2, "none", "de"), (7, "none", "de"), (4, "frantic_fiends", "de")],
)
def test_a_message_after_a_move_is_small(server: Running, players: int, box: str, language: str) -> None:
    table, tokens = server.new_table(*["human"] * players, expansion=box)
    clients = [server.sit(table, tokens[seat], language=language) for seat in range(players)]
    before = [len(client.raw) for client in clients]
    play_a_game(clients, random.Random(3), most=400)
    sizes = [
        size
        for client, first in zip(clients, before)
        for text, size in list(zip(client.raw, client.sizes))[first:]
        if json.loads(text)["type"] == "changes"
    ]
    assert len(sizes) > 400
    assert median(sizes) < MOST_BYTES / 2
    assert max(sizes) <= MOST_BYTES, "a list of all places for a tile as well"


def test_messages_are_what_the_protocol_says(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    kinds = msgspec.json.Decoder(StateMessage | ChangesMessage, strict=True)
    found = [type(kinds.decode(text)) for text in client.raw]
    assert found[0] is StateMessage
    assert set(found[1:]) == {ChangesMessage}


def test_who_comes_back_and_who_changes_his_language_gets_all_of_it(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    client.ask(type="language", language="de")
    assert json.loads(client.raw[-1])["type"] == "state"
    client.hello(*tokens.values())
    assert json.loads(client.raw[-1])["type"] == "state"
    asked_anew(client)


def test_who_comes_makes_nobody_else_begin_anew(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    first = server.sit(table, tokens[0])
    server.sit(table, tokens[1])
    first.receive()
    assert json.loads(first.raw[-1])["type"] == "changes"
    assert first.state["seats"][1]["is_connected"]
    asked_anew(first)


def test_those_who_see_the_same_are_sent_the_same_bytes(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    player = server.sit(table, *tokens.values())
    watchers = [server.sit(table) for _ in range(3)]
    player.play("place logging")
    player.tell("undo")
    for watcher in watchers:
        watcher.receive()
        watcher.receive()
    assert len({watcher.raw[-1] for watcher in watchers}) == 1
