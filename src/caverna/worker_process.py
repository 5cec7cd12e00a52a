"""A process that works for another one, and must not outlive it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

NICENESS = 10


def come_and_go_with_the_parent() -> None:
    """An interrupt is the parent's business; without the parent there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave_with_it() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_it, daemon=True).start()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C and SIGTERM wait until processes have been started: one that is half begun complains loudly."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: waiting.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for late in waiting:
            signal.raise_signal(late)


def let_others_go_first() -> None:
    """Whoever waits for the parent does not wait for this process: it takes what is left of the machine."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
