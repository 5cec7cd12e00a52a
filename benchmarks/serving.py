"""A server in a process of its own: ours or the yardstick, which tells what it has used whenever it is asked.

`python -m benchmarks.serving tables|echo FOLDER` or `shared DATABASE`, and how often quiet ones rest.
It prints its port; then each line it reads is answered with what it has used.
"""

import asyncio
import gc
import json
import os
import socket
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import uvicorn

from benchmarks.slices import ROOT

TABLES, ECHO, SHARED = "tables", "echo", "shared"
USUAL_SWEEP = 30.0
"""As in life."""
BEAT = 0.02


class Usage(NamedTuple):
    """What a process has used so far."""

    cpu: float
    kilobytes: float
    longest_lag: float
    """Seconds by which its loop was late at worst, since this was asked last."""
    longest_collection: float
    """Likewise in which Python looked through its objects."""
    commits: list[int]
    """How many commits took so long, in the classes of `caverna_store_seconds`."""


class Serving:
    """One server, seen from outside."""

    def __init__(
        self,
        what: str,
        folder: str,
        root: Path = ROOT,
        sweep_seconds: float = USUAL_SWEEP,
        compiled: bool = True,
    ) -> None:
        where = folder if what == SHARED else f"{folder}/{what}"
        engine = root / "build" / "compiled" if compiled else root / "src"
        environment = {**os.environ, "PYTHONPATH": str(engine)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.serving", what, where, str(sweep_seconds)],
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.port = int(self.answer())

    def answer(self) -> str:
        """The next line it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: the server did not come up; it says above why")
        return line

    def usage(self) -> Usage:
        """Its CPU time and memory now."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return Usage(*json.loads(self.answer()))

    def stop(self) -> None:
        """As from the terminal."""
        self.process.terminate()
        self.process.communicate()


# In its process.


class Watch:
    """What holds the loop up."""

    def __init__(self) -> None:
        self.longest_lag = self.longest_collection = self.begun = 0.0
        gc.callbacks.append(self.see_collection)

    def see_collection(self, phase: str, info: dict[str, int]) -> None:
        """Python looks through its objects, or has done so."""
        if phase == "start":
            self.begun = time.perf_counter()
        else:
            took = time.perf_counter() - self.begun
            self.longest_collection = max(self.longest_collection, took)

    async def feel(self) -> None:
        """How late the loop is, for ever."""
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.longest_lag = max(self.longest_lag, time.perf_counter() - due)

    def take(self) -> tuple[float, float]:
        """The longest of both since this was asked last."""
        found = self.longest_lag, self.longest_collection
        self.longest_lag = self.longest_collection = 0.0
        return found


def main() -> None:
    what, where, sweep_seconds = sys.argv[1:4]
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    server = echo_server(Path(where)) if what == ECHO else table_server(where, float(sweep_seconds))
    print(listening.getsockname()[1], flush=True)
    asyncio.run(serve(server, listening))


async def serve(server: uvicorn.Server, listening: socket.socket) -> None:
    """Until it is told to stop."""
    watch = Watch()
    threading.Thread(target=tell_what_is_used, args=(server, watch), daemon=True).start()
    feeling = asyncio.create_task(watch.feel())
    await server.serve(sockets=[listening])
    feeling.cancel()


def table_server(where: str, sweep_seconds: float) -> uvicorn.Server:
    """Ours, on a folder or a shared database, without limits on how fast and how many one may be."""
    from caverna.server.configuration.settings import Settings
    from caverna.server.run import server_for
    from caverna.server.storage.stores import is_shared

    settings = Settings(
        Path(where),
        message_burst=1e9,
        posts_burst=1e9,
        tables_burst=1e9,
        connections_by_address=10**6,
        most_connections=10**6,
        longest_lag=1e9,
        idle_seconds=1e9,
        sweep_seconds=sweep_seconds,
    )
    if is_shared(where):
        settings = replace(settings, database=where, bots_elsewhere=True)
    return server_for(settings)


def echo_server(folder: Path) -> uvicorn.Server:
    """The yardstick."""
    from benchmarks.bare_echo import echo_server as bare

    return bare(folder)


def tell_what_is_used(server: uvicorn.Server, watch: Watch) -> None:
    """Answer until nobody asks."""
    for _ in sys.stdin:
        usage = Usage(time.process_time(), resident(), *watch.take(), commits_of(server))
        print(json.dumps(usage), flush=True)


def commits_of(server: uvicorn.Server) -> list[int]:
    """How many commits of ours took how long; the yardstick does not count them."""
    lobby = getattr(getattr(server.config.app, "state", None), "lobby", None)
    return [] if lobby is None else list(lobby.metrics.commits.counts)


def used_by_all() -> float:
    """Seconds of CPU that all programs of this machine have used so far, as Linux counts them."""
    name, user, nice, system, _idle, _waiting, *others = Path("/proc/stat").read_text().split()[:9]
    assert name == "cpu"
    return sum(map(int, (user, nice, system, *others))) / os.sysconf("SC_CLK_TCK")


def resident() -> float:
    """Kilobytes of memory in use now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


if __name__ == "__main__":
    main()
