"""Why a text is no move at all: which of its words is wrong, and what could stand there instead."""

from collections.abc import Sequence
from difflib import get_close_matches

from caverna.engine.move_table import MoveTable
from caverna.engine.reasons import Text, say

EXAMPLES = "place logging, furnish seam d3, loot wood, done"
MOST_EXAMPLES = 5
LONGEST_WORD = 40
LIKENESS = 0.7
"""From 0 to 1: how much a word must look like another one to be taken for it."""


def why_unknown(moves: MoveTable, text: str) -> Text:
    """The first word that no move has there, or what is missing at the end."""
    words = text.split()
    known = [move.text.split() for move in moves.listed]
    for place, word in enumerate(words):
        possible = what_follows(known, place)
        known = [each for each in known if len(each) > place and each[place].lower() == word.lower()]
        if not known:
            return why_no_word(words[:place], word[:LONGEST_WORD], possible)
    return say("why-unknown-unfinished", some=some_of(what_follows(known, len(words))))


def what_follows(known: Sequence[Sequence[str]], place: int) -> list[str]:
    """Every word that can stand at a place."""
    return list(dict.fromkeys(each[place] for each in known if len(each) > place))


def why_no_word(before: Sequence[str], word: str, possible: Sequence[str]) -> Text:
    """No move has this word there; one that is written nearly so may be meant."""
    if not possible:
        return say("why-unknown-surplus", before=" ".join(before))
    near = some_of(get_close_matches(word.lower(), possible, cutoff=LIKENESS))
    if not before:
        if near:
            return say("why-unknown-verb-near", word=word, near=near)
        return say("why-unknown-verb", word=word, some=EXAMPLES)
    if near:
        return say("why-unknown-word-near", word=word, before=" ".join(before), near=near)
    return say("why-unknown-word", word=word, before=" ".join(before), some=some_of(possible))


def some_of(words: Sequence[str]) -> str:
    """A few of them."""
    return ", ".join(words[:MOST_EXAMPLES])
