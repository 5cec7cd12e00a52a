"""Jobs that processes other than the test's own can import."""

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    """What most jobs here do."""
    if number < 0:
        raise ValueError(f"{number} is below zero")
    return number * number


def square_or_die_once(job: tuple[int, str]) -> int:
    """The worker that gets the job with a file name dies, unless the file says that one died already."""
    number, mark = job
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    """No worker survives this."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number
