"""How much food the next feeding will cost a player, as far as it can be known."""

from dataclasses import dataclass

from caverna.engine.agenda.step import Step
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.reveal import FIRST_ROUND_WITH_MARKER, PRINTED_HARVESTS
from caverna.engine.state.game_state import (
    FIELD_OR_BREEDING,
    HARVEST,
    NO_HARVEST,
    NOT_YET_KNOWN,
    PAYMENT,
    GameState,
)
from caverna.engine.verbs.feed import FeedDwarfs, feeding_need
from caverna.expansions.frantic_fiends.engine.harvest import ORC_EVENT, PRINTED, FeedAfterRaid
from caverna.expansions.frantic_fiends.engine.state import FiendState

HARVEST_KEYS = {
    NO_HARVEST: "none",
    PAYMENT: "payment",
    HARVEST: "normal",
    FIELD_OR_BREEDING: "choice",
    NOT_YET_KNOWN: "unknown",
    ORC_EVENT: "orc_event",
}
EVENT_WITHOUT_HARVEST = 3


@dataclass(frozen=True)
class Feeding:
    """When, what kind of harvest, and the food due. An unknown harvest is reckoned as a full one."""

    round: int
    harvest: str
    need: int


def next_feeding(state: GameState, seat: int) -> Feeding | None:
    """The next time the player's dwarfs must eat; None if they never will again."""
    feeding = next((step for step in state.agenda if is_feeding_of(step, seat)), None)
    if isinstance(feeding, FeedDwarfs):
        return Feeding(state.round, HARVEST_KEYS[state.harvest], feeding.need(state))
    if feeding is not None and state.harvest != NO_HARVEST:
        return Feeding(state.round, HARVEST_KEYS[state.harvest], food_due(state, seat, state.harvest))
    grown = state.copy()
    grown.own(seat).newborns = 0
    for number in state.rules.rounds:
        if number > state.round:
            harvest = harvest_of(state, number)
            if harvest != NO_HARVEST:
                return Feeding(number, HARVEST_KEYS[harvest], food_due(grown, seat, harvest))
    return None


def harvest_of(state: GameState, number: int) -> int:
    """What is known about the end of a round to come."""
    if isinstance(state, FiendState):
        return PRINTED.get(number, NOT_YET_KNOWN)
    if number < FIRST_ROUND_WITH_MARKER:
        return PRINTED_HARVESTS[number]
    return HARVEST if state.rules.players == 1 else NOT_YET_KNOWN


def food_due(state: GameState, seat: int, harvest: int) -> int:
    """The food such a harvest costs the player."""
    if harvest == ORC_EVENT and isinstance(state, FiendState) and state.event == EVENT_WITHOUT_HARVEST - 1:
        return FeedAfterRaid(seat, 0).need(state)
    return feeding_need(state, seat, harvest == PAYMENT, 0)


def is_feeding_of(step: Step, seat: int) -> bool:
    """Whether a step of the agenda is, or brings, this round's feeding of the player."""
    return isinstance(step, HarvestTime) or (isinstance(step, FeedDwarfs) and step.seat == seat)
