"""A bot that looks to the end of its own turn and takes what is worth most there."""

from caverna.bots.bot import Bot
from caverna.bots.worth import rounds_left
from caverna.engine.agenda.step import Step
from caverna.engine.moves import FEED, Move
from caverna.engine.play import apply, deciding_seat, legal_anytime
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.harvest import BreedingPhase, EndHarvest
from caverna.engine.rounds.work_phase import EndTurn, PlaceDwarf
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.expansions import box_of
from caverna.game import Game

TURN_ENDS: tuple[type[Step], ...] = (
    EndTurn,
    EndHarvest,
    LastChance,
    PlaceDwarf,
    BreedingPhase,
    FeedDwarfs,
)


class GreedyBot(Bot):
    """Tries every answer, goes on as well as it can to the end of the turn, and compares."""

    def choose(self, game: Game) -> Move:
        state = game.state.copy()
        seat = deciding_seat(state)
        best = best_move(state, seat, candidates(state), is_whole_turn=True)
        best = something_before(state, seat, best)
        return state.rules.moves.all[best]


def something_before(state: GameState, seat: int, move: int) -> int:
    """What is worth more if it comes before this answer."""
    before = box_of(state.rules).bots().moves_before(state, move)
    if not before:
        return move
    best, most = move, float("-inf")
    for first in (move, *before):
        value = worth_of_both(state, seat, first, move)
        if value > most:
            best, most = first, value
    return best


def worth_of_both(state: GameState, seat: int, first: int, then: int) -> float:
    """What the position is worth after one move and another one, if that is still possible."""
    trial = state.copy()
    apply(trial, first)
    if first != then and then in trial.answers:
        apply(trial, then)
    finish_turn(trial, seat)
    return value_of(trial, seat)


def candidates(state: GameState) -> list[int]:
    """The answers, and at the very end any-time moves. (Feeding has its own way with them.)"""
    if isinstance(state.agenda[-1], LastChance):
        return state.answers + legal_anytime(state)
    return box_of(state.rules).bots().worth_a_thought(state)


def value_of(state: GameState, seat: int) -> float:
    """What the position is worth, with the box or without one."""
    return box_of(state.rules).bots().worth(state, seat)


def best_move(state: GameState, seat: int, moves: list[int], is_whole_turn: bool) -> int:
    """The move after which the position is worth most."""
    if isinstance(state.agenda[-1], FeedDwarfs):
        is_exact = box_of(state.rules).bots().counts_points_of_meals and not rounds_left(state)
        return cheapest_meal(state, seat) if is_exact else best_meal(state, seat)
    if len(moves) == 1:
        return moves[0]
    best, most = moves[0], float("-inf")
    for move in moves:
        trial = state.copy()
        apply(trial, move)
        if is_whole_turn:
            finish_turn(trial, seat)
        else:
            finish_fight(trial, seat)
        value = value_of(trial, seat)
        if value > most:
            best, most = move, value
    return best


def finish_turn(state: GameState, seat: int) -> None:
    """Answer what is still asked in this turn, each time with what is worth most at once."""
    ends = (*TURN_ENDS, *box_of(state.rules).bots().turn_ends)
    while state.agenda and deciding_seat(state) == seat and not isinstance(state.agenda[-1], ends):
        answer_in_passing(state, seat)


def finish_fight(state: GameState, seat: int) -> None:
    """Answer what must be answered before a fight and its bounty show what they are worth."""
    doors = box_of(state.rules).bots()
    while state.agenda and deciding_seat(state) == seat and doors.shows_later(state.agenda[-1]):
        answer_in_passing(state, seat)


def answer_in_passing(state: GameState, seat: int) -> None:
    """What is worth most at once."""
    moves = box_of(state.rules).bots().in_passing(state)
    apply(state, best_move(state, seat, moves, is_whole_turn=False))


def best_meal(state: GameState, seat: int) -> int:
    """Pay what there is; while food is missing, turn into food what is missed least."""
    step = state.agenda[-1]
    assert isinstance(step, FeedDwarfs)
    need, moves = step.need(state), state.rules.moves
    pay_all = state.answers[0]
    if moves.first[pay_all] >= need:
        return pay_all
    best, most = pay_all, worth_after(state, seat, pay_all)
    for move in [*legal_anytime(state), *state.answers]:
        if moves.verb[move] != FEED:
            trial = state.copy()
            apply(trial, move)
            value = worth_after(trial, seat, trial.answers[0])
            if value > most:
                best, most = move, value
    return best


def worth_after(state: GameState, seat: int, move: int) -> float:
    """What the position is worth after this move."""
    trial = state.copy()
    apply(trial, move)
    return value_of(trial, seat)


def cheapest_meal(state: GameState, seat: int) -> int:
    """In the last round points can be counted: while food is missing, eat what costs fewest for each food."""
    step, moves = state.agenda[-1], state.rules.moves
    assert isinstance(step, FeedDwarfs)
    best = state.answers[0]
    if moves.first[best] >= step.need(state):
        return best
    most, now, missing = 0.0, *after_meal(state, seat, best)
    for move in [*legal_anytime(state), *state.answers]:
        if moves.verb[move] != FEED:
            value, begging = after_meal(state, seat, move)
            gain = (value - now) / max(1, missing - begging)
            if gain > most:
                best, most = move, gain
    return best


def after_meal(state: GameState, seat: int, move: int) -> tuple[float, int]:
    """What the position is worth if this comes first and then the meal, and the begging markers then."""
    trial, verb = state.copy(), state.rules.moves.verb
    apply(trial, move)
    while verb[move] != FEED:
        move = trial.answers[0]
        apply(trial, move)
    return value_of(trial, seat), trial.players[seat].begging
