"""The two spaces that trade: the Weekly market and Ore trading."""

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import Clause, Whole, set_of
from caverna.engine.agenda.means import END_OF_TURN, end_turn, pause_or_end
from caverna.engine.agenda.step import Step
from caverna.engine.goods import GOLD, GOOD_NAMES, GOODS_COUNT, Goods, one
from caverna.engine.moves import BUY, DONE, END, TRADE
from caverna.engine.needs import kinds_in
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, count_of, good_name, say
from caverna.engine.saying import lacks
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import can_pay, pay
from caverna.engine.verbs.receive import receive

PriceList = tuple[tuple[int, int], ...]
"""(good, gold)."""


class Buy(Effect):
    """Buy goods for gold, each kind at most once."""

    def __init__(self, prices: PriceList) -> None:
        super().__init__(BUY)
        self.needs = 1 << GOLD
        self.prices = prices
        self.cheapest = min(price for _, price in prices)

    def moves(self, state: GameState, seat: int) -> list[int]:
        return self.moves_but(state, seat, 0)

    def moves_but(self, state: GameState, seat: int, bought: int) -> list[int]:
        """What is affordable and not bought yet."""
        gold = state.players[seat].goods[GOLD]
        moves = state.rules.moves.buy
        return [moves[good] for good, price in self.prices if price <= gold and not bought >> good & 1]

    def is_possible(self, state: GameState, seat: int) -> bool:
        return state.players[seat].goods[GOLD] >= self.cheapest

    def begin(self, state: GameState, seat: int, move: int) -> None:
        self.buy(state, seat, move, 0)

    def buy(self, state: GameState, seat: int, move: int, bought: int) -> None:
        """One purchase; then the market asks again."""
        good = state.rules.moves.first[move]
        pay(state, seat, ((GOLD, dict(self.prices)[good]),), f"buy {GOOD_NAMES[good]}")
        state.agenda.append(BuyMore(seat, self, bought | 1 << good))
        receive(state, seat, one(good), "market")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        return self.why_not_sold(state, seat, move.first, 0)

    def why_not_sold(self, state: GameState, seat: int, good: int, bought: int) -> Reason:
        """Why the market does not sell it."""
        if bought >> good & 1:
            return say("why-bought-already", good=good_name(good, 1))
        price = dict(self.prices).get(good, 0)
        if not price:
            return say("why-not-for-sale", good=good_name(good, 1))
        return lacks(state.players[seat], ((GOLD, price),))

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-nothing-cheaper", goods=count_of(GOLD, self.cheapest))


class BuyMore(Step):
    """What else do you buy?"""

    __slots__ = ("effect", "bought")
    FIELDS = (("effect", Clause(Buy)), ("bought", set_of(GOODS_COUNT)))

    def __init__(self, seat: int, effect: Buy, bought: int) -> None:
        self.seat = seat
        self.effect = effect
        self.bought = bought

    def options(self, state: GameState) -> list[int]:
        found = self.effect.moves_but(state, self.seat, self.bought)
        return [*found, DONE] if found else pause_or_end(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == END:
            end_turn(state)
        elif move != DONE:
            self.effect.buy(state, self.seat, move, self.bought)

    def question(self, state: GameState) -> Asked:
        return END_OF_TURN if state.answers == [END] else ask("shop")

    def refusal(self, state: GameState, move: Move) -> Reason:
        return (
            self.effect.why_not_sold(state, self.seat, move.first, self.bought) if move.verb == BUY else None
        )


class Trade(Effect):
    """One fixed trade, up to so many times."""

    def __init__(self, pays: Goods, gets: Goods, times: int) -> None:
        super().__init__(TRADE)
        self.needs = kinds_in(pays)
        self.pays = pays
        self.gets = gets
        self.times = times

    def is_possible(self, state: GameState, seat: int) -> bool:
        return can_pay(state.players[seat], self.pays)

    def moves(self, state: GameState, seat: int) -> list[int]:
        return [TRADE] if self.is_possible(state, seat) else []

    def begin(self, state: GameState, seat: int, move: int) -> None:
        self.trade(state, seat, self.times)

    def trade(self, state: GameState, seat: int, left: int) -> None:
        """One trade; then it may be repeated."""
        pay(state, seat, self.pays, "trade")
        if left > 1:
            state.agenda.append(TradeMore(seat, self, left - 1))
        receive(state, seat, self.gets, "trade")

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("trade", left=self.times)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return lacks(state.players[seat], self.pays)


class TradeMore(Step):
    """Do you trade once more?"""

    __slots__ = ("effect", "left")
    FIELDS = (("effect", Clause(Trade)), ("left", Whole(1, 2)))

    def __init__(self, seat: int, effect: Trade, left: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left

    def options(self, state: GameState) -> list[int]:
        if self.effect.is_possible(state, self.seat):
            return [TRADE, DONE]
        return pause_or_end(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == END:
            end_turn(state)
        elif move != DONE:
            self.effect.trade(state, self.seat, self.left)

    def question(self, state: GameState) -> Asked:
        return END_OF_TURN if state.answers == [END] else ask("trade", left=self.left)

    def fault(self, state: GameState, later: list[Step]) -> str:
        return "" if self.left < self.effect.times else "so many trades are not offered"

    def refusal(self, state: GameState, move: Move) -> Reason:
        return self.effect.why_impossible(state, self.seat) if move.verb == TRADE else None


def buy(prices: PriceList) -> Effect:
    """`buy(((DOG, 2), (SHEEP, 1)))`."""
    return Buy(prices)


def trade(pays: Goods, gets: Goods, times: int) -> Effect:
    """`trade(goods(ore=2), goods(gold=2, food=1), times=3)`."""
    return Trade(pays, gets, times)
