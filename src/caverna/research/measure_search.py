"""Measuring what a search of the bots does: whole turns found in a position, and positions judged."""

import time
from typing import Final

from caverna.bots.levels import LEVELS
from caverna.bots.mind.mind import Mind
from caverna.bots.thinking_bot import IN_THE_FUTURE, mind_of
from caverna.engine.play import apply, dealt
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState
from caverna.expansions import box_of
from caverna.research.measure import start
from caverna.setup import Setup

BATCHES: Final = 20
"""So often each batch of positions is judged."""


def measure_search(players: int, rounds: int) -> dict[str, float]:
    """Positions expanded into whole turns a second, turns found a second, positions judged a second."""
    state = start(Setup(players=players, seed=1))
    doors = box_of(state.rules).bots()
    mind = mind_of(LEVELS[-1], doors, doors.learned(state.rules))
    places = course_of_a_game(state, mind, rounds)
    began = time.process_time()
    found = [mind.best_turns(place, IN_THE_FUTURE) for place in places]
    expanding = time.process_time() - began
    assert mind.net is not None
    began = time.process_time()
    for _ in range(BATCHES):
        for turns in found:
            mind.net.worths([turn.row for turn in turns])
    judging = time.process_time() - began
    turns_found = sum(len(turns) for turns in found)
    return {
        "expansions_per_second": len(places) / expanding,
        "turns_per_second": turns_found / expanding,
        "evaluations_per_second": BATCHES * turns_found / judging,
    }


def course_of_a_game(state: GameState, mind: Mind, rounds: int) -> list[GameState]:
    """The positions in which dwarfs were placed, in the first rounds of a game that this mind plays."""
    places: list[GameState] = []
    drawing = 0
    while state.round <= rounds:
        step = state.agenda[-1]
        if step.seat == NATURE:
            apply(state, dealt(state, 1, drawing))
            drawing += 1
        elif isinstance(step, PlaceDwarf):
            places.append(state)
            state = mind.best_turns(state, IN_THE_FUTURE)[0].state.copy()
        else:
            mind.routine.play_on(state)
    return places
