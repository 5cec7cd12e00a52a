"""How long tests wait for what must come: long enough for a busy machine, and no longer than it takes."""

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds. Nobody waits them out but a test that fails."""


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Look again and again until it is so; `what` says what never came."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, f"never came: {what}"
        time.sleep(0.01)
