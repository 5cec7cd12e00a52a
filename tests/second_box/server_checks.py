"""What a second box must be able to do at a server. Run by test_second_box.py, where the box is installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caverna import read_record
from caverna.server.configuration.settings import Settings
from tests.server.conftest import Client, Json, Running

BOX = "lanterns"
WORDS = {
    "en": {
        "place lantern_market": "Place on Lantern market",
        "light 1": "Light 1 lantern",
        "hang door": "Hang them at the door",
        "hang cave": "Light the cave and find 1 gold",
        "question": "A, where does your lantern hang?",
    },
    "de": {
        "place lantern_market": "Einsetzen: Laternenmarkt",
        "light 1": "1 Laterne anzünden",
        "hang door": "An die Tür hängen",
        "hang cave": "Die Höhle ausleuchten und 1 Gold finden",
        "question": "A, wo hängt deine Laterne?",
    },
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(tmp_path, bot_processes=1, message_burst=10_000, posts_burst=10_000))
    yield running
    running.stop()


def said(client: Client) -> dict[str, str]:
    """The moves as they are shown, and the question."""
    moves = {choice["move"]: choice["say"] for choice in client.state["moves"]}
    return {**moves, "question": client.state["decision"]["say"]}


def lanterns(state: Json) -> list[int]:
    return [player["expansion"]["lanterns"] for player in state["view"]["players"]]


def test_it_is_on_offer_in_the_lobby(server: Running) -> None:
    assert server.get("/api/setup")["expansions"][BOX] == {}
    for language, name in (("en", "Lantern market"), ("de", "Laternenmarkt")):
        _, texts, _ = server.request("GET", f"/locale/{language}.ftl")
        assert f"space-lantern_market = {name}\n" in texts.decode()


def test_its_tile_is_explained(server: Running) -> None:
    english, german = (
        server.get(f"/api/help?name=lantern_room&expansion={BOX}&language={language}")["lines"]
        for language in ("en", "de")
    )
    assert "1 bonus point for every 2 lanterns at your door." in english
    assert "1 Bonuspunkt für je 2 Laternen an der Tür." in german


@pytest.mark.parametrize("language", WORDS)
def test_its_question_is_asked_in_the_language_of_the_reader(server: Running, language: str) -> None:
    table, tokens = server.new_table("human", "human", expansion=BOX)
    client = server.sit(table, *tokens.values(), language=language)
    words = WORDS[language]
    assert client.state["view"]["expansion"] == {"name": BOX}
    for move in ("place lantern_market", "light 1"):
        assert said(client)[move] == words[move]
        client.play(move)
    assert said(client) == {key: words[key] for key in ("hang door", "hang cave", "question")}
    client.play("hang door")
    assert lanterns(client.state) == [1, 0]
    assert client.state["view"]["players"][0]["score"]["lanterns"] == 1


def test_it_is_kept_in_the_middle_of_its_step(server: Running) -> None:
    table, tokens = server.new_table("human", "human", expansion=BOX)
    server.sit(table, *tokens.values()).play("place lantern_market", "light 1")
    server.restart()
    client = server.sit(table, *tokens.values(), language="de")
    assert said(client)["question"] == WORDS["de"]["question"]
    client.play("hang door")
    client.tell("undo")
    assert lanterns(client.state) == [0, 0]
    client.play("hang cave")
    assert client.state["view"]["players"][0]["goods"]["gold"] == 1


def test_bots_play_it_to_the_end_and_the_record_goes_round(server: Running) -> None:
    table, tokens = server.new_table("human", "greedy", expansion=BOX)
    client = server.sit(table, tokens[0])
    while client.state["decision"] is not None:
        if client.state["turn"]["waits_for_end"]:
            client.tell("end_turn")
        elif client.moves:
            answers = [choice["move"] for choice in client.state["moves"] if choice["kind"] == "answer"]
            client.play(next((move for move in answers if "lantern_market" in move), answers[0]))
        else:
            client.receive()
    _, record, _ = server.request("GET", f"/api/tables/{table}/record")
    game = read_record(record.decode())
    assert game.is_over
    assert [dict(sheet) for sheet in game.score()] == [
        player["score"] for player in client.state["view"]["players"]
    ]
    assert any(sheet["lanterns"] for sheet in game.score())
    again = server.post("/api/tables/import", 201, record=record.decode())
    assert server.sit(again["table"]).state["view"]["players"] == client.state["view"]["players"]
