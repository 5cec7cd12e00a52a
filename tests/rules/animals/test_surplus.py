"""More animals than room: gained, or the room was lost."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
def test_a_surplus_must_be_converted_before_anything_else_goes_on() -> None:
    game = a_game(ruby=1, sheep=2)
    play(game, "ruby sheep")
    assert answers(game) == ["eat sheep"]
    assert not [move for move in legal(game) if move.split()[0] in ("place", "pass", "end", "done")]


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
@pytest.mark.parametrize(
    ("eaten", "left"), [("sheep", {"boar": 2, "food": 1}), ("boar", {"sheep": 1, "food": 4})]
)
def test_old_animals_may_go_as_well_as_new_ones(eaten: str, left: dict[str, int]) -> None:
    game = a_game(ruby=1, boar=2)
    play(game, "ruby sheep")
    while f"eat {eaten}" in answers(game):
        play(game, f"eat {eaten}")
    assert goods_of(game) == left
    assert "place supplies" in answers(game)


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
def test_the_question_comes_again_until_all_animals_fit() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 5")
    for number in (5, 4, 3):
        assert goods_of(game)["sheep"] == number
        assert answers(game) == ["eat sheep"]
        play(game, "eat sheep")
    assert goods_of(game) == {"sheep": 2, "food": 3}
    assert answers(game) == ["end"]


@pytest.mark.rule("ANIMALS-NOT-IN-SUPPLY")
def test_more_animals_may_be_converted_than_need_be() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 3")
    play(game, "eat sheep", "eat sheep", "eat sheep")
    assert goods_of(game) == {"food": 3}


@pytest.mark.rule("ANIMALS-OVERFLOW-DONKEYS")
@pytest.mark.parametrize(
    ("meal", "left"), [("eat donkey", {"donkey": 4, "food": 1}), ("eat donkeys", {"donkey": 3, "food": 3})]
)
def test_a_fifth_donkey_means_one_for_one_food_or_two_for_three(meal: str, left: dict[str, int]) -> None:
    game = a_game(
        players=3,
        on="donkey_farming",
        lying="donkey_farming donkey 1",
        donkey=4,
        ore_mine="d2",
        ruby_mine="e3",
    )
    assert answers(game) == ["eat donkey", "eat donkeys"]
    play(game, meal)
    assert goods_of(game) == left
    assert answers(game) == ["end"]


@pytest.mark.rule("ANIMALS-OVERFLOW-PRESERVE")
def test_a_boar_from_a_preserve_without_room_is_eaten_at_once() -> None:
    game = a_game(on="clearing", lying="clearing wood 1", sheep=2, meadow="c4 c3 c2")
    play(game, "tile meadow c1 field b1")
    assert answers(game) == ["eat sheep", "eat boar"]
    play(game, "eat boar")
    assert goods_of(game) == {"sheep": 2, "food": 2, "wood": 1}


@pytest.mark.rule("ANIMALS-OVERFLOW-PRESERVE")
def test_a_boar_from_a_preserve_may_take_the_place_of_another_animal() -> None:
    game = a_game(on="clearing", lying="clearing wood 1", sheep=2, donkey=1, meadow="c4 c3 c2", stable="c4")
    play(game, "tile meadow c1 field b1", "eat donkey")
    assert goods_of(game) == {"sheep": 2, "boar": 1, "food": 1, "wood": 1}


@pytest.mark.rule("ANIMALS-OVERFLOW-PRESERVE")
def test_the_stable_on_the_preserve_houses_its_boar() -> None:
    game = a_game(on="clearing", sheep=2, meadow="c4 c3 c2", stable="c1")
    play(game, "tile meadow c1 field b1")
    assert goods_of(game) == {"sheep": 2, "boar": 1}
    assert answers(game) == ["end"]


@pytest.mark.rule("ANIMALS-OVERFLOW-REPAIRED-BY-TILE")
def test_a_bought_meadow_with_a_dog_on_it_takes_the_surplus_sheep() -> None:
    game = play(a_game(on="sheep_farming", lying="sheep_farming sheep 4", dog=1, ruby=1), "take")
    assert answers(game) == ["eat sheep"]
    play(game, "ruby meadow c4")
    assert goods_of(game) == {"dog": 1, "sheep": 4}
    assert "eat sheep" not in answers(game)


@pytest.mark.rule("ANIMALS-OVERFLOW-REPAIRED-BY-TILE")
def test_a_bought_dog_watches_the_surplus_sheep() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 4", meadow="c4", ruby=1)
    play(game, "take", "ruby dog")
    assert goods_of(game) == {"dog": 1, "sheep": 4}
    assert "eat sheep" not in answers(game)


@pytest.mark.rule("ANIMALS-OVERFLOW-REPAIRED-BY-TILE")
def test_a_bought_field_is_room_for_whoever_has_the_stubble_room() -> None:
    game = a_game(ruby=2, cattle=2, rooms="stubble_room d3")
    play(game, "ruby donkey")
    assert answers(game) == ["eat donkey", "eat cattle"]
    play(game, "ruby field c4")
    assert goods_of(game) == {"donkey": 1, "cattle": 2}
    assert "place supplies" in answers(game)


@pytest.mark.rule("ANIMALS-LOST-ROOM-SOWING")
def test_a_field_with_an_animal_on_it_may_be_sown_and_the_surplus_goes_afterwards() -> None:
    game = a_game(
        on="family_life", rooms="stubble_room d3", fields="c4 c3", grain=1, cattle=2, sheep=1, boar=1
    )
    assert answers(game) == ["sow grain c3", "sow grain c4"]
    play(game, "sow grain c3")
    assert answers(game) == ["eat sheep", "eat boar", "eat cattle"]
    play(game, "eat sheep")
    assert goods_of(game) == {"boar": 1, "cattle": 2, "food": 1}
    assert answers(game) == ["end"]


@pytest.mark.rule("ANIMALS-LOST-ROOM-SOWING", "ORDER-OVERFLOW-BEFORE-NEXT-STEP")
def test_whoever_could_still_buy_a_field_sows_to_the_end_before_the_surplus_goes() -> None:
    game = a_game(on="family_life", rooms="stubble_room d3", fields="c4", grain=1, cattle=2, boar=1, ruby=1)
    play(game, "sow grain c4")
    assert not [move for move in answers(game) if move.startswith("eat")]
    play(game, "done")
    assert answers(game) == ["eat boar", "eat cattle"]
    play(game, "ruby field b4")
    assert goods_of(game) == {"boar": 1, "cattle": 2, "food": 1}
    assert "eat boar" not in answers(game)


@pytest.mark.rule("ANIMALS-LOST-ROOM-SOWING")
def test_nothing_is_lost_if_the_animals_find_room_elsewhere() -> None:
    game = a_game(
        on="family_life", rooms="stubble_room d3", fields="c4", grain=1, cattle=2, boar=1, stable="a1"
    )
    play(game, "sow grain c4")
    assert goods_of(game) == {"boar": 1, "cattle": 2}
    assert answers(game) == ["end"]


@pytest.mark.rule("ANIMALS-LOST-ROOM-LARGE-PASTURE")
def test_a_large_pasture_over_two_stabled_meadows_has_room_for_one_kind_only() -> None:
    game = a_game(
        players=5, on="fence_building", wood=4, meadow="c4 c3", stable="c4 c3", sheep=1, boar=1, cattle=2
    )
    play(game, "fence c3 c4")
    assert answers(game) == ["eat sheep", "eat boar", "eat cattle"]
    play(game, "eat cattle", "eat cattle")
    assert goods_of(game) == {"sheep": 1, "boar": 1, "food": 6}
    assert answers(game) == ["end"]


@pytest.mark.rule("ANIMALS-LOST-ROOM-LARGE-PASTURE")
def test_a_large_pasture_over_two_watched_meadows_is_one_area_for_the_dogs() -> None:
    """Three dogs watched five sheep on two meadows and watch four on the pasture that replaces them."""
    game = a_game(players=5, on="fence_building", wood=4, meadow="c4 c3", dog=3, sheep=5, cattle=2)
    play(game, "fence c3 c4")
    assert answers(game) == ["eat sheep", "eat cattle"]
    play(game, "eat sheep")
    assert goods_of(game) == {"dog": 3, "sheep": 4, "cattle": 2, "food": 1}


@pytest.mark.rule("ANIMALS-LOST-ROOM-LARGE-PASTURE", "LOOT-LARGE-PASTURE")
def test_a_looted_large_pasture_may_cost_room_too() -> None:
    game = a_game(
        dwarfs="10 10", on="logging", wood=2, meadow="c4 c3", stable="c4 c3", sheep=1, boar=1, cattle=2
    )
    play(game, "loot large_pasture", "fence c3 c4")
    assert answers(game) == ["eat sheep", "eat boar", "eat cattle"]


@pytest.mark.rule("ANIMALS-LOST-ROOM-LARGE-PASTURE")
def test_a_small_pasture_never_costs_room() -> None:
    game = a_game(players=5, on="fence_building", wood=2, meadow="c4", stable="c4", boar=1, cattle=2)
    play(game, "fence c4")
    assert goods_of(game) == {"boar": 1, "cattle": 2}
    assert answers(game) == ["end"]
