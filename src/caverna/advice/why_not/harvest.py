"""Why dwarfs cannot be fed like that, why animals do not breed, why a space is not protected."""

from caverna.advice.why_not.saying import any_of_these, count_of, good_name, lacks, space, you_have
from caverna.advice.why_not.spaces import not_on_display
from caverna.advice.why_not.text import Reason, say
from caverna.engine.goods import FARM_ANIMALS, FOOD, count
from caverna.engine.moves import FEED, FEED_ONE, PROTECT, Move
from caverna.engine.rounds.replenish import ProtectSpaces
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs, feeds_one_with


def feeding(state: GameState, step: FeedDwarfs, move: Move) -> Reason:
    """More than is needed, or more than there is."""
    player = state.players[step.seat]
    if move.verb == FEED_ONE:
        return feeding_one(state, step, move)
    if move.verb != FEED:
        return None
    need = step.need(state)
    if move.first > need:
        return say("why-less-food-needed", goods=count_of(FOOD, need)) if need else say("why-no-food-needed")
    return you_have(player, FOOD)


def feeding_one(state: GameState, step: FeedDwarfs, move: Move) -> Reason:
    """One dwarf eats something else, where a room allows it."""
    player, good = state.players[step.seat], move.second
    price = dict(feeds_one_with(state, step.seat)).get(good, 0)
    if not price:
        rooms = enumerate(state.rules.furnishings)
        allowing = sum(1 << number for number, tile in rooms if good in dict(tile.feeds_one_with))
        return say("why-not-eaten", tile=any_of_these(state.rules, allowing), good=good_name(good, 2))
    if step.has_spared:
        return say("why-one-fed-already")
    if not step.need(state):
        return say("why-no-food-needed")
    if move.first and not player.newborns:
        return say("why-no-newborn")
    if not move.first and player.newborns.bit_count() == player.dwarfs:
        return say("why-no-adult")
    return lacks(player, ((good, price),))


def breeding(state: GameState, seat: int, move: Move, most: int) -> Reason:
    """Pairs, room, and as many kinds as the action allows."""
    young = move.first
    stock = state.players[seat].goods
    if not young:
        return say("why-some-must-breed")
    if young.bit_count() > most:
        return say("why-too-many-kinds", n=most)
    for bit, animal in enumerate(FARM_ANIMALS):
        if young >> bit & 1 and stock[animal] < 2:
            return say("why-no-pair-of-these", goods=count_of(animal, stock[animal]))
    return say("why-no-room-for-young")


def protecting(state: GameState, step: ProtectSpaces, move: Move) -> Reason:
    """Only spaces that are about to be cleared need protection."""
    number = move.first
    if move.verb != PROTECT:
        return None
    name = space(state.rules, number)
    if state.protected >> number & 1:
        return say("why-protected-already", space=name)
    held = count(state.stock[number])
    return not_on_display(state, number) or say("why-not-cleared", space=name, n=held)
