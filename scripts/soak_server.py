"""A million messages and a hundred thousand requests of every kind to a server: `make soak`.

Like `scripts/soak.py` it takes a number: of messages, ten times as many as requests.
"""

import sys
import tempfile
import time
from pathlib import Path

from caverna.server.configuration.settings import Settings
from tests.server.fuzzing import send_messages
from tests.server.fuzzing_http import send_requests

MESSAGES = 1_000_000
AT_A_TIME = 100_000


def main() -> None:
    """Server after server, each with other messages."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else MESSAGES
    began, done, seed = time.monotonic(), 0, 1
    while done < wanted:
        batch = min(AT_A_TIME, wanted - done)
        for send, count in ((send_messages, batch), (send_requests, max(1000, batch // 10))):
            with tempfile.TemporaryDirectory(prefix="caverna-soak-") as folder:
                send(Settings(Path(folder), bot_processes=1), count, seed)
        done, seed = done + batch, seed + 1
        print(f"soak: {done:,} of {wanted:,} messages, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{seed - 1} passed, 0 failed")


if __name__ == "__main__":
    main()
