"""Figures about the running server, as Prometheus reads them."""

from bisect import bisect_left

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds in seconds."""


class Metrics:
    """Counters and one histogram."""

    def __init__(self) -> None:
        self.tables = 0
        self.connections = 0
        self.moves = 0
        self.refusals: dict[str, int] = {}
        """By error code."""
        self.errors = 0
        """What should not have happened."""
        self.dropped = 0
        self.latency = [0] * (len(LATENCIES) + 1)
        self.latency_sum = 0.0

    def refuse(self, code: str) -> None:
        """Somebody was told no."""
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def took(self, seconds: float) -> None:
        """From the arrival of a command to the moment its state was on the way to all seats."""
        self.latency[bisect_left(LATENCIES, seconds)] += 1
        self.latency_sum += seconds

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
            "# TYPE caverna_command_seconds histogram",
        ]
        below = 0
        for bound, n in zip((*LATENCIES, "+Inf"), self.latency):
            below += n
            lines.append(f'caverna_command_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"caverna_command_seconds_sum {self.latency_sum}", f"caverna_command_seconds_count {below}"]
        return "\n".join(lines) + "\n"

    def single(self, name: str, kind: str, value: int) -> list[str]:
        """A figure without labels."""
        return [f"# TYPE caverna_{name} {kind}", f"caverna_{name} {value}"]
