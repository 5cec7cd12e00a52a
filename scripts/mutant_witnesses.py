"""Which rule tests might notice a mutant: those that run its line."""

import os
import subprocess
import sys
from pathlib import Path

from coverage import CoverageData

from scripts.mutations import Mutant

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "caverna"
BOXES = sorted(path.parent.name for path in (PACKAGE / "expansions").glob("*/engine"))
TARGETS = ["engine", "content"]
TARGETS += [f"expansions/{box}/{room}" for box in BOXES for room in ("engine", "content")]
WORK = ROOT / "build" / "mutants"
WHO_RUNS_WHAT = WORK / "who_runs_what"


def watch_the_tests(rule_tests: list[str], jobs: int) -> None:
    """Run the rule tests that changed since the last time, and write down which of them runs which line."""
    sources = [path for target in TARGETS for path in (PACKAGE / target).rglob("*.py")]
    tests = [path for each in rule_tests for path in (ROOT / each).rglob("test_*.py")]
    if any(is_news(path) for path in sources):
        WHO_RUNS_WHAT.unlink(missing_ok=True)
    changed = [str(path.relative_to(ROOT)) for path in tests if is_news(path)]
    if not changed:
        return
    WORK.mkdir(parents=True, exist_ok=True)
    wanted = [f"--cov=caverna.{target.replace('/', '.')}" for target in TARGETS]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        str(jobs),
        "--dist=worksteal",
        "--cov-append",
        "--cov-context=test",
    ]
    environment = {**os.environ, "COVERAGE_FILE": str(WHO_RUNS_WHAT), "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([*command, "--cov-report=", *wanted, *changed], cwd=ROOT, env=environment, check=True)


def is_news(path: Path) -> bool:
    """Whether a file was written after the tests were watched."""
    return not WHO_RUNS_WHAT.is_file() or path.stat().st_mtime > WHO_RUNS_WHAT.stat().st_mtime


class Witnesses:
    """Which tests run a line, those that run the fewest lines first."""

    def __init__(self) -> None:
        data = CoverageData(str(WHO_RUNS_WHAT))
        data.read()
        self.weights: dict[str, int] = {}
        self.lines: dict[str, dict[int, set[str]]] = {}
        for file in data.measured_files():
            name = Path(file).relative_to(PACKAGE).as_posix()
            by_line = data.contexts_by_lineno(file)
            self.lines[name] = {
                line: {each.split("|")[0] for each in contexts} for line, contexts in by_line.items()
            }
            for tests in self.lines[name].values():
                for test in tests - {""}:
                    self.weights[test] = self.weights.get(test, 0) + 1

    def at(self, mutant: Mutant) -> set[str]:
        """The tests that run this line; an empty name stands for what happens before the first of them."""
        lines = self.lines.get(mutant.file, {})
        found: set[str] = set()
        return found.union(*(lines.get(line, ()) for line in range(mutant.first_line, mutant.last_line + 1)))

    def happens_before_tests(self, mutant: Mutant) -> bool:
        return mutant.is_at_import or "" in self.at(mutant)

    def of(self, mutant: Mutant) -> list[str]:
        """Those who might notice, the likeliest first."""
        if not self.happens_before_tests(mutant):
            return sorted(self.at(mutant), key=lambda test: (self.weights[test], test))
        return sorted(self.weights, key=lambda test: (-likeness(mutant, test), self.weights[test], test))


def likeness(mutant: Mutant, test: str) -> int:
    """How many words a test's name shares with the line and its file; printed figures are compared first."""
    words = set(mutant.was.replace("_", " ").lower().replace('"', " ").split())
    words |= set(mutant.file.removesuffix(".py").replace("_", " ").split("/"))
    told = set(test.lower().replace("_", " ").replace("/", " ").replace("[", " ").replace("::", " ").split())
    return len(words & told) + 2 * ("test_figures" in test)
