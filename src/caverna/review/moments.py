"""A game replayed: each decision with the position before and after it, and which of them belong together."""

from collections.abc import Sequence
from dataclasses import dataclass

from caverna.engine.agenda.step import Step
from caverna.engine.moves import FEED, Move
from caverna.engine.play import apply
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.state.game_state import NO_SPACE, GameState
from caverna.engine.verbs.feed import FeedDwarfs


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of a game. The positions are to be read, never to be played on."""

    number: int
    """How many moves had been played before."""
    seat: int
    move: int
    before: GameState
    after: GameState

    @property
    def step(self) -> Step:
        """What was asked."""
        return self.before.agenda[-1]

    @property
    def is_answer(self) -> bool:
        """Whether the question was answered, and nothing exchanged beside it."""
        return self.move in self.before.answers

    @property
    def verb(self) -> int:
        """What kind of move it was."""
        return self.before.rules.moves.verb[self.move]


def replay(start: GameState, moves: Sequence[tuple[int, Move]]) -> list[Moment]:
    """All moves of a game, chance included."""
    found: list[Moment] = []
    state = start
    for number, (seat, move) in enumerate(moves):
        after = state.copy()
        apply(after, move.number)
        found.append(Moment(number, seat, move.number, state, after))
        state = after
    return found


def turns_of(moments: Sequence[Moment]) -> list[list[Moment]]:
    """The turns of all dwarfs: from the choice of a space to the end."""
    found: list[list[Moment]] = []
    turn: list[Moment] = []
    for moment in moments:
        if not turn and not (moment.is_answer and is_start_of_turn(moment.step)):
            continue
        turn.append(moment)
        if is_turn_over(moment.after, moment.seat):
            found.append(turn)
            turn = []
    return found


def is_start_of_turn(step: Step) -> bool:
    """Whether a dwarf is to be placed and nothing has been paid for it."""
    return isinstance(step, PlaceDwarf) and step.dwarf == DUE


def is_turn_over(state: GameState, seat: int) -> bool:
    """Whether somebody else is asked, or something that belongs to no turn."""
    if not state.agenda or state.agenda[-1].seat != seat:
        return True
    step = state.agenda[-1]
    return step.dwarf == DUE if isinstance(step, PlaceDwarf) else state.workplace == NO_SPACE


def meals_of(moments: Sequence[Moment]) -> list[list[Moment]]:
    """All feedings: what was exchanged for food, and the payment."""
    found: list[list[Moment]] = []
    meal: list[Moment] = []
    for moment in moments:
        if not meal and not isinstance(moment.step, FeedDwarfs):
            continue
        meal.append(moment)
        if moment.is_answer and moment.verb == FEED:
            found.append(meal)
            meal = []
    return found


def exchanges_of(moments: Sequence[Moment]) -> list[list[Moment]]:
    """Exchanges made one after the other at the same question, feedings aside."""
    found: list[list[Moment]] = []
    is_going_on = False
    for moment in moments:
        is_exchange = not moment.is_answer and not isinstance(moment.step, FeedDwarfs)
        if is_exchange and is_going_on and found[-1][-1].seat == moment.seat:
            found[-1].append(moment)
        elif is_exchange:
            found.append([moment])
        is_going_on = is_exchange
    return found
