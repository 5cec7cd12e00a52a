"""What needs no plan: meals, litters, animals that must go, the last exchanges."""

from typing import Final

from caverna.bots.mind.judge import Judge
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.exchanges import exchanges
from caverna.engine.anytime.food import animal_meals, other_meals
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.goods import GOLD
from caverna.engine.moves import EAT_GOLD, FEED
from caverna.engine.play import apply, legal_anytime
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.scoring import total_score
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.feed import FeedDwarfs

MOST_REMEMBERED: Final = 20_000


class Routine:
    """Plays on to the next placement. The same farm with the same question gets the same answer again."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.remembered: dict[tuple[object, ...], int] = {}

    def play_on(self, state: GameState) -> None:
        """Answer everything until a dwarf is to be placed, chance decides, or the game is over."""
        while state.agenda:
            step = state.agenda[-1]
            if step.seat == NATURE or isinstance(step, PlaceDwarf):
                return
            apply(state, self.answer(state, step))

    def answer(self, state: GameState, step: Step) -> int:
        """The best answer as far as one can see without a plan."""
        if len(state.answers) == 1 and not isinstance(step, FeedDwarfs | LastChance):
            return state.answers[0]
        key = (step, state.round, state.harvest, state.players[step.seat].key(), tuple(state.answers))
        known = self.remembered.get(key)
        if known is None:
            known = find_answer(state, step, self.judge)
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = known
        return known


def find_answer(state: GameState, step: Step, judge: Judge) -> int:
    """The same, with nothing remembered."""
    if isinstance(step, FeedDwarfs):
        return meal(state, step, judge)
    if isinstance(step, LastChance):
        return last_exchange(state, step.seat)
    return best_answer(state, step.seat, state.answers, judge)


def best_answer(state: GameState, seat: int, answers: list[int], judge: Judge) -> int:
    """The answer after which the position is worth most at once."""
    best, most = answers[0], float("-inf")
    for move in answers:
        trial = state.copy()
        apply(trial, move)
        value = judge.worth(trial, seat)
        if value > most:
            best, most = move, value
    return best


def meal(state: GameState, step: FeedDwarfs, judge: Judge) -> int:
    """Pay what there is; while food is missing, first eat what costs least for the food it brings."""
    numbers, seat = state.rules.moves, step.seat
    pay_all = state.answers[0]
    missing = step.need(state) - numbers.first[pay_all]
    if missing <= 0:
        return pay_all
    best, most = pay_all, 0.0
    now = worth_fed(state, seat, judge)
    for move in meals(state, step, missing):
        trial = state.copy()
        apply(trial, move)
        left = food_missing(trial, seat, missing)
        if left < missing:
            gain = (worth_fed(trial, seat, judge) - now) / (missing - left)
            if gain > most:
                best, most = move, gain
    return best


def meals(state: GameState, step: FeedDwarfs, missing: int) -> list[int]:
    """What brings food, or spares it."""
    numbers, seat = state.rules.moves, step.seat
    found = [move for move in state.answers if numbers.verb[move] != FEED]
    found += animal_meals(state, seat)
    gold = state.players[seat].goods[GOLD]
    for move in other_meals(state, seat):
        if numbers.verb[move] != EAT_GOLD or numbers.first[move] == min(gold, missing + 1):
            found.append(move)
    return found + exchanges(state, seat)


def food_missing(state: GameState, seat: int, otherwise: int) -> int:
    """The food that the player still lacks if he is asked to feed his dwarfs now."""
    step = state.agenda[-1]
    if not isinstance(step, FeedDwarfs) or step.seat != seat:
        return otherwise
    return step.need(state) - state.rules.moves.first[state.answers[0]]


def worth_fed(state: GameState, seat: int, judge: Judge) -> float:
    """What the position is worth after paying all the food there is."""
    trial = state.copy()
    while trial.agenda:
        step = trial.agenda[-1]
        if step.seat != seat or not isinstance(step, FeedDwarfs):
            break
        apply(trial, trial.answers[0])
    return judge.worth(trial, seat)


def last_exchange(state: GameState, seat: int) -> int:
    """The any-time move that brings most points; if none does, the end."""
    best, most = state.answers[0], total_score(state, seat)
    for move in legal_anytime(state):
        trial = state.copy()
        apply(trial, move)
        let_go(trial, seat)
        points = total_score(trial, seat)
        if points > most:
            best, most = move, points
    return best


def let_go(state: GameState, seat: int) -> None:
    """Part with the animals for which there is no place, those that count least first."""
    points = Judge()
    while state.agenda:
        step = state.agenda[-1]
        if step.seat != seat or not isinstance(step, ReleaseAnimals):
            return
        apply(state, best_answer(state, seat, state.answers, points))
