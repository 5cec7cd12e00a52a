"""The file of printed figures: what it holds, where its values come from, and that they fit together."""

import pytest

from caverna.engine.goods import GOLD, GRAIN, ORE, STONE, VEGETABLE, WOOD, goods
from caverna.expansions.frantic_fiends.engine.figures import (
    STEPS,
    Bonus,
    Milestone,
    MovementCard,
    Refill,
    SupplyBoard,
)
from caverna.expansions.frantic_fiends.figures.check import NEW_TILES, TRAPS
from caverna.expansions.frantic_fiends.figures.load import load_figures


def test_orcs_and_events() -> None:
    figures = load_figures()
    assert figures.strengths == {"easy": (5, 7, 9, 12), "hard": (7, 9, 11, 14)}
    assert figures.gold == (1, 1, 2, 2)
    assert figures.ranges == ((3, 2, 1, 0), (3, 2, 1, 0), (3, 2, 1, 1), (3, 2, 1, 1))
    assert figures.displacement == (goods(wood=1), goods(stone=1), goods(ore=2), goods(gold=2))
    assert figures.bribes == (STONE, WOOD, ORE, GRAIN, VEGETABLE, GOLD)
    assert figures.movement[3][0] == MovementCard(("down", "down", "right"), 0)


def test_supply_and_bounty() -> None:
    figures = load_figures()
    assert figures.base_supply.lower == ("pitfall", "catch_net", "poison_darts")
    assert figures.extensions["s5"] == SupplyBoard(
        ("camouflage_dwelling",), ("battle_dog_school",), ("saw_trap",)
    )
    assert list(figures.extensions) == [f"s{number}" for number in range(1, 10)]
    assert figures.rich_supply["s5"] == "dog_school"
    assert figures.rich_supply_players == (1, 2)
    assert figures.strips == {1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 5}
    assert figures.long_strips["l4"] == ("ore_worker", "merchant", "outfitter", "herald")
    assert figures.short_strips["r7"] == ("family_parlor", "main_storage")
    assert set(figures.copies) == {*TRAPS, *NEW_TILES}
    assert set(figures.points) == set(NEW_TILES)


def test_spaces_and_campaign() -> None:
    figures = load_figures()
    assert figures.loot == {"fight_orc": 1, "set_trap": 5, "restock_mines": 6}
    assert (figures.armory_up_to_three, figures.armory_from_four) == (goods(wood=1), goods(food=1))
    assert figures.ore_mining_from_four == Refill(goods(ore=3), goods(ore=2))
    assert figures.campaign_bonuses["material"] == Bonus(10, (WOOD, ORE, STONE))
    assert figures.campaign_bonuses["dwelling"] == Bonus(70, ())
    assert figures.milestones["m1a"] == Milestone("sheep", 8, 5)


@pytest.mark.rule("FF-FIGURES-PROVENANCE")
def test_every_value_has_a_source() -> None:
    figures = load_figures()
    assert set(figures.sources.values()) == {"rulebook", "public source", "reconstructed"}
    assert figures.sources["ranges.event_1.a"] == "rulebook"
    assert figures.sources["ranges.event_1.b"] == "reconstructed"
    assert figures.sources["gold.a"] == "public source"
    assert figures.sources["milestones.m1a.rebate"] == "rulebook"
    assert figures.sources["movement.range_3"] == "reconstructed"


@pytest.mark.rule("FF-FIGURES-EXAMPLES")
def test_the_cards_keep_to_the_examples_of_the_rulebook() -> None:
    """One card of deck 3 avoids a trap below orc a; two steps left; down; down and to the right."""
    decks = load_figures().movement
    assert sum(not passes_the_space_below(card.steps) for card in decks[3]) == 1
    assert ("left", "left") in [card.steps for card in decks[2]]
    assert {("down",), ("down_right",)} <= {card.steps for card in decks[1]}


@pytest.mark.rule("FF-FIGURES-COUNTS")
def test_as_many_pieces_as_in_the_box() -> None:
    figures = load_figures()
    assert {steps: len(cards) for steps, cards in figures.movement.items()} == {1: 9, 2: 9, 3: 9}
    for cards in figures.movement.values():
        assert sorted(card.column for card in cards) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert (len(NEW_TILES), sum(figures.copies[tile] for tile in NEW_TILES)) == (13, 25)
    assert (len(TRAPS), sum(figures.copies[trap] for trap in TRAPS)) == (12, 30)


@pytest.mark.rule("FF-FIGURES-ONE-PLACE")
def test_every_tile_has_one_place() -> None:
    figures = load_figures()
    boards = (figures.base_supply, *figures.extensions.values())
    placed = [tile for board in boards for row in board for tile in row]
    placed += [tile for strip in figures.short_strips.values() for tile in strip]
    placed += figures.rich_supply.values()
    assert len(placed) == len(set(placed)) == 9 + 27 + 14 + 9
    assert {*TRAPS, *NEW_TILES} <= set(placed)


def passes_the_space_below(steps: tuple[str, ...]) -> bool:
    """Does orc a, starting in the left column of the top row, come to the space below?"""
    row = column = 0
    for step in steps:
        down, right = STEPS[step]
        if row + down < 0 or not 0 <= column + right <= 2:
            down, right = 1, 0
        row, column = row + down, column + right
        if (row, column) == (1, 0):
            return True
    return False
