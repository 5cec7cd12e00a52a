"""Campaigns over HTTP: begun, played, shopped for, kept; and what they refuse."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from caverna.expansions.frantic_fiends.figures.load import VARIABLE
from caverna.words.texts import Words
from tests.server.campaign_games import first_game, play_it
from tests.server.conftest import Json, Running

BONUSES = [
    "material", "grain_or_dog", "vegetable_or_small_animal", "cattle_or_ruby", "twin_tile", "trap",
    "functional_tile", "dwelling",
]  # fmt: skip


class Held:
    """A campaign and its token."""

    def __init__(self, server: Running, **wanted: Json) -> None:
        self.server = server
        made = server.post("/api/campaigns", 201, **wanted)
        self.id, self.token = made["campaign"], made["token"]
        self.path = f"/api/campaigns/{self.id}"

    def look(self) -> Json:
        return self.server.get(self.path)

    def sit(self) -> tuple[str, Json]:
        """The table of the game, and the keys to it."""
        made = self.server.post(f"{self.path}/play", 200, token=self.token, name="Ann")
        return made["table"], made["tokens"]

    def buy(self, *bonuses: str, status: int = 200) -> Json:
        basket = [{"bonus": name.rstrip("!"), "is_permanent": name.endswith("!")} for name in bonuses]
        return self.server.post(f"{self.path}/buy", status, token=self.token, basket=basket)

    def bill(self, basket: str, status: int = 200) -> Json:
        return self.server.get(f"{self.path}/bill?basket={basket}", status)


def after_first_game(server: Running, is_won: bool) -> Held:
    seed, moves = first_game(is_won)
    held = Held(server, seed=seed)
    table, tokens = held.sit()
    play_it(server.sit(table, *tokens.values()), moves)
    return held


def test_a_new_campaign(server: Running) -> None:
    held = Held(server, side="hard")
    sheet = held.look()
    assert (sheet["side"], sheet["status"], sheet["game"], sheet["games"]) == ("hard", "playing", 1, 5)
    assert (sheet["points"], sheet["lines"], sheet["playing"], sheet["offers"]) == (0, [], None, [])
    assert sheet["strengths"] == {"a": 7, "b": 9, "c": 11, "d": 14}
    assert "Game 1 of 5" in sheet["say"]
    assert "Partie 1 von 5" in server.get(f"{held.path}?language=de")["say"]


def test_the_seed_and_the_token_stay_secret(server: Running) -> None:
    held = Held(server, seed=4_242_424_242_424_242)
    held.sit()
    _, body, _ = server.request("GET", held.path)
    assert b"4242424242424242" not in body
    assert held.token.encode() not in body
    assert len(held.token) >= 32


def test_its_game_is_a_solo_table(server: Running) -> None:
    held = Held(server)
    table, tokens = held.sit()
    brief = server.get(f"/api/tables/{table}")
    assert brief["setup"]["players"] == 1
    assert brief["setup"]["expansion"] == "frantic_fiends"
    assert brief["setup"]["options"]["campaign"] == "1"
    assert brief["seats"][0]["name"] == "Ann"
    client = server.sit(table, *tokens.values())
    assert client.state["yours"] == [0]
    playing = held.look()["playing"]
    assert playing["table"] == table
    assert playing["round"] == 1
    assert "end of the game" in playing["milestone"]
    assert playing["milestone_needs"] > playing["milestone_has"]
    assert [board[0] for board in playing["boards"]] == ["s", "l", "r"]


def test_whoever_has_the_token_finds_his_game_again(server: Running) -> None:
    held = Held(server)
    first = held.sit()
    server.restart()
    assert held.sit() == first


def test_two_who_begin_the_game_at_once_sit_at_one_table(server: Running) -> None:
    held = Held(server)
    with ThreadPoolExecutor(4) as people:
        tables = list(people.map(lambda _: held.sit()[0], range(4)))
    assert tables == [held.look()["playing"]["table"]] * 4


def test_nobody_else_goes_on_with_it(server: Running) -> None:
    held = Held(server)
    for part in ("play", "buy"):
        refused = server.post(f"{held.path}/{part}", 403, token="x" * 32)
        assert refused["code"] == "not_yours"
    assert server.get("/api/campaigns/nowhere", 404)["say"] == "There is no such campaign."
    assert server.post("/api/campaigns/nowhere/play", 404, token="x")["code"] == "unknown_campaign"


def test_from_the_first_game_over_the_shop_to_the_second(server: Running) -> None:
    held = after_first_game(server, is_won=True)
    sheet = held.look()
    line = sheet["lines"][0]
    assert (sheet["status"], sheet["game"], line["is_won"]) == ("shop", 1, True)
    assert (line["carry"], line["total"], line["left"]) == (0, line["points"], line["points"])
    assert sheet["points"] == line["points"] >= 20
    assert sheet["strengths"] == {"a": 7, "b": 9, "c": 11, "d": 14}
    assert [offer["bonus"] for offer in sheet["offers"]] == BONUSES
    assert [(offer["once"], offer["permanent"]) for offer in sheet["offers"]][:2] == [(10, 20), (15, 30)]
    assert sheet["offers"][0]["one_of"] == ["wood", "ore", "stone"]
    assert server.post(f"{held.path}/play", 409, token=held.token)["code"] == "no_game"
    bill = held.bill("material.once,material.once")
    rebate = min(20, line["rebate"])
    assert bill == {
        "price": 20, "rebate": rebate, "due": 20 - rebate, "left": line["total"] - 20 + rebate, "problem": "",
        "warnings": [],
    }  # fmt: skip
    bought = held.buy("material", "material")
    assert (bought["status"], bought["game"], bought["bonuses"]) == ("playing", 2, ["material", "material"])
    assert bought["lines"][0]["spent"] == bill["due"]
    assert bought["points"] == bill["left"]
    table, tokens = held.sit()
    assert table != line["table"]
    client = server.sit(table, *tokens.values())
    assert client.state["decision"]["key"] == "bonus"
    client.play("prepare wood")
    orcs = client.state["view"]["players"][0]["expansion"]["orcs"]
    assert [orc["strength"] for orc in orcs] == [7, 9, 11, 14]
    assert client.state["setup"]["options"]["campaign"].startswith("2+" + "+".join(line["boards"]))
    server.restart()
    again = held.look()
    assert (again["game"], again["playing"]["table"]) == (2, table)
    assert not set(again["playing"]["boards"]) & set(line["boards"])


def test_the_shop_says_what_is_wrong(server: Running) -> None:
    held = after_first_game(server, is_won=True)
    points = held.look()["points"]
    dear = held.bill("dwelling.for_good")
    assert f"you have {points}" in dear["problem"]
    assert dear["left"] < 0
    assert held.buy("dwelling!", status=409)["say"] == dear["problem"]
    assert "du hast" in server.get(f"{held.path}/bill?language=de&basket=dwelling.for_good")["problem"]
    for nonsense in ("castle.once", "dwelling", "dwelling.twice", ",".join(["material.once"] * 101)):
        assert held.bill(nonsense, 400)["code"] == "bad_message"
    assert held.buy("castle", status=400)["code"] == "bad_message"
    assert held.look()["status"] == "shop"
    assert held.buy()["status"] == "playing"
    closed = "The shop is closed now. It opens after every game that is won but the last."
    assert held.buy(status=409)["say"] == closed


def test_two_baskets_at_once_are_paid_for_once(server: Running) -> None:
    held = after_first_game(server, is_won=True)
    points = held.look()["points"]

    def buy(bonus: str) -> int:
        body = f'{{"token": "{held.token}", "basket": [{{"bonus": "{bonus}", "is_permanent": false}}]}}'
        return server.request("POST", f"{held.path}/buy", body)[0]

    with ThreadPoolExecutor(4) as people:
        answers = sorted(people.map(buy, ["material"] * 4))
    assert answers == [200, 409, 409, 409]
    assert held.look()["points"] >= points - 10


def test_a_game_that_is_lost_ends_it(server: Running) -> None:
    held = after_first_game(server, is_won=False)
    sheet = held.look()
    assert (sheet["status"], sheet["lines"][0]["is_won"], sheet["offers"]) == ("failed", False, [])
    assert sheet["strengths"] == {}
    assert "failed" in sheet["say"]
    assert held.buy("material", status=409)["code"] == "refused"
    assert server.post(f"{held.path}/play", 409, token=held.token)["code"] == "no_game"


def test_a_copy_of_its_table_does_not_count(server: Running) -> None:
    seed, moves = first_game(True)
    held = Held(server, seed=seed)
    table, tokens = held.sit()
    server.sit(table, *tokens.values())
    made = server.post(f"/api/tables/{table}/fork", 201, at=0, seats=[{"kind": "human"}])
    other = server.sit(made["table"], *made["tokens"].values())
    other.play(other.moves[0])
    assert held.look()["playing"]["table"] == table
    assert held.look()["lines"] == []
    assert len(moves) > 50


@pytest.mark.parametrize("wrong", [{"side": "soft"}, {"seed": -1}, {"seed": "7"}, {"side": 3}])
def test_a_campaign_nobody_can_play_is_refused(server: Running, wrong: dict[str, Json]) -> None:
    assert server.post("/api/campaigns", 400, **wrong)["say"]


def test_with_other_figures_it_does_not_go_on(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(server)
    copy = tmp_path / "figures.toml"
    copy.write_text("[campaign]\npermanent_factor = 3\n", encoding="utf-8")
    monkeypatch.setitem(os.environ, VARIABLE, str(copy))
    assert server.get(held.path, 409)["code"] == "other_figures"
    monkeypatch.delitem(os.environ, VARIABLE)
    assert held.look()["status"] == "playing"


@pytest.mark.rule("FF-FIGURES-FAULTS")
def test_a_copy_that_cannot_be_is_told_without_its_path(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(server)
    table, _ = held.sit()
    copy = tmp_path / "figures.toml"
    copy.write_text("[gold]\nc = 7\n", encoding="utf-8")
    monkeypatch.setitem(os.environ, VARIABLE, str(copy))
    for path in (held.path, "/api/figures"):
        refused = server.get(f"{path}?language=de", 503)
        assert refused == {"code": "bad_figures", "say": Words("de").say("server-bad-figures")}
    assert server.post("/api/campaigns", 503)["code"] == "bad_figures"
    monkeypatch.delitem(os.environ, VARIABLE)
    assert held.look()["playing"]["table"] == table
