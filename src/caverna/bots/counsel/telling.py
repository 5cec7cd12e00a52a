"""Advice in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from caverna.bots.counsel.counsel import Advised
from caverna.engine.moves import DONE, END
from caverna.engine.play import apply
from caverna.engine.reasons import Text
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.words.figures import decimal
from caverna.words.moves import describe_bare_move, describe_move
from caverna.words.names import Names
from caverna.words.reasons import sentence
from caverna.words.texts import Words

CLOSING = (DONE, END)
"""What goes without saying."""


@dataclass(frozen=True)
class Told:
    """A way in words."""

    steps: list[str]
    """Each move, without those that only close a question."""
    points: str
    reasons: list[str]
    next_steps: list[str]


def tell(words: Words, state: GameState, advised: Advised, names: Names = None) -> Told:
    """A way that can be gone from this position."""
    return Told(
        steps_from(words, state, advised.moves, names),
        decimal(words, advised.points),
        [as_sentence(words, reason, names) for reason in advised.reasons],
        bare_steps(words, state.rules, advised.next_moves, names),
    )


def steps_from(words: Words, start: GameState, moves: Sequence[int], names: Names = None) -> list[str]:
    """Moves one after the other, each told from the position in which it is played; never none."""
    verb = start.rules.moves.verb
    needless = CLOSING if any(verb[move] not in CLOSING for move in moves) else ()
    state, told = start.copy(), []
    for number in moves:
        if verb[number] not in needless:
            told.append(describe_move(words, state, state.rules.moves.all[number], names))
        apply(state, number)
    return told


def bare_steps(words: Words, rules: Ruleset, moves: Sequence[int], names: Names = None) -> list[str]:
    """Moves told by themselves."""
    known = (rules.moves.all[number] for number in moves)
    return [describe_bare_move(words, rules, move, names) for move in known if move.verb not in CLOSING]


def as_sentence(words: Words, reason: Text, names: Names = None) -> str:
    """A reason with a capital letter, for a line of its own."""
    said = sentence(reason, words, names)
    return said[:1].upper() + said[1:]
