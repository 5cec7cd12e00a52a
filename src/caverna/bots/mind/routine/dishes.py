"""What is on the table at a feeding: everything that becomes food or spares it."""

from typing import Final

from caverna.engine.anytime.exchanges import exchanges
from caverna.engine.anytime.food import animal_meals, other_meals
from caverna.engine.goods import BOAR, FOOD, GOODS_COUNT, RUBY
from caverna.engine.moves import CONVERT, EAT_GOLD, FEED, FEED_ONE, SELL
from caverna.engine.play import apply
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs

NO_LIMIT: Final = 99
ONLY_ONE: Final = 0
"""In place of a limit: one dwarf at each feeding may eat something else than food."""
NOT_FEEDING: Final = 1000


class Dish:
    """Something that becomes food or spares it: the moves, what is less afterwards, the food it saves."""

    def __init__(self, moves: tuple[int, ...], takes: list[int], food: int, most: int) -> None:
        self.moves = moves
        self.takes = takes
        """Good by good."""
        self.food = food
        self.most = most
        """How often it can be had as far as goods do not say it."""
        self.costs = [0.0]
        """What it costs to have it so many times; beyond that, each time as much as the first."""


def dishes_of(state: GameState, seat: int) -> list[Dish]:
    """Everything that saves food now, measured by trying it out."""
    numbers = state.rules.moves
    found: list[Dish] = []
    for move in animal_meals(state, seat) + other_meals(state, seat) + exchanges(state, seat) + state.answers:
        verb = numbers.verb[move]
        if verb == FEED_ONE:
            add_dish(found, state, seat, (move,), ONLY_ONE)
        elif verb == SELL:
            add_dish(found, state, seat, (move,), weapons_like(state, seat, move))
        elif verb != EAT_GOLD and verb != FEED:
            add_dish(found, state, seat, (move,), NO_LIMIT)
    if state.players[seat].goods[RUBY]:
        for moves in ways_with_a_ruby(state, seat):
            add_dish(found, state, seat, moves, NO_LIMIT)
    return found


def verb_of(state: GameState, dish: Dish) -> int:
    """How a dish begins."""
    return state.rules.moves.verb[dish.moves[0]]


def weapons_like(state: GameState, seat: int, sale: int) -> int:
    """How many weapons of this strength there are: at a feeding all dwarfs are at home."""
    strength = state.rules.moves.first[sale]
    return sum([1 for weapon in state.players[seat].weapons if weapon == strength])


def ways_with_a_ruby(state: GameState, seat: int) -> list[tuple[int, ...]]:
    """Where a ruby becomes more food than by itself: a boar for the butcher, a crop for the cook."""
    player, rules = state.players[seat], state.rules
    moves = rules.moves
    found: list[tuple[int, ...]] = []
    if player.owned & rules.with_slaughter_bonus:
        found.append((moves.ruby_good[BOAR], moves.eat[BOAR]))
    for number, (room, conversion) in enumerate(rules.conversions):
        if player.owned >> room & 1 and len(conversion.pays) > 1:
            for good, amount in conversion.pays:
                if amount == 1 and good != RUBY:
                    found.append((moves.ruby_good[good], moves.convert[number]))
    return found


def add_dish(found: list[Dish], state: GameState, seat: int, moves: tuple[int, ...], most: int) -> None:
    """Put some moves on the menu, if they can be played and save food."""
    trial = state.copy()
    for move in moves:
        if state.rules.moves.verb[move] == CONVERT and move not in exchanges(trial, seat):
            return
        apply(trial, move)
    saved = food_missing(state, seat) - food_missing(trial, seat)
    if saved > 0:
        before, after = state.players[seat].goods, trial.players[seat].goods
        takes = [before[good] - after[good] for good in range(GOODS_COUNT)]
        takes[FOOD] = 0
        found.append(Dish(moves, takes, saved, most))


def food_missing(state: GameState, seat: int) -> int:
    """The food that the player still lacks; very much if he is asked something else."""
    step = state.agenda[-1]
    if not isinstance(step, FeedDwarfs) or step.seat != seat:
        return NOT_FEEDING
    return step.need(state) - state.players[seat].goods[FOOD]
