"""The advice itself. Which counsellor gives it is decided in `counsellor_for` alone."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from caverna.advice.after_turn import after_turn
from caverna.advice.coming_turns import what_is_coming
from caverna.advice.why_this_turn import MOST_REASONS, why_this_turn
from caverna.bots.counsel.counsellor import Counsellor, Way
from caverna.bots.counsel.turn_counsellor import TurnCounsellor
from caverna.engine.play import deciding_seat
from caverna.engine.reasons import Text
from caverna.engine.state.game_state import NATURE, GameState
from caverna.expansions import box_of

MOST_WAYS: Final = 3
NOISE: Final = 0.001
"""Points by which two judgements of the same position may differ."""


@dataclass(frozen=True)
class Advised(Way):
    """A way with what speaks for it, weightiest first, and what would come next."""

    reasons: tuple[Text, ...]
    next_moves: tuple[int, ...] = ()
    """The turn of the same seat that should follow in this round; empty if nobody knows."""


def counsellor_for(state: GameState) -> Counsellor:
    """Who is asked about such a game."""
    return TurnCounsellor(state.rules, box_of(state.rules).bots())


def counsel(state: GameState, seat: int, seconds: float) -> list[Advised]:
    """What the seat that is asked could do: at most three ways with different first moves, best first."""
    if not state.agenda or seat == NATURE or deciding_seat(state) != seat:
        return []
    counsellor, until = counsellor_for(state), time.monotonic() + seconds
    return [
        advised(counsellor, state, seat, way, until)
        for way in counsellor.ways(state, seat, until)[:MOST_WAYS]
    ]


def advised(counsellor: Counsellor, state: GameState, seat: int, way: Way, until: float) -> Advised:
    """A way with its reasons, the plan behind it, and the next turn in this round."""
    told = with_reasons(state, seat, way)
    coming = counsellor.coming(state, seat, way.moves, until)
    plan = what_is_coming(state, coming, seat)
    at_once = [turn.moves for turn in coming[:1] if turn.before.round == state.round]
    return replace(
        told,
        reasons=(*told.reasons[: MOST_REASONS - len(plan)], *plan),
        next_moves=at_once[0] if at_once else (),
    )


def with_reasons(state: GameState, seat: int, way: Way) -> Advised:
    """A way with what speaks for it."""
    reasons = why_this_turn(state, after_turn(state, way.moves), seat)
    return Advised(way.moves, way.points, tuple(reasons))


def expected_points(state: GameState, seat: int) -> float:
    """The points a seat can expect at the end."""
    return counsellor_for(state).expected(state, seat)


def compare(state: GameState, seat: int, moves: Sequence[int], seconds: float) -> tuple[Way, Advised]:
    """A whole turn of the seat that is asked with the points to expect after it, and the best turn there is.

    Where nothing better is found, that is the same turn.
    """
    counsellor = counsellor_for(state)
    ways = counsellor.ways(state, seat, time.monotonic() + seconds)
    played = counsellor.way(state, seat, moves, ways)
    better = [way for way in ways[:1] if way.points > played.points + NOISE]
    return played, with_reasons(state, seat, better[0] if better else played)
