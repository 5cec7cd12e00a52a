"""A real program in a real terminal of 80x24, and everything it has written there."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

from tests.patience import PATIENCE

SIZE = struct.pack("HHHH", 24, 80, 0, 0)


class RealTerminal:
    """`caverna` with these words, until the block is left."""

    def __init__(self, words: Sequence[str], surroundings: Mapping[str, str]) -> None:
        self.raw = ""
        self.is_over = False
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            environment = {**os.environ, **surroundings}
            if "NO_COLOR" not in surroundings:
                environment.pop("NO_COLOR", None)
            os.execve(sys.executable, [sys.executable, "-m", "caverna", *words], environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, SIZE)

    def __enter__(self) -> "RealTerminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self.is_over:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.terminal, text.encode())

    def wait_for(self, text: str) -> None:
        """Until this has been written."""
        last = time.monotonic() + PATIENCE
        while text not in self.raw:
            assert time.monotonic() < last, self.raw[-2000:]
            if select.select([self.terminal], [], [], 1)[0]:
                self.raw += os.read(self.terminal, 65536).decode(errors="replace")

    def ends_with(self) -> int:
        """Wait for its end; what it says to the shell."""
        _, status = os.waitpid(self.process, 0)
        self.is_over = True
        return os.waitstatus_to_exitcode(status)
