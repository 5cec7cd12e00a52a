"""Any-time actions in the middle of everything."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.tiles.passing_time import Has

CHEAP_TILES = (
    "cuddle_room d3, breakfast_room d2, stone_carver d1, trader e1, "
    "stone_supplier e2, dog_school e3, quarry f1, broom_chamber f2"
)
"""Everything that costs one wood or nothing."""


@pytest.mark.rule("OURS-PAUSE-WHILE-MEANS-REMAIN", "ORDER-ANYTIME-BETWEEN-STEPS", "FURN-SUPPLIES-STORAGE")
@pytest.mark.parametrize(
    ("has", "meals"),
    [
        ({"grain": 3}, ["eat grain"] * 3),
        ({"sheep": 2, "grain": 1}, ["eat sheep", "eat sheep", "eat grain"]),
        ({"gold": 4}, ["eat gold 4"]),
        ({"dwarfs": "0 3", "rooms": "peaceful_cave e3"}, ["sell 3 home"]),
    ],
)
def test_after_the_dog_of_housework_food_may_still_be_made_for_the_supplies_storage(
    has: Has, meals: list[str]
) -> None:
    game = a_game(wood=1, on="housework", others={"B": {"rooms": CHEAP_TILES}}, **has)
    assert answers(game) == ["take"]
    play(game, "take")
    assert answers(game) == ["end"]
    play(game, *meals)
    assert answers(game) == ["furnish supplies_storage d3", "done"]
    play(game, "furnish supplies_storage d3")
    assert goods_of(game) == {"dog": 1}


@pytest.mark.rule("OURS-PAUSE-TAKES-THE-PLACE-OF-THE-END")
def test_that_pause_is_the_end_of_the_turn_and_no_second_question() -> None:
    game = a_game(wood=1, grain=3, on="housework", others={"B": {"rooms": CHEAP_TILES}})
    play(game, "take", "end")
    assert game.seat_name == "B"


@pytest.mark.rule("EXPEDITION-ONE-BY-ONE", "FURN-HUNTING-PARLOR", "ORDER-EAT-ON-ARRIVAL")
def test_a_looted_boar_makes_the_pair_whose_gold_pays_for_the_looted_furnishing() -> None:
    rooms = "hunting_parlor d3"
    game = a_game(
        players=3, dwarfs="7 7", rooms=rooms, cavern="d2", boar=1, gold=3, stone=3, on="exploration"
    )
    play(game, "loot boar", "convert hunting_parlor", "loot furnish", "furnish state_parlor d2")
    assert goods_of(game) == {"food": 2}  # d3 is no dwelling and d4 no neighbour


@pytest.mark.rule("EXPEDITION-ONE-BY-ONE", "FURN-BEER-PARLOR")
def test_the_beer_parlor_works_with_looted_grain_between_two_items() -> None:
    game = a_game(players=3, dwarfs="7 7", rooms="beer_parlor d3", grain=1, on="exploration")
    play(game, "loot grain", "convert beer_parlor gold")
    assert goods_of(game) == {"gold": 3}
    assert "loot grain" not in legal(game)
    assert "loot gold2" in answers(game)


@pytest.mark.rule("EXPEDITION-ONE-BY-ONE", "FURN-TRADER", "LOOT-DWELLING")
def test_a_trader_looted_first_sells_the_materials_of_the_looted_dwelling() -> None:
    game = a_game(players=3, dwarfs="11 11", cavern="e3", wood=1, gold=2, on="exploration")
    play(game, "loot furnish", "furnish trader d3", "loot gold2", "convert trader", "convert trader")
    assert goods_of(game) == {"wood": 2, "stone": 2, "ore": 2}
    play(game, "loot dwelling", "furnish dwelling e3", "loot wood")
    assert goods_of(game) == {"ore": 2, "wood": 1}
    assert sorted(game.state.players[0].weapons) == [11, 12]


@pytest.mark.rule("FURN-SEAM", "FURN-DOG-SCHOOL", "SPACE-WEEKLY-MARKET-ONE-BY-ONE")
def test_market_goods_bring_what_rooms_add_and_that_is_spent_at_once() -> None:
    rooms = "seam d3, dog_school d2, spare_part_storage d1"
    game = a_game(players=5, rooms=rooms, on="weekly_market")
    play(game, "buy dog", "buy stone")
    assert goods_of(game) == {"gold": 1, "dog": 1, "wood": 1, "stone": 1, "ore": 1}
    play(game, "convert spare_part_storage", "buy cattle")
    assert goods_of(game) == {"dog": 1, "cattle": 1}


@pytest.mark.rule("WINDOW-OVERFLOW", "FURN-SLAUGHTERING-CAVE", "IMITATION-CONVERT-FOR-COST")
def test_surplus_animals_eaten_in_the_market_keep_their_bonus_and_the_market_goes_on() -> None:
    game = a_game(players=5, rooms="slaughtering_cave d3", cattle=2, gold=1, on="weekly_market")
    play(game, "buy sheep")
    assert set(answers(game)) == {"eat sheep", "eat cattle"}
    assert "buy wood" not in legal(game)
    play(game, "eat sheep", "buy donkey", "eat donkey", "buy wood")
    assert goods_of(game) == {"cattle": 2, "food": 4, "gold": 2, "wood": 1}


@pytest.mark.rule("WINDOW-FEEDING", "REWARD-ANY-TILE")
def test_in_the_feeding_phase_a_ruby_digs_for_the_water_that_is_drunk() -> None:
    game = a_game(round=3, phase="harvest", ruby=1, cavern="e1", food=2)
    assert "feed 4" not in answers(game)
    play(game, "ruby tunnel f1", "feed 4")
    assert goods_of(game) == {}
    assert game.state.players[0].begging == 0


@pytest.mark.rule("WINDOW-FEEDING", "FURN-MINING-CAVE")
def test_a_donkey_bought_while_feeding_goes_into_the_mine_and_lowers_the_need() -> None:
    rooms = "mining_cave d3"
    game = a_game(round=3, phase="harvest", ruby=1, rooms=rooms, ore_mine="e3", deep_tunnel="e2", food=3)
    assert answers(game)[0] == "feed 3"
    play(game, "ruby donkey", "feed 3")
    assert goods_of(game) == {"donkey": 1}
    assert game.state.players[0].begging == 0


@pytest.mark.rule("FURN-MINING-CAVE", "FURN-MINING-CAVE-EATEN-DONKEY", "CONVERT-DONKEY-PAIR")
def test_eating_the_donkeys_in_the_mines_raises_the_need_again() -> None:
    game = a_game(round=3, phase="harvest", rooms="mining_cave d3", ruby_mine="e3 e2", donkey=2, food=2)
    assert answers(game)[0] == "feed 2"
    play(game, "eat donkeys")
    assert answers(game)[0] == "feed 4"
    assert goods_of(game) == {"food": 5}


@pytest.mark.rule("WINDOW-FEEDING", "FURN-PEACEFUL-CAVE", "WINDOW-ONE-FOOD-PAYMENT")
@pytest.mark.parametrize(("number", "need"), [(3, 6), (4, 3)])
def test_weapons_feed_the_family_in_harvest_and_payment(number: int, need: int) -> None:
    rooms = "peaceful_cave d3, dwelling d2"
    game = a_game(round=number, phase="harvest", rooms=rooms, dwarfs="2 4 9")
    play(game, "sell 9 home", f"feed {need}")
    assert goods_of(game) == ({"food": 9 - need})
    assert sorted(game.state.players[0].weapons) == [0, 2, 4]


@pytest.mark.rule("WINDOW-BREEDING", "FURN-STUBBLE-ROOM", "BREED-ROOM")
def test_a_field_bought_right_before_breeding_is_room_for_a_young() -> None:
    has: Has = {"rooms": "stubble_room d3", "fields": "c4", "sheep": 2, "cattle": 1, "ruby": 1}
    game = a_game(round=3, phase="harvest", food=4, **has)
    play(game, "feed 4", "feed 0")
    assert answers(game) == ["breed none"]
    play(game, "ruby field c3", "breed sheep")
    assert goods_of(game) == {"sheep": 3, "cattle": 1}


@pytest.mark.rule("WINDOW-BREEDING", "ANIMALS-DOGS-WATCH")
def test_a_dog_bought_right_before_breeding_watches_the_lamb() -> None:
    game = a_game(round=3, phase="harvest", food=4, sheep=2, meadow="c4", ruby=1)
    play(game, "feed 4", "feed 0")
    assert answers(game) == ["breed none"]
    play(game, "ruby dog", "breed sheep")
    assert goods_of(game) == {"sheep": 3, "dog": 1}


@pytest.mark.rule("WINDOW-BREEDING", "FURN-HUNTING-PARLOR", "BREED-PAIR")
def test_boars_sold_right_before_breeding_are_no_pair_any_more() -> None:
    rooms = "hunting_parlor d3"
    game = a_game(round=3, phase="harvest", food=4, boar=3, small_pasture="c4", rooms=rooms)
    play(game, "feed 4", "feed 0")
    assert "breed boar" in answers(game)
    play(game, "convert hunting_parlor")
    assert answers(game) == ["breed none"]
    assert goods_of(game) == {"boar": 1, "gold": 2, "food": 2}


@pytest.mark.rule("WINDOW-THIRD-EVENT", "HARVEST-THIRD-QUESTION-MARK")
def test_what_is_bought_at_the_third_event_may_breed_in_it() -> None:
    game = a_game(
        round=8, phase="harvest", harvest="choice", questions=3, sheep=1, ruby=1, food=4, meadow="c4"
    )
    play(game, "ruby sheep", "choose breeding", "choose field", "feed 4", "feed 0")
    assert answers(game) == ["breed none"]  # a third sheep has no room yet
    play(game, "breed none")
    assert goods_of(game) == {"sheep": 2}


@pytest.mark.rule("WINDOW-BEFORE-SCORING", "WINDOW-OVERFLOW", "FURN-SLAUGHTERING-CAVE")
def test_in_the_last_window_an_animal_without_room_takes_the_place_of_another() -> None:
    game = a_game(round=12, phase="scoring", ruby=1, sheep=2, rooms="slaughtering_cave d3")
    play(game, "ruby boar")
    assert set(answers(game)) == {"eat sheep", "eat boar"}
    play(game, "eat sheep")
    assert set(answers(game)) == {"eat sheep", "eat boar"}  # one sheep and one boar do not share the room
    play(game, "eat sheep")
    assert goods_of(game) == {"boar": 1, "food": 4}


@pytest.mark.rule("IMITATION-CONVERT-FOR-COST", "FURN-PEACEFUL-CAVE")
def test_a_weapon_sold_pays_for_an_imitation() -> None:
    has: Has = {"rooms": "peaceful_cave d3", "dwarfs": "0 4"}
    game = a_game(players=3, others={"B": {"dwarfs": "0@supplies 0"}}, **has)
    assert "place imitation_4" not in answers(game)
    play(game, "sell 4 home", "place imitation_4", "imitate supplies")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@pytest.mark.rule("ORDER-ANYTIME-BETWEEN-STEPS", "ANIMALS-OVERFLOW-REPAIRED-BY-TILE", "REWARD-FOREST")
def test_the_boar_of_a_preserve_is_sold_with_another_before_the_twin_s_goods_are_taken() -> None:
    has: Has = {"rooms": "hunting_parlor d3", "boar": 2, "meadow": "c3", "fields": "c4"}
    game = a_game(on="clearing", lying="clearing wood 2", **has)
    play(game, "tile meadow c2 field c1")
    assert answers(game) == ["eat boar"]
    play(game, "convert hunting_parlor")
    assert goods_of(game) == {"boar": 1, "gold": 2, "food": 2, "wood": 2}


@pytest.mark.rule("FURN-PEACEFUL-CAVE-NOT-ON-EXPEDITION", "LOOT-ALL-WEAPONS")
def test_at_the_end_of_the_turn_the_grown_weapon_may_be_sold() -> None:
    rooms = "peaceful_cave d3"
    game = a_game(dwarfs="6 6", rooms=rooms, on="logging", lying="logging wood 3")
    play(game, "loot all_weapons")
    assert {"sell 8 worker", "sell 7 home"} <= set(legal(game))
    play(game, "sell 8 worker", "sell 7 home")
    assert goods_of(game) == {"wood": 3, "food": 15}


@pytest.mark.rule("FURN-PEACEFUL-CAVE", "FURN-BLACKSMITH-FREE-WEAPON", "SPACE-BLACKSMITHING-FORGE-ONLY")
def test_a_weapon_forged_for_nothing_may_be_sold_but_not_forged_again_in_that_action() -> None:
    game = a_game(rooms="peaceful_cave d3, blacksmith d2", on="blacksmithing")
    play(game, "forge 2", "sell 2 worker")
    assert goods_of(game) == {"food": 2}
    assert game.seat_name == "B"  # neither a second weapon nor an expedition without one


@pytest.mark.rule("SPACE-ADVENTURE-SECOND-OPTIONAL", "FURN-PEACEFUL-CAVE")
def test_between_the_expeditions_of_adventure_the_weapon_may_be_sold_and_the_second_is_lost() -> None:
    game = a_game(players=2, dwarfs="4 4", rooms="peaceful_cave d3", on="adventure")
    play(game, "loot ore2")
    assert {"sell 5 worker", "loot ore2"} <= set(legal(game))
    play(game, "sell 5 worker")
    assert goods_of(game) == {"ore": 2, "food": 5}
    assert not [move for move in legal(game) if move.startswith(("loot", "forge"))]
