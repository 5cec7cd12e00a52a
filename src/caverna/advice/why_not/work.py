"""Why a dwarf cannot be placed like that, or cannot do this with his action."""

from caverna.advice.why_not.card_parts import clauses
from caverna.advice.why_not.impossible import cannot_begin, cannot_forge, nothing_to_do
from caverna.advice.why_not.saying import good_name, lacks, space
from caverna.advice.why_not.spaces import not_on_display, occupied
from caverna.advice.why_not.text import Reason, say
from caverna.engine.goods import FOOD, GOLD, ORE, RUBY
from caverna.engine.moves import ORDER, PLACE, Move
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf, placeable
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.verbs.forge import ore_saved
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.trade import Buy


def placing(state: GameState, step: PlaceDwarf, move: Move) -> Reason:
    """Why the dwarf that is due does not go there."""
    if move.verb == ORDER:
        return out_of_order(state, step, move.first)
    if move.verb != PLACE:
        return None
    unreachable = not_on_display(state, move.first) or occupied(state, step.seat, move.first)
    if unreachable:
        return unreachable
    trial = state.copy()
    trial.worker = step.due(state)[0]
    return nothing_to_do(trial, step.seat, state.rules.space(move.first).effect)


def out_of_order(state: GameState, step: PlaceDwarf, strength: int) -> Reason:
    """Why a ruby does not let the dwarf with this strength go first."""
    player = state.players[step.seat]
    if step.dwarf != DUE:
        return say("why-order-paid-already")
    if strength not in [player.weapons[dwarf] for dwarf in placeable(player)]:
        return say("why-no-dwarf-to-place", strength=strength)
    dwarf, placements = step.due(state)
    if not placements:
        return say("why-no-space-for-dwarfs")
    due = player.weapons[dwarf]
    if strength == due:
        return say("why-due-anyway", strength=strength)
    if strength < due:
        return say("why-no-space-for-dwarf", strength=strength)
    return lacks(player, ((RUBY, 1),))


def imitating(state: GameState, seat: int, move: Move, part: Imitate) -> Reason:
    """Why that space cannot be imitated."""
    player, number = state.players[seat], move.first
    if player.goods[FOOD] < part.food:
        return lacks(player, ((FOOD, part.food),))
    missing = not_on_display(state, number)
    if missing:
        return missing
    name, target = space(state.rules, number), state.rules.space(number)
    if not target.can_be_imitated:
        return say("why-never-imitated", space=name)
    if state.occupied[number] == NOBODY:
        return say("why-nobody-there", space=name)
    if state.occupied[number] == seat:
        return say("why-own-dwarf-there", space=name)
    return nothing_to_do(state, seat, target.effect)


def looting(state: GameState, seat: int, move: Move, strength: int, taken: int) -> Reason:
    """Why an expedition does not bring this item."""
    item = state.rules.loot[move.first]
    if not strength:
        return say("why-unarmed")
    if item.strength > strength:
        name = say(f"loot-{item.key}")
        return say("why-too-weak", item=name, need=item.strength, strength=strength)
    if taken >> move.first & 1:
        return say("why-looted-already")
    if item.effect is None:
        return None
    reason = cannot_begin(state, seat, clauses(item.effect)[0])
    assert reason is not None, item.key
    return say("why-loot-of-no-use", reason=reason)


def forging(state: GameState, seat: int, strength: int) -> Reason:
    """Why no such weapon can be forged."""
    player = state.players[seat]
    if player.weapons[state.worker]:
        return cannot_forge(state, player)
    return lacks(player, ((ORE, max(0, strength - ore_saved(state, seat))),))


def buying(state: GameState, seat: int, move: Move, part: Buy, bought: int) -> Reason:
    """Why the market does not sell it."""
    good = move.first
    if bought >> good & 1:
        return say("why-bought-already", good=good_name(good, 1))
    price = dict(part.prices).get(good, 0)
    if not price:
        return say("why-not-for-sale", good=good_name(good, 1))
    return lacks(state.players[seat], ((GOLD, price),))
