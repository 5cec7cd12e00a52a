"""The windows in which any-time actions are open."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play

TO_SPEND = {"sheep": 1, "grain": 1, "gold": 2, "ruby": 1}
OPEN = {"eat sheep", "eat grain", "eat gold 2", "eat ruby", "ruby wood", "ruby gold", "ruby dog"}


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_the_window_is_open_before_a_dwarf_is_placed() -> None:
    game = a_game(**TO_SPEND)  # type: ignore[arg-type]
    assert "place supplies" in answers(game)
    assert set(legal(game)) >= OPEN


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_what_is_bought_before_placing_decides_where_the_dwarf_can_go() -> None:
    game = a_game(ruby=1)
    assert "place blacksmithing" not in legal(game)
    play(game, "ruby ore", "place blacksmithing", "forge 1")
    assert goods_of(game) == {}


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_the_window_is_open_during_the_action() -> None:
    game = a_game(on="clearing", lying="clearing wood 1", **TO_SPEND)  # type: ignore[arg-type]
    assert "tile meadow c4 field c3" in answers(game)
    assert set(legal(game)) >= OPEN
    assert set(legal(play(game, "take"))) >= OPEN


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_the_window_is_open_after_the_action_until_the_turn_is_ended() -> None:
    game = a_game(on="supplies", **TO_SPEND)  # type: ignore[arg-type]
    assert answers(game) == ["end"]
    assert set(legal(game)) >= OPEN
    play(game, "eat sheep", "eat grain")
    assert game.seat_name == "A"
    play(game, "end")
    assert game.seat_name == "B"
    assert not OPEN & set(legal(game))


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_goods_that_came_with_the_action_may_be_spent_in_the_same_turn() -> None:
    game = a_game(round=3, on="ruby_mining", lying="ruby_mining ruby 1")
    play(game, "ruby meadow c4")
    assert goods_of(game) == {}
    assert game.seat_name == "B", "nothing is left to exchange, so the turn is over"


@pytest.mark.rule("WINDOW-OVERFLOW")
def test_the_window_is_open_while_surplus_animals_are_dealt_with() -> None:
    game = a_game(dwarfs="2 2", boar=2, gold=2, ruby=1, on="logging")
    play(game, "loot sheep")
    assert answers(game) == ["eat sheep", "eat boar"]
    assert {"eat gold 2", "eat ruby", "ruby stone", "ruby meadow c4"} <= set(legal(game))


@pytest.mark.rule("WINDOW-THIRD-EVENT")
def test_the_window_is_open_at_the_choice_between_fields_and_breeding() -> None:
    game = a_game(phase="harvest", round=8, harvest="choice", **TO_SPEND)  # type: ignore[arg-type]
    assert answers(game) == ["choose field", "choose breeding"]
    assert set(legal(game)) >= OPEN


@pytest.mark.rule("WINDOW-FEEDING")
def test_the_window_is_open_while_the_family_is_fed() -> None:
    game = a_game(phase="harvest", round=5, **TO_SPEND)  # type: ignore[arg-type]
    assert answers(game) == ["feed 0"]
    assert set(legal(game)) >= OPEN
    play(game, "eat gold 2", "eat ruby")
    assert answers(game) == ["feed 3", "feed 2", "feed 1", "feed 0"]
    assert "eat sheep" in legal(game)
    play(game, "eat sheep")
    assert answers(game)[0] == "feed 4"


@pytest.mark.rule("WINDOW-BREEDING")
def test_the_window_is_open_right_before_and_right_after_breeding() -> None:
    game = a_game(players=1, phase="harvest", round=5, food=4, cattle=2, ruby=1, small_pasture="c4")
    play(game, "feed 4")
    assert answers(game) == ["breed cattle", "breed none"]
    assert {"eat cattle", "ruby sheep"} <= set(legal(game))
    play(game, "breed cattle")
    assert answers(game) == ["end"]
    assert {"eat cattle", "ruby sheep"} <= set(legal(game))


@pytest.mark.rule("WINDOW-BREEDING")
def test_a_ruby_right_before_breeding_makes_a_pair() -> None:
    game = a_game(players=1, phase="harvest", round=5, food=4, sheep=1, ruby=1, small_pasture="c4")
    play(game, "feed 4")
    assert answers(game) == ["breed none"]
    play(game, "ruby sheep", "breed sheep")
    assert goods_of(game) == {"sheep": 3}


@pytest.mark.rule("WINDOW-ONE-FOOD-PAYMENT")
def test_the_window_is_open_at_the_payment_of_one_food_a_dwarf() -> None:
    game = a_game(phase="harvest", round=4, **TO_SPEND)  # type: ignore[arg-type]
    assert answers(game) == ["feed 0"]
    assert set(legal(game)) >= OPEN
    play(game, "eat sheep", "eat grain")
    assert answers(game) == ["feed 2", "feed 1", "feed 0"]


@pytest.mark.rule("WINDOW-SOLO-REFILL")
def test_in_solo_the_window_is_open_before_spaces_are_cleared() -> None:
    game = a_game(players=1, phase="round", round=5, lying="ore_mining ore 6", ruby=1, sheep=1)
    assert answers(game) == ["protect ore_mining", "done"]
    assert {"eat sheep", "eat ruby", "ruby wood", "ruby meadow c4"} <= set(legal(game))


@pytest.mark.rule("WINDOW-SOLO-REFILL")
def test_in_solo_a_ruby_spent_in_that_window_protects_nothing() -> None:
    game = a_game(players=1, phase="round", round=5, lying="ore_mining ore 6", ruby=1)
    play(game, "ruby wood")
    assert "place ore_mining" in answers(game)
    play(game, "place ore_mining")
    assert goods_of(game)["ore"] == 2


@pytest.mark.rule("WINDOW-BEFORE-SCORING")
def test_after_the_last_harvest_everybody_has_one_last_window_in_turn_order() -> None:
    others: dict[str, dict[str, object]] = {"A": {"gold": 2}, "C": {"ruby": 1}}
    game = a_game(
        players=3, phase="scoring", round=12, questions=3, start="B", turn="B", boar=2, others=others
    )
    assert (game.seat_name, answers(game)) == ("B", ["end"])
    assert "eat boar" in legal(game)
    play(game, "end")
    assert (game.seat_name, answers(game)) == ("C", ["end"])
    assert {"ruby meadow c4", "ruby cattle", "ruby sheep"} & set(legal(game)) == {
        "ruby meadow c4",
        "ruby sheep",
    }
    play(game, "end")
    assert (game.seat_name, legal(game)) == ("A", ["end", "eat gold 2"])
    play(game, "end")
    assert game.is_over


@pytest.mark.rule("WINDOW-BEFORE-SCORING")
@pytest.mark.parametrize("harvest", ["none", "normal"])
def test_the_last_window_comes_even_if_there_was_no_harvest(harvest: str) -> None:
    game = a_game(round=12, questions=3, harvest=harvest, gold=2, food=4, others={"B": {"passed": True}})
    play(game, "pass")
    if harvest == "normal":
        play(game, "feed 4", "feed 0", "breed none", "end")
    assert (game.seat_name, legal(game)) == ("A", ["end", "eat gold 2"])
    play(game, "end")
    assert game.is_over


@pytest.mark.rule("WINDOW-BEFORE-SCORING")
def test_the_starting_player_of_the_last_round_has_the_first_of_the_last_windows() -> None:
    others: dict[str, dict[str, object]] = {"B": {"passed": True, "gold": 3}}
    game = a_game(round=12, questions=3, harvest="none", start="B", turn="A", gold=2, others=others)
    play(game, "pass")
    assert (game.seat_name, legal(game)) == ("B", ["end", "eat gold 2", "eat gold 3"])
    play(game, "end")
    assert (game.seat_name, legal(game)) == ("A", ["end", "eat gold 2"])


@pytest.mark.rule("WINDOW-BEFORE-SCORING")
def test_what_is_sold_in_the_last_window_is_not_scored_as_well() -> None:
    game = a_game(phase="scoring", round=12, questions=3, boar=2, rooms="hunting_parlor d3")
    before = game.score()[0]
    play(game, "convert hunting_parlor", "end")
    after = game.score()[0]
    assert game.is_over
    assert (before["animals"], before["gold"], before["missing_animals"]) == (2, 0, -6)
    assert (after["animals"], after["gold"], after["missing_animals"]) == (0, 2, -8)


@pytest.mark.rule("WINDOW-BEFORE-SCORING-TILES")
def test_the_last_ruby_covers_an_unused_space_and_brings_its_reward() -> None:
    game = a_game(phase="scoring", round=12, questions=3, ruby=1, meadow="c4 c3 c2")
    unused = game.score()[0]["unused_spaces"]
    play(game, "ruby meadow c1")
    assert goods_of(game) == {"boar": 1}
    assert game.score()[0]["unused_spaces"] == unused + 1


@pytest.mark.rule("WINDOW-BEFORE-SCORING-TILES")
def test_furnishings_still_work_in_the_last_window() -> None:
    rooms = "dog_school d3, seam e3, slaughtering_cave e2"
    game = a_game(phase="scoring", round=12, questions=3, ruby=2, sheep=1, rooms=rooms)
    play(game, "ruby dog", "ruby stone", "eat sheep")
    assert goods_of(game) == {"dog": 1, "wood": 1, "stone": 1, "ore": 1, "food": 2}


@pytest.mark.rule("WINDOW-BEFORE-SCORING", "WINDOW-OVERFLOW")
def test_an_animal_without_room_is_dealt_with_in_the_last_window_too() -> None:
    game = a_game(phase="scoring", round=12, questions=3, ruby=1, sheep=2)
    play(game, "ruby boar")
    assert answers(game) == ["eat sheep", "eat boar"]
    assert not game.is_over


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_nobody_acts_at_any_time_in_the_turn_of_another() -> None:
    game = a_game(others={"B": {"ruby": 3, "sheep": 2, "gold": 5}})
    assert not [move for move in legal(game) if move.split()[0] in ("eat", "ruby")]


@pytest.mark.rule("WINDOW-OWN-TURN")
def test_it_does_not_matter_in_which_order_goods_are_exchanged() -> None:
    one = play(a_game(on="clearing", **TO_SPEND), "eat sheep", "ruby wood")  # type: ignore[arg-type]
    other = play(a_game(on="clearing", **TO_SPEND), "ruby wood", "eat sheep")  # type: ignore[arg-type]
    assert one.state == other.state
    assert play(one, "eat grain").state != other.state


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER", "IMITATION-COST-FIRST")
@pytest.mark.parametrize(("food", "is_offered"), [(4, False), (5, True)])
def test_the_food_that_an_imitation_costs_buys_no_cattle(food: int, is_offered: bool) -> None:
    game = a_game(
        players=5,
        food=food,
        ruby=1,
        small_pasture="c3",
        on="imitation_4",
        others={"B": {"dwarfs": "0@housework 0"}},
    )
    assert "ruby wood" in legal(game)
    assert ("ruby cattle" in legal(game)) is is_offered


@pytest.mark.rule("OURS-ANYTIME-KEEPS-AN-ANSWER")
@pytest.mark.parametrize(("food", "is_offered"), [(3, False), (4, True)])
def test_the_food_that_the_only_tile_costs_buys_no_cattle(food: int, is_offered: bool) -> None:
    """Everything else that a wood would pay for is built already."""
    built = "cuddle_room d1, breakfast_room d2, stone_carver d3, trader e1, stone_supplier e2, "
    built += "dog_school e3, quarry f1, broom_chamber f2"
    game = a_game(
        food=food,
        wood=1,
        ruby=1,
        small_pasture="c3",
        dwarfs="7 7",
        on="logging",
        others={"B": {"rooms": built}},
    )
    play(game, "loot furnish")
    assert answers(game) == ["furnish supplies_storage d3"]
    assert "ruby dog" in legal(game)
    assert ("ruby cattle" in legal(game)) is is_offered
