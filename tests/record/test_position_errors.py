"""A position that cannot be set up says in which line, and what to do."""

import pytest

from caverna import BrokenPosition, read_position

GOOD = """# a comment first
caverna position 1
players 3
round 5
turn B
on clearing wood 4

seat A
goods wood 3 stone 2
animals sheep 1
dwarfs 0 3@logging
meadow c4
stable c4

seat B
dwarfs 0 0
room seam d3
"""


def test_the_example_is_good() -> None:
    assert read_position(GOOD).seat_name == "B"


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        (GOOD, "", 1, "the first line must be"),
        ("caverna position 1", "caverna position 2", 2, "the first line must be 'caverna position 1'"),
        ("players 3", "players 9", 3, "a number from 1 to 7"),
        ("players 3", "players", 3, "one word is expected"),
        ("players 3", "players 3\nplayers 3", 4, "a second line 'players'"),
        ("players 3", "players 3\nfurnishings half", 4, "full, introductory"),
        ("players 3", "players 3\noption income", 4, "option NAME VALUE"),
        ("players 3", "players 3\noption income never", 4, "before_refill, after_refill"),
        ("players 3", "players 3\nseed x", 4, "a seed is a whole number"),
        ("players 3", "players 3\ndrawings -1", 4, "a number from 0 to 99"),
        ("players 3", "players 3\nweather fine", 4, "'weather' is no line of a position"),
        ("players 3", "players 3\nphase night", 4, "round, work, harvest, scoring"),
        ("players 3", "players 3\nharvest rich", 4, "none, payment, normal, choice, unknown"),
        ("players 3", "players 3\nharvest unknown", 4, "the harvest of this round is known"),
        ("players 3", "players 3\nquestions 1", 4, "only 0 markers are turned up"),
        ("players 3", "players 3\norder 3", 4, "seat B has no dwarf at home"),
        ("players 3", "players 3\nphase harvest\norder 3", 5, "only in the work phase"),
        ("players 3", "players 3\ncards blacksmithing blacksmithing", 4, "once"),
        ("players 3", "players 3\ncards logging", 4, "printed spaces are always there"),
        ("players 3", "players 3\ncards adventure ore_trading ruby_delivery", 4, "too many of these cards"),
        ("players 3", "players 3\ncards tennis", 4, "'tennis' is no space"),
        ("players 3", "players 3\ncovered seam", 4, "no tile of this game that another one can cover"),
        ("players 3", "players 3\ncovered tennis", 4, "'tennis' is no furnishing tile"),
        ("round 5", "round 13", 4, "a number from 1 to 12"),
        ("round 5", "round " + "1" * 5000, 4, "a number from 1 to 12"),
        ("round 5", "round ５", 4, "a number from 1 to 12"),
        ("round 5", "round 12\nquestions 1", 5, "too few question marks"),
        ("turn B", "turn D", 5, "choose one of A, B, C"),
        ("turn B", "turn AB", 5, "choose one of A, B, C"),
        ("on clearing wood 4", "on housework wood 4", 6, "nothing accumulates on housework"),
        ("on clearing wood 4", "on logging wood", 6, "in pairs"),
        ("on clearing wood 4", "on logging hay 4", 6, "'hay' is no good"),
        ("on clearing wood 4", "on logging wood 4 wood 4", 6, "counted twice"),
        ("on clearing wood 4", "on clearing wood 4\non clearing wood 4", 7, "has a line already"),
        ("on clearing wood 4", "on", 6, "is no space"),
        ("on clearing wood 4", "on ore_delivery ore 1", 6, "not on display"),
        ("seat A", "seat Z", 8, "choose one of A"),
        ("seat A", "seat", 8, "one word"),
        ("seat B", "seat A", 15, "described twice"),
        ("seat B", "seat E", 15, "no seat E with 3 players"),
        ("goods wood 3", "goods wood 1000", 9, "a number from 0 to 999"),
        ("animals sheep 1", "animals wood 1", 10, "counted twice"),
        ("animals sheep 1", "hats 3", 10, "'hats' is no line of a seat"),
        ("dwarfs 0 3@logging", "dwarfs 0", 11, "2 to 6 dwarfs"),
        ("dwarfs 0 3@logging", "dwarfs 0 15", 11, "a number from 0 to 14"),
        ("dwarfs 0 3@logging", "dwarfs 0 3@tennis", 11, "'tennis' is no space"),
        ("dwarfs 0 3@logging", "dwarfs 0@logging 3@logging", 11, "two dwarfs stand on logging"),
        ("dwarfs 0 3@logging", "dwarfs 0 3@ore_delivery", 11, "not on display"),
        ("dwarfs 0 3@logging", "dwarfs 0 3\ndwarfs 0 3", 12, "a second line 'dwarfs'"),
        ("meadow c4", "meadow d1", 12, "d1 is mountain"),
        ("meadow c4", "meadow h9", 12, "'h9' is no space of the home board"),
        ("meadow c4", "meadow", 12, "at least one space"),
        ("meadow c4", "meadow c4 c4", 12, "c4 has two tiles"),
        ("meadow c4", "cavern d4", 12, "d4 has two tiles"),
        ("meadow c4", "tunnel c4", 12, "c4 is forest"),
        ("meadow c4", "field c4 grain 4", 12, "grain 1 to 3 or vegetable 1 to 2"),
        ("meadow c4", "field c4", 13, "stable stands on a field"),
        ("meadow c4", "large_pasture c4", 12, "two spaces"),
        ("meadow c4", "large_pasture c4 a4", 12, "not neighbouring"),
        ("stable c4", "stable e1", 13, "stables stand in the forest"),
        ("stable c4", "stable a1 a2 a3 a4\nbegging 1", 13, "3 stables, here are 4"),
        ("stable c4", "stable a1 a1", 13, "a1 has two stables"),
        ("stable c4", "stable z1", 13, "beside the board"),
        ("stable c4", "begging -1", 13, "a number from 0 to 999"),
        ("stable c4", "passed twice", 13, "'twice' says nothing here"),
        ("stable c4", "delivery seam 3", 13, "seam delivers nothing"),
        ("stable c4", "delivery wood_supplier 8", 13, "a number from 1 to 7"),
        ("stable c4", "delivery wood_supplier", 13, "delivery KEY ROUNDS"),
        ("room seam d3", "room seam", 17, "room seam d3"),
        ("room seam d3", "room tennis d3", 17, "'tennis' is no furnishing tile"),
        ("room seam d3", "room entry_level_dwelling d3", 17, "not in this game"),
        ("room seam d3", "room seam d3\nroom seam d2", 18, "built twice"),
        ("room seam d3", "room seam a1", 17, "a1 is forest"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int, why: str) -> None:
    assert old in GOOD
    with pytest.raises(BrokenPosition) as caught:
        read_position(GOOD.replace(old, new, 1))
    assert why in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"position, line {line}: ")
