"""Storages: points for what is in store, and the exchange of spare parts."""

import pytest

from tests.arranging import a_game, goods_of, legal, play
from tests.tiles.passing_time import Has, pass_round


def bonus(**has: object) -> int:
    """The bonus points of a player who has this."""
    keywords: Has = dict(has)
    return a_game(**keywords).score()[0]["bonus"]


@pytest.mark.rule("FURN-STONE-STORAGE")
@pytest.mark.parametrize("stone", [0, 1, 7])
def test_the_stone_storage_scores_one_for_each_stone(stone: int) -> None:
    assert bonus(rooms="stone_storage d3", stone=stone, ore=3) == stone


@pytest.mark.rule("FURN-ORE-STORAGE")
@pytest.mark.parametrize(("ore", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (11, 5)])
def test_the_ore_storage_scores_one_for_two_ore(ore: int, points: int) -> None:
    assert bonus(rooms="ore_storage d3", ore=ore, stone=3) == points


# Spare part storage.


@pytest.mark.rule("FURN-SPARE-PART-STORAGE")
@pytest.mark.parametrize("phase", ["work", "harvest", "scoring"])
def test_a_set_of_wood_stone_and_ore_brings_two_gold_at_any_time(phase: str) -> None:
    game = a_game(phase=phase, round=12, rooms="spare_part_storage d3", wood=3, stone=2, ore=2)
    play(game, "convert spare_part_storage", "convert spare_part_storage")
    assert goods_of(game) == {"wood": 1, "gold": 4}
    assert "convert spare_part_storage" not in legal(game)


@pytest.mark.rule("FURN-SPARE-PART-STORAGE")
@pytest.mark.parametrize("missing", ["wood", "stone", "ore"])
def test_spare_parts_go_in_whole_sets_only(missing: str) -> None:
    has: Has = {good: 3 for good in ("wood", "stone", "ore") if good != missing}
    assert "convert spare_part_storage" not in legal(a_game(rooms="spare_part_storage d3", **has))


@pytest.mark.rule("FURN-SPARE-PART-STORAGE-OVER-TRADER")
def test_the_owner_of_the_trader_needs_no_empty_cavern_for_the_spare_part_storage() -> None:
    game = a_game(on="housework", rooms="trader d3", wood=3, stone=1, ore=1, gold=2)
    assert [move for move in legal(game) if move.startswith("furnish")] == ["furnish spare_part_storage d3"]
    play(game, "furnish spare_part_storage d3")
    assert goods_of(game) == {"wood": 1, "stone": 1, "ore": 1, "gold": 2}
    assert game.score()[0]["tiles"] == 0
    assert [move for move in legal(game) if move.startswith("convert")] == ["convert spare_part_storage"]


@pytest.mark.rule("FURN-SPARE-PART-STORAGE-OVER-TRADER")
def test_the_owner_of_the_trader_has_no_other_site_for_the_spare_part_storage() -> None:
    game = a_game(on="housework", rooms="trader d3, work_room f3", cavern="e3", tunnel="e2", wood=2)
    offered = [move for move in legal(game) if move.startswith("furnish spare_part_storage")]
    assert offered == ["furnish spare_part_storage d3"]


@pytest.mark.rule("FURN-SPARE-PART-STORAGE-OVER-TRADER")
def test_the_trader_of_another_player_is_none_of_ones_business() -> None:
    game = a_game(on="housework", wood=2, others={"B": {"rooms": "trader e3"}})
    offered = [move for move in legal(game) if move.startswith("furnish spare_part_storage")]
    assert offered == ["furnish spare_part_storage d3"]


# Main storage.


@pytest.mark.rule("FURN-MAIN-STORAGE")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 2),
        (", hunting_parlor d2", 4),
        (", hunting_parlor d2, spare_part_storage e3, writing_chamber e2", 8),
        (", dwelling d2, seam e3, cooking_cave e2", 2),
    ],
)
def test_the_main_storage_scores_two_for_each_yellow_tile_itself_included(others: str, points: int) -> None:
    assert bonus(rooms=f"main_storage d3{others}") == points


@pytest.mark.rule("FURN-MAIN-STORAGE", "FURN-SPARE-PART-STORAGE-OVER-TRADER")
def test_the_spare_part_storage_counts_for_the_main_storage_after_covering_the_trader() -> None:
    game = a_game(on="housework", rooms="main_storage d3, trader e3", wood=2)
    assert game.score()[0]["bonus"] == 2
    play(game, "furnish spare_part_storage e3")
    assert game.score()[0]["bonus"] == 4


@pytest.mark.rule("FURN-MAIN-STORAGE", "FURN-TRADER-OVER-SPARE-PARTS")
def test_a_covered_spare_part_storage_does_not_count_for_the_main_storage() -> None:
    game = a_game(on="housework", rooms="main_storage d3, spare_part_storage e3", wood=1)
    assert game.score()[0]["bonus"] == 4
    play(game, "furnish trader e3")
    assert game.score()[0]["bonus"] == 2


# Weapon and supplies storage.


@pytest.mark.rule("FURN-WEAPON-STORAGE")
@pytest.mark.parametrize(("dwarfs", "points"), [("0 0", 0), ("0 1", 3), ("14 1 8", 9), ("0 3 0 3", 6)])
def test_the_weapon_storage_scores_three_for_each_armed_dwarf(dwarfs: str, points: int) -> None:
    assert bonus(rooms="weapon_storage d3", dwarfs=dwarfs) == points


@pytest.mark.rule("FURN-SUPPLIES-STORAGE")
@pytest.mark.parametrize(
    ("dwarfs", "points"), [("0 0", 0), ("0 14", 0), ("1 1", 8), ("2 3 4 5", 8), ("2 3 4 0", 0)]
)
def test_the_supplies_storage_scores_eight_if_every_dwarf_is_armed(dwarfs: str, points: int) -> None:
    assert bonus(rooms="supplies_storage d3", dwarfs=dwarfs) == points


@pytest.mark.rule("FURN-SUPPLIES-STORAGE-NEWBORN")
@pytest.mark.parametrize(("moves", "points"), [(("grow",), 0), (("sow grain c4", "done"), 8)])
def test_an_unarmed_newborn_of_the_last_round_spoils_the_supplies_storage(
    moves: tuple[str, ...], points: int
) -> None:
    has: Has = {"rooms": "supplies_storage d3, dwelling e3", "fields": "c4", "grain": 1, "dwarfs": "5 5"}
    game = a_game(round=12, on="family_life", **has)
    play(game, *moves)
    pass_round(game)
    assert game.is_over
    assert game.score()[0]["bonus"] == points


@pytest.mark.rule("FURN-SUPPLIES-STORAGE-WITH-WEAPON-STORAGE")
def test_weapon_and_supplies_storage_score_together() -> None:
    assert bonus(rooms="weapon_storage d3, supplies_storage e3", dwarfs="1 4 8 14") == 12 + 8
    assert bonus(rooms="weapon_storage d3, supplies_storage e3", dwarfs="1 4 8 0") == 9
