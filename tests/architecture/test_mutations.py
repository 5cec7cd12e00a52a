"""The faults that `make mutants` puts in are small, and nothing else in the file moves."""

import ast
import tomllib
from pathlib import Path

from scripts.mutants import LISTED, all_mutants
from scripts.mutations import mutants_of

SOURCE = '''
"""Says what it is for."""

from caverna.engine.goods import goods

PRICE = goods(wood=2)


def fits(state: "GameState", cells: int, size: int = 1) -> bool:
    """Whether there is room."""
    assert cells >= 0, cells
    if cells < size and not state.is_over:
        state.agenda.append(
            look(cells, size),
        )
    return min(cells, size) == size


def first(state: "GameState") -> int | None:
    """Whom it concerns."""
    for seat, is_there in zip(state.seats, state.present, strict=True):
        if is_there:
            return seat
    if state.is_over:
        raise AssertionError("nobody is there")
    return None
'''


def test_every_kind_of_fault(tmp_path: Path) -> None:
    path = tmp_path / "fits.py"
    path.write_text(SOURCE)
    assert {mutant.now for mutant in mutants_of("fits.py", path)} == {
        "PRICE = goods(wood=3)",
        "if cells <= size and not state.is_over:",
        "if cells < size or not state.is_over:",
        "if cells < size and (state.is_over):",
        "if not (cells < size and not state.is_over):",
        "pass",
        "look(size, cells),",
        "return min(cells, size) != size",
        "for seat, is_there in zip(state.present, state.seats, strict=True):",
        "if not (is_there):",
        "if not (state.is_over):",
    }


def test_other_lines_keep_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "fits.py"
    path.write_text(SOURCE)
    for mutant in mutants_of("fits.py", path):
        changed = mutant.applied(SOURCE)
        ast.parse(changed)
        assert len(changed.splitlines()) == len(SOURCE.splitlines())
        assert changed.splitlines()[-1].strip() == "return None"


def test_what_is_listed_as_equivalent_is_still_there() -> None:
    there = {mutant.name for mutant in all_mutants()}
    for each in tomllib.loads(LISTED.read_text())["mutant"]:
        assert f"{each['file']}: {each['was']} -> {each['now']}" in there, "take it out: that line is gone"
        assert each["why"]
