"""One and two servers on a shared PostgreSQL beside one on SQLite: what a command costs, and where.

`python -m benchmarks.many_servers` prints a table for docs/operating.md. What counts is CPU time: how many
moves a second come of it is reckoned for cores that have nothing else to do.
"""

import asyncio
import os
import statistics
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from benchmarks.players import Pair, new_table, play_at, sit_apart
from benchmarks.serving import SHARED, TABLES, Serving
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
    median: float
    """Milliseconds until both seats had it, on a machine that may be busy."""


async def measure(arrangement: Arrangement, postgres: Postgres, first: int) -> Cost:
    """Play flat out for some seconds, at tables that begin."""
    async with AsyncExitStack() as stack:
        pairs: list[Pair] = []
        for number in range(TABLES_FOR_TWO):
            ports = arrangement.ports(number)
            table, tokens = new_table(ports[0], first + number)
            pairs.append(await sit_apart(stack, ports, table, tokens))
        served, kept = used_by(arrangement.servers), cpu_of(postgres)
        taken = sorted(await play_at(pairs, 0.0, SECONDS))
        served, kept = used_by(arrangement.servers) - served, cpu_of(postgres) - kept
    return Cost(1e3 * served / len(taken), 1e3 * kept / len(taken), 1e3 * taken[len(taken) // 2])


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
        print(row(each.name, found[each.name], len(each.servers)))


def row(name: str, costs: list[Cost], processes: int) -> str:
    """A line of the table in docs/operating.md."""
    servers = statistics.median(cost.servers for cost in costs)
    database = statistics.median(cost.database for cost in costs)
    moves = processes * 1e3 / servers
    return f"| {name} | {servers:.2f} ms | {database:.2f} ms | {moves:.0f} |"


if __name__ == "__main__":
    main()
