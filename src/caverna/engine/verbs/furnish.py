"""Furnish a cavern: the one way furnishing tiles come onto a home board."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import CELL, FURNISHING, GOODS
from caverna.engine.agenda.step import Step
from caverna.engine.events import FURNISHED, Event
from caverna.engine.goods import ORE, STONE, WOOD, Goods, amount_of
from caverna.engine.home_board import CELLS, cells_of
from caverna.engine.hooks import FURNISH_TUNNELS, Furnishing
from caverna.engine.moves import FURNISH, PAY
from caverna.engine.needs import MATERIALS, kinds_in
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import PlayerAt, Reason, Text, count_of, say
from caverna.engine.ruleset import discount
from caverna.engine.saying import any_of_these, cell_is, lacks, those_permitting, tile_name
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import can_pay, ore_instead, pay, reduced
from caverna.engine.verbs.receive import receive

ANY_TILE: Final = 0
DWELLINGS: Final = 1
ORDINARY_DWELLING: Final = 2


def price_of(state: GameState, seat: int, list_price: Goods) -> Goods:
    """The price after discounts."""
    return reduced(list_price, discount(state.players[seat], state.rules.furnishing_discounts))


def ore_replaces(state: GameState, seat: int) -> int:
    """Of what the player may pay one piece in ore: wood (1), stone (2), or both (3)."""
    player, rules = state.players[seat], state.rules
    found = 0
    if player.owned & rules.with_ore_replaces:
        for _, tile in rules.rooms_with(player, rules.with_ore_replaces):
            if WOOD in tile.ore_replaces:
                found |= 1
            if STONE in tile.ore_replaces:
                found |= 2
    return found


def can_pay_with_ore(player: Player, price: Goods, replaced: int) -> bool:
    """Whether the goods are there, if one piece of wood (1), of stone (2) or of each (3) may be ore."""
    stock = player.goods
    ore = stock[ORE]
    for good, each in price:
        if good == ORE:
            ore -= each
        elif stock[good] < each:
            bit = 1 if good == WOOD else 2 if good == STONE else 0
            if not replaced & bit or stock[good] + 1 < each:
                return False
            ore -= 1
    return ore >= 0


def payments(state: GameState, seat: int, price: Goods) -> list[int]:
    """The affordable ways to pay: 0 as printed, 1 to 3 with ore for wood, stone, both."""
    player = state.players[seat]
    replaceable = ore_replaces(state, seat)
    if replaceable & 1 and not amount_of(price, WOOD):
        replaceable &= ~1
    if replaceable & 2 and not amount_of(price, STONE):
        replaceable &= ~2
    if not replaceable:
        return [0] if can_pay(player, price) else []
    ways = [way for way in range(4) if way & replaceable == way]
    return [way for way in ways if can_pay(player, ore_instead(price, way) if way else price)]


def sites(state: GameState, player: Player, tile: Furnishing) -> int:
    """Where a tile may be built: a cavern, with a permission a tunnel, or on top of the one it covers."""
    if tile.covers:
        covered = state.rules.furnishing_number.get(tile.covers, -1)
        for cell, number in player.rooms:
            if number == covered:
                return 1 << cell
    return empty_sites(state, player)


def empty_sites(state: GameState, player: Player) -> int:
    """The caverns, and with a permission the tunnels."""
    if state.rules.permits(player, FURNISH_TUNNELS):
        return player.caverns | player.tunnels | player.deep_tunnels
    return player.caverns


def built_already(state: GameState, seat: int, number: int) -> Text:
    """Who has the tile, if nobody has covered it since."""
    tile = tile_name(state.rules.furnishings[number])
    for owner, player in enumerate(state.players):
        if player.owned >> number & 1:
            if owner == seat:
                return say("why-built-by-you", tile=tile)
            return say("why-built-by", tile=tile, player=PlayerAt(owner))
    return say("why-built", tile=tile)


def why_not_there(state: GameState, player: Player, tile: Furnishing, cell: int) -> Reason:
    """A tile needs an empty cavern, or the tile it must cover."""
    if sites(state, player, tile) >> cell & 1:
        return None
    rules = state.rules
    for where, number in player.rooms:
        if tile.covers and number == rules.furnishing_number.get(tile.covers, -1):
            return say("why-must-cover", tile=tile_name(rules.furnishings[number]), cell=CELLS[where])
    site = cell_is(state, player, cell)
    if (player.tunnels | player.deep_tunnels) >> cell & 1:
        return say("why-tunnel-needs", site=site, tile=those_permitting(rules, FURNISH_TUNNELS))
    return site


class Furnish(Effect):
    """Build a furnishing tile out of a choice of them."""

    def __init__(self, choice: int, price: Goods | None) -> None:
        super().__init__(FURNISH)
        self.choice = choice
        self.food_helps = choice == ANY_TILE
        self.price = price
        self.needs = MATERIALS if price is None else kinds_in(price)

    def choices(self, state: GameState, seat: int) -> int:
        """The tiles still for sale that it allows."""
        if self.choice == DWELLINGS:
            return state.for_sale(seat) & state.rules.dwellings
        if self.choice == ORDINARY_DWELLING:
            return state.for_sale(seat) & state.rules.unlimited
        return state.for_sale(seat)

    def list_price(self, tile: Furnishing) -> Goods:
        """The price before discounts."""
        return tile.cost if self.price is None else self.price

    def is_possible(self, state: GameState, seat: int) -> bool:
        player, rules = state.players[seat], state.rules
        if empty_sites(state, player):
            return self.can_afford(state, seat)
        if not player.owned & rules.with_covers:
            return False
        for number in cells_of(self.affordable(state, seat) & rules.with_covers):
            if sites(state, player, rules.furnishings[number]):
                return True
        return False

    def moves(self, state: GameState, seat: int) -> list[int]:
        player, rules = state.players[seat], state.rules
        empty = empty_sites(state, player)
        found: list[int] = []
        if not empty and not player.owned & rules.with_covers:
            return found
        for number in cells_of(self.affordable(state, seat)):
            is_on_top = rules.with_covers >> number & 1
            cells = sites(state, player, rules.furnishings[number]) if is_on_top else empty
            if cells:
                found += rules.moves.furnish[number].on(cells)
        return found

    def affordable(self, state: GameState, seat: int) -> int:
        """The tiles it allows that the player can pay."""
        player, rules = state.players[seat], state.rules
        choices = self.choices(state, seat)
        if player.owned & rules.with_ore_replaces:
            return self.affordable_with_ore(state, seat, choices)
        stock, off = player.goods, discount(player, rules.furnishing_discounts)
        if off:
            stock = stock.copy()
            for good, each in off:
                stock[good] += each
        if self.price is None:
            return rules.prices.affordable(choices, stock)
        return choices if all(stock[good] >= each for good, each in self.price) else 0

    def can_afford(self, state: GameState, seat: int) -> bool:
        """Whether there is one."""
        return self.affordable(state, seat) != 0

    def affordable_with_ore(self, state: GameState, seat: int, choices: int) -> int:
        """The same for a player who may pay some of it in ore."""
        player, replaced = state.players[seat], ore_replaces(state, seat)
        found = 0
        for number in cells_of(choices):
            price = price_of(state, seat, self.list_price(state.rules.furnishings[number]))
            if can_pay_with_ore(player, price, replaced):
                found |= 1 << number
        return found

    def begin(self, state: GameState, seat: int, move: int) -> None:
        moves = state.rules.moves
        number, cell = moves.first[move], moves.second[move]
        price = price_of(state, seat, self.list_price(state.rules.furnishings[number]))
        ways = payments(state, seat, price)
        if len(ways) == 1:
            build(state, seat, number, cell, ore_instead(price, ways[0]) if ways[0] else price)
        else:
            state.agenda.append(PayForRoom(seat, number, cell, price))

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("furnish" if self.choice == ANY_TILE else "furnish-dwelling")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        number, cell = move.first, move.second
        return (
            self.why_not_offered(state, seat, number)
            or why_not_there(state, state.players[seat], state.rules.furnishings[number], cell)
            or self.why_not_paid(state, seat, number)
        )

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        player, rules = state.players[seat], state.rules
        offered = cells_of(self.choices(state, seat))
        if not any(sites(state, player, rules.furnishings[number]) for number in offered):
            return say("why-no-empty-cavern")
        return say("why-no-furnishing-paid" if self.choice == ANY_TILE else "why-no-dwelling-paid")

    def why_not_offered(self, state: GameState, seat: int, number: int) -> Reason:
        """Not in the game, gone, or not among what the action allows."""
        rules = state.rules
        if not rules.for_sale >> number & 1:
            return say("why-not-in-game", what=tile_name(rules.furnishings[number]))
        if not state.available >> number & 1:
            return built_already(state, seat, number)
        if self.choices(state, seat) >> number & 1:
            return None
        if self.choice == DWELLINGS:
            return say("why-only-dwellings")
        return say("why-only-this-tile", tile=any_of_these(rules, rules.unlimited))

    def why_not_paid(self, state: GameState, seat: int, number: int) -> Reason:
        """The price after discounts, and what is missing."""
        price = price_of(state, seat, self.list_price(state.rules.furnishings[number]))
        return None if payments(state, seat, price) else lacks(state.players[seat], price)


class PayForRoom(Step):
    """Do you pay ore instead of wood or stone?"""

    __slots__ = ("furnishing", "cell", "price")
    FIELDS = (("furnishing", FURNISHING), ("cell", CELL), ("price", GOODS))

    def __init__(self, seat: int, furnishing: int, cell: int, price: Goods) -> None:
        self.seat = seat
        self.furnishing = furnishing
        self.cell = cell
        self.price = price

    def options(self, state: GameState) -> list[int]:
        return [state.rules.moves.pay[way] for way in payments(state, self.seat, self.price)]

    def answer(self, state: GameState, move: int) -> None:
        way = state.rules.moves.first[move]
        price = ore_instead(self.price, way) if way else self.price
        build(state, self.seat, self.furnishing, self.cell, price)

    def insists(self, state: GameState) -> bool:
        return True

    def is_stuck(self, state: GameState) -> bool:
        return len(self.options(state)) == 0

    def question(self, state: GameState) -> Asked:
        tile = state.rules.furnishings[self.furnishing].key
        return ask("pay", furnishing=tile, cell=CELLS[self.cell])

    def fault(self, state: GameState, later: list[Step]) -> str:
        is_there = state.players[self.seat].cave_system >> self.cell & 1 == 1
        return "" if is_there else "there is nothing to furnish"

    def refusal(self, state: GameState, move: Move) -> Reason:
        if move.verb != PAY:
            return None
        for bit, good in ((1, WOOD), (2, STONE)):
            if move.first & bit and not amount_of(self.price, good):
                return say("why-not-in-price", goods=count_of(good, 0))
        price = ore_instead(self.price, move.first) if move.first else self.price
        return lacks(state.players[self.seat], price)

    def why_stuck(self, state: GameState) -> Text:
        return say("why-then-unpaid", tile=tile_name(state.rules.furnishings[self.furnishing]))


def build(state: GameState, seat: int, number: int, cell: int, price: Goods) -> None:
    """Pay for a tile, put it down, and give what it brings at once."""
    tile = state.rules.furnishings[number]
    pay(state, seat, price, tile.key)
    player = state.own(seat)
    bit = 1 << cell
    for other_cell, other in player.rooms:
        if other_cell == cell:
            player.owned &= ~(1 << other)
    player.rooms = (*[room for room in player.rooms if room[0] != cell], (cell, number))
    player.owned |= 1 << number
    player.caverns &= ~bit
    player.tunnels &= ~bit
    player.deep_tunnels &= ~bit
    state.take_from_display(number)
    if tile.deliveries:
        player.deliveries = (*player.deliveries, (number, tile.deliveries))
    if state.events is not None:
        state.events.append(Event(FURNISHED, seat, tile.key, (), (cell,)))
    if tile.on_building is not None:
        receive(state, seat, tile.on_building(state, seat, cell), tile.key)
    if tile.after_building is not None:
        tile.after_building(state, seat, cell)


def furnish_cavern() -> Effect:
    """Any tile for its price."""
    return Furnish(ANY_TILE, None)


def furnish_dwelling() -> Effect:
    """Any dwelling for its price."""
    return Furnish(DWELLINGS, None)


def furnish_ordinary_dwelling(price: Goods) -> Effect:
    """The dwelling of which there are enough for everybody, for another price."""
    return Furnish(ORDINARY_DWELLING, price)
