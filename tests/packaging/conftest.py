"""Distributions built from a clean copy of the project, and empty environments elsewhere to try them in."""

import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_IN_A_CLEAN_TREE = (
    ".git", ".venv", "build", "dist", "node_modules", "client", "__pycache__", "*.egg-info", "*.so",
    ".*_cache", ".hypothesis",
)  # fmt: skip
"""What `.gitignore` names: it was built or installed."""
NO_NODE = "#!/bin/sh\necho called >> {marks}\nexit 1\n"


@dataclass(frozen=True)
class Distributions:
    """What a build has left behind."""

    sdist: Path
    wheel: Path


@dataclass(frozen=True)
class Environment:
    """An empty environment with one distribution and what that needs."""

    folder: Path
    marks: Path
    """Whoever calls Node here is noted in this file."""

    @property
    def caverna(self) -> str:
        """The command."""
        return str(self.folder / "bin" / "caverna")

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / "bin" / "python")

    @property
    def surroundings(self) -> Mapping[str, str]:
        """Nothing of this project is in reach, and no Node."""
        left_out = ("PYTHONPATH", "VIRTUAL_ENV", "LANG", "LC_ALL", "LC_MESSAGES")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        path = os.pathsep.join([str(self.marks.parent), kept.get("PATH", "")])
        return {**kept, "PATH": path, "XDG_STATE_HOME": str(self.folder / "state"), "TERM": "dumb"}


def ran(
    command: list[str], where: Path, surroundings: Mapping[str, str] = os.environ, typed: str = ""
) -> str:
    """What a command has printed; it has to end well."""
    done = subprocess.run(command, cwd=where, env=surroundings, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="session")
def clean_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it is after a clone: nothing built, nothing installed."""
    copy = tmp_path_factory.mktemp("clone") / "caverna"
    copytree(ROOT, copy, ignore=ignore_patterns(*NOT_IN_A_CLEAN_TREE))
    return copy


@pytest.fixture(scope="session")
def built(clean_tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    """`python -m build`: an sdist, and a wheel made of that alone."""
    folder = tmp_path_factory.mktemp("dist")
    ran([sys.executable, "-m", "build", "--outdir", str(folder), "."], clean_tree)
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Distributions(sdist, wheel)


@pytest.fixture(scope="session", params=["wheel", "sdist"])
def installed(
    request: pytest.FixtureRequest, built: Distributions, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """One of both, installed by pip as anybody would."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    there = Environment(elsewhere / "environment", elsewhere / "no_node" / "marks")
    there.marks.parent.mkdir()
    for name in ("node", "npm"):
        program = there.marks.with_name(name)
        program.write_text(NO_NODE.format(marks=there.marks))
        program.chmod(0o755)
    venv.create(there.folder, symlinks=True)
    file = elsewhere / getattr(built, request.param).name
    copy2(getattr(built, request.param), file)
    pip = [sys.executable, "-m", "pip", "--python", there.python, "install", "-qq", "--no-compile"]
    ran([*pip, "--disable-pip-version-check", str(file)], elsewhere, there.surroundings)
    return there
