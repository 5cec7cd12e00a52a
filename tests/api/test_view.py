"""What a seat sees: everything on the table, nothing that is still to come."""

import json
from random import Random
from typing import Any

import pytest

from caverna import Game, Setup
from caverna.advice.what_a_space_gives import goods_to_get
from caverna.engine.ruleset import Options
from tests.api.random_play import decisions, rich_game
from tests.arranging import a_game, play
from tests.oracles.dump import dump

LOOKED_AT_ONCE_IN = 12


def seen(game: Game, seat: int = 0) -> dict[str, Any]:
    return game.view(seat)


def seen_player(game: Game, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = seen(game)["players"][seat]
    return found


@pytest.mark.parametrize("players", [1, 2, 5, 7])
def test_a_view_is_plain_data_and_looking_changes_nothing(players: int) -> None:
    luck = Random(players)
    for game in decisions(rich_game(Setup(players, seed=players)), luck):
        if luck.randrange(LOOKED_AT_ONCE_IN):
            continue
        before = dump(game.state)
        for seat in range(-1, players):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
        assert dump(game.state) == before
    assert game.view(0)["is_over"]
    assert game.view(0)["question"] is None


@pytest.mark.parametrize("marker", ["round_start", "round_end"])
def test_games_that_differ_only_in_what_is_to_come_look_the_same(marker: str) -> None:
    options = Options(harvest_marker=marker)
    one, other = (Game(Setup(3, options=options, seed=seed), deals=False) for seed in (1, 2))
    luck = Random(3)
    for _ in range(400):
        assert [one.view(seat) for seat in range(-1, 3)] == [other.view(seat) for seat in range(-1, 3)]
        if one.is_over:
            break
        move = luck.choice(one.answers())
        one.play(move)
        other.play(move)
    assert one.state.round > 1


def test_nothing_but_names_is_known_of_the_cards_to_come() -> None:
    view = seen(Game(Setup(2, seed=5)))
    to_come = view["cards_to_come"]
    assert all(keys == sorted(keys) for keys in to_come.values())
    assert len(to_come["1"]) == 2
    assert to_come["4"] == ["adventure", "ore_trading", "ruby_delivery"]
    assert view["cards"][0] not in to_come["1"]
    assert "seed" not in json.dumps(view)


def test_markers_face_down_are_numbers() -> None:
    view = seen(a_game(players=3, round=8, questions=1))
    assert view["markers"] == {"leaves": 2, "questions": 2, "questions_seen": 1}
    assert view["harvest"] == "normal"
    late = a_game(players=3, round=8, options="harvest_marker round_end")
    assert seen(late)["harvest"] == "unknown"


def test_spaces_show_goods_and_who_stands_there() -> None:
    game = a_game(round=2, lying="logging wood 4", dwarfs="0@housework 0", start="B")
    view = seen(game)
    spaces = {space["space"]: space for space in view["spaces"]}
    assert spaces["logging"] == {
        "space": "logging",
        "goods": {"wood": 4},
        "occupied_by": None,
        "is_protected": False,
    }
    assert spaces["housework"]["occupied_by"] == 0
    assert "growth" not in spaces
    assert set(view["cards"]) <= set(spaces)
    assert (view["round"], view["stage"], view["starting_player"]) == (2, 1, 1)


def test_spaces_tell_what_this_seat_would_get_there() -> None:
    game = a_game(
        players=3,
        round=3,
        ore_mine="e1 f1",
        deep_tunnel="e2 f2",
        lying="ore_mining ore 3, strip_mining stone 2, starting_player food 2",
        others={"B": {"rooms": "seam d3"}},
    )

    mine, theirs = goods_to_get(game.state, 0), goods_to_get(game.state, 1)
    assert mine["ore_mining"] == {"ore": 7}, "two for each mine"
    assert theirs["ore_mining"] == {"ore": 3}
    assert mine["strip_mining"] == {"wood": 2, "stone": 2}
    assert theirs["strip_mining"] == {"wood": 2, "stone": 2, "ore": 2}, "the seam adds ore to stone"
    assert mine["starting_player"] == {"food": 2, "ore": 2}
    assert "housework" not in mine, "the dog is a choice"
    play(game, "place ore_mining")
    assert seen_player(game)["goods"]["ore"] == 7


def test_furnishings_cost_what_they_cost_this_seat() -> None:
    game = a_game(rooms="carpenter d3")

    def price(seat: int) -> dict[str, int]:
        costs = {tile["furnishing"]: tile["cost"] for tile in seen(game, seat)["furnishings"]}
        assert "carpenter" not in costs
        found: dict[str, int] = costs["seam"]
        return found

    assert price(0) == {"wood": 1}
    assert price(1) == {"wood": 2}
    assert price(-1) == {"wood": 2}


def test_a_player_lies_open_on_the_table() -> None:
    game = a_game(
        round=4,
        wood=3,
        sheep=2,
        begging=1,
        dwarfs="0 3@logging new@wish_for_children",
        meadow="c2",
        fields="c4",
        sown="c3 grain 2",
        large_pasture="b4 b3",
        stable="b4",
        rooms="wood_supplier d3, dwelling e3",
        tunnel="d2",
        delivery="wood_supplier 5",
    )
    player = seen_player(game)
    assert player["goods"]["wood"] == 3
    assert player["begging"] == 1
    assert [dwarf["strength"] for dwarf in player["dwarfs"]] == [0, 3, 0]
    assert [dwarf["place"] for dwarf in player["dwarfs"]] == [None, "logging", "wish_for_children"]
    assert [dwarf["is_newborn"] for dwarf in player["dwarfs"]] == [False, False, True]
    assert player["beds"] == 3
    assert player["tiles"] == {
        "c2": "meadow",
        "d2": "tunnel",
        "b3": "large_pasture",
        "c3": "field",
        "d3": "room",
        "e3": "room",
        "b4": "large_pasture",
        "c4": "field",
        "d4": "room",
    }
    assert player["large_pastures"] == [["b3", "b4"]]
    assert player["crops"] == {"c3": {"grain": 2}}
    assert player["stables"] == ["b4"]
    assert player["rooms"] == {"d4": "entry_level_dwelling", "d3": "wood_supplier", "e3": "dwelling"}
    assert player["deliveries"] == {"wood_supplier": 5}
    assert sum(herd["sheep"] for herd in player["animals"].values()) == 2
    assert player["total"] == sum(player["score"].values()) == game.totals()[0]


def test_a_view_says_where_animals_can_stand() -> None:
    pens = seen_player(
        a_game(meadow="c2", small_pasture="c3", large_pasture="b4 b3", stable="b4 c2", ore_mine="d2")
    )["pens"]
    any_kind = ["sheep", "donkey", "boar", "cattle"]
    assert pens["c2"] == {"kinds": any_kind, "holds": 1, "can_be_watched": True}
    assert pens["c3"]["holds"] == 2
    assert pens["b3"]["holds"] == 8, "a large pasture is listed at its first space"
    assert "b4" not in pens
    assert pens["d2"] == {"kinds": ["donkey"], "holds": 1, "can_be_watched": False}
    assert pens["d4"] == {"kinds": any_kind, "holds": 2, "can_be_watched": False}


def test_the_dwarf_at_work_is_known() -> None:
    game = a_game(dwarfs="0 0", on="housework", wood=2)
    assert [dwarf["is_at_work"] for dwarf in seen_player(game)["dwarfs"]] == [True, False]
    assert [dwarf["is_at_work"] for dwarf in seen_player(game, 1)["dwarfs"]] == [False, False]


@pytest.mark.parametrize(
    ("arranged", "this_round", "following"),
    [
        ({"round": 1}, 0, 4),
        ({"round": 3}, 4, 4),
        ({"round": 3, "dwarfs": "0 0 new@housework"}, 5, 5),
        ({"round": 1, "dwarfs": "0 0 new@housework"}, 0, 6),
        ({"round": 4}, 2, 2),
        ({"players": 3, "round": 8, "options": "harvest_marker round_end"}, None, 4),
        ({"phase": "harvest", "round": 3, "food": 4}, 4, 4),
        ({"round": 3, "rooms": "mining_cave d3", "donkey": 1, "ore_mine": "e3"}, 3, 3),
    ],
)
def test_the_food_needed_now_and_next(
    arranged: dict[str, Any], this_round: int | None, following: int
) -> None:
    needed = seen_player(a_game(**arranged))["food_needed"]
    assert needed == {"this_round": this_round, "next": following}


def test_whoever_has_fed_his_dwarfs_looks_to_the_next_harvest() -> None:
    game = play(a_game(phase="harvest", round=3, food=4, dwarfs="0 0 new", ruby=1), "feed 4")
    assert seen_player(game)["food_needed"] == {"this_round": 0, "next": 6}


def test_after_the_last_harvest_nobody_needs_food() -> None:
    game = play(a_game(phase="harvest", round=12, food=4, ruby=1), "feed 4")
    assert seen_player(game)["food_needed"] == {"this_round": 0, "next": 0}


def test_only_the_one_who_is_asked_sees_the_answers() -> None:
    game = a_game(ruby=1)
    mine, theirs, looking_on = seen(game, 0), seen(game, 1), seen(game, -1)
    assert mine["deciding"] == theirs["deciding"] == 0
    assert mine["question"] == {"key": "place-dwarf", "arguments": {"strength": 0, "rests": 0}}
    assert mine["answers"] == [move.text for move in game.answers()]
    assert mine["anytime"] == [move.text for move in game.anytime_moves()]
    for view in (theirs, looking_on):
        assert view["answers"] == view["anytime"] == []
        assert view["question"] == mine["question"]


def test_nobody_answers_for_chance() -> None:
    game = Game(Setup(2), deals=False)
    assert game.view(-1)["deciding"] == -1
    assert game.view(-1)["answers"] == []


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        a_game().view(2)
