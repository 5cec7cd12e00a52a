"""How far a long run is, on standard error, for those who watch."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from caverna.research.executor import Done

R = TypeVar("R")
T = TypeVar("T")
BAR_WIDTH = 30
PAUSE = 0.1
"""Seconds between two looks at the bar."""


def is_watched() -> bool:
    """Whether somebody sits before standard error."""
    return sys.stderr.isatty()


def watched(results: Iterator[Done[R]], of: int) -> Iterator[Done[R]]:
    """The same results, with a bar if somebody watches."""
    if not is_watched():
        yield from results
        return
    done = new = 0
    began = shown = time.monotonic()
    show(progress_bar(0, of))
    try:
        for each in results:
            done, new = done + 1, new + each.is_new
            now = time.monotonic()
            if now - shown > PAUSE or done == of:
                show(progress_line(done, of, new, now - began))
                shown = now
            yield each
    finally:
        print(file=sys.stderr)


@contextmanager
def busy_with(what: str) -> Iterator[None]:
    """Says what takes so long, while it does, if somebody watches."""
    if not is_watched():
        yield
        return
    show(f"{what} ...")
    try:
        yield
    finally:
        show("")


def counted(things: Iterable[T], what: str) -> Iterator[T]:
    """The same things, with their number so far if somebody watches: for those whose end nobody knows."""
    shown = time.monotonic()
    for number, thing in enumerate(things, 1):
        if is_watched() and time.monotonic() - shown > PAUSE:
            show(f"{number} {what}")
            shown = time.monotonic()
        yield thing
    if is_watched():
        show("")


def show(line: str) -> None:
    """Write over the line before."""
    print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)


def progress_line(done: int, of: int, new: int, seconds: float) -> str:
    """`[#####.....] 50 of 100, 120 a minute, 0:25 left`; what was kept says nothing about speed."""
    line = progress_bar(done, of)
    if not new or not seconds:
        return line
    left = round((of - done) * seconds / new)
    return f"{line}, {60 * new / seconds:.0f} a minute, {clock(left)} left"


def progress_bar(done: int, of: int) -> str:
    """`[#####.....] 50 of 100`."""
    filled = BAR_WIDTH * done // of
    return f"[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {done} of {of}"


def clock(seconds: int) -> str:
    """`0:25`, `1:02:03`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
