"""Two servers and two thinkers on one database, players on both, and any of them may die at any time.

Nothing that was acknowledged is lost or there twice, and all bots go on. `make soak` kills more of them.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from caverna.server.storage.store import StoredTable
from caverna.server.storage.stores import open_store
from tests.patience import wait_until
from tests.postgresql import Postgres, free_port
from tests.server.nomads import Tribe, set_table

KILLS = int(os.environ.get("CAVERNA_KILLS", "10"))
PORTS = 2
THINKERS = 2
MOVES_BETWEEN = 6
MOVES_AFTER = 12
LONGEST_BETWEEN = 20.0
TABLES = (("human", "random"), ("human", "random", "greedy"), ("human", "human"), ("human",))


@dataclass
class Village:
    """Everything that can be killed."""

    postgres: Postgres
    spawner: subprocess.Popen[str]
    database: str
    ports: list[int] = field(default_factory=lambda: [free_port() for _ in range(PORTS)])
    processes: dict[str, int] = field(default_factory=dict)
    """The number of the process by the line that starts it."""
    killed: dict[str, int] = field(default_factory=dict)

    def start_all(self) -> None:
        for port in self.ports:
            self.start(f"serve {self.database} {port}")
        for number in range(THINKERS):
            self.start(f"think {self.database} {number}")

    def start(self, line: str) -> None:
        assert self.spawner.stdin is not None
        assert self.spawner.stdout is not None
        self.spawner.stdin.write(f"{line}\n")
        self.spawner.stdin.flush()
        self.processes[line] = int(self.spawner.stdout.readline())

    def strike(self, luck: random.Random) -> None:
        """Somebody dies, or is told to go, and after a while another one takes his place."""
        victim = luck.choice([*self.processes, "postgresql"])
        how = luck.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM))
        if victim == "postgresql":
            how = signal.SIGKILL
        what = f"{victim.split()[0]} {how.name}"
        self.killed[what] = self.killed.get(what, 0) + 1
        if victim == "postgresql":
            self.postgres.kill()
        else:
            with suppress(ProcessLookupError):
                os.kill(self.processes[victim], how)
        time.sleep(luck.uniform(0, 1))
        if victim == "postgresql":
            self.postgres.start()
            self.start_the_dead()
        else:
            self.start(victim)

    def start_the_dead(self) -> None:
        """Who was started while there was no database has given up: he is started again."""
        for line, process in list(self.processes.items()):
            if not is_alive(process):
                self.start(line)

    def end(self) -> None:
        for process in self.processes.values():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def is_alive(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


@pytest.fixture
def village() -> Iterator[Village]:
    program = Path(__file__).with_name("killable_processes.py")
    postgres = Postgres()
    with subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as spawner:
        village = Village(postgres, spawner, postgres.new_database())
        village.start_all()
        yield village
        village.end()
        assert spawner.stdin is not None
        spawner.stdin.close()
    postgres.stop()


def test_nothing_acknowledged_is_lost_or_doubled_and_all_bots_go_on(village: Village) -> None:
    luck = random.Random(11)
    tribe = Tribe(lambda: luck.choice(village.ports), luck)
    for kinds in TABLES:
        tribe.settle(*kinds)
    bots_alone = set_table(tribe.ports, "random", "random").id
    for _ in range(KILLS):
        wait_for_moves(tribe, village)
        village.strike(luck)
        tribe.check()
        print(sum(village.killed.values()), "kills,", tribe.acknowledged, "commands", flush=True)
    village.start_the_dead()
    goals = [(nomad, nomad.acknowledged + MOVES_AFTER) for nomad in tribe.nomads]
    wait_until(
        lambda: tribe.has_played(0) and all(each.is_over or each.acknowledged > n for each, n in goals),
        "that every table goes on, for which its bots have to play",
    )
    wait_until(lambda: is_over(village, bots_alone), "the end of a game of bots alone")
    tribe.end()
    stored = asyncio.run(all_tables(village.database))
    for nomad in tribe.nomads:
        nomad.compare(log_of(stored[nomad.table.id]), stored[nomad.table.id].version)
    assert tribe.acknowledged > KILLS * MOVES_BETWEEN, "there was something to lose"
    assert sum(nomad.losses for nomad in tribe.nomads) > 0, "somebody has noticed something"
    print(village.killed, tribe.acknowledged, "commands acknowledged", flush=True)


def is_over(village: Village, table: str) -> bool:
    stored = asyncio.run(all_tables(village.database))
    return stored[table].is_over


def wait_for_moves(tribe: Tribe, village: Village) -> None:
    """There must be something going on to be interrupted; but whoever is stuck is not waited for."""
    goal, deadline = tribe.acknowledged + MOVES_BETWEEN, time.monotonic() + LONGEST_BETWEEN
    while not tribe.has_played(goal) and time.monotonic() < deadline:
        time.sleep(0.02)
    village.start_the_dead()


async def all_tables(database: str) -> dict[str, StoredTable]:
    store = await open_store(database)
    found = {}
    for table in await store.table_ids():
        stored = await store.load(table)
        assert stored is not None
        found[table] = stored
    await store.close()
    return found


def log_of(table: StoredTable) -> list[str]:
    return [f"{'forced' if move.is_forced else move.seat} {move.move}" for move in table.moves]
