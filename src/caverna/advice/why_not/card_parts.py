"""The clauses of the card being carried out: which are open, and why others are not."""

from caverna.advice.why_not.saying import any_of_these
from caverna.advice.why_not.text import Reason, Text, say
from caverna.engine.agenda.combinators import AllOf, AnyOf, Composite, OneOf, Then, ThenOr
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.hooks import EITHER_AND_OR
from caverna.engine.moves import DONE, SOW_GRAIN, SOW_VEGETABLE
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.place_tile import PlaceTwinTile
from caverna.engine.verbs.sow import Sow

DONE_ALREADY = say("why-part-done-already")
TOO_LATE = say("why-part-too-late")
NOT_YET = say("why-part-not-yet")
AFTER_DONE = say("why-part-after-done", done=say("move-done"))


def verbs_of(part: Effect) -> tuple[int, ...]:
    """The verbs of the moves a clause begins with."""
    if isinstance(part, PlaceTwinTile):
        return part.verbs
    return (SOW_GRAIN, SOW_VEGETABLE) if isinstance(part, Sow) else (part.verb,)


def clauses(effect: Effect) -> list[Effect]:
    """Every clause a decision can begin with, in printed order."""
    if isinstance(effect, AllOf):
        return clauses(effect.main)
    if isinstance(effect, Composite):
        return [clause for part in effect.parts for clause in clauses(part)]
    return [effect]


def open_clauses(state: GameState, seat: int, effect: Effect, progress: int = 0) -> list[Effect]:
    """The clauses that may begin now by the words of the card, whether they can or not."""
    if isinstance(effect, AllOf):
        return open_clauses(state, seat, effect.main)
    if not isinstance(effect, Composite):
        return [] if progress else [effect]
    if isinstance(effect, OneOf) and progress and not effect.may_go_on(state, seat):
        return []
    if isinstance(effect, AnyOf):
        parts = [part for i, part in enumerate(effect.parts) if not progress >> i & 1]
    elif isinstance(effect, Then):
        parts = [effect.parts[progress]]
    else:
        parts = list(effect.parts[progress:])
    return [clause for part in parts for clause in open_clauses(state, seat, part)]


def speaks_of(effect: Effect, verb: int) -> bool:
    """Whether some clause begins with such moves."""
    return any(verb in verbs_of(clause) for clause in clauses(effect))


def closed(state: GameState, step: Perform, verb: int) -> Reason:
    """Why a clause of the card is not open; nothing if the card has no such clause."""
    if speaks_of(step.effect, verb):
        return why_closed(state, step.seat, step.effect, step.progress, verb)
    for later in reversed(state.agenda[:-1]):
        if not isinstance(later, Perform) or later.seat != step.seat:
            break
        if any(
            verb in verbs_of(part) for part in open_clauses(state, step.seat, later.effect, later.progress)
        ):
            return AFTER_DONE if DONE in state.answers else NOT_YET
        if speaks_of(later.effect, verb):
            return why_closed(state, step.seat, later.effect, later.progress, verb)
    return None


def why_closed(state: GameState, seat: int, effect: Effect, progress: int, verb: int) -> Text:
    """Why a card that speaks of it does not allow it any more, or not yet."""
    if isinstance(effect, AllOf):
        return why_closed(state, seat, effect.main, progress, verb)
    if not isinstance(effect, Composite):
        return DONE_ALREADY
    if isinstance(effect, OneOf) and progress and not effect.may_go_on(state, seat):
        return only_one_of_the_two(state, seat)
    for i, part in enumerate(effect.parts):
        is_behind = progress >> i & 1 if isinstance(effect, AnyOf) else i < progress
        if speaks_of(part, verb) and not is_behind:
            is_later = isinstance(effect, Then) and i > progress
            return NOT_YET if is_later else why_closed(state, seat, part, 0, verb)
    return TOO_LATE if isinstance(effect, ThenOr) else DONE_ALREADY


def only_one_of_the_two(state: GameState, seat: int) -> Text:
    """Either / or, without the permission to do both."""
    if state.rules.permits(state.players[seat], EITHER_AND_OR):
        return say("why-both-only-once")
    permitting = state.rules.permitting[EITHER_AND_OR.bit_length() - 1]
    return say("why-only-one-of-two", tile=any_of_these(state.rules, permitting))
