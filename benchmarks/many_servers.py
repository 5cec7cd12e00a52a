"""One and two servers on a shared PostgreSQL beside one on SQLite: what a command costs, and where.

`python -m benchmarks.many_servers` prints a table for docs/operating.md. What a command costs is CPU time and
hardly depends on what else the machine does; how many moves there are in a second does, so the last line says
how much of the processors others had. The players of all tables run in this process.
"""

import asyncio
import os
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from benchmarks.players import Pair, new_table, play_at, sit_apart
from benchmarks.serving import SHARED, TABLES, Serving, used_by_all
from tests.postgresql import Postgres

TABLES_FOR_TWO = 30
SLICES = 3
SECONDS = 6.0
TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Arrangement:
    """Which server each seat of a table is connected to."""

    name: str
    servers: list[Serving]
    are_apart: bool = False

    def ports(self, number: int) -> tuple[int, int]:
        """The ports of both seats of a table."""
        here = self.servers[number % len(self.servers)].port
        there = self.servers[(number + self.are_apart) % len(self.servers)].port
        return here, there


@dataclass(frozen=True)
class Cost:
    """Milliseconds of CPU for a command: in all servers together, and in the database."""

    servers: float
    database: float
    players: float
    """In this process."""
    rate: float
    """Moves a second, as the machine was."""
    others: float
    """The share of its processors that other programs had meanwhile."""


async def measure(arrangement: Arrangement, postgres: Postgres, first: int) -> Cost:
    """Play flat out for some seconds, at tables that begin."""
    async with AsyncExitStack() as stack:
        pairs: list[Pair] = []
        for number in range(TABLES_FOR_TWO):
            ports = arrangement.ports(number)
            table, tokens = new_table(ports[0], first + number)
            pairs.append(await sit_apart(stack, ports, table, tokens))
        before, begun = used_in(arrangement, postgres), time.perf_counter()
        moves = len(await play_at(pairs, 0.0, SECONDS))
        seconds = time.perf_counter() - begun
    served, kept, played, everything = (
        after - then for after, then in zip(used_in(arrangement, postgres), before, strict=True)
    )
    others = max(0.0, everything - served - kept - played) / seconds / (os.cpu_count() or 1)
    return Cost(1e3 * served / moves, 1e3 * kept / moves, 1e3 * played / moves, moves / seconds, others)


def used_in(arrangement: Arrangement, postgres: Postgres) -> list[float]:
    """Seconds of CPU so far: of the servers, the database, the players, and all programs of the machine."""
    return [used_by(arrangement.servers), cpu_of(postgres), time.process_time(), used_by_all()]


def used_by(servers: list[Serving]) -> float:
    """Seconds of CPU of all servers so far."""
    return sum(server.usage().cpu for server in servers)


def cpu_of(postgres: Postgres) -> float:
    """Seconds of CPU of a database with all its processes, those that have ended included."""
    assert postgres.process is not None
    postmaster = postgres.process.pid
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has ended meanwhile
            continue
        if postmaster in (int(stat.parent.name), int(fields[1])):
            ticks += sum(int(each) for each in fields[11:15])
    return ticks / TICK


def main() -> None:
    postgres = Postgres()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / TABLES).mkdir()
        database = postgres.new_database()
        alone = Serving(TABLES, folder)
        both = [Serving(SHARED, database) for _ in range(2)]
        arrangements = [
            Arrangement("one process, SQLite", [alone]),
            Arrangement("one process, PostgreSQL", both[:1]),
            Arrangement("two processes, PostgreSQL, players of a table at the same", both),
            Arrangement("two processes, PostgreSQL, players of a table at both", both, are_apart=True),
        ]
        found: dict[str, list[Cost]] = {each.name: [] for each in arrangements}
        for number in range(SLICES):
            for each in arrangements:
                found[each.name].append(asyncio.run(measure(each, postgres, TABLES_FOR_TWO * number)))
        for server in (alone, *both):
            server.stop()
    postgres.stop()
    for each in arrangements:
        print(row(each.name, found[each.name]))
    others = [cost.others for costs in found.values() for cost in costs]
    print(f"others had {min(others):.0%} to {max(others):.0%} of the processors")


def row(name: str, costs: list[Cost]) -> str:
    """A line of the table in docs/operating.md."""
    servers, database, players, rate = (
        statistics.median(each)
        for each in zip(*((one.servers, one.database, one.players, one.rate) for one in costs), strict=True)
    )
    return f"| {name} | {servers:.2f} ms | {database:.2f} ms | {players:.2f} ms | {rate:.0f} |"


if __name__ == "__main__":
    main()
