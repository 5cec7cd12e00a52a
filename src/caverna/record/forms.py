"""How a step is written in a snapshot: its name, its seat, and a reader for each of its other fields."""

from collections.abc import Callable
from typing import NamedTuple

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.step import Step
from caverna.engine.ruleset import Ruleset
from caverna.record import values
from caverna.record.values import Damaged

Field = Callable[[object, str, Ruleset], object]
"""Reads one field of a step: the value, where it stands, the rules."""


class Form(NamedTuple):
    """How a step is written."""

    kind: type[Step]
    fields: tuple[tuple[str, Field], ...] = ()
    """The constructor's parameters after the seat; the attributes have the same names."""


# Kinds of field.


def between(least: int, most: int) -> Field:
    """A whole number."""
    return lambda value, where, rules: values.whole(value, where, least, most)


def effect(value: object, where: str, rules: Ruleset) -> object:
    """A clause of a card or loot item, by its name."""
    name = values.text(value, where)
    if name not in rules.effects:
        raise Damaged(f"{where} is {values.shown(name)}: there is no such effect in this game")
    return rules.effects[name]


def effect_of_kind(kind: type[Effect]) -> Field:
    """A clause that must be of one kind."""

    def read(value: object, where: str, rules: Ruleset) -> object:
        found = effect(value, where, rules)
        if not isinstance(found, kind):
            raise Damaged(f"{where} is {values.shown(value)}: an effect of kind {kind.__name__} is expected")
        return found

    return read


def goods(value: object, where: str, rules: Ruleset) -> object:
    """Amounts of goods."""
    return values.goods(value, where)


def played_round(value: object, where: str, rules: Ruleset) -> object:
    """The number of a round that is played."""
    found = values.whole(value, where, rules.rounds[0], rules.rounds[-1])
    if found not in rules.rounds:
        raise Damaged(f"{where}: round {found} is not played in this game")
    return found


def furnishing(value: object, where: str, rules: Ruleset) -> object:
    """The number of a tile."""
    return values.whole(value, where, 0, len(rules.furnishings) - 1)


def loot_set(value: object, where: str, rules: Ruleset) -> object:
    """A bit set of loot items."""
    return values.whole(value, where, 0, (1 << len(rules.loot)) - 1)


YES_OR_NO = between(0, 1)
