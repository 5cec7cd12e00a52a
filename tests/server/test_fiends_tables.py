"""Tables with Frantic Fiends: set, played, kept, looked back at, brought in and out, explained."""

import json
import os
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from caverna.expansions.frantic_fiends.figures.load import VARIABLE
from caverna.record.read_record import read_record
from caverna.record.record import write_record
from caverna.server.configuration.settings import Settings
from caverna.server.showing.show import Showing
from caverna.server.storage.sqlite_schema import SCHEMA, STEPS
from caverna.server.storage.sqlite_store import FILE_NAME, SqliteStore
from caverna.server.storage.store import StoredSeat, StoredTable
from caverna.server.tables.served_table import ServedTable, stored_move
from caverna.setup import Setup
from tests.fiends.arranging import a_game as position
from tests.server.conftest import SEED, Client, Json, Running

FIENDS = "frantic_fiends"
HUMANS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]


def a_game(server: Running, *kinds: str, **more: Json) -> tuple[str, dict[int, str]]:
    return server.new_table(*kinds, expansion=FIENDS, **more)


def play_on(client: Client, turns: int, luck: int = 3) -> None:
    """Random answers of whoever sits at all seats."""
    random = Random(luck)
    for _ in range(turns):
        if client.state["decision"] is None:
            return
        if client.state["turn"]["waits_for_end"]:
            client.tell("end_turn")
        else:
            answers = [move["move"] for move in client.state["moves"] if move["kind"] == "answer"]
            client.play(random.choice([move for move in answers if move != "pass"] or answers))


def test_the_expansions_and_their_options_are_on_offer(server: Running) -> None:
    expansions = server.get("/api/setup")["expansions"]
    assert list(expansions) == ["none", FIENDS]
    assert expansions["none"] == {}
    assert expansions[FIENDS]["orc_strength"] == ["easy", "hard"]
    assert expansions[FIENDS]["rich_supply"] == ["by_players", "on", "off"]


def test_a_table_with_all_options_is_kept_over_a_restart(server: Running) -> None:
    options = {"orc_strength": "hard", "rich_supply": "on", "income": "after_refill"}
    table, tokens = a_game(server, "human", "human", options=options)
    client = server.sit(table, *tokens.values())
    assert client.state["setup"] == {
        "players": 2, "furnishings": "full", "options": options, "expansion": FIENDS
    }  # fmt: skip
    play_on(client, 40)
    before = client.state["view"]
    assert before["expansion"]["boards"][3]["number"] == 4
    assert [orc["orc"] for orc in before["players"][1]["expansion"]["orcs"]] == ["a", "b", "c", "d"]
    server.restart()
    again = server.sit(table, *tokens.values())
    assert again.state["view"] == before
    assert again.state["setup"] == client.state["setup"]


def test_the_handicap_of_one_seat(server: Running) -> None:
    table, tokens = a_game(server, "human", "human", options={"hard_for": "B"})
    players = server.sit(table, *tokens.values()).state["view"]["players"]
    strengths = [[orc["strength"] for orc in player["expansion"]["orcs"]] for player in players]
    assert strengths == [[5, 7, 9, 12], [7, 9, 11, 14]]


def test_a_table_of_the_base_game_has_none_of_it(server: Running) -> None:
    table, tokens = server.new_table("human")
    state = server.sit(table, *tokens.values()).state
    assert state["setup"]["expansion"] == "none"
    assert state["view"]["expansion"] is None
    assert state["view"]["players"][0]["expansion"] is None


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"expansion": "forgotten_folk"}, "expansion"),
        ({"expansion": FIENDS, "options": {"orc_strength": "monstrous"}}, "orc_strength"),
        ({"expansion": FIENDS, "options": {"hard_for": "F"}}, "letters of seats"),
        ({"expansion": FIENDS, "options": {"luck": "good"}}, "no option 'luck'"),
        ({"expansion": FIENDS, "furnishings": "introductory"}, "choose full"),
        ({"expansion": FIENDS, "options": {"campaign": "1"}}, "one player"),
        ({"options": {"orc_strength": "hard"}}, "no option 'orc_strength'"),
    ],
)
def test_what_does_not_go_together_is_refused(server: Running, wrong: dict[str, Json], reason: str) -> None:
    assert reason in server.post("/api/tables", 400, players=2, seats=HUMANS, **wrong)["say"]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it_to_the_end(settings: Settings, bot: str) -> None:
    running = Running(replace(settings, unattended_seconds=0))
    try:
        table, _ = a_game(running, bot, seed=5)
        client = running.connect(table)
        client.hello()
        while not client.state["view"]["is_over"]:
            client.receive()
        assert client.errors == []
        assert client.state["winners"] == [0]
        assert client.state["view"]["expansion"]["event"] == 4
        assert running.get(f"/api/tables/{table}/chart")["rounds"][-1] == 12
    finally:
        running.stop()


def test_a_turn_can_be_taken_back(server: Running) -> None:
    table, tokens = a_game(server, "human")
    client = server.sit(table, *tokens.values())
    begin = client.state["view"]
    client.play("place armory")
    assert client.state["view"] != begin
    assert client.tell("restart")["view"] == begin


def test_looking_back_record_import_and_fork(server: Running) -> None:
    table, tokens = a_game(server, "human", "human", options={"rich_supply": "off"})
    client = server.sit(table, *tokens.values())
    play_on(client, 60)
    moves = server.get(f"/api/tables/{table}")["moves"]
    moment = server.get(f"/api/tables/{table}/at/{moves}")
    assert moment["view"]["expansion"] == client.state["view"]["expansion"]
    _, text, _ = server.request("GET", f"/api/tables/{table}/record")
    assert str(SEED) not in text.decode()
    assert read_record(text.decode()).setup.has_expansion
    brought = server.post("/api/tables/import", 201, record=text.decode(), seats=HUMANS)
    copy = server.sit(brought["table"], *brought["tokens"].values())
    assert copy.state["view"]["players"] == client.state["view"]["players"]
    assert copy.state["setup"] == client.state["setup"]
    forked = server.post(f"/api/tables/{table}/fork", 201, at=20, seats=HUMANS)
    brief = server.get(f"/api/tables/{forked['table']}")
    assert brief["setup"]["expansion"] == FIENDS
    assert brief["moves"] >= 20


def test_a_written_position_is_brought_in(server: Running) -> None:
    game = position(round=5, orcs="a b2 5", traps="pitfall c2", dwarfs="8 0")
    made = server.post("/api/tables/import", 201, record=write_record(game))
    client = server.sit(made["table"], *made["tokens"].values())
    assert client.state["view"]["players"] == game.view(0)["players"]
    server.restart()
    again = server.sit(made["table"], *made["tokens"].values())
    assert again.state["view"] == client.state["view"]


# Words and help.


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_both_games_come_together(server: Running, language: str) -> None:
    _, body, _ = server.request("GET", f"/locale/{language}.ftl")
    assert b"space-logging =" in body
    assert b"trap-pitfall =" in body


@pytest.mark.parametrize(
    "name", ["trap-pitfall", "reward-casanova", "orc-a", "concept-campaign", "space-armory"]
)
def test_help_on_what_the_expansion_brings(server: Running, name: str) -> None:
    lines = server.get(f"/api/help?name={name}&expansion={FIENDS}")["lines"]
    assert len(lines) >= 2
    german = server.get(f"/api/help?name={name}&expansion={FIENDS}&language=de")["lines"]
    assert german != lines


def test_help_on_a_space_that_is_changed(server: Running) -> None:
    with_fiends = server.get(f"/api/help?name=space-housework&expansion={FIENDS}")["lines"]
    assert any("trap" in line for line in with_fiends)
    assert not any("trap" in line for line in server.get("/api/help?name=space-housework")["lines"])


def test_help_knows_its_expansions(server: Running) -> None:
    assert "expansion" in server.get("/api/help?name=logging&expansion=nonsense", 400)["say"]


def test_where_the_figures_come_from(server: Running) -> None:
    shown = server.get("/api/figures")
    assert [source["key"] for source in shown["sources"]] == [
        "rulebook", "public_source", "reconstructed", "corrected_copy"
    ]  # fmt: skip
    assert all(source["help"] for source in shown["sources"])
    assert not shown["is_corrected"]
    gold = next(table for table in shown["tables"] if table["table"] == "gold")
    assert {each["source"]: each["texts"] for each in gold["figures"]} == {
        "rulebook": ["Orc II 1"], "public_source": ["Orc I 1", "Orc IV 2"], "reconstructed": ["Orc III 2"]
    }  # fmt: skip
    assert len(server.get("/api/figures?language=de")["tables"]) == len(shown["tables"])


# Figures and the store.


def test_a_table_of_other_figures_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = a_game(server, "human")
    copy = tmp_path / "figures.toml"
    copy.write_text("[gold]\na = 2\n", encoding="utf-8")
    server.stop()
    monkeypatch.setitem(os.environ, VARIABLE, str(copy))
    server.start()
    assert server.get("/api/figures")["is_corrected"]
    assert server.get(f"/api/tables/{table}", 409)["code"] == "other_figures"
    client = server.connect(table)
    assert "other figures" in client.receive()["say"]
    monkeypatch.delitem(os.environ, VARIABLE)
    assert server.get(f"/api/tables/{table}")["round"] == 1


def test_a_store_from_before_the_expansion_is_taken_over(settings: Settings) -> None:
    settings.data.mkdir()
    old = sqlite3.connect(settings.data / FILE_NAME)
    old.executescript(f"{SCHEMA} pragma user_version = 1;")
    options = json.dumps({"income": "after_refill"})
    old.execute("insert into tables values ('old', 1, 'full', ?, '7', '', 0, 0, 1.5)", (options,))
    old.execute("insert into seats values ('old', 0, 'human', 'Ann', '', 'x')")
    old.commit()
    old.close()
    running = Running(settings)
    try:
        assert running.get("/api/tables/old")["setup"] == {
            "players": 1, "furnishings": "full", "options": {"income": "after_refill"}, "expansion": "none"
        }  # fmt: skip
        a_game(running, "human")
    finally:
        running.stop()
    assert SqliteStore(settings.data).connection.execute("pragma user_version").fetchone() == (len(STEPS),)


# Everything that can be shown.


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_moment_of_a_game_can_be_shown_and_kept(players: int) -> None:
    """Random games, seen by the one who is asked in both languages; played again from what the store has."""
    random = Random(players)
    seats = tuple(StoredSeat("human", f"P{seat}") for seat in range(players))
    setup = Setup(players, seed=players, expansion=FIENDS)
    served = ServedTable(StoredTable("t", setup, "", 0, False, 0.0, seats, ()))
    table = served.table
    shown = 0
    while not table.is_over:
        if table.waits_for_end:
            table.end_turn()
            continue
        if shown % 5 == 0:
            for language in ("en", "de"):
                message = Showing(served, ()).message(range(players), language, 0)
                assert message.decision is not None
                assert len(message.log) == len(table.log.moves)
        shown += 1
        if table.play_due() is None:
            answers = [move for move in table.game.answers() if move.text != "pass"] or table.game.answers()
            table.play(random.choice(answers))
        served.take_change()
    played = tuple(stored_move(each) for each in table.log.moves)
    again = ServedTable(StoredTable("t", setup, "", 0, False, 0.0, seats, played)).table
    assert again.game.view(0) == table.game.view(0)
    assert again.is_over
