"""What did not come printed is in play only where the set-up asks for it."""

from dataclasses import replace

import pytest

from caverna import BadSetup, Options, Setup
from caverna.content.catalogue import (
    ADDITIONS,
    ALL_FURNISHINGS,
    CARDS,
    FURNISHINGS,
    SPACES,
    is_in_play,
    tiles_for_sale,
)
from tests import printed

WITHOUT, WITH = Options(), Options(additions="all")
ADDED = {tile.key for tile in ALL_FURNISHINGS if tile.is_added}
ADDED |= {space.key for space in SPACES if space.is_added}


@pytest.mark.rule("SETUP-FULL-TILES", "SETUP-ADDITIONS")
def test_every_tile_that_did_not_come_printed_says_so() -> None:
    assert {tile.key for tile in FURNISHINGS} - ADDED == set(printed.TILES), "is_added=True, if it is yours"


@pytest.mark.rule("SETUP-SPACES-SEVEN", "SETUP-ADDITIONS")
def test_every_space_that_did_not_come_printed_says_so() -> None:
    assert {space.key for space in SPACES} - ADDED == printed.ALL_SPACES, "is_added=True, if it is yours"
    assert {card.key for card in CARDS} - ADDED == printed.CARDS


@pytest.mark.rule("SETUP-ADDITIONS")
def test_an_added_tile_is_for_sale_only_with_additions() -> None:
    tiles = FURNISHINGS[:3]
    added = (*tiles[:1], replace(tiles[1], is_added=True), *tiles[2:])
    assert [tiles_for_sale(tiles, False, options) for options in (WITHOUT, WITH)] == [0b111, 0b111]
    assert [tiles_for_sale(added, False, options) for options in (WITHOUT, WITH)] == [0b101, 0b111]


@pytest.mark.rule("SETUP-ADDITIONS")
def test_an_added_space_is_in_play_only_with_additions() -> None:
    space = SPACES[0]
    assert [is_in_play(space, options) for options in (WITHOUT, WITH)] == [True, True]
    added = replace(space, is_added=True)
    assert [is_in_play(added, options) for options in (WITHOUT, WITH)] == [False, True]


@pytest.mark.rule("SETUP-ADDITIONS")
@pytest.mark.parametrize("players", range(1, 8))
def test_games_have_no_additions_unless_they_are_asked_for(players: int) -> None:
    rules = Setup(players).ruleset()
    assert {rules.space_keys[number] for number in rules.printed} == printed.SPACES[players]


@pytest.mark.rule("SETUP-ADDITIONS")
def test_additions_can_be_chosen_if_there_are_any() -> None:
    assert (("none", "all") if ADDED else ("none",)) == ADDITIONS
    if not ADDED:
        with pytest.raises(BadSetup, match="choose one of none"):
            Setup(options={"additions": "all"})
