"""Put small faults into the engine and the content, one at a time, and see whether a test notices.

    make mutants ARGS="--sample 200 --seed 1"
    make mutants ARGS=--resume          go on; what was noticed before is not tried again

A mutant that nobody can notice stands in `equivalent_mutants.toml` with the reason. Everything else that
survives is a rule without a test. Results are kept in build/mutants.
"""

import argparse
import json
import multiprocessing
import os
import shutil
import sys
import tomllib
from collections import Counter

from scripts.mutant_trials import (
    CAUGHT,
    CAUGHT_BY_OTHERS,
    NOT_YET_NOTICED,
    SURVIVED,
    try_at_import,
    try_in_functions,
)
from scripts.mutant_witnesses import PACKAGE, ROOT, TARGETS, WORK, Witnesses, watch_the_tests
from scripts.mutations import Mutant, mutants_of

EQUIVALENT = "equivalent"
FATES = (CAUGHT, CAUGHT_BY_OTHERS, SURVIVED, EQUIVALENT)
LISTED = ROOT / "scripts" / "equivalent_mutants.toml"
RESULTS = WORK / "results.jsonl"
MOST_SURVIVORS = 0.04


def all_mutants() -> list[Mutant]:
    found: list[Mutant] = []
    for target in TARGETS:
        for path in sorted((PACKAGE / target).rglob("*.py")):
            found += mutants_of(path.relative_to(PACKAGE).as_posix(), path)
    return found


def equivalent() -> dict[str, str]:
    """Mutants that mean the same as what they were made of."""
    listed = tomllib.loads(LISTED.read_text())["mutant"]
    assert all(each["why"] for each in listed)
    return {f"{each['file']}: {each['was']} -> {each['now']}": EQUIVALENT for each in listed}


def written_down() -> dict[str, str]:
    """What happened to each mutant that was tried, the latest trial last."""
    if not RESULTS.is_file():
        return {}
    lines = [json.loads(line) for line in RESULTS.read_text().splitlines()]
    return {line["name"]: line["fate"] for line in lines}


def write_down(mutant: Mutant, fate: str) -> None:
    with RESULTS.open("a") as file:
        file.write(json.dumps({"name": mutant.name, "fate": fate}) + "\n")
    print(f"{fate}: {mutant.name}", flush=True)


def try_some(mutants: list[Mutant], rule_tests: list[str]) -> None:
    """A short round for all, in which most are noticed, then a long one for those that are left.

    A function may be used by the tests and before them: what the tests do not notice is tried both ways.
    """
    witnesses = Witnesses()
    in_functions = [mutant for mutant in mutants if not mutant.is_at_import]
    early = [mutant for mutant in mutants if witnesses.happens_before_tests(mutant)]
    for is_short in (True, False):
        functions = multiprocessing.Process(
            target=try_in_functions,
            args=(not_noticed(in_functions, is_short), rule_tests, witnesses, write_down, is_short),
        )
        functions.start()
        functions.join()
        try_at_import(not_noticed(early), rule_tests, witnesses, write_down, is_short)


def not_noticed(mutants: list[Mutant], is_short: bool = False) -> list[Mutant]:
    """Those that no test has noticed as far as is written down."""
    known = written_down() | equivalent()
    wanted = (SURVIVED,) if is_short else (SURVIVED, NOT_YET_NOTICED)
    return [mutant for mutant in mutants if known.get(mutant.name, SURVIVED) in wanted]


def try_all(mutants: list[Mutant], rule_tests: list[str], jobs: int) -> None:
    shares = [(mutants[i::jobs], rule_tests) for i in range(jobs)]
    workers = [multiprocessing.Process(target=try_some, args=share) for share in shares]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def report(sample: list[Mutant], fates: dict[str, str]) -> bool:
    """Print what survived; whether that is little enough."""
    survivors = [mutant for mutant in sample if fates[mutant.name] == SURVIVED]
    for mutant in survivors:
        path = PACKAGE / mutant.file
        line = path.read_text().count("\n", 0, mutant.start) + 1
        print(f"\n{path.relative_to(ROOT)}:{line}\n  - {mutant.was}\n  + {mutant.now}")
    counts = Counter(fates[mutant.name] for mutant in sample)
    print("\n" + ", ".join(f"{counts[fate]} {fate}" for fate in FATES))
    return len(survivors) < MOST_SURVIVORS * (len(sample) - counts[EQUIVALENT])


def main() -> int:
    parser = argparse.ArgumentParser(description="Which small faults does no test notice?")
    parser.add_argument("tests", nargs="+", help="the rule tests")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--resume", action="store_true")
    chosen = parser.parse_args()
    sample = sorted(all_mutants(), key=lambda mutant: mutant.lot(chosen.seed))[: chosen.sample]
    if not chosen.resume:
        shutil.rmtree(WORK, ignore_errors=True)
    os.chdir(ROOT)
    watch_the_tests(chosen.tests, chosen.jobs)
    try_all(not_noticed(sample), chosen.tests, chosen.jobs)
    return 0 if report(sample, written_down() | equivalent()) else 1


if __name__ == "__main__":
    sys.exit(main())
