"""Which rule tests might notice a mutant: those that run its line."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from coverage import CoverageData

from scripts.mutations import Mutant

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "caverna"
BOXES = sorted(path.parent.name for path in (PACKAGE / "expansions").glob("*/engine"))
TARGETS = ["engine", "content"]
TARGETS += [f"expansions/{box}/{room}" for box in BOXES for room in ("engine", "content")]
LAWS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_laws.py"))
"""Thousands of random decisions: they run every line, and take minutes over what a rule test sees at once."""
NUMBERS = ["tests/numbers"]
OTHER_TESTS = [*NUMBERS, "tests/golden", "tests/perft", "tests/record", "tests/properties", *LAWS]
"""Asked about what the rule tests do not notice."""
NEARNESS = 10
"""How much more it says that a test names the very thing than that it shares a word with the statement."""
CASES_AT_ONCE = 2
"""Of one test, before the next one has its turn."""
WORK = ROOT / "build" / "mutants"
WHO_RUNS_WHAT = WORK / "who_runs_what"


def watch_the_tests(rule_tests: list[str], jobs: int) -> None:
    """Run the rule tests that changed since the last time, and write down which of them runs which line."""
    sources = [path for target in TARGETS for path in (PACKAGE / target).rglob("*.py")]
    tests = [path for each in rule_tests for path in sorted((ROOT / each).rglob("test_*.py"))]
    if any(is_news(path) for path in sources):
        WHO_RUNS_WHAT.unlink(missing_ok=True)
    changed = [path.relative_to(ROOT).as_posix() for path in tests if is_news(path)]
    changed = [test for test in changed if test not in OTHER_TESTS]
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
    watched = subprocess.run([*command, "--cov-report=", *wanted, *changed], cwd=ROOT, env=environment)
    if watched.returncode:
        WHO_RUNS_WHAT.unlink(missing_ok=True)
        sys.exit("mutants: a test fails without any fault of ours: mend it first")


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
        self.words = {test: words_of(test) for test in self.weights}
        self.frequency = Counter(word for words in self.words.values() for word in words)
        """A word in the name of many tests says little about any of them."""

    def at(self, mutant: Mutant) -> set[str]:
        """The tests that run this line; an empty name stands for what happens before the first of them."""
        lines = self.lines.get(mutant.file, {})
        found: set[str] = set()
        return found.union(*(lines.get(line, ()) for line in range(mutant.first_line, mutant.last_line + 1)))

    def happens_before_tests(self, mutant: Mutant) -> bool:
        return mutant.is_at_import or "" in self.at(mutant)

    def who_run(self, mutant: Mutant) -> list[str]:
        """Those who run its line themselves, the shortest first."""
        return sorted(self.at(mutant) - {""}, key=lambda test: (self.weights[test], test))

    def who_might_notice(self, mutant: Mutant) -> list[str]:
        """All of them for a fault that happens before the tests, the likeliest first.

        Of a test with many cases those come first whose names are nearest to what stands where the fault is.
        """
        names, words = names_near(mutant), words_of_statement(mutant)
        near = {test: self.likeness(test, names) for test in self.weights}
        like = {test: NEARNESS * near[test] + self.likeness(test, words) for test in self.weights}
        cases: Counter[str] = Counter()
        turn: dict[str, int] = {}
        for test in sorted(self.weights, key=lambda test: (-near[test], -like[test], test)):
            name = test.split("[")[0]
            turn[test] = cases[name] // CASES_AT_ONCE
            cases[name] += 1
        return sorted(self.weights, key=lambda test: (turn[test], -like[test], self.weights[test], test))

    def likeness(self, test: str, words: set[str]) -> float:
        """How much of this is in the name of a test."""
        return sum(1 / self.frequency[word] for word in words & self.words[test])


def statement_of(mutant: Mutant) -> str:
    lines = (PACKAGE / mutant.file).read_text().splitlines()
    return " ".join(lines[mutant.first_line - 1 : mutant.last_line])


def names_near(mutant: Mutant) -> set[str]:
    """What is named in the line with the fault, or else in its statement: a tile, a reward, a space."""
    quoted = (" ".join(re.findall(r'"(\w+)"', text)) for text in (mutant.was, statement_of(mutant)))
    return words_of(next(filter(None, quoted), mutant.was))


def words_of_statement(mutant: Mutant) -> set[str]:
    """The words of the whole statement with the fault, and of the way to its file."""
    return words_of(f"{mutant.file} {statement_of(mutant)}")


def words_of(text: str) -> set[str]:
    """Spaces of a home board, single words, and those that are joined."""
    text = text.lower()
    return {*re.findall(r"\b[a-z][0-9]\b|[a-z]+", text), *re.findall(r"[a-z]+(?:_[a-z]+)+", text)}
