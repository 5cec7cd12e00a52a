"""Why an action space is out of reach: not in the game, not on display, taken."""

from caverna.advice.why_not.saying import space
from caverna.advice.why_not.text import PlayerAt, Reason, say
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.words.in_play import is_in_game, other_side


def not_on_display(state: GameState, number: int) -> Reason:
    """Why nobody can use a space; nothing if it is on display."""
    rules = state.rules
    if number in rules.printed or number in state.cards:
        return None
    if not is_in_game(rules, number):
        return say("why-not-in-game", what=space(rules, number))
    if state.cards_left >> number & 1:
        return say("why-not-revealed", space=space(rules, number))
    other = other_side(rules, number)
    if other in state.cards:
        return say("why-other-side-up", space=space(rules, other))
    return say("why-not-turned-up", space=space(rules, number))


def occupied(state: GameState, seat: int, number: int) -> Reason:
    """Who stands on a space; nothing if nobody does."""
    occupant = state.occupied[number]
    if occupant == NOBODY:
        return None
    if occupant == seat:
        return say("why-own-dwarf-there", space=space(state.rules, number))
    return say("why-occupied", space=space(state.rules, number), player=PlayerAt(occupant))
