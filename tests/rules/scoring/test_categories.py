"""The score sheet, category by category."""

import pytest

from caverna.engine.rounds.scoring import total_score
from caverna.record.position import read_position
from tests.arranging import a_game, play
from tests.oracles.plain_scorer import PRINTED_POINTS
from tests.rules.board.plain_geometry import FOREST

BARE = {
    "animals": 0,
    "missing_animals": -8,
    "grain": 0,
    "vegetables": 0,
    "rubies": 0,
    "dwarfs": 2,
    "unused_spaces": -22,
    "tiles": 0,
    "bonus": 0,
    "gold": 0,
    "begging": 0,
}


@pytest.mark.rule("SCORE-EMPTY-BOARD")
def test_an_untouched_home_board_is_worth_minus_twenty_eight() -> None:
    game = a_game(food=3)
    assert game.score()[0] == BARE
    assert game.totals() == [-28, -28]


@pytest.mark.rule("SCORE-ANIMALS")
def test_every_farm_animal_and_every_dog_is_worth_one() -> None:
    pastures = "c4 c3 b4 b3"
    game = a_game(dog=3, sheep=2, donkey=1, boar=1, cattle=2, small_pasture=pastures)
    assert game.score()[0]["animals"] == 9
    assert game.score()[0]["missing_animals"] == 0
    assert total_score(game.state, 0) == game.totals()[0] == 9 + 2 + 8 - 18, "dwarfs, pastures, what is empty"


@pytest.mark.rule("SCORE-MISSING-KINDS")
@pytest.mark.parametrize("kinds", range(5))
def test_each_missing_kind_of_farm_animal_costs_two(kinds: int) -> None:
    herd = ["sheep", "donkey", "boar", "cattle"][:kinds]
    game = a_game(
        sheep=int("sheep" in herd), donkey=int("donkey" in herd), boar=int("boar" in herd),
        cattle=int("cattle" in herd), small_pasture="c4 c3 b4",
    )  # fmt: skip
    assert game.score()[0]["missing_animals"] == -2 * (4 - kinds)


@pytest.mark.rule("SCORE-MISSING-KINDS", "SCORE-ANIMALS")
def test_six_dogs_alone_score_six_and_replace_no_farm_animal() -> None:
    sheet = a_game(dog=6).score()[0]
    assert (sheet["animals"], sheet["missing_animals"]) == (6, -8)


@pytest.mark.rule("SCORE-GRAIN")
@pytest.mark.parametrize(
    ("stored", "sown", "points"), [(0, 1, 1), (6, 3, 5), (1, 0, 1), (2, 0, 1), (7, 3, 5), (3, 2, 3)]
)
def test_grain_in_supply_and_on_fields_counts_half_rounded_up_in_all(
    stored: int, sown: int, points: int
) -> None:
    game = a_game(grain=stored, sown=f"c4 grain {sown}") if sown else a_game(grain=stored)
    assert game.score()[0]["grain"] == points


@pytest.mark.rule("SCORE-GRAIN")
def test_the_rounding_is_done_once_not_field_by_field() -> None:
    game = a_game(grain=1, sown="c4 grain 1, c3 grain 1, c2 grain 3")
    assert game.score()[0]["grain"] == 3


@pytest.mark.rule("SCORE-VEGETABLES")
def test_vegetables_in_supply_and_on_fields_count_one() -> None:
    game = a_game(vegetable=3, sown="c4 vegetable 2, c3 vegetable 1")
    assert game.score()[0]["vegetables"] == 6


@pytest.mark.rule("SCORE-RUBIES")
def test_rubies_count_one() -> None:
    assert a_game(ruby=5).score()[0] == BARE | {"rubies": 5}


@pytest.mark.rule("SCORE-DWARFS")
def test_dwarfs_count_one_a_newborn_of_the_last_round_too() -> None:
    game = a_game(dwarfs="0 9 new@growth", players=4)
    assert game.score()[0] == BARE | {"dwarfs": 3}


@pytest.mark.rule("SCORE-UNUSED-SPACES")
def test_each_space_without_tile_or_stable_costs_one() -> None:
    assert a_game(meadow="c4", fields="c3").score()[0]["unused_spaces"] == -20
    assert a_game(stable="a1 a2").score()[0]["unused_spaces"] == -20
    assert a_game(meadow="c4", stable="c4").score()[0]["unused_spaces"] == -21
    assert a_game(small_pasture="c4", large_pasture="c3 c2").score()[0]["unused_spaces"] == -19
    mountain = a_game(cavern="d3 e3", tunnel="e4", deep_tunnel="d2", ore_mine="d1", ruby_mine="e1")
    assert mountain.score()[0]["unused_spaces"] == -17


@pytest.mark.rule("SCORE-UNUSED-SPACES")
def test_a_full_board_has_no_unused_space() -> None:
    rock = "d1 e1 f1 d2 e2 f2 e3 f3 e4 f4"
    game = a_game(fields=" ".join(FOREST), tunnel=rock)
    assert game.score()[0]["unused_spaces"] == 0


@pytest.mark.rule("SCORE-OVERHANG-NEVER-UNUSED")
def test_what_sticks_out_neither_costs_nor_fills_a_space_of_the_board() -> None:
    before = a_game(rooms="office_room d3", fields="c4")
    assert before.score()[0]["unused_spaces"] == -21
    play(before, "place slash_and_burn", "tile meadow b4 field b5")
    assert before.score()[0]["unused_spaces"] == -20
    many = a_game(rooms="office_room d3", meadow="a0 b0 c0 z1 z2", cavern="g1 g2 g3 e0")
    assert many.score()[0]["unused_spaces"] == -22


@pytest.mark.rule("SCORE-OVERHANG-NEVER-UNUSED", "SCORE-PASTURES", "SCORE-MINES")
def test_pastures_and_mines_beyond_the_edge_score_in_full() -> None:
    game = a_game(
        rooms="office_room d3", small_pasture="a0", large_pasture="z1 z2", ore_mine="g1", ruby_mine="g2"
    )
    assert game.score()[0]["tiles"] == 2 + 4 + 3 + 4


@pytest.mark.rule("SCORE-PASTURES")
def test_small_pastures_count_two_and_large_ones_four_empty_or_not() -> None:
    assert a_game(small_pasture="c4").score()[0]["tiles"] == 2
    assert a_game(small_pasture="c4 c3 b4").score()[0]["tiles"] == 6
    assert a_game(large_pasture="c4 c3").score()[0]["tiles"] == 4
    assert a_game(large_pasture="c4 c3, b4 b3", small_pasture="a1").score()[0]["tiles"] == 10
    assert a_game(large_pasture="c4 c3", cattle=4).score()[0]["tiles"] == 4


@pytest.mark.rule("SCORE-MINES")
def test_an_ore_mine_counts_three_a_ruby_mine_four_with_or_without_donkey() -> None:
    assert a_game(ore_mine="d2", deep_tunnel="d1").score()[0]["tiles"] == 3
    assert a_game(ruby_mine="d2").score()[0]["tiles"] == 4
    for donkeys in (0, 3):
        game = a_game(ore_mine="d2 e2", ruby_mine="d1", deep_tunnel="e1", donkey=donkeys)
        assert game.score()[0]["tiles"] == 10


@pytest.mark.rule("SCORE-FURNISHINGS")
@pytest.mark.parametrize(("tile", "points"), sorted(PRINTED_POINTS.items()))
def test_every_furnishing_counts_what_is_printed_on_it(tile: str, points: int) -> None:
    game = a_game() if tile == "entry_level_dwelling" else a_game(rooms=f"{tile} d3")
    assert game.score()[0]["tiles"] == points


@pytest.mark.rule("SCORE-FURNISHINGS")
def test_a_furnishing_built_over_counts_no_more() -> None:
    trader = a_game(wood=1, rooms="spare_part_storage d3, main_storage e3", on="housework")
    assert trader.score()[0]["bonus"] == 4
    play(trader, "furnish trader d3")
    assert trader.score()[0]["tiles"] == 2
    assert trader.score()[0]["bonus"] == 2
    storage = play(a_game(wood=2, rooms="trader d3", on="housework"), "furnish spare_part_storage d3")
    assert storage.score()[0]["tiles"] == 0


STARS = [
    ("weaving_parlor", "sheep 5", 2),
    ("milking_parlor", "cattle 5", 5),
    ("stone_storage", "stone 7", 7),
    ("ore_storage", "ore 7", 3),
    ("main_storage", "stone 9", 2),
    ("treasure_chamber", "ruby 5", 5),
    ("food_chamber", "grain 7 vegetable 4", 8),
    ("prayer_chamber", "food 9", 8),
    ("fodder_chamber", "sheep 5 cattle 6 dog 4", 3),
    ("writing_chamber", "food 9", 0),
    ("hunting_parlor", "boar 4", 0),
    ("beer_parlor", "grain 6", 0),
    ("blacksmithing_parlor", "ruby 3 ore 3", 0),
    ("spare_part_storage", "wood 3 stone 3 ore 3", 0),
    ("state_parlor", "food 9", 4),
    ("weapon_storage", "food 9", 0),
    ("supplies_storage", "food 9", 0),
    ("broom_chamber", "food 9", 0),
]


@pytest.mark.rule("SCORE-BONUS-CATEGORY")
@pytest.mark.parametrize(("tile", "goods", "points"), STARS)
def test_star_effects_are_listed_as_bonus_exchanges_and_the_writing_chamber_are_not(
    tile: str, goods: str, points: int
) -> None:
    table = ["caverna position 1", "players 2", "seat A", "large_pasture c4 c3", "large_pasture b4 b3"]
    game = read_position(
        "\n".join([*table, "stable c4 b4 a1", f"room {tile} d3", f"goods {goods}"]), as_is=True
    )
    assert game.score()[0]["bonus"] == points
    assert game.score()[0]["tiles"] == 8 + PRINTED_POINTS[tile]


@pytest.mark.rule("SCORE-BONUS-CATEGORY")
def test_bonuses_that_look_at_dwarfs() -> None:
    def bonus(rooms: str, dwarfs: str) -> int:
        return a_game(players=4, rooms=rooms, dwarfs=dwarfs).score()[0]["bonus"]

    assert bonus("weapon_storage d3", "1 2 0 14") == 9
    assert bonus("supplies_storage d3", "1 2 3") == 8
    assert bonus("supplies_storage d3", "1 2 new@growth") == 0
    assert bonus("weapon_storage d3, supplies_storage e3", "1 2 3 4") == 12 + 8
    assert [bonus("broom_chamber d3", " ".join("0" * n)) for n in range(2, 7)] == [0, 0, 0, 5, 10]
    assert bonus("broom_chamber d3", "0 0 0 0 new@growth") == 5
    assert bonus("prayer_chamber d3", "0 0 1") == 0


@pytest.mark.rule("SCORE-BONUS-CATEGORY")
def test_the_state_parlor_counts_dwellings_that_share_an_edge() -> None:
    two = a_game(rooms="state_parlor d3, dwelling e3, simple_dwelling_a d2, dwelling e2")
    assert two.score()[0]["bonus"] == 12
    far = a_game(rooms="state_parlor e2, dwelling f3, dwelling f1")
    assert far.score()[0]["bonus"] == 0
    most = a_game(rooms="state_parlor e2, dwelling e1, dwelling d2, dwelling f2, couple_dwelling e3, seam d3")
    assert most.score()[0]["bonus"] == 16


@pytest.mark.rule("SCORE-BONUS-CATEGORY")
def test_the_main_storage_counts_all_yellow_tiles_and_itself() -> None:
    game = a_game(rooms="main_storage d3, beer_parlor e3, writing_chamber e4, seam d2, dwelling d1")
    assert game.score()[0]["bonus"] == 6


@pytest.mark.rule("SCORE-GOLD")
def test_gold_counts_one() -> None:
    assert a_game(gold=17).score()[0] == BARE | {"gold": 17}


@pytest.mark.rule("SCORE-BEGGING")
def test_begging_markers_cost_three_each() -> None:
    assert a_game(begging=4).score()[0] == BARE | {"begging": -12}


@pytest.mark.rule("SCORE-NOTHING-FOR")
def test_food_and_building_materials_score_nothing() -> None:
    assert a_game(food=9, wood=9, stone=9, ore=9).score()[0] == BARE


@pytest.mark.rule("SCORE-NOTHING-FOR")
def test_stables_meadows_fields_caverns_and_tunnels_score_nothing_by_themselves() -> None:
    game = a_game(
        meadow="c4",
        fields="c3",
        stable="c4 a1",
        cavern="d3 d2",
        tunnel="d1",
        deep_tunnel="e1",
        dwarfs="14 14",
    )
    assert game.score()[0] == BARE | {"unused_spaces": -16}
