"""The start of a round: a new action card, the harvest marker. Both are drawn by NATURE."""

from typing import Final

from caverna.engine.agenda.step import Step
from caverna.engine.events import CARD_REVEALED, MARKER_REVEALED, Event
from caverna.engine.home_board import cells_of
from caverna.engine.moves import REVEAL
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import space_name
from caverna.engine.state.game_state import (
    FIELD_OR_BREEDING,
    HARVEST,
    NATURE,
    NO_HARVEST,
    NOT_YET_KNOWN,
    PAYMENT,
    GameState,
)
from caverna.engine.verb import Move

LEAF: Final = 0
QUESTION_MARK: Final = 1
FIRST_ROUND_WITH_MARKER: Final = 6
PRINTED_HARVESTS = {1: NO_HARVEST, 2: NO_HARVEST, 3: HARVEST, 4: PAYMENT, 5: HARVEST}
HARVEST_EVENTS: Final[tuple[int, ...]] = (NO_HARVEST, PAYMENT, FIELD_OR_BREEDING)
"""What the first, second and third question mark bring."""


class RevealCard(Step):
    """Which action card is turned up?"""

    __slots__ = ()
    ASKS = "reveal-card"
    OF_CHANCE = True

    def candidates(self, state: GameState) -> list[int]:
        """The cards that may come this round."""
        return [card for card in state.rules.cards_by_round[state.round] if state.cards_left >> card & 1]

    def options(self, state: GameState) -> list[int]:
        cards = self.candidates(state)
        return [state.rules.moves.reveal[card] for card in cards] if len(cards) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        self.reveal(state, state.rules.moves.first[move])

    def run(self, state: GameState) -> None:
        self.reveal(state, self.candidates(state)[0])

    def reveal(self, state: GameState, card: int) -> None:
        """Lay the card out; it may turn over another one."""
        state.cards_left &= ~(1 << card)
        state.cards = (*state.cards, card)
        space = state.rules.space(card)
        front, back = space.turns_over
        if front:
            numbers = state.rules.space_number
            state.cards = tuple(numbers[back] if card == numbers[front] else card for card in state.cards)
        if state.events is not None:
            state.events.append(Event(CARD_REVEALED, NATURE, space.key))

    def refusal(self, state: GameState, move: Move) -> Reason:
        """A card of another stage, or none that chance reveals."""
        if move.verb != REVEAL:
            return None
        rules, number = state.rules, move.first
        card = space_name(rules, number)
        if number in rules.printed:
            return say("why-printed", space=card)
        if not rules.is_in_game(number):
            return say("why-not-in-game", what=card)
        if number in state.cards:
            return say("why-revealed-already", space=card)
        if not state.cards_left >> number & 1:
            return say("why-back-of-a-card", space=card)
        return say("why-not-this-round", space=card, round=state.round)


class RevealMarker(Step):
    """Which harvest marker is turned up?"""

    __slots__ = ()
    ASKS = "reveal-marker"
    OF_CHANCE = True

    def options(self, state: GameState) -> list[int]:
        return state.rules.moves.marker if state.leaves and state.questions else []

    def weights(self, state: GameState) -> list[int]:
        return [state.leaves, state.questions]

    def answer(self, state: GameState, move: int) -> None:
        self.turn(state, state.rules.moves.first[move])

    def run(self, state: GameState) -> None:
        self.turn(state, LEAF if state.leaves else QUESTION_MARK)

    def turn(self, state: GameState, marker: int) -> None:
        """A leaf is a harvest; question marks count over the whole game."""
        if marker == LEAF:
            state.leaves -= 1
            state.harvest = HARVEST
        else:
            state.questions -= 1
            state.harvest = HARVEST_EVENTS[state.questions_seen]
            state.questions_seen += 1
        if state.events is not None:
            shown = "leaf" if marker == LEAF else "question"
            state.events.append(Event(MARKER_REVEALED, NATURE, details={"marker": shown}))


def announce_harvest(state: GameState, is_solo: bool) -> None:
    """What is known of this round's harvest before any marker is turned."""
    if state.round < FIRST_ROUND_WITH_MARKER:
        state.harvest = PRINTED_HARVESTS[state.round]
    else:
        state.harvest = HARVEST if is_solo else NOT_YET_KNOWN


def cards_still_to_come(state: GameState) -> tuple[int, ...]:
    """All cards not yet revealed: known to everybody, in no order."""
    return cells_of(state.cards_left)
