"""The second scorer for games with the expansion: tables and ifs once more, on top of the plain one."""

from typing import cast

from caverna import Game
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from tests.oracles.plain_scorer import household, score_of, share_an_edge

NEW_POINTS = {
    "chief_orc_dwelling": 2,
    "forgers_dwelling": 2,
    "guest_dwelling": 2,
    "battle_dog_school": 1,
    "warrior_dwelling": 4,
    "mine_orc_dwelling": 2,
    "offspring_dwelling": 4,
    "orc_worker_dwelling": 3,
    "orc_dwelling": 0,
    "camouflage_dwelling": 3,
    "trap_chamber": 0,
    "family_parlor": 0,
    "dog_parlor": 0,
    "entry_level_dwelling_with_orc": 0,
}
NEW_DWELLINGS = tuple(key for key in NEW_POINTS if "_dwelling" in key)
PERMA_TRAP = "perma_trap"


def plain_fiend_score(game: Game, seat: int) -> dict[str, int]:
    """The points of a seat by category, under the same names as `game.score()`."""
    player = cast(FiendPlayer, game.state.players[seat])
    home = household(game, seat)
    under_orcs = [CELLS[place] for place in player.orcs if place >= 0 and CELLS[place][0] in "def"]
    old_rooms = [(cell, key) for cell, key in home.rooms if key not in NEW_POINTS]
    new_rooms = [(cell, key) for cell, key in home.rooms if key in NEW_POINTS]
    assert not any(cell in under_orcs for cell, _ in home.rooms if cell != "d4")
    home.rooms = old_rooms
    points = score_of(home)
    keys = rules_of(game.state).traps
    traps = [(CELLS[cell], keys[kind].key, is_active) for cell, kind, is_active in player.traps]
    free_friends = [friend for friend in player.friends if CELLS[friend[1]] not in under_orcs]
    captives = len(player.captives)
    covered = {cell for cell, _ in new_rooms} | {cell for cell, _, _ in traps}
    covered |= {cell for cell in under_orcs if cell != "d4"}
    points["unused_spaces"] += len(covered)
    points["dwarfs"] -= captives
    points["tiles"] += sum(NEW_POINTS[key] for _, key in new_rooms)
    for cell, key in old_rooms:
        if key == "state_parlor":
            beside = [room for other, room in new_rooms if share_an_edge(cell, other)]
            points["bonus"] += 4 * len([room for room in beside if room in NEW_DWELLINGS])
        if key == "main_storage":
            points["bonus"] += 2 * len(
                [room for _, room in new_rooms if room.endswith(("_parlor", "_chamber"))]
            )
    for _, key in new_rooms:
        if key == "trap_chamber":
            points["bonus"] += 2 * len(traps)
        if key == "family_parlor":
            points["bonus"] += 3 * len(free_friends)
        if key == "dog_parlor":
            points["bonus"] += home.goods["dog"] // 2
    points["traps"] = 2 * len([1 for _, key, is_active in traps if not is_active and key != PERMA_TRAP])
    points["friendly_orcs"] = len(free_friends)
    return points
