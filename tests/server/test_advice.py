"""Advice is worked out when somebody asks, for what he may know, and once for each version of the table."""

import pytest

from caverna.advice.tile_scores import points_of_tiles
from caverna.advice.what_a_space_gives import goods_to_get
from caverna.engine.state.game_state import GameState
from caverna.game import Game
from caverna.record.record import write_record
from caverna.server.showing import adviser
from caverna.server.showing.adviser import Adviser
from caverna.table.seats import Seat
from caverna.table.table import table_for
from tests.arranging import a_game
from tests.browser.fiend_tables import led_to, raided_farm
from tests.server.conftest import Client, Json, Running

EVERYTHING = ["tile_scores", "tile_swaps", "space_gains", "feeding", "litters", "forecasts"]


def arranged() -> Game:
    return a_game(round=2, wood=4, stone=4, cavern="d3", others={"B": {"dwarfs": "0@logging 0"}})


def at_the_table(server: Running, game: Game) -> Client:
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = server.post("/api/tables/import", 201, record=write_record(game), seats=seats)
    return server.sit(made["table"], *made["tokens"].values())


def advice(client: Client, *about: str) -> Json:
    return client.ask(type="advice", version=client.state["version"], about=list(about))


def test_what_tiles_score_and_spaces_give_is_told_to_the_seat_that_looks(server: Running) -> None:
    game = arranged()
    told = advice(at_the_table(server, game), "tile_scores", "space_gains")
    assert told["tile_scores"] == points_of_tiles(game.state, 0)
    assert told["space_gains"] == goods_to_get(game.state, 0)
    assert told["space_gains"]["supplies"]


def test_only_what_was_asked_about_is_told(server: Running) -> None:
    client = at_the_table(server, arranged())
    advice(client, *EVERYTHING)
    assert advice(client, "feeding") == {
        "type": "advice", "version": client.state["version"], "feeding": None
    }  # fmt: skip


def test_states_carry_no_advice(server: Running) -> None:
    state = at_the_table(server, arranged()).state
    assert not {"suggestion", "gets", "scores", "forecast", "young"} & set(keys_in(state))


def keys_in(data: object) -> list[str]:
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in keys_in(value))]
    return [key for each in data for key in keys_in(each)] if isinstance(data, list) else []


def test_onlookers_are_told_nothing(server: Running) -> None:
    client = at_the_table(server, arranged())
    told = advice(server.sit(client.state["table"]), *EVERYTHING)
    assert [told[subject] for subject in EVERYTHING] == [{}, {}, {}, None, {}, {}]


def test_about_a_table_that_is_gone_there_is_nothing_to_say(server: Running) -> None:
    client = at_the_table(server, arranged())
    before = client.state["version"]
    client.play("place supplies")
    for version in (before, client.state["version"] + 1):
        told = client.ask(type="advice", version=version, about=EVERYTHING)
        assert told == {"type": "advice", "version": version}


def test_unknown_subjects_are_refused(server: Running) -> None:
    client = at_the_table(server, arranged())
    for about in (["weather"], "feeding", EVERYTHING * 2, None):
        assert client.ask(type="advice", version=0, about=about)["code"] == "bad_message"


def test_advice_counts_as_a_message(strict_server: Running) -> None:
    client = at_the_table(strict_server, arranged())
    answers = [advice(client, "tile_scores") for _ in range(8)]
    assert answers[-1]["code"] == "too_fast"


def test_what_would_come_of_an_orc_is_told_in_the_language_of_the_connection(server: Running) -> None:
    client = at_the_table(server, led_to(raided_farm(), "orc-acts"))
    told = advice(client, "forecasts")["forecasts"]
    assert {"say", "events", "enters_cave"} == set(told["done"])
    assert set(told) <= {choice["move"] for choice in client.state["moves"]}


def test_onlookers_see_the_orc_coming_too(server: Running) -> None:
    client = at_the_table(server, led_to(raided_farm(), "orc-acts"))
    told = [advice(who, "forecasts")["forecasts"] for who in (client, server.sit(client.state["table"]))]
    assert told[0] == told[1] != {}


def test_advice_is_worked_out_once_and_forgotten_with_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[int] = []

    def count(state: GameState, seat: int) -> dict[str, int]:
        worked_out.append(seat)
        return {"weaving_parlour": len(worked_out)}

    monkeypatch.setattr(adviser, "points_of_tiles", count)
    table = table_for(arranged(), [Seat("human", ""), Seat("human", "")])
    beside = Adviser()
    told = [
        beside.advise(table, ["tile_scores"], yours, "en").tile_scores for yours in ((0,), (0,), (0, 1), (1,))
    ]
    assert told == [{"weaving_parlour": 1}] * 3 + [{"weaving_parlour": 2}]
    assert worked_out == [0, 1]
    table.play(table.game.answers()[0])
    table.take_change()
    beside.advise(table, ["tile_scores"], (1,), "en")
    assert worked_out == [0, 1, 1]
