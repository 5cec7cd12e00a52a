"""The server as it was at another commit, beside the one of today and the yardstick: what a command costs.

`python -m benchmarks.former_server TREE`, where TREE is a work tree of that commit (`git worktree add`). All of
them run on the plain engine and take turns, and every table is played for the same number of moves.
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
from benchmarks.slices import ROOT

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
    """A server of some tree."""

    def __init__(self, tree: Path, data: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, data],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
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
    with tempfile.TemporaryDirectory() as folder:
        for name in (ECHO, "then", "now"):
            (Path(folder) / name).mkdir()
        yardstick = Serving(ECHO, folder)
        servers = [Former(tree, f"{folder}/{name}") for tree, name in ((former_tree, "then"), (ROOT, "now"))]
        print("ms of CPU: an echo, a command then and now; moves a second then and now; ratios of both")
        ratios = []
        for number in range(SLICES):
            echo = asyncio.run(ms_an_echo(yardstick))
            (then, rate_then), (now, rate_now) = (
                asyncio.run(ms_a_command(server, TABLES_FOR_TWO * number)) for server in servers
            )
            ratios.append((then / now, rate_now / rate_then))
            print(f"{echo:.2f} {then:.2f} {now:.2f}; {rate_then:.0f} {rate_now:.0f}; {then / now:.1f}", end=" ")
            print(f"{rate_now / rate_then:.1f}", flush=True)
        print("median:", *(f"{statistics.median(each):.1f}" for each in zip(*ratios, strict=True)))
        for server in (yardstick, *servers):
            server.stop()


if __name__ == "__main__":
    main()
