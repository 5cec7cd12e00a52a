"""What the fields of a step hold, as data: whoever stores a game reads from here what may stand there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from caverna.engine.home_board import CELL_COUNT

if TYPE_CHECKING:
    from caverna.engine.agenda.effect import Effect
    from caverna.engine.ruleset import Ruleset

Limit = Callable[["Ruleset"], int]
"""A limit that the rules of the game know."""


class FieldKind:
    """What one field holds."""


class Whole(FieldKind):
    """A whole number in a range."""

    def __init__(self, least: int | Limit, most: int | Limit) -> None:
        self.least = least
        self.most = most


class Clause(FieldKind):
    """A clause of a card or of something like it, perhaps of one kind only."""

    def __init__(self, kind: "type[Effect] | None" = None) -> None:
        self.kind = kind


class Amounts(FieldKind):
    """Amounts of goods."""


class Numbers(FieldKind):
    """A list of so many whole numbers."""

    def __init__(self, length: int, each: Whole) -> None:
        self.length = length
        self.each = each


class Rows(FieldKind):
    """A list of rows, each with a whole number for every column."""

    def __init__(self, most: int, *columns: Whole) -> None:
        self.most = most
        self.columns = columns


Fields = tuple[tuple[str, FieldKind], ...]
"""The parameters of a step after the seat, in order; its attributes have the same names."""

# Limits that depend on the game.


def last_seat(rules: "Ruleset") -> int:
    """One less than there are players."""
    return rules.players - 1


def first_round(rules: "Ruleset") -> int:
    """The first round that is played."""
    return rules.rounds[0]


def last_round(rules: "Ruleset") -> int:
    """The last round that is played."""
    return rules.rounds[-1]


def last_furnishing(rules: "Ruleset") -> int:
    """The largest number of a tile."""
    return len(rules.furnishings) - 1


def all_loot(rules: "Ruleset") -> int:
    """Every loot item, as a bit set."""
    return (1 << len(rules.loot)) - 1


# Kinds that occur more than once.

YES_OR_NO: Final = Whole(0, 1)
CELL: Final = Whole(0, CELL_COUNT - 1)
"""A space of the home board, those beside it included: a half of a tile may lie there."""
SEAT: Final = Whole(0, last_seat)
ROUND: Final = Whole(first_round, last_round)
FURNISHING: Final = Whole(0, last_furnishing)
LOOT_SET: Final = Whole(0, all_loot)
EFFECT: Final = Clause()
GOODS: Final = Amounts()


def set_of(count: int) -> Whole:
    """A bit set of so many things."""
    return Whole(0, (1 << count) - 1)
