"""A text that is no move: which word is wrong, and what could stand there, in every language."""

from typing import Any

import pytest

from caverna import Game, Setup, UnknownMove
from caverna.engine.move_table import is_orderless, phrases
from caverna.expansions import all_expansions
from caverna.words.reasons import refusal
from caverna.words.texts import LANGUAGES, Words


def unknown(asked: str | int | dict[str, Any]) -> UnknownMove:
    with pytest.raises(UnknownMove) as raised:
        Game(Setup(players=2)).move(dict(asked) if isinstance(asked, dict) else asked)
    return raised.value


@pytest.mark.parametrize(
    ("asked", "key", "figures"),
    [
        ("dance", "verb", {"word": "dance"}),
        ("plce logging", "verb-near", {"word": "plce", "near": "place"}),
        ("place loging", "word-near", {"word": "loging", "before": "place", "near": "logging"}),
        ("furnish sem d3", "word-near", {"word": "sem", "before": "furnish", "near": "seam"}),
        ("furnish seam z9", "word", {"word": "z9", "before": "furnish seam"}),
        ("furnish seam", "unfinished", {}),
        ("", "unfinished", {}),
        ("done now", "surplus", {"before": "done"}),
        (-1, "number", {"n": "-1"}),
        ({"verb": "plac", "space": "logging"}, "parts-verb", {"verb": "plac", "some": "place"}),
        ({}, "parts-verb", {"verb": ""}),
        ({"verb": "furnish", "furnishing": "seam"}, "parts-names", {"names": "verb, furnishing, cell"}),
        ({"verb": "place", "space": "loging"}, "parts-value", {"name": "space", "some": '"logging"'}),
        ({"verb": "feed", "food": "4"}, "parts-value", {"value": '"4"', "some": "0, 1, 2, 3, 4"}),
        ({"verb": "place", "space": {}}, "parts-value", {"value": "{}"}),
        ({"verb": "large_pasture", "cell": "a1", "other": "a3"}, "parts-value", {"name": "other"}),
        (True, "verb", {"word": "True"}),
    ],
)
def test_what_is_wrong_is_said_by_key(
    asked: str | int | dict[str, Any], key: str, figures: dict[str, str]
) -> None:
    reason = unknown(asked).reason
    assert reason.key == f"why-unknown-{key}"
    assert figures.items() <= reason.arguments.items()


def test_what_is_missing_is_shown() -> None:
    assert unknown("furnish seam").reason.arguments["some"] == "d1, e1, f1, d2, e2"
    assert unknown("furnish xyz").reason.arguments["some"] == (
        "dwelling, simple_dwelling_a, simple_dwelling_b, mixed_dwelling, couple_dwelling"
    )


def test_case_and_spaces_are_no_fault() -> None:
    assert unknown("PLACE  Loging").reason.arguments["near"] == "logging"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_it(language: str) -> None:
    words = Words(language)
    for asked in (
        "dance",
        "plce",
        "place loging",
        "furnish seam z9",
        "furnish",
        "done now",
        10**6,
        {"a": "b"},
        {"verb": "place"},
        {"verb": "place", "space": "attic"},
    ):
        said = refusal(unknown(asked), words)
        assert str(asked) in said
    assert refusal(unknown("place loging"), Words("de")) == (
        "„place loging“ ist kein Zug: „loging“ kann nicht auf „place“ folgen; vielleicht meinst du: logging"
    )


def test_parts_name_a_move() -> None:
    game = Game(Setup(players=2, seed=1))
    move = game.move({"verb": "place", "space": "logging"})
    assert move is game.move("place logging") is game.move(move.number)
    game.play(move.parts)
    assert game.moves_played[-1] == (0, move)


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("breed cattle sheep", "breed sheep cattle"),
        ("fence a2 a1", "fence a1 a2"),
        ("tile cavern e2 cavern e1", "tile cavern e1 cavern e2"),
        ("tile field b1 meadow a1", "tile meadow a1 field b1"),
        ("Start a", "start A"),
        ({"verb": "breed", "animals": ["cattle", "sheep"]}, "breed sheep cattle"),
        ({"verb": "large_pasture", "cell": "a2", "other": "a1"}, "fence a1 a2"),
    ],
)
def test_where_the_order_says_nothing_any_will_do(asked: str | dict[str, Any], text: str) -> None:
    assert Game(Setup(players=2)).move(asked).text == text


@pytest.mark.parametrize("expansion", ["none", *all_expansions()])
def test_two_moves_that_differ_by_their_order_are_not_mixed_up(expansion: str) -> None:
    moves = Setup(players=7, expansion=expansion).ruleset().moves
    orderless = [move for move in moves.listed if is_orderless(move)]
    assert len({phrases(move.text) for move in orderless}) == len(orderless)
    assert all(moves.parse(move.text) is move for move in moves.listed)
