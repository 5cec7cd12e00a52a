"""The cheapest way to feed the dwarfs: what to turn into food first, and how much to pay then.

Begging comes last of all. Then as few points as possible are given up, a weapon counting as many as it is
strong; then as few rubies, which can do so much else; then as few pairs that could breed are torn apart; then
as few pieces as possible are spent. Goods are
turned into food directly; purchases with rubies and other detours are tried only where that is not enough.
"""

from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Final

from caverna.engine.anytime.exchanges import exchanges
from caverna.engine.anytime.food import LOST_WITH_GOLD, animal_meals, other_meals
from caverna.engine.anytime.rubies import ruby_purchases
from caverna.engine.goods import BOAR, FARM_ANIMALS, FOOD, GOLD, GOODS_COUNT, RUBY, Goods, amount_of
from caverna.engine.moves import CONVERT, EAT_GOLD, FEED_ONE, LARGEST_GOLD_EXCHANGE, RUBY_GOOD, SELL, Move
from caverna.engine.play import apply
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs, feeds_one_with

MOST_POSITIONS: Final = 2000
"""A search that has seen so many is content with any plan without begging, and at twice as many gives up."""

NOT_FEEDING: Final = 100
"""Instead of the food missing, while an animal just bought has no room."""

Cost = tuple[int, int, int, int]
"""Points, rubies, pairs, pieces."""


@dataclass(frozen=True)
class FeedingPlan:
    """Conversions and then the payment, to be played one after the other."""

    moves: tuple[Move, ...]
    begging: int
    points: int
    """How many points the score sheet loses, begging markers aside."""
    costs: Goods
    """What the player has less afterwards, food aside."""
    weapons: tuple[int, ...]
    """The strength of every weapon that is sold."""


def plan_feeding(state: GameState) -> FeedingPlan | None:
    """The cheapest plan for the player who is asked to feed his dwarfs; None if nobody is."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, FeedDwarfs):
        return None
    found = Search(state, step.seat, with_detours=False).run()
    if found.begging and may_need_detours(state, step.seat):
        found = min(found, Search(state, step.seat, with_detours=True).run(), key=lambda each: each.begging)
    return found.plan(state)


def may_need_detours(state: GameState, seat: int) -> bool:
    """Whether the player has anything that could become food in more than one step."""
    return len(wanted_goods(state, seat)) > 0


def wanted_goods(state: GameState, seat: int) -> set[int]:
    """Goods that the player's rooms turn into something, or into more than usual."""
    player, rules = state.players[seat], state.rules
    wanted = {good for good, _ in feeds_one_with(state, seat)}
    for room, conversion in rules.conversions:
        if player.owned >> room & 1:
            wanted |= {good for good, _ in conversion.pays}
    if player.owned & rules.with_slaughter_bonus:
        wanted.add(BOAR)
    return wanted


Waiting = tuple[Cost, int, int, GameState, tuple[int, ...]]
"""What has been spent, a number, the food still missing, the position, and the moves that lead there."""


@dataclass(frozen=True)
class Found:
    """A position in which all is ready for the payment."""

    moves: tuple[int, ...]
    begging: int
    cost: Cost
    state: GameState
    seat: int

    def plan(self, start: GameState) -> FeedingPlan:
        """The plan that leads here, payment included."""
        before, after = start.players[self.seat], self.state.players[self.seat]
        known = self.state.rules.moves
        step = self.state.agenda[-1]
        assert isinstance(step, FeedDwarfs)
        payment = known.feed[min(step.need(self.state), after.goods[FOOD])]
        costs = tuple(
            (good, before.goods[good] - after.goods[good])
            for good in range(GOODS_COUNT)
            if good != FOOD and before.goods[good] > after.goods[good]
        )
        sold = tuple(known.first[move] for move in self.moves if known.verb[move] == SELL)
        points = total_score(start, self.seat) - total_score(self.state, self.seat)
        moves = tuple(known.all[move] for move in (*self.moves, payment))
        return FeedingPlan(moves, self.begging, points, costs, sold)


class Search:
    """Positions in the order of what they have cost so far. Gold fills up what is missing at the very end."""

    def __init__(self, state: GameState, seat: int, with_detours: bool) -> None:
        self.start = state
        self.seat = seat
        self.with_detours = with_detours
        self.points = total_score(state, seat)
        self.bought = wanted_goods(state, seat) if with_detours else set()
        self.best: Found | None = None
        self.seen: set[tuple[object, ...]] = set()
        self.waiting: list[Waiting] = []
        self.slack = self.most_to_gain()
        self.is_hungry = False
        """Whether what leaves least food missing is looked at first, whatever it costs."""

    def run(self) -> Found:
        """The best position there is."""
        self.visit(self.start, ())
        self.search(MOST_POSITIONS)
        if self.best is None or self.best.begging:
            self.waiting = [((each[2], *each[0][:3]), *each[1:]) for each in self.waiting]
            heapify(self.waiting)
            self.is_hungry = True
            self.search(2 * MOST_POSITIONS)
        assert self.best is not None
        return self.best

    def search(self, most: int) -> None:
        """Go on from the most promising position, until nothing better can come."""
        while self.waiting and len(self.seen) < most:
            cost, _, _, state, moves = heappop(self.waiting)
            if self.is_beaten(cost):
                return
            for move in self.moves(state):
                after = state.copy()
                apply(after, move)
                self.visit(after, (*moves, move))

    def is_beaten(self, cost: Cost) -> bool:
        """Whether nothing that begins like this can be better than what is known."""
        best = self.best
        if best is None or best.begging:
            return False
        return self.is_hungry or (cost[0] - self.slack, *cost[1:]) >= best.cost

    def most_to_gain(self) -> int:
        """Points that exchanges bring at most: they make a plan cheaper the longer it is."""
        player, gain = self.start.players[self.seat], 0
        for room, conversion in self.start.rules.conversions:
            if player.owned >> room & 1 and amount_of(conversion.gets, GOLD):
                times = min(player.goods[good] // n for good, n in conversion.pays)
                gain += times * amount_of(conversion.gets, GOLD)
        return gain

    def visit(self, state: GameState, moves: tuple[int, ...]) -> None:
        """Look at a position once; if it leads to a payment, it may be the best one."""
        step = state.agenda[-1]
        player = state.players[self.seat]
        spared = step.spared if isinstance(step, FeedDwarfs) else -1
        position = (spared, player.weapons, *player.goods)
        if position in self.seen:
            return
        self.seen.add(position)
        cost = self.cost(state)
        missing = NOT_FEEDING
        if isinstance(step, FeedDwarfs):
            missing = step.need(state) - player.goods[FOOD]
            self.note(state, moves, cost, missing)
            if missing > 0 and player.goods[GOLD] > LOST_WITH_GOLD:
                self.fill_up_with_gold(state, moves, missing)
        if missing > 0:
            key = (missing, *cost[:3]) if self.is_hungry else cost
            heappush(self.waiting, (key, len(self.seen), missing, state, moves))

    def fill_up_with_gold(self, state: GameState, moves: tuple[int, ...], missing: int) -> None:
        """Pay what is still missing in gold, as far as it goes."""
        gold = min(missing + LOST_WITH_GOLD, state.players[self.seat].goods[GOLD], LARGEST_GOLD_EXCHANGE)
        after = state.copy()
        move = state.rules.moves.eat_gold[gold - 2]
        apply(after, move)
        self.note(after, (*moves, move), self.cost(after), missing - gold + LOST_WITH_GOLD)

    def note(self, state: GameState, moves: tuple[int, ...], cost: Cost, missing: int) -> None:
        """Keep it if it is the best so far."""
        begging = max(0, missing)
        if self.best is None or (begging, cost) < (self.best.begging, self.best.cost):
            self.best = Found(moves, begging, cost, state, self.seat)

    def cost(self, state: GameState) -> Cost:
        """What has been given up since the start."""
        before, after = self.start.players[self.seat], state.players[self.seat]
        points = self.points - total_score(state, self.seat)
        rubies = max(0, before.goods[RUBY] - after.goods[RUBY])
        pairs = sum(before.goods[animal] > 1 >= after.goods[animal] for animal in FARM_ANIMALS)
        pieces = sum(
            max(0, before.goods[good] - after.goods[good]) for good in range(GOODS_COUNT) if good != FOOD
        )
        strength = sum(before.weapons) - sum(after.weapons)
        weapons = sum(map(bool, before.weapons)) - sum(map(bool, after.weapons))
        return points + strength, rubies, pairs, pieces + weapons

    def moves(self, state: GameState) -> list[int]:
        """Everything that turns goods into food; on detours also what prepares it."""
        moves, seat = state.rules.moves, self.seat
        found = [move for move in state.answers if moves.verb[move] == FEED_ONE]
        found += animal_meals(state, seat)
        found += [move for move in other_meals(state, seat) if moves.verb[move] != EAT_GOLD]
        for move in exchanges(state, seat):
            if self.with_detours or moves.verb[move] != CONVERT or self.gives_food(move):
                found.append(move)
        if self.with_detours and state.players[seat].goods[RUBY]:
            for move in ruby_purchases(state, seat):
                if moves.verb[move] == RUBY_GOOD and moves.first[move] in self.bought:
                    found.append(move)
        return found

    def gives_food(self, convert: int) -> bool:
        """Whether an exchange of a room ends as food, wholly or in part."""
        rules = self.start.rules
        return amount_of(rules.conversions[rules.moves.first[convert]][1].gets, FOOD) > 0
