"""Why dwarfs cannot be fed like that, why animals do not breed, why a space is not protected."""

from caverna.engine.goods import FARM_ANIMALS, FOOD, GOOD_NAMES, count
from caverna.engine.moves import FEED, FEED_ONE, PROTECT, Move
from caverna.engine.rounds.replenish import ProtectSpaces
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs, feeds_one_with
from caverna.why_not.saying import any_of_these, count_of, lacks, space
from caverna.why_not.spaces import not_on_display


def feeding(state: GameState, step: FeedDwarfs, move: Move) -> str:
    """More than is needed, or more than there is."""
    player = state.players[step.seat]
    if move.verb == FEED_ONE:
        return feeding_one(state, step, move)
    if move.verb != FEED:
        return ""
    need = step.need(state)
    if move.first > need:
        return f"only {need} food is needed" if need else "no food is needed"
    return f"you have {count_of(FOOD, player.goods[FOOD])}"


def feeding_one(state: GameState, step: FeedDwarfs, move: Move) -> str:
    """One dwarf eats something else, where a room allows it."""
    player, good = state.players[step.seat], move.second
    price = dict(feeds_one_with(state, step.seat)).get(good, 0)
    if not price:
        rooms = enumerate(state.rules.furnishings)
        allowing = sum(1 << number for number, tile in rooms if good in dict(tile.feeds_one_with))
        return f"only {any_of_these(state.rules, allowing)} lets a dwarf eat {GOOD_NAMES[good]}"
    if step.has_spared:
        return "one dwarf has been fed like that already"
    if not step.need(state):
        return "no food is needed"
    if move.first and not player.newborns:
        return "you have no newborn dwarf"
    if not move.first and player.newborns.bit_count() == player.dwarfs:
        return "you have no grown-up dwarf"
    return lacks(player, ((good, price),))


def breeding(state: GameState, seat: int, move: Move, most: int) -> str:
    """Pairs, room, and as many kinds as the action allows."""
    young = move.first
    stock = state.players[seat].goods
    if not young:
        return "at least one kind must breed"
    if young.bit_count() > most:
        return f"at most {most} kinds may breed"
    for bit, animal in enumerate(FARM_ANIMALS):
        if young >> bit & 1 and stock[animal] < 2:
            return f"it takes two to breed, you have {count_of(animal, stock[animal])}"
    return "there is not enough room for the young"


def protecting(state: GameState, step: ProtectSpaces, move: Move) -> str:
    """Only spaces that are about to be cleared need protection."""
    number = move.first
    if move.verb != PROTECT:
        return ""
    if state.protected >> number & 1:
        return f"{space(state.rules, number)} is protected already"
    name, held = space(state.rules, number), count(state.stock[number])
    goods = f"{held or 'no'} good{'' if held == 1 else 's'}"
    return not_on_display(state, number) or f"{name} is not about to be cleared: it holds {goods}"
