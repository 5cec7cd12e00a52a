"""The server as it was at another commit, beside the one of today and the yardstick: what a command costs.

`python -m benchmarks.former_server TREE`, where TREE is a work tree of that commit (`git worktree add`). All
take turns, and every table is played for the same number of moves. The server of today runs on the plain
engine and, as `caverna serve` does by itself, on the compiled one if it is built.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.players import echo_at, line_to_echo, new_table, play, sit_down
from benchmarks.serving import ECHO, Serving
from benchmarks.slices import COMPILED, ROOT

TABLES_FOR_TWO, MOVES = 200, 6
SLICES = 3
ECHO_SECONDS = 2.0
TICK = os.sysconf("SC_CLK_TCK")
PROGRAM = """
import asyncio, dataclasses, socket, sys
from pathlib import Path
try:
    from caverna.server.configuration.settings import Settings
except ImportError:
    from caverna.server.settings import Settings
from caverna.server.run import server_for

generous = {"message_burst": 1e9, "posts_burst": 1e9, "tables_burst": 1e9, "connections_by_address": 10**6}
known = {field.name for field in dataclasses.fields(Settings)}
settings = Settings(Path(sys.argv[1]), **{name: most for name, most in generous.items() if name in known})
listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
print(listening.getsockname()[1], flush=True)
asyncio.run(server_for(settings).serve(sockets=[listening]))
"""
"""Settings have moved, and there are more of them."""


class Former:
    """A server of some tree, on one of its engines."""

    def __init__(self, engine: Path, data: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, data],
            cwd=data,
            env={**os.environ, "PYTHONPATH": str(engine)},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        """Seconds of CPU so far, without those of its workers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def stop(self) -> None:
        """As from the terminal."""
        self.process.terminate()
        self.process.wait()


async def ms_a_command(server: Former, first: int) -> tuple[float, float]:
    """And how many moves a second there were."""
    async with AsyncExitStack() as stack:
        pairs = [
            await sit_down(stack, server.port, *new_table(server.port, first + number))
            for number in range(TABLES_FOR_TWO)
        ]
        taken: list[float] = []
        before, begun = server.cpu(), time.perf_counter()
        await asyncio.gather(*(play(pair, taken, 0.0, most=MOVES) for pair in pairs))
        return 1e3 * (server.cpu() - before) / len(taken), len(taken) / (time.perf_counter() - begun)


async def ms_an_echo(yardstick: Serving) -> float:
    """The yardstick."""
    async with AsyncExitStack() as stack:
        lines = [await line_to_echo(stack, yardstick.port) for _ in range(TABLES_FOR_TWO)]
        before = yardstick.usage().cpu
        count = await echo_at(lines, ECHO_SECONDS)
        return 1e3 * (yardstick.usage().cpu - before) / count


def main() -> None:
    former_tree = Path(sys.argv[1]).resolve()
    engines = {"then": former_tree / "src", "now": ROOT / "src", "now, compiled": COMPILED}
    if not COMPILED.is_dir():
        del engines["now, compiled"]
    with tempfile.TemporaryDirectory() as folder:
        for name in (ECHO, *engines):
            (Path(folder) / name).mkdir()
        yardstick = Serving(ECHO, folder)
        servers = {name: Former(engine, f"{folder}/{name}") for name, engine in engines.items()}
        slices: list[list[float]] = []
        for number in range(SLICES):
            figures = [asyncio.run(ms_an_echo(yardstick))]
            for server in servers.values():
                figures += asyncio.run(ms_a_command(server, TABLES_FOR_TWO * number))
            slices.append(figures)
        yardstick.stop()
        for server in servers.values():
            server.stop()
    tell(list(engines), slices)


def tell(names: list[str], slices: list[list[float]]) -> None:
    """Each slice, and the medians of the ratios."""
    print("ms of CPU an echo; then ms of CPU a command and moves a second:", ", ".join(names))
    for echo, *figures in slices:
        print(f"{echo:.2f};", *(f"{figure:.2f}" for figure in figures))
    for number, name in enumerate(names[1:], 1):
        cheaper = statistics.median(each[1] / each[1 + 2 * number] for each in slices)
        more = statistics.median(each[2 + 2 * number] / each[2] for each in slices)
        print(f"{name}: a command costs one part in {cheaper:.1f}, {more:.1f} times the moves a second")


if __name__ == "__main__":
    main()
