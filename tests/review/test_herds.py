"""Animals given away, and young not born."""

from caverna import Game
from tests.arranging import a_game
from tests.review.planting import findings, instead, kinds


def one_sheep_too_many() -> Game:
    """Two places in the dwelling, one for a boar in the stable."""
    return a_game(cards="sheep_farming", round=2, lying="sheep_farming sheep 1", sheep=2, boar=1, stable="c4")


def test_more_animals_given_away_than_needed() -> None:
    (finding,) = findings(one_sheep_too_many(), "place sheep_farming", "eat boar", "eat sheep")
    assert (finding.kind, finding.reason.key) == ("released", "senseless-released")
    assert [move.text for move in finding.instead] == ["eat sheep"]
    assert kinds(one_sheep_too_many(), "place sheep_farming", "eat sheep") == []


def two_donkeys_too_many() -> Game:
    return a_game(cards="donkey_farming", round=5, lying="donkey_farming donkey 2", donkey=2)


def test_two_donkeys_are_worth_more_together() -> None:
    game = two_donkeys_too_many()
    (finding,) = findings(game, "place donkey_farming", "eat donkey", "eat donkey")
    assert (finding.kind, finding.reason.key) == ("released", "senseless-released-for-less")
    assert [move.text for move in finding.instead] == ["eat donkeys"]
    assert kinds(two_donkeys_too_many(), "place donkey_farming", "eat donkeys") == []


def test_a_pair_of_donkeys_for_more_food_is_a_choice() -> None:
    """Only one must go, but two together feed more."""
    game = a_game(cards="donkey_farming", round=5, lying="donkey_farming donkey 1", donkey=2)
    assert kinds(game, "place donkey_farming", "eat donkeys") == []


def test_which_of_two_kinds_goes_is_a_choice() -> None:
    """A sheep without a place: it goes, or the two boars leave it the dwelling."""
    game = a_game(cards="sheep_farming", round=2, lying="sheep_farming sheep 1", boar=2)
    assert kinds(game, "place sheep_farming", "eat boar", "eat boar") == []


def a_breeding(**has: object) -> Game:
    game = a_game(players=1, round=5, phase="harvest", harvest="normal", food=4, **has)  # type: ignore[arg-type]
    game.play("feed 4")
    return game


def test_young_that_were_not_born() -> None:
    game = a_breeding(sheep=2, small_pasture="c4 b4 a4", donkey=2)
    assert instead(game, "breed donkey") == ["breed sheep donkey"]
    game = a_breeding(sheep=2, small_pasture="c4 b4 a4", donkey=2)
    assert instead(game, "breed none") == ["breed sheep donkey"]


def test_no_place_for_young() -> None:
    assert kinds(a_breeding(sheep=2), "breed none") == []


def test_which_young_is_born_is_a_choice() -> None:
    """Two in the dwelling, two on the pasture, and a meadow with a stable for one of either kind."""
    game = a_breeding(sheep=2, boar=2, small_pasture="c4", meadow="b4", stable="b4")
    assert kinds(game, "breed sheep") == []


def a_choice_of_phases(**has: object) -> Game:
    return a_game(round=8, phase="harvest", harvest="choice", food=4, sheep=2, **has)  # type: ignore[arg-type]


def to_the_end_of_the_meal(phase: str) -> list[str]:
    return [f"choose {phase}", "choose field", "feed 4"]


def test_a_harvest_without_fields() -> None:
    (finding,) = findings(a_choice_of_phases(small_pasture="c4"), *to_the_end_of_the_meal("field"))
    assert (finding.kind, finding.reason.key) == ("litter", "senseless-litter-phase")
    assert [move.text for move in finding.instead] == ["choose breeding"]


def test_a_harvest_that_is_worth_while() -> None:
    assert kinds(a_choice_of_phases(small_pasture="c4"), *to_the_end_of_the_meal("breeding")) == []
    sown = a_choice_of_phases(small_pasture="c4", sown="b4 grain 1")
    assert kinds(sown, *to_the_end_of_the_meal("field")) == []
    assert kinds(a_choice_of_phases(), *to_the_end_of_the_meal("field")) == []
