"""Turns of people: where they begin and end, and what of the present one can be taken back.

A turn never reaches back past another player's decision or past chance: what was revealed stays revealed.
"""

from caverna.engine.moves import END, PASS, PLACE, Move
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.state.game_state import NATURE
from caverna.expansions.frantic_fiends.engine.moves import SEND
from caverna.game import Game
from caverna.record.record import beginning


class Turn:
    """The moves played since the turn began, and the game before each of them."""

    def __init__(self) -> None:
        self.before: list[Game] = []
        self.moves: list[Move] = []

    def note(self, before: Game, move: Move) -> None:
        """Remember a move of this turn."""
        self.before.append(before)
        self.moves.append(move)

    @property
    def has_placed(self) -> bool:
        """Whether a dwarf or an orc was placed or the player passed: such a turn has an end of its own."""
        return any(move.verb in (PLACE, PASS, SEND) for move in self.moves)

    def must_be_ended(self, last: Move) -> bool:
        """Whether the player still has to say that a turn with this last move is over."""
        return self.has_placed and last.verb != END

    def decisions(self) -> list[int]:
        """The moves that were chosen; the only possible ones are not worth going back to."""
        return [i for i, game in enumerate(self.before) if len(game.legal_moves()) > 1]


def is_new_turn(before: Game, move: Move, after: Game) -> bool:
    """Whether what is asked after a move belongs to another turn than the move."""
    if (
        after.is_over
        or after.seat != before.seat
        or before.seat == NATURE
        or after.drawings != before.drawings
        or after.state.round != before.state.round
    ):
        return True
    was_answer = move in before.answers()
    if not was_answer:
        return False
    top = after.state.agenda[-1]
    return move.verb in (END, PASS) or (isinstance(top, PlaceDwarf) and top.dwarf == DUE)


def turn_so_far(game: Game) -> Turn:
    """The turn that is going on: empty at its first decision."""
    replayed = beginning(game)
    turn = Turn()
    for _, move in game.moves_played:
        before = replayed.copy()
        replayed.play(move)
        turn.note(before, move)
        if is_new_turn(before, move, replayed):
            turn = Turn()
    return turn
