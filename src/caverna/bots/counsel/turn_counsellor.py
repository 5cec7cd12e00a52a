"""Advice as a strong level would play: whole turns, ranked as it does, told in the points it has learned."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from caverna.advice.coming_turns import ComingTurn
from caverna.bots.counsel.counsellor import Counsellor, Way
from caverna.bots.doors import BotDoors
from caverna.bots.levels import LEVELS
from caverna.bots.mind.judging.features import features
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.routine.between import few_of
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import is_over
from caverna.bots.thinking_bot import net_of
from caverna.bots.worth import rounds_left
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.play import apply, deciding_seat
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import BreedingPhase, ChoosePhase
from caverna.engine.rounds.scoring import total_score
from caverna.engine.rounds.work_phase import EndTurn, PlaceDwarf
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.feed import FeedDwarfs

LEVEL: Final = LEVELS[-2]
"""Whose judgement it is: the strongest of those that answer at once."""
BREADTH: Final = Breadth(width=8, sites=3)
AT_A_GLANCE: Final = Breadth(width=2, sites=1)
"""How others are thought to choose, and what comes later."""
OWN_TURNS: Final = 2
"""So many of its own turns to come are thought of."""
WITHOUT_A_PLAN: Final = (FeedDwarfs, LastChance, ReleaseAnimals, ChoosePhase, BreedingPhase, EndTurn)
"""Questions to which there is one best answer."""


class Ranked(NamedTuple):
    """Moves, what the level thinks they are worth, and the points to expect after them."""

    moves: tuple[int, ...]
    worth: float
    points: float


class TurnCounsellor(Counsellor):
    """Lists whole turns and judges what they lead to. It remembers nothing of other games."""

    def __init__(self, rules: Ruleset, doors: BotDoors) -> None:
        learned = doors.learned(rules)
        self.doors = doors
        self.net = net_of(learned) if learned is not None else None
        self.mind = Mind(doors.judge(LEVEL.style), self.net, LEVEL.trust, BREADTH, doors)

    def ways(self, state: GameState, seat: int, until: float) -> list[Way]:
        ranked = self.ranked(state, seat, BREADTH, until)
        return [self.told(each, ranked[0]) for each in ranked]

    def way(self, state: GameState, seat: int, moves: Sequence[int], than: Sequence[Way]) -> Way:
        """Told as the best of the others is, which keeps its points."""
        mine = self.carried_out(state, seat, moves)
        if not than:
            return self.told(mine, mine)
        return self.told(mine, self.carried_out(state, seat, than[0].moves))

    def told(self, each: Ranked, best: Ranked) -> Way:
        """As many points fewer than the best one as the level thinks: learned points alone may mislead."""
        return Way(each.moves, best.points + each.worth - best.worth)

    def ranked(self, state: GameState, seat: int, breadth: Breadth, until: float) -> list[Ranked]:
        """The best way for each first move, best first."""
        if is_over(state, seat, self.doors) and not isinstance(state.agenda[-1], PlaceDwarf):
            return self.without_a_plan(state, seat, until)
        best: dict[int, Ranked] = {}
        for turn in self.mind.best_turns(state, breadth):
            if turn.moves[0] not in best:
                points = self.expected(turn.state, seat)
                worth = turn.worth if turn.state.agenda else points
                best[turn.moves[0]] = Ranked(turn.moves, worth, points)
        return sorted(best.values(), key=lambda way: -way.worth)

    def without_a_plan(self, state: GameState, seat: int, until: float) -> list[Ranked]:
        """A meal, a litter, the last exchanges, the end of a turn; of what a box asks all good answers."""
        if isinstance(state.agenda[-1], WITHOUT_A_PLAN):
            return [self.carried_out(state, seat, self.answers_to(state.copy(), seat))]
        found: list[Ranked] = []
        for first in few_of(state, seat, self.doors.worth_a_thought(state), self.doors):
            trial = state.copy()
            apply(trial, first)
            found.append(self.carried_out(state, seat, [first, *self.answers_to(trial, seat, state)]))
            if time.monotonic() > until:
                break
        return sorted(found, key=lambda way: -way.worth)

    def answers_to(self, state: GameState, seat: int, asked: GameState | None = None) -> list[int]:
        """What is answered to this question, as often as it is asked; the state is played on."""
        kind, moves = type((asked or state).agenda[-1]), list[int]()
        while (
            state.agenda
            and deciding_seat(state) == seat
            and any(type(step) is kind and step.seat == seat for step in state.agenda)
        ):
            moves.append(self.mind.answers.answer(state, state.agenda[-1]))
            apply(state, moves[-1])
        return moves

    def carried_out(self, state: GameState, seat: int, moves: Sequence[int]) -> Ranked:
        """These moves, judged where the next plan begins."""
        after = state.copy()
        for move in moves:
            apply(after, move)
        self.mind.routine.play_on(after)
        points = self.expected(after, seat)
        return Ranked(tuple(moves), self.worth(after, seat) if after.agenda else points, points)

    def worth(self, state: GameState, seat: int) -> float:
        """What the level thinks of a position."""
        by_hand = self.mind.routine.judge.worth(state, seat)
        return by_hand if self.net is None else by_hand + LEVEL.trust * (self.judge(state, seat) - by_hand)

    def judge(self, state: GameState, seat: int) -> float:
        """What was learned; where nothing was, what games came to from there on the average."""
        if self.net is not None:
            return self.net.worths([features(state, seat) + self.doors.features(state, seat)])[0]
        figures = self.doors.still_to_come
        return self.doors.worth(state, seat) + figures[min(rounds_left(state), len(figures) - 1)]

    def expected(self, state: GameState, seat: int) -> float:
        return self.judge(state, seat) if state.agenda else float(total_score(state, seat))

    def coming(self, state: GameState, seat: int, moves: Sequence[int], until: float) -> list[ComingTurn]:
        found: list[ComingTurn] = []
        trial = state.copy()
        for move in moves:
            apply(trial, move)
        while trial.agenda and len(found) < OWN_TURNS and time.monotonic() <= until:
            step = trial.agenda[-1]
            if step.seat == NATURE:
                apply(trial, trial.answers[0])
            elif isinstance(step, PlaceDwarf):
                turn = self.mind.best_turns(trial, BREADTH if step.seat == seat else AT_A_GLANCE)[0]
                if step.seat == seat:
                    found.append(ComingTurn(trial, turn.state, turn.moves))
                trial = turn.state.copy()
            else:
                self.mind.routine.play_on(trial)
        return found
