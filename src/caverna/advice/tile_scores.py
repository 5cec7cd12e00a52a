"""What each furnishing would add to a player's points."""

from caverna.engine.goods import NOTHING
from caverna.engine.home_board import cells_of
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.furnish import build, sites
from caverna.engine.verbs.tile_sites import free_rock


def points_of_tiles(state: GameState, seat: int) -> dict[str, int]:
    """For each furnishing left the points it would add to the player's total, built now and for nothing.

    It goes where it is worth most; who has no empty cavern may think of one beside his caves.
    """
    ground = state.copy()
    player = ground.own(seat)
    if not player.caverns:
        player.caverns = free_rock(player)
    before = total_score(ground, seat)
    found: dict[str, int] = {}
    for number in cells_of(state.available):
        tile = state.rules.furnishings[number]
        places = cells_of(sites(ground, player, tile))
        if tile.bonus_points is None:
            places = places[:1]
        totals = [score_with(ground, seat, number, cell) for cell in places]
        found[tile.key] = max(totals, default=before) - before
    return found


def score_with(state: GameState, seat: int, furnishing: int, cell: int) -> int:
    """The player's total with one more tile, and with what it brings at once."""
    after = state.copy()
    build(after, seat, furnishing, cell, NOTHING)
    return total_score(after, seat)
