"""Where landscape tiles fit, and why they do not."""

from caverna.engine.home_board import CELLS, ENTRANCE, FOREST, MOUNTAIN, ON_BOARD, touching
from caverna.engine.moves import MEADOW_FIELD, SINGLE_FIELD, SINGLE_MEADOW
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import any_of_these, cell_is
from caverna.engine.sites import TwinSites
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move


def meadow_field_sites(state: GameState, player: Player) -> int:
    """Two free forest spaces, connected to what is tilled; the field half not under a stable."""
    sites = state.rules.moves.meadow_field
    found = free_sites(state, player, sites, player.tilled, player.forest_edge)
    return found & ~sites.ending(player.stables) if player.stables else found


def mountain_sites(state: GameState, player: Player, sites: TwinSites) -> int:
    """Two bare mountain spaces, connected to the cave system."""
    cave = player.cave_system
    return free_sites(state, player, sites, cave, touching(cave))


def free_sites(state: GameState, player: Player, sites: TwinSites, taken: int, edge: int) -> int:
    """The sites with both halves on spaces that are not taken, and one of them on the edge."""
    if player.owned & state.rules.with_overhang:
        return sites.every & sites.covering(edge) & ~sites.covering(taken)
    return sites.ordinary & sites.covering(edge & ON_BOARD) & ~sites.covering(taken & ON_BOARD)


def free_forest(player: Player) -> int:
    """The forest spaces where a single tile can lie."""
    return player.forest_edge & FOREST & ON_BOARD & ~player.tilled


def free_rock(player: Player) -> int:
    """The mountain spaces where a single tile can lie."""
    cave = player.cave_system
    return touching(cave) & MOUNTAIN & ON_BOARD & ~cave


def single_sites(player: Player, tile: int) -> int:
    """The spaces where a single tile of this kind can lie."""
    if tile == SINGLE_MEADOW:
        return free_forest(player)
    if tile == SINGLE_FIELD:
        return free_forest(player) & ~player.stables
    return free_rock(player)


# Why not there.


def why_not_cleared(state: GameState, player: Player, cells: tuple[int, ...], field: int) -> Reason:
    """Why no meadow or field can lie on these spaces; `field` is where the field would be, -1 for none."""
    for cell in cells:
        if player.tilled >> cell & 1:
            return cell_is(state, player, cell, "why-not-free")
    if field >= 0 and player.stables >> field & 1:
        return say("why-no-field-under-stable", cell=CELLS[field])
    covered = sum(1 << cell for cell in cells)
    if not player.tilled and not covered & ENTRANCE:
        return say("why-entrance-first")
    if player.tilled and not touching(covered) & player.tilled:
        return say("why-not-joined-in-forest")
    return None


def why_not_dug(state: GameState, player: Player, cells: tuple[int, ...]) -> Reason:
    """Why no cavern or tunnel can lie on these mountain spaces."""
    for cell in cells:
        if player.cave_system >> cell & 1:
            return cell_is(state, player, cell, "why-not-free")
    covered = sum(1 << cell for cell in cells)
    return None if touching(covered) & player.cave_system else say("why-not-joined-in-cave")


def why_no_twin(state: GameState, seat: int, move: Move) -> Reason:
    """Why a landscape twin tile cannot lie there."""
    player = state.players[seat]
    cells = (move.first, move.second)
    if not player.owned & state.rules.with_overhang:
        for cell in cells:
            if not ON_BOARD >> cell & 1:
                room = any_of_these(state.rules, state.rules.with_overhang)
                return say("why-sticks-out", cell=CELLS[cell], tile=room)
    if move.verb == MEADOW_FIELD:
        return why_not_cleared(state, player, cells, field=move.second)
    return why_not_dug(state, player, cells)


def why_no_single(state: GameState, seat: int, tile: int, cell: int) -> Reason:
    """Why a single tile cannot lie there."""
    player = state.players[seat]
    if tile == SINGLE_MEADOW:
        return why_not_cleared(state, player, (cell,), field=-1)
    if tile == SINGLE_FIELD:
        return why_not_cleared(state, player, (cell,), field=cell)
    return why_not_dug(state, player, (cell,))
