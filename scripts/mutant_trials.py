"""Trying mutants: each gets a process of its own, in which the tests run until one of them notices."""

import compileall
import gc
import os
import resource
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType

import pytest

from scripts.mutant_witnesses import LAWS, NUMBERS, OTHER_TESTS, PACKAGE, ROOT, WORK, Witnesses
from scripts.mutations import Mutant

SECONDS = 60
"""Of the processor, for one test; a fault may never come to an end."""
MEMORY = 4 << 30
FEW_SECONDS = 10
"""Of the processor, for all tests together, in the first round."""
LIKELIEST_TESTS = 8
"""To gather tests takes longer than to run them: these are mostly enough."""
FIRST_TESTS = 60
"""Of a fault that happens before the tests: those that know most about a line, before all others."""
CAUGHT, CAUGHT_BY_OTHERS, SURVIVED = "caught", "caught by other tests", "survived"
NOT_YET_NOTICED = "not yet noticed"
"""What a mutant is between the two rounds: the first one is short and finds most of them."""
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1"]
KEPT = type(lru_cache(str))
"""A function that remembers its answers."""
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
    """Whether tests, run in a copy of this process, find nothing; a fault may end it in any way."""
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

    def __init__(self, mutants: list[Mutant], witnesses: Witnesses, tell: Tell, is_short: bool) -> None:
        self.mutants = mutants
        self.witnesses = witnesses
        self.tell = tell
        self.is_short = is_short

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mutant in self.mutants:
            self.tell(mutant, self.fate_of(mutant, session))
        return True

    def fate_of(self, mutant: Mutant, session: pytest.Session) -> str:
        """A rule that is made once and kept is run by one test and noticed by another: ask those as well."""
        by_name = {item.nodeid: item for item in session.items}
        names = self.witnesses.who_run(mutant)
        if not self.is_short:
            names = list(dict.fromkeys([*self.witnesses.who_might_notice(mutant)[:FIRST_TESTS], *names]))
        tests = [by_name[name] for name in names if name in by_name]
        if not passes_with(mutant, session, tests, FEW_SECONDS if self.is_short else None):
            return CAUGHT
        if self.is_short:
            return NOT_YET_NOTICED
        others = [item for item in session.items if item.nodeid.startswith(tuple(OTHER_TESTS))]
        is_early = self.witnesses.happens_before_tests(mutant)
        return SURVIVED if is_early or passes_with(mutant, session, others, None) else CAUGHT_BY_OTHERS


def passes_with(
    mutant: Mutant, session: pytest.Session, items: list[pytest.Item], seconds: int | None
) -> bool:
    def tests() -> int:
        session.config.pluginmanager.unregister(name="terminalreporter")
        put_in(mutant)
        return run_until_one_fails(session, items, seconds)

    return passes_in_a_child(tests)


def run_until_one_fails(session: pytest.Session, items: list[pytest.Item], seconds: int | None) -> int:
    """Whether one failed, of those that begin within so many seconds."""
    begun = process_time()
    for number, item in enumerate(items, 1):
        following = items[number] if number < len(items) else None
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return 1
        if seconds is not None and process_time() - begun > seconds:
            break
    return 0


def put_in(mutant: Mutant) -> None:
    """Give the functions that are there the code they would have with the fault; forget the rules made."""
    path = PACKAGE / mutant.file
    codes = dict(codes_in(compile(mutant.applied(path.read_text()), str(path), "exec")))
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename == str(path):
            code = thing.__code__
            thing.__code__ = codes[code.co_qualname, code.co_firstlineno]
        elif type(thing) is KEPT and thing.__module__.startswith("caverna.") and "ruleset" in thing.__name__:
            thing.cache_clear()


def codes_in(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    yield (code.co_qualname, code.co_firstlineno), code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def try_in_functions(
    mutants: list[Mutant], rule_tests: list[str], witnesses: Witnesses, tell: Tell, is_short: bool
) -> None:
    if mutants:
        sys.path.insert(0, str(ROOT / "src"))
        plugins = [Hourglass(), Forks(mutants, witnesses, tell, is_short)]
        pytest.main([*PYTEST, *rule_tests, *OTHER_TESTS], plugins)


# Faults in what is made when the game is loaded: the child has nothing loaded yet, and finds a faulty copy.


def try_at_import(
    mutants: list[Mutant], rule_tests: list[str], witnesses: Witnesses, tell: Tell, is_short: bool
) -> None:
    copy = WORK / f"copy_{os.getpid()}"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("client", "__pycache__"))
    compileall.compile_dir(copy, quiet=2)
    for mutant in mutants:
        path = copy / "caverna" / mutant.file
        text = path.read_text()
        path.write_text(mutant.applied(text))
        likeliest = witnesses.who_might_notice(mutant)[:FIRST_TESTS]
        tell(mutant, fate_at_import(copy, likeliest, rule_tests, is_short))
        path.write_text(text)
    shutil.rmtree(copy)


def fate_at_import(copy: Path, likeliest: list[str], rule_tests: list[str], is_short: bool) -> str:
    """In the end all rule tests are asked: one that looks at what is declared runs no line of it."""
    for some in (likeliest[:LIKELIEST_TESTS], likeliest[LIKELIEST_TESTS:]):
        if not passes_anew(copy, *these(some)):
            return CAUGHT
    if is_short:
        return NOT_YET_NOTICED if passes_anew(copy, NUMBERS) else CAUGHT_BY_OTHERS
    folders = sorted(rule_tests, key=lambda folder: -sum(test.startswith(folder) for test in likeliest))
    if not passes_anew(copy, [*folders, *[f"--ignore={law}" for law in LAWS]]):
        return CAUGHT
    return SURVIVED if passes_anew(copy, OTHER_TESTS) else CAUGHT_BY_OTHERS


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
