"""What the fields of a step hold, read out of a snapshot: one reader for each kind there is."""

from functools import singledispatch

from caverna.engine.agenda.fields import Amounts, Clause, FieldKind, Limit, Numbers, Rows, Whole
from caverna.engine.ruleset import Ruleset
from caverna.record import values
from caverna.record.values import Damaged


@singledispatch
def read_field(kind: FieldKind, value: object, where: str, rules: Ruleset) -> object:
    """One field of a step: what it holds, what is written, where it stands, the rules."""
    raise AssertionError(f"there is no reader for {type(kind).__name__}")


def limit(bound: int | Limit, rules: Ruleset) -> int:
    """A limit in this game."""
    return bound if isinstance(bound, int) else bound(rules)


@read_field.register
def whole(kind: Whole, value: object, where: str, rules: Ruleset) -> int:
    """A whole number."""
    return values.whole(value, where, limit(kind.least, rules), limit(kind.most, rules))


@read_field.register
def clause(kind: Clause, value: object, where: str, rules: Ruleset) -> object:
    """A clause of a card, by its name."""
    name = values.text(value, where)
    if name not in rules.effects:
        raise Damaged(f"{where} is {values.shown(name)}: there is no such effect in this game")
    found = rules.effects[name]
    if kind.kind is not None and not isinstance(found, kind.kind):
        wanted = kind.kind.__name__
        raise Damaged(f"{where} is {values.shown(value)}: an effect of kind {wanted} is expected")
    return found


@read_field.register
def amounts(kind: Amounts, value: object, where: str, rules: Ruleset) -> object:
    """Amounts of goods."""
    return values.goods(value, where)


@read_field.register
def numbers(kind: Numbers, value: object, where: str, rules: Ruleset) -> object:
    """Whole numbers."""
    entries = enumerate(values.listing(value, where, kind.length, kind.length))
    return tuple(whole(kind.each, entry, f"{where}[{i}]", rules) for i, entry in entries)


@read_field.register
def rows(kind: Rows, value: object, where: str, rules: Ruleset) -> object:
    """Rows of whole numbers."""
    found = enumerate(values.listing(value, where, 0, kind.most))
    return tuple(row(kind.columns, entry, f"{where}[{i}]", rules) for i, entry in found)


def row(columns: tuple[Whole, ...], value: object, where: str, rules: Ruleset) -> tuple[int, ...]:
    """A whole number for every column."""
    entries = values.listing(value, where, len(columns), len(columns))
    return tuple(whole(kind, entries[i], f"{where}[{i}]", rules) for i, kind in enumerate(columns))
