"""A program that starts a server or a thinker for each line it reads, in a process that can be killed.

Everything is loaded once, before the first of them is forked: so a start takes milliseconds, not a second.
Reads `serve DATABASE PORT` or `think DATABASE NUMBER`; writes the number of the process.
"""

import asyncio
import os
import signal
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path

from caverna.server.configuration.settings import Settings
from caverna.server.journal.json_log import log_to_stderr
from caverna.server.run import server_for
from caverna.server.think import think
from caverna.words.texts import Words

LEASE = 2.0


def settings_for(database: str) -> Settings:
    return Settings(
        Path("unused"),
        database=database,
        bots_elsewhere=True,
        bot_processes=1,
        lease_seconds=LEASE,
        message_burst=1e9,
        posts_burst=1e9,
        longest_lag=60,
        unattended_seconds=0.1,
    )


def listen(port: int) -> socket.socket:
    """The same port again; whoever had it may still be dying."""
    for _ in range(500):
        try:
            return socket.create_server(("127.0.0.1", port))
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"port {port} is taken")


def live(kind: str, database: str, number: str) -> None:
    """In a process of its own."""
    log_to_stderr(is_quiet=True)
    settings = settings_for(database)
    if kind == "serve":
        server_for(settings).run(sockets=[listen(int(number))])
    else:
        asyncio.run(think(replace(settings, bots_elsewhere=False), lambda: None))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    server_for(settings_for("")).config.load()
    Words("en")
    for words in map(str.split, sys.stdin):
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                live(*words)
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
