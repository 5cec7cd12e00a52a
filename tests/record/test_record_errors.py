"""A record that cannot be read says in which line, and what to do."""

from collections.abc import Callable
from typing import Any

import pytest

from caverna import (
    BrokenRecord,
    CavernaError,
    Game,
    Setup,
    read_position,
    read_record,
    restore_snapshot,
    write_record,
)
from caverna.record.read_record import names_in_record

GOOD = """caverna record 1
rules 1
players 2
furnishings full
seed 7

- start A
- reveal blacksmithing
A place logging
"""


def test_the_example_is_good() -> None:
    assert read_record(GOOD).seat_name == "B"


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("caverna record 1", "chess record 1", 1, "no game record"),
        ("caverna record 1", "caverna record 2", 1, "reads version 1"),
        (GOOD, "", 1, "no game record"),
        ("caverna record 1", "caverna position 1", 1, "read_position"),
        ("rules 1", "rules 2", 2, "version 1 of the rules"),
        ("rules 1\n", "", 5, "'rules' is missing"),
        ("players 2\n", "", 5, "'players' is missing"),
        ("seed 7\n", "", 5, "'seed' is missing"),
        ("furnishings full\n", "", 5, "'furnishings' is missing"),
        ("players 2", "players 8", 3, "a number from 1 to 7"),
        ("players 2", "players two", 3, "a number from 1 to 7"),
        ("players 2", "players 2 3", 3, "one word"),
        ("players 2", "players " + "9" * 5000, 3, "a number from 1 to 7"),
        ("furnishings full", "furnishings half", 4, "full, introductory"),
        ("seed 7", "seed seven", 5, "a seed is a whole number"),
        ("seed 7", "seed " + "9" * 5000, 5, "a seed is a whole number"),
        ("seed 7", "seed 7\nseed 8", 6, "second line 'seed'"),
        ("seed 7", "seed 7\nweather fine", 6, "'weather' is no header"),
        ("seed 7\n", "seed 7", 6, "'-' is no header"),
        ("seed 7", "seed 7\noption income", 6, "option NAME VALUE"),
        ("seed 7", "seed 7\noption income never", 6, "before_refill, after_refill"),
        ("seed 7", "seed 7\noption income after_refill\noption income after_refill", 7, "chosen twice"),
        ("seed 7", "seed 7\nname A", 6, "name A Anna"),
        ("seed 7", "seed 7\nname AB Anna", 6, "choose one of A, B"),
        ("seed 7", "seed 7\nname C Cem", 6, "no seat C with 2 players"),
        ("seed 7", "seed 7\nname A Anna\nname A Bo", 7, "two names"),
        ("seed 7", "seed 7\nchance by_dice", 6, "by_hand"),
        ("seed 7", "seed 7\nposition", 6, "has no end"),
        ("seed 7", "seed 7\nposition\ncaverna position 1\nend", 3, "belongs into the position"),
        (
            "seed 7",
            "position\ncaverna position 1\nplayers 2\n\nmeadow d1\nseat A\nend",
            9,
            "position: 'meadow'",
        ),
        ("seed 7", "position\ncaverna position 1\nseat A\nmeadow d1\nend", 8, "position: d1 is mountain"),
        ("- start A", "- start E", 7, "start E"),
        ("- start A", "A start A", 7, "it is chance's decision"),
        ("A place logging", "B place logging", 9, "it is seat A's decision now, so the line begins with A"),
        ("A place logging", "C place logging", 9, "'C' is no seat"),
        ("A place logging", "AB place logging", 9, "'AB' is no seat"),
        ("A place logging", "place logging", 9, "'place' is no seat"),
        ("A place logging", "A jump", 9, "“jump” is no move"),
        ("A place logging", "A", 9, "“” is no move"),
        ("A place logging", "# so\n\nA place sheep_farming", 11, "Legal here: place"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int, why: str) -> None:
    assert old in GOOD
    with pytest.raises(BrokenRecord) as caught:
        read_record(GOOD.replace(old, new, 1))
    assert caught.value.line == line
    assert why in str(caught.value)
    assert str(caught.value).startswith(f"game record, line {line}: ")


def test_an_illegal_move_says_what_the_engine_says() -> None:
    with pytest.raises(BrokenRecord) as caught:
        read_record(GOOD + "B place logging\n")
    assert caught.value.line == 10
    assert caught.value.why.startswith("place logging: ")
    assert "Legal here:" in caught.value.why


def test_nothing_comes_after_the_end() -> None:
    game = Game(Setup(players=1))
    while not game.is_over:
        game.play(game.answers()[0])
    text = write_record(game)
    with pytest.raises(BrokenRecord, match="after the end of the game") as caught:
        read_record(text + "A end\n")
    assert caught.value.line == len(text.splitlines()) + 1


def test_names_of_a_broken_record_are_not_read_either() -> None:
    with pytest.raises(BrokenRecord):
        names_in_record("caverna record 1\n\n")


@pytest.mark.parametrize("read", [read_record, names_in_record, read_position, restore_snapshot])
@pytest.mark.parametrize(("given", "why"), [(None, "None is no text"), (GOOD.encode(), "decode it first")])
def test_what_is_no_text_is_refused_as_such(read: Callable[[Any], object], given: object, why: str) -> None:
    with pytest.raises(CavernaError, match=why):
        read(given)
