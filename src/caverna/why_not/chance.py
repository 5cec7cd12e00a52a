"""Why chance does not bring that."""

from caverna.engine.moves import MARKER, REVEAL, SEAT_NAMES, START, Move
from caverna.engine.rounds.game_flow import DrawStartingPlayer
from caverna.engine.rounds.reveal import RevealCard
from caverna.engine.state.game_state import GameState
from caverna.why_not.saying import space
from caverna.wording.in_play import is_in_game

CHANCE = (REVEAL, MARKER, START)


def chance(state: GameState, move: Move) -> str:
    """A card of another stage, a seat nobody sits on."""
    step, rules = state.agenda[-1], state.rules
    if move.verb == START and isinstance(step, DrawStartingPlayer):
        return f"there is no seat {SEAT_NAMES[move.first]} in a game for {rules.players}"
    if move.verb == REVEAL and isinstance(step, RevealCard):
        name = space(rules, move.first)
        if move.first in rules.printed:
            return f"{name} is printed on the board, not a card to be revealed"
        if not is_in_game(rules, move.first):
            return f"{name} is not part of this game"
        if move.first in state.cards:
            return f"{name} has been revealed already"
        if not state.cards_left >> move.first & 1:
            return f"{name} is the other side of a card"
        return f"{name} does not come in round {state.round}"
    return ""
