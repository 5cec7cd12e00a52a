"""Talking to a program over its standard input and output: lines, each with a time limit, and no trust."""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from collections.abc import Mapping
from typing import IO

from caverna.engine.errors import CavernaError

LONGEST_LINE = 10_000
"""Bytes; whoever says more at a time is not listened to any longer."""
MOST_LINES = 1000
"""So many lines may wait to be read; whoever says more is not listened to any longer."""
PASSED_ON = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT")
"""All that a program learns of the environment it is started in."""


class ProgramFailed(CavernaError):
    """A program broke the rules of the conversation, or is gone."""


class Conversation:
    """A program that has been started, in an empty folder of its own, until it is dismissed."""

    def __init__(self, command: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="caverna-bot-")
        try:
            self.process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=self.folder.name,
                env=little_of(os.environ),
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self.folder.cleanup()
            raise ProgramFailed(f"cannot be started: {error}") from None
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        assert self.process.stdout is not None
        reader = threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True)
        reader.start()
        self.dismiss = weakref.finalize(self, end, self.process, self.folder)
        """Ends the program and takes its folder away, at the latest when nobody holds the conversation."""

    def say(self, *lines: str) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self.process.stdin.flush()
        except OSError:
            raise ProgramFailed("has ended") from None

    def hear(self, deadline: float) -> str:
        """The next line it says, in time."""
        try:
            line = self.lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise ProgramFailed("did not answer in time") from None
        if not line:
            raise ProgramFailed("has ended")
        if len(line) >= LONGEST_LINE:
            raise ProgramFailed(f"said a line of more than {LONGEST_LINE} bytes")
        return line.decode(errors="replace").strip()


def words_of(command: str) -> list[str]:
    """A command without a shell. Files are named from where we are: the program itself runs elsewhere."""
    return [os.path.abspath(word) if os.path.isfile(word) else word for word in shlex.split(command)]


def little_of(environment: Mapping[str, str]) -> dict[str, str]:
    """What a stranger's program may know: no passwords, no addresses."""
    return {name: environment[name] for name in PASSED_ON if name in environment}


def listen(output: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Pass on what a program says, to the end, unless it floods us; nothing at all is the end."""
    with output, contextlib.suppress(queue.Full):
        line = b" "
        while line:
            line = output.readline(LONGEST_LINE)
            lines.put_nowait(line)


def end(process: "subprocess.Popen[bytes]", folder: "tempfile.TemporaryDirectory[str]") -> None:
    """The program and all it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except ProcessLookupError:
        pass
    process.wait()
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    folder.cleanup()
