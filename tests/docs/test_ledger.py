"""What spaces, tiles and loot say about the ledger is true."""

import pytest

from caverna.content.catalogue import ALL_FURNISHINGS, base_ruleset
from caverna.content.loot import LOOT
from caverna.engine.ruleset import Options
from scripts.rules_coverage import LEDGER, ids_of_ledger


def ids_in_the_ledger() -> set[str]:
    return set(ids_of_ledger(LEDGER))


@pytest.mark.parametrize("players", range(1, 8))
def test_every_space_names_a_rule_that_exists(players: int) -> None:
    spaces = [space for space in base_ruleset(players, False, Options()).spaces if space is not None]
    for space in spaces:
        assert space.rules
        assert set(space.rules) <= ids_in_the_ledger(), space.key


def test_every_furnishing_and_loot_item_names_a_rule_that_exists() -> None:
    tiles = [(tile.key, tile.rules) for tile in ALL_FURNISHINGS]
    for key, rules in [*tiles, *[(item.key, item.rules) for item in LOOT]]:
        assert rules
        assert set(rules) <= ids_in_the_ledger(), key
