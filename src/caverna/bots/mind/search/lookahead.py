"""Looking ahead: the most promising turns are played on for a while before they are compared."""

import time
from typing import Final

from caverna.bots.mind.mind import Mind
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.chance import mix
from caverna.engine.play import apply, dealt
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState

GRAINS: Final = 1 << 16
"""How finely moods differ."""


class Foresight:
    """How far a bot looks ahead."""

    def __init__(self, candidates: int, own_turns: int, futures: int, breadth: Breadth, mood: float) -> None:
        self.mood = mood
        """By so many points a turn may seem better or worse than it is to who does not look ahead."""
        self.candidates = candidates
        """So many turns are looked into."""
        self.own_turns = own_turns
        """So many turns of its own follow each of them."""
        self.futures = futures
        """So often, each time with other cards and markers, unless the clock says stop."""
        self.breadth = breadth
        """How much is looked at in those turns."""


def best_turn(state: GameState, mind: Mind, foresight: Foresight, seed: int, seconds: float | None) -> Turn:
    """The turn that is worth most some turns later."""
    found = mind.best_turns(state, mind.breadth)
    if not foresight.own_turns:
        return in_the_mood(found, foresight.mood, seed)
    found = found[: foresight.candidates]
    if len(found) == 1:
        return found[0]
    seat = state.agenda[-1].seat
    ends = None if seconds is None else time.perf_counter() + seconds
    totals = [0.0] * len(found)
    visits = [0] * len(found)
    alive = list(range(len(found)))
    number = 0
    while number < foresight.futures and len(alive) > 1:
        number += 1
        for i in alive:
            if ends is not None and time.perf_counter() > ends and visits[0]:
                return found[best_of(alive, totals, visits)]
            totals[i] += played_on(found[i], seat, mind, foresight, seed + number)
            visits[i] += 1
        alive.sort(key=lambda i: -totals[i] / visits[i])
        alive = alive[: max(2, (len(alive) + 1) // 2)]
    return found[best_of(alive, totals, visits)]


def in_the_mood(found: list[Turn], mood: float, seed: int) -> Turn:
    """The best turn, or one that seems as good today."""
    best, most = found[0], float("-inf")
    for number, turn in enumerate(found):
        seeming = turn.worth + mood * (
            mix(mix(seed) ^ number) % GRAINS / GRAINS if turn.state.agenda else 0.0
        )
        if seeming > most:
            best, most = turn, seeming
    return best


def best_of(alive: list[int], totals: list[float], visits: list[int]) -> int:
    """The candidate with the best mean among those that are still considered."""
    best, most = alive[0], float("-inf")
    for i in alive:
        if visits[i] and totals[i] / visits[i] > most:
            best, most = i, totals[i] / visits[i]
    return best


def played_on(turn: Turn, seat: int, mind: Mind, foresight: Foresight, luck: int) -> float:
    """What the turn is worth after some more turns, in which everybody plays as this mind would."""
    state, worth, left, drawing = turn.state, turn.worth, foresight.own_turns, 0
    while state.agenda and left:
        step = state.agenda[-1]
        if step.seat == NATURE:
            state, drawing = state.copy(), drawing + 1
            apply(state, dealt(state, luck, drawing))
        elif isinstance(step, PlaceDwarf):
            following = mind.best_turns(state, foresight.breadth)[0]
            state = following.state
            if step.seat == seat:
                worth, left = following.worth, left - 1
        else:
            state = state.copy()
            mind.routine.play_on(state)
    return worth if state.agenda else mind.routine.doors.outcome(state, seat)
