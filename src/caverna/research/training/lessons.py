"""Games that bots play to learn from, each seat a little differently from what it thinks best."""

import random
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy

from caverna.bots.mind.judging.features import FIRST_ROOM, FURNISHINGS
from caverna.bots.mind.judging.hand import Style
from caverna.bots.mind.judging.net import load_net
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.play import apply, dealt
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE
from caverna.expansions import expansion_named
from caverna.game import Game
from caverna.setup import Setup

Array = Any
BREADTH: Final = Breadth(4, 2)


class Whim(msgspec.Struct, frozen=True):
    """How a seat departs from what it thinks best."""

    share: float
    """How many of the seats are like that."""
    temper: float = 0.0
    """So many points a turn may seem better or worse than it is."""
    fancy: float = 0.0
    """So many points a room may seem better or worse for a whole game."""


WHIMS: Final = (Whim(0.35), Whim(0.25, temper=0.7), Whim(0.3, temper=0.4, fancy=2.0), Whim(0.1, 1.0, 1.0))
SOLO_WHIMS: Final = (Whim(0.35, temper=0.3), *WHIMS[1:])
"""Alone nothing else would vary."""
FANCIED: Final = 0.3
"""The part of the rooms about which there is a fancy."""


class Lesson(msgspec.Struct, frozen=True):
    """A game to be played: by whom, with how many, from which luck."""

    net: str | None
    """The file of the learned judgement; None: the rule of thumb."""
    trust: float
    """How far it is trusted; the rule of thumb keeps games sound where nothing is learned yet."""
    players: int
    furnishings: str
    expansion: str
    seed: int


class PlayedLesson(msgspec.Struct, frozen=True):
    """What a game came to, and the positions after every turn of it."""

    points: list[float]
    whims: list[int]
    seats: list[int]
    rows: bytes
    """All positions one behind the other, compressed."""


@lru_cache(maxsize=4)
def mind_with(net: str | None, trust: float, expansion: str) -> Mind:
    """The one who plays; kept from lesson to lesson."""
    doors = expansion_named(expansion).bots()
    return Mind(doors.judge(Style()), load_net(Path(net)) if net else None, trust, BREADTH, doors)


def play_lesson(lesson: Lesson) -> PlayedLesson:
    """Play it."""
    mind, rng = mind_with(lesson.net, lesson.trust, lesson.expansion), random.Random(lesson.seed)
    doors = mind.routine.doors
    options = doors.lesson(lesson.players, rng)
    setup = Setup(lesson.players, lesson.furnishings, options, lesson.seed, lesson.expansion)
    kinds = SOLO_WHIMS if lesson.players == 1 else WHIMS
    whims = [rng.choices(range(len(kinds)), [kind.share for kind in kinds])[0] for _ in range(lesson.players)]
    fancies = [fancy_of(kinds[whim], rng) for whim in whims]
    state, drawing, seats, rows = Game(setup).state.copy(), 0, list[int](), list[bytes]()
    while state.agenda:
        step = state.agenda[-1]
        if step.seat == NATURE:
            apply(state, dealt(state, lesson.seed, drawing))
            drawing += 1
        elif isinstance(step, PlaceDwarf):
            turn = with_a_whim(
                mind.best_turns(state, mind.breadth), kinds[whims[step.seat]], fancies[step.seat], rng
            )
            state = turn.state
            seats.append(step.seat)
            rows.append(turn.row)
        else:
            mind.answers.play_on(state)
    points = [doors.outcome(state, seat) for seat in range(lesson.players)]
    return PlayedLesson(points, whims, seats, zlib.compress(b"".join(rows), 1))


def fancy_of(whim: Whim, rng: random.Random) -> Array:
    """For each room how much better or worse than it is a seat thinks of it, in this game."""
    fancy = numpy.zeros(FURNISHINGS, numpy.float32)
    for room in range(FURNISHINGS):
        if whim.fancy and rng.random() < FANCIED:
            fancy[room] = rng.gauss(0, whim.fancy)
    return fancy


def with_a_whim(turns: list[Turn], whim: Whim, fancy: Array, rng: random.Random) -> Turn:
    """The best turn, as far as temper and fancy let it seem so."""
    if not whim.temper:
        return turns[0]
    rows = numpy.frombuffer(b"".join([turn.row for turn in turns]), numpy.uint8).reshape(len(turns), -1)
    seeming = rows[:, FIRST_ROOM : FIRST_ROOM + FURNISHINGS].astype(numpy.float32) @ fancy
    seeming += [turn.worth for turn in turns]
    seeming += numpy.random.default_rng(rng.getrandbits(60)).gumbel(0, whim.temper, len(turns))
    return turns[int(seeming.argmax())]
