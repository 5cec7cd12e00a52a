"""Hints at a table: for whoever plays alone at once, among people only if all agree, found elsewhere."""

import asyncio

import pytest

from caverna.record.record import write_record
from caverna.server.storage.store import StoredSeat, StoredTable
from caverna.server.tables.agreement import agree, are_hints_on, needs_agreement
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.hints import Wanted, advise
from caverna.server.thinking.thinkers import game_so_far
from caverna.setup import Setup
from tests.arranging import a_game
from tests.server.conftest import SEED, Client, Json, Running


def served(*kinds: str) -> ServedTable:
    seats = tuple(StoredSeat(kind, "", "greedy" if kind == "bot" else "") for kind in kinds)
    return ServedTable(StoredTable("t", Setup(len(kinds), seed=SEED), "", 0, False, 0.0, seats, ()))


# The rules.


@pytest.mark.parametrize(
    ("kinds", "yours"),
    [(("human",), (0,)), (("human", "bot", "bot"), (0,)), (("human", "human"), (0, 1))],
    ids=["alone", "with bots", "at one screen"],
)
def test_without_others_hints_are_on(kinds: tuple[str, ...], yours: tuple[int, ...]) -> None:
    table = served(*kinds)
    assert are_hints_on(table, yours)
    assert not needs_agreement(table, yours)


def test_onlookers_get_none() -> None:
    assert not are_hints_on(served("bot", "bot"), ())
    assert not are_hints_on(served("human", "human"), ())


def test_among_people_all_have_to_agree_and_each_can_take_it_back() -> None:
    table = served("human", "human", "bot", "human")
    for seat in (0, 1, 3):
        assert not any(are_hints_on(table, (mine,)) for mine in (0, 1, 3))
        agree(table, (seat,), agrees=True)
    assert all(are_hints_on(table, (mine,)) for mine in (0, 1, 3))
    agree(table, (1,), agrees=False)
    assert not any(are_hints_on(table, (mine,)) for mine in (0, 1, 3))


def test_whoever_asks_has_to_agree_as_well() -> None:
    table = served("human", "human")
    agree(table, (1,), agrees=True)
    assert not are_hints_on(table, (0,))


def test_a_seat_that_is_still_open_has_not_agreed() -> None:
    table = served("human", "open")
    agree(table, (0,), agrees=True)
    assert not are_hints_on(table, (0,))


# At a running server.


def hint(client: Client) -> Json:
    answer = client.ask(type="hint", version=client.state["version"])
    while answer["type"] == "state":
        answer = client.receive()
    return answer


def at_the_table(server: Running, **arranged: Json) -> tuple[str, list[str]]:
    seats = [{"kind": "human"}, {"kind": "human"}]
    record = write_record(a_game(lying="wood_gathering wood 9", **arranged))
    made = server.post("/api/tables/import", 201, record=record, seats=seats)
    return made["table"], list(made["tokens"].values())


def test_three_turns_that_can_be_played(server: Running) -> None:
    table, tokens = at_the_table(server)
    client = server.sit(table, *tokens)
    assert client.state["hints"] == {"are_on": True, "needs_agreement": False, "agreed": []}
    told = hint(client)
    assert told["version"] == client.state["version"]
    assert len(told["turns"]) == 3
    for turn in told["turns"]:
        assert turn["moves"][-1] != "end", "to end the turn is the player's business"
        assert turn["steps"][0].startswith("Place on ")
        assert float(turn["points"])
        assert 1 <= len(turn["reasons"]) <= 3
    version = client.state["version"]
    client.ask(type="moves", version=version, moves=told["turns"][0]["moves"])
    assert client.state["turn"]["can_take_back"]
    assert server.lobby.metrics.errors == 0


def test_a_hint_speaks_the_language_of_whoever_asks(server: Running) -> None:
    table, tokens = at_the_table(server)
    told = hint(server.sit(table, *tokens, language="de"))
    assert told["turns"][0]["steps"][0].startswith("Einsetzen: ")
    assert "," in told["turns"][0]["points"]


def test_among_people_there_is_none_without_agreement(server: Running) -> None:
    table, (first, second) = at_the_table(server)
    anna, bert = server.sit(table, first), server.sit(table, second)
    anna.receive()
    assert anna.state["hints"] == {"are_on": False, "needs_agreement": True, "agreed": []}
    assert hint(anna)["code"] == "no_hints"
    anna.ask(type="agree_to_hints", agrees=True)
    assert hint(anna)["code"] == "no_hints"
    assert bert.receive()["hints"]["agreed"] == [0]
    bert.ask(type="agree_to_hints", agrees=True)
    assert bert.state["hints"] == {"are_on": True, "needs_agreement": True, "agreed": [0, 1]}
    assert hint(anna)["turns"]
    bert.ask(type="agree_to_hints", agrees=False)
    assert hint(anna)["code"] == "no_hints", "not even what is known already"


def test_an_agreement_is_for_those_who_are_there(server: Running) -> None:
    table, tokens = server.new_table("human", "open")
    anna = server.sit(table, tokens[0])
    anna.ask(type="agree_to_hints", agrees=True)
    token = server.post(f"/api/tables/{table}/join", 200, name="Bert")["token"]
    bert = server.sit(table, token)
    assert bert.state["hints"] == {"are_on": False, "needs_agreement": True, "agreed": [0]}
    bert.ask(type="agree_to_hints", agrees=True)
    assert bert.state["hints"]["are_on"]


def test_onlookers_have_no_say(server: Running) -> None:
    table, _ = at_the_table(server)
    onlooker = server.sit(table)
    assert onlooker.ask(type="agree_to_hints", agrees=True)["code"] == "not_yours"
    assert hint(onlooker)["code"] == "not_yours"


def test_only_whoever_is_asked_gets_a_hint(server: Running) -> None:
    table, (first, second) = at_the_table(server)
    clients = [server.sit(table, first), server.sit(table, second)]
    for client in clients:
        client.ask(type="agree_to_hints", agrees=True)
    assert hint(clients[1])["code"] == "not_yours"


def test_about_a_table_that_is_gone_there_is_nothing_to_say(server: Running) -> None:
    table, tokens = at_the_table(server)
    client = server.sit(table, *tokens)
    assert client.ask(type="hint", version=client.state["version"] + 1) == {
        "type": "hint", "version": client.state["version"] + 1, "turns": []
    }  # fmt: skip


def test_after_the_server_was_down_everybody_is_asked_again(server: Running) -> None:
    table, (first, second) = at_the_table(server)
    for token in (first, second):
        server.sit(table, token).ask(type="agree_to_hints", agrees=True)
    server.restart()
    client = server.sit(table, first)
    assert client.state["hints"]["agreed"] == []
    assert hint(client)["code"] == "no_hints"


def test_a_table_goes_on_while_somebody_thinks(server: Running) -> None:
    table, tokens = at_the_table(server)
    client = server.sit(table, *tokens)
    begun: list[Wanted] = []

    async def think_for_ever(work: object, wanted: Wanted) -> list[object]:
        begun.append(wanted)
        return await asyncio.Event().wait()  # type: ignore[return-value] # never

    server.lobby.thinkers.have = think_for_ever  # type: ignore[assignment,method-assign]
    client.send(type="hint", version=client.state["version"])
    client.play("place wood_gathering")
    client.tell("end_turn")
    assert client.state["decision"]["seat"] == 1
    assert begun


def test_a_worker_that_fails_is_told(server: Running) -> None:
    table, tokens = at_the_table(server)
    client = server.sit(table, *tokens)

    async def fail(work: object, wanted: Wanted) -> list[object]:
        raise RuntimeError("no worker")

    server.lobby.thinkers.have = fail  # type: ignore[assignment,method-assign]
    assert hint(client)["code"] == "server"
    assert server.lobby.metrics.errors == 1
    assert client.play("place wood_gathering")["version"]


def test_the_same_version_is_thought_about_once(server: Running) -> None:
    table, tokens = at_the_table(server)
    client, asked = server.sit(table, *tokens), []
    have = server.lobby.thinkers.have

    async def count(work: Json, wanted: Json) -> Json:
        asked.append(wanted)
        return await have(work, wanted)

    server.lobby.thinkers.have = count  # type: ignore[assignment,method-assign]
    assert hint(client) == hint(client)
    assert len(asked) == 1


def test_a_worker_is_told_nothing_secret() -> None:
    table = served("human", "human")
    while table.table.play_due() is not None:
        pass
    wanted = Wanted(game_so_far(table), 60.0)
    assert str(SEED) not in repr(wanted)
    assert advise(wanted) == advise(wanted)
