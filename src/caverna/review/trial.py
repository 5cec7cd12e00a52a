"""Trying out what else could have been played: a turn by itself, and decisions that close it."""

from collections.abc import Sequence
from typing import Final

from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.moves import DONE, END, TAKE
from caverna.engine.play import apply, legal_anytime
from caverna.engine.state.game_state import GameState

CLOSING: Final = (DONE, END)


def by_itself(state: GameState) -> GameState:
    """A copy in which nothing comes after the question that is open."""
    alone = state.copy()
    alone.agenda = alone.agenda[-1:]
    return alone


def carry_out(start: GameState, moves: Sequence[int]) -> GameState | None:
    """The position after these moves and the end of the turn; None if they cannot be played.

    Questions that have nothing to ask any more are left out, those that have come up are closed.
    """
    state = start.copy()
    for move in moves:
        if not can_play(state, move) and not make_way(state, move):
            if move in CLOSING or move == TAKE:
                continue
            return None
        apply(state, move)
    return state if close(state) else None


def can_play(state: GameState, move: int) -> bool:
    """Whether a move is legal now."""
    return bool(state.agenda) and (move in state.answers or move in legal_anytime(state))


def make_way(state: GameState, move: int) -> bool:
    """Close what stands before a move; whether it can be played then."""
    trial = state.copy()
    while trial.agenda and not can_play(trial, move):
        answer = closing_answer(trial)
        if answer is None:
            return False
        apply(trial, answer)
    if not trial.agenda:
        return False
    while not can_play(state, move):
        answer = closing_answer(state)
        assert answer is not None
        apply(state, answer)
    return True


def close(state: GameState) -> bool:
    """Play to the end with nothing more than what must be answered; whether that is possible."""
    while state.agenda:
        answer = closing_answer(state)
        if answer is None:
            return False
        apply(state, answer)
    return True


def closing_answer(state: GameState) -> int | None:
    """The answer that does least: no more, or goods that lie there, or the first animal without a place."""
    for answer in (END, DONE, TAKE):
        if answer in state.answers:
            return answer
    return state.answers[0] if isinstance(state.agenda[-1], ReleaseAnimals) else None
