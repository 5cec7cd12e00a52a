"""Why a dwarf cannot be placed like that, or cannot do this with his action."""

from caverna.engine.goods import FOOD, GOLD, GOOD_NAMES, ORE, RUBY
from caverna.engine.moves import ORDER, PLACE, Move
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf, placeable
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.verbs.forge import ore_saved
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.trade import Buy
from caverna.locale import Words
from caverna.why_not.card_parts import clauses
from caverna.why_not.impossible import cannot_begin, cannot_forge, nothing_to_do
from caverna.why_not.saying import lacks, space
from caverna.why_not.spaces import not_on_display, occupied
from caverna.wording.names import loot_name


def placing(state: GameState, step: PlaceDwarf, move: Move) -> str:
    """Why the dwarf that is due does not go there."""
    if move.verb == ORDER:
        return out_of_order(state, step, move.first)
    if move.verb != PLACE:
        return ""
    unreachable = not_on_display(state, move.first) or occupied(state, step.seat, move.first)
    if unreachable:
        return unreachable
    trial = state.copy()
    trial.worker = step.due(state)[0]
    return nothing_to_do(trial, step.seat, state.rules.space(move.first).effect)


def out_of_order(state: GameState, step: PlaceDwarf, strength: int) -> str:
    """Why a ruby does not let the dwarf with this strength go first."""
    player = state.players[step.seat]
    if step.dwarf != DUE:
        return "a ruby has been paid for the order already"
    if strength not in [player.weapons[dwarf] for dwarf in placeable(player)]:
        return f"no dwarf of yours who could be placed has strength {strength}"
    dwarf, placements = step.due(state)
    if not placements:
        return "no free space is of any use to your dwarfs"
    due = player.weapons[dwarf]
    if strength == due:
        return f"the dwarf with strength {strength} is due anyway"
    if strength < due:
        return f"no free space is of any use to the dwarf with strength {strength}"
    return "" if player.goods[RUBY] else "it costs 1 ruby, you have none"


def imitating(state: GameState, seat: int, move: Move, part: Imitate) -> str:
    """Why that space cannot be imitated."""
    player, number = state.players[seat], move.first
    if player.goods[FOOD] < part.food:
        return lacks(player, ((FOOD, part.food),))
    missing = not_on_display(state, number)
    if missing:
        return missing
    name, target = space(state.rules, number), state.rules.space(number)
    if not target.can_be_imitated:
        return f"{name} cannot be imitated"
    if state.occupied[number] == NOBODY:
        return f"nobody stands on {name}"
    if state.occupied[number] == seat:
        return f"{name} is occupied by a dwarf of your own"
    return nothing_to_do(state, seat, target.effect)


def looting(state: GameState, seat: int, move: Move, strength: int, taken: int) -> str:
    """Why an expedition does not bring this item."""
    item = state.rules.loot[move.first]
    if not strength:
        return "the dwarf is unarmed"
    if item.strength > strength:
        name = loot_name(Words("en"), item.key)
        return f"the dwarf is too weak: {name} takes strength {item.strength}, he has {strength}"
    if taken >> move.first & 1:
        return "this loot item has been taken already on this expedition"
    if item.effect is None:
        return ""
    reasons = [cannot_begin(state, seat, clause) for clause in clauses(item.effect)]
    return f"this loot item cannot be carried out now: {reasons[0]}"


def forging(state: GameState, seat: int, strength: int) -> str:
    """Why no such weapon can be forged."""
    player = state.players[seat]
    if player.weapons[state.worker]:
        return cannot_forge(state, player)
    return lacks(player, ((ORE, max(0, strength - ore_saved(state, seat))),))


def buying(state: GameState, seat: int, move: Move, part: Buy, bought: int) -> str:
    """Why the market does not sell it."""
    good = move.first
    if bought >> good & 1:
        return f"you have bought {GOOD_NAMES[good]} already: each good is sold once"
    price = dict(part.prices).get(good, 0)
    return (
        lacks(state.players[seat], ((GOLD, price),)) if price else f"{GOOD_NAMES[good]} is not for sale here"
    )
