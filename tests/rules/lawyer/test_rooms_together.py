"""Furnishings in unusual company."""

import pytest

from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.rounds.sitting_out import lying_on, sit_out_round
from tests.tiles.passing_time import Has, pass_round

FIVE = "couple_dwelling d2, dwelling d1"


@pytest.mark.rule("FURN-GUEST-ROOM-WISH", "FURN-ADDITIONAL-DWELLING")
def test_with_five_dwarfs_the_wish_builds_the_additional_dwelling_and_the_sixth_is_born_there() -> None:
    rooms = f"guest_room d3, {FIVE}"
    game = a_game(on="wish_for_children", rooms=rooms, dwarfs="0 0 0 0 0", cavern="e3", wood=4, stone=3)
    assert "grow" not in legal(game)
    play(game, "furnish additional_dwelling e3", "grow")
    assert game.state.players[0].dwarfs == 6


@pytest.mark.rule("FURN-GUEST-ROOM-WISH", "FURN-ADDITIONAL-DWELLING-FOUR-DWARFS")
def test_with_four_dwarfs_one_wish_brings_the_fifth_and_never_the_sixth_as_well() -> None:
    rooms = f"guest_room d3, {FIVE}"
    game = a_game(on="wish_for_children", rooms=rooms, dwarfs="0 0 0 0", cavern="e3", wood=4, stone=3)
    play(game, "grow")
    assert "furnish additional_dwelling e3" in answers(game)
    play(game, "furnish additional_dwelling e3")
    assert game.state.players[0].dwarfs == 5
    assert game.seat_name == "B"


@pytest.mark.rule("FURN-GUEST-ROOM-URGENT-WISH", "IMITATION-OWN-TILES", "IMITATION-DWARF-STAYS")
def test_an_imitated_urgent_wish_is_dwelling_child_and_gold_and_the_child_works_next_round() -> None:
    others: dict[str, Has] = {
        "B": {"dwarfs": "0@urgent_wish_for_children 0", "passed": True},
        "C": {"passed": True},
        "D": {"passed": True},
    }
    game = a_game(
        players=4,
        rooms="guest_room d3",
        cavern="e3",
        wood=4,
        stone=3,
        food=2,
        on="imitation_2",
        others=others,
    )
    play(game, "imitate urgent_wish_for_children", "furnish dwelling e3", "grow", "take")
    assert goods_of(game) == {"gold": 3}
    player = game.state.players[0]
    assert player.places[2] == game.state.rules.space_number["imitation_2"]
    pass_round(game)
    assert game.state.players[0].places == (-1, -1, -1)
    assert game.state.players[0].newborns == 0


@pytest.mark.rule("FURN-GUEST-ROOM-RUBY-MINES", "IMITATION-OWN-TILES")
def test_an_imitated_ruby_mine_construction_is_doubled_by_the_guest_room() -> None:
    others: dict[str, Has] = {"B": {"dwarfs": "0@ruby_mine_construction 0"}}
    has: Has = {"rooms": "guest_room d3", "tunnel": "e3", "deep_tunnel": "e2", "food": 4}
    game = a_game(players=3, on="imitation_4", others=others, **has)
    play(game, "imitate ruby_mine_construction", "tile ruby_mine e2", "tile ruby_mine e3")
    assert goods_of(game) == {"ruby": 1}
    assert game.state.players[0].ruby_mines.bit_count() == 2


@pytest.mark.rule("OFFICE-OVERHANG", "FURN-GUEST-ROOM-EXTENSION-ONCE", "SPACE-EXTENSION-GOOD-WITH-TILE")
def test_office_and_guest_room_make_extension_two_overhanging_tiles_with_two_goods_and_four_gold() -> None:
    rooms = "guest_room d3, office_room d2"
    game = a_game(players=7, rooms=rooms, fields="c4 b4", meadow="a4", on="extension")
    play(game, "tile meadow z3 field a3")
    assert goods_of(game) == {"boar": 1, "gold": 2, "wood": 1}
    play(game, "tile cavern d1 tunnel d0")
    assert goods_of(game) == {"boar": 1, "gold": 4, "wood": 1, "stone": 1}


@pytest.mark.rule("OFFICE-OVERHANG", "SPACE-SMALL-SCALE-DRIFT-MINING-STONE-WITH-TILE")
def test_the_office_room_keeps_small_scale_drift_mining_usable_when_the_last_single_rocks_are_left() -> None:
    full = "d1 d2 e2 e3 f2 f3 f4 e4"
    blocked = a_game(players=5, cavern=full, fields="c4")
    assert "place small_scale_drift_mining" in answers(blocked)  # e1 and f1 are neighbours
    blocked = a_game(players=5, cavern=full + " e1", fields="c4")
    assert "place small_scale_drift_mining" not in answers(blocked)
    game = a_game(players=5, cavern=full + " e1", rooms="office_room d3", on="small_scale_drift_mining")
    assert set(answers(game)) == {
        "tile cavern f1 tunnel f0",
        "tile cavern f0 tunnel f1",
        "tile cavern f1 tunnel g1",
        "tile cavern g1 tunnel f1",
    }
    play(game, "tile cavern g1 tunnel f1")
    assert goods_of(game) == {"food": 2, "gold": 2, "stone": 1}


@pytest.mark.rule("FURN-SPARE-PART-STORAGE-OVER-TRADER", "FURN-MAIN-STORAGE", "FURN-CARPENTER")
def test_the_trader_is_covered_at_the_discounted_price_and_the_main_storage_counts_the_storage() -> None:
    rooms = "trader d3, main_storage d2, carpenter d1, work_room e1"
    game = a_game(rooms=rooms, tunnel="e2", wood=1, gold=2, on="housework")
    assert game.score()[0]["bonus"] == 2
    places = [move for move in answers(game) if "spare_part_storage" in move]
    assert places == ["furnish spare_part_storage d3"]  # not on the tunnel
    play(game, "furnish spare_part_storage d3")
    assert "convert trader" not in legal(game)
    sheet = game.score()[0]
    assert (sheet["bonus"], sheet["tiles"]) == (4, 0 + 2)  # two yellow tiles; the trader's 2 points are gone


@pytest.mark.rule("FURN-TRADER-OVER-SPARE-PARTS", "FURNISH-UNIQUE", "FURN-MAIN-STORAGE")
def test_a_covered_tile_never_comes_back_to_the_supply() -> None:
    rooms = "spare_part_storage d3, main_storage d2"
    game = a_game(rooms=rooms, wood=1, on="housework", others={"B": {"wood": 9, "dwarfs": "0 0"}})
    assert game.score()[0]["bonus"] == 4
    play(game, "furnish trader d3", "done")
    assert game.score()[0]["bonus"] == 2
    assert game.seat_name == "B"
    assert not game.state.available >> game.state.rules.furnishing_number["spare_part_storage"] & 1
    assert not game.state.available >> game.state.rules.furnishing_number["trader"] & 1


@pytest.mark.rule("FURN-TRADER-OVER-SPARE-PARTS", "FURN-BUILDER")
def test_between_two_players_trader_and_spare_part_storage_stand_side_by_side() -> None:
    game = a_game(
        rooms="builder d3", cavern="d2", ore=1, on="housework", others={"B": {"rooms": "trader d3"}}
    )
    assert "furnish spare_part_storage d2" not in answers(game)  # one ore replaces one of the two wood
    game = a_game(
        rooms="builder d3", cavern="d2", ore=1, wood=1, on="housework", others={"B": {"rooms": "trader d3"}}
    )
    play(game, "furnish spare_part_storage d2")
    assert goods_of(game) == {}
    assert game.state.players[1].owned >> game.state.rules.furnishing_number["trader"] & 1


@pytest.mark.rule("FURN-WORK-ROOM", "LOOT-TUNNEL", "LOOT-FURNISH")
def test_a_looted_tunnel_is_furnished_on_the_same_expedition_with_the_work_room() -> None:
    rooms = "work_room d3"
    game = a_game(players=3, dwarfs="9 9", rooms=rooms, wood=1, on="exploration")
    assert "loot furnish" not in answers(game)
    play(
        game,
        "loot tunnel",
        "tile tunnel d2",
        "loot furnish",
        "furnish cuddle_room d2",
        "loot wood",
        "loot dog",
    )
    assert goods_of(game) == {"wood": 1, "dog": 1}


@pytest.mark.rule("FURN-WORK-ROOM", "CONVERT-RUBY-TUNNEL", "SPACE-URGENT-WISH-FOR-CHILDREN")
def test_a_tunnel_for_a_ruby_carries_the_dwelling_of_the_urgent_wish_and_its_child() -> None:
    game = a_game(players=2, rooms="work_room d3", ruby=1, wood=4, stone=2, on="urgent_wish_for_children")
    assert answers(game) == ["take"]
    play(game, "ruby tunnel d2", "furnish simple_dwelling_a d2", "grow")
    assert game.state.players[0].dwarfs == 3


@pytest.mark.rule(
    "FURN-QUARRY", "FURN-SEAM-QUARRY", "LOOT-BREED", "FURN-BREEDING-CAVE", "EXPEDITION-ONE-BY-ONE"
)
def test_what_a_birth_on_the_way_brings_pays_for_the_next_item() -> None:
    rooms = "quarry d2, seam d1, breeding_cave e2"
    game = a_game(
        players=3, dwarfs="14 14", rooms=rooms, donkey=2, tunnel="e3", ruby_mine="e4", on="exploration"
    )
    play(game, "loot breed", "breed donkey")
    assert goods_of(game) == {"donkey": 3, "stone": 1, "ore": 1, "food": 1}
    play(game, "loot furnish", "furnish carpenter d3")  # the stone of the quarry pays
    assert goods_of(game) == {"donkey": 3, "ore": 1, "food": 1}


@pytest.mark.rule("FURN-CUDDLE-ROOM", "FAMILY-NEWBORN-RESTS", "ORDER-OVERFLOW-AFTER-EACH-EVENT")
def test_a_child_makes_room_for_one_more_sheep_in_the_cuddle_room_at_once() -> None:
    rooms = "cuddle_room d3, dwelling d2"
    game = a_game(players=2, rooms=rooms, sheep=4, ruby=1, on="family_life", round=8)
    play(game, "grow", "ruby sheep")
    assert goods_of(game) == {"sheep": 5}


@pytest.mark.rule("FURN-STONE-CARVER", "FURN-SEAM-STONE-CARVER", "LOOT-STABLE", "FURN-STONE-CARVER-STABLES")
def test_a_stone_carver_looted_first_makes_the_stable_of_a_farm_free_later() -> None:
    game = a_game(rooms="stone_carver d3", meadow="c4", on="sheep_farming", lying="sheep_farming sheep 1")
    assert "stable c4" in answers(game)
    play(game, "stable c4")
    assert goods_of(game) == {"sheep": 1}


@pytest.mark.rule("FURN-BROOM-CHAMBER", "FURN-SUPPLIES-STORAGE", "FURN-PRAYER-CHAMBER", "FURN-WEAPON-STORAGE")
@pytest.mark.parametrize(
    ("dwarfs", "points"),
    [
        ("0 0 0 0 0", 5 + 8),
        ("0 0 0 0 0 0", 10 + 8),
        ("1 1 1 1 1", 5 + 8 + 15),
        ("1 0 1 1", 9),
        ("1 1", 8 + 6),
    ],
)
def test_chambers_and_storages_of_dwarfs_and_weapons_score_together(dwarfs: str, points: int) -> None:
    rooms = "broom_chamber d1, supplies_storage e1, prayer_chamber e2, weapon_storage e3, "
    rooms += "couple_dwelling d3, dwelling d2, additional_dwelling f3"
    assert a_game(rooms=rooms, dwarfs=dwarfs).score()[0]["bonus"] == points


@pytest.mark.rule("FURN-WOOD-SUPPLIER-GAME-END", "FURN-RUBY-SUPPLIER", "FURN-STONE-SUPPLIER")
@pytest.mark.parametrize(("number", "brought"), [(12, {}), (11, {"wood": 1, "stone": 1, "ruby": 1})])
def test_suppliers_built_late_deliver_only_in_rounds_still_to_come(
    number: int, brought: dict[str, int]
) -> None:
    deliveries = "wood_supplier 7\ndelivery stone_supplier 5\ndelivery ruby_supplier 4"
    rooms = "wood_supplier d3, stone_supplier d2, ruby_supplier d1"
    game = a_game(players=1, round=number, rooms=rooms, delivery=deliveries)
    sit_out_round(game)
    while not game.is_over and not game.state.round > number:
        play(game, answers(game)[0])
    assert goods_of(game) == brought


@pytest.mark.rule("FURN-SEAM", "FURN-STONE-SUPPLIER", "INCOME-SEQUENCE", "FURN-MINER")
def test_a_delivered_stone_brings_its_ore_and_the_miner_adds_his() -> None:
    rooms = "seam d3, miner d2, stone_supplier d1"
    has: Has = {
        "ore_mine": "e1 e2",
        "deep_tunnel": "e3 f2",
        "donkey": 3,
        "delivery": "stone_supplier 1",
    }
    game = a_game(round=1, rooms=rooms, **has)
    sit_out_round(game)
    play(game, "reveal sheep_farming")
    assert goods_of(game) == {"donkey": 3, "stone": 1, "ore": 1 + 2}
    assert game.state.players[0].deliveries == ()


@pytest.mark.rule("FURN-STUBBLE-ROOM", "FURN-STUBBLE-ROOM-AFTER-FIELD-PHASE", "ANIMALS-LOST-ROOM-SOWING")
def test_sowing_drives_an_animal_off_and_the_field_reaped_empty_takes_a_young() -> None:
    rooms = "stubble_room d3"
    game = a_game(round=3, rooms=rooms, fields="c4 c3", sheep=2, boar=2, grain=1, on="slash_and_burn")
    play(game, "sow grain c4")
    assert set(answers(game)) == {"eat sheep", "eat boar"}
    reaped = a_game(round=3, phase="harvest", rooms=rooms, sown="c4 grain 1", sheep=2, food=4)
    play(reaped, "feed 4", "feed 0", "breed sheep")
    assert goods_of(reaped) == {"sheep": 3, "grain": 1}


@pytest.mark.rule("FURN-STUBBLE-ROOM", "OFFICE-FULL-SPACES", "LOOT-FIELD", "LOOT-SOW")
def test_a_looted_field_is_sown_on_the_same_expedition_and_is_no_stubble_any_more() -> None:
    rooms = "stubble_room d3"
    game = a_game(players=3, dwarfs="12 12", rooms=rooms, vegetable=1, sheep=2, on="exploration")
    play(game, "loot field", "tile field c4", "loot sheep")
    assert goods_of(game)["sheep"] == 3
    play(game, "loot sow", "sow vegetable c4")
    assert answers(game) == ["eat sheep"]
    play(game, "eat sheep", "loot dog")
    assert goods_of(game) == {"sheep": 2, "food": 1, "dog": 1}


@pytest.mark.rule("FURN-GUEST-ROOM-GROWTH", "FURN-CUDDLE-ROOM", "REFILL-ON-TOP")
def test_growth_with_the_guest_room_may_be_child_first_and_goods_later() -> None:
    game = a_game(players=4, rooms="guest_room d3, dwelling d2", on="growth")
    play(game, "grow", "take")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert game.state.players[0].dwarfs == 3
    assert lying_on(game, "growth") == {}
