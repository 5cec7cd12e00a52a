"""Parlors: weaving, milking, state, hunting, beer and blacksmithing parlor."""

import pytest

from tests.arranging import a_game, goods_of, legal, play
from tests.tiles.passing_time import Has

FARM: Has = {"large_pasture": "a1 a2, b1 b2, c1 c2"}


def bonus(**has: object) -> int:
    """The bonus points of a player who has this."""
    keywords: Has = dict(has)
    return a_game(**keywords).score()[0]["bonus"]


# Weaving and milking parlor.


@pytest.mark.rule("FURN-WEAVING-PARLOR")
@pytest.mark.parametrize("sheep", [0, 1, 2, 5])
def test_the_weaving_parlor_brings_a_food_for_each_sheep_at_once(sheep: int) -> None:
    game = a_game(on="housework", wood=2, stone=1, sheep=sheep, cattle=2, **FARM)
    assert goods_of(play(game, "furnish weaving_parlor d3")).get("food", 0) == sheep


@pytest.mark.rule("FURN-WEAVING-PARLOR")
@pytest.mark.parametrize(("sheep", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_the_weaving_parlor_scores_one_for_two_sheep(sheep: int, points: int) -> None:
    assert bonus(rooms="weaving_parlor d3", sheep=sheep, cattle=1, **FARM) == points
    assert a_game(rooms="weaving_parlor d3", sheep=sheep, **FARM).score()[0]["animals"] == sheep


@pytest.mark.rule("FURN-MILKING-PARLOR")
@pytest.mark.parametrize("cattle", [0, 1, 2, 5])
def test_the_milking_parlor_brings_a_food_for_each_cattle_at_once(cattle: int) -> None:
    game = a_game(on="housework", wood=2, stone=2, cattle=cattle, sheep=2, **FARM)
    assert goods_of(play(game, "furnish milking_parlor d3")).get("food", 0) == cattle


@pytest.mark.rule("FURN-MILKING-PARLOR")
@pytest.mark.parametrize("cattle", [0, 1, 2, 5])
def test_the_milking_parlor_scores_one_for_each_cattle(cattle: int) -> None:
    assert bonus(rooms="milking_parlor d3", cattle=cattle, sheep=2, **FARM) == cattle
    assert a_game(rooms="milking_parlor d3", cattle=cattle, **FARM).score()[0]["animals"] == cattle


# State parlor.


@pytest.mark.rule("FURN-STATE-PARLOR")
@pytest.mark.parametrize(
    ("rooms", "dwellings"),
    [
        ("", 0),
        ("dwelling e1", 1),
        ("dwelling e1, simple_dwelling_a e3, mixed_dwelling d2, couple_dwelling f2", 4),
        ("additional_dwelling e1, simple_dwelling_b f2", 2),
        ("dwelling d1, dwelling f1, dwelling d3, dwelling f3", 0),
        ("cuddle_room e1, guest_room e3", 0),
    ],
)
def test_the_state_parlor_counts_the_dwellings_beside_it(rooms: str, dwellings: int) -> None:
    others: Has = {"rooms": rooms} if rooms else {}
    game = a_game(on="housework", cavern="e2", stone=3, gold=5, **others)
    play(game, "furnish state_parlor e2")
    assert goods_of(game).get("food", 0) == 2 * dwellings
    assert game.score()[0]["bonus"] == 4 * dwellings


@pytest.mark.rule("FURN-STATE-PARLOR-ENTRY-DWELLING")
def test_the_entry_level_dwelling_counts_for_the_state_parlor() -> None:
    game = a_game(on="housework", rooms="dwelling d2, dwelling e3", stone=3, gold=5)
    play(game, "furnish state_parlor d3")
    assert goods_of(game) == {"food": 6}
    assert game.score()[0]["bonus"] == 12


@pytest.mark.rule("FURN-STATE-PARLOR-LATER-DWELLINGS")
def test_a_dwelling_built_later_scores_but_brings_no_food() -> None:
    game = a_game(on="housework", rooms="state_parlor d3", cavern="e3", wood=4, stone=3)
    assert game.score()[0]["bonus"] == 4
    play(game, "furnish dwelling e3")
    assert goods_of(game) == {}
    assert game.score()[0]["bonus"] == 8


@pytest.mark.rule("FURN-STATE-PARLOR", "OFFICE-FULL-SPACES")
def test_a_dwelling_beyond_the_edge_counts_for_the_state_parlor() -> None:
    assert bonus(rooms="state_parlor f3, dwelling g3, dwelling g2") == 4


@pytest.mark.rule("FURN-STATE-PARLOR", "FURN-WORK-ROOM")
def test_a_dwelling_built_on_a_tunnel_counts_for_the_state_parlor() -> None:
    game = a_game(on="housework", rooms="work_room d3, state_parlor e3", tunnel="e2", wood=4, stone=3)
    play(game, "furnish dwelling e2")
    assert game.score()[0]["bonus"] == 4


# Hunting parlor.


@pytest.mark.rule("FURN-HUNTING-PARLOR")
def test_two_boars_bring_two_gold_and_two_food() -> None:
    game = play(a_game(rooms="hunting_parlor d3", boar=3, **FARM), "convert hunting_parlor")
    assert goods_of(game) == {"gold": 2, "food": 2, "boar": 1}
    assert "convert hunting_parlor" not in legal(game)


@pytest.mark.rule("FURN-HUNTING-PARLOR-NO-SLAUGHTER")
def test_the_slaughtering_cave_adds_nothing_in_the_hunting_parlor() -> None:
    game = play(a_game(rooms="hunting_parlor d3, slaughtering_cave e3", boar=2), "convert hunting_parlor")
    assert goods_of(game) == {"gold": 2, "food": 2}


@pytest.mark.rule("FURN-HUNTING-PARLOR")
def test_boars_without_room_may_go_straight_through_the_hunting_parlor() -> None:
    game = a_game(on="logging", dwarfs="5 5", rooms="hunting_parlor d3", boar=2)
    play(game, "loot boar", "convert hunting_parlor")
    assert goods_of(game) == {"gold": 2, "food": 2, "boar": 1}
    assert [move for move in legal(game) if move.startswith("eat boar")] == ["eat boar"]


@pytest.mark.rule("FURN-HUNTING-PARLOR-LAST-WINDOW")
def test_four_boars_may_be_sold_after_the_last_harvest_and_are_missing_then() -> None:
    game = a_game(phase="scoring", round=12, rooms="hunting_parlor d3", boar=4, **FARM)
    assert game.score()[0]["missing_animals"] == -6
    play(game, "convert hunting_parlor", "convert hunting_parlor")
    assert goods_of(game) == {"gold": 4, "food": 4}
    sheet = game.score()[0]
    assert (sheet["missing_animals"], sheet["animals"], sheet["gold"]) == (-8, 0, 4)


# Beer parlor.


@pytest.mark.rule("FURN-BEER-PARLOR")
@pytest.mark.parametrize(("choice", "left"), [("gold", {"gold": 3}), ("food", {"food": 4})])
def test_two_grain_bring_three_gold_or_four_food(choice: str, left: dict[str, int]) -> None:
    game = play(a_game(rooms="beer_parlor d3", grain=2), f"convert beer_parlor {choice}")
    assert goods_of(game) == left


@pytest.mark.rule("FURN-BEER-PARLOR")
def test_both_choices_of_the_beer_parlor_are_open_each_time_anew() -> None:
    game = a_game(phase="scoring", round=12, rooms="beer_parlor d3", grain=5)
    play(game, "convert beer_parlor gold", "convert beer_parlor food")
    assert goods_of(game) == {"gold": 3, "food": 4, "grain": 1}
    assert [move for move in legal(game) if move.startswith("convert")] == []


@pytest.mark.rule("FURN-BEER-PARLOR")
def test_grain_on_fields_is_no_beer() -> None:
    game = a_game(rooms="beer_parlor d3", grain=1, sown="c4 grain 3")
    assert [move for move in legal(game) if move.startswith("convert")] == []


# Blacksmithing parlor.


@pytest.mark.rule("FURN-BLACKSMITHING-PARLOR")
def test_a_ruby_with_an_ore_brings_two_gold_and_a_food() -> None:
    game = a_game(phase="scoring", round=12, rooms="blacksmithing_parlor d3", ruby=3, ore=2)
    play(game, "convert blacksmithing_parlor", "convert blacksmithing_parlor")
    assert goods_of(game) == {"ruby": 1, "gold": 4, "food": 2}
    assert "convert blacksmithing_parlor" not in legal(game)


@pytest.mark.rule("FURN-BLACKSMITHING-PARLOR")
@pytest.mark.parametrize("has", [{"ruby": 2}, {"ore": 4}])
def test_half_a_set_buys_nothing_in_the_blacksmithing_parlor(has: Has) -> None:
    assert "convert blacksmithing_parlor" not in legal(a_game(rooms="blacksmithing_parlor d3", **has))


@pytest.mark.rule("FURN-HUNTING-PARLOR", "FURN-BEER-PARLOR", "FURN-BLACKSMITHING-PARLOR")
@pytest.mark.parametrize("phase", ["work", "harvest", "scoring"])
def test_the_exchanges_are_open_at_any_time_and_only_to_the_owner(phase: str) -> None:
    has: Has = {"boar": 2, "grain": 2, "ruby": 1, "ore": 1}
    rooms = "hunting_parlor d3, beer_parlor e3, blacksmithing_parlor f3"
    exchanges = {
        "convert hunting_parlor",
        "convert beer_parlor gold",
        "convert beer_parlor food",
        "convert blacksmithing_parlor",
    }
    owner = a_game(phase=phase, round=12, rooms=rooms, **has)
    assert exchanges <= set(legal(owner))
    other = a_game(phase=phase, round=12, others={"B": {"rooms": rooms}}, **has)
    assert not exchanges & set(legal(other))
