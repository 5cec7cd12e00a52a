"""Feeding as one choice: all meals of which nothing could be left out, and the one that costs least."""

from typing import Final

from caverna.advice.feeding_plan import plan_feeding
from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.routine.dishes import ONLY_ONE, Dish, dishes_of, food_missing, verb_of
from caverna.engine.anytime.food import LOST_WITH_GOLD
from caverna.engine.goods import FOOD, GOLD, GOODS_COUNT, RUBY
from caverna.engine.moves import FEED_ONE, LARGEST_GOLD_EXCHANGE, SELL
from caverna.engine.play import apply
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.breed import ALL_KINDS, litters

MOST_LISTED: Final = 300
MOST_TRIED: Final = 2000
"""So many ways to put dishes together are tried, the cheapest dishes first."""
WITH_CARE: Final = 32
"""Of more meals than that, those are judged which cost least dish by dish;"""
IN_PASSING: Final = 3
"""so many by somebody who is only planning, who takes a dish for as dear the second time as the first,"""
TRIED_IN_PASSING: Final = 45
"""and tries only so many ways."""
MOST_PLAYED_OUT: Final = 8
"""At the last feeding, so many of these are played to the end of the game."""
USE_OF_A_RUBY: Final = 0.5
"""What it may still buy before the scoring, beside the point it counts."""


class Meal:
    """How often each dish comes, and the gold that is changed in the end."""

    def __init__(self, counts: list[int], gold: int) -> None:
        self.counts = counts
        self.gold = gold


class Menu:
    """All dishes of a feeding, and the meals one can make of them."""

    def __init__(self, state: GameState, seat: int, judge: Judge, most_judged: int) -> None:
        self.state = state
        self.seat = seat
        self.most_judged = most_judged
        self.most_tried = MOST_TRIED if most_judged == WITH_CARE else TRIED_IN_PASSING
        self.goods = state.players[seat].goods.copy()
        self.dishes = cheapest_first(state, seat, dishes_of(state, seat), judge)
        self.tried = 0
        self.counts = [0] * len(self.dishes)
        self.meals: list[Meal] = []
        """Enough, and too little without any one of the dishes."""
        self.too_little: list[Meal] = []
        """Not enough, but all there is."""
        self.go_on(0, food_missing(state, seat))

    def go_on(self, first: int, missing: int) -> None:
        """More of the dishes from this one on, until nobody is hungry."""
        self.tried += 1
        if self.tried > self.most_tried or len(self.meals) + len(self.too_little) >= MOST_LISTED:
            return
        if missing <= 0:
            if self.is_minimal(missing):
                self.meals.append(Meal(self.counts.copy(), 0))
            return
        gold = min(self.goods[GOLD], LARGEST_GOLD_EXCHANGE)
        if gold > missing:
            self.meals.append(Meal(self.counts.copy(), missing + LOST_WITH_GOLD))
        elif not self.is_anything_left():
            self.too_little.append(Meal(self.counts.copy(), gold if gold > LOST_WITH_GOLD else 0))
        for number in range(first, len(self.dishes)):
            dish = self.dishes[number]
            if self.can_take(number):
                self.take(dish, 1)
                self.counts[number] += 1
                self.go_on(number, missing - dish.food)
                self.counts[number] -= 1
                self.take(dish, -1)

    def can_take(self, number: int) -> bool:
        """Whether a dish can be had once more."""
        dish = self.dishes[number]
        if self.has_fed_one() if dish.most == ONLY_ONE else self.counts[number] >= dish.most:
            return False
        for good in range(GOODS_COUNT):
            if self.goods[good] < dish.takes[good]:
                return False
        return True

    def has_fed_one(self) -> bool:
        """Whether one dwarf eats something else than food already."""
        for number in range(len(self.dishes)):
            if self.counts[number] and self.dishes[number].most == ONLY_ONE:
                return True
        return False

    def take(self, dish: Dish, times: int) -> None:
        """Take what a dish needs, or put it back."""
        for good in range(GOODS_COUNT):
            self.goods[good] -= times * dish.takes[good]

    def is_anything_left(self) -> bool:
        """Whether any dish can still be had."""
        for number in range(len(self.dishes)):
            if self.can_take(number):
                return True
        return False

    def is_minimal(self, missing: int) -> bool:
        """Whether without any of the dishes somebody would go hungry, or something else be missed."""
        for number in range(len(self.dishes)):
            dish = self.dishes[number]
            if self.counts[number] and missing + dish.food <= 0 and min(dish.takes) >= 0:
                return False
        return True

    def moves_of(self, meal: Meal) -> list[int]:
        """The moves of a meal but for the payment."""
        moves: list[int] = []
        for number in range(len(self.dishes)):
            for _ in range(meal.counts[number]):
                moves += self.dishes[number].moves
        if meal.gold:
            moves.append(self.state.rules.moves.eat_gold[meal.gold - 2])
        return moves

    def worth(self, meal: Meal, judge: Judge) -> float:
        """What the position is worth after the meal, before anything else happens."""
        return worth_after(self.state, self.seat, self.moves_of(meal), judge)

    def price_dishes(self, judge: Judge) -> None:
        """What each dish costs by itself, once, twice and so on, whatever food it brings."""
        now = judge.worth(self.state, self.seat)
        food = self.state.players[self.seat].goods[FOOD]
        for number, dish in enumerate(self.dishes):
            dish.costs = [0.0]
            trial = self.state.copy()
            for _ in range(max([meal.counts[number] for meal in self.meals or self.too_little])):
                for move in dish.moves:
                    apply(trial, move)
                trial.own(self.seat).goods[FOOD] = food
                dish.costs.append(now - judge.worth(trial, self.seat))

    def cost_of(self, meal: Meal) -> float:
        """The dishes of a meal one by one; gold counts as it scores."""
        cost = float(meal.gold)
        for number in range(len(self.dishes)):
            costs, times = self.dishes[number].costs, meal.counts[number]
            cost += costs[times] if times < len(costs) else times * costs[1]
        return cost

    def listed(self, judge: Judge) -> list[Meal]:
        """The meals that should be compared, those without begging if there are any."""
        meals = self.meals or self.too_little
        if self.most_judged == WITH_CARE:
            meals = self.without_waste(meals)
        if len(meals) <= self.most_judged:
            return meals
        if self.most_judged == WITH_CARE:
            self.price_dishes(judge)
        return sorted(meals, key=self.cost_of)[: self.most_judged]

    def without_waste(self, meals: list[Meal]) -> list[Meal]:
        """Without meals for which more is given than for another one that feeds as well."""
        bills = [self.bill_of(meal) for meal in meals]
        found: list[Meal] = []
        for number, meal in enumerate(meals):
            if not is_dearer_than_any(bills[number], bills):
                found.append(meal)
        return found

    def bill_of(self, meal: Meal) -> list[int]:
        """What is given for a meal: good by good, food that it brings beyond all others, and weapons."""
        bill = [0] * GOODS_COUNT
        sold: list[int] = []
        for number, dish in enumerate(self.dishes):
            times = meal.counts[number]
            for good in range(GOODS_COUNT):
                bill[good] += times * dish.takes[good]
            bill[FOOD] -= times * dish.food
            if verb_of(self.state, dish) == SELL:
                sold.append(times)
        if meal.gold:
            bill[GOLD] += meal.gold
            bill[FOOD] -= meal.gold - LOST_WITH_GOLD
        return bill + sold

    def best(self, judge: Judge) -> Meal:
        """The meal after which the position is worth most; begging instead of selling a weapon, too."""
        best, most = self.best_of(self.listed(judge), judge)
        weapons = [verb_of(self.state, dish) == SELL for dish in self.dishes]
        return self.with_less(best, most, weapons, judge)

    def best_at_last(self, judge: Judge) -> Meal:
        """The same at the last feeding, where the most promising meals are played out by this judge."""
        rated: list[tuple[float, int, Meal]] = []
        for number, meal in enumerate(self.listed(LAST_MEAL)):
            rated.append((-self.worth(meal, LAST_MEAL), number, meal))
        rated.sort()
        meals = [meal for _, _, meal in rated[:MOST_PLAYED_OUT]]
        meals += [Meal(meal.counts, 0) for meal in meals if meal.gold]
        best, most = self.best_of(meals, judge)
        return self.with_less(best, most, [True] * len(self.dishes), judge)

    def best_of(self, meals: list[Meal], judge: Judge) -> tuple[Meal, float]:
        """The meal that is worth most, and how much."""
        best, most = meals[0], float("-inf")
        for meal in meals:
            value = self.worth(meal, judge)
            if value > most:
                best, most = meal, value
        return best, most

    def with_less(self, meal: Meal, worth: float, may_stay: list[bool], judge: Judge) -> Meal:
        """Keep something as long as markers cost less than it is worth."""
        best = meal
        for number in range(len(self.dishes)):
            if meal.counts[number] and may_stay[number]:
                less = Meal(meal.counts.copy(), meal.gold)
                less.counts[number] -= 1
                value = self.worth(less, judge)
                if value > worth:
                    best, worth = less, value
        return best if best is meal else self.with_less(best, worth, may_stay, judge)


def is_dearer_than_any(bill: list[int], others: list[list[int]]) -> bool:
    """Whether one of the others asks for less of something and for more of nothing."""
    for other in others:
        is_dearer = False
        for here, there in zip(bill, other):
            if here < there:
                is_dearer = False
                break
            if here > there:
                is_dearer = True
        if is_dearer:
            return True
    return False


def worth_after(state: GameState, seat: int, moves: list[int], judge: Judge) -> float:
    """What the position is worth when these moves have been played and all the food is paid."""
    trial = state.copy()
    trial.agenda = trial.agenda[-1:]
    for move in moves:
        apply(trial, move)
    apply(trial, trial.answers[0])
    return judge.worth(trial, seat)


def cheapest_first(state: GameState, seat: int, dishes: list[Dish], judge: Judge) -> list[Dish]:
    """By what they cost for each food they save, had once; before all those that give something back."""
    now, food = judge.worth(state, seat), state.players[seat].goods[FOOD]
    priced: list[tuple[bool, float, int]] = []
    for number, dish in enumerate(dishes):
        trial = state.copy()
        for move in dish.moves:
            apply(trial, move)
        trial.own(seat).goods[FOOD] = food
        cost = now - judge.worth(trial, seat)
        dish.costs.append(cost)
        priced.append((min(dish.takes) >= 0, cost / dish.food, number))
    priced.sort()
    return [dishes[number] for _, _, number in priced]


class LastMealJudge(Judge):
    """Points, and those of the young to come: at the last meal of all, they can be counted."""

    def worth(self, state: GameState, seat: int) -> float:
        points = total_score(state, seat) + USE_OF_A_RUBY * state.players[seat].goods[RUBY]
        if state.breeders >> seat & 1:
            for litter in litters(state, seat, ALL_KINDS)[:1]:
                points += state.rules.moves.first[litter].bit_count()
        return points


LAST_MEAL: Final = LastMealJudge()


def best_meal(state: GameState, seat: int, judge: Judge, most_judged: int = WITH_CARE) -> list[int]:
    """The moves of the meal after which the position is worth most, without the payment."""
    if state.round == state.rules.rounds[-1]:
        judge = LAST_MEAL
    if food_missing(state, seat) > 0:
        menu = Menu(state, seat, judge, most_judged)
        return menu.moves_of(menu.best(judge))
    return instead_of_food(state, seat, judge)


def last_meal(state: GameState, seat: int, judge: Judge) -> list[int]:
    """The meal of the last harvest that leads to most, without the payment."""
    if food_missing(state, seat) <= 0:
        return instead_of_food(state, seat, LAST_MEAL)
    menu = Menu(state, seat, LAST_MEAL, WITH_CARE)
    best, plan = menu.moves_of(menu.best_at_last(judge)), plan_feeding(state)
    if plan is None:
        return best
    cheapest = [move.number for move in plan.moves[:-1]]
    is_better = worth_after(state, seat, cheapest, judge) > worth_after(state, seat, best, judge)
    return cheapest if is_better else best


def instead_of_food(state: GameState, seat: int, judge: Judge) -> list[int]:
    """There is food enough: at most one dwarf eats something else, if that is worth less."""
    numbers = state.rules.moves
    best: list[int] = []
    most = float("-inf")
    for move in state.answers:
        if move == state.answers[0] or numbers.verb[move] == FEED_ONE:
            trial = state.copy()
            trial.agenda = trial.agenda[-1:]
            apply(trial, move)
            if numbers.verb[move] == FEED_ONE:
                apply(trial, trial.answers[0])
            value = judge.worth(trial, seat)
            if value > most:
                best, most = [move] if numbers.verb[move] == FEED_ONE else [], value
    return best
