"""The compiled engine: where one was built that fits, a command that people wait for runs on it by itself."""

import filecmp
import os
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import caverna
from caverna.expansions import boxes_of_others
from caverna.server.journal.engine_in_use import COMPILED, engine_in_use

SOURCES = Path(caverna.__file__).parent
BUILT = SOURCES.parents[1] / "build" / "compiled"
"""Where `make compiled` puts it, beside the sources."""
NOT_COPIED = ("client", "__pycache__")
"""What is in no copy, or may differ."""
HAS_BEGUN_ANEW = "BEGUN_ANEW_BY_CAVERNA"
"""Not one of the settings, which all begin with the name of the program."""


def begin_anew_on_it(arguments: Sequence[str]) -> None:
    """Start the same command on the compiled engine, if that is possible; then this never returns."""
    if engine_in_use() == COMPILED or not fits(SOURCES, BUILT) or HAS_BEGUN_ANEW in os.environ:
        return
    path = os.pathsep.join(filter(None, (str(BUILT), os.environ.get("PYTHONPATH"))))
    surroundings = {**os.environ, "PYTHONPATH": path, HAS_BEGUN_ANEW: "yes"}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-P", "-m", "caverna", *arguments], surroundings)


def engine_in_words() -> str:
    """Which engine the rules run on here, and where a faster one is at hand, who uses it."""
    engine = f"{engine_in_use()} engine"
    if engine_in_use() != COMPILED and fits(SOURCES, BUILT):
        return f"{engine}; play, serve and think run on the compiled one in {BUILT}"
    return engine


def fits(sources: Path, built: Path) -> bool:
    """Whether one was made from these sources for this Python. No foreign box plays on a compiled engine."""
    if os.name != "posix" or any(boxes_of_others()):
        return False
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    if not (built / "caverna" / "engine" / f"play{suffix}").is_file():
        return False
    return all(is_same(file, built / "caverna" / file.relative_to(sources)) for file in files_in(sources))


def files_in(sources: Path) -> list[Path]:
    """All that a copy has to have."""
    found = (file for file in sources.rglob("*") if file.suffix in (".py", ".ftl", ".npz", ".toml"))
    return [file for file in found if not set(NOT_COPIED).intersection(file.relative_to(sources).parts)]


def is_same(file: Path, copy: Path) -> bool:
    """Whether the copy is one."""
    return copy.is_file() and filecmp.cmp(file, copy)
