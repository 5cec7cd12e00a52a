"""Furnishing with the expansion: the Warrior dwelling is paid in a free mix of materials."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import CELL, FURNISHING
from caverna.engine.agenda.step import NO_OPTIONS, Step
from caverna.engine.goods import ORE, STONE, WOOD, Goods, amount_of, goods
from caverna.engine.home_board import CELLS
from caverna.engine.needs import MATERIALS
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Text, say
from caverna.engine.ruleset import discount
from caverna.engine.saying import tile_name
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.furnish import (
    ANY_TILE,
    DWELLINGS,
    Furnish,
    PayForRoom,
    build,
    can_pay_with_ore,
    empty_sites,
    ore_replaces,
    payments,
)
from caverna.engine.verbs.pay import ore_instead, reduced
from caverna.expansions.frantic_fiends.engine.moves import MATERIAL_PRICE
from caverna.expansions.frantic_fiends.engine.rules import rules_of

WARRIOR_DWELLING: Final = "warrior_dwelling"


def mixed_price(state: GameState, seat: int, wood: int, stone: int) -> Goods:
    """So much wood and stone, ore for the rest, less what rooms take off."""
    price = goods(wood=wood, stone=stone, ore=MATERIAL_PRICE - wood - stone)
    return reduced(price, discount(state.players[seat], state.rules.furnishing_discounts))


def materials_at_hand(state: GameState, player: Player) -> tuple[int, int, int]:
    """How much wood, stone and ore a player can pay with, what rooms take off included."""
    stock, off = player.goods, discount(player, state.rules.furnishing_discounts)
    if not off:
        return stock[WOOD], stock[STONE], stock[ORE]
    return (
        stock[WOOD] + amount_of(off, WOOD),
        stock[STONE] + amount_of(off, STONE),
        stock[ORE] + amount_of(off, ORE),
    )


def has_mix(state: GameState, seat: int) -> bool:
    """Whether there is a way to pay the Warrior dwelling: some of each material, and enough of all."""
    player = state.players[seat]
    wood, stone, ore = materials_at_hand(state, player)
    if wood + stone + ore < MATERIAL_PRICE:
        return False
    if wood and stone and ore:
        return True
    return player.owned & state.rules.with_ore_replaces != 0 and len(affordable_mixes(state, seat)) > 0


def affordable_mixes(state: GameState, seat: int) -> list[int]:
    """The ways to pay the Warrior dwelling, as moves."""
    player, mixes = state.players[seat], rules_of(state).fiend_moves.materials
    wood, stone, ore = materials_at_hand(state, player)
    if wood + stone + ore < MATERIAL_PRICE:
        return []
    replaced = ore_replaces(state, seat)
    if replaced:
        return [
            move
            for (w, s), move in mixes.items()
            if can_pay_with_ore(player, mixed_price(state, seat, w, s), replaced)
        ]
    return [
        move for (w, s), move in mixes.items() if w <= wood and s <= stone and MATERIAL_PRICE - w - s <= ore
    ]


class FurnishWithFiends(Furnish):
    """Build a furnishing tile out of a choice of them."""

    def __init__(self, choice: int) -> None:
        super().__init__(choice, None)
        self.food_helps = True

    def affordable(self, state: GameState, seat: int) -> int:
        found, warriors = super().affordable(state, seat), 1 << rules_of(state).warrior_dwelling
        return found if not found & warriors or has_mix(state, seat) else found & ~warriors

    def can_afford(self, state: GameState, seat: int) -> bool:
        found, warriors = super().affordable(state, seat), 1 << rules_of(state).warrior_dwelling
        return found & ~warriors != 0 or (found != 0 and has_mix(state, seat))

    def footholds(self, state: GameState, seat: int) -> list[int]:
        """Most tiles cost no ruby."""
        affordable = self.affordable(state, seat) & ~rules_of(state).costing_rubies
        return [MATERIALS] if affordable and empty_sites(state, state.players[seat]) else NO_OPTIONS

    def begin(self, state: GameState, seat: int, move: int) -> None:
        moves = state.rules.moves
        number, cell = moves.first[move], moves.second[move]
        if number == rules_of(state).warrior_dwelling:
            state.agenda.append(PayMaterials(seat, number, cell))
        else:
            super().begin(state, seat, move)


class PayMaterials(Step):
    """With which materials do you pay?"""

    __slots__ = ("furnishing", "cell")
    FIELDS = (("furnishing", FURNISHING), ("cell", CELL))

    def __init__(self, seat: int, furnishing: int, cell: int) -> None:
        self.seat = seat
        self.furnishing = furnishing
        self.cell = cell

    def options(self, state: GameState) -> list[int]:
        found = affordable_mixes(state, self.seat)
        return found if len(found) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        moves = state.rules.moves
        price = mixed_price(state, self.seat, moves.first[move], moves.second[move])
        ways = payments(state, self.seat, price)
        if len(ways) == 1:
            price = ore_instead(price, ways[0]) if ways[0] else price
            build(state, self.seat, self.furnishing, self.cell, price)
        else:
            state.agenda.append(PayForRoom(self.seat, self.furnishing, self.cell, price))

    def run(self, state: GameState) -> None:
        self.answer(state, affordable_mixes(state, self.seat)[0])

    def insists(self, state: GameState) -> bool:
        return True

    def is_stuck(self, state: GameState) -> bool:
        return not affordable_mixes(state, self.seat)

    def question(self, state: GameState) -> Asked:
        tile = state.rules.furnishings[self.furnishing].key
        return ask("pay-materials", furnishing=tile, cell=CELLS[self.cell])

    def fault(self, state: GameState, later: list[Step]) -> str:
        is_warrior = self.furnishing == rules_of(state).warrior_dwelling
        is_there = is_warrior and state.players[self.seat].cave_system >> self.cell & 1 == 1
        return "" if is_there else "there is nothing to furnish"

    def why_stuck(self, state: GameState) -> Text:
        return say("why-then-unpaid", tile=tile_name(state.rules.furnishings[self.furnishing]))


def furnish_with_fiends() -> Effect:
    """Any tile a player may have, for its price."""
    return FurnishWithFiends(ANY_TILE)


def furnish_any_dwelling() -> Effect:
    """Any dwelling, those of orcs included."""
    return FurnishWithFiends(DWELLINGS)
