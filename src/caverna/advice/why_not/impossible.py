"""Why a clause of a card cannot even begin."""

from caverna.advice.why_not.card_parts import open_clauses
from caverna.advice.why_not.furnishings import nothing_to_furnish
from caverna.advice.why_not.saying import count_of, lacks
from caverna.advice.why_not.text import Reason, Several, Text, say
from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import FOOD, GOLD, GRAIN, ORE, VEGETABLE
from caverna.engine.moves import SINGLE_TILES, SMALL_PASTURE
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
    TWIN_TILES,
    PlaceOreMine,
    PlaceRubyMine,
    PlaceSingleTile,
    PlaceTwinTile,
)
from caverna.engine.verbs.sow import Sow
from caverna.engine.verbs.take import Take
from caverna.engine.verbs.trade import Buy, Trade
from caverna.expansions.frantic_fiends.advice.why_not import cannot_begin_with_fiends


def nothing_to_do(state: GameState, seat: int, effect: Effect) -> Text:
    """Why a whole card is of no use to the dwarf at work."""
    known: list[Text] = []
    for clause in open_clauses(state, seat, effect):
        reason = cannot_begin(state, seat, clause)
        if reason is not None and reason not in known:
            known.append(reason)
    return say("why-nothing-to-do-because", reasons=Several(known)) if known else say("why-nothing-to-do")


def cannot_begin(state: GameState, seat: int, clause: Effect) -> Reason:
    """Why a clause that is open cannot be carried out now."""
    player = state.players[seat]
    if isinstance(clause, Take):
        return say("why-no-goods")
    if isinstance(clause, Expedition):
        return say("why-unarmed")
    if isinstance(clause, Forge):
        return cannot_forge(state, player)
    if isinstance(clause, GrowFamily):
        return say("why-no-room-for-dwarf", n=player.dwarfs, count=room_for_dwarfs(state, seat))
    if isinstance(clause, Furnish):
        return nothing_to_furnish(state, seat, clause)
    if isinstance(clause, Sow):
        return cannot_sow(player)
    if isinstance(clause, Trade):
        return lacks(player, clause.pays)
    if isinstance(clause, Buy):
        cheapest = min(price for _, price in clause.prices)
        return say("why-nothing-cheaper", goods=count_of(GOLD, cheapest))
    if isinstance(clause, Imitate):
        return cannot_imitate(player, clause)
    if isinstance(clause, BreedNow):
        return say("why-no-pair")
    return cannot_build(state, seat, clause) or cannot_begin_with_fiends(state, seat, clause)


def cannot_build(state: GameState, seat: int, clause: Effect) -> Reason:
    """Tiles, fences and stables."""
    player = state.players[seat]
    if isinstance(clause, PlaceTwinTile):
        return say("why-no-twin-fits", tile=say(f"twin-{TWIN_TILES[clause.verb]}"))
    if isinstance(clause, PlaceOreMine):
        return say("why-no-two-tunnels")
    if isinstance(clause, PlaceRubyMine):
        return say("why-no-tunnel" if clause.onto == ORDINARY_TUNNEL else "why-no-deep-tunnel")
    if isinstance(clause, PlaceSingleTile):
        return say("why-no-single-fits", kind=SINGLE_TILES[clause.verb])
    if isinstance(clause, FencePasture):
        if not player.meadows:
            return say("why-no-meadow")
        is_small = clause.verb == SMALL_PASTURE
        costs = "why-small-pasture-costs" if is_small else "why-large-pasture-costs"
        return lacks(player, clause.price_for(state, seat), costs) or say("why-no-two-meadows")
    if isinstance(clause, BuildStable):
        if player.stables.bit_count() >= STABLES:
            return say("why-all-stables-built", n=STABLES)
        price = clause.price_for(state, seat)
        return lacks(player, price, "why-stable-costs") or say("why-no-space-for-stable")
    return None


def cannot_forge(state: GameState, player: Player) -> Reason:
    """Armed already, or without ore."""
    strength = player.weapons[state.worker]
    if strength:
        return say("why-armed-already", strength=strength)
    return None if player.goods[ORE] else say("why-no-ore")


def cannot_sow(player: Player) -> Reason:
    """Without crop or without field."""
    if not player.fields & ~player.sown:
        return say("why-no-empty-field")
    if player.goods[GRAIN] or player.goods[VEGETABLE]:
        return None
    return say("why-nothing-to-sow")


def cannot_imitate(player: Player, clause: Imitate) -> Reason:
    """Without food, or without a space that is of any use."""
    if player.goods[FOOD] < clause.food:
        return lacks(player, ((FOOD, clause.food),))
    return say("why-nothing-to-imitate")
