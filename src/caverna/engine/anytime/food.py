"""Turning goods into food."""

from typing import Final

from caverna.engine.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GRAIN,
    RUBY,
    SHEEP,
    VEGETABLE,
)
from caverna.engine.moves import EAT_GOLD
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.receive import receive

FOOD_VALUE: Final[dict[int, int]] = {SHEEP: 1, DONKEY: 1, BOAR: 2, CATTLE: 3, GRAIN: 1, VEGETABLE: 2, RUBY: 2}
PAIR_OF_DONKEYS: Final = 3
LOST_WITH_GOLD: Final = 1
"""An exchange of gold gives this much less food than gold, however large it is."""
CROPS_AND_RUBIES: Final[tuple[int, ...]] = (GRAIN, VEGETABLE, RUBY)


def animal_meals(state: GameState, seat: int) -> list[int]:
    """The farm animals that can be turned into food."""
    stock = state.players[seat].goods
    moves = state.rules.moves
    found: list[int] = []
    for animal in FARM_ANIMALS:
        if stock[animal]:
            found.append(moves.eat[animal])
    if stock[DONKEY] >= 2:
        found.append(moves.eat_donkeys)
    return found


def other_meals(state: GameState, seat: int) -> list[int]:
    """Crops, rubies and gold that can be turned into food."""
    stock = state.players[seat].goods
    moves = state.rules.moves
    found: list[int] = []
    for good in CROPS_AND_RUBIES:
        if stock[good]:
            found.append(moves.eat[good])
    if stock[GOLD] >= 2:
        found += moves.eat_gold[: stock[GOLD] - 1]
    return found


def eat(state: GameState, seat: int, move: int) -> None:
    """Turn into food what the move names."""
    moves = state.rules.moves
    if moves.verb[move] == EAT_GOLD:
        gold = moves.first[move]
        pay(state, seat, ((GOLD, gold),), "conversion")
        receive(state, seat, ((FOOD, gold - LOST_WITH_GOLD),), "conversion")
        return
    good, amount = moves.first[move], moves.second[move]
    pay(state, seat, ((good, amount),), "conversion")
    food = PAIR_OF_DONKEYS if amount == 2 else FOOD_VALUE[good]
    player, rules = state.players[seat], state.rules
    if good in FARM_ANIMALS and player.owned & rules.with_slaughter_bonus:
        for _, tile in rules.rooms_with(player, rules.with_slaughter_bonus):
            food += tile.slaughter_bonus * amount
    receive(state, seat, ((FOOD, food),), "conversion")
