"""What comes too large, too fast, too slow or broken does no harm."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from caverna.server.configuration.settings import Settings
from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.test_seats import latest

BROKEN = [
    "",
    "null",
    "[]",
    "{",
    '"hello"',
    "{}",
    '{"type": "dance"}',
    '{"type": 7}',
    '{"type": "move"}',
    '{"type": "move", "version": "1", "move": "place logging"}',
    '{"type": "move", "version": -1, "move": "place logging"}',
    '{"type": "move", "version": 1e400, "move": "place logging"}',
    '{"type": "move", "version": 1, "move": ["place logging"]}',
    '{"type": "hello", "tokens": "x"}',
    '{"type": "hello", "tokens": [1]}',
    '{"type": "hello", "tokens": []' + ', "x": [' * 3 + "]" * 3,
    '{"type": "move", "version": 1, "move": "' + "x" * 101 + '"}',
    json.dumps({"type": "hello", "tokens": ["t"] * 17}),
    '{"type": "ping", "deep": ' + "[" * 5000 + "]" * 5000 + "}",
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:40])
def test_a_broken_message_is_refused_and_the_connection_lives(server: Running, text: str) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, *tokens.values())
    before = client.state["version"]
    client.connection.send(text)
    assert client.receive()["type"] in ("error", "pong")
    assert client.play("place logging")["version"] == before + 1


def test_bytes_that_are_no_text_are_refused(server: Running) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, *tokens.values())
    client.connection.send(b"\xff\xfe\x00")
    assert client.receive()["code"] == "bad_message"


def test_an_oversized_message_ends_the_connection(server: Running) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, *tokens.values())
    client.connection.send(json.dumps({"type": "ping", "padding": "x" * server.settings.message_bytes}))
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert server.sit(table, *tokens.values()).state["version"] == client.state["version"]


def test_an_oversized_body_is_refused(server: Running) -> None:
    status, body, _ = server.request("POST", "/api/tables", "x" * (server.settings.message_bytes + 1))
    assert (status, json.loads(body)["code"]) == (413, "too_large")
    record = json.dumps({"record": "x" * server.settings.import_bytes})
    assert server.request("POST", "/api/tables/import", record)[0] == 413


@pytest.mark.parametrize("body", ["", "{", "[]", "{}", '{"players": 2}', '{"players": "2", "seats": []}'])
def test_a_broken_body_is_refused(server: Running, body: str) -> None:
    status, answer, _ = server.request("POST", "/api/tables", body)
    assert (status, json.loads(answer)["code"]) == (400, "bad_message")


def test_whoever_is_too_fast_has_to_wait(strict_server: Running) -> None:
    table, tokens = strict_server.new_table("human")
    client = strict_server.sit(table, *tokens.values())
    answers = [client.ask(type="ping").get("code", "pong") for _ in range(8)]
    assert answers == ["pong"] * 4 + ["too_fast"] * 4
    assert (
        client.ask(type="move", version=client.state["version"], move="place logging")["code"] == "too_fast"
    )


def test_whoever_goes_on_being_too_fast_is_closed(strict_server: Running) -> None:
    table, _ = strict_server.new_table("human")
    client = strict_server.connect(table)

    def flood() -> None:
        for _ in range(strict_server.settings.most_refusals + 10):
            client.ask(type="ping")

    with pytest.raises(ConnectionClosed):
        flood()


def test_too_many_posts_from_one_address_are_refused(strict_server: Running) -> None:
    for _ in range(3):
        strict_server.new_table("human")
    status, body, _ = strict_server.request("POST", "/api/tables", "{}")
    assert (status, json.loads(body)["code"]) == (429, "too_fast")


MORE_THAN_A_WIRE_HOLDS = 60
"""Whole states: several times what may wait in the server, on the wire and in the client."""


@pytest.fixture
def impatient(settings: Settings) -> Iterator[Running]:
    """A server that keeps little waiting for anybody."""
    running = Running(replace(settings, outgoing_messages=4, idle_seconds=0.2, sweep_seconds=0.1))
    yield running
    running.stop()


def test_a_client_that_does_not_read_is_dropped_and_the_others_play_on(impatient: Running) -> None:
    table, tokens = impatient.new_table("human", "human")
    player = impatient.sit(table, *tokens.values())
    asleep = impatient.connect_by_a_thin_wire(table)
    asleep.hello()
    keeper = impatient.lobby.keepers[table]
    assert len(keeper.audience.connections) == 2
    with suppress(ConnectionClosed):  # it may have been dropped before its last message
        for _ in range(MORE_THAN_A_WIRE_HOLDS):
            asleep.send(type="state")  # and never looks at an answer
    for _ in range(20):
        player.play("place logging")
        player.tell("undo")
    wait_until(lambda: len(keeper.audience.connections) == 1, "that the sleeper is dropped")
    assert impatient.lobby.metrics.dropped == 1
    player.play("place logging")
    assert player.errors == []


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(impatient: Running) -> None:
    table, tokens = impatient.new_table("human")
    client = impatient.sit(table, *tokens.values())
    client.play("place logging")
    empty, _ = impatient.new_table("human")
    impatient.sit(empty).close()
    wait_until(lambda: empty not in impatient.lobby.keepers, "that the empty table leaves the memory")
    assert table in impatient.lobby.keepers, "somebody is there"
    client.close()
    wait_until(lambda: not impatient.lobby.keepers, "that the table leaves the memory")
    again = impatient.sit(table, *tokens.values())
    assert again.state["version"] == client.state["version"]
    assert again.state["turn"]["waits_for_end"]
    assert latest(again) == client.state["version"]


def test_a_table_has_room_for_so_many_only(settings: Settings) -> None:
    running = Running(replace(settings, connections_at_a_table=2))
    try:
        table, _ = running.new_table("human")
        for _ in range(2):
            running.sit(table)
        assert running.connect(table).hello()["say"] == "Too many people are watching this table."
    finally:
        running.stop()


def test_a_server_for_this_machine_does_not_answer_to_other_names(settings: Settings) -> None:
    running = Running(replace(settings, allow_host=("localhost", "127.0.0.1")))
    try:
        assert running.request("GET", "/health")[0] == 200
        assert running.request("GET", "/health", headers={"Host": "rebound.example"})[0] == 400
    finally:
        running.stop()
