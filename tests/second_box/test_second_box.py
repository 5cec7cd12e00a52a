"""A second box plays everywhere without a word about it in the base game; `tests/browser` plays it, too."""

import pytest

from tests.second_box.installed import HERE, ROOT, run, with_the_box


@pytest.mark.parametrize("checks", ["checks.py", "server_checks.py"])
def test_a_second_box_comes_in_through_the_doors_alone(checks: str) -> None:
    run(ROOT, with_the_box(), "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", str(HERE / checks))
