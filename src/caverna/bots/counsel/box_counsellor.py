"""Advice in games with a box: what its doors tell the bots, to the end of the turn."""

import time

from caverna.bots.counsel.counsellor import Counsellor, Way
from caverna.bots.greedy import TURN_ENDS, best_move, candidates, value_of
from caverna.bots.worth import rounds_left
from caverna.engine.play import apply, deciding_seat
from caverna.engine.rounds.work_phase import EndTurn
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.expansions import box_of


class BoxCounsellor(Counsellor):
    """Tries every answer and goes on as well as the box knows."""

    def ways(self, state: GameState, seat: int, until: float) -> list[Way]:
        found: list[Way] = []
        for first in beginnings(state, seat):
            found.append(self.way(state.copy(), seat, first))
            if time.monotonic() > until:
                break
        return sorted(found, key=lambda way: -way.points)

    def way(self, state: GameState, seat: int, first: int) -> Way:
        """One way to the end of the turn, or of the meal."""
        doors, moves = box_of(state.rules).bots(), [first]
        is_meal, ends = isinstance(state.agenda[-1], FeedDwarfs), (*TURN_ENDS, *doors.turn_ends)
        apply(state, first)
        while state.agenda and deciding_seat(state) == seat:
            step = state.agenda[-1]
            if isinstance(step, ends) and not (is_meal and isinstance(step, FeedDwarfs)):
                break
            moves.append(best_move(state, seat, doors.in_passing(state), is_whole_turn=False))
            apply(state, moves[-1])
        self.play_on(state)
        return Way(tuple(moves), self.expected(state, seat))

    def judge(self, state: GameState, seat: int) -> float:
        figures = box_of(state.rules).bots().still_to_come
        return value_of(state, seat) + figures[min(rounds_left(state), len(figures) - 1)]

    def play_on(self, state: GameState) -> None:
        """Only the end of the turn: the doors judge a position wherever it is."""
        if state.agenda and isinstance(state.agenda[-1], EndTurn):
            apply(state, state.answers[0])


def beginnings(state: GameState, seat: int) -> list[int]:
    """The first moves to compare; a meal is planned as a whole."""
    moves = candidates(state)
    if isinstance(state.agenda[-1], FeedDwarfs):
        return [best_move(state, seat, moves, is_whole_turn=True)]
    return moves
