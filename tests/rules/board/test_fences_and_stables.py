"""Pastures and stables."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.board.plain_geometry import FOREST, sites


def fences(moves: list[str]) -> set[str]:
    """The spaces fenced by each fencing move."""
    return sites(moves, "fence")


def stables(moves: list[str]) -> set[str]:
    """Where stables may be built."""
    return sites(moves, "stable")


@pytest.mark.rule("PASTURE-SMALL")
def test_a_small_pasture_turns_one_meadow_for_two_wood() -> None:
    game = a_game(wood=3, meadow="c4 a1", on="sheep_farming")
    assert fences(answers(game)) == {"c4", "a1"}
    play(game, "fence a1")
    assert goods_of(game) == {"wood": 1}
    assert game.score()[0]["tiles"] == 2


@pytest.mark.rule("PASTURE-SMALL")
def test_one_wood_is_not_enough_for_a_small_pasture() -> None:
    game = a_game(wood=1, stone=1, meadow="c4", on="sheep_farming")
    assert fences(legal(game)) == set()


@pytest.mark.rule("PASTURE-SMALL", "PASTURE-FIELD-HALF-UNTOUCHED")
def test_the_meadow_half_of_a_twin_is_fenced_and_its_field_goes_on_growing() -> None:
    game = a_game(round=2, wood=2, grain=1, lying="sheep_farming sheep 1", on="slash_and_burn")
    play(game, "tile meadow c4 field c3", "sow grain c3", "pass", "place sheep_farming")
    assert fences(answers(game)) == {"c4"}
    play(game, "fence c4")
    player = game.state.players[0]
    assert player.grain_3 == player.fields == 1 << game.move("sow grain c3").first
    assert player.grain_on_fields() == 3
    assert player.meadows == 0


@pytest.mark.rule("PASTURE-LARGE", "PASTURE-FIELD-HALF-UNTOUCHED")
def test_meadow_halves_of_two_twins_become_one_large_pasture_and_both_fields_remain() -> None:
    game = a_game(round=2, wood=4, dwarfs="0 0 0", rooms="dwelling d3", on="slash_and_burn")
    play(game, "tile meadow c4 field b4", "pass", "place clearing", "tile meadow c3 field c2")
    fields = game.state.players[0].fields
    assert goods_of(game) == {"wood": 4, "food": 1}
    play(game, "place sheep_farming")
    assert fences(answers(game)) == {"c3", "c4", "c3 c4"}
    play(game, "fence c3 c4")
    assert goods_of(game) == {"food": 1}
    assert game.state.players[0].fields == fields
    assert game.score()[0]["tiles"] == 3 + 4


@pytest.mark.rule("PASTURE-LARGE")
def test_a_large_pasture_needs_two_meadows_that_share_an_edge() -> None:
    game = a_game(wood=4, meadow="a1 b2 c1 c2", on="sheep_farming")
    assert fences(answers(game)) == {"a1", "b2", "c1", "c2", "c1 c2", "b2 c2"}


@pytest.mark.rule("PASTURE-LARGE")
def test_three_wood_are_not_enough_for_a_large_pasture() -> None:
    game = a_game(wood=3, meadow="c3 c4", on="sheep_farming")
    assert fences(answers(game)) == {"c3", "c4"}


@pytest.mark.rule("PASTURE-LARGE", "PASTURE-SMALL")
def test_both_pastures_may_be_fenced_in_one_action_for_six_wood() -> None:
    game = a_game(wood=6, meadow="a1 c3 c4", on="sheep_farming")
    play(game, "fence c3 c4", "fence a1")
    assert goods_of(game) == {}
    assert game.score()[0]["tiles"] == 6


@pytest.mark.rule("PASTURE-LARGE-NOT-OVER-PASTURE")
def test_a_small_pasture_is_no_meadow_any_more() -> None:
    beside_meadow = a_game(wood=4, meadow="c3", small_pasture="c4", on="sheep_farming")
    assert fences(answers(beside_meadow)) == {"c3"}
    two_small = a_game(wood=4, stone=1, small_pasture="c3 c4", on="sheep_farming")
    assert fences(legal(two_small)) == set()


@pytest.mark.rule("PASTURE-LARGE-NOT-OVER-PASTURE")
def test_in_one_action_the_fresh_small_pasture_cannot_join_a_large_one() -> None:
    game = a_game(wood=6, meadow="b4 c4", on="sheep_farming")
    play(game, "fence b4")
    assert fences(legal(game)) == set()


@pytest.mark.rule("PASTURE-LARGE-NOT-OVER-PASTURE")
def test_a_large_pasture_is_never_divided_nor_fenced_again() -> None:
    game = a_game(wood=9, meadow="b4", large_pasture="c3 c4", on="sheep_farming")
    assert fences(answers(game)) == {"b4"}


@pytest.mark.rule("PASTURE-ONLY-MEADOWS")
def test_forest_and_fields_cannot_be_fenced() -> None:
    game = a_game(wood=9, fields="c4 c3", stable="a1", meadow="b4", on="sheep_farming")
    assert fences(answers(game)) == {"b4"}
    without = a_game(wood=9, stone=1, fields="c4 c3", cavern="d3 d2 e3", on="sheep_farming")
    assert fences(legal(without)) == set()


@pytest.mark.rule("PASTURE-KEEPS-STABLES")
def test_stables_stay_when_their_meadows_are_fenced() -> None:
    for sheep, fits in ((18, True), (19, False)):
        game = a_game(
            wood=4, meadow="c3 c4", stable="c3 c4", lying=f"sheep_farming sheep {sheep}", on="sheep_farming"
        )
        stable_cells = game.state.players[0].stables
        play(game, "fence c3 c4")
        if "take" in answers(game):
            play(game, "take")
        assert game.state.players[0].stables == stable_cells
        assert goods_of(game)["sheep"] == sheep
        assert (answers(game) == ["eat sheep"]) is not fits


@pytest.mark.rule("PASTURE-KEEPS-STABLES")
def test_a_stable_on_a_small_pasture_stays_too() -> None:
    game = a_game(wood=2, meadow="c4", stable="c4", lying="sheep_farming sheep 6", on="sheep_farming")
    play(game, "fence c4")
    if "take" in answers(game):
        play(game, "take")
    assert goods_of(game) == {"sheep": 6}
    assert answers(game) != ["eat sheep"]


@pytest.mark.rule("STABLE-SITES")
def test_a_stable_stands_on_forest_meadow_or_pasture_never_on_a_field() -> None:
    game = a_game(
        stone=1,
        fields="c4 c3",
        meadow="b4",
        small_pasture="b3",
        large_pasture="b1 b2",
        stable="a1",
        on="sheep_farming",
    )
    assert stables(answers(game)) == set(FOREST) - {"c4", "c3", "a1"}
    play(game, "stable c1")
    assert goods_of(game) == {}


@pytest.mark.rule("STABLE-SITES")
def test_a_stable_need_not_be_connected_and_costs_one_stone() -> None:
    game = a_game(stone=2, on="sheep_farming")
    play(game, "stable a1")
    assert goods_of(game) == {"stone": 1}
    assert stables(legal(game)) == set()
    assert stables(legal(a_game(stone=0, wood=2, meadow="c4", on="sheep_farming"))) == set()


@pytest.mark.rule("STABLE-SITES")
@pytest.mark.parametrize("free", ["a1", "c4"])
def test_a_stable_takes_the_last_space_that_is_left(free: str) -> None:
    game = a_game(stone=1, fields=" ".join(cell for cell in FOREST if cell != free), on="sheep_farming")
    assert stables(answers(game)) == {free}


@pytest.mark.rule("STABLE-ONE-PER-SPACE")
def test_a_space_holds_one_stable_and_a_large_pasture_two() -> None:
    game = a_game(stone=1, large_pasture="c3 c4", stable="c3", on="sheep_farming")
    assert "c3" not in stables(answers(game))
    assert "c4" in stables(answers(game))
    full = a_game(stone=1, small_pasture="b4", large_pasture="c3 c4", stable="c3 c4", on="sheep_farming")
    assert not {"c3", "c4"} & stables(answers(full))
    assert "b4" in stables(answers(full))
