"""Reviews of finished games: made in workers, with progress, once for each game, never while it goes on."""

import time

import pytest

from caverna.bots import make_bot
from caverna.game import Game
from caverna.record.record import write_record
from caverna.server.thinking.reviews import judge_part
from tests.arranging import a_game
from tests.patience import PATIENCE
from tests.server.conftest import Json, Running


@pytest.fixture(scope="module")
def finished() -> str:
    """The last round of a game, in which the first seat passes."""
    game: Game = a_game(round=12, harvest="normal", lying="ruby_mining ruby 9")
    bot = make_bot("greedy", 1)
    game.play("pass")
    while not game.is_over:
        game.play(bot.choose(game))
    return write_record(game)


def imported(server: Running, record: str) -> str:
    seats = [{"kind": "human", "name": name} for name in ("Anna", "Bert")]
    table: str = server.post("/api/tables/import", 201, record=record, seats=seats)["table"]
    return table


def reviewed(server: Running, table: str, language: str = "en") -> Json:
    """Ask until it is done."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        review = server.get(f"/api/tables/{table}/review?language={language}")
        assert 0 <= review["done"] <= review["of"]
        if review["is_done"]:
            return review
        assert review["curves"] == {}
        assert review["costly"] == []
        time.sleep(0.05)
    raise AssertionError("the review is never done")


def test_a_finished_game_is_looked_back_at(server: Running, finished: str) -> None:
    table = imported(server, finished)
    review = reviewed(server, table)
    info = server.get(f"/api/tables/{table}")
    assert review["done"] == review["of"] > 1
    for seat in (0, 1):
        curve = review["curves"][str(seat)]
        assert curve[-1] == {"number": info["moves"], "round": 12, "points": info["totals"][seat]}
    worst = next(turn for turn in review["costly"] if turn["seat"] == 0)
    assert worst["number"] == 0
    assert worst["played"] == ["Pass for this round"]
    assert worst["better"][0] == "Place on Ruby mining"
    assert float(worst["loss"]) > 5
    assert worst["reasons"]
    assert server.lobby.metrics.errors == 0


def test_in_german(server: Running, finished: str) -> None:
    review = reviewed(server, imported(server, finished), "de")
    assert review["costly"][0]["better"][0] == "Einsetzen: Rubinabbau"
    assert "," in review["costly"][0]["loss"]


def test_a_game_that_goes_on_is_not(server: Running) -> None:
    table = imported(server, write_record(a_game()))
    assert server.get(f"/api/tables/{table}/review", 409)["code"] == "not_over"
    assert server.get("/api/tables/nowhere/review", 404)["code"] == "unknown_table"


def test_the_same_game_is_looked_at_once(server: Running, finished: str) -> None:
    have, judged = server.lobby.thinkers.have, []

    async def count(work: Json, part: Json) -> Json:
        judged.append(work)
        return await have(work, part)

    server.lobby.thinkers.have = count  # type: ignore[assignment,method-assign]
    first = reviewed(server, imported(server, finished))
    again = reviewed(server, imported(server, finished))
    assert again == first
    assert judged.count(judge_part) == first["of"]


def test_only_so_many_at_a_time(server: Running, finished: str) -> None:
    held = server.lobby.settings.reviews_under_way
    server.lobby.reviews.tasks |= {object() for _ in range(held)}  # type: ignore[misc]
    table = imported(server, finished)
    assert server.get(f"/api/tables/{table}/review", 503)["code"] == "too_many_reviews"
    server.lobby.reviews.tasks.clear()
    assert reviewed(server, table)["is_done"]


def test_a_review_that_failed_is_begun_anew(server: Running, finished: str) -> None:
    table, have = imported(server, finished), server.lobby.thinkers.have

    async def fail(work: Json, part: Json) -> Json:
        raise RuntimeError("no worker")

    server.lobby.thinkers.have = fail  # type: ignore[assignment,method-assign]
    path, deadline = f"/api/tables/{table}/review", time.monotonic() + PATIENCE
    while server.request("GET", path)[0] == 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    server.lobby.thinkers.have = have  # type: ignore[method-assign]
    assert reviewed(server, table)["is_done"]
