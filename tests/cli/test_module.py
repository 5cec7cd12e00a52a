"""`python -m caverna`, and the version that is told everywhere."""

import subprocess
import sys
import tomllib
from pathlib import Path

import caverna
from caverna.server.journal.engine_in_use import engine_in_use

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "caverna", "--version"], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith(f"caverna {caverna.__version__} ({engine_in_use()} engine")


def test_the_version_is_that_of_the_project() -> None:
    assert caverna.__version__ == tomllib.loads(PROJECT.read_text())["project"]["version"]
