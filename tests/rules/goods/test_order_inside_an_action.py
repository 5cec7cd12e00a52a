"""The order inside an action: exchanges between its steps, surplus animals, and no turn without an action."""

import pytest

from caverna.engine.home_board import mask
from tests.arranging import a_game, answers, goods_of, legal, play


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS")
def test_a_meadow_bought_in_the_middle_of_the_action_may_be_fenced() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 1", wood=2, stone=1, ruby=1)
    assert "fence c4" not in legal(game)
    play(game, "stable c4", "ruby meadow c4", "fence c4")
    player = game.state.players[0]
    assert player.small_pastures == player.stables == mask("c4")
    assert goods_of(game) == {"sheep": 1}


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS")
def test_a_field_and_a_crop_bought_between_two_sowings_may_be_sown() -> None:
    game = a_game(on="family_life", grain=1, fields="c4", ruby=2)
    play(game, "ruby field b4", "sow grain c4")
    assert "sow vegetable b4" not in legal(game)
    play(game, "ruby vegetable", "sow vegetable b4")
    player = game.state.players[0]
    assert (player.grain_3, player.vegetable_2) == (mask("c4"), mask("b4"))


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS")
def test_a_tunnel_bought_after_placing_may_become_a_mine() -> None:
    game = a_game(players=3, on="ruby_mine_construction", deep_tunnel="d2", ruby=1)
    play(game, "ruby tunnel e3")
    assert answers(game) == ["tile ruby_mine e3", "tile ruby_mine d2"]
    play(game, "tile ruby_mine e3")
    assert game.state.players[0].ruby_mines == mask("e3")


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS")
def test_goods_bought_during_the_action_pay_for_the_rest_of_it() -> None:
    game = a_game(on="housework", wood=1, ruby=1)
    play(game, "take")
    assert "furnish hunting_parlor d3" not in legal(game)
    play(game, "ruby wood", "furnish hunting_parlor d3")
    assert goods_of(game) == {"dog": 1}


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS")
def test_ore_exchanged_for_the_gold_of_the_first_trade_is_traded_again() -> None:
    game = a_game(round=11, questions=2, on="ore_trading", ore=3, rooms="trader d3")
    play(game, "trade", "convert trader", "trade")
    assert goods_of(game) == {"gold": 2, "food": 2, "wood": 1, "stone": 1}


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS", "FURN-GUEST-ROOM-RUBY-MINES")
def test_the_ruby_of_the_deep_mine_buys_the_tunnel_for_the_other_one() -> None:
    game = a_game(on="ruby_mine_construction", deep_tunnel="d2", rooms="guest_room d3")
    play(game, "tile ruby_mine d2", "ruby tunnel e3", "tile ruby_mine e3")
    assert game.state.players[0].ruby_mines == mask("d2", "e3")


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS", "FURN-GUEST-ROOM-URGENT-WISH")
def test_the_gold_of_the_urgent_wish_is_exchanged_into_a_dwelling() -> None:
    game = a_game(
        on="urgent_wish_for_children", round=8, wood=3, stone=2, cavern="e3", rooms="guest_room d3, trader d2"
    )
    play(game, "take", "convert trader", "furnish dwelling e3", "grow")
    assert goods_of(game) == {"gold": 1, "ore": 1}
    assert game.state.players[0].dwarfs == 3


@pytest.mark.rule("ORDER-SOW-LIMIT-WHOLE-ACTION")
def test_fields_and_crops_bought_while_sowing_do_not_raise_its_limit() -> None:
    game = a_game(on="family_life", grain=2, fields="c4 c3", ruby=4)
    play(game, "sow grain c4", "ruby field b4", "ruby grain", "ruby vegetable", "sow grain c3")
    assert answers(game) == ["sow vegetable b4", "done"]
    play(game, "sow vegetable b4", "ruby field a4")
    assert not [move for move in legal(game) if move.startswith("sow grain")]
    assert goods_of(game) == {"grain": 1, "food": 1}


@pytest.mark.rule("ORDER-SOW-LIMIT-WHOLE-ACTION")
def test_a_bought_third_grain_waits_for_the_next_action() -> None:
    game = a_game(on="family_life", grain=2, fields="c4 c3 b4", ruby=1)
    play(game, "sow grain c4", "sow grain c3")
    assert not [move for move in legal(game) if move.startswith("sow")]


# Surplus animals, after each event.


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_a_take() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 4")
    assert answers(game) == ["eat sheep"]
    play(game, "eat sheep", "eat sheep")
    assert goods_of(game) == {"sheep": 2, "food": 2}
    assert answers(game) == ["end"]


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_a_tile_reward() -> None:
    game = a_game(on="slash_and_burn", grain=1, sheep=2, meadow="c4 c3 c2")
    play(game, "tile meadow c1 field b1")
    assert answers(game) == ["eat sheep", "eat boar"]
    assert "sow grain b1" not in legal(game)
    play(game, "eat boar")
    assert "sow grain b1" in answers(game)


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_each_loot_item() -> None:
    game = a_game(dwarfs="5 5", on="blacksmithing")
    play(game, "loot sheep", "loot boar")
    assert answers(game) == ["eat sheep", "eat boar"]
    play(game, "eat sheep")
    assert "loot donkey" in answers(game)


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_each_purchase() -> None:
    game = a_game(players=5, on="weekly_market")
    play(game, "buy sheep", "buy donkey")
    assert answers(game) == ["eat sheep", "eat donkey"]
    play(game, "eat donkey")
    assert "buy boar" in answers(game)


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_a_ruby_exchange() -> None:
    game = a_game(ruby=1, sheep=2)
    play(game, "ruby sheep")
    assert answers(game) == ["eat sheep"]
    play(game, "eat sheep")
    assert "place supplies" in answers(game)


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_a_fence() -> None:
    game = a_game(
        on="sheep_farming", lying="sheep_farming sheep 1", wood=4,
        meadow="c4 c3", stable="c4 c3", sheep=1, boar=1, cattle=2,
    )  # fmt: skip
    play(game, "fence c3 c4")
    assert answers(game) == ["eat sheep", "eat boar", "eat cattle"]
    play(game, "eat boar")
    assert goods_of(game) == {"sheep": 2, "cattle": 2, "food": 2}


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_room_is_checked_after_the_finished_sow_action_and_not_between_its_sowings() -> None:
    game = a_game(
        on="family_life", rooms="stubble_room d3", fields="c4 c3", grain=2, cattle=2, sheep=1, boar=1
    )
    play(game, "sow grain c4")
    assert answers(game) == ["sow grain c3", "done"]
    play(game, "sow grain c3")
    assert answers(game) == ["eat sheep", "eat boar", "eat cattle"]
    play(game, "eat sheep")
    assert answers(game) == ["eat boar", "eat cattle"]


@pytest.mark.rule("ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_all_animals_of_one_take_come_together() -> None:
    """With a stabled meadow for one of them, three sheep fit: nobody is asked halfway."""
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 3", meadow="c4", stable="c4")
    assert answers(game) == ["end"]
    assert goods_of(game) == {"sheep": 3}


@pytest.mark.rule("ORDER-OVERFLOW-BEFORE-NEXT-STEP")
def test_the_fences_still_to_come_make_no_room_for_a_surplus() -> None:
    game = a_game(
        on="sheep_farming", lying="sheep_farming sheep 1", wood=2, ruby=1, meadow="c3 c4", sheep=2,
    )  # fmt: skip
    play(game, "ruby boar")
    assert answers(game) == ["eat sheep", "eat boar"]
    assert not [move for move in legal(game) if move.startswith(("fence", "stable", "take", "done", "end"))]


@pytest.mark.rule("ORDER-OVERFLOW-BEFORE-NEXT-STEP")
def test_the_pasture_on_the_farm_comes_before_its_animals() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 4", wood=2, meadow="c4")
    play(game, "fence c4")
    assert goods_of(game) == {"sheep": 4}
    assert answers(game) == ["end"]


@pytest.mark.rule("ORDER-OVERFLOW-BEFORE-NEXT-STEP")
def test_on_an_expedition_the_next_item_does_not_make_room() -> None:
    game = a_game(players=3, dwarfs="9 9", on="exploration", wood=1, meadow="c4", boar=2)
    play(game, "loot sheep")
    assert answers(game) == ["eat sheep", "eat boar"]
    assert "loot small_pasture" not in legal(game)


@pytest.mark.rule("ORDER-EAT-ON-ARRIVAL")
def test_two_boars_go_straight_through_the_hunting_parlor() -> None:
    game = a_game(
        players=3, dwarfs="5 5", on="exploration", rooms="hunting_parlor d3", boar=1, cattle=2, stable="a1"
    )
    play(game, "loot boar")
    assert answers(game) == ["eat boar", "eat cattle"]
    play(game, "convert hunting_parlor")
    assert goods_of(game) == {"cattle": 2, "gold": 2, "food": 2}
    assert "loot dog" in answers(game)


@pytest.mark.rule("ORDER-EAT-ON-ARRIVAL")
def test_an_animal_without_room_is_eaten_with_the_bonus_of_the_slaughtering_cave() -> None:
    game = a_game(ruby=1, sheep=2, rooms="slaughtering_cave d3")
    play(game, "ruby boar", "eat boar")
    assert goods_of(game) == {"sheep": 2, "food": 3}


@pytest.mark.rule("ORDER-EAT-ON-ARRIVAL")
def test_an_animal_with_room_may_be_eaten_as_soon_as_it_comes() -> None:
    game = a_game(on="sheep_farming", lying="sheep_farming sheep 1")
    play(game, "eat sheep")
    assert goods_of(game) == {"food": 1}


# No turn without an action.


@pytest.mark.rule("ORDER-TURN-NEEDS-ACTION")
def test_a_turn_does_not_end_before_something_has_been_done() -> None:
    game = a_game(on="family_life", grain=1, fields="c4", sheep=1)
    assert answers(game) == ["sow grain c4"]
    assert not {"done", "end", "pass"} & set(legal(game))


@pytest.mark.rule("ORDER-TURN-NEEDS-ACTION")
def test_the_only_crop_is_not_eaten_on_a_space_for_sowing() -> None:
    game = a_game(on="family_life", grain=1, fields="c4", sheep=1)
    assert legal(game) == ["sow grain c4", "eat sheep"]
    two = a_game(on="family_life", grain=2, fields="c4")
    assert "eat grain" in legal(two)
    assert "eat grain" not in legal(play(two, "eat grain"))


@pytest.mark.rule("ORDER-TURN-NEEDS-ACTION")
def test_once_something_has_been_done_everything_may_be_exchanged() -> None:
    game = a_game(on="family_life", grain=2, fields="c4 c3")
    play(game, "sow grain c4")
    assert "eat grain" in legal(game)


@pytest.mark.rule("ORDER-TURN-NEEDS-ACTION")
def test_the_last_ore_is_not_exchanged_on_ore_trading() -> None:
    game = a_game(round=11, questions=2, on="ore_trading", ore=2, ruby=2, rooms="blacksmithing_parlor d3")
    assert "convert blacksmithing_parlor" not in legal(game)
    play(game, "ruby ore")
    assert "convert blacksmithing_parlor" in legal(game)
    play(game, "convert blacksmithing_parlor")
    assert goods_of(game) == {"ore": 2, "gold": 2, "food": 1}
    assert answers(game) == ["trade"]


@pytest.mark.rule("ORDER-TURN-NEEDS-ACTION")
def test_the_only_site_of_the_tile_is_not_covered_by_a_bought_one() -> None:
    mountain = "d1 e1 f1 d2 e2 f2 e3 f3"
    game = a_game(players=5, on="small_scale_drift_mining", tunnel=mountain, ruby=1)
    assert answers(game) == ["tile cavern e4 tunnel f4", "tile cavern f4 tunnel e4"]
    assert not [move for move in legal(game) if move.startswith(("ruby tunnel", "ruby cavern"))]
    assert "ruby meadow c4" in legal(game)


@pytest.mark.rule("ORDER-TURN-NEEDS-ACTION")
def test_the_food_for_an_imitation_is_not_spent_on_cattle() -> None:
    others: dict[str, dict[str, object]] = {"B": {"dwarfs": "0@housework 0"}}
    game = a_game(players=3, food=4, ruby=1, on="imitation_4", others=others)
    assert answers(game) == ["imitate housework"]
    assert "ruby cattle" not in legal(game)
    assert "ruby dog" in legal(game)
