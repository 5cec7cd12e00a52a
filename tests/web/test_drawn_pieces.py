"""Every space has a place on the boards and every tile its furniture; what nobody drew has a default."""

import re

import pytest

from caverna.content.catalogue import ALL_FURNISHINGS
from caverna.expansions import all_expansions
from caverna.setup import MOST_PLAYERS, Setup
from scripts.export_catalogue import WEB
from tests.printed import ALL_SPACES, CARDS, ENTRY_LEVEL_DWELLING, TILES

LAYOUT = (WEB / "board" / "board_layout.ts").read_text()
BASIC, FIRST = ("UP_TO_THREE", "FROM_FOUR"), ("FIRST_ROUNDS",)
MORE = {3: ("FOR_THREE",), 5: ("FOR_FIVE",), 6: ("FROM_SIX",), 7: ("FROM_SIX", "FOR_SEVEN")}


def places(name: str) -> set[str]:
    """The places of one board of the layout."""
    found = re.search(rf"const {name}: string\[\]\[\] = (\[.*?\]);\n", LAYOUT, re.DOTALL)
    assert found, name
    return set(re.findall(r'"([^"]+)"', found[1]))


@pytest.mark.parametrize("expansion", all_expansions())
@pytest.mark.parametrize("players", range(1, MOST_PLAYERS + 1))
def test_every_printed_space_has_its_place(players: int, expansion: str) -> None:
    boards = (BASIC[players > 3], *FIRST, *MORE.get(players, ()))
    known = set().union(*(places(name) for name in boards))
    rules = Setup(players, expansion=expansion).ruleset()
    missing = {rules.space_keys[number] for number in rules.printed} - known
    assert not missing, f"give {missing} a place in board_layout.ts: they lie beside the cards until then"


def test_every_place_is_that_of_a_space_or_of_a_card() -> None:
    boards = (*BASIC, *FIRST, "LATER_ROUNDS", *[name for names in MORE.values() for name in names])
    known = set().union(*(places(name) for name in boards))
    spaces = {key for name in all_expansions() for key in Setup(expansion=name).ruleset().space_keys}
    assert {place for place in known - spaces if not re.fullmatch(r"round ([1-9]|1[0-2])", place)} == set()
    assert known >= ALL_SPACES - CARDS


def drawn_in(text: str) -> set[str]:
    return set(re.findall(r"^  (\w+): \[\"", text, re.MULTILINE))


def test_every_tile_of_the_base_game_has_its_furniture() -> None:
    drawn = drawn_in((WEB / "board" / "rooms.ts").read_text())
    assert {ENTRY_LEVEL_DWELLING, *TILES} <= drawn <= {tile.key for tile in ALL_FURNISHINGS}


@pytest.mark.parametrize("expansion", all_expansions())
def test_every_tile_of_a_box_has_its_furniture(expansion: str) -> None:
    texts = [path.read_text() for path in (WEB / "expansions" / expansion).rglob("*.ts")]
    drawn = set().union(*map(drawn_in, texts))
    assert {tile.key for tile in all_expansions()[expansion].client().furnishings()} <= drawn


def test_what_nobody_drew_has_a_default() -> None:
    assert "rest.length > 0" in LAYOUT, "spaces without a place lie beside the cards"
    assert "?? UNDRAWN" in (WEB / "board" / "rooms.ts").read_text()
    assert '?? "trade"' in (WEB / "board" / "vignettes.ts").read_text()
