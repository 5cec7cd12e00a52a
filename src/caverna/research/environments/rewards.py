"""What a program is rewarded with."""

from collections.abc import Callable

from caverna.engine.errors import CavernaError
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState

Reward = Callable[[GameState], list[float]]
"""What the end of a game is worth to each seat."""


class UnknownReward(CavernaError):
    """There is no such reward."""


def shares(state: GameState) -> list[float]:
    """1 for a victory; those who share one share it."""
    course = state.rules.course
    seats = range(len(state.players))
    results = [(total_score(state, seat), course.tie_break(state, seat)) for seat in seats]
    best = max(results)
    return [(result == best) / results.count(best) for result in results]


def points(state: GameState) -> list[float]:
    """The points of each seat."""
    return [float(total_score(state, seat)) for seat in range(len(state.players))]


def leads(state: GameState) -> list[float]:
    """How many points each seat is ahead of the best of the others; alone, the points."""
    totals = points(state)
    if len(totals) == 1:
        return totals
    return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]


REWARDS: dict[str, Reward] = {"win": shares, "points": points, "lead": leads}
PROGRESS = "progress"
"""Points as they come and go, move by move: in the end they add up to the points, with those of the start."""


def reward_named(name: str, players: int) -> Reward:
    """A reward by its name; empty for the usual one: to win, alone to have points."""
    chosen = name or ("win" if players > 1 else "points")
    if chosen == PROGRESS:
        return points
    if chosen not in REWARDS:
        raise UnknownReward(f"reward {name!r}: choose one of {', '.join((*REWARDS, PROGRESS))}")
    return REWARDS[chosen]
