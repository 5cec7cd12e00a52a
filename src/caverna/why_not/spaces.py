"""Why an action space is out of reach: not in the game, not on display, taken."""

from caverna.engine.state.game_state import NOBODY, GameState
from caverna.why_not.saying import seat_letter, space
from caverna.wording.in_play import is_in_game, other_side


def not_on_display(state: GameState, number: int) -> str:
    """Why nobody can use a space; nothing if it is on display."""
    rules = state.rules
    if number in rules.printed or number in state.cards:
        return ""
    if not is_in_game(rules, number):
        return f"{space(rules, number)} is not part of this game"
    if state.cards_left >> number & 1:
        return f"{space(rules, number)} has not been revealed yet"
    other = other_side(rules, number)
    if other in state.cards:
        return f"the card lies on its other side, {space(rules, other)}"
    return f"{space(rules, number)} has not been turned up yet"


def occupied(state: GameState, seat: int, number: int) -> str:
    """Who stands on a space; nothing if nobody does."""
    occupant = state.occupied[number]
    if occupant == NOBODY:
        return ""
    if occupant == seat:
        return f"{space(state.rules, number)} is occupied by a dwarf of your own"
    return f"{space(state.rules, number)} is occupied by {seat_letter(occupant)}"
