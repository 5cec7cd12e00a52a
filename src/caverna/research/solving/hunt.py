"""One search for a high score: from where, how widely, with which fancies; and what it found."""

import zlib
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from caverna.bots.mind.alone import fancy_for_rooms
from caverna.bots.mind.beam import NOT_KNOWN, Beam, BeamSearch, Fancy
from caverna.bots.mind.features import FIRST_DWARF, FIRST_GOOD, FIRST_WEAPON, FREE_BEDS
from caverna.bots.mind.hand import Style
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.net import Net, load_net
from caverna.bots.mind.routine import Routine
from caverna.bots.mind.turns import Breadth
from caverna.engine.goods import STONE, WOOD
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.rounds.ending import LastChance
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.expansion import BASE_GAME
from caverna.expansions import box_of, expansion_named
from caverna.game import Game
from caverna.setup import Setup

MOST_EXCHANGES: Final = 300
"""Positions looked at before the scoring of a game that is kept."""
WIDTH_FOR_A_FAMILY: Final = 4
"""A search has a line with a family of each size for so many lines it keeps in mind."""
DWARFS_WANTED: Final = (2, 3, 3, 4)
"""Beyond the first two."""
FOR_A_DWELLING: Final = ((WOOD, 5), (STONE, 4))
FOR_THE_FAMILY: Final = {"dwarf_a_round": 2.0, "bed_a_round": 1.5}
"""Alone a family grows undisturbed, which is worth more."""


class SoloGame(msgspec.Struct, frozen=True):
    """A solo game to be solved."""

    furnishings: str = "full"
    expansion: str = BASE_GAME
    options: dict[str, str] = {}
    seed: int = 0

    def new_game(self) -> Game:
        """From the start."""
        return Game(Setup(1, self.furnishings, self.options, self.seed, self.expansion))


class Hunt(msgspec.Struct, frozen=True):
    """A search to be made. The same hunt finds the same game."""

    game: SoloGame
    net: str | None
    """The file of the learned judgement; None: the rule of thumb."""
    width: int
    luck: int
    opening: tuple[int, ...] = ()
    """The moves before the search begins."""
    trust: float = 1.0
    branches: int = 12
    breadth: tuple[int, int] = (3, 2)
    rooms: float = 0.0
    """By about so many points some rooms seem better or worse than they are,"""
    family: float = 0.0
    """each further dwarf and a bed for one better, and what dwellings are made of a little,"""
    arms: float = 0.0
    """and each strength of a weapon, all at first and ever less;"""
    temper: float = 0.0
    """every line by so many, to the end."""
    whim: float = 0.0
    """How far the rule of thumb departs from the usual one."""


class Quarry(msgspec.Struct, frozen=True):
    """The best game of a hunt, and what can be learned from all of them."""

    points: int
    moves: tuple[int, ...]
    """All of the player's; chance is dealt from the seed."""
    rows: bytes
    """The positions that were played on to the end, one behind the other, compressed,"""
    best: tuple[int, ...]
    """and the most points each of them led to."""
    dwarfs: int = 2
    """In the end."""


def hunt(job: Hunt) -> Quarry:
    """Search, and play the best line as a real game."""
    rng = Random(job.luck)
    mind = mind_for(job, rng)
    beam = Beam(job.width, job.branches, Breadth(*job.breadth))
    beam.fancy = fancies(job, rng)
    beam.temper, beam.rng = job.temper, rng
    beam.of_each_family = job.width // WIDTH_FOR_A_FAMILY
    game = played(job.game, job.opening)
    search = BeamSearch(game.state.copy(), mind, beam, job.game.seed, game.drawings)
    for move in [move for line in search.ended[0].path() for move in line.moves]:
        if isinstance(game.state.agenda[-1], LastChance):
            break
        game.play(move)
    exchange(game)
    moves = tuple(move.number for seat, move in game.moves_played if seat == 0)
    lines = [line for line in search.lines + search.ended[: job.width] if line.row and line.best > NOT_KNOWN]
    rows = zlib.compress(b"".join([line.row for line in lines]), 1)
    best, dwarfs = tuple([int(line.best) for line in lines]), len(game.state.players[0].weapons)
    return Quarry(game.totals()[0], moves, rows, best, dwarfs)


def fancies(job: Hunt, rng: Random) -> list[Fancy]:
    """What this hunt is going to be about."""
    found = fancy_for_rooms(rng, job.rooms) if job.rooms else []
    if job.family:
        found += fancy_for_a_family(rng, job.family)
    if job.arms:
        found += [(FIRST_WEAPON + i, job.arms * rng.random(), LARGEST_WEAPON) for i in range(MOST_DWARFS)]
    return found


def fancy_for_a_family(rng: Random, points: float) -> list[Fancy]:
    """So many dwarfs are wanted; and as the way to them is long, its first steps are."""
    wanted = rng.choice(DWARFS_WANTED)
    found: list[Fancy] = [(FIRST_DWARF + i, points * rng.uniform(0.7, 1.3), 1) for i in range(wanted)]
    found.append((FREE_BEDS, points * rng.uniform(0.5, 0.9), 1))
    for good, most in FOR_A_DWELLING:
        found.append((FIRST_GOOD + good, points * rng.uniform(0.05, 0.15), most))
    return found


def played(game: SoloGame, moves: tuple[int, ...]) -> Game:
    """The game after these moves."""
    after = game.new_game()
    for move in moves:
        after.play(move)
    return after


def exchange(game: Game) -> None:
    """The last exchanges, with more care than a search has for each of its lines."""
    doors = box_of(game.state.rules).bots()
    routine = Routine(doors.judge(Style()), doors, MOST_EXCHANGES)
    while not game.is_over:
        state = game.state.copy()
        game.play(routine.answer(state, state.agenda[-1]))


def mind_for(job: Hunt, rng: Random) -> Mind:
    """The judgement a hunt goes by."""
    net = net_in(job.net) if job.net else None
    doors = expansion_named(job.game.expansion).bots()
    return Mind(doors.judge(style_with(job.whim, rng)), net, job.trust, Breadth(*job.breadth), doors)


def style_with(whim: float, rng: Random) -> Style:
    """A rule of thumb of one's own: every weight may be some times larger or smaller than usual."""
    weights: Mapping[str, float] = {each.name: getattr(Style(), each.name) for each in fields(Style)}
    own = {name: worth * exp(rng.gauss(0.0, whim)) if whim else worth for name, worth in weights.items()}
    return replace(Style(), **{name: worth * FOR_THE_FAMILY.get(name, 1.0) for name, worth in own.items()})


@lru_cache(maxsize=2)
def net_in(file: str) -> Net:
    """Kept from hunt to hunt."""
    return load_net(Path(file))
