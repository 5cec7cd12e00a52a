"""Those who do the jobs of a run: this process alone, processes beside it, or a cluster."""

import os
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Generic, NamedTuple, TypeVar

from caverna.words.told import ToldError
from caverna.worker_process import come_and_go_with_the_parent, undisturbed

J = TypeVar("J")
R = TypeVar("R")
MOST_ATTEMPTS = 3
"""So often a job is tried whose worker dies; after that it is the job that kills them."""


class Job(NamedTuple, Generic[J]):
    """Something to be done, and a key that is the same whenever the same run is started."""

    key: str
    what: J


@dataclass(frozen=True)
class Failure:
    """A job raised an error: what it was, as text, because not every error can travel."""

    trace: str


class WorkersDied(ToldError):
    """Workers die again and again."""


def attempt(work: Callable[[J], R], what: J) -> R | Failure:
    """Do a job; an error is a result, too."""
    try:
        return work(what)
    except Exception:
        return Failure(traceback.format_exc())


class Crew(ABC, Generic[J, R]):
    """Takes jobs and hands back results, whichever is ready first."""

    hands: int
    """So many jobs it wants to have at a time."""

    @abstractmethod
    def give(self, work: Callable[[J], R], job: Job[J]) -> None:
        """One more job."""

    @abstractmethod
    def take(self) -> list[tuple[str, R | Failure]]:
        """Wait until something is ready; the keys with what came out."""

    @abstractmethod
    def leave(self) -> None:
        """Everybody goes home; what is not ready is dropped."""


class Alone(Crew[J, R]):
    """This process does one job after the other."""

    def __init__(self) -> None:
        self.hands = 1
        self.given: list[tuple[Callable[[J], R], Job[J]]] = []

    def give(self, work: Callable[[J], R], job: Job[J]) -> None:
        self.given.append((work, job))

    def take(self) -> list[tuple[str, R | Failure]]:
        work, job = self.given.pop(0)
        return [(job.key, attempt(work, job.what))]

    def leave(self) -> None:
        self.given.clear()


class Processes(Crew[J, R]):
    """Processes of this machine. A job whose worker dies is given to another one."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.hands = 2 * count
        self.pool: ProcessPoolExecutor | None = None
        self.given: dict[Future[R | Failure], tuple[Callable[[J], R], Job[J]]] = {}
        self.deaths: dict[str, int] = {}

    def give(self, work: Callable[[J], R], job: Job[J]) -> None:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count, get_context("spawn"), initializer=come_and_go_with_the_parent
            )
        try:
            with undisturbed():  # the first job starts the processes
                future = self.pool.submit(attempt, work, job.what)
        except BrokenProcessPool:
            self.start_again()
            self.give(work, job)
        else:
            self.given[future] = (work, job)

    def take(self) -> list[tuple[str, R | Failure]]:
        while True:
            ready, _ = wait(self.given, return_when=FIRST_COMPLETED)
            if any(isinstance(future.exception(), BrokenProcessPool) for future in ready):
                self.start_again()
            else:
                return [(self.given.pop(future)[1].key, future.result()) for future in ready]

    def start_again(self) -> None:
        """New processes, and all jobs that were not ready once more."""
        lost = [each for future, each in self.given.items() if not is_ready(future)]
        ready = {future: each for future, each in self.given.items() if is_ready(future)}
        for _, job in lost:
            self.deaths[job.key] = self.deaths.get(job.key, 0) + 1
            if self.deaths[job.key] >= MOST_ATTEMPTS:
                keys = ", ".join(job.key for _, job in lost)
                raise WorkersDied("error-workers-died", count=MOST_ATTEMPTS, jobs=keys)
        self.leave()
        self.given = ready
        for work, job in lost:
            self.give(work, job)

    def leave(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = None
        self.given = {}


def is_ready(future: Future[R]) -> bool:
    """Whether there is a result."""
    return future.done() and not future.cancelled() and future.exception() is None


def cores() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
