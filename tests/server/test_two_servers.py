"""Two servers on one database: whoever plays on one of them plays with those on the other."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from caverna.server.configuration.settings import Settings
from tests.patience import wait_until
from tests.postgresql import Postgres
from tests.server.conftest import Client, Running


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def servers(settings: Settings, database: str) -> Iterator[tuple[Running, Running]]:
    shared = replace(settings, database=database, lease_seconds=1.0)
    both = Running(shared), Running(shared)
    yield both
    for running in both:
        running.stop()


def see(client: Client, version: int) -> None:
    """Read on to a version."""
    while client.state["version"] < version:
        client.receive()


def log_of(client: Client) -> list[str]:
    """Everything this client was told was played."""
    told: list[str] = []
    for state in client.states:
        del told[state["log_length"] :]
        told += [entry["move"] for entry in state["log"]]
    return told


def act(client: Client, **message: str) -> None:
    """Do something; whatever else is told meanwhile, go on when it has come back."""
    version = client.state["version"]
    client.send(version=version, **message)
    see(client, version + 1)
    client.settle()


def is_asked(client: Client) -> bool:
    return bool(client.moves) or (client.state["turn"]["waits_for_end"] and client.is_mine)


def play_somehow(client: Client) -> None:
    """Any command that is possible, now and then one that takes back."""
    version, turn = client.state["version"], client.state["turn"]
    if turn["can_take_back"] and version % 5 == 0:
        act(client, type="undo")
    elif turn["waits_for_end"]:
        act(client, type="end_turn")
    else:
        act(client, type="move", move=client.moves[version % len(client.moves)])


def test_a_move_on_one_server_is_seen_on_the_other(servers: tuple[Running, Running]) -> None:
    table, tokens = servers[0].new_table("human", "human")
    ann, bo = servers[0].sit(table, tokens[0]), servers[1].sit(table, tokens[1])
    for _ in range(60):
        see(ann, bo.state["version"])
        see(bo, ann.state["version"])
        play_somehow(ann if is_asked(ann) else bo)
    see(ann, bo.state["version"])
    see(bo, ann.state["version"])
    assert log_of(ann) == log_of(bo)
    assert ann.state["view"]["players"] == bo.state["view"]["players"]
    moves = servers[0].get(f"/api/tables/{table}/at/{len(log_of(ann))}")["log"]
    assert [entry["move"] for entry in moves] == log_of(ann)


def test_of_two_moves_at_the_same_version_one_counts_and_both_see_it(
    servers: tuple[Running, Running],
) -> None:
    table, tokens = servers[0].new_table("human", "human")
    here, there = (server.sit(table, *tokens.values()) for server in servers)
    for _ in range(15):
        version = max(here.state["version"], there.state["version"])
        see(here, version)
        see(there, version)
        if here.state["turn"]["waits_for_end"]:
            act(here, type="end_turn")
            continue
        moves = here.moves[0], here.moves[-1]
        for client, move in zip((here, there), moves):
            client.send(type="move", version=version, move=move)
        for client in (here, there):
            see(client, version + 1)
            client.settle()
        version = max(here.state["version"], there.state["version"])
        see(here, version)
        see(there, version)
        assert here.state["view"]["players"] == there.state["view"]["players"]
    assert {error["code"] for error in here.errors + there.errors} <= {"stale"}
    assert here.errors or there.errors


def test_who_joins_on_one_server_is_seen_on_the_other(servers: tuple[Running, Running]) -> None:
    table, tokens = servers[0].new_table("human", "open")
    ann = servers[0].sit(table, tokens[0])
    joined = servers[1].post(f"/api/tables/{table}/join", 200, name="Bo")
    while ann.state["seats"][1]["name"] != "Bo":
        ann.receive()
    bo = servers[1].sit(table, joined["token"])
    while not ann.state["seats"][1]["is_connected"]:
        ann.receive()
    while not bo.state["seats"][0]["is_connected"]:
        bo.receive()
    bo.close()
    while ann.state["seats"][1]["is_connected"]:
        ann.receive()


def test_hints_are_agreed_to_across_servers(servers: tuple[Running, Running]) -> None:
    table, tokens = servers[0].new_table("human", "human")
    ann, bo = servers[0].sit(table, tokens[0]), servers[1].sit(table, tokens[1])
    ann.send(type="agree_to_hints", agrees=True)
    bo.send(type="agree_to_hints", agrees=True)
    for client in (ann, bo):
        while client.state["hints"]["agreed"] != [0, 1]:
            client.receive()
    bo.send(type="agree_to_hints", agrees=False)
    while ann.state["hints"]["agreed"] != [0]:
        ann.receive()


def test_bots_play_for_people_on_either_server(servers: tuple[Running, Running]) -> None:
    table, tokens = servers[0].new_table("human", "random")
    client = servers[1].sit(table, tokens[0])
    onlooker = servers[0].sit(table)
    for _ in range(10):
        while not is_asked(client):
            client.receive()
        play_somehow(client)
    see(onlooker, client.state["version"])
    assert any(entry["seat"] == 1 for state in onlooker.states for entry in state["log"])


def test_bots_alone_play_to_the_end(servers: tuple[Running, Running], settings: Settings) -> None:
    hasty = Running(replace(servers[0].settings, unattended_seconds=0.05))
    table, _ = hasty.new_table("random", "random")
    hasty.stop()
    wait_until(lambda: bool(servers[1].get(f"/api/tables/{table}")["is_over"]), "the end of the game")


def test_work_of_one_who_died_is_taken_again(database: str, settings: Settings) -> None:
    """Somebody takes the work and is never heard of again."""
    elsewhere = Running(replace(settings, database=database, bots_elsewhere=True))
    table, tokens = elsewhere.new_table("human", "random")
    client = elsewhere.sit(table, tokens[0])
    act(client, type="move", move="place logging")
    act(client, type="end_turn")

    async def take_and_die() -> None:
        from caverna.server.storage.postgres_store import PostgresStore

        store = await PostgresStore.open(database)
        while await store.work_waiting() == 0:
            await asyncio.sleep(0.05)
        work = await store.take_work(lease=1.0)
        assert work is not None
        assert work.table == table
        assert await store.work_waiting() == 0
        assert await store.take_work(1.0) is None, "nobody gets it twice"
        await store.close()

    asyncio.run(take_and_die())
    other = Running(replace(settings, database=database))
    while not client.moves:
        client.receive()
    assert client.state["decision"]["seat"] == 0
    for running in (elsewhere, other):
        running.stop()
