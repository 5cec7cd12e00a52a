"""Which move a typed text means."""

import pytest

from caverna.cli.understand import number_typed, understand
from caverna.content.catalogue import MOVES
from caverna.engine.moves import EAT, EAT_GOLD, RUBY_GOOD, Move

ANYTIME = (EAT, EAT_GOLD, RUBY_GOOD)


def find(text: str, *legal: str) -> list[str]:
    def describe(move: Move) -> str:
        return "Doppelweide auf a1 und a2" if move.text == "fence a1 a2" else "?"

    moves = [MOVES.by_text[each] for each in legal]
    answers = [move for move in moves if move.verb not in ANYTIME]
    anytime = [move for move in moves if move.verb in ANYTIME]
    return [move.text for move in understand(text, answers, anytime, describe)]


@pytest.mark.parametrize(
    ("text", "legal", "found"),
    [
        ("fence a1", ["fence a1", "fence a1 a2"], ["fence a1"]),
        ("eat gold 2", ["eat gold 2", "eat gold 20"], ["eat gold 2"]),
        ("f a1 a", ["fence a1", "fence a1 a2"], ["fence a1 a2"]),
        ("fence", ["fence a1", "fence a1 a2"], ["fence a1", "fence a1 a2"]),
        ("LOG", ["place logging", "pass"], ["place logging"]),
        ("seam", ["furnish seam d3", "furnish miner d3"], ["furnish seam d3"]),
        ("doppelw", ["fence a1", "fence a1 a2"], ["fence a1 a2"]),
        ("pa", ["pass", "place logging"], ["pass"]),
        ("  place   logging ", ["place logging"], ["place logging"]),
        ("nothing", ["pass"], []),
        ("fence a2 a1", ["fence a1 a2", "fence a2"], ["fence a1 a2"]),
        ("tile cavern e1 cavern d1", ["tile cavern d1 cavern e1"], ["tile cavern d1 cavern e1"]),
        ("breed cattle sheep", ["breed sheep cattle", "breed cattle"], ["breed sheep cattle"]),
        ("tile meadow b4 field c4", ["tile meadow c4 field b4"], []),
        ("dog", ["loot dog", "ruby dog"], ["loot dog"]),
        ("dog", ["take", "ruby dog"], []),
        ("ruby d", ["take", "ruby dog"], ["ruby dog"]),
    ],
)
def test_the_strictest_reading_that_finds_anything_counts(
    text: str, legal: list[str], found: list[str]
) -> None:
    assert find(text, *legal) == found


@pytest.mark.parametrize(
    ("text", "number"),
    [("1", 1), ("9", 9), ("10", 0), ("0", 0), ("9" * 5000, 0), ("x", None), ("²", None), ("-1", None)],
)
def test_numbers_count_from_one_to_the_number_of_moves(text: str, number: int | None) -> None:
    assert number_typed(text, 9) == number
