"""Measuring the engine: random games on the bare state, as a searching program would play them."""

import time
from dataclasses import dataclass

from caverna.bots.random_bot import ANYTIME_ONCE_IN
from caverna.engine.accommodation.fits import search_for_places
from caverna.engine.accommodation.pens import pens_of
from caverna.engine.chance import mix
from caverna.engine.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from caverna.engine.play import apply, dealt, deciding_seat, legal_anytime
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


def random_move(state: GameState, luck: int, seed: int) -> int:
    """One move at random; every legal move is listed first, any-time ones included."""
    if deciding_seat(state) == NATURE:
        return dealt(state, seed, luck)
    anytime = legal_anytime(state)
    if anytime and luck % ANYTIME_ONCE_IN == 0:
        return anytime[(luck >> 8) % len(anytime)]
    return state.answers[(luck >> 8) % len(state.answers)]


def random_game(setup: Setup) -> tuple[int, GameState]:
    """A whole random game: number of decisions, and the end."""
    state = start(setup)
    luck = mix(setup.seed)
    decisions = 0
    while state.agenda:
        luck = (luck * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        apply(state, random_move(state, luck >> 16, setup.seed))
        decisions += 1
    return decisions, state


def measure_games(players: int, games: int, expansion: str = BASE_GAME) -> Speed:
    """Play so many random games with the seeds 0, 1, 2 and so on."""
    decisions = checksum = 0
    began = time.perf_counter()
    for seed in range(games):
        made, state = random_game(Setup(players=players, seed=seed, expansion=expansion))
        decisions += made
        for seat in range(players):
            checksum = (checksum * 31 + total_score(state, seat)) & 0xFFFFFFFF
    return Speed(players, games, decisions, time.perf_counter() - began, checksum)


def positions(players: int, every: int, seed: int = 1) -> list[GameState]:
    """Positions from the course of one random game."""
    setup = Setup(players=players, seed=seed)
    state = start(setup)
    luck, found, count = mix(seed), [], 0
    while state.agenda:
        luck = (luck * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        apply(state, random_move(state, luck >> 16, seed))
        count += 1
        if count % every == 0 and state.agenda and deciding_seat(state) != NATURE:
            found.append(state.copy())
    return found


def _each(count: int, seconds: float) -> float:
    return seconds / count * 1e6


def measure_copy(players: int) -> float:
    """Microseconds for a copy in the course of a game."""
    states = positions(players, 5)
    began = time.perf_counter()
    for _ in range(200):
        for state in states:
            state.copy()
    return _each(200 * len(states), time.perf_counter() - began)


def measure_legal_moves(players: int) -> float:
    """Microseconds to list all legal moves of a decision, answers and any-time moves."""
    states = positions(players, 5)
    began = time.perf_counter()
    for _ in range(40):
        for state in states:
            state.agenda[-1].options(state)
            legal_anytime(state)
    return _each(40 * len(states), time.perf_counter() - began)


def measure_animals(players: int) -> float:
    """Microseconds to find out whether a herd fits, with nothing remembered."""
    boards = []
    for state in positions(players, 5):
        for player in state.players:
            stock = player.goods
            herd = (stock[SHEEP] + 2, stock[DONKEY] + 1, stock[BOAR] + 1, stock[CATTLE] + 2)
            boards.append((pens_of(state.rules, player), stock[DOG], herd))
    began = time.perf_counter()
    for _ in range(20):
        for pens, dogs, herd in boards:
            search_for_places(pens, dogs, *herd)
    return _each(20 * len(boards), time.perf_counter() - began)
