"""Action spaces and loot items as data."""

from dataclasses import dataclass, field

from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import Goods


@dataclass(frozen=True)
class Accumulation:
    """What is put on a space each round: one amount if it holds nothing at all, else another."""

    if_empty: Goods
    otherwise: Goods
    from_round: int = 1


@dataclass(frozen=True, eq=False)
class ActionSpace:
    """A printed space or an action card."""

    key: str
    effect: Effect = field(repr=False)
    accumulates: Accumulation | None = None
    stage: int = 0
    """0 for a printed space, else the stage of the card."""
    can_be_imitated: bool = True
    turns_over: tuple[str, str] = ("", "")
    """Revealing this card turns another one: from the first side to the second."""
    is_added: bool = False
    """Whether it did not come printed: only games with additions have it."""
    rules: tuple[str, ...] = ()
    number: int = field(kw_only=True)
    """Written down once, below 48 in the base game; all spaces with its key have the same one."""


@dataclass(frozen=True, eq=False)
class LootItem:
    """Something an expedition can bring."""

    key: str
    strength: int
    effect: Effect | None = field(repr=False)
    """None for what comes only after the expedition."""
    is_last: bool = False
    """Whether nothing can be chosen after it."""
    rules: tuple[str, ...] = ()
    number: int = field(kw_only=True)
    """Written down once, below 32 in the base game."""


def every_round(amount: Goods, from_round: int = 1) -> Accumulation:
    """The same amount each round."""
    return Accumulation(amount, amount, from_round)


def first_then(if_empty: Goods, otherwise: Goods) -> Accumulation:
    """One amount on an empty space, another on top."""
    return Accumulation(if_empty, otherwise)
