"""The moves of the guided game, which names them by their parts, as texts."""

from functools import cache

from caverna.setup import Setup

Parts = dict[str, object]


@cache
def all_parts() -> list[tuple[Parts, str]]:
    return [(dict(move.parts), move.text) for move in Setup(1).ruleset().moves.all if move.text]


def text_of(parts: Parts) -> str:
    found = [text for known, text in all_parts() if known == parts]
    assert len(found) == 1, f"no move has the parts {parts}"
    return found[0]
