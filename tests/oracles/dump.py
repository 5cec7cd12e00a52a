"""A state as plain nested tuples, by reflection: whatever a slot holds is in it, compiled or not."""

from caverna.engine.agenda.effect import Effect
from caverna.engine.ruleset import Ruleset

SLOTS: dict[type, list[str]] = {}
NOT_PART_OF_THE_GAME = ("unshared", "events")
"""Bookkeeping of copies and listeners."""


def slots_of(kind: type) -> list[str]:
    """The data attributes of a class and its bases."""
    if kind not in SLOTS:
        names = {
            name
            for base in kind.__mro__
            for name, value in vars(base).items()
            if type(value).__name__ in ("getset_descriptor", "member_descriptor")
            and not name.startswith("__")
        }
        SLOTS[kind] = sorted(names - set(NOT_PART_OF_THE_GAME))
    return SLOTS[kind]


def dump(value: object) -> object:
    """Everything below a value, comparable with `==`."""
    if value is None or isinstance(value, int | str | float | bool):
        return value
    if isinstance(value, list | tuple):
        return (type(value).__name__, *[dump(one) for one in value])
    if isinstance(value, Ruleset | Effect):
        return id(value)
    names = slots_of(type(value))
    assert names, f"{type(value).__name__} hides its data"
    return (type(value).__name__, *[(name, dump(getattr(value, name))) for name in names])
