"""One search for a high score: from where, how widely, with which taste; and what it found."""

import zlib
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from caverna.bots.mind.judging.features import features
from caverna.bots.mind.judging.hand import Style
from caverna.bots.mind.judging.net import Net, load_net
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.routine.routine import Routine
from caverna.bots.mind.search.beam import NOT_KNOWN, Beam, BeamSearch
from caverna.bots.mind.search.planning_judge import PlanningJudge
from caverna.bots.mind.search.taste import Fancy, Taste
from caverna.bots.mind.turns.choices import Breadth
from caverna.engine.moves import PLACE
from caverna.engine.rounds.ending import LastChance
from caverna.engine.ruleset import Ruleset
from caverna.expansion import BASE_GAME
from caverna.expansions import box_of, expansion_named
from caverna.game import Game
from caverna.research.solving.kinds import Marks, kind_of
from caverna.research.solving.tastes import Way
from caverna.research.solving.wishes import Wish, features_wished
from caverna.setup import Setup

MOST_EXCHANGES: Final = 300
"""Positions looked at before the scoring of a game that is kept."""
WIDTH_FOR_A_FAMILY: Final = 4
"""A search has a line with a family of each size for so many lines it keeps in mind."""
USUAL: Final = Style()
ALONE: Final = replace(USUAL, dwarf_a_round=2.0 * USUAL.dwarf_a_round, bed_a_round=1.5 * USUAL.bed_a_round)
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
    fancies: tuple[Fancy, ...] = ()
    """What seems better than it is, at first and ever less,"""
    ways: tuple[Way, ...] = ()
    """and where one would rather go;"""
    temper: float = 0.0
    """every line by so many points, to the end;"""
    wishes: tuple[Wish, ...] = ()
    """and what is wanted to the end."""
    to_beat: int | None = None
    """The points of the game the opening comes from; what reaches them says what the opening is worth."""


class Quarry(msgspec.Struct, frozen=True):
    """The best game of a hunt, and what can be learned from all of them."""

    points: int
    moves: tuple[int, ...]
    """All of the player's; chance is dealt from the seed."""
    rows: bytes
    """The positions that were played on to the end, one behind the other, compressed,"""
    best: tuple[int, ...]
    """and the most points each of them led to."""
    kind: Marks = ()
    """What it was about."""
    fancies: tuple[Fancy, ...] = ()
    """The taste that led to it,"""
    wishes: tuple[Wish, ...] = ()
    """and the wishes."""


def hunt(job: Hunt) -> Quarry:
    """Search, and play the best line as a real game."""
    game = played(job.game, job.opening)
    taste = taste_of(job, game.state.rules)
    beam = Beam(
        job.width,
        job.branches,
        Breadth(*job.breadth),
        taste,
        temper=job.temper,
        luck=job.luck,
        of_each_family=job.width // WIDTH_FOR_A_FAMILY,
    )
    search = BeamSearch(game.state.copy(), mind_for(job, taste), beam, job.game.seed, game.drawings)
    for move in [move for line in search.ended[0].path() for move in line.moves]:
        if isinstance(game.state.agenda[-1], LastChance):
            break
        game.play(move)
    exchange(game)
    moves = tuple(move.number for seat, move in game.moves_played if seat == 0)
    lines = [line for line in search.lines + search.ended[: job.width] if line.row and line.best > NOT_KNOWN]
    rows, best = [line.row for line in lines], [int(line.best) for line in lines]
    points = game.totals()[0]
    if job.to_beat is not None and points >= job.to_beat:
        earlier = rows_of(job.game, job.opening)
        rows, best = rows + earlier, best + [points] * len(earlier)
    seen = zlib.compress(b"".join(rows), 1)
    return Quarry(points, moves, seen, tuple(best), kind_of(game.state), job.fancies, job.wishes)


def taste_of(job: Hunt, rules: Ruleset) -> Taste:
    """How a hunt sees things."""
    ways = {(round, space): points for round, space, points in job.ways}
    return Taste(list(job.fancies), ways, features_wished(job.wishes, rules))


def rows_of(game: SoloGame, moves: tuple[int, ...]) -> list[bytes]:
    """The positions in which a dwarf was placed, up to these moves."""
    playing, doors, found = game.new_game(), expansion_named(game.expansion).bots(), list[bytes]()
    for number in moves:
        state = playing.state
        if state.rules.moves.verb[number] == PLACE and playing.moves_played:
            found.append(features(state, 0) + doors.features(state, 0))
        playing.play(number)
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


def mind_for(job: Hunt, taste: Taste) -> Mind:
    """The judgement a hunt goes by."""
    net = net_in(job.net) if job.net else None
    doors = expansion_named(job.game.expansion).bots()
    judge = PlanningJudge(doors.judge(ALONE), net, job.trust, taste, doors)
    return Mind(judge, net, job.trust, Breadth(*job.breadth), doors)


@lru_cache(maxsize=2)
def net_in(file: str) -> Net:
    """Kept from hunt to hunt."""
    return load_net(Path(file))
