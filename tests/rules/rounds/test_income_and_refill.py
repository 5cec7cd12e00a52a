"""The start of a round: income, then goods onto the spaces."""

import pytest

from caverna import Game
from tests.arranging import a_game, answers, goods_of, play
from tests.rules.rounds.sitting_out import lying_on, sit_out_round

# Income


@pytest.mark.rule("INCOME-BEFORE-REFILL")
def test_a_supplied_ruby_can_still_protect_a_space_of_this_round() -> None:
    game = a_game(
        players=1, round=5, phase="round", lying="ore_mining ore 6",
        rooms="ruby_supplier d3", delivery="ruby_supplier 2",
    )  # fmt: skip
    assert answers(game) == ["protect ore_mining", "done"]
    assert goods_of(game) == {"ruby": 1}
    play(game, "protect ore_mining")
    assert lying_on(game, "ore_mining") == {"ore": 7}
    assert goods_of(game) == {}


@pytest.mark.rule("INCOME-AFTER-REFILL")
def test_with_the_option_the_supplied_ruby_comes_too_late() -> None:
    game = a_game(
        players=1, round=5, phase="round", lying="ore_mining ore 6", options="income after_refill",
        rooms="ruby_supplier d3", delivery="ruby_supplier 2",
    )  # fmt: skip
    assert "place ore_mining" in answers(game)
    assert lying_on(game, "ore_mining") == {"ore": 2}
    assert goods_of(game) == {"ruby": 1}


@pytest.mark.rule("INCOME-BEFORE-REFILL", "INCOME-AFTER-REFILL")
@pytest.mark.parametrize("option", ["before_refill", "after_refill"])
def test_either_way_income_comes_once_a_round(option: str) -> None:
    game = a_game(
        players=2, round=3, phase="round", options=f"income {option}",
        rooms="stone_supplier d3", delivery="stone_supplier 2",
    )  # fmt: skip
    assert goods_of(game) == {"stone": 1}
    sit_out_round(game)
    assert game.state.round == 4
    assert goods_of(game) == {"stone": 2}
    sit_out_round(game)
    play(game, "reveal donkey_farming")
    assert goods_of(game) == {"stone": 2}


@pytest.mark.rule("INCOME-SEQUENCE")
def test_income_is_paid_in_turn_order_suppliers_before_the_miner() -> None:
    miner = {"rooms": "miner d3, stone_supplier e3", "ore_mine": "d2", "deep_tunnel": "d1", "donkey": 1}
    game = a_game(
        players=3, round=2, phase="round", start="B", turn="A",
        rooms="wood_supplier d3", delivery="wood_supplier 7",
        others={"B": {**miner, "delivery": "stone_supplier 1"}, "C": {"rooms": "ruby_supplier d3",
                "delivery": "ruby_supplier 1"}},
    )  # fmt: skip
    events = game.play("reveal sheep_farming")
    income = [(event.seat, event.source) for event in events if event.kind == "gained"]
    assert income == [(1, "stone_supplier"), (1, "miner"), (2, "ruby_supplier"), (0, "wood_supplier")]


@pytest.mark.rule("INCOME-SEQUENCE")
def test_the_miner_counts_the_donkeys_of_that_moment() -> None:
    game = a_game(
        players=2, round=2, phase="round", donkey=1, rooms="miner d3",
        ore_mine="d2 e2", deep_tunnel="d1 e1",
    )  # fmt: skip
    play(game, "reveal sheep_farming")
    assert goods_of(game) == {"ore": 1, "donkey": 1}


# Refill


def after_refill(lying: str, players: int, number: int = 2) -> Game:
    """The spaces after the refill of a round."""
    game = a_game(players=players, round=number, phase="round", lying=lying)
    while game.seat == -1:
        game.play(answers(game)[0])
    return game


@pytest.mark.rule("REFILL-ON-TOP")
def test_goods_pile_up_without_limit() -> None:
    game = after_refill("logging wood 99, clearing wood 50, drift_mining stone 40", players=2)
    assert lying_on(game, "logging") == {"wood": 100}
    assert lying_on(game, "clearing") == {"wood": 51}
    assert lying_on(game, "drift_mining") == {"stone": 41}


@pytest.mark.rule("REFILL-ON-TOP")
def test_every_accumulating_space_in_play_is_refilled_taken_or_not() -> None:
    game = after_refill("wood_gathering wood 2", players=3)
    filled = {space for space in game.state.rules.space_keys if lying_on(game, space)}
    assert filled == {
        "drift_mining", "excavation", "starting_player", "logging", "ore_mining", "wood_gathering",
        "clearing", "sustenance", "ruby_mining", "strip_mining", "forest_exploration", "sheep_farming",
    }  # fmt: skip


@pytest.mark.rule("REFILL-FIRST-AMOUNT")
def test_logging_holds_three_wood_and_then_four() -> None:
    game = a_game(players=2, round=1, phase="round")
    play(game, "reveal blacksmithing")
    assert lying_on(game, "logging") == {"wood": 3}
    sit_out_round(game)
    play(game, "reveal sheep_farming")
    assert lying_on(game, "logging") == {"wood": 4}


FIRST_AND_LATER = [
    ("logging", 2, "wood", 3, 1),
    ("ore_mining", 3, "ore", 2, 1),
    ("excavation", 4, "stone", 2, 1),
    ("ore_mining", 7, "ore", 3, 2),
    ("forest_exploration", 5, "wood", 2, 1),
    ("fence_building", 6, "wood", 2, 1),
]


@pytest.mark.rule("REFILL-FIRST-AMOUNT")
@pytest.mark.parametrize(("space", "players", "good", "first", "later"), FIRST_AND_LATER)
def test_an_empty_space_receives_the_first_figure_and_any_other_the_second(
    space: str, players: int, good: str, first: int, later: int
) -> None:
    assert lying_on(after_refill("", players), space) == {good: first}
    assert lying_on(after_refill(f"{space} {good} 1", players), space) == {good: 1 + later}
    assert lying_on(after_refill(f"{space} {good} {first}", players), space) == {good: first + later}


@pytest.mark.rule("REFILL-EMPTY-MEANS-NOTHING-AT-ALL")
@pytest.mark.parametrize(
    ("space", "players", "before", "after"),
    [
        ("strip_mining", 3, "stone 1", {"stone": 2}),
        ("strip_mining", 3, "", {"ore": 1}),
        ("sustenance", 4, "vegetable 1", {"vegetable": 2}),
        ("sustenance", 4, "", {"grain": 1}),
        ("large_depot", 7, "ore 1", {"wood": 1, "stone": 1, "ore": 2}),
        ("large_depot", 7, "", {"wood": 2, "stone": 1, "ore": 1}),
    ],
)
def test_one_kind_of_good_is_enough_to_make_a_space_not_empty(
    space: str, players: int, before: str, after: dict[str, int]
) -> None:
    assert lying_on(after_refill(f"{space} {before}" if before else "", players), space) == after


@pytest.mark.rule("REFILL-NEW-CARD")
@pytest.mark.parametrize(
    ("card", "number", "goods"),
    [
        ("sheep_farming", 1, {"sheep": 1}),
        ("donkey_farming", 5, {"donkey": 1}),
        ("ore_delivery", 7, {"stone": 1, "ore": 1}),
        ("ruby_delivery", 10, {"ruby": 2}),
    ],
)
def test_an_accumulating_card_has_goods_in_its_first_round(
    card: str, number: int, goods: dict[str, int]
) -> None:
    game = a_game(players=3, round=number, phase="round", questions=1 if number > 9 else 0)
    assert lying_on(game, card) == {}
    play(game, f"reveal {card}")
    while game.seat == -1:
        play(game, answers(game)[0])
    assert lying_on(game, card) == goods


@pytest.mark.rule("REFILL-NEW-CARD")
def test_a_card_not_yet_revealed_gathers_nothing() -> None:
    game = after_refill("", players=3, number=2)
    assert lying_on(game, "donkey_farming") == {}
    assert lying_on(game, "ruby_delivery") == {}


@pytest.mark.rule("REFILL-RUBY-MINING-TWO")
def test_ruby_mining_of_two_players_is_empty_until_round_three() -> None:
    found = []
    game = a_game(players=2, round=1, phase="round")
    for _ in range(4):
        while game.seat == -1:
            play(game, answers(game)[0])
        found.append(lying_on(game, "ruby_mining"))
        assert ("place ruby_mining" in answers(game)) == bool(found[-1])
        sit_out_round(game)
    assert found == [{}, {}, {"ruby": 1}, {"ruby": 2}]


@pytest.mark.rule("REFILL-RUBY-MINING-TWO")
@pytest.mark.parametrize("players", range(3, 8))
def test_with_more_players_ruby_mining_has_a_ruby_from_round_one(players: int) -> None:
    assert lying_on(after_refill("", players, number=1), "ruby_mining") == {"ruby": 1}
