"""Advice in the base game: whole turns, and what was learned about where they lead."""

import time
from collections.abc import Sequence
from typing import Final

from caverna.bots.counsel.counsellor import Counsellor, Way
from caverna.bots.doors import BASE_DOORS, WEIGHTS
from caverna.bots.levels import LEVELS
from caverna.bots.mind.judging.features import features
from caverna.bots.mind.judging.hand import HandJudge
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn, is_over
from caverna.bots.thinking_bot import net_of
from caverna.engine.play import apply, deciding_seat
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState

STYLE: Final = LEVELS[-1].style
ONLY_WHAT_WAS_LEARNED: Final = 1.0
"""How far that is trusted: only what was learned is in points at the end."""
BREADTH: Final = Breadth(width=8, sites=3)
AT_A_GLANCE: Final = Breadth(width=2, sites=1)
"""How others are thought to choose."""


class TurnCounsellor(Counsellor):
    """Lists whole turns and judges what they lead to. It remembers nothing of other games."""

    def __init__(self, is_alone: bool) -> None:
        self.net = net_of(WEIGHTS / ("solo.npz" if is_alone else "table.npz"))
        self.mind = Mind(HandJudge(STYLE), self.net, ONLY_WHAT_WAS_LEARNED, BREADTH, BASE_DOORS)

    def ways(self, state: GameState, seat: int, until: float) -> list[Way]:
        return self.ways_within(state, seat, BREADTH)

    def ways_within(self, state: GameState, seat: int, breadth: Breadth) -> list[Way]:
        """The same with so many thoughts."""
        if is_over(state, seat, BASE_DOORS) and not isinstance(state.agenda[-1], PlaceDwarf):
            return [self.plain_way(state.copy(), seat)]
        best: dict[int, Way] = {}
        for turn in self.mind.best_turns(state, breadth):
            points = self.points_of(turn, seat)
            known = best.get(turn.moves[0])
            if known is None or points > known.points:
                best[turn.moves[0]] = Way(turn.moves, points)
        return sorted(best.values(), key=lambda way: -way.points)

    def points_of(self, turn: Turn, seat: int) -> float:
        """What was judged; points that are already counted need no judgement."""
        return turn.worth if turn.state.agenda else self.expected(turn.state, seat)

    def plain_way(self, state: GameState, seat: int) -> Way:
        """What belongs to no plan: a meal, a litter, the last exchanges, the end of a turn."""
        kind, moves = type(state.agenda[-1]), list[int]()
        while deciding_seat(state) == seat and any(
            type(step) is kind and step.seat == seat for step in state.agenda
        ):
            moves.append(self.mind.answers.answer(state, state.agenda[-1]))
            apply(state, moves[-1])
        self.play_on(state)
        return Way(tuple(moves), self.expected(state, seat))

    def judge(self, state: GameState, seat: int) -> float:
        return self.net.worths([features(state, seat)])[0]

    def play_on(self, state: GameState) -> None:
        self.mind.routine.play_on(state)

    def next_turn(self, state: GameState, seat: int, moves: Sequence[int], until: float) -> tuple[int, ...]:
        trial = state.copy()
        while True:
            for move in moves:
                apply(trial, move)
            self.play_on(trial)
            asked = deciding_seat(trial)
            if asked == NATURE or trial.round != state.round or time.monotonic() > until:
                return ()
            if asked == seat:
                return self.ways_within(trial, seat, BREADTH)[0].moves
            moves = self.ways_within(trial, asked, AT_A_GLANCE)[0].moves
