"""What accumulates where: every space and card, for every number of players."""

import pytest

from caverna import Game, Setup
from tests.arranging import a_game, legal, play
from tests.spaces.reading import lying_on, spaces_in_play

Goods = dict[str, int]
ALL_CARDS_BUT_ADVENTURE = (
    "blacksmithing sheep_farming ore_mine_construction wish_for_children donkey_farming "
    "ruby_mine_construction ore_delivery family_life {exploration} ore_trading ruby_delivery"
)


def after_one_and_two_refills(players: int) -> tuple[Game, Game]:
    """The first two rounds of a real game in which everybody passes."""
    game = Game(Setup(players=players))
    first = game.copy()
    for _ in range(players):
        game.play("pass")
    assert game.state.round == 2
    return first, game


ACCUMULATING = [
    pytest.param(
        "ruby_mining", "134567", {"ruby": 1}, {"ruby": 2}, marks=pytest.mark.rule("SPACE-RUBY-MINING")
    ),
    pytest.param(
        "drift_mining", "23", {"stone": 1}, {"stone": 2}, marks=pytest.mark.rule("SPACE-DRIFT-MINING")
    ),
    pytest.param(
        "drift_mining", "4567", {"stone": 2}, {"stone": 4}, marks=pytest.mark.rule("SPACE-DRIFT-MINING")
    ),
    pytest.param("excavation", "123", {"stone": 1}, {"stone": 2}, marks=pytest.mark.rule("SPACE-EXCAVATION")),
    pytest.param(
        "excavation", "4567", {"stone": 2}, {"stone": 3}, marks=pytest.mark.rule("SPACE-EXCAVATION")
    ),
    pytest.param(
        "starting_player", "234567", {"food": 1}, {"food": 2}, marks=pytest.mark.rule("SPACE-STARTING-PLAYER")
    ),
    pytest.param("logging", "123", {"wood": 3}, {"wood": 4}, marks=pytest.mark.rule("SPACE-LOGGING")),
    pytest.param("logging", "4567", {"wood": 3}, {"wood": 6}, marks=pytest.mark.rule("SPACE-LOGGING")),
    pytest.param("ore_mining", "123", {"ore": 2}, {"ore": 3}, marks=pytest.mark.rule("SPACE-ORE-MINING")),
    pytest.param("ore_mining", "4567", {"ore": 3}, {"ore": 5}, marks=pytest.mark.rule("SPACE-ORE-MINING")),
    pytest.param(
        "wood_gathering", "123", {"wood": 1}, {"wood": 2}, marks=pytest.mark.rule("SPACE-WOOD-GATHERING")
    ),
    pytest.param(
        "forest_exploration",
        "3",
        {"wood": 1},
        {"wood": 2},
        marks=pytest.mark.rule("SPACE-FOREST-EXPLORATION"),
    ),
    pytest.param(
        "forest_exploration",
        "4567",
        {"wood": 2},
        {"wood": 3},
        marks=pytest.mark.rule("SPACE-FOREST-EXPLORATION"),
    ),
    pytest.param("clearing", "23", {"wood": 1}, {"wood": 2}, marks=pytest.mark.rule("SPACE-CLEARING")),
    pytest.param("clearing", "4567", {"wood": 2}, {"wood": 4}, marks=pytest.mark.rule("SPACE-CLEARING")),
    pytest.param("sustenance", "123", {"food": 1}, {"food": 2}, marks=pytest.mark.rule("SPACE-SUSTENANCE")),
    pytest.param(
        "sustenance",
        "4567",
        {"grain": 1},
        {"grain": 1, "vegetable": 1},
        marks=pytest.mark.rule("SPACE-SUSTENANCE"),
    ),
    pytest.param(
        "strip_mining",
        "3",
        {"ore": 1},
        {"ore": 1, "stone": 1},
        marks=pytest.mark.rule("SPACE-STRIP-MINING"),
    ),
    pytest.param(
        "large_depot",
        "7",
        {"wood": 2, "stone": 1, "ore": 1},
        {"wood": 3, "stone": 2, "ore": 2},
        marks=pytest.mark.rule("SPACE-LARGE-DEPOT"),
    ),
    pytest.param(
        "depot",
        "567",
        {"wood": 1, "ore": 1},
        {"wood": 2, "ore": 2},
        marks=pytest.mark.rule("SPACE-DEPOT"),
    ),
    pytest.param(
        "drift_mining_b", "67", {"stone": 1}, {"stone": 2}, marks=pytest.mark.rule("SPACE-DRIFT-MINING-B")
    ),
    pytest.param(
        "fence_building", "5", {"wood": 1}, {"wood": 2}, marks=pytest.mark.rule("SPACE-FENCE-BUILDING")
    ),
    pytest.param(
        "fence_building", "67", {"wood": 2}, {"wood": 3}, marks=pytest.mark.rule("SPACE-FENCE-BUILDING")
    ),
]


@pytest.mark.parametrize(("space", "counts", "once", "twice"), ACCUMULATING)
def test_goods_accumulate_on_the_printed_spaces(space: str, counts: str, once: Goods, twice: Goods) -> None:
    for players in map(int, counts):
        first, second = after_one_and_two_refills(players)
        assert (players, lying_on(first, space)) == (players, once)
        assert (players, lying_on(second, space)) == (players, twice)


@pytest.mark.rule("SPACE-RUBY-MINING")
def test_with_two_players_ruby_mining_grows_from_round_three_on() -> None:
    first, second = after_one_and_two_refills(2)
    assert lying_on(first, "ruby_mining") == {}
    assert lying_on(second, "ruby_mining") == {}
    third = a_game(players=2, round=3, phase="round")
    assert lying_on(third, "ruby_mining") == {"ruby": 1}
    fifth = a_game(players=2, round=5, phase="round", lying="ruby_mining ruby 2")
    fifth.play("reveal donkey_farming")
    assert lying_on(fifth, "ruby_mining") == {"ruby": 3}


@pytest.mark.rule("SPACE-SUSTENANCE")
def test_sustenance_for_four_gets_one_grain_first_and_vegetables_ever_after() -> None:
    game = a_game(players=4, round=5, phase="round", lying="sustenance grain 1 vegetable 1")
    game.play("reveal donkey_farming")
    assert lying_on(game, "sustenance") == {"grain": 1, "vegetable": 2}


ACCUMULATING_CARDS = [
    pytest.param("sheep_farming", {"sheep": 1}, {"sheep": 2}, marks=pytest.mark.rule("SPACE-SHEEP-FARMING")),
    pytest.param(
        "donkey_farming", {"donkey": 1}, {"donkey": 2}, marks=pytest.mark.rule("SPACE-DONKEY-FARMING")
    ),
    pytest.param(
        "ore_delivery",
        {"stone": 1, "ore": 1},
        {"stone": 2, "ore": 2},
        marks=pytest.mark.rule("SPACE-ORE-DELIVERY"),
    ),
    pytest.param("ruby_delivery", {"ruby": 2}, {"ruby": 3}, marks=pytest.mark.rule("SPACE-RUBY-DELIVERY")),
]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize(("card", "once", "twice"), ACCUMULATING_CARDS)
def test_goods_accumulate_on_cards(card: str, once: Goods, twice: Goods, players: int) -> None:
    cards = ALL_CARDS_BUT_ADVENTURE.format(exploration="exploration" if players > 2 else "")
    before = {"": once, f"{card} " + " ".join(f"{good} {amount}" for good, amount in once.items()): twice}
    for lying, expected in before.items():
        game = a_game(players=players, round=12, phase="round", questions=3, cards=cards, lying=lying)
        assert lying_on(game, card) == expected


@pytest.mark.parametrize(("card", "once", "twice"), ACCUMULATING_CARDS)
def test_goods_accumulate_on_cards_in_the_solo_game(card: str, once: Goods, twice: Goods) -> None:
    last = a_game(players=1, round=12, phase="round")
    assert lying_on(last, card) == once
    again = " ".join(f"{good} {amount}" for good, amount in once.items())
    assert lying_on(a_game(players=1, round=12, phase="round", lying=f"{card} {again}"), card) == twice


@pytest.mark.parametrize(
    ("space", "counts"),
    [
        pytest.param("ruby_mining", "1234567", marks=pytest.mark.rule("SPACE-RUBY-MINING")),
        pytest.param("housework", "1234567", marks=pytest.mark.rule("SPACE-HOUSEWORK")),
        pytest.param("slash_and_burn", "1234567", marks=pytest.mark.rule("SPACE-SLASH-AND-BURN")),
        pytest.param("drift_mining", "234567", marks=pytest.mark.rule("SPACE-DRIFT-MINING")),
        pytest.param("excavation", "1234567", marks=pytest.mark.rule("SPACE-EXCAVATION")),
        pytest.param("starting_player", "234567", marks=pytest.mark.rule("SPACE-STARTING-PLAYER")),
        pytest.param("logging", "1234567", marks=pytest.mark.rule("SPACE-LOGGING")),
        pytest.param("supplies", "23", marks=pytest.mark.rule("SPACE-SUPPLIES")),
        pytest.param("growth", "4567", marks=pytest.mark.rule("SPACE-GROWTH")),
        pytest.param("ore_mining", "1234567", marks=pytest.mark.rule("SPACE-ORE-MINING")),
        pytest.param("wood_gathering", "123", marks=pytest.mark.rule("SPACE-WOOD-GATHERING")),
        pytest.param("forest_exploration", "34567", marks=pytest.mark.rule("SPACE-FOREST-EXPLORATION")),
        pytest.param("clearing", "234567", marks=pytest.mark.rule("SPACE-CLEARING")),
        pytest.param("sustenance", "1234567", marks=pytest.mark.rule("SPACE-SUSTENANCE")),
        pytest.param("imitation_0", "7", marks=pytest.mark.rule("SPACE-IMITATION")),
        pytest.param("imitation_1", "67", marks=pytest.mark.rule("SPACE-IMITATION")),
        pytest.param("imitation_2", "4567", marks=pytest.mark.rule("SPACE-IMITATION")),
        pytest.param("imitation_4", "35", marks=pytest.mark.rule("SPACE-IMITATION")),
        pytest.param("strip_mining", "3", marks=pytest.mark.rule("SPACE-STRIP-MINING")),
        pytest.param("large_depot", "7", marks=pytest.mark.rule("SPACE-LARGE-DEPOT")),
        pytest.param("extension", "7", marks=pytest.mark.rule("SPACE-EXTENSION")),
        pytest.param("depot", "567", marks=pytest.mark.rule("SPACE-DEPOT")),
        pytest.param(
            "small_scale_drift_mining", "5", marks=pytest.mark.rule("SPACE-SMALL-SCALE-DRIFT-MINING")
        ),
        pytest.param("drift_mining_b", "67", marks=pytest.mark.rule("SPACE-DRIFT-MINING-B")),
        pytest.param("weekly_market", "567", marks=pytest.mark.rule("SPACE-WEEKLY-MARKET")),
        pytest.param("hardware_rental", "567", marks=pytest.mark.rule("SPACE-HARDWARE-RENTAL")),
        pytest.param("fence_building", "567", marks=pytest.mark.rule("SPACE-FENCE-BUILDING")),
    ],
)
def test_each_space_is_printed_for_its_numbers_of_players(space: str, counts: str) -> None:
    found = [players for players in range(1, 8) if space in spaces_in_play(a_game(players=players))]
    assert found == [int(count) for count in counts]


@pytest.mark.rule(
    "SPACE-BLACKSMITHING",
    "SPACE-SHEEP-FARMING",
    "SPACE-ORE-MINE-CONSTRUCTION",
    "SPACE-DONKEY-FARMING",
    "SPACE-RUBY-MINE-CONSTRUCTION",
    "SPACE-FAMILY-LIFE",
    "SPACE-EXPLORATION",
    "SPACE-ORE-DELIVERY",
    "SPACE-ADVENTURE",
    "SPACE-ORE-TRADING",
    "SPACE-RUBY-DELIVERY",
)
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize(
    ("round", "cards"),
    [
        (1, {"blacksmithing", "sheep_farming", "ore_mine_construction"}),
        (5, {"donkey_farming", "ruby_mine_construction"}),
        (7, {"family_life", "exploration", "ore_delivery"}),
        (10, {"adventure", "ore_trading", "ruby_delivery"}),
    ],
)
def test_each_card_comes_in_its_stage(players: int, round: int, cards: set[str]) -> None:
    game = a_game(players=players, round=round, phase="round", questions=3 if round == 10 else 0)
    if players == 2:
        cards = cards - {"exploration"}
    assert set(legal(game)) == {f"reveal {card}" for card in cards}
    rules = game.state.rules
    stage = (round + 2) // 3
    assert {rules.space(rules.space_number[card]).stage for card in cards} == {stage}


@pytest.mark.rule("SPACE-WISH-FOR-CHILDREN")
@pytest.mark.parametrize("players", range(1, 8))
def test_wish_for_children_is_the_card_of_round_four(players: int) -> None:
    game = a_game(players=players, round=4, phase="round")
    assert "wish_for_children" in spaces_in_play(game)
    assert "urgent_wish_for_children" not in spaces_in_play(game)
    rules = game.state.rules
    sides = ("wish_for_children", "urgent_wish_for_children")
    assert [rules.space(rules.space_number[side]).stage for side in sides] == [2, 2]


@pytest.mark.rule("SPACE-URGENT-WISH-FOR-CHILDREN")
def test_the_urgent_wish_takes_the_place_of_the_wish_when_family_life_comes() -> None:
    game = a_game(players=3, round=7, phase="round", questions=1)
    play(game, "reveal family_life", "marker leaf")
    assert "urgent_wish_for_children" in spaces_in_play(game)
    assert "wish_for_children" not in spaces_in_play(game)
