"""Why a clause of a card cannot even begin."""

from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import FOOD, GOLD, GRAIN, ORE, VEGETABLE
from caverna.engine.moves import CAVERN_CAVERN, CAVERN_TUNNEL, SINGLE_TILES, SMALL_PASTURE
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.breed import BreedNow
from caverna.engine.verbs.expedition import Expedition
from caverna.engine.verbs.fence import STABLES, BuildStable, FencePasture
from caverna.engine.verbs.forge import Forge
from caverna.engine.verbs.furnish import Furnish
from caverna.engine.verbs.grow_family import GrowFamily, room_for_dwarfs
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.place_tile import (
    ORDINARY_TUNNEL,
    PlaceOreMine,
    PlaceRubyMine,
    PlaceSingleTile,
    PlaceTwinTile,
)
from caverna.engine.verbs.sow import Sow
from caverna.engine.verbs.take import Take
from caverna.engine.verbs.trade import Buy, Trade
from caverna.why_not.card_parts import open_clauses
from caverna.why_not.furnishings import nothing_to_furnish
from caverna.why_not.saying import count_of, lacks

NOTHING_TO_DO = "nothing can be done there"


def nothing_to_do(state: GameState, seat: int, effect: Effect) -> str:
    """Why a whole card is of no use to the dwarf at work."""
    reasons = [cannot_begin(state, seat, clause) for clause in open_clauses(state, seat, effect)]
    known = ", ".join(dict.fromkeys(reason for reason in reasons if reason))
    return f"{NOTHING_TO_DO} ({known})" if known else NOTHING_TO_DO


def cannot_begin(state: GameState, seat: int, clause: Effect) -> str:
    """Why a clause that is open cannot be carried out now."""
    player = state.players[seat]
    if isinstance(clause, Take):
        return "there are no goods to take"
    if isinstance(clause, Expedition):
        return "the dwarf is unarmed"
    if isinstance(clause, Forge):
        return cannot_forge(state, player)
    if isinstance(clause, GrowFamily):
        return f"you have {player.dwarfs} dwarfs and room for {room_for_dwarfs(state, seat)}"
    if isinstance(clause, Furnish):
        return nothing_to_furnish(state, seat, clause)
    if isinstance(clause, Sow):
        return cannot_sow(player)
    if isinstance(clause, Trade):
        return lacks(player, clause.pays)
    if isinstance(clause, Buy):
        cheapest = min(price for _, price in clause.prices)
        return f"nothing is cheaper than {count_of(GOLD, cheapest)}"
    if isinstance(clause, Imitate):
        return cannot_imitate(player, clause)
    if isinstance(clause, BreedNow):
        return "no pair of farm animals has room for a young one"
    return cannot_build(state, seat, clause)


def cannot_build(state: GameState, seat: int, clause: Effect) -> str:
    """Tiles, fences and stables."""
    player = state.players[seat]
    if isinstance(clause, PlaceTwinTile):
        names = {CAVERN_TUNNEL: "cavern/tunnel", CAVERN_CAVERN: "cavern/cavern"}
        return f"no {names.get(clause.verb, 'meadow/field')} tile fits onto your board"
    if isinstance(clause, PlaceOreMine):
        return "you have no two neighbouring tunnels"
    if isinstance(clause, PlaceRubyMine):
        return "you have no tunnel" if clause.onto == ORDINARY_TUNNEL else "you have no deep tunnel"
    if isinstance(clause, PlaceSingleTile):
        return f"no single {SINGLE_TILES[clause.verb]} fits onto your board"
    if isinstance(clause, FencePasture):
        unpaid = lacks(player, clause.price_for(state, seat))
        what = "a small pasture" if clause.verb == SMALL_PASTURE else "a large pasture"
        if unpaid and player.meadows:
            return unpaid.replace("it costs", f"{what} costs")
        return "you have no meadow" if not player.meadows else "you have no two neighbouring meadows"
    if isinstance(clause, BuildStable):
        if player.stables.bit_count() >= STABLES:
            return f"you have built all {STABLES} stables"
        unpaid = lacks(player, clause.price_for(state, seat)).replace("it costs", "a stable costs")
        return unpaid or "there is no space for a stable"
    return ""


def cannot_forge(state: GameState, player: Player) -> str:
    """Armed already, or without ore."""
    strength = player.weapons[state.worker]
    if strength:
        return f"the dwarf is armed already, with strength {strength}"
    return "" if player.goods[ORE] else "you have no ore to forge"


def cannot_sow(player: Player) -> str:
    """Without crop or without field."""
    if not player.fields & ~player.sown:
        return "you have no empty field"
    if player.goods[GRAIN] or player.goods[VEGETABLE]:
        return ""
    return "you have no grain and no vegetable to sow"


def cannot_imitate(player: Player, clause: Imitate) -> str:
    """Without food, or without a space that is of any use."""
    if player.goods[FOOD] < clause.food:
        return lacks(player, ((FOOD, clause.food),))
    return "no space taken by another player is of any use to you"
