"""Trying mutants: which tests might notice, and whether one of them does."""

import gc
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from coverage import CoverageData

from scripts.mutations import Mutant

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "caverna"
BOXES = sorted(path.parent.name for path in (PACKAGE / "expansions").glob("*/engine"))
TARGETS = ["engine", "content"]
TARGETS += [f"expansions/{box}/{room}" for box in BOXES for room in ("engine", "content")]
RULE_TESTS = ["tests/rules", "tests/tiles", "tests/spaces", "tests/refusals", "tests/fiends"]
WHOLE_GAMES = ["tests/golden", "tests/perft", "tests/properties"]
WORK = ROOT / "build" / "mutants"
WHO_RUNS_WHAT = WORK / "who_runs_what"
SECONDS = 300
"""Of the processor; a fault may never come to an end."""
MEMORY = 4 << 30
FIRST_TESTS = 60
"""A new process tries the tests that know most about a line before all others."""
Tell = Callable[[Mutant, str], None]
"""Somebody who wants to know what became of a mutant."""
CAUGHT, CAUGHT_BY_GAMES, SURVIVED = "caught", "caught by whole games only", "survived"
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1"]


# Who runs which line.


def watch_the_tests(jobs: int) -> None:
    """One run of the rule tests that writes down which test runs which line."""
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    wanted = [f"--cov=caverna.{target.replace('/', '.')}" for target in TARGETS]
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--cov-context=test", "--cov-report="]
    environment = {**os.environ, "COVERAGE_FILE": str(WHO_RUNS_WHAT), "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([*command, *wanted, *RULE_TESTS], cwd=ROOT, env=environment, check=True)


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


# Faults in functions: a process that has everything loaded forks for each of them.


class Forks:
    """A plugin that runs no tests itself; for every mutant a child of the process runs those that matter."""

    def __init__(self, mutants: list[Mutant], witnesses: Witnesses, tell: Tell) -> None:
        self.mutants = mutants
        self.witnesses = witnesses
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}
        games = [item for item in session.items if item.nodeid.startswith(tuple(WHOLE_GAMES))]
        for mutant in self.mutants:
            tests = [by_name[name] for name in self.witnesses.of(mutant) if name in by_name]
            if not passes_in_a_child(session, mutant, tests):
                self.tell(mutant, CAUGHT)
            elif not passes_in_a_child(session, mutant, games):
                self.tell(mutant, CAUGHT_BY_GAMES)
            else:
                self.tell(mutant, SURVIVED)
        return True


def passes_in_a_child(session: pytest.Session, mutant: Mutant, items: list[pytest.Item]) -> bool:
    child = os.fork()
    if child == 0:
        failed = 1
        try:
            session.config.pluginmanager.unregister(name="terminalreporter")
            limit()
            put_in(mutant)
            failed = run_until_one_fails(session, items)
        finally:
            os._exit(failed)
    _, status = os.waitpid(child, 0)
    return status == 0


def run_until_one_fails(session: pytest.Session, items: list[pytest.Item]) -> int:
    for number, item in enumerate(items, 1):
        following = items[number] if number < len(items) else None
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return 1
    return 0


def put_in(mutant: Mutant) -> None:
    """Give the functions that are already there the code they would have with the fault."""
    path = PACKAGE / mutant.file
    codes = dict(codes_in(compile(mutant.applied(path.read_text()), str(path), "exec")))
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename == str(path):
            code = function.__code__
            function.__code__ = codes[code.co_qualname, code.co_firstlineno]


def codes_in(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    yield (code.co_qualname, code.co_firstlineno), code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def try_in_functions(mutants: list[Mutant], witnesses: Witnesses, tell: Tell) -> None:
    if mutants:
        os.chdir(ROOT)
        pytest.main([*PYTEST, *RULE_TESTS, *WHOLE_GAMES], [Forks(mutants, witnesses, tell)])


# Faults in what is made when the game is loaded: a new process and a copy of the sources for each of them.


def try_at_import(mutants: list[Mutant], witnesses: Witnesses, tell: Tell) -> None:
    copy = WORK / f"copy_{os.getpid()}"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for mutant in mutants:
        path = copy / "caverna" / mutant.file
        text = path.read_text()
        path.write_text(mutant.applied(text))
        tell(mutant, fate_at_import(copy, witnesses.of(mutant)))
        path.write_text(text)


def fate_at_import(copy: Path, tests: list[str]) -> str:
    if not passes_anew(copy, tests[:FIRST_TESTS]) or not passes_anew(copy, tests[FIRST_TESTS:]):
        return CAUGHT
    return SURVIVED if passes_anew(copy, WHOLE_GAMES) else CAUGHT_BY_GAMES


def passes_anew(copy: Path, tests: list[str]) -> bool:
    chosen = copy / "tests"
    chosen.write_text("\n".join(tests))
    unwritten = {"PYTHONDONTWRITEBYTECODE": "1", "HYPOTHESIS_STORAGE_DIRECTORY": str(copy / "examples")}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *PYTEST, f"@{chosen}"],
        cwd=ROOT,
        env={**os.environ, **unwritten, "PYTHONPATH": str(copy)},
        capture_output=True,
        preexec_fn=limit,
        check=False,
    )
    return ran.returncode == 0
