"""Effects made of several clauses: which of them are open, due, behind."""

from typing import TYPE_CHECKING

from caverna.engine.agenda.effect import DONE_ALREADY, NOT_YET, TOO_LATE, Effect, Perform
from caverna.engine.agenda.fields import EFFECT
from caverna.engine.agenda.step import NO_OPTIONS, Step
from caverna.engine.hooks import EITHER_AND_OR
from caverna.engine.question import Asked
from caverna.engine.reasons import Text, say
from caverna.engine.saying import those_permitting

if TYPE_CHECKING:
    from caverna.engine.state.game_state import GameState


class Composite(Effect):
    """Several clauses. `progress` says which of them are done; what it means is the business of each kind."""

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        super().__init__(-1, is_certain=any(part.is_certain for part in parts))
        self.parts = parts
        self.food_helps = any(part.food_helps for part in parts)
        self.quickest_first = sorted(parts, key=lambda part: not part.is_due)

    def parts_of(self) -> tuple[Effect, ...]:
        return self.parts

    def moves(self, state: "GameState", seat: int) -> list[int]:
        return self.open_moves(state, seat, 0)

    def is_possible(self, state: "GameState", seat: int) -> bool:
        if self.is_certain:
            return True
        for part in self.quickest_first:
            if part.is_possible(state, seat):
                return True
        return False

    def accepts(self, state: "GameState", seat: int, move: int) -> bool:
        for part in self.parts:
            if part.accepts(state, seat, move):
                return True
        return False

    def footholds(self, state: "GameState", seat: int) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found += part.footholds(state, seat)
        return found

    def can_become_possible(self) -> bool:
        return any(part.can_become_possible() for part in self.parts)

    def begin(self, state: "GameState", seat: int, move: int) -> None:
        self.proceed(state, seat, 0, move)

    def stages(self) -> int:
        return len(self.parts)

    def clauses(self) -> list[Effect]:
        return [clause for part in self.parts for clause in part.clauses()]

    def open_parts(self, state: "GameState", seat: int, progress: int) -> list[Effect]:
        """The parts that may begin now by the words of the card."""
        return list(self.parts[progress:])

    def open_clauses(self, state: "GameState", seat: int, progress: int) -> list[Effect]:
        parts = self.open_parts(state, seat, progress)
        return [clause for part in parts for clause in part.open_clauses(state, seat, 0)]

    def is_behind(self, part: int, progress: int) -> bool:
        """Whether a part has been carried out or left out."""
        return part < progress

    def why_closed(self, state: "GameState", seat: int, progress: int, verb: int) -> Text:
        for i, part in enumerate(self.parts):
            if part.speaks_of(verb) and not self.is_behind(i, progress):
                return part.why_closed(state, seat, 0, verb)
        return DONE_ALREADY


class AnyOf(Composite):
    """And / or. Progress is the bit set of the parts that are done."""

    def has_rest(self, state: "GameState", seat: int, progress: int) -> bool:
        for i, part in enumerate(self.parts):
            if not progress >> i & 1 and part.can_become_possible():
                return True
        return False

    def open_moves(self, state: "GameState", seat: int, progress: int) -> list[int]:
        found: list[int] = []
        for i, part in enumerate(self.parts):
            if not progress >> i & 1:
                found += part.moves(state, seat)
        return found

    def due_part(self, state: "GameState", seat: int, progress: int) -> Effect | None:
        for i, part in enumerate(self.parts):
            if not progress >> i & 1 and part.is_due and part.is_possible(state, seat):
                return part
        return None

    def proceed(self, state: "GameState", seat: int, progress: int, move: int) -> None:
        for i, part in enumerate(self.parts):
            if not progress >> i & 1 and part.accepts(state, seat, move):
                state.agenda.append(Perform(seat, self, progress | 1 << i, 1))
                part.begin(state, seat, move)
                return
        raise AssertionError(f"no part of the card begins with {state.rules.moves.all[move].text}")

    def stages(self) -> int:
        return 1 << len(self.parts)

    def open_parts(self, state: "GameState", seat: int, progress: int) -> list[Effect]:
        return [part for i, part in enumerate(self.parts) if not progress >> i & 1]

    def is_behind(self, part: int, progress: int) -> bool:
        return progress >> part & 1 == 1


class OneOf(AnyOf):
    """Either / or. A permission reads it as and / or; with `once` only once a game."""

    def __init__(self, parts: tuple[Effect, ...], once: bool) -> None:
        super().__init__(parts)
        self.once = once

    def open_moves(self, state: "GameState", seat: int, progress: int) -> list[int]:
        if progress and not self.may_go_on(state, seat):
            return NO_OPTIONS
        return super().open_moves(state, seat, progress)

    def due_part(self, state: "GameState", seat: int, progress: int) -> Effect | None:
        return None

    def has_rest(self, state: "GameState", seat: int, progress: int) -> bool:
        return self.may_go_on(state, seat) and super().has_rest(state, seat, progress)

    def may_go_on(self, state: "GameState", seat: int) -> bool:
        """Whether this player may do the other half, too."""
        player = state.players[seat]
        return state.rules.permits(player, EITHER_AND_OR) and not (self.once and player.doubled)

    def proceed(self, state: "GameState", seat: int, progress: int, move: int) -> None:
        super().proceed(state, seat, progress, move)
        if progress and self.once:
            state.own(seat).doubled = 1

    def open_parts(self, state: "GameState", seat: int, progress: int) -> list[Effect]:
        if progress and not self.may_go_on(state, seat):
            return []
        return super().open_parts(state, seat, progress)

    def why_closed(self, state: "GameState", seat: int, progress: int, verb: int) -> Text:
        if not progress or self.may_go_on(state, seat):
            return super().why_closed(state, seat, progress, verb)
        return say("why-only-one-of-two", tile=those_permitting(state.rules, EITHER_AND_OR))


class ThenOr(Composite):
    """And then / or. Progress is the number of parts that are behind."""

    def has_rest_before_due(self, progress: int) -> bool:
        for part in self.parts[progress:]:
            if part.is_due:
                return False
            if part.can_become_possible():
                return True
        return False

    def has_rest(self, state: "GameState", seat: int, progress: int) -> bool:
        for part in self.parts[progress:]:
            if part.can_become_possible():
                return True
        return False

    def open_moves(self, state: "GameState", seat: int, progress: int) -> list[int]:
        found: list[int] = []
        for part in self.parts[progress:]:
            moves = part.moves(state, seat)
            found += moves
            if part.is_due and moves:
                break
        return found

    def due_part(self, state: "GameState", seat: int, progress: int) -> Effect | None:
        for part in self.parts[progress:]:
            if part.is_due and part.is_possible(state, seat):
                return part
        return None

    def proceed(self, state: "GameState", seat: int, progress: int, move: int) -> None:
        for i in range(progress, len(self.parts)):
            if self.parts[i].accepts(state, seat, move):
                if i + 1 < len(self.parts):
                    state.agenda.append(Perform(seat, self, i + 1, 1))
                self.parts[i].begin(state, seat, move)
                return
        raise AssertionError(f"no part of the card goes on with {state.rules.moves.all[move].text}")

    def why_closed(self, state: "GameState", seat: int, progress: int, verb: int) -> Text:
        if any(part.speaks_of(verb) for part in self.parts[progress:]):
            return super().why_closed(state, seat, progress, verb)
        return TOO_LATE


class Then(Composite):
    """And then: nothing may be left out before what follows."""

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        super().__init__(parts)
        self.is_certain = parts[0].is_certain

    def has_rest(self, state: "GameState", seat: int, progress: int) -> bool:
        return self.parts[progress].can_become_possible()

    def is_possible(self, state: "GameState", seat: int) -> bool:
        return self.parts[0].is_possible(state, seat)

    def footholds(self, state: "GameState", seat: int) -> list[int]:
        return self.parts[0].footholds(state, seat)

    def accepts(self, state: "GameState", seat: int, move: int) -> bool:
        return self.parts[0].accepts(state, seat, move)

    def open_moves(self, state: "GameState", seat: int, progress: int) -> list[int]:
        return self.parts[progress].moves(state, seat)

    def proceed(self, state: "GameState", seat: int, progress: int, move: int) -> None:
        if progress + 1 < len(self.parts):
            state.agenda.append(Perform(seat, self, progress + 1, 1))
        self.parts[progress].begin(state, seat, move)

    def open_parts(self, state: "GameState", seat: int, progress: int) -> list[Effect]:
        return [self.parts[progress]]

    def why_closed(self, state: "GameState", seat: int, progress: int, verb: int) -> Text:
        now, later = self.parts[progress], self.parts[progress + 1 :]
        if not now.speaks_of(verb) and any(part.speaks_of(verb) for part in later):
            return NOT_YET
        return super().why_closed(state, seat, progress, verb)


class AllOf(Effect):
    """One clause and what comes with it, without a question."""

    def __init__(self, main: Effect, extras: tuple[Effect, ...]) -> None:
        super().__init__(main.verb, main.is_due, main.is_certain)
        self.needs = main.needs
        self.main = main
        self.extras = extras

    def parts_of(self) -> tuple[Effect, ...]:
        return (self.main, *self.extras)

    def moves(self, state: "GameState", seat: int) -> list[int]:
        return self.main.moves(state, seat)

    def is_possible(self, state: "GameState", seat: int) -> bool:
        return self.main.is_possible(state, seat)

    def accepts(self, state: "GameState", seat: int, move: int) -> bool:
        return self.main.accepts(state, seat, move)

    def can_become_possible(self) -> bool:
        return self.main.can_become_possible()

    def begin(self, state: "GameState", seat: int, move: int) -> None:
        for extra in reversed(self.extras):
            state.agenda.append(Follow(seat, extra))
        self.main.begin(state, seat, move)

    def question(self, state: "GameState", seat: int) -> Asked | None:
        return self.main.question(state, seat)

    def clauses(self) -> list[Effect]:
        return self.main.clauses()

    def open_clauses(self, state: "GameState", seat: int, progress: int) -> list[Effect]:
        return self.main.open_clauses(state, seat, 0)

    def why_closed(self, state: "GameState", seat: int, progress: int, verb: int) -> Text:
        return self.main.why_closed(state, seat, progress, verb)


class Follow(Step):
    """What comes with a clause just carried out."""

    __slots__ = ("effect",)
    FIELDS = (("effect", EFFECT),)

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, state: "GameState") -> None:
        moves = self.effect.moves(state, self.seat)
        if moves:
            self.effect.begin(state, self.seat, moves[0])
