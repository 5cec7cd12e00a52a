"""Messages and turns over the wire: playing, taking back, ending a turn, forced moves, the log, languages."""

import json

import pytest

from tests.server.conftest import SEED, Client, Running


@pytest.fixture
def alone(server: Running) -> Client:
    """Somebody who plays a solo game."""
    table, tokens = server.new_table("human")
    return server.sit(table, *tokens.values())


@pytest.fixture
def hot_seat(server: Running) -> Client:
    """Somebody with two seats in front of one screen."""
    table, tokens = server.new_table("human", "human")
    return server.sit(table, *tokens.values())


def log_after(client: Client) -> list[str]:
    """The log as a client keeps it: cut, then extended."""
    kept: list[str] = []
    for text in client.raw:
        message = json.loads(text)
        if message["type"] in ("state", "changes"):
            del kept[message["log_length"] :]
            kept += [entry["move"] for entry in message["log"]]
    return kept


def test_hello_shows_the_table(hot_seat: Client) -> None:
    state = hot_seat.state
    assert state["type"] == "state"
    assert state["yours"] == [0, 1]
    assert state["setup"] == {"players": 2, "furnishings": "full", "options": {}, "expansion": "none"}
    assert [seat["kind"] for seat in state["seats"]] == ["human", "human"]
    assert all(seat["is_connected"] for seat in state["seats"])
    assert state["view"]["round"] == 1
    assert [entry["seat"] for entry in state["log"]] == [-1, -1]
    decision = state["decision"]
    assert (decision["key"], decision["arguments"]) == ("place-dwarf", {"strength": 0, "rests": 0})
    parts = {"verb": "place", "space": "logging"}
    placing = {"move": "place logging", "say": "Place on Logging", "kind": "answer", "parts": parts}
    assert placing in state["moves"]


def test_the_view_is_that_of_the_seat_that_decides(hot_seat: Client) -> None:
    first = hot_seat.state["decision"]["seat"]
    assert hot_seat.state["view"]["seat"] == first
    hot_seat.play("place logging")
    hot_seat.tell("end_turn")
    assert hot_seat.state["decision"]["seat"] == 1 - first
    assert hot_seat.state["view"]["seat"] == 1 - first


def test_a_view_holds_what_the_contract_names(hot_seat: Client) -> None:
    assert set(hot_seat.state["view"]) == {
        "seat", "round", "stage", "rounds", "starting_player", "harvest", "markers", "spaces",
        "cards", "cards_to_come", "furnishings", "players", "is_over", "expansion",
    }  # fmt: skip


def test_a_move_brings_the_next_version_with_what_happened(alone: Client) -> None:
    before = alone.state["version"]
    state = alone.play("place logging")
    assert state["version"] == before + 1
    assert {
        "kind": "gained",
        "seat": 0,
        "source": "logging",
        "goods": {"wood": 3},
        "cells": [],
        "details": {},
    } in state["events"]
    assert [(entry["move"], entry["details"]) for entry in state["log"]] == [
        ("place logging", ["A gets 3 wood (Logging)."])
    ]


def test_a_stale_version_gets_the_present_state_again(alone: Client) -> None:
    old = alone.state["version"]
    alone.play("place logging")
    error = alone.ask(type="move", version=old, move="place ore_mining")
    assert (error["type"], error["code"]) == ("error", "stale")
    assert alone.receive()["version"] == old + 1
    assert log_after(alone)[-1] == "place logging"


@pytest.mark.parametrize("move", ["place imitation_4", "end", "dance", ""])
def test_an_illegal_move_changes_nothing(alone: Client, move: str) -> None:
    error = alone.ask(type="move", version=alone.state["version"], move=move)
    assert (error["code"], error["version"]) == ("illegal", alone.state["version"])
    assert error["say"].startswith("Not possible: ")
    assert alone.play("place sustenance")["version"] == error["version"] + 1


def test_the_seat_of_another_is_not_yours(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    clients = [server.sit(table, tokens[seat]) for seat in (0, 1)]
    first = clients[0].state["decision"]["seat"]
    waiting = clients[1 - first]
    waiting.hello(tokens[1 - first])
    assert waiting.state["moves"] == []
    version = waiting.state["version"]
    for message in (
        {"type": "move", "move": "place logging"},
        {"type": "undo"},
        {"type": "restart"},
        {"type": "end_turn"},
    ):
        assert waiting.ask(version=version, **message)["code"] == "not_yours"


def test_a_turn_waits_until_it_is_ended(hot_seat: Client) -> None:
    seat = hot_seat.state["decision"]["seat"]
    state = hot_seat.play("place logging")
    assert state["turn"] == {"seat": seat, "can_take_back": True, "waits_for_end": True}
    assert (state["decision"]["seat"], state["decision"]["key"], state["moves"]) == (seat, "end-turn", [])
    assert hot_seat.ask(type="move", version=state["version"], move="place supplies")["code"] == "illegal"
    state = hot_seat.tell("end_turn")
    assert state["turn"] == {"seat": 1 - seat, "can_take_back": False, "waits_for_end": False}
    assert "place supplies" in hot_seat.moves


def test_end_turn_is_refused_while_something_is_asked(alone: Client) -> None:
    alone.play("place excavation")
    assert alone.ask(type="end_turn", version=alone.state["version"])["code"] == "illegal"


def test_nothing_is_revealed_before_the_turn_is_ended(alone: Client) -> None:
    alone.play("place logging")
    alone.tell("end_turn")
    state = alone.play("place ore_mining")
    assert state["view"]["round"] == 2, "the next round begins as far as nothing is drawn"
    assert state["turn"]["waits_for_end"]
    assert state["log"][-1]["move"] == "place ore_mining"
    assert alone.tell("undo")["view"]["round"] == 1


def test_undo_goes_back_one_decision_and_restart_to_the_first(alone: Client) -> None:
    start = alone.state
    alone.play("place excavation", "take")
    state = alone.tell("undo")
    assert state["decision"]["key"] == "perform"
    assert state["log_length"] == len(start["log"]) + 1
    assert state["events"] == []
    alone.play("take")
    state = alone.tell("restart")
    assert state["view"] == start["view"]
    assert not state["turn"]["can_take_back"]
    assert alone.ask(type="undo", version=state["version"])["code"] == "illegal"
    assert log_after(alone) == [entry["move"] for entry in start["log"]]


def test_undo_never_reaches_past_chance(hot_seat: Client) -> None:
    error = hot_seat.ask(type="undo", version=hot_seat.state["version"])
    assert error["code"] == "illegal"
    assert "revealed" in error["say"]


def test_undo_never_reaches_into_the_turn_of_another(hot_seat: Client) -> None:
    hot_seat.play("place logging")
    hot_seat.tell("end_turn")
    error = hot_seat.ask(type="undo", version=hot_seat.state["version"])
    assert (error["code"], error["say"]) == ("illegal", "There is nothing to take back.")


def test_what_is_forced_happens_by_itself_and_says_so(server: Running) -> None:
    """Whoever has nothing can only beg."""
    position = "players 2\nround 5\nphase harvest\nharvest normal\nseat A\ngoods food 9\nseat B\n"
    record = f"caverna record 1\nrules 1\nposition\ncaverna position 1\n{position}end\n"
    made = server.post("/api/tables/import", 201, record=record)
    client = server.sit(made["table"], *made["tokens"].values())
    client.play("feed 4")
    client.tell("end_turn")
    client.hello(*made["tokens"].values())
    log = [(entry["seat"], entry["move"], entry["is_forced"]) for entry in client.state["log"]]
    assert log[:2] == [(0, "feed 4", False), (1, "feed 0", True)]
    by_chance = [is_forced for seat, _, is_forced in log if seat == -1]
    assert by_chance
    assert not any(by_chance)


def test_the_log_comes_in_pieces_and_is_whole_again_after_coming_back(server: Running) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, tokens[0])
    client.play("place logging")
    seen, version = len(log_after(client)), client.state["version"]
    other = server.connect(table)
    state = other.ask(type="hello", tokens=[tokens[0]], language="en", log=seen, version=version)
    assert (state["log_length"], state["log"]) == (seen, [])
    client.settle()
    client.receive()
    client.tell("undo")
    client.play("place ore_mining")
    again = server.connect(table)
    state = again.ask(type="hello", tokens=[tokens[0]], language="en", log=seen, version=version)
    assert (state["log_length"], [entry["move"] for entry in state["log"]]) == (
        seen - 1,
        ["place ore_mining"],
    )
    state = again.hello(tokens[0], log=seen)
    assert state["log_length"] == 0, "without a version the server cannot know what was cut since"
    assert len(state["log"]) == seen


def test_every_connection_hears_its_own_language(server: Running) -> None:
    table, tokens = server.new_table("human")
    german = server.sit(table, tokens[0], language="de")
    assert german.state["decision"]["say"].startswith("A, setze")
    english = server.sit(table, tokens[0])
    german.receive()
    german.play("place logging")
    assert german.state["log"][-1]["say"] == "Einsetzen: Abholzung"
    assert german.state["log"][-1]["details"] == ["A erhält 3 Holz (Abholzung)."]
    english.receive()
    assert english.state["log"][-1]["say"] == "Place on Logging"
    state = german.ask(type="language", language="en")
    assert state["log_length"] == 0
    assert state["log"][-1]["say"] == "Place on Logging"
    assert german.ask(type="language", language="tlh")["decision"]["say"] == state["decision"]["say"]


def test_errors_are_said_in_the_language_of_the_connection(server: Running) -> None:
    table, _ = server.new_table("human")
    client = server.sit(table, language="de")
    error = client.ask(type="move", version=client.state["version"], move="place logging")
    assert (error["code"], error["say"]) == ("not_yours", "Du bist nicht am Zug.")


def test_ping_and_pong(alone: Client) -> None:
    assert alone.ask(type="ping") == {"type": "pong"}


def test_hello_comes_first(server: Running) -> None:
    table, _ = server.new_table("human")
    client = server.connect(table)
    assert client.ask(type="move", version=0, move="place logging")["code"] == "bad_message"
    assert client.hello()["type"] == "state"


def test_an_unknown_table_is_said_to_be_one(server: Running) -> None:
    client = server.connect("nosuchtable1")
    assert client.receive()["code"] == "unknown_table"


def test_a_whole_solo_game_by_the_first_answer(server: Running) -> None:
    table, tokens = server.new_table("human", seed=SEED)
    client = server.sit(table, tokens[0])
    for _ in range(2000):
        state = client.state
        if state["view"]["is_over"]:
            break
        client.tell("end_turn") if state["turn"]["waits_for_end"] else client.play(client.moves[0])
    assert client.state["view"]["is_over"]
    assert client.state["decision"] is None
    assert client.state["winners"] == [0]
    assert client.errors == []
    assert client.ask(type="undo", version=client.state["version"])["code"] == "illegal"
