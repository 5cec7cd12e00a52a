"""What needs no plan: meals, litters, animals that must go, the last exchanges."""

from typing import TYPE_CHECKING, Final

from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.routine import meals
from caverna.bots.mind.routine.between import answer_between
from caverna.bots.mind.routine.herd import best_phase, best_release, litters_worth_having
from caverna.bots.mind.routine.last_exchanges import best_exchanges
from caverna.bots.mind.routine.meals import best_meal, last_meal
from caverna.bots.mind.routine.the_end import EndJudge, LastHarvestJudge
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.play import apply
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import BreedingPhase, ChoosePhase
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.feed import FeedDwarfs

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors

MOST_REMEMBERED: Final = 20_000
WITH_CARE: Final = 100
"""So many positions are looked at before the scoring,"""
IN_PASSING: Final = 3
"""and so many by somebody who is only planning."""


class Routine:
    """Plays on to the next placement. The same farm with the same question gets the same answer again."""

    def __init__(self, judge: Judge, doors: "BotDoors", most_positions: int = WITH_CARE) -> None:
        self.judge = judge
        self.doors = doors
        self.most_positions = most_positions
        self.most_meals = meals.WITH_CARE if most_positions >= WITH_CARE else meals.IN_PASSING
        self.remembered: dict[tuple[object, ...], int] = {}

    def play_on(self, state: GameState) -> list[int]:
        """Answer everything until a dwarf is to be placed, chance decides, or the game is over."""
        answers: list[int] = []
        while state.agenda:
            step = state.agenda[-1]
            if step.seat == NATURE or isinstance(step, PlaceDwarf):
                break
            answer = self.answer(state, step)
            answers.append(answer)
            apply(state, answer)
        return answers

    def answer(self, state: GameState, step: Step) -> int:
        """The best answer as far as one can see without a plan."""
        if isinstance(step, FeedDwarfs | LastChance | ReleaseAnimals | ChoosePhase | BreedingPhase):
            return self.familiar_answer(state, step)
        return answer_between(state, self.judge, self.doors, self.most_positions == WITH_CARE)

    def familiar_answer(self, state: GameState, step: Step) -> int:
        """The answer to a question that comes in every game: a meal, a litter, an exchange."""
        if len(state.answers) == 1 and not isinstance(step, FeedDwarfs | LastChance):
            return state.answers[0]
        key = self.key_of(state)
        known = self.remembered.get(key)
        if known is None:
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            if isinstance(step, FeedDwarfs):
                return self.carry_out(state, self.meal(state, step.seat))
            if isinstance(step, ReleaseAnimals):
                return self.carry_out(state, best_release(state, step.seat, self.judge))
            if isinstance(step, LastChance):
                return self.carry_out(state, best_exchanges(state, step.seat, self.most_positions))
            if isinstance(step, ChoosePhase):
                known = best_phase(state, step.seat, self.judge, self.doors)
            else:
                known = self.litter(state, step.seat)
            self.remembered[key] = known
        return known

    def meal(self, state: GameState, seat: int) -> list[int]:
        """What is eaten; at the last feeding by what it leads to, if that matters."""
        if self.is_the_end(state):
            return last_meal(state, seat, LastHarvestJudge(self.most_positions))
        return best_meal(state, seat, self.judge, self.most_meals)

    def litter(self, state: GameState, seat: int) -> int:
        """Which young are born; the last ones by what they lead to, if that matters."""
        judge = EndJudge(self.most_positions) if self.is_the_end(state) else self.judge
        return best_answer(state, seat, litters_worth_having(state), judge)

    def is_the_end(self, state: GameState) -> bool:
        """Whether the last harvest is really played, and not only in somebody's mind."""
        return self.most_positions >= WITH_CARE and state.round == state.rules.rounds[-1]

    def key_of(self, state: GameState) -> tuple[object, ...]:
        """All that an answer depends on, as far as one can see without a plan."""
        step = state.agenda[-1]
        farm, circumstances = state.players[step.seat].key(), self.doors.circumstances(state)
        return (step, state.round, state.harvest, farm, circumstances, tuple(state.answers))

    def carry_out(self, state: GameState, moves: list[int]) -> int:
        """The first move of a plan; what follows is remembered, so that the plan is made once."""
        trial = state.copy()
        for move in moves:
            self.remembered[self.key_of(trial)] = move
            apply(trial, move)
        step = trial.agenda[-1] if trial.agenda else None
        if (
            step is not None
            and step.seat == state.agenda[-1].seat
            and isinstance(step, FeedDwarfs | LastChance)
        ):
            self.remembered[self.key_of(trial)] = trial.answers[0]
        return moves[0] if moves else state.answers[0]


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
