"""And/or, and then/or, and then, either/or; and that goods are never left behind."""

import pytest

from caverna.engine.agenda.combinators import any_of, then, then_or
from caverna.engine.agenda.effect import DONE_ALREADY, NOT_YET, TOO_LATE
from caverna.engine.moves import GROW, SOW_GRAIN
from caverna.engine.verbs.furnish import furnish_dwelling
from caverna.engine.verbs.grow_family import grow_family
from caverna.engine.verbs.sow import sow
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.arranging import Has, arranged
from tests.spaces.reading import beginning, lying_on

# And / or


@pytest.mark.rule("CONNECTIVE-AND-OR")
def test_with_and_or_the_first_part_may_come_before_the_second() -> None:
    game = a_game(on="family_life", rooms="dwelling d3", fields="c4", grain=1)
    assert answers(game) == ["grow", "sow grain c4"]
    play(game, "grow")
    assert answers(game) == ["sow grain c4", "done"]
    play(game, "sow grain c4")
    assert game.seat_name == "B"


@pytest.mark.rule("CONNECTIVE-AND-OR")
def test_with_and_or_the_second_part_may_come_before_the_first() -> None:
    game = a_game(on="family_life", rooms="dwelling d3", fields="c4", grain=1)
    play(game, "sow grain c4")
    assert answers(game) == ["grow", "done"]
    play(game, "grow")
    assert game.seat_name == "B"


@pytest.mark.rule("CONNECTIVE-AND-OR")
@pytest.mark.parametrize("part", ["grow", "sow grain c4"])
def test_with_and_or_one_part_is_enough(part: str) -> None:
    game = a_game(on="family_life", rooms="dwelling d3", fields="c4", grain=1)
    play(game, part, "done")
    assert (len(game.state.players[0].weapons), goods_of(game)) == (
        (3, {"grain": 1}) if part == "grow" else (2, {})
    )


@pytest.mark.rule("CONNECTIVE-AND-OR")
def test_with_and_or_no_part_comes_twice() -> None:
    game = a_game(on="family_life", rooms="couple_dwelling d3", fields="c4", grain=1)
    play(game, "grow")
    assert "grow" not in answers(game)


# And then / or


@pytest.mark.rule("CONNECTIVE-AND-THEN-OR")
def test_with_and_then_or_both_parts_come_in_the_printed_order() -> None:
    game = a_game(on="slash_and_burn", fields="c4", grain=1)
    assert beginning(game, "sow") == ["sow grain c4"]
    assert beginning(game, "tile")
    play(game, "tile meadow c2 field c3")
    assert answers(game) == ["sow grain c3", "sow grain c4", "done"]


@pytest.mark.rule("CONNECTIVE-AND-THEN-OR")
def test_with_and_then_or_the_second_part_ends_the_action() -> None:
    game = a_game(on="slash_and_burn", fields="c4", grain=1)
    play(game, "sow grain c4")
    assert game.seat_name == "B"


@pytest.mark.rule("CONNECTIVE-AND-THEN-OR")
def test_with_and_then_or_the_first_part_is_enough() -> None:
    game = a_game(on="slash_and_burn", fields="c4", grain=1)
    play(game, "tile meadow c2 field c3", "done")
    assert goods_of(game) == {"grain": 1}
    assert answers(game) == ["end"]


# And then


@pytest.mark.rule("CONNECTIVE-AND-THEN")
def test_with_and_then_the_second_part_never_comes_first() -> None:
    game = a_game(on="urgent_wish_for_children", rooms="dwelling d2", wood=4, stone=3)
    assert answers(game) == [
        "furnish dwelling d3",
        "furnish simple_dwelling_a d3",
        "furnish simple_dwelling_b d3",
        "furnish additional_dwelling d3",
        "take",
    ]


@pytest.mark.rule("CONNECTIVE-AND-THEN")
@pytest.mark.parametrize(("second", "dwarfs"), [("grow", 3), ("done", 2)])
def test_with_and_then_the_second_part_may_follow_or_not(second: str, dwarfs: int) -> None:
    game = a_game(on="urgent_wish_for_children", wood=4, stone=3)
    play(game, "furnish dwelling d3")
    assert answers(game) == ["grow", "done"]
    play(game, second)
    assert len(game.state.players[0].weapons) == dwarfs
    assert game.seat_name == "B"


# Either / or


@pytest.mark.rule("CONNECTIVE-EITHER-OR")
@pytest.mark.parametrize(("choice", "dwarfs", "food"), [("take", 2, 1), ("grow", 3, 0)])
def test_with_either_or_exactly_one_part_is_done(choice: str, dwarfs: int, food: int) -> None:
    game = a_game(players=4, on="growth", rooms="dwelling d3")
    assert answers(game) == ["take", "grow"]
    play(game, choice)
    assert len(game.state.players[0].weapons) == dwarfs
    assert goods_of(game).get("food", 0) == food
    assert "take" not in legal(game)
    assert "grow" not in legal(game)


# Goods are never left behind


AND_OR_TILE = [
    ("drift_mining", 2, "stone", "tile cavern d2 tunnel d1", {}),
    ("drift_mining", 7, "stone", "tile cavern d2 tunnel d1", {}),
    ("drift_mining_b", 6, "stone", "tile cavern d2 tunnel d1", {}),
    ("excavation", 2, "stone", "tile cavern d1 cavern d2", {}),
    ("excavation", 4, "stone", "tile cavern d2 tunnel d1", {}),
    ("clearing", 2, "wood", "tile meadow c4 field c3", {}),
    ("clearing", 4, "wood", "tile meadow c4 field c3", {}),
    ("sustenance", 2, "food", "tile meadow c4 field c3", {"grain": 1}),
    ("sustenance", 4, "grain", "tile meadow c4 field c3", {}),
]


@pytest.mark.rule("SPACE-TAKE-ALL", "OURS-GOODS-BEFORE-OR-AFTER-TILE")
@pytest.mark.parametrize(("space", "players", "good", "tile", "fixed"), AND_OR_TILE)
def test_goods_beside_a_tile_come_before_or_after_it_but_always(
    space: str, players: int, good: str, tile: str, fixed: dict[str, int]
) -> None:
    everything = {good: 3, **fixed}
    game = a_game(players=players, on=space, lying=f"{space} {good} 3")
    assert "take" in answers(game)
    assert tile in answers(game)
    assert "done" not in answers(game)

    tile_first = play(game.copy(), tile)
    assert goods_of(tile_first) == everything
    assert not {"take", "done"} & set(answers(tile_first))
    assert lying_on(tile_first, space) == {}

    goods_first = play(game.copy(), "take")
    assert goods_of(goods_first) == everything
    assert tile in answers(goods_first)
    assert "take" not in answers(goods_first)
    assert "done" in answers(goods_first)
    play(goods_first, tile)
    assert goods_of(goods_first) == everything


@pytest.mark.rule("SPACE-TAKE-ALL")
@pytest.mark.parametrize(
    ("has", "taken"),
    [
        ({"on": "logging", "lying": "logging wood 7", "dwarfs": "3 3"}, {"wood": 7}),
        ({"on": "starting_player", "lying": "starting_player food 4"}, {"food": 4, "ore": 2}),
        ({"on": "ore_mining", "lying": "ore_mining ore 5"}, {"ore": 5}),
        ({"on": "wood_gathering", "lying": "wood_gathering wood 4"}, {"wood": 4}),
        ({"players": 3, "on": "strip_mining", "lying": "strip_mining ore 1 stone 2"},
         {"wood": 2, "stone": 2, "ore": 1}),
        ({"players": 7, "on": "large_depot", "lying": "large_depot wood 3 stone 2 ore 2"},
         {"wood": 3, "stone": 2, "ore": 2}),
        ({"players": 6, "on": "fence_building", "lying": "fence_building wood 3"}, {"wood": 3}),
        ({"players": 4, "on": "forest_exploration", "lying": "forest_exploration wood 4"},
         {"wood": 4, "food": 2}),
        ({"players": 6, "on": "hardware_rental", "dwarfs": "3 3"}, {"wood": 2}),
        ({"players": 5, "on": "weekly_market"}, {"gold": 4}),
    ],
)  # fmt: skip
def test_goods_that_come_first_are_taken_without_a_question(has: Has, taken: dict[str, int]) -> None:
    game = arranged(has)
    assert goods_of(game) == taken
    assert "take" not in answers(game)
    assert lying_on(game, str(has["on"])) == {}


@pytest.mark.rule("SPACE-TAKE-ALL")
def test_sheep_cannot_be_left_on_the_card_after_building() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 2", meadow="c4", wood=2)
    play(game, "fence c4")
    assert goods_of(game) == {"sheep": 2}
    assert lying_on(game, "sheep_farming") == {}


# One inside the other


@pytest.mark.rule("CONNECTIVE-AND-THEN")
def test_a_part_that_is_behind_is_done_with_all_that_was_in_it() -> None:
    state = a_game().state
    card = then(then(furnish_dwelling(), grow_family()), sow())
    assert card.why_closed(state, 0, 0, GROW) == NOT_YET
    assert card.why_closed(state, 0, 1, GROW) == DONE_ALREADY


@pytest.mark.rule("CONNECTIVE-AND-OR")
def test_why_a_part_is_closed_is_said_by_the_part_that_speaks_of_it() -> None:
    state = a_game().state
    earlier = then_or(furnish_dwelling(), grow_family())
    assert earlier.why_closed(state, 0, 0, SOW_GRAIN) == TOO_LATE, "it does not speak of sowing"
    assert any_of(earlier, sow()).why_closed(state, 0, 0, SOW_GRAIN) == DONE_ALREADY
