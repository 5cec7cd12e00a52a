"""Our environments, slice by slice: PettingZoo beside our own loop, observations, clones, many games."""

import time
from collections.abc import Callable
from random import Random

import numpy
import pyspiel
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from benchmarks.slices import Figures, answer_requests
from caverna.engine import settle
from caverna.research.encoding.course_of_play import OVER, CourseOfPlay
from caverna.research.encoding.encode import encode
from caverna.research.encoding.masks import legal_numbers, mask
from caverna.research.environments import open_spiel_game
from caverna.research.environments.many_games import ManyGames
from caverna.research.environments.pettingzoo_env import CavernaAEC, env
from caverna.research.measure import positions
from caverna.research.observations import layout_of
from caverna.setup import Setup

Mask = NDArray[numpy.int8]


def bare(request: Figures) -> Figures:
    """Our own loop: legal moves listed, one of them played, in Python on the state."""
    luck, steps, setup = Random(request["seed"]), 0, Setup(players=request["players"])
    began = time.process_time()
    while time.process_time() - began < request["seconds"]:
        course = CourseOfPlay(setup.new_state(), luck.getrandbits(63))
        while course.seat != OVER:
            course.play(luck.choice(legal_numbers(course.state)))
            steps += 1
    return {"steps": steps, "seconds": time.process_time() - began}


def bare_seen(request: Figures) -> Figures:
    """The same, with observation and mask as arrays at every decision."""
    luck, steps, setup = Random(request["seed"]), 0, Setup(players=request["players"])
    rules = setup.ruleset()
    layout, moves = layout_of(rules), len(rules.moves.all)
    began = time.process_time()
    while time.process_time() - began < request["seconds"]:
        course = CourseOfPlay(setup.new_state(), luck.getrandbits(63))
        while course.seat != OVER:
            legal = legal_numbers(course.state)
            numpy.frombuffer(encode(layout, course.state, course.seat), numpy.uint8)
            numpy.frombuffer(mask(legal, moves), numpy.int8)
            course.play(luck.choice(legal))
            steps += 1
    return {"steps": steps, "seconds": time.process_time() - began}


def aec(request: Figures) -> Figures:
    """PettingZoo's loop without observations."""
    return aec_loop(request, observe=False)


def aec_seen(request: Figures) -> Figures:
    """The same with observation and mask at every decision, on the environment without its wrapper."""
    return aec_loop(request, observe=True)


def wrapped(request: Figures) -> Figures:
    """PettingZoo's loop with `env()` and `last()`, and a move chosen by the mask."""
    luck = Random(request["seed"])
    return wrapped_loop(request, lambda _, allowed: luck.choice(numpy.flatnonzero(allowed)))


def sampled(request: Figures) -> Figures:
    """The same as its documents write it: Gymnasium's space samples the move, which takes its time."""
    return wrapped_loop(request, lambda space, allowed: space.sample(allowed))


def wrapped_loop(request: Figures, choose: Callable[[Discrete, Mask], numpy.int64]) -> Figures:
    """Agents that see row and mask, and no more than these."""
    steps, table = 0, env(players=request["players"])
    table.reset(seed=request["seed"])
    for agent in table.agents:
        table.action_space(agent).seed(request["seed"])
    began = time.process_time()
    while time.process_time() - began < request["seconds"]:
        table.reset()
        for agent in table.agent_iter():
            _, _, is_over, _, info = table.last()
            table.step(None if is_over else choose(table.action_space(agent), info["action_mask"]))
            steps += not is_over
    return {"steps": steps, "seconds": time.process_time() - began}


def aec_loop(request: Figures, observe: bool) -> Figures:
    """Random agents."""
    luck, steps, table = Random(request["seed"]), 0, CavernaAEC(players=request["players"])
    table.reset(seed=request["seed"])
    began = time.process_time()
    while time.process_time() - began < request["seconds"]:
        table.reset()
        for _ in table.agent_iter():
            _, _, is_over, _, _ = table.last(observe)
            table.step(None if is_over else luck.choice(table.legal_moves()))
            steps += not is_over
    return {"steps": steps, "seconds": time.process_time() - began}


def single(request: Figures) -> Figures:
    """Microseconds for an observation, and for a clone of OpenSpiel's state."""
    players, expansion = request["players"], request["expansion"]
    states = positions(players, 5, expansion=expansion)
    layout = layout_of(states[0].rules)
    began = time.process_time()
    for _ in range(20):
        for state in states:
            encode(layout, state, 0)
    observing = (time.process_time() - began) / (20 * len(states))
    spiel = pyspiel.load_game(
        f"{open_spiel_game.GAME_TYPE.short_name}(players={players},expansion={expansion})"
    )
    state = spiel.new_initial_state()
    for _ in range(100):
        state.apply_action(state.legal_actions()[-1])
    began = time.process_time()
    for _ in range(2000):
        state.clone()
    cloning = (time.process_time() - began) / 2000
    return {"microseconds_to_observe": 1e6 * observing, "microseconds_to_clone": 1e6 * cloning}


def many(request: Figures) -> Figures:
    """Steps for a second of processor time of the busiest process, with so many processes."""
    with ManyGames(Setup(players=2), request["games"], request["processes"]) as games:
        luck = numpy.random.default_rng(request["seed"])
        before = games.busiest()
        for _ in range(request["steps"]):
            weights = games.batch.masks * luck.random(games.batch.masks.shape, numpy.float32)
            games.step(weights.argmax(1))
        return {"steps": request["games"] * request["steps"], "seconds": games.busiest() - before}


def about(request: Figures) -> Figures:
    """Which build it is."""
    return {"compiled": not (settle.__file__ or "").endswith(".py")}


MEASURES = {
    "bare": bare, "bare_seen": bare_seen, "aec": aec, "aec_seen": aec_seen, "wrapped": wrapped,
    "sampled": sampled, "single": single, "many": many, "about": about,
}  # fmt: skip


if __name__ == "__main__":
    answer_requests(lambda request: MEASURES[request["what"]](request))
