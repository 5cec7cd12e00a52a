"""Build the compiled engine while somebody plays, for the next start: `make play` calls this and goes on.

It works only while the machine has nothing else to do, and says so in one line. Where no compiler is, or what
is built fits the sources, it says and does nothing. `--now` is the process that builds.
"""

import contextlib
import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError

from scripts import build_compiled
from scripts.build_compiled import ROOT

LOG = ROOT / "build" / "in_background.txt"
PINS = ROOT / "requirements" / "compiling.txt"
SAYING = "The fast engine is being built while the machine is idle; a start after that plays on it, bots too."


def main() -> None:
    if sys.argv[1:] == ["--now"]:
        build_when_idle()
    elif is_worth_it():
        print(f"{SAYING} (build/{LOG.name})", flush=True)
        begin()


def is_worth_it() -> bool:
    """Whether one can be built here, and none that fits is there."""
    return os.name == "posix" and not build_compiled.what_is_missing() and not is_built()


def is_built() -> bool:
    """Whether what is there fits. Without mypyc nothing can have been built."""
    try:
        return build_compiled.is_up_to_date()
    except PackageNotFoundError:
        return False


def begin() -> None:
    """Another process builds; it goes on when the game is over."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, "-m", "scripts.build_in_background", "--now"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def build_when_idle() -> None:
    """Install the compiler if need be, then compile. A second one of these finds it done."""
    give_way()
    command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "-r", str(PINS)]
    if subprocess.run(command, check=False).returncode != 0:
        sys.exit("build_in_background: mypyc could not be installed; the game runs without it, only slower")
    command = [sys.executable, "-m", "scripts.build_compiled"]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


def give_way() -> None:
    """Everybody else comes first."""
    os.nice(19)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    main()
