"""A process that works for another one, and must not outlive it."""

import multiprocessing
import os
import signal
import threading

NICENESS = 10


def come_and_go_with_the_parent() -> None:
    """An interrupt is the parent's business; without the parent there is nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave_with_it() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave_with_it, daemon=True).start()


def let_others_go_first() -> None:
    """Whoever waits for the parent does not wait for this process: it takes what is left of the machine."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
