"""The effect: something a card, a loot item or a room lets a dwarf do."""

from typing import TYPE_CHECKING, Final

from caverna.engine.agenda.fields import EFFECT, YES_OR_NO, Whole
from caverna.engine.agenda.means import END_OF_TURN, end_turn, has_means, pause_or_end
from caverna.engine.agenda.step import NO_OPTIONS, Step
from caverna.engine.moves import DONE, END
from caverna.engine.needs import EVERYTHING
from caverna.engine.question import Asked
from caverna.engine.reasons import Reason, Several, Text, say
from caverna.engine.saying import space_name
from caverna.engine.verb import Move

if TYPE_CHECKING:
    from caverna.engine.state.game_state import GameState


LARGEST_PROGRESS: Final = 255
DONE_ALREADY: Final = say("why-part-done-already")
TOO_LATE: Final = say("why-part-too-late")
NOT_YET: Final = say("why-part-not-yet")
AFTER_DONE: Final = say("why-part-after-done", done=say("move-done"))


class Effect:
    """One clause of card text. It begins with one of its moves; what follows it puts on the agenda.

    `verb` is the verb of its moves. `is_due` marks goods that nobody may leave behind: they need no decision.
    `is_certain` marks what is possible at any time, whatever the state.
    """

    def __init__(self, verb: int, is_due: bool = False, is_certain: bool = False) -> None:
        self.verb = verb
        self.verbs: tuple[int, ...] = (verb,)
        """Those of all moves it can begin with; `verb` is the first of them."""
        self.is_due = is_due
        self.is_certain = is_certain
        self.food_helps = False
        """Whether food can be part of what it costs."""
        self.needs = EVERYTHING
        """What can be taken from a player so that it cannot begin any more."""

    def moves(self, state: "GameState", seat: int) -> list[int]:
        """The moves with which this effect can begin now."""
        raise AssertionError(f"{type(self).__name__} has no moves of its own")

    def is_possible(self, state: "GameState", seat: int) -> bool:
        """Whether it can begin at all."""
        return len(self.moves(state, seat)) > 0

    def accepts(self, state: "GameState", seat: int, move: int) -> bool:
        """Whether a legal move belongs to this effect rather than to one beside it on the card."""
        return state.rules.moves.verb[move] == self.verb

    def begin(self, state: "GameState", seat: int, move: int) -> None:
        """Carry out the first move."""
        raise AssertionError(f"{type(self).__name__} cannot begin")

    def footholds(self, state: "GameState", seat: int) -> list[int]:
        """For each clause with which it can begin now what that one needs."""
        return [self.needs] if self.needs != EVERYTHING and self.is_possible(state, seat) else NO_OPTIONS

    # A composite effect goes on after its first move; a simple one is over then.

    def open_moves(self, state: "GameState", seat: int, progress: int) -> list[int]:
        """The moves possible after some of it has been done."""
        return self.moves(state, seat) if progress == 0 else NO_OPTIONS

    def due_part(self, state: "GameState", seat: int, progress: int) -> "Effect | None":
        """The part with goods that must still be taken, once nothing stands before it."""
        return self if progress == 0 and self.is_due and self.is_possible(state, seat) else None

    def can_become_possible(self) -> bool:
        """Whether rubies or exchanges could make possible what is not possible now."""
        return True

    def has_rest(self, state: "GameState", seat: int, progress: int) -> bool:
        """Whether something is left that could become possible."""
        return False

    def has_rest_before_due(self, progress: int) -> bool:
        """Whether something that could become possible comes before goods that are due."""
        return False

    def proceed(self, state: "GameState", seat: int, progress: int, move: int) -> None:
        """Carry out one of the open moves."""
        self.begin(state, seat, move)

    def question(self, state: "GameState", seat: int) -> Asked | None:
        """What a clause that stands alone asks; None if the card it is printed on asks."""
        return None

    def refusal(self, state: "GameState", seat: int, move: Move) -> Reason:
        """Why it does not begin with this very move; None if nothing helpful can be said."""
        return self.why_impossible(state, seat)

    def why_impossible(self, state: "GameState", seat: int) -> Reason:
        """Why it cannot begin at all."""
        return None

    # The clauses of a card: a simple effect is one, a composite has several.

    def clauses(self) -> "list[Effect]":
        """Every clause a decision can begin with, in printed order."""
        return [self]

    def open_clauses(self, state: "GameState", seat: int, progress: int) -> "list[Effect]":
        """The clauses that may begin now by the words of the card, whether they can or not."""
        return [] if progress else [self]

    def speaks_of(self, verb: int) -> bool:
        """Whether some clause begins with such moves."""
        return any(verb in clause.verbs for clause in self.clauses())

    def why_closed(self, state: "GameState", seat: int, progress: int, verb: int) -> Text:
        """Why a card that speaks of such moves does not allow them any more, or not yet."""
        return DONE_ALREADY

    def why_useless(self, state: "GameState", seat: int) -> Text:
        """Why a whole card is of no use to whoever is at work."""
        known: list[Text] = []
        for clause in self.open_clauses(state, seat, 0):
            reason = clause.why_impossible(state, seat)
            if reason is not None and reason not in known:
                known.append(reason)
        return say("why-nothing-to-do-because", reasons=Several(known)) if known else say("why-nothing-to-do")

    def bind(self, space: int) -> None:
        """Learn on which space one is printed."""
        for part in self.parts_of():
            part.bind(space)

    def parts_of(self) -> "tuple[Effect, ...]":
        """The clauses this one is made of."""
        return ()

    def stages(self) -> int:
        """How many values `progress` can have."""
        return 1


class Perform(Step):
    """What do you do with this action?"""

    __slots__ = ("effect", "progress", "has_acted")
    FIELDS = (("effect", EFFECT), ("progress", Whole(0, LARGEST_PROGRESS)), ("has_acted", YES_OR_NO))

    def __init__(self, seat: int, effect: Effect, progress: int = 0, has_acted: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.progress = progress
        self.has_acted = has_acted

    def options(self, state: "GameState") -> list[int]:
        moves = self.effect.open_moves(state, self.seat, self.progress)
        if not moves:
            if self.has_acted and self.effect.has_rest(state, self.seat, self.progress):
                return pause_or_end(state, self.seat, self.effect.food_helps)
            return moves
        due = self.effect.due_part(state, self.seat, self.progress)
        if due is not None:
            return moves if len(moves) > 1 or self.may_wait(state) else NO_OPTIONS
        if self.has_acted:
            return [*moves, DONE]
        return moves

    def may_wait(self, state: "GameState") -> bool:
        """Whether the player may still want to make possible what comes before the goods that are due."""
        return self.effect.has_rest_before_due(self.progress) and has_means(state, self.seat)

    def answer(self, state: "GameState", move: int) -> None:
        if move == END:
            end_turn(state)
        elif move != DONE:
            self.effect.proceed(state, self.seat, self.progress, move)

    def run(self, state: "GameState") -> None:
        due = self.effect.due_part(state, self.seat, self.progress)
        if due is not None:
            moves = self.effect.open_moves(state, self.seat, self.progress)
            self.effect.proceed(state, self.seat, self.progress, moves[0])

    def insists(self, state: "GameState") -> bool:
        if self.has_acted or self.effect.is_certain:
            return False
        return self.effect.due_part(state, self.seat, self.progress) is None

    def footholds(self, state: "GameState") -> list[int]:
        return self.effect.footholds(state, self.seat)

    def is_stuck(self, state: "GameState") -> bool:
        return not self.effect.is_possible(state, self.seat)

    def question(self, state: "GameState") -> Asked:
        if state.answers == [END]:
            return END_OF_TURN
        return self.effect.question(state, self.seat) or self.question_of_card(state)

    def question_of_card(self, state: "GameState") -> Asked:
        """What is next on a card with several clauses: `perform` for a space, `perform-...` for the like."""
        kind, key = state.rules.effect_names[id(self.effect)].split(".")[:2]
        return Asked("perform" if kind == "space" else f"perform-{kind}", {kind: key})

    def fault(self, state: "GameState", later: list[Step]) -> str:
        if self.progress < self.effect.stages():
            return ""
        return f"progress {self.progress} is more than this effect has parts"

    def refusal(self, state: "GameState", move: Move) -> Reason:
        if move.verb == DONE:
            is_optional = self.has_acted and self.effect.due_part(state, self.seat, self.progress) is None
            return None if is_optional else say("why-must-act-first")
        for clause in self.effect.open_clauses(state, self.seat, self.progress):
            if move.verb in clause.verbs:
                return clause.refusal(state, self.seat, move)
        return self.why_closed(state, move.verb)

    def why_closed(self, state: "GameState", verb: int) -> Reason:
        """Why a clause of this card, or of one that goes on after it, is not open; None if there is none."""
        if self.effect.speaks_of(verb):
            return self.effect.why_closed(state, self.seat, self.progress, verb)
        for later in reversed(state.agenda[:-1]):
            if not isinstance(later, Perform) or later.seat != self.seat:
                break
            clauses = later.effect.open_clauses(state, self.seat, later.progress)
            if any(verb in clause.verbs for clause in clauses):
                return AFTER_DONE if DONE in state.answers else NOT_YET
            if later.effect.speaks_of(verb):
                return later.effect.why_closed(state, self.seat, later.progress, verb)
        return None

    def why_stuck(self, state: "GameState") -> Text:
        kind, key = state.rules.effect_names[id(self.effect)].split(".")[:2]
        if kind == "space":
            return say("why-then-no-action", space=space_name(state.rules, state.rules.space_number[key]))
        return say("why-then-no-loot", item=say(f"{kind}-{key}"))
