"""Figures about the running server, as Prometheus reads them."""

import mmap
from bisect import bisect_left
from pathlib import Path

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds in seconds."""


class Histogram:
    """How long something took, in classes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.counts = [0] * (len(LATENCIES) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(LATENCIES, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """As Prometheus reads it: how many took at most so long."""
        lines, below = [f"# TYPE caverna_{self.name} histogram"], 0
        for bound, n in zip((*LATENCIES, "+Inf"), self.counts):
            below += n
            lines.append(f'caverna_{self.name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"caverna_{self.name}_sum {self.sum}", f"caverna_{self.name}_count {below}"]


class Metrics:
    """Counters and histograms."""

    def __init__(self) -> None:
        self.tables = 0
        self.connections = 0
        self.moves = 0
        self.refusals: dict[str, int] = {}
        """By error code."""
        self.errors = 0
        """What should not have happened."""
        self.dropped = 0
        self.commands = Histogram("command_seconds")
        """From the arrival of a command to the moment its state was on the way to all seats."""
        self.commits = Histogram("store_seconds")
        """What the store took to keep a change."""

    def refuse(self, code: str) -> None:
        """Somebody was told no."""
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def text(self) -> str:
        """All figures."""
        lines = [
            *self.single("tables_loaded", "gauge", self.tables),
            *self.single("connections", "gauge", self.connections),
            *self.single("moves_total", "counter", self.moves),
            *self.single("errors_total", "counter", self.errors),
            *self.single("dropped_connections_total", "counter", self.dropped),
            "# TYPE caverna_refusals_total counter",
            *(f'caverna_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items())),
            *self.commands.lines(),
            *self.commits.lines(),
            *self.single("memory_bytes", "gauge", memory_used()),
        ]
        return "\n".join(lines) + "\n"

    def gauges(self, **figures: float) -> str:
        """Figures that others know."""
        lines = [line for name, value in figures.items() for line in self.single(name, "gauge", value)]
        return "\n".join(lines) + "\n"

    def single(self, name: str, kind: str, value: float) -> list[str]:
        """A figure without labels."""
        return [f"# TYPE caverna_{name} {kind}", f"caverna_{name} {value}"]


def memory_used() -> int:
    """Bytes of memory this process holds; where nobody says so, none."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * mmap.PAGESIZE
