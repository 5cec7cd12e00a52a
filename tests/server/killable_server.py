"""A program that starts a server for each line it reads, in a process of its own that can be killed.

Everything is loaded once, before the first server is forked: so a start takes milliseconds, not a second.
Reads the folder with the data; writes the number of the process and the port.
"""

import os
import signal
import socket
import sys
from pathlib import Path

from caverna.server.configuration.settings import Settings
from caverna.server.run import server_for
from caverna.words.texts import Words


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    server_for(Settings(Path("unused"))).config.load()
    Words("en")
    for line in sys.stdin:
        listening = socket.create_server(("127.0.0.1", 0))
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            settings = Settings(Path(line.strip()), message_burst=1e9, posts_burst=1e9, bot_processes=1)
            server_for(settings).run(sockets=[listening])
            os._exit(0)
        print(child, listening.getsockname()[1], flush=True)
        listening.close()


if __name__ == "__main__":
    main()
