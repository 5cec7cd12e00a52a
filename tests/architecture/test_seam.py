"""A box stands in its own folder: the base game speaks of it in one line, where it is registered."""

import pytest

from tests.architecture.sources import SOURCE, WORDS_OF_A_BOX

REGISTRY = "expansions/__init__.py"
BOX = SOURCE / "expansions" / "frantic_fiends"
CLIENT = SOURCE / "server" / "client"
"""What was built from `web/src`, which has a test of its own."""

BASE = {
    path.relative_to(SOURCE).as_posix(): path
    for ending in ("*.py", "*.ftl", "*.toml")
    for path in sorted(SOURCE.rglob(ending))
    if not path.is_relative_to(BOX) and not path.is_relative_to(CLIENT)
}


def lines_about_a_box(name: str) -> list[str]:
    return [line for line in BASE[name].read_text().splitlines() if WORDS_OF_A_BOX.search(line)]


@pytest.mark.parametrize("name", sorted(BASE.keys() - {REGISTRY}))
def test_the_base_game_speaks_of_no_box(name: str) -> None:
    assert not WORDS_OF_A_BOX.search(name)
    assert lines_about_a_box(name) == []


def test_a_box_is_registered_in_one_line() -> None:
    assert len(lines_about_a_box(REGISTRY)) == 1


def test_words_of_a_box_are_told_from_others() -> None:
    for text in ("FiendOptions", "orc_strength", "an Orc", "OrcToken", "ORCS", "orcs", "has_fiends"):
        assert WORDS_OF_A_BOX.search(text), text
    for text in ("enforced", "force", "porch", "forced", "torch", "Orchard"):
        assert not WORDS_OF_A_BOX.search(text), text
