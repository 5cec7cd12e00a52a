"""Which rules and which bots play: results of different ones must not be mixed."""

import hashlib
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
WHAT_PLAYS = ("engine", "content", "expansions", "bots", "game.py", "setup.py")
"""What results depend on, below the package; figures and weights that lie there included."""
IGNORED = (".pyc", ".so", ".pyd", ".ftl")


def code_version(package: Path = PACKAGE) -> str:
    """A short hash of all that can change what a bot plays; compiled or not, it is the same."""
    digest = hashlib.sha256()
    for name in WHAT_PLAYS:
        room = package / name
        for file in sorted(room.rglob("*")) if room.is_dir() else [room]:
            if file.is_file() and file.suffix not in IGNORED:
                digest.update(file.relative_to(package).as_posix().encode() + b"\0")
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]
