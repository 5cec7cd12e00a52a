"""Senseless turns."""

from caverna import Game
from caverna.engine.state.game_state import NOBODY
from caverna.review.finding import Finding
from tests.arranging import a_game, answers
from tests.review.planting import findings, instead, kinds

# Dwarfs placed for nothing.


def test_a_pass_while_goods_lie_about() -> None:
    (finding,) = findings(a_game(lying="wood_gathering wood 3"), "pass")
    assert (finding.kind, finding.reason.key) == ("nothing", "senseless-passed")
    assert [move.text for move in finding.instead] == ["place supplies"]


def test_a_pass_where_nothing_can_be_done() -> None:
    game = a_game(ruby=1)
    game.state.occupied = [1] * len(game.state.occupied)
    game.state.answers = game.state.agenda[-1].options(game.state)
    assert answers(game) == ["pass"]
    assert kinds(game, "pass") == []


def test_an_imitation_that_costs_more_food_than_it_brings() -> None:
    """There is no place for the sheep, so it is food at once."""
    game = a_game(
        players=4, cards="sheep_farming", round=2, lying="sheep_farming sheep 1, ore_mining ore 3",
        sheep=2, food=2, others={"B": {"dwarfs": "0@sheep_farming 0"}},
    )  # fmt: skip
    (finding,) = findings(game, "place imitation_2", "imitate sheep_farming", "eat sheep", "end")
    assert (finding.kind, finding.reason.key) == ("nothing", "senseless-nothing")
    assert [move.text for move in finding.instead] == ["place growth"]


def test_a_turn_that_brings_anything_is_not_for_nothing() -> None:
    assert kinds(a_game(lying="wood_gathering wood 1"), "place wood_gathering") == []


# Gifts.


def test_the_dog_left_at_housework() -> None:
    game = a_game(wood=4, stone=3)
    assert instead(game, "place housework", "furnish dwelling d3", "done") == ["take"]


def test_the_dog_taken_at_housework() -> None:
    game = a_game(wood=4, stone=3)
    assert kinds(game, "place housework", "furnish dwelling d3", "take") == []


def findings_of_smith(*moves: str) -> list[Finding]:
    return findings(a_game(cards="blacksmithing", ore=4), "place blacksmithing", *moves)


def test_loot_left_behind() -> None:
    (finding,) = findings_of_smith("forge 4", "loot dog", "done")
    assert finding.kind == "left"
    assert [move.text for move in finding.instead] == ["loot ore2"]


def test_an_expedition_declined() -> None:
    assert [finding.kind for finding in findings_of_smith("forge 4", "done")] == ["left"]


def test_an_expedition_with_all_it_can_bring() -> None:
    assert findings_of_smith("forge 4", "loot dog", "loot vegetable", "loot stone") == []


# Prices.


def test_a_ruby_paid_for_a_dwarf_who_then_stays_at_home() -> None:
    assert instead(only_slash_and_burn(), "order 5", "pass") == ["pass"]
    assert kinds(only_slash_and_burn(), "pass") == []


def only_slash_and_burn() -> Game:
    game = a_game(dwarfs="0 5", ruby=1)
    state = game.state
    state.occupied = [1] * len(state.occupied)
    state.occupied[state.rules.space_number["slash_and_burn"]] = NOBODY
    state.answers = state.agenda[-1].options(state)
    return game


def test_the_dearer_of_two_imitations() -> None:
    game = a_game(
        players=5, food=4, lying="ore_mining ore 3", others={"B": {"dwarfs": "0@ore_mining 0"}}, ore_mine="d3"
    )
    (finding,) = findings(game, "place imitation_4", "imitate ore_mining")
    assert finding.kind == "price"
    assert [move.text for move in finding.instead] == ["place imitation_2", "imitate ore_mining"]


def test_the_cheaper_of_two_imitations() -> None:
    game = a_game(
        players=5, food=4, lying="ore_mining ore 3", others={"B": {"dwarfs": "0@ore_mining 0"}}, ore_mine="d3"
    )
    assert kinds(game, "place imitation_2", "imitate ore_mining") == []
