"""How much food the next feeding will cost a player, as far as it can be known."""

from dataclasses import dataclass

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

HARVEST_KEYS = {
    NO_HARVEST: "none",
    PAYMENT: "payment",
    HARVEST: "normal",
    FIELD_OR_BREEDING: "choice",
    NOT_YET_KNOWN: "unknown",
}


@dataclass(frozen=True)
class Feeding:
    """When, what kind of harvest, and the food due. An unknown harvest is reckoned as a full one."""

    round: int
    harvest: str
    need: int


def next_feeding(state: GameState, seat: int) -> Feeding | None:
    """The next time the player's dwarfs must eat; None if they never will again."""
    if is_feeding_ahead(state, seat) and state.harvest != NO_HARVEST:
        return Feeding(state.round, HARVEST_KEYS[state.harvest], food_due(state, seat, state.harvest))
    grown = state.copy()
    grown.own(seat).newborns = 0
    is_solo = state.rules.players == 1
    for number in state.rules.rounds:
        if number > state.round:
            unknown = HARVEST if is_solo else NOT_YET_KNOWN
            harvest = PRINTED_HARVESTS[number] if number < FIRST_ROUND_WITH_MARKER else unknown
            if harvest != NO_HARVEST:
                return Feeding(number, HARVEST_KEYS[harvest], food_due(grown, seat, harvest))
    return None


def food_due(state: GameState, seat: int, harvest: int) -> int:
    """The food such a harvest costs the player."""
    return feeding_need(state, seat, harvest == PAYMENT, 0)


def is_feeding_ahead(state: GameState, seat: int) -> bool:
    """Whether this round's feeding has still to come for the player."""
    return any(
        isinstance(step, HarvestTime) or (isinstance(step, FeedDwarfs) and step.seat == seat)
        for step in state.agenda
    )
