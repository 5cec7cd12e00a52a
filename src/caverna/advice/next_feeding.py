"""How much food the next feeding will cost a player, as far as it can be known."""

from dataclasses import dataclass

from caverna.engine.agenda.step import Step
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.reveal import FIRST_ROUND_WITH_MARKER, PRINTED_HARVESTS
from caverna.engine.state.game_state import (
    HARVEST,
    NO_HARVEST,
    NOT_YET_KNOWN,
    GameState,
)
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.expansions import box_of


@dataclass(frozen=True)
class Feeding:
    """When, what kind of harvest, and the food due. An unknown harvest is reckoned as a full one."""

    round: int
    harvest: str
    need: int


def next_feeding(state: GameState, seat: int) -> Feeding | None:
    """The next time the player's dwarfs must eat; None if they never will again."""
    names = box_of(state.rules).harvests()
    feeding = next((step for step in state.agenda if is_feeding_of(step, seat)), None)
    if isinstance(feeding, FeedDwarfs):
        return Feeding(state.round, names[state.harvest], feeding.need(state))
    if isinstance(feeding, HarvestTime) and state.harvest != NO_HARVEST:
        need = feeding.food_due(state, seat, state.harvest)
        return Feeding(state.round, names[state.harvest], need)
    grown = state.copy()
    grown.own(seat).newborns = 0
    for number in state.rules.rounds:
        if number > state.round:
            harvest = harvest_of(state, number)
            if harvest != NO_HARVEST:
                need = state.rules.course.harvest().food_due(grown, seat, harvest)
                return Feeding(number, names[harvest], need)
    return None


def harvest_of(state: GameState, number: int) -> int:
    """What is known about the end of a round to come."""
    said = box_of(state.rules).harvest_to_come(state, number)
    if said is not None:
        return said
    if number < FIRST_ROUND_WITH_MARKER:
        return PRINTED_HARVESTS[number]
    return HARVEST if state.rules.players == 1 else NOT_YET_KNOWN


def is_feeding_of(step: Step, seat: int) -> bool:
    """Whether a step of the agenda is, or brings, this round's feeding of the player."""
    return isinstance(step, HarvestTime) or (isinstance(step, FeedDwarfs) and step.seat == seat)
