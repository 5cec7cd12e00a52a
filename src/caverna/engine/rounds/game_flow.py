"""From the first round to the last: the steps that follow each other."""

from typing import Final

from caverna.engine.agenda.fields import ROUND
from caverna.engine.agenda.step import Step
from caverna.engine.events import ROUND_BEGINS, Event
from caverna.engine.goods import FOOD, NOTHING, Goods
from caverna.engine.moves import SEAT_NAMES, START
from caverna.engine.reasons import Reason, say
from caverna.engine.rounds.replenish import Income, ProtectSpaces, Replenish
from caverna.engine.rounds.reveal import RevealCard
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import (
    NATURE,
    NO_HARVEST,
    NO_SPACE,
    NOBODY,
    NOT_YET_KNOWN,
    GameState,
)
from caverna.engine.state.player import new_player
from caverna.engine.verb import Move
from caverna.engine.verbs.receive import receive

STARTING_FOOD: Final[tuple[int, ...]] = (1, 1, 2, 3, 3, 3, 3)
SOLO_FOOD: Final = 2
LEAVES: Final = 4
QUESTION_MARKS: Final = 3


def new_game(rules: Ruleset, entry_cell: int, entry_room: int) -> GameState:
    """A game before its first step: nothing on the board, nobody has food yet."""
    spaces = len(rules.space_keys)
    players = [new_player(entry_cell, entry_room) for _ in range(rules.players)]
    cards_left = 0
    for cards in rules.cards_by_round.values():
        for card in cards:
            cards_left |= 1 << card
    leaves, questions = LEAVES, QUESTION_MARKS
    if rules.players == 2:
        leaves -= 1
    elif rules.players == 1:
        leaves = questions = 0
    stock: list[Goods] = [NOTHING] * spaces
    agenda: list[Step] = [StartRound(NATURE, rules.rounds[0]), DrawStartingPlayer(NATURE)]
    return GameState(
        rules, players, 0, agenda, [], 0, 0, 0, [NOBODY] * spaces, stock, (), cards_left, rules.for_sale,
        leaves, questions, 0, NO_HARVEST, 0, 0, NO_SPACE, 0, 0,
    )  # fmt: skip


class DrawStartingPlayer(Step):
    """Who is the starting player?"""

    __slots__ = ()
    ASKS = "draw-starting-player"
    OF_CHANCE = True

    def options(self, state: GameState) -> list[int]:
        return state.rules.moves.start[: state.rules.players] if state.rules.players > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        assert state.rules.moves.verb[move] == START
        state.start = state.rules.moves.first[move]
        for place, seat in enumerate(state.turn_order()):
            receive(state, seat, ((FOOD, STARTING_FOOD[place]),), "setup")

    def run(self, state: GameState) -> None:
        receive(state, 0, ((FOOD, SOLO_FOOD),), "setup")

    def refusal(self, state: GameState, move: Move) -> Reason:
        if move.verb != START:
            return None
        return say("why-no-such-seat", seat=SEAT_NAMES[move.first], n=state.rules.players)


class StartRound(Step):
    """A round begins: lay out all its phases."""

    __slots__ = ("round",)
    FIELDS = (("round", ROUND),)
    OF_CHANCE = True

    def __init__(self, seat: int, round: int) -> None:
        self.seat = seat
        self.round = round

    def run(self, state: GameState) -> None:
        state.round = self.round
        course = state.rules.course
        course.announce_harvest(state)
        if state.events is not None:
            state.events.append(Event(ROUND_BEGINS, NATURE, details={"round": self.round}))
        at_start: list[Step] = [RevealCard(NATURE)]
        at_end: list[Step] = [course.return_home()]
        if state.harvest == NOT_YET_KNOWN:
            is_early = state.rules.options.harvest_marker == "round_start"
            (at_start if is_early else at_end).append(course.reveal_marker())
        is_solo = state.rules.players == 1
        refill: list[Step] = [ProtectSpaces(0), Replenish(NATURE)] if is_solo else [Replenish(NATURE)]
        is_before = state.rules.options.income == "before_refill"
        income: list[Step] = [Income(NATURE)]
        at_start += income + refill if is_before else refill + income
        phases = [*at_start, course.next_turn(state.start), *at_end, course.harvest(), NextRound(NATURE)]
        state.agenda += reversed(phases)

    def fault(self, state: GameState, later: list[Step]) -> str:
        if self.round in state.rules.rounds:
            return ""
        return f"round {self.round} is not played in this game"


class NextRound(Step):
    """On to the next round, or to the end."""

    __slots__ = ()
    OF_CHANCE = True

    def run(self, state: GameState) -> None:
        later = [number for number in state.rules.rounds if number > state.round]
        if later:
            state.agenda.append(StartRound(NATURE, later[0]))
            return
        state.agenda += reversed(state.rules.course.last_steps(state))
