"""The step: one entry of the agenda, either automatic or a question."""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Final

from caverna.engine.agenda.fields import Fields
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, Text
from caverna.engine.verb import Move

if TYPE_CHECKING:
    from caverna.engine.state.game_state import GameState

NO_OPTIONS: Final[list[int]] = []
_READERS: Final[dict[type, Callable[[object], object]]] = {}
"""For each kind of step the function that reads all its fields."""


class Step:
    """Something that must happen next. With options it waits for an answer, without them it just runs."""

    __slots__ = ("seat",)
    ASKS: ClassVar[str] = ""
    """The key of its question, for one without figures."""
    FIELDS: ClassVar[Fields] = ()
    """What it holds beside the seat."""
    OF_CHANCE: ClassVar[bool] = False
    """Whether it belongs to nobody, so that its seat is NATURE."""
    REPLACES: ClassVar[bool] = False
    """Whether a step of a box takes the place of the one it is derived from."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: "GameState") -> list[int]:
        """The answers to this question as move numbers; none if there is nothing to ask. Changes nothing."""
        return NO_OPTIONS

    def answer(self, state: "GameState", move: int) -> None:
        """Carry out one of the options. The step is off the agenda by now; to go on it pushes a successor."""
        raise AssertionError(f"{type(self).__name__} asks nothing, so {move} is no answer")

    def run(self, state: "GameState") -> None:
        """What happens when there is nothing to ask. The step is off the agenda by now."""

    def question(self, state: "GameState") -> Asked:
        """What is asked, while this step waits for an answer."""
        assert self.ASKS, f"{type(self).__name__} asks nothing"
        return ask(self.ASKS)

    def refusal(self, state: "GameState", move: Move) -> Reason:
        """Why a move does not answer the question; None if it is about something else."""
        return None

    def why_stuck(self, state: "GameState") -> Text:
        """What could not be done any more, for a step that insists."""
        raise AssertionError(f"{type(self).__name__} does not insist on anything")

    def weights(self, state: "GameState") -> list[int]:
        """For questions of NATURE, while they are asked: how likely each option is."""
        return [1] * len(state.answers)

    def ends_turn(self) -> bool:
        """Whether this step only waits for the player to end his turn."""
        return False

    def forbids_exchanges(self) -> bool:
        """Whether it is too late for anything but an answer."""
        return False

    def insists(self, state: "GameState") -> bool:
        """Whether this step demands an answer: something of it must really be done."""
        return False

    def footholds(self, state: "GameState") -> list[int]:
        """For some ways to answer it what each of them needs, as in `engine/needs.py`."""
        return NO_OPTIONS

    def is_stuck(self, state: "GameState") -> bool:
        """Whether this step demands an answer that can no longer be given."""
        return False

    def fault(self, state: "GameState", later: "list[Step]") -> str:
        """What about it contradicts a stored game, empty if nothing does; `later` are the steps below it."""
        return ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash((type(self), values_of(self)))


def values_of(step: Step) -> object:
    """The seat and the fields of a step, to be compared and hashed."""
    kind = type(step)
    if kind not in _READERS:
        _READERS[kind] = attrgetter("seat", *[name for name, _ in step.FIELDS])
    return _READERS[kind](step)
