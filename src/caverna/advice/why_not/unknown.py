"""Why a text or parts are no move at all: which of them is wrong, and what could stand there instead."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from json import dumps

from caverna.engine.move_table import MoveTable
from caverna.engine.reasons import Text, say
from caverna.engine.verb import JsonValue

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


def why_no_parts(moves: MoveTable, parts: Mapping[str, JsonValue]) -> Text:
    """The verb that there is not, the names of its parts, or the first of them that no move has."""
    key = str(parts.get("verb", ""))[:LONGEST_WORD]
    verbs = {verb.key: verb for verb in moves.verbs}
    if key not in verbs:
        return say("why-unknown-parts-verb", verb=key, some=likely(key, list(verbs)))
    names = [name for name, _, _ in verbs[key].fields()]
    if {*parts} != {"verb", *names}:
        return say("why-unknown-parts-names", verb=key, names=", ".join(["verb", *names]))
    known = [move.parts for move in moves.by_verb[verbs[key].number]]
    name, value, possible = "", "", [""]
    for name in names:
        value = plain(parts[name])
        possible = list(dict.fromkeys(plain(each[name]) for each in known))
        known = [each for each in known if each[name] == parts[name]]
        if not known:
            break
    return say("why-unknown-parts-value", name=name, value=value, some=likely(value, possible))


def plain(value: JsonValue) -> str:
    """A part as JSON writes it: a text and a number do not look the same."""
    return dumps(value, default=str)[:LONGEST_WORD]


def likely(word: str, possible: Sequence[str]) -> str:
    """Words that look alike, or else some of them."""
    return some_of(get_close_matches(word, possible, cutoff=LIKENESS) or possible)


def some_of(words: Sequence[str]) -> str:
    """A few of them."""
    return ", ".join(words[:MOST_EXAMPLES])
