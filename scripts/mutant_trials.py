"""Trying mutants: each gets a process of its own, in which the tests run until one of them notices."""

import gc
import os
import resource
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from scripts.mutant_witnesses import PACKAGE, ROOT, WORK, Witnesses
from scripts.mutations import Mutant

OTHER_TESTS = ["tests/numbers", "tests/golden", "tests/perft", "tests/record", "tests/properties"]
"""Asked about what the rule tests do not notice."""
SECONDS = 60
"""Of the processor, for one test; a fault may never come to an end."""
MEMORY = 4 << 30
FIRST_TESTS = 60
"""Of a fault that happens before the tests: those that know most about a line, before all others."""
CAUGHT, CAUGHT_BY_OTHERS, SURVIVED = "caught", "caught by other tests", "survived"
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1"]
Tell = Callable[[Mutant, str], None]
"""Somebody who wants to know what became of a mutant."""


class Hourglass:
    """A plugin that gives every test its seconds."""

    def pytest_runtest_logstart(self) -> None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime) + SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


class Chosen:
    """A plugin that runs these tests only, in this order; a name that is not found is no fault."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        items[:] = [by_name[name] for name in self.names if name in by_name]


def passes_in_a_child(tests: Callable[[], int]) -> bool:
    """Whether tests, run in a copy of this process, find nothing."""
    child = os.fork()
    if child == 0:
        failed = 1
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            Hourglass().pytest_runtest_logstart()
            failed = tests()
        finally:
            os._exit(failed)
    _, status = os.waitpid(child, 0)
    return status == 0


# Faults in functions: a process that has everything loaded forks for each of them.


class Forks:
    """A plugin that runs no tests itself; for every mutant a child of the process runs those that matter."""

    def __init__(self, mutants: list[Mutant], witnesses: Witnesses, tell: Tell) -> None:
        self.mutants = mutants
        self.witnesses = witnesses
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}
        left: list[Mutant] = []
        for mutant in self.mutants:
            tests = [by_name[name] for name in self.witnesses.of(mutant) if name in by_name]
            is_caught = not passes_with(mutant, session, tests)
            self.tell(mutant, CAUGHT if is_caught else SURVIVED)
            left += [] if is_caught else [mutant]
        others = [item for item in session.items if item.nodeid.startswith(tuple(OTHER_TESTS))]
        for mutant in left:
            if not passes_with(mutant, session, others):
                self.tell(mutant, CAUGHT_BY_OTHERS)
        return True


def passes_with(mutant: Mutant, session: pytest.Session, items: list[pytest.Item]) -> bool:
    def tests() -> int:
        session.config.pluginmanager.unregister(name="terminalreporter")
        put_in(mutant)
        return run_until_one_fails(session, items)

    return passes_in_a_child(tests)


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


def try_in_functions(mutants: list[Mutant], rule_tests: list[str], witnesses: Witnesses, tell: Tell) -> None:
    if mutants:
        sys.path.insert(0, str(ROOT / "src"))
        plugins = [Hourglass(), Forks(mutants, witnesses, tell)]
        pytest.main([*PYTEST, *rule_tests, *OTHER_TESTS], plugins)


# Faults in what is made when the game is loaded: the child has nothing loaded yet, and finds a faulty copy.


def try_at_import(mutants: list[Mutant], witnesses: Witnesses, tell: Tell) -> None:
    copy = WORK / f"copy_{os.getpid()}"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for mutant in mutants:
        path = copy / "caverna" / mutant.file
        text = path.read_text()
        path.write_text(mutant.applied(text))
        tell(mutant, fate_at_import(copy, witnesses.of(mutant)))
        path.write_text(text)
    shutil.rmtree(copy)


def fate_at_import(copy: Path, tests: list[str]) -> str:
    if not passes_anew(copy, *these(tests[:FIRST_TESTS])):
        return CAUGHT
    if not passes_anew(copy, OTHER_TESTS):
        return CAUGHT_BY_OTHERS
    return SURVIVED if passes_anew(copy, *these(tests[FIRST_TESTS:])) else CAUGHT


def these(tests: list[str]) -> tuple[list[str], Chosen]:
    """The files of the tests, and who chooses among what is found there."""
    return list(dict.fromkeys(test.split("::")[0] for test in tests)), Chosen(tests)


def passes_anew(copy: Path, paths: list[str], *chosen: Chosen) -> bool:
    def tests() -> int:
        assert "caverna" not in sys.modules
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(copy))
        os.environ["PYTHONPATH"] = str(copy)
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(copy / "examples")
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        ended = pytest.main([*PYTEST, *paths], [Hourglass(), *chosen])
        return 0 if ended == pytest.ExitCode.NO_TESTS_COLLECTED else int(ended)

    return passes_in_a_child(tests)
