"""Animals in an event: where they are suggested to stand, and what becomes of those that come or go in it."""

import pytest

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import a_game, answers, goods_of, legal, play, player

Herds = dict[str, tuple[str, int]]


def herds(game: Game) -> Herds:
    """Where animals stand while they may not be moved."""
    return {CELLS[cell]: (GOOD_NAMES[kind], count) for cell, kind, count, _ in player(game).herds or ()}


def at_event(event: int, **has: object) -> Game:
    return a_game(players=1, phase="event", event=event, **has)  # type: ignore[arg-type]


# The suggestion.


@pytest.mark.rule("FF-ARRANGE-SUGGESTION-FEWEST")
@pytest.mark.parametrize(
    ("has", "suggested"),
    [
        ({"boar": 3}, {"b2": ("boar", 1), "d4": ("boar", 2)}),
        ({"boar": 2}, {"d4": ("boar", 2)}),
        ({"boar": 3, "cattle": 1}, {"b2": ("boar", 3), "d4": ("cattle", 1)}),
    ],
)
def test_only_what_has_no_room_elsewhere_stands_in_danger(has: dict[str, int], suggested: Herds) -> None:
    """Orc c comes from b1, its first card leads to b2, a pasture for four; two are safe at the entrance."""
    game = at_event(1, orcs="a gone, b gone, c b1 9", small_pasture="b2", stable="b2", **has)
    play(game, "done")
    assert herds(game) == suggested


@pytest.mark.rule("FF-ARRANGE-SUGGESTION-FEWEST")
def test_watchdogs_count_as_animals() -> None:
    """Four sheep, two of them safe: on the pasture in danger two stand without a dog, on the meadow none."""
    has: dict[str, object] = {"meadow": "b2", "small_pasture": "a2", "orcs": "a gone, b gone, c b1 9"}
    game = at_event(1, sheep=4, dog=1, **has)
    play(game, "done")
    assert herds(game) == {"a2": ("sheep", 2), "d4": ("sheep", 2)}
    assert [herd[3] for herd in player(game).herds or ()] == [0, 0]


# Those that come.


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT-ROOM", "FF-REWARD-ANIMALS-IN-EVENT")
def test_newcomers_leave_room_for_others() -> None:
    """The donkey stands in the mine, so the pasture is free for the cattle."""
    game = a_game(
        players=3, phase="event", quiet=True, orcs="a a1 1, b b1 1, c c1 9", small_pasture="a4",
        ore_mine="e3", sheep=2, strips="l6 l3", bribes="stone", stone=2,
    )  # fmt: skip
    play(game, "keep 2 sheep d4", "card 3.1", "bribe 1", "reward pack_donkey")
    play(game, "card 2.1", "bribe 1", "reward alpine_herdsman", "card 1.1", "done")
    assert goods_of(game) == {"sheep": 2, "donkey": 1, "cattle": 1}


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT-ROOM", "FF-EVENT-ANIMALS-EATEN-WHERE")
def test_who_is_eaten_makes_room() -> None:
    """Not one of the two in danger, which would help nobody, but the one that stands alone."""
    game = at_event(
        1, orcs="a gone, b a1 1, c gone", small_pasture="a2 c4", boar=1, sheep=3, strips="l3",
        bribes="stone", stone=1,
    )  # fmt: skip
    play(game, "keep 2 sheep a2", "keep 1 sheep c4", "card 2.1", "bribe 1", "reward alpine_herdsman")
    assert answers(game) == ["eat sheep", "eat boar", "eat cattle"]
    play(game, "eat sheep")
    assert goods_of(game) == {"food": 1, "sheep": 2, "boar": 1, "cattle": 1}
    assert "eat sheep" not in answers(game)


@pytest.mark.rule("FF-REWARD-ANIMALS-IN-EVENT-MERGED")
def test_two_kinds_cannot_share_a_pasture_fenced_in_the_event() -> None:
    game = a_game(
        players=3, phase="event", event=3, quiet=True, orcs="a gone, b gone, c a1 11, d c1 12",
        meadow="b3 b4", stable="b3 b4", sheep=1, cattle=1, boar=2, strips="l3",
        bribes="wood ore stone", stone=11, wood=2,
    )  # fmt: skip
    play(game, "keep 1 sheep b3", "keep 1 cattle b4", "card 1.1", "bribe 11", "reward soldier")
    play(game, "loot large_pasture", "fence b3 b4")
    assert {move for move in legal(game) if move.startswith("eat")} >= {"eat sheep", "eat cattle"}
    assert not [move for move in answers(game) if move.startswith("loot")], "first somebody has to go"
    play(game, "eat cattle")
    assert goods_of(game)["sheep"] == 1


# Those that go.


@pytest.mark.rule("FF-EVENT-ANIMALS-EATEN-WHERE")
def test_who_was_eaten_is_not_changed_by_a_later_card() -> None:
    """Orc a threatens a2, one of the sheep there is eaten; then orc c comes to c2, where two stand."""
    game = at_event(
        1, orcs="a a1 5, b gone, c c1 9", small_pasture="a2 c2", sheep=4, bribes="stone", stone=5,
    )  # fmt: skip
    play(game, "keep 2 sheep a2", "keep 2 sheep c2", "card 3.1", "eat sheep", "bribe 5", "reward gold")
    play(game, "card 1.1", "done")
    assert goods_of(game)["sheep"] == 1


@pytest.mark.rule("ANIMALS-DOGS-WATCH", "FF-EVENT-ANIMALS-FIXED", "FF-REWARD-ANIMALS-IN-EVENT")
@pytest.mark.parametrize(
    ("place", "dogs", "stay"),
    [
        ({"meadow": "c4"}, 1, 0),
        ({"meadow": "c4"}, 2, 2),
        ({"meadow": "c4", "stable": "c4"}, 1, 1),
        ({"meadow": "c4", "stable": "c4"}, 3, 3),
        ({"small_pasture": "c4"}, 1, 2),
        ({"small_pasture": "c4"}, 3, 3),
    ],
)
def test_a_dog_given_for_a_trap_watches_no_longer(place: dict[str, str], dogs: int, stay: int) -> None:
    """One dog pays for the saw trap that the soldier sets in the middle of an event."""
    game = at_event(
        1, orcs="a gone, b gone, c a1 5", boar=2, sheep=dogs + 1, dog=dogs, ore=3, supply="saw_trap",
        bribes="stone", stone=5, strips="l3", **place,
    )  # fmt: skip
    play(game, f"keep {dogs + 1} sheep c4", "card 1.1", "bribe 5", "reward soldier")
    play(game, "loot set_trap", "trap saw_trap a2")
    for _ in range(dogs + 1 - stay):
        assert answers(game)[0] == "eat sheep"
        play(game, "eat sheep")
    assert not [move for move in answers(game) if move.startswith("eat")]
    assert (goods_of(game).get("sheep", 0), goods_of(game)["boar"]) == (stay, 2)
