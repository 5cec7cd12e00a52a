"""A bot that chooses whole turns and then carries them out, move by move."""

import time
from functools import cache
from pathlib import Path
from typing import Final

from caverna.bots.bot import Bot
from caverna.bots.doors import BotDoors
from caverna.bots.levels import Level
from caverna.bots.mind.judging.net import Net, load_net
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search.alone import UNPLANNED, Planner
from caverna.bots.mind.search.budget import Budget
from caverna.bots.mind.search.foresight import Foresight
from caverna.bots.mind.search.lookahead import best_turn
from caverna.bots.mind.search.planning_judge import PlanningJudge
from caverna.bots.mind.search.taste import NO_TASTE
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.moves import Move
from caverna.engine.play import apply
from caverna.engine.rounds.harvest import BreedingPhase
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.state.game_state import NO_SPACE, GameState
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.expansions import box_of
from caverna.game import Game

PATIENCE: Final = 4.0
"""Seconds after which a bot that was given none makes up its mind, on however slow a machine."""
KNOWLEDGE: Final = (0.2, 0.3, 0.5)
"""Where nothing was learned, trust beyond each of these is worth a turn to look ahead."""
FURTHEST: Final = 3
"""So many turns those look ahead there who look ahead anyway,"""
MORE_FUTURES: Final = 3
"""and in so many times as many futures."""
SECOND_THOUGHTS: Final = 2
"""So often a bot that plans alone thinks again before a turn if all its plans lead to less than nothing."""
IN_THE_FUTURE: Final = Breadth(2, 1)


class ThinkingBot(Bot):
    """Plans a turn when it begins, and keeps to the plan until something else has happened."""

    def __init__(self, seed: int, level: Level, seconds: float | None = None, looks: int = 0) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = 0.0 if looks else PATIENCE if seconds is None else seconds
        self.looks = looks
        """Instead of seconds: how often it looks for turns, which is the same on every machine."""
        self.is_given_time = seconds is not None or looks > 0
        """Whether it uses all of it; else it takes what it needs."""
        self.foresight = Foresight(
            level.candidates, level.own_turns, level.futures, IN_THE_FUTURE, level.mood
        )
        self.positions = looks if self.is_given_time else level.positions
        self.planner: Planner | None = None
        self.plans: dict[int, int] = {}
        """For a position, by its hash, the move that was decided when the turn began."""

    def choose(self, game: Game) -> Move:
        state = game.state.copy()
        doors = box_of(state.rules).bots()
        learned = doors.learned(state.rules)
        mind = mind_of(self.level, doors, learned)
        move = self.plans.get(hash(state), UNPLANNED)
        is_alone = len(state.players) == 1 and doors.plans_alone
        if self.level.positions and is_alone and not is_last_harvest(state):
            move = self.plan_alone(state, planning_mind_of(self.level, doors, learned))
        if move == UNPLANNED:
            move = self.decide(state, mind, doors)
        return state.rules.moves.all[move]

    def plan_alone(self, state: GameState, mind: Mind) -> int:
        """The next move of a plan for the whole game; nobody else will upset it."""
        if self.planner is None:
            self.planner = Planner(mind, self.positions, self.roll(1 << 60))
        planner, step = self.planner, state.agenda[-1]
        ends = time.perf_counter() + self.seconds
        move = planner.move(state, self.seconds)
        if not isinstance(step, PlaceDwarf) or step.dwarf != DUE:
            return move
        for _ in range(SECOND_THOUGHTS):
            left = ends - time.perf_counter()
            if planner.points < 0 and left > self.seconds / 2:
                planner.think(state, left)
        return planner.plan.get(hash(state), move)

    def decide(self, state: GameState, mind: Mind, doors: BotDoors) -> int:
        """The move now; what follows from it in this turn is remembered."""
        step = state.agenda[-1]
        is_in_turn = isinstance(step, PlaceDwarf) or doors.is_within_a_turn(step)
        if not is_in_turn and state.workplace == NO_SPACE:
            return mind.answers.answer(state, step)
        turn = self.plan(state, mind)
        self.plans.clear()
        for move in turn.moves:
            self.plans[hash(state)] = move
            apply(state, move)
        return turn.moves[0]

    def plan(self, state: GameState, mind: Mind) -> Turn:
        """The turn it is going to play."""
        foresight = self.foresight
        if self.level.trust and mind.net is None:
            foresight = instead_of_learning(self.level)
        budget = Budget(self.seconds, self.looks, self.is_given_time)
        return best_turn(state, mind, foresight, self.roll(1 << 60), budget)


def is_last_harvest(state: GameState) -> bool:
    """Whether the last meal or the last young are asked for: a plan knows them only in passing."""
    is_last_round = state.round == state.rules.rounds[-1]
    return is_last_round and isinstance(state.agenda[-1], FeedDwarfs | BreedingPhase)


@cache
def instead_of_learning(level: Level) -> Foresight:
    """Where nothing was learned, those who would go by it look further ahead than they do elsewhere."""
    own_turns = FURTHEST if level.own_turns else sum(level.trust > part for part in KNOWLEDGE)
    futures = MORE_FUTURES * level.futures if level.own_turns else level.futures
    return Foresight(max(level.candidates, own_turns + 1), own_turns, futures, IN_THE_FUTURE, level.mood)


@cache
def mind_of(level: Level, doors: BotDoors, learned: Path | None) -> Mind:
    """What a bot of this level knows; bots share it, and what they remember of meals and litters."""
    net = net_of(learned) if learned is not None and level.trust else None
    return Mind(doors.judge(level.style), net, level.trust, Breadth(level.width, level.sites), doors)


@cache
def planning_mind_of(level: Level, doors: BotDoors, learned: Path | None) -> Mind:
    """The same bot when it plans a whole game alone."""
    mind = mind_of(level, doors, learned)
    judge = PlanningJudge(mind.routine.judge, mind.net, level.trust, NO_TASTE, doors)
    return Mind(judge, mind.net, level.trust, mind.breadth, doors)


@cache
def net_of(file: Path) -> Net:
    """A learned judgement that came with the sources."""
    return load_net(file)
