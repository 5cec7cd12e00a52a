"""Turns of people: where they begin and end, and what of the present one can be taken back.

A turn never reaches back past another player's decision or past chance: what was revealed stays revealed.
"""

from caverna.engine.moves import END, FEED, PASS
from caverna.engine.play import deciding_seat, legal_anytime
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verb import TURN, Move
from caverna.engine.verbs.feed import FeedDwarfs


class OpenTurn:
    """The moves played since the turn began, and the position before each of them."""

    def __init__(self) -> None:
        self.before: list[GameState] = []
        self.moves: list[Move] = []

    def copy(self) -> "OpenTurn":
        """The same turn, for whoever wants to come back to it."""
        turn = OpenTurn()
        turn.before, turn.moves = self.before.copy(), self.moves.copy()
        return turn

    def note(self, before: GameState, move: Move) -> None:
        """Remember a move of this turn."""
        self.before.append(before)
        self.moves.append(move)

    def cut(self, length: int) -> None:
        """Forget the moves after so many."""
        del self.before[length:], self.moves[length:]

    @property
    def has_placed(self) -> bool:
        """Whether somebody was placed or the player passed: such a turn has an end of its own."""
        return any(move.role == TURN for move in self.moves)

    @property
    def has_fed(self) -> bool:
        """Whether dwarfs were fed by more than paying the food for all of them: that may be regretted."""
        meals = [i for i, move in enumerate(self.moves) if move.verb == FEED]
        return bool(meals) and (len(self.moves) > 1 or self._is_begging(meals[0]))

    def _is_begging(self, i: int) -> bool:
        """Whether a payment left some food to be begged for."""
        step = self.before[i].agenda[-1]
        assert isinstance(step, FeedDwarfs), f"{self.moves[i].text} answers {step}"
        return self.moves[i].first < step.need(self.before[i])

    @property
    def must_be_ended(self) -> bool:
        """Whether the player still has to say that the turn is over."""
        return (self.has_placed or self.has_fed) and self.moves[-1].verb != END

    @property
    def has_decisions(self) -> bool:
        """Whether anything in it was chosen."""
        return any(is_decision(state) for state in self.before)

    def decisions(self) -> list[int]:
        """The moves that were chosen; the only possible ones are not worth going back to."""
        return [i for i, state in enumerate(self.before) if is_decision(state)]


def is_decision(state: GameState) -> bool:
    """Whether more than one move is possible."""
    return len(state.answers) > 1 or bool(legal_anytime(state))


def is_new_turn(before: GameState, move: Move, after: GameState) -> bool:
    """Whether what is asked after a move belongs to another turn than the move."""
    seat = deciding_seat(before)
    if seat == NATURE or deciding_seat(after) != seat or after.round != before.round:
        return True
    was_answer = move.number in before.answers
    if not was_answer:
        return False
    top = after.agenda[-1]
    return move.verb in (END, PASS) or (isinstance(top, PlaceDwarf) and top.dwarf == DUE)
