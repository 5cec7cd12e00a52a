"""A Ray cluster does the jobs: the one that RAY_ADDRESS names, or one of our own on this machine."""

import logging
import os
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

import ray
from ray.exceptions import RayError

from caverna.research.crew import MOST_ATTEMPTS, Crew, Failure, Job, WorkersDied, attempt, cores
from caverna.words.told import ToldError

J = TypeVar("J")
R = TypeVar("R")


class NoCluster(ToldError):
    """There is no cluster to work on."""


class Task(Protocol[J, R]):
    """A function that runs in the cluster."""

    def remote(self, work: Callable[[J], R], what: J, /) -> "ray.ObjectRef[R | Failure]": ...


class RayCrew(Crew[J, R]):
    """Workers of a cluster. Ray gives the job of a worker that dies to another one."""

    def __init__(self, count: int | None) -> None:
        self.is_guest = ray.is_initialized()
        if not self.is_guest:
            join_cluster(count or cores())
        there = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        self.hands = 2 * min(count or there, there)
        self.task: Task[J, R] = ray.remote(max_retries=MOST_ATTEMPTS - 1)(attempt)
        self.given: dict[ray.ObjectRef[R | Failure], str] = {}

    def give(self, work: Callable[[J], R], job: Job[J]) -> None:
        self.given[self.task.remote(work, job.what)] = job.key

    def take(self) -> list[tuple[str, R | Failure]]:
        ready, _ = ray.wait(list(self.given), num_returns=1)
        try:
            return [(self.given.pop(each), ray.get(each)) for each in ready]
        except RayError as error:
            raise WorkersDied("error-cluster-gave-up", error=str(error)) from error

    def leave(self) -> None:
        for each in self.given:
            ray.cancel(each, force=True)
        self.given = {}
        if not self.is_guest:
            ray.shutdown()


def join_cluster(count: int) -> None:
    """The cluster the environment names; without one, so many workers here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    start = partial(ray.init, logging_level=logging.WARNING, log_to_driver=False)
    if not os.environ.get("RAY_ADDRESS"):
        start = partial(start, "local", num_cpus=count, include_dashboard=False)
    for attempts_left in reversed(range(MOST_ATTEMPTS)):
        try:
            start()
            return
        except Exception as error:  # of many kinds, and on a busy machine a start that takes too long is one
            ray.shutdown()
            if not attempts_left:
                raise NoCluster("error-no-cluster", error=str(error)) from error
