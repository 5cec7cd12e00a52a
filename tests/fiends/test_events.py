"""Orc events: their course, the cards, who is asked, and orc IV."""

from typing import Any

import pytest

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.engine.paths import dangers
from caverna.expansions.frantic_fiends.engine.player import ASIDE
from tests.fiends.arranging import NO_ORCS, a_game, answers, figures, goods_of, legal, play, player, table

LETTERS = "abcd"
C_ALONE = "a gone, b gone, c {}"
"""Orc c makes one step in every event; its place is to be filled in."""


def card(*steps: str) -> str:
    """The card with these steps."""
    deck = figures().movement[len(steps)]
    return f"card {len(steps)}.{[one.steps for one in deck].index(steps) + 1}"


def run(game: Game, *cards: str) -> Game:
    """Draw these cards; every question before, between and after them is answered with done."""
    for one in cards:
        while game.seat != -1:
            play(game, "done")
        play(game, one)
    while "done" in answers(game):
        play(game, "done")
    return game


def place(game: Game, orc: str = "c", seat: str = "A") -> str:
    """Where an orc stands."""
    return CELLS[player(game, seat).orcs[LETTERS.index(orc)]]


# The course.


@pytest.mark.rule("FF-EVENT-BOARDS-IN-ORDER")
@pytest.mark.parametrize("event", [1, 2, 3, 4])
def test_each_event_has_its_own_board(event: int) -> None:
    """What displaces an orc tells the boards apart."""
    price: dict[str, Any] = [{"wood": 1}, {"stone": 1}, {"ore": 2}, {"gold": 2}][event - 1]
    game = a_game(
        phase="event",
        event=event,
        quiet=True,
        bribes="grain vegetable",
        orcs=f"{C_ALONE.format('b2 9')}, d gone" if event > 2 else C_ALONE.format("b2 9"),
        **price,
    )
    play(game, "card 1.1", "displace u")
    assert table(game).event == event
    assert goods_of(game) == {}


@pytest.mark.rule("FF-EVENT-ALPHABETICAL")
def test_one_letter_is_done_before_the_next() -> None:
    game = a_game(phase="event")
    asked = []
    while game.seat == -1 and answers(game)[0].startswith("card"):
        question = game.question
        asked.append((question.arguments["orc"], question.arguments["owner"]))
        play(game, answers(game)[0])
    assert asked == [("a", 0), ("a", 1), ("b", 0), ("b", 1), ("c", 0), ("c", 1)]


@pytest.mark.rule("FF-EVENT-ALPHABETICAL")
def test_orc_a_has_walked_before_the_card_of_orc_b_is_drawn() -> None:
    game = a_game(phase="event", quiet=True, orcs="a a1 5, b b1 7, c gone")
    play(game, card("down", "down", "right"))
    assert answers(game)[0] == "card 2.1"
    assert (place(game, "a"), place(game, "b")) == ("b3", "b1")


@pytest.mark.rule("FF-EVENT-TURN-ORDER", "FF-EVENT-CARDS")
def test_all_cards_of_a_letter_lie_open_before_anybody_bribes() -> None:
    game = a_game(
        players=3, phase="event", start="B", turn="B", stone=9, others={"A": {"stone": 9}, "C": {"stone": 9}}
    )
    order = []
    while game.seat == -1:
        order.append(game.question.arguments["owner"])
        play(game, answers(game)[0])
    assert order == [1, 2, 0]
    seats = []
    while game.seat != -1:
        seats.append(game.seat)
        play(game, "done")
    assert seats == [1, 2, 0]


@pytest.mark.rule("FF-EVENT-TURN-ORDER")
def test_bounties_are_taken_in_turn_order() -> None:
    """Both bribe orc I away, and there is one field for it: who comes first has the choice."""
    game = a_game(phase="event", start="B", turn="B", stone=5, others={"A": {"stone": 5}})
    play(game, "card 3.1", "card 3.2", "bribe 5")
    assert game.seat == 1
    play(game, "reward farmer", "bribe 5")
    assert goods_of(game, "B") == {"food": 3}
    assert goods_of(game, "A") == {"gold": 1}


@pytest.mark.rule("FF-EVENT-TURN-ORDER")
def test_the_order_is_that_of_the_round_just_played() -> None:
    """Who took the token in this round is first only from the next one on."""
    game = a_game(round=3, start="A", dwarfs="0 0", others={"B": {"dwarfs": "0 0"}})
    play(game, "place housework", "take")
    if game.seat == 0:
        play(game, "done" if "done" in answers(game) else "end")
    play(game, "place starting_player")
    while game.seat != -1:
        play(game, "pass" if "pass" in answers(game) else answers(game)[-1])
    assert game.state.start == 1
    assert game.question.arguments["owner"] == 0


@pytest.mark.rule("FF-EVENT-ONLY-NASTY")
def test_only_nasty_orcs_on_the_board_act() -> None:
    """A is a friend, b is beaten, d has not come: only c draws a card."""
    game = a_game(
        phase="event", quiet=True, orcs="b gone, c c1 9, d aside", rooms="orc_dwelling d3", friends="a d3"
    )
    assert answers(game)[0] == "card 1.1"
    play(game, "card 1.1")
    assert answers(game) == ["feed 0"]


@pytest.mark.rule("FF-EVENT-CARDS")
def test_the_deck_is_whole_for_each_letter_and_no_card_is_drawn_twice() -> None:
    game = a_game(players=4, phase="event")
    for deck in (3, 2, 1):
        drawn: list[int] = []
        for _ in range(4):
            assert answers(game) == [f"card {deck}.{n}" for n in range(1, 10) if n not in drawn]
            play(game, answers(game)[-1])
            drawn.append(9 - len(drawn))


@pytest.mark.rule("FF-EVENT-CARDS", "FF-DISPLACE-NOT-IN-CAVE")
def test_for_an_orc_in_the_cave_no_card_is_drawn() -> None:
    game = a_game(phase="event", event=2, quiet=True, orcs="a gone, b e3 7, c c1 9", ore_mine="e3")
    assert answers(game)[0] == "card 1.1"


@pytest.mark.rule("FF-EVENT-RANGES")
@pytest.mark.parametrize(
    ("event", "ranges"), [(1, (3, 2, 1)), (2, (3, 2, 1)), (3, (3, 2, 1, 1)), (4, (3, 2, 1, 1))]
)
def test_how_far_each_orc_walks(event: int, ranges: tuple[int, ...]) -> None:
    for orc, steps in zip(LETTERS, ranges, strict=False):
        places = dict.fromkeys(LETTERS[: len(ranges)], "gone") | {orc: "a1"}
        game = a_game(
            phase="event", event=event, quiet=True, orcs=", ".join(f"{k} {v}" for k, v in places.items())
        )
        assert answers(game) == [f"card {steps}.{n}" for n in range(1, 10)]


@pytest.mark.rule("FF-EVENT-ANIMALS-FIXED")
def test_animals_stand_where_they_stood_when_the_event_began() -> None:
    """Two boars on b2, though a2 is free: when the card is known it is too late to move them."""
    game = a_game(
        phase="event", quiet=True, orcs=C_ALONE.format("b1 9"), small_pasture="a2 b2", boar=2, cattle=2
    )
    play(game, "keep 2 boar b2", "keep 2 cattle d4")
    while game.seat != -1:
        play(game, "done")
    play(game, card("down"))
    assert not [move for move in legal(game) if move.startswith("keep")]
    play(game, "done")
    assert goods_of(game) == {"cattle": 2}


@pytest.mark.rule("FF-EVENT-ANIMALS-MAY-BE-EATEN")
def test_animals_may_be_eaten_before_they_are_lost() -> None:
    game = a_game(
        phase="event", quiet=True, orcs=C_ALONE.format("b1 9"), small_pasture="b2", boar=2, cattle=2
    )
    play(game, "keep 2 boar b2")
    while game.seat != -1:
        play(game, "done")
    play(game, card("down"), "eat boar", "done")
    assert goods_of(game) == {"cattle": 2, "food": 2}


@pytest.mark.rule("FF-EVENT-ANYTIME")
def test_what_may_be_done_at_any_time_is_open_before_the_orc_moves() -> None:
    game = a_game(phase="event", quiet=True, orcs=C_ALONE.format("b2 9"), ruby=1, grain=1, bribes="wood")
    play(game, "card 1.1")
    assert answers(game) == ["done"]
    assert {"eat grain", "ruby wood"} <= set(legal(game))
    play(game, "ruby wood")
    assert "bribe 1" in answers(game)
    assert "displace u" in answers(game)


@pytest.mark.rule("FF-EVENT-ANYTIME")
def test_while_a_bounty_is_taken_too() -> None:
    game = a_game(phase="event", quiet=True, orcs=C_ALONE.format("b2 1"), stone=1, grain=1)
    play(game, "card 1.1", "bribe 1")
    assert "reward gold" in answers(game)
    assert "eat grain" in legal(game)


@pytest.mark.rule("FF-EVENT-NOT-ASKED")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    game = a_game(phase="event", quiet=True, orcs=C_ALONE.format("b2 9"), ore=5, gold=1, dog=2, food=3)
    play(game, "card 1.1")
    assert place(game) == "b3"
    assert answers(game)[0].startswith("feed")


# Orc IV.


@pytest.mark.rule("FF-EVENT-ORC-D")
@pytest.mark.parametrize(("drawn", "column"), [(1, "a1"), (2, "b1"), (3, "c1")])
def test_orc_d_appears_where_the_card_says(drawn: int, column: str) -> None:
    game = a_game(
        phase="event",
        event=2,
        orcs="a gone, b gone, c gone",
        others={"B": {"orcs": "a gone, b gone, c gone"}},
    )
    assert game.question.arguments["owner"] == 0
    play(game, f"card 1.{drawn}")
    assert place(game, "d") == column
    assert answers(game) == [f"card 1.{n}" for n in range(1, 10) if n != drawn]
    play(game, answers(game)[0])
    assert player(game, "B").strengths[3] == 12
    assert game.seat == 0


@pytest.mark.rule("FF-EVENT-ORC-D")
@pytest.mark.parametrize("event", [1, 3])
def test_in_no_other_event(event: int) -> None:
    orcs = "a gone, b gone, c gone" if event == 1 else NO_ORCS
    game = a_game(phase="event", event=event, orcs=orcs, others={"B": {"orcs": orcs}})
    assert answers(game)[0].startswith("feed")
    assert (player(game).orcs[3] == ASIDE) == (event == 1)


@pytest.mark.rule("FF-EVENT-ORC-D-DOES-NOT-ENTER")
def test_appearing_harms_nothing() -> None:
    game = a_game(
        phase="event", event=2, quiet=True, orcs="a gone, b gone, c gone",
        sown="a1 grain 2", small_pasture="b1", boar=2, cattle=2, traps="poison_darts c1",
    )  # fmt: skip
    for drawn, column in ((1, "a1"), (2, "b1"), (3, "c1")):
        after = play(game.copy(), f"card 1.{drawn}")
        assert place(after, "d") == column
        assert goods_of(after)["boar"] == 2
        assert player(after).traps[0][2] == 1
        assert goods_of(after)["grain"] == 1, "the field phase that follows finds the grain"


@pytest.mark.rule("FF-EVENT-RANGES")
def test_before_an_event_its_own_cards_tell_the_danger() -> None:
    """Between the events 2 and 3 orc d stands there, and will walk."""
    game = a_game(round=7, orcs="a gone, b gone, c gone, d b1 12")
    assert {CELLS[cell] for cell in dangers(game.state, 0)} == {"a1", "c1", "a2", "b2", "c2"}
    assert dangers(a_game(round=7, orcs=NO_ORCS).state, 0) == {}


@pytest.mark.rule("FF-EVENT-ORC-D-ACTS-LATER")
def test_orc_d_acts_from_the_third_event_on() -> None:
    game = a_game(phase="event", event=2, quiet=True, orcs="a gone, b gone, c gone")
    play(game, "card 1.1")
    assert answers(game) == ["feed 0"]
    game = a_game(phase="event", event=3, quiet=True, orcs="a gone, b gone, c gone, d a1 12")
    play(game, "card 1.1")
    assert place(game, "d") == "a2"
