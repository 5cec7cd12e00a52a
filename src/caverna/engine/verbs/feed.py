"""Feeding: food for every dwarf, or begging markers."""

from caverna.engine.agenda.fields import YES_OR_NO, Whole
from caverna.engine.agenda.step import Step
from caverna.engine.events import BEGGED, Event
from caverna.engine.goods import FOOD
from caverna.engine.moves import FEED, FEED_ONE
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, count_of, good_name, say
from caverna.engine.saying import any_of_these, lacks, you_have
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import pay


class FeedDwarfs(Step):
    """How much food do you pay?"""

    __slots__ = ("is_payment", "spared", "has_spared")
    FIELDS = (("is_payment", YES_OR_NO), ("spared", Whole(0, 2)), ("has_spared", YES_OR_NO))

    def __init__(self, seat: int, is_payment: int, spared: int = 0, has_spared: int = 0) -> None:
        self.seat = seat
        self.is_payment = is_payment
        """Whether it is the small payment of one food a dwarf."""
        self.spared = spared
        """Food not needed for the dwarf fed with something else."""
        self.has_spared = has_spared

    def need(self, state: GameState) -> int:
        """The food due now."""
        return feeding_need(state, self.seat, self.is_payment == 1, self.spared)

    def options(self, state: GameState) -> list[int]:
        player = state.players[self.seat]
        moves = state.rules.moves
        need = self.need(state)
        most = min(need, player.goods[FOOD])
        found = [moves.feed[paid] for paid in range(most, -1, -1)]
        if not self.has_spared and need:
            for good, amount in feeds_one_with(state, self.seat):
                if player.goods[good] >= amount:
                    if player.newborns.bit_count() < player.dwarfs:
                        found.append(moves.feed_one[0, good])
                    if player.newborns:
                        found.append(moves.feed_one[1, good])
        return found

    def answer(self, state: GameState, move: int) -> None:
        moves = state.rules.moves
        if moves.verb[move] == FEED_ONE:
            self.feed_one(state, moves.first[move], moves.second[move])
            return
        need, paid = self.need(state), moves.first[move]
        if paid:
            pay(state, self.seat, ((FOOD, paid),), "feeding")
        if need > paid:
            state.own(self.seat).begging += need - paid
            if state.events is not None:
                state.events.append(Event(BEGGED, self.seat, details={"amount": need - paid}))

    def feed_one(self, state: GameState, is_newborn: int, good: int) -> None:
        """One dwarf eats something else; the others are still hungry."""
        self.eat_instead(state, good)
        spared = 1 if is_newborn or self.is_payment else 2
        state.agenda.append(FeedDwarfs(self.seat, self.is_payment, spared, 1))

    def question(self, state: GameState) -> Asked:
        return ask("feed", need=self.need(state), food=state.players[self.seat].goods[FOOD])

    def eat_instead(self, state: GameState, good: int) -> None:
        """Pay what a room lets one dwarf eat."""
        amount = dict(feeds_one_with(state, self.seat))[good]
        pay(state, self.seat, ((good, amount),), "feeding")

    def refusal(self, state: GameState, move: Move) -> Reason:
        """More than is needed, or more than there is."""
        if move.verb == FEED_ONE:
            return self.why_not_one(state, move.first, move.second)
        if move.verb != FEED:
            return None
        need = self.need(state)
        if move.first <= need:
            return you_have(state.players[self.seat], FOOD)
        return say("why-less-food-needed", goods=count_of(FOOD, need)) if need else say("why-no-food-needed")

    def why_not_one(self, state: GameState, is_newborn: int, good: int) -> Reason:
        """Why no dwarf eats something else: that is for rooms to allow, and only once."""
        player = state.players[self.seat]
        price = dict(feeds_one_with(state, self.seat)).get(good, 0)
        if not price:
            rooms = enumerate(state.rules.furnishings)
            allowing = sum(1 << number for number, tile in rooms if good in dict(tile.feeds_one_with))
            return say("why-not-eaten", tile=any_of_these(state.rules, allowing), good=good_name(good, 2))
        if self.has_spared:
            return say("why-one-fed-already")
        if not self.need(state):
            return say("why-no-food-needed")
        if is_newborn and not player.newborns:
            return say("why-no-newborn")
        if not is_newborn and player.newborns.bit_count() == player.dwarfs:
            return say("why-no-adult")
        return lacks(player, ((good, price),))


def feeding_need(state: GameState, seat: int, is_payment: bool, spared: int) -> int:
    """Two food a dwarf, one for a newborn or in the small payment, less what rooms take off."""
    player = state.players[seat]
    need = player.dwarfs if is_payment else 2 * player.dwarfs - player.newborns.bit_count()
    need += player.guests - spared
    for _, number in player.rooms:
        relief = state.rules.furnishings[number].feeding_relief
        if relief is not None:
            need -= relief(player)
    return max(0, need)


def feeds_one_with(state: GameState, seat: int) -> list[tuple[int, int]]:
    """(good, amount): what the player's rooms let one dwarf eat instead."""
    found: list[tuple[int, int]] = []
    for _, number in state.players[seat].rooms:
        found += state.rules.furnishings[number].feeds_one_with
    return found
