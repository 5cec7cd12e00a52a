"""The examples of CONTRIBUTING.md are code, and code is run."""

import re
from pathlib import Path

from caverna import Game, Setup
from caverna.content.catalogue import ALL_FURNISHINGS, SPACES, base_ruleset, things_of_moves
from caverna.content.loot import LOOT
from caverna.engine.hooks import Furnishing
from caverna.engine.move_table import MoveTable
from caverna.engine.numbers import by_number
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.space import ActionSpace
from caverna.engine.verbs.receive import receive

ROOT = Path(__file__).resolve().parents[2]


def examples() -> dict[str, object]:
    """Everything the unindented examples define."""
    found: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", (ROOT / "CONTRIBUTING.md").read_text(), re.M | re.S):
        exec(block, found)
    return found


def rules_with(tile: Furnishing, space: ActionSpace) -> Ruleset:
    """The two-player game with one more tile and one more space."""
    base = base_ruleset(2, False, Options())
    tiles, in_order = by_number((*ALL_FURNISHINGS, tile)), by_number((*SPACES, space))
    moves = MoveTable(things_of_moves(in_order, tiles, LOOT))
    keys = [known.key for known in in_order]
    spaces = [known for known in base.spaces if known is not None]
    rounds = base.cards_by_round
    return Ruleset(
        2, Options(), moves, keys, [*spaces, space], tiles, base.for_sale, LOOT, rounds, base.course
    )


def test_the_example_tile_and_space_work() -> None:
    found = examples()
    tile, space = found["LANTERN_ROOM"], found["MUSHROOM_HUNT"]
    assert isinstance(tile, Furnishing)
    assert isinstance(space, ActionSpace)
    game = Game(Setup())
    game.state.rules = rules_with(tile, space)
    player = game.state.own(0)
    number = game.state.rules.furnishing_number["lantern_room"]
    player.rooms, player.owned = (*player.rooms, (14, number)), player.owned | 1 << number
    receive(game.state, 0, ((3, 2),), "test")
    assert (player.goods[3], player.goods[7]) == (2, 2)
    game.state.stock.append(((5, 1),))
    assert space.effect.is_possible(game.state, 0)
    assert [game.state.rules.moves.all[move].text for move in space.effect.moves(game.state, 0)] == ["take"]


def test_every_room_named_in_the_table_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    for path in re.findall(r"\| `((?:src|docs)/[^`]*)`", text):
        assert (ROOT / path).exists(), path
