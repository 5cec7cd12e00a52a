"""A server in a process of its own: ours or the yardstick, which tells what it has used whenever it is asked.

`python -m benchmarks.serving tables|echo FOLDER` or `shared DATABASE`. It prints its port; then each line it
reads is answered with its CPU time in seconds and its memory in kilobytes.
"""

import asyncio
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


class Usage(NamedTuple):
    """What a process has used so far."""

    cpu: float
    kilobytes: float


class Serving:
    """One server, seen from outside."""

    def __init__(self, what: str, folder: str, root: Path = ROOT) -> None:
        where = folder if what == SHARED else f"{folder}/{what}"
        environment = {**os.environ, "PYTHONPATH": str(root / "build" / "compiled")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.serving", what, where],
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


def main() -> None:
    what, where = sys.argv[1:3]
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    server = echo_server(Path(where)) if what == ECHO else table_server(where)
    print(listening.getsockname()[1], flush=True)
    threading.Thread(target=tell_what_is_used, daemon=True).start()
    asyncio.run(server.serve(sockets=[listening]))


def table_server(where: str) -> uvicorn.Server:
    """Ours, on a folder or a shared database, without limits on how fast and how many one may be."""
    from caverna.server.run import server_for
    from caverna.server.settings import Settings
    from caverna.server.stores import is_shared

    settings = Settings(
        Path(where),
        message_burst=1e9,
        posts_burst=1e9,
        tables_burst=1e9,
        connections_by_address=10**6,
        most_connections=10**6,
        longest_lag=1e9,
        idle_seconds=1e9,
        sweep_seconds=2,
    )
    if is_shared(where):
        settings = replace(settings, database=where, bots_elsewhere=True)
    return server_for(settings)


def echo_server(folder: Path) -> uvicorn.Server:
    """The yardstick."""
    from benchmarks.bare_echo import echo_server as bare

    return bare(folder)


def tell_what_is_used() -> None:
    """Answer until nobody asks."""
    for _ in sys.stdin:
        print(json.dumps([time.process_time(), resident()]), flush=True)


def resident() -> float:
    """Kilobytes of memory in use now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


if __name__ == "__main__":
    main()
