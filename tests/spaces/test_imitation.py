"""Imitation: paying, choosing an opponent's space, and acting there with one's own dwarf."""

import pytest

from caverna.engine.events import GAINED, PAID
from caverna.engine.goods import goods
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.spaces.reading import beginning, copyable, dwarfs_of, lying_on, occupant, usable

PRICES = {3: (4,), 4: (2,), 5: (2, 4), 6: (1, 2), 7: (0, 1, 2)}
EVERY_SPACE = [(players, food) for players, prices in PRICES.items() for food in prices]
Others = dict[str, dict[str, object]]


def opponent_on(dwarfs: str) -> Others:
    """Seat B with these dwarfs."""
    return {"B": {"dwarfs": dwarfs}}


ON_HOUSEWORK = opponent_on("0@housework 0")

# The price


@pytest.mark.rule("SPACE-IMITATION")
@pytest.mark.parametrize(("players", "food"), EVERY_SPACE)
def test_each_imitation_space_costs_what_is_printed_on_it(players: int, food: int) -> None:
    game = a_game(players=players, food=food + 1, others=ON_HOUSEWORK, on=f"imitation_{food}")
    play(game, "imitate housework")
    assert goods_of(game) == {"food": 1}
    play(game, "take")
    assert goods_of(game) == {"food": 1, "dog": 1}


@pytest.mark.rule("SPACE-IMITATION")
@pytest.mark.parametrize(("players", "food"), [(players, food) for players, food in EVERY_SPACE if food])
def test_with_one_food_less_the_space_cannot_be_used(players: int, food: int) -> None:
    space = f"imitation_{food}"
    assert space not in usable(a_game(players=players, food=food - 1, others=ON_HOUSEWORK))
    assert space in usable(a_game(players=players, food=food, others=ON_HOUSEWORK))


@pytest.mark.rule("SPACE-IMITATION")
@pytest.mark.parametrize("players", PRICES)
def test_a_free_space_is_never_copied(players: int) -> None:
    alone = a_game(players=players, food=9)
    assert not [space for space in usable(alone) if space.startswith("imitation")]
    food = PRICES[players][0]
    game = a_game(players=players, food=9, others=ON_HOUSEWORK, on=f"imitation_{food}")
    assert answers(game) == ["imitate housework"]


@pytest.mark.rule("IMITATION-COST-FIRST")
def test_food_that_copying_would_bring_does_not_pay_for_it() -> None:
    others = opponent_on("0@forest_exploration 0")
    assert "imitation_2" not in usable(a_game(players=4, food=1, others=others))


@pytest.mark.rule("IMITATION-COST-FIRST")
def test_the_food_is_paid_before_anything_comes_in() -> None:
    others = opponent_on("0@forest_exploration 0")
    game = a_game(players=4, food=2, others=others, on="imitation_2")
    assert goods_of(game) == {"food": 2}
    events = game.play("imitate forest_exploration")
    changes = [(event.kind, event.goods) for event in events if event.kind in (PAID, GAINED)]
    assert changes == [(PAID, goods(food=2)), (GAINED, goods(food=2))]
    assert goods_of(game) == {"food": 2}


@pytest.mark.rule("IMITATION-COST-FIRST", "ORDER-TURN-NEEDS-ACTION")
def test_the_food_for_the_space_cannot_be_spent_once_the_dwarf_stands_there() -> None:
    game = a_game(players=4, food=2, ruby=1, others=ON_HOUSEWORK)
    assert "ruby cattle" in legal(game)
    play(game, "place imitation_2")
    assert "ruby cattle" not in legal(game)
    assert "ruby sheep" in legal(game)


@pytest.mark.rule("IMITATION-CONVERT-FOR-COST")
def test_goods_may_be_turned_into_the_food_first() -> None:
    game = a_game(players=4, food=1, grain=1, others=ON_HOUSEWORK)
    assert "imitation_2" not in usable(game)
    play(game, "eat grain")
    assert "imitation_2" in usable(game)
    play(game, "place imitation_2", "imitate housework", "take")
    assert goods_of(game) == {"dog": 1}


# What cannot be copied


@pytest.mark.rule("IMITATION-NOT-STARTING-PLAYER")
@pytest.mark.parametrize("players", PRICES)
def test_starting_player_cannot_be_copied(players: int) -> None:
    others = opponent_on("0@starting_player 0@housework")
    game = a_game(players=players, food=9, others=others, on=f"imitation_{PRICES[players][0]}")
    assert copyable(game) == {"housework"}


@pytest.mark.rule("IMITATION-NOT-OWN-SPACE")
def test_a_space_with_ones_own_dwarf_cannot_be_copied() -> None:
    game = a_game(players=4, food=9, dwarfs="0@housework 0")
    assert "imitation_2" not in usable(game)
    others = opponent_on("0@growth 0")
    game = a_game(players=4, food=9, dwarfs="0@housework 0", others=others, on="imitation_2")
    assert copyable(game) == {"growth"}


@pytest.mark.rule("IMITATION-NOT-IMITATION")
def test_another_imitation_space_cannot_be_copied() -> None:
    others = opponent_on("0@imitation_1 0@imitation_2")
    game = a_game(players=7, food=9, dwarfs="0@housework 0", others=others)
    assert "imitation_0" not in usable(game)
    others["C"] = {"dwarfs": "0@growth 0"}
    game = a_game(players=7, food=9, dwarfs="0@housework 0", others=others, on="imitation_0")
    assert copyable(game) == {"growth"}


@pytest.mark.rule("IMITATION-NOTHING-TO-DO")
@pytest.mark.parametrize(
    ("players", "space"),
    [(3, "wood_gathering"), (5, "depot"), (6, "depot"), (7, "depot"), (7, "large_depot")],
)
def test_spaces_with_nothing_but_accumulated_goods_cannot_be_copied(players: int, space: str) -> None:
    others = opponent_on(f"0@{space} 0")
    has_everything = a_game(
        players=players,
        food=9,
        wood=9,
        stone=9,
        ore=9,
        ruby_mine="d2 e2",
        ore_mine="f2",
        dwarfs="8 8",
        others=others,
    )
    assert f"imitation_{PRICES[players][0]}" not in usable(has_everything)


# What copying gives


@pytest.mark.rule("IMITATION-NO-ACCUMULATED-GOODS")
@pytest.mark.parametrize(
    ("players", "space", "gain"),
    [
        (3, "forest_exploration", {"vegetable": 1}),
        (4, "forest_exploration", {"food": 2}),
        (7, "forest_exploration", {"food": 2}),
        (3, "strip_mining", {"wood": 2}),
        (3, "supplies", {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
    ],
)
def test_the_fixed_goods_come_and_the_accumulated_ones_are_gone(
    players: int, space: str, gain: dict[str, int]
) -> None:
    food = PRICES[players][0]
    others = opponent_on(f"0@{space} 0")
    game = a_game(players=players, food=food + 1, others=others, on=f"imitation_{food}")
    play(game, f"imitate {space}")
    assert goods_of(game) == {**gain, "food": gain.get("food", 0) + 1}


@pytest.mark.rule("IMITATION-NO-ACCUMULATED-GOODS")
def test_the_mine_bonuses_work_without_the_goods() -> None:
    others = opponent_on("0@ore_mining 0@ruby_mining")
    game = a_game(players=4, food=2, ore_mine="d2 e2", ruby_mine="f2", others=others, on="imitation_2")
    assert copyable(game) == {"ore_mining", "ruby_mining"}
    assert goods_of(play(game.copy(), "imitate ore_mining")) == {"ore": 4}
    assert goods_of(play(game.copy(), "imitate ruby_mining")) == {"ruby": 1}


@pytest.mark.rule("IMITATION-NO-ACCUMULATED-GOODS")
def test_a_copy_in_a_real_turn_finds_the_space_empty() -> None:
    game = a_game(players=3, turn="B", lying="sustenance food 3", others={"A": {"food": 4}})
    play(game, "place sustenance", "take", "done", "end", "pass")
    assert goods_of(game, "B") == {"food": 3, "grain": 1}
    play(game, "place imitation_4", "imitate sustenance", "tile meadow c3 field c4")
    assert goods_of(game, "A") == {"grain": 1}
    assert lying_on(game, "sustenance") == {}


@pytest.mark.rule("IMITATION-NO-ACCUMULATED-GOODS")
def test_a_copied_farm_is_for_building_only() -> None:
    others = opponent_on("0@sheep_farming 0")
    game = a_game(players=4, food=2, stone=1, others=others, on="imitation_2")
    play(game, "imitate sheep_farming")
    assert len(answers(game)) == 12
    play(game, "stable a1")
    assert goods_of(game) == {}


# The same space again


@pytest.mark.rule("IMITATION-SAME-TARGET-TWICE")
def test_two_players_may_copy_the_same_space() -> None:
    game = a_game(players=5, food=2, others={**ON_HOUSEWORK, "C": {"food": 4}}, on="imitation_2")
    play(game, "imitate housework", "take", "done", "pass")
    assert game.seat_name == "C"
    play(game, "place imitation_4", "imitate housework", "take")
    assert goods_of(game, "A") == {"dog": 1}
    assert goods_of(game, "C") == {"dog": 1}


@pytest.mark.rule("IMITATION-SAME-TARGET-TWICE")
def test_one_player_may_copy_the_same_space_twice() -> None:
    game = a_game(players=6, food=3, furnishings="introductory", others=ON_HOUSEWORK, on="imitation_2")
    play(game, "imitate housework", "take", "pass", "pass", "pass", "pass", "pass")
    assert game.seat_name == "A"
    play(game, "place imitation_1", "imitate housework", "take")
    assert goods_of(game) == {"dog": 2}


@pytest.mark.rule("IMITATION-SAME-TARGET-TWICE")
def test_two_imitation_spaces_may_copy_different_spaces() -> None:
    others = opponent_on("0@housework 0@growth")
    game = a_game(players=6, food=3, dwarfs="0 0@imitation_1", others=others, on="imitation_2")
    assert copyable(game) == {"housework", "growth"}


# One's own dwarf


@pytest.mark.rule("IMITATION-OWN-DWARF")
def test_an_armed_dwarf_copying_logging_goes_on_its_expedition() -> None:
    others = opponent_on("0@logging 0")
    game = a_game(players=4, food=2, dwarfs="3 3", others=others, on="imitation_2")
    play(game, "imitate logging")
    assert answers(game) == [
        "loot all_weapons",
        "loot dog",
        "loot wood",
        "loot sheep",
        "loot grain",
        "loot donkey",
        "loot stone",
    ]
    play(game, "loot stone")
    assert goods_of(game) == {"stone": 1}
    assert dwarfs_of(game) == ["4@imitation_2", "3"]
    assert dwarfs_of(game, "B") == ["0@logging", "0"]


@pytest.mark.rule("IMITATION-OWN-DWARF")
def test_the_weapon_of_the_opponent_is_of_no_use() -> None:
    others = opponent_on("14@logging 0")
    assert "imitation_2" not in usable(a_game(players=4, food=2, dwarfs="0 8", others=others))


@pytest.mark.rule("IMITATION-OWN-DWARF")
def test_the_imitator_forges_for_his_own_dwarf() -> None:
    others = opponent_on("8@blacksmithing 0")
    game = a_game(players=4, food=2, ore=1, others=others, on="imitation_2")
    play(game, "imitate blacksmithing", "forge 1", "done")
    assert dwarfs_of(game) == ["1@imitation_2", "0"]
    assert dwarfs_of(game, "B") == ["8@blacksmithing", "0"]


@pytest.mark.rule("IMITATION-DWARF-STAYS")
def test_the_dwarf_stays_on_the_imitation_space() -> None:
    game = a_game(players=4, food=2, others=ON_HOUSEWORK, on="imitation_2")
    play(game, "imitate housework", "take", "done")
    assert dwarfs_of(game) == ["0@imitation_2", "0"]
    assert occupant(game, "housework") == "B"
    assert occupant(game, "imitation_2") == "A"
    assert "imitation_2" not in usable(game)


@pytest.mark.rule("IMITATION-DWARF-STAYS")
def test_a_child_born_through_copying_lies_on_the_imitation_space() -> None:
    others = opponent_on("0@growth 0")
    game = a_game(
        players=4, food=2, rooms="dwelling d3", dwarfs="0@housework 0", others=others, on="imitation_2"
    )
    play(game, "imitate growth", "grow")
    assert dwarfs_of(game) == ["0@housework", "0@imitation_2", "new@imitation_2"]
    assert occupant(game, "growth") == "B"


# One's own tiles


@pytest.mark.rule("IMITATION-OWN-TILES")
def test_the_guest_room_of_the_imitator_counts() -> None:
    others = opponent_on("0@growth 0")
    game = a_game(players=4, food=2, rooms="guest_room d2, dwelling d3", others=others, on="imitation_2")
    play(game, "imitate growth", "grow", "take")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert len(dwarfs_of(game)) == 3


@pytest.mark.rule("IMITATION-OWN-TILES")
def test_the_guest_room_of_the_opponent_does_not_count() -> None:
    others: Others = {"B": {"dwarfs": "0@growth 0", "rooms": "guest_room d2"}}
    game = a_game(players=4, food=2, rooms="dwelling d3", others=others, on="imitation_2")
    play(game, "imitate growth", "grow")
    assert "take" not in legal(game)


@pytest.mark.rule("IMITATION-OWN-TILES", "FURN-GUEST-ROOM-EXTENSION-ONCE")
def test_doubling_a_copied_extension_uses_up_the_one_time() -> None:
    others = opponent_on("0@extension 0")
    game = a_game(players=7, rooms="guest_room d2", others=others, on="imitation_0")
    play(game, "imitate extension", "tile meadow c4 field c3")
    play(game, beginning(game, "tile cavern")[0])
    assert game.state.players[0].doubled
    again = a_game(players=7, rooms="guest_room d2", others=others, doubled=True, on="imitation_0")
    play(again, "imitate extension", "tile meadow c4 field c3")
    assert goods_of(again) == {"wood": 1}
    assert again.seat_name == "B"


@pytest.mark.rule("IMITATION-OWN-TILES")
def test_the_discounts_of_the_imitator_count() -> None:
    others = opponent_on("0@fence_building 0")
    game = a_game(
        players=5, food=2, wood=1, meadow="c4", rooms="carpenter d3", others=others, on="imitation_2"
    )
    play(game, "imitate fence_building", "fence c4")
    assert goods_of(game) == {}


@pytest.mark.rule("IMITATION-OWN-TILES")
def test_the_reward_spaces_of_the_imitator_count() -> None:
    others = opponent_on("0@clearing 0")
    game = a_game(players=4, food=2, others=others, on="imitation_2")
    play(game, "imitate clearing", "tile meadow c4 field b4")
    assert goods_of(game) == {"food": 1}


@pytest.mark.rule("IMITATION-OWN-TILES")
def test_every_user_of_the_market_has_a_list_of_his_own() -> None:
    game = a_game(players=5, others={"B": {"food": 2}}, on="weekly_market")
    play(game, "buy sheep", "done", "end", "place imitation_2", "imitate weekly_market", "buy sheep")
    assert goods_of(game, "A") == {"gold": 3, "sheep": 1}
    assert goods_of(game, "B") == {"gold": 3, "sheep": 1}
    assert "buy sheep" not in legal(game)
