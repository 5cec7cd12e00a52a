"""Measuring in slices: several programs take turns, so that a busy machine slows all of them alike.

Each program waits for requests, one JSON document a line, and answers each with a slice of its measurement.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"

Figures = dict[str, Any]
"""What a slice has measured, by name."""


def answer_requests(measure: Callable[[Figures], Figures]) -> None:
    """What a measured program does: a slice for every request, until nobody asks any more."""
    for line in sys.stdin:
        print(json.dumps(measure(json.loads(line))), flush=True)


class Program:
    """A measured program, waiting for requests."""

    def __init__(self, module: str, compiled: bool = False) -> None:
        environment = dict(os.environ)
        if compiled:
            environment["PYTHONPATH"] = str(COMPILED)
        self.module = module
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **request: object) -> Figures:
        """One slice."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self.module} failed; it says above why")
        found: Figures = json.loads(line)
        return found

    def stop(self) -> None:
        """No more requests."""
        self.process.communicate()
