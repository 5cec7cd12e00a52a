"""Many independent jobs, done by whoever there is, and not done twice: the engine room of arena and training.

A run has a list of jobs with keys. What a job comes to depends on the job alone, never on who does it or
when, so the same run gives the same results with any crew, also if it is stopped and goes on later.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Generic, NamedTuple, TypeVar

from caverna.engine.errors import CavernaError
from caverna.research.crew import Crew, Failure, Job
from caverna.research.run_directory import RunDirectory

J = TypeVar("J")
R = TypeVar("R")


class JobFailed(CavernaError):
    """A job raised an error."""


class Done(NamedTuple, Generic[R]):
    """The result of a job."""

    key: str
    result: R
    is_new: bool
    """Not kept from an earlier start of the same run."""


def run_jobs(
    work: Callable[[J], R],
    jobs: Iterable[Job[J]],
    crew: Crew[J, R],
    kept: RunDirectory[R] | None = None,
) -> Generator[Done[R]]:
    """All results, as they come. A job is asked for when somebody is free: the caller may stop giving."""
    coming, given = iter(jobs), 0
    try:
        while True:
            while given < crew.hands and (job := next(coming, None)) is not None:
                if kept is not None and job.key in kept.results:
                    yield Done(job.key, kept.results[job.key], is_new=False)
                else:
                    crew.give(work, job)
                    given += 1
            if not given:
                return
            for key, result in crew.take():
                given -= 1
                yield Done(key, keep(key, result, kept), is_new=True)
    finally:
        crew.leave()


def keep(key: str, result: R | Failure, kept: RunDirectory[R] | None) -> R:
    """Write a result down; what is no result ends the run."""
    if isinstance(result, Failure):
        raise JobFailed(f"{key} failed:\n{result.trace.rstrip()}")
    if kept is not None:
        kept.add(key, result)
    return result
