"""docs/api.md is true: all its examples run."""

import doctest
from pathlib import Path

API = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_the_examples_run() -> None:
    outcome = doctest.testfile(str(API), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 20
    assert outcome.failed == 0
