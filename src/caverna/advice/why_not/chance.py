"""Why chance does not bring that."""

from caverna.advice.why_not.saying import space
from caverna.advice.why_not.text import Reason, say
from caverna.engine.moves import MARKER, REVEAL, SEAT_NAMES, START, Move
from caverna.engine.rounds.game_flow import DrawStartingPlayer
from caverna.engine.rounds.reveal import RevealCard
from caverna.engine.state.game_state import GameState
from caverna.words.in_play import is_in_game

CHANCE = (REVEAL, MARKER, START)


def chance(state: GameState, move: Move) -> Reason:
    """A card of another stage, a seat nobody sits on."""
    step, rules = state.agenda[-1], state.rules
    if move.verb == START and isinstance(step, DrawStartingPlayer):
        return say("why-no-such-seat", seat=SEAT_NAMES[move.first], n=rules.players)
    if move.verb == REVEAL and isinstance(step, RevealCard):
        card = space(rules, move.first)
        if move.first in rules.printed:
            return say("why-printed", space=card)
        if not is_in_game(rules, move.first):
            return say("why-not-in-game", what=card)
        if move.first in state.cards:
            return say("why-revealed-already", space=card)
        if not state.cards_left >> move.first & 1:
            return say("why-back-of-a-card", space=card)
        return say("why-not-this-round", space=card, round=state.round)
    return None
