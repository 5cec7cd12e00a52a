"""Full spaces are cleared before the refill unless a ruby protects them."""

import pytest

from caverna import Game, Options, Setup
from tests.arranging import a_game, answers, goods_of, legal, play
from tests.rules.rounds.sitting_out import lying_on


def next_round(lying: str, rubies: int = 0, options: str = "", number: int = 5) -> Game:
    """A round of a solo game about to be refilled."""
    return a_game(players=1, round=number, phase="round", lying=lying, ruby=rubies, options=options)


@pytest.mark.rule("SOLO-CLEARING-AT-LEAST-SIX")
def test_six_ore_are_cleared_and_the_refill_finds_an_empty_space() -> None:
    game = next_round("ore_mining ore 6")
    assert lying_on(game, "ore_mining") == {"ore": 2}
    assert goods_of(game) == {}
    assert Setup().options.solo_clearing == "at_least_6"


@pytest.mark.rule("SOLO-CLEARING-AT-LEAST-SIX")
@pytest.mark.parametrize(
    ("space", "good", "empty", "more"),
    [
        ("logging", "wood", 3, 1),
        ("ore_mining", "ore", 2, 1),
        ("excavation", "stone", 1, 1),
        ("wood_gathering", "wood", 1, 1),
    ],
)
def test_five_stay_and_six_or_seven_go(space: str, good: str, empty: int, more: int) -> None:
    assert lying_on(next_round(f"{space} {good} 5"), space) == {good: 5 + more}
    assert lying_on(next_round(f"{space} {good} 6"), space) == {good: empty}
    assert lying_on(next_round(f"{space} {good} 7"), space) == {good: empty}


@pytest.mark.rule("SOLO-CLEARING-AT-LEAST-SIX")
def test_clearing_happens_in_every_round_from_the_second_on() -> None:
    for number in (2, 3, 4, 7, 10, 12):
        assert lying_on(next_round("logging wood 6", number=number), "logging") == {"wood": 3}


@pytest.mark.rule("SOLO-CLEARING-AT-LEAST-SIX")
def test_with_more_players_nothing_is_cleared() -> None:
    game = a_game(players=2, round=4, phase="round", lying="logging wood 6", ruby=1)
    assert lying_on(game, "logging") == {"wood": 7}


@pytest.mark.rule("SOLO-CLEARING-MORE-THAN-SIX")
def test_with_the_option_exactly_six_are_left_alone() -> None:
    option = "solo_clearing more_than_6"
    assert lying_on(next_round("ore_mining ore 6", options=option), "ore_mining") == {"ore": 7}
    assert lying_on(next_round("ore_mining ore 7", options=option), "ore_mining") == {"ore": 2}
    untroubled = next_round("ore_mining ore 6", rubies=1, options=option)
    assert goods_of(untroubled) == {"ruby": 1}
    assert "place ore_mining" in answers(untroubled)
    assert Options(solo_clearing="more_than_6") == untroubled.setup.options


@pytest.mark.rule("SOLO-PROTECT")
def test_a_ruby_keeps_the_goods_and_the_refill_adds_to_them() -> None:
    game = next_round("ore_mining ore 6", rubies=1)
    assert game.seat == 0
    assert answers(game) == ["protect ore_mining", "done"]
    play(game, "protect ore_mining")
    assert lying_on(game, "ore_mining") == {"ore": 7}
    assert goods_of(game) == {}


@pytest.mark.rule("SOLO-PROTECT")
def test_the_ruby_may_be_kept_instead() -> None:
    game = play(next_round("ore_mining ore 6", rubies=1), "done")
    assert lying_on(game, "ore_mining") == {"ore": 2}
    assert goods_of(game) == {"ruby": 1}


@pytest.mark.rule("SOLO-PROTECT")
def test_each_space_needs_its_own_ruby() -> None:
    game = next_round("ore_mining ore 6, logging wood 9, wood_gathering wood 5", rubies=3)
    assert set(answers(game)) == {"protect ore_mining", "protect logging", "done"}
    play(game, "protect logging")
    assert answers(game) == ["protect ore_mining", "done"]
    play(game, "done")
    assert goods_of(game) == {"ruby": 2}
    assert lying_on(game, "logging") == {"wood": 10}
    assert lying_on(game, "ore_mining") == {"ore": 2}
    assert lying_on(game, "wood_gathering") == {"wood": 6}


@pytest.mark.rule("SOLO-PROTECT")
def test_without_a_ruby_nobody_is_asked() -> None:
    game = next_round("ore_mining ore 6, logging wood 9")
    assert "place logging" in answers(game)
    assert lying_on(game, "logging") == {"wood": 3}


@pytest.mark.rule("SOLO-PROTECT")
def test_with_one_ruby_for_two_spaces_the_other_is_cleared() -> None:
    game = play(next_round("ore_mining ore 6, logging wood 9", rubies=1), "protect ore_mining")
    assert lying_on(game, "ore_mining") == {"ore": 7}
    assert lying_on(game, "logging") == {"wood": 3}


@pytest.mark.rule("SOLO-PROTECT")
def test_any_time_actions_are_open_before_the_clearing() -> None:
    game = next_round("ore_mining ore 6", rubies=2)
    assert {"ruby wood", "eat ruby"} <= set(legal(game))
    play(game, "eat ruby", "protect ore_mining")
    assert goods_of(game) == {"food": 2}
    assert lying_on(game, "ore_mining") == {"ore": 7}


@pytest.mark.rule("SOLO-PROTECT")
def test_only_full_spaces_can_be_protected() -> None:
    game = next_round("logging wood 5, ore_mining ore 1", rubies=5)
    assert not [move for move in legal(game) if move.startswith("protect")]


@pytest.mark.rule("SOLO-PROTECT-EACH-ROUND")
def test_a_space_protected_and_left_alone_must_be_protected_again() -> None:
    game = play(
        next_round("ore_mining ore 6", rubies=2), "protect ore_mining", "pass", "feed 0", "breed none", "end"
    )
    assert game.state.round == 6
    assert answers(game) == ["protect ore_mining", "done"]
    kept = play(game.copy(), "protect ore_mining")
    assert lying_on(kept, "ore_mining") == {"ore": 8}
    cleared = play(game.copy(), "done")
    assert lying_on(cleared, "ore_mining") == {"ore": 2}


@pytest.mark.rule("SOLO-CLEARING-EVERY-TOKEN")
def test_stone_and_ore_of_ore_delivery_count_together() -> None:
    game = next_round("ore_delivery stone 3 ore 3", number=8)
    assert lying_on(game, "ore_delivery") == {"stone": 1, "ore": 1}
    few = next_round("ore_delivery stone 3 ore 2", number=8)
    assert lying_on(few, "ore_delivery") == {"stone": 4, "ore": 3}


@pytest.mark.rule("SOLO-CLEARING-EVERY-TOKEN")
@pytest.mark.parametrize(
    ("space", "good", "after"),
    [
        ("sustenance", "food", {"food": 1}),
        ("sheep_farming", "sheep", {"sheep": 1}),
        ("donkey_farming", "donkey", {"donkey": 1}),
        ("ruby_mining", "ruby", {"ruby": 1}),
    ],
)
def test_food_animals_and_rubies_are_cleared_too(space: str, good: str, after: dict[str, int]) -> None:
    assert lying_on(next_round(f"{space} {good} 6", number=7), space) == after
