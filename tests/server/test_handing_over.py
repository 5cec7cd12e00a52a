"""A process that is told to stop hands its clients over: no move fails, nobody is asked anything."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from caverna.server.configuration.settings import Settings
from caverna.server.door.admission import Admission
from tests.patience import wait_until
from tests.postgresql import Postgres
from tests.server.conftest import Client, Running
from tests.server.nomads import Tribe

RESTARTING, TRY_AGAIN = 1012, 1013


@pytest.fixture
def servers(settings: Settings, postgres: Postgres) -> Iterator[list[Running]]:
    shared = replace(settings, database=postgres.new_database(), lease_seconds=1.0)
    both = [Running(shared), Running(shared)]
    yield both
    for running in both:
        running.stop()


def read_to_the_end(client: Client) -> int:
    """Whatever comes until the line is closed; returns why it was."""
    try:
        while True:
            client.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_no_move_fails_while_all_servers_are_restarted(servers: list[Running]) -> None:
    """Servers are told to stop one after the other, in the middle of everything, and come back."""
    ports = itertools.cycle(range(2))
    tribe = Tribe(lambda: servers[next(ports)].port, random.Random(5))
    for kinds in (("human", "human"), ("human", "random"), ("human",)):
        tribe.settle(*kinds)
    for number in range(6):
        wait_until(partial(tribe.has_played, tribe.acknowledged + 10), "moves")
        servers[number % 2].restart()
        tribe.check()
    tribe.end()
    refusals = [refusal for nomad in tribe.nomads for refusal in nomad.refusals]
    assert [refusal for refusal in refusals if refusal["code"] != "stale"] == []
    closes = [code for nomad in tribe.nomads for code in nomad.closes]
    assert closes
    assert set(closes) == {RESTARTING}


def test_what_had_come_before_the_end_is_answered(server: Running) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, tokens[0])
    client.send(type="move", version=client.state["version"], move="place logging")
    server.server.should_exit = True
    assert read_to_the_end(client) == RESTARTING
    assert "place logging" in [entry["move"] for entry in client.state["log"]]
    server.thread.join()


def test_more_than_can_be_served_are_refused_and_those_inside_are_served(settings: Settings) -> None:
    running = Running(replace(settings, most_connections=2))
    table, tokens = running.new_table("human")
    client = running.sit(table, tokens[0])
    onlooker = running.sit(table)
    for _ in range(20):
        refused = running.connect(table)
        assert refused.receive()["say"].startswith("As many people are connected")
        assert read_to_the_end(refused) == TRY_AGAIN
    assert running.post("/api/tables", 503, players=1, seats=[{"kind": "human"}])["code"] == "busy"
    client.play("place logging")
    while onlooker.state["version"] < client.state["version"]:
        onlooker.receive()
    onlooker.close()
    wait_until(lambda: running.lobby.admission.connections == 1, "that somebody has left")
    assert running.sit(table).state["version"] == client.state["version"]
    running.stop()


def test_a_loop_that_is_late_lets_nobody_in_until_it_is_in_time(settings: Settings) -> None:
    admission = Admission(replace(settings, longest_lag=1.0))
    admission.feel(3.0)
    assert admission.why_not() is None, "one slow moment is no reason"
    for _ in range(3):
        admission.feel(3.0)
    assert admission.why_not() == "server-overloaded"
    for _ in range(5):
        admission.feel(0.0)
    assert admission.why_not() is None
