"""A second box plays everywhere without a word about it in the base game."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def with_the_box(*command: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the box is installed."""
    path = os.pathsep.join(part for part in (str(HERE), os.environ.get("PYTHONPATH", "")) if part)
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_second_box_comes_in_through_the_doors_alone() -> None:
    run = with_the_box("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", str(HERE / "checks.py"))
    assert run.returncode == 0, run.stdout + run.stderr
