"""Why an action space is out of reach: not in the game, not on display, taken."""

from caverna.engine.reasons import PlayerAt, Reason, say
from caverna.engine.saying import space_name
from caverna.engine.state.game_state import NOBODY, GameState


def not_on_display(state: GameState, number: int) -> Reason:
    """Why nobody can use a space; nothing if it is on display."""
    rules = state.rules
    if number in rules.printed or number in state.cards:
        return None
    if not rules.is_in_game(number):
        return say("why-not-in-game", what=space_name(rules, number))
    if state.cards_left >> number & 1:
        return say("why-not-revealed", space=space_name(rules, number))
    other = rules.other_side(number)
    if other in state.cards:
        return say("why-other-side-up", space=space_name(rules, other))
    return say("why-not-turned-up", space=space_name(rules, number))


def occupied(state: GameState, seat: int, number: int) -> Reason:
    """Who stands on a space; nothing if nobody does."""
    occupant = state.occupied[number]
    if occupant == NOBODY:
        return None
    if occupant == seat:
        return say("why-own-dwarf-there", space=space_name(state.rules, number))
    return say("why-occupied", space=space_name(state.rules, number), player=PlayerAt(occupant))
