"""Ctrl-C and SIGTERM end every command that runs long: no traceback, no process left behind."""

import os
import pty
import select
import signal
import socket
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.research.datasets.decisions import play_and_record
from caverna.research.datasets.files import write_dataset
from caverna.research.tournament import deal_seats
from caverna.setup import Setup
from caverna.terminal.seat_tokens import SeatTokens
from tests.patience import PATIENCE

LONG = 2000
GOLDEN = Path(__file__).parents[1] / "golden" / "7_full.record"
COMMANDS: dict[str, list[object]] = {
    "simulate": ["simulate", "--games", LONG, "--jobs", 2],
    "arena": ["arena", "--bots", "random,greedy", "--games", LONG, "--jobs", 2],
    "study": ["study", "--bots", "greedy", "--games", LONG, "--jobs", 1, "--page", "page"],
    "dataset": ["dataset", "games", "--bots", "random", "--games", LONG, "--jobs", 1],
    "solve": ["solve", "--width", 200, "--jobs", 1],
    "review": ["review", "--senseless", "--bots", "random", "--games", LONG],
    "train": ["train", "--games", 20, "--jobs", 2, "--run", "training"],
    "perft": ["perft", "--depth", 20],
    "bench": ["bench", "--games", LONG],
    "serve": ["serve", "--port", 0, "--data", "tables"],
    "play": ["play", "--terminal", "--plain", "--players", 1],
    "stats": ["stats", "dataset"],
    "review a file": ["review", GOLDEN, "--seconds", 60],
    "replay": ["replay", GOLDEN],
    "campaign": ["campaign", "play", "orcs.txt", "--plain"],
}
ENDS_WELL = {"serve", "play", "campaign", "replay"}
"""To end is what these are for, or they are soon done: it is no failure, once they have begun."""
TO_SOMEBODY_SILENT = {
    "think": ["think", "--database", "postgresql://nobody@{address}/tables"],
    "store copy": ["store", "copy", "postgresql://nobody@{address}/tables", "elsewhere"],
    "admin": ["admin", "list", "--database", "postgresql://nobody@{address}/tables"],
    "lobby": ["lobby", "http://{address}"],
}
"""These wait for others, who may never answer."""


def let_ctrl_c_through() -> None:
    """Whoever runs these tests in the background of a shell has it ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Watched:
    """A command at a terminal of its own."""

    def __init__(self, arguments: list[object], folder: Path) -> None:
        self.here, there = pty.openpty()
        environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state"), "TERM": "xterm", "LANG": "C"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "caverna", *map(str, arguments)],
            cwd=folder, env=environment, stdin=there, stdout=there, stderr=there, start_new_session=True,
            preexec_fn=let_ctrl_c_through,
        )  # fmt: skip
        os.close(there)
        self.said = ""

    def read(self) -> bool:
        """What it says next; false at its end."""
        assert select.select([self.here], [], [], PATIENCE)[0], "it says nothing, and does not end"
        try:
            said = os.read(self.here, 65536)
        except OSError:  # nobody writes any more
            return False
        self.said += said.decode(errors="replace")
        return bool(said)

    def end(self) -> int:
        """Read to the end, and how it ended."""
        while self.read():
            pass
        os.close(self.here)
        return self.process.wait(PATIENCE)


def is_anybody_left(group: int) -> bool:
    """Whether a process of this session still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["ctrl_c", "sigterm"])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_signal_ends_it_cleanly(name: str, how: signal.Signals, tmp_path: Path) -> None:
    lay_out(name, tmp_path)
    command = Watched(COMMANDS[name], tmp_path)
    assert command.read(), "it says at once what it does"
    code = ended_by(how, command)
    assert code == 128 + how or (code == 0 and name in ENDS_WELL), command.said[-3000:]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["ctrl_c", "sigterm"])
@pytest.mark.parametrize("name", TO_SOMEBODY_SILENT)
def test_a_signal_ends_the_waiting_for_others(name: str, how: signal.Signals, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE)
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        words = [word.format(address=address) for word in TO_SOMEBODY_SILENT[name]]
        if name == "lobby":
            visited(f"http://{address}", tmp_path)
        command = Watched([*words], tmp_path)
        caller, _ = silent.accept()
        with caller:
            assert caller.recv(1), "it wants something"
            assert ended_by(how, command) == 128 + how


def lay_out(name: str, folder: Path) -> None:
    """What a command needs to find."""
    if name == "stats":
        matches = deal_seats(Setup(players=2, seed=1), ["random"], 40)
        write_dataset(map(play_and_record, matches), folder / "dataset")
    if name == "campaign":
        main(["campaign", "new", str(folder / "orcs.txt")])


def visited(server: str, folder: Path) -> None:
    """As if one had sat at a table there."""
    SeatTokens(folder / "state" / "caverna" / "seats.json").remember(server, "abcdefgh", {0: "token"})


def ended_by(how: signal.Signals, command: Watched) -> int:
    """Send the signal, and see that nothing is left: no trace, no process. The exit code."""
    os.kill(command.process.pid, how)
    code = command.end()
    assert "Traceback" not in command.said, command.said[-3000:]
    deadline = time.monotonic() + PATIENCE
    while is_anybody_left(command.process.pid):
        assert time.monotonic() < deadline, "processes are left"
        time.sleep(0.05)
    return code


@pytest.mark.parametrize(
    "module", ["caverna.cli.commands", "caverna.cli.simulate", "caverna.engine.play", "caverna.research.crew"]
)
def test_ctrl_c_while_it_starts_is_no_error(module: str, tmp_path: Path) -> None:
    """Python raises the signal wherever it is just then: here while a module is looked for."""
    code = f"""
        import os, signal, sys

        class Impatient:
            def find_spec(self, name, *_):
                if name == {module!r}:
                    os.kill(os.getpid(), signal.SIGINT)

        sys.meta_path.insert(0, Impatient())
        sys.argv = ["caverna", "simulate", "--games", "1"]
        from caverna.cli.main import main
        sys.exit(main())
    """
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], cwd=tmp_path, capture_output=True, text=True,
        timeout=PATIENCE, preexec_fn=let_ctrl_c_through, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr.strip()) == (130, "")
