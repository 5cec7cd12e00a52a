"""Processes that think for the server: niced, with a time limit; one that dies is replaced by exactly one.

Every worker has a thread here that waits for it, so nobody else notices what becomes of it.
"""

import asyncio
import multiprocessing
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TypeVar

from caverna.worker_process import come_and_go_with_the_parent, let_others_go_first

A = TypeVar("A")
R = TypeVar("R")
ATTEMPTS = 2
"""So often something is tried whose worker dies: then it is the work that kills them."""
LAST_SECONDS = 3


class WorkFailed(Exception):
    """What was to be done raised an error: its trace."""


class WorkerDied(Exception):
    """Nobody survived it."""


class TookTooLong(Exception):
    """The time was up; whoever worked at it is gone."""


@dataclass(frozen=True)
class Mishap:
    """An error in a worker, as text, because not every error can travel."""

    trace: str


class Worker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work_for, args=(theirs,), daemon=True, name="thinker")
        self.process.start()
        theirs.close()

    def do(self, work: Callable[[A], R], argument: A, seconds: float) -> R:
        """Have something done within so many seconds."""
        try:
            self.line.send((work, argument))
            if not self.line.poll(seconds):
                raise TookTooLong(f"{work.__name__} took more than {seconds:g} s")
            result: R | Mishap = self.line.recv()
        except (EOFError, OSError):
            raise WorkerDied(work.__name__) from None
        if isinstance(result, Mishap):
            raise WorkFailed(result.trace)
        return result

    def end(self) -> None:
        """It has nothing that would have to be kept."""
        self.process.kill()
        self.process.join(LAST_SECONDS)
        self.line.close()


class Workers:
    """So many processes; they start when there is something for them to do."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(processes, "waiting for a worker")
        self.mine = threading.local()
        """The worker of each thread."""
        self.all: set[Worker] = set()
        self.have_ended = threading.Event()

    async def have(self, work: Callable[[A], R], argument: A) -> R:
        """Have something done by whoever is free first."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.see_to, work, argument)

    def wake(self) -> None:
        """Let a first worker start: there will be something to do."""
        if not self.all:
            self.threads.submit(self.worker)

    async def stop(self) -> None:
        """Send all home."""
        self.close()
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.all:
            worker.end()

    def close(self) -> None:
        """The same without waiting for it."""
        self.have_ended.set()
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self.all):
            worker.process.kill()

    # In a thread.

    def see_to(self, work: Callable[[A], R], argument: A) -> R:
        """Have it done by the worker of this thread; if it does not survive that, by one other."""
        for _ in range(ATTEMPTS):
            worker = self.worker()
            try:
                return worker.do(work, argument, self.seconds)
            except WorkerDied:
                self.dismiss(worker)
            except TookTooLong:
                self.dismiss(worker)
                raise
        raise WorkerDied(work.__name__)

    def worker(self) -> Worker:
        """The worker of this thread."""
        worker: Worker | None = getattr(self.mine, "worker", None)
        if worker is not None and not worker.process.is_alive():
            self.dismiss(worker)
            worker = None
        if worker is None:
            if self.have_ended.is_set():
                raise WorkerDied("all were sent home")
            worker = self.mine.worker = Worker()
            self.all.add(worker)
            if self.have_ended.is_set():
                worker.process.kill()
        return worker

    def dismiss(self, worker: Worker) -> None:
        """It is of no more use."""
        self.mine.worker = None
        self.all.discard(worker)
        worker.end()


# In a worker.


def work_for(line: Connection) -> None:
    """Do what is asked, one thing after the other, until nobody asks any more."""
    come_and_go_with_the_parent()
    let_others_go_first()
    while True:
        try:
            work, argument = line.recv()
        except EOFError:
            return
        line.send(outcome(work, argument))


def outcome(work: Callable[[A], R], argument: A) -> R | Mishap:
    """What comes of it; an error is an outcome, too."""
    try:
        return work(argument)
    except Exception:
        return Mishap(traceback.format_exc())
