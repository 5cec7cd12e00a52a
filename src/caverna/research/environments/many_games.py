"""Many games at once, in processes that share memory: a batch of decisions in, a batch of moves out."""

import multiprocessing
import time
from collections.abc import Sequence
from ctypes import Array, c_uint8
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from caverna.engine.errors import CavernaError
from caverna.research.crew import cores
from caverna.research.encoding.course_of_play import OVER, CourseOfPlay
from caverna.research.encoding.encode import encode
from caverna.research.encoding.masks import legal_numbers, mask
from caverna.research.environments.rewards import reward_named
from caverna.research.environments.seen import refuse
from caverna.research.matches import deal_seed
from caverna.research.observations import layout_of
from caverna.setup import Setup
from caverna.worker_process import come_and_go_with_the_parent

STEP, TIME, END = b"step", b"time", b"end"


class IllegalMoves(CavernaError):
    """A move of the batch could not be played."""


class Batch(NamedTuple):
    """One row for each game. The arrays are overwritten by the next step: copy what you keep."""

    observations: NDArray[numpy.uint8]
    """What the deciding seat sees."""
    masks: NDArray[numpy.bool_]
    seats: NDArray[numpy.int8]
    """Who decides."""
    rewards: NDArray[numpy.float32]
    """For each seat what the last move brought: something only where a game has ended."""
    over: NDArray[numpy.bool_]
    """Whether the last move ended a game; the row shows the beginning of the next one already."""
    moves: NDArray[numpy.int32]


class Portion(NamedTuple):
    """What one process needs to know."""

    setup: Setup
    reward: str
    first: int
    last: int
    """Its games are those from the first one up to this one."""
    games: int
    memory: "Array[c_uint8]"
    pipe: Connection


class ManyGames:
    """So many games, each begun anew when it is over. To be closed, or used in a `with` block."""

    def __init__(self, setup: Setup, games: int, processes: int | None = None, reward: str = "") -> None:
        reward_named(reward, setup.players)
        context = multiprocessing.get_context("spawn")
        size = sum(array.nbytes for array in arrays_over(setup, games, bytearray(bytes_for(setup, games))))
        memory = context.RawArray(c_uint8, size)
        self.batch = arrays_over(setup, games, memory)
        count = min(games, processes or cores())
        ends = [games * number // count for number in range(count + 1)]
        self.pipes: list[Connection] = []
        self.workers = []
        for first, last in pairwise(ends):
            ours, theirs = context.Pipe()
            portion = Portion(setup, reward, first, last, games, memory, theirs)
            worker = context.Process(target=work, args=(portion,), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self._wait()

    def step(self, moves: Sequence[int] | NDArray[Any]) -> Batch:
        """Play one move in every game."""
        self.batch.moves[:] = moves
        for pipe in self.pipes:
            pipe.send_bytes(STEP)
        self._wait()
        return self.batch

    def _wait(self) -> None:
        problems = [told.decode() for told in [pipe.recv_bytes() for pipe in self.pipes] if told]
        if problems:
            self.close()
            raise IllegalMoves(problems[0])

    def busiest(self) -> float:
        """Seconds of processor time that the busiest of the processes has taken."""
        for pipe in self.pipes:
            pipe.send_bytes(TIME)
        return max(float(pipe.recv_bytes()) for pipe in self.pipes)

    def close(self) -> None:
        """Send the processes home."""
        for pipe in self.pipes:
            pipe.send_bytes(END)
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.pipes, self.workers = [], []

    def __enter__(self) -> "ManyGames":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def shapes_of(setup: Setup, games: int) -> list[tuple[tuple[int, ...], type]]:
    """Of the arrays of a batch, the widest numbers first, so that all of them lie straight."""
    rules = setup.ruleset()
    return [
        ((games, setup.players), numpy.float32),
        ((games,), numpy.int32),
        ((games, layout_of(rules).size), numpy.uint8),
        ((games, len(rules.moves.all)), numpy.bool_),
        ((games,), numpy.int8),
        ((games,), numpy.bool_),
    ]


def bytes_for(setup: Setup, games: int) -> int:
    """How much memory a batch takes."""
    return sum(int(numpy.prod(shape)) * numpy.dtype(kind).itemsize for shape, kind in shapes_of(setup, games))


def arrays_over(setup: Setup, games: int, memory: Any) -> Batch:  # noqa: ANN401 - whatever has a buffer
    """A batch whose arrays lie in this memory."""
    found: list[NDArray[Any]] = []
    start = 0
    for shape, kind in shapes_of(setup, games):
        count = int(numpy.prod(shape))
        found.append(numpy.frombuffer(memory, kind, count, start).reshape(shape))
        start += found[-1].nbytes
    rewards, moves, observations, masks, seats, over = found
    return Batch(observations, masks, seats, rewards, over, moves)


# In a process.


class Shift:
    """The games of one process."""

    def __init__(self, portion: Portion) -> None:
        self.portion = portion
        self.setup = portion.setup
        self.rules = portion.setup.ruleset()
        self.layout = layout_of(self.rules)
        self.reward = reward_named(portion.reward, portion.setup.players)
        self.batch = arrays_over(portion.setup, portion.games, portion.memory)
        self.begun = dict.fromkeys(range(portion.first, portion.last), 0)
        self.courses = {game: self.new_game(game) for game in self.begun}
        self.legal = {game: self.show(game, course) for game, course in self.courses.items()}

    def new_game(self, game: int) -> CourseOfPlay:
        """The next one at this place: it depends on the seed, the place, and how many there were."""
        deal = deal_seed(deal_seed(self.setup.seed, game), self.begun[game])
        self.begun[game] += 1
        return CourseOfPlay(self.setup.box.new_state(self.rules), deal)

    def show(self, game: int, course: CourseOfPlay) -> list[int]:
        """Write down what the deciding seat sees; returns what it may do."""
        batch, legal = self.batch, legal_numbers(course.state)
        batch.observations[game] = numpy.frombuffer(
            encode(self.layout, course.state, course.seat), numpy.uint8
        )
        batch.masks[game] = numpy.frombuffer(mask(legal, batch.masks.shape[1]), numpy.bool_)
        batch.seats[game] = course.seat
        return legal

    def step(self) -> None:
        """One move in each game."""
        batch = self.batch
        for game, course in self.courses.items():
            move = int(batch.moves[game])
            if move not in self.legal[game]:
                refuse(self.setup, course.state, move)
            is_over = course.play(move) == OVER
            batch.over[game] = is_over
            batch.rewards[game] = self.reward(course.state) if is_over else 0.0
            if is_over:
                course = self.courses[game] = self.new_game(game)
            self.legal[game] = self.show(game, course)


def work(portion: Portion) -> None:
    """What a process does until it is sent home."""
    come_and_go_with_the_parent()
    shift = Shift(portion)
    portion.pipe.send_bytes(b"")
    while (asked := portion.pipe.recv_bytes()) != END:
        try:
            if asked == TIME:
                portion.pipe.send_bytes(str(time.process_time()).encode())
                continue
            shift.step()
        except CavernaError as error:
            portion.pipe.send_bytes(str(error).encode())
        else:
            portion.pipe.send_bytes(b"")
