"""Measuring the engine: random games on the bare state, as a searching program would play them."""

import time
from dataclasses import dataclass

from caverna.bots.mind.random_play import play_at_random
from caverna.engine.accommodation.fits import search_for_places
from caverna.engine.accommodation.pens import pens_of
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from caverna.engine.play import deciding_seat, legal_anytime
from caverna.engine.rounds.scoring import total_score
from caverna.engine.settle import settle
from caverna.engine.state.game_state import NATURE, GameState
from caverna.expansions import all_expansions
from caverna.setup import Setup

BASE_GAME, EXPANSION = tuple(all_expansions())[:2]


@dataclass(frozen=True)
class Speed:
    """What random games of one player count cost."""

    players: int
    games: int
    decisions: int
    seconds: float
    checksum: int
    """Of all final scores: the same on every machine for the same number of games."""

    @property
    def decisions_per_second(self) -> float:
        """Decisions with all their legal moves listed."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games."""
        return self.games / self.seconds


def start(setup: Setup) -> GameState:
    """A fresh game on the bare state."""
    state = setup.new_state()
    settle(state)
    return state


def random_game(setup: Setup) -> tuple[int, GameState]:
    """A whole random game: number of decisions, and the end."""
    state = start(setup)
    return play_at_random(state, setup.seed), state


def measure_games(
    players: int, games: int, expansion: str = BASE_GAME, first: int = 0, checksum: int = 0
) -> Speed:
    """Play so many random games with the seeds `first`, the next one and so on; the checksum goes on."""
    decisions = 0
    began = time.process_time()
    for seed in range(first, first + games):
        made, state = random_game(Setup(players=players, seed=seed, expansion=expansion))
        decisions += made
        for seat in range(players):
            checksum = (checksum * 31 + total_score(state, seat)) & 0xFFFFFFFF
    return Speed(players, games, decisions, time.process_time() - began, checksum)


@dataclass(frozen=True)
class Rollouts:
    """What random play from the middle of games to their ends costs."""

    rollouts: int
    decisions: int
    seconds: float


def measure_rollouts(players: int, from_round: int, rollouts: int, seed: int = 1) -> Rollouts:
    """Copy a game at the start of a round and play it out at random, so many times."""
    setup = Setup(players=players, seed=seed)
    root = start(setup)
    decisions = 0
    while root.round < from_round:
        decisions += play_at_random(root, decisions, 1)
    decisions = 0
    began = time.process_time()
    for number in range(rollouts):
        state = root.copy()
        decisions += play_at_random(state, number)
        for seat in range(players):
            total_score(state, seat)
    return Rollouts(rollouts, decisions, time.process_time() - began)


def positions(players: int, every: int, seed: int = 1, expansion: str = BASE_GAME) -> list[GameState]:
    """Positions from the course of one random game."""
    setup = Setup(players=players, seed=seed, expansion=expansion)
    length, _ = random_game(setup)
    found = []
    for decisions in range(every, length, every):
        state = start(setup)
        play_at_random(state, seed, decisions)
        if deciding_seat(state) != NATURE:
            found.append(state)
    return found


def _each(count: int, seconds: float) -> float:
    return seconds / count * 1e6


def measure_copy(players: int) -> float:
    """Microseconds for a copy in the course of a game."""
    states = positions(players, 5)
    began = time.process_time()
    for _ in range(200):
        for state in states:
            state.copy()
    return _each(200 * len(states), time.process_time() - began)


def measure_legal_moves(players: int) -> float:
    """Microseconds to list all legal moves of a decision, answers and any-time moves."""
    states = positions(players, 5)
    began = time.process_time()
    for _ in range(40):
        for state in states:
            state.agenda[-1].options(state)
            legal_anytime(state)
    return _each(40 * len(states), time.process_time() - began)


def measure_animals(players: int) -> float:
    """Microseconds to find out whether a herd fits, with nothing remembered."""
    boards = []
    for state in positions(players, 5):
        for player in state.players:
            stock = player.goods
            herd = (stock[SHEEP] + 2, stock[DONKEY] + 1, stock[BOAR] + 1, stock[CATTLE] + 2)
            boards.append((pens_of(state.rules, player), stock[DOG], herd))
    began = time.process_time()
    for _ in range(20):
        for pens, dogs, herd in boards:
            search_for_places(pens, dogs, *herd)
    return _each(20 * len(boards), time.process_time() - began)
