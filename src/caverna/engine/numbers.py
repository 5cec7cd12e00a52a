"""Numbers that are written down: every space, tile and loot item has one, and keeps it."""

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Numbered(Protocol):
    """Whatever is defined with a key and a number."""

    @property
    def key(self) -> str: ...

    @property
    def number(self) -> int: ...


Thing = TypeVar("Thing", bound=Numbered)


def by_number(things: Iterable[Thing]) -> tuple[Thing, ...]:
    """One thing of each key, in the order of their numbers."""
    listed = list(things)
    check_numbers((thing.key, thing.number) for thing in listed)
    first: dict[int, Thing] = {}
    for thing in listed:
        first.setdefault(thing.number, thing)
    return tuple(first[number] for number in sorted(first))


def check_numbers(numbered: Iterable[tuple[str, int]]) -> None:
    """Raise if two keys have the same number, or one of them two."""
    number_of: dict[str, int] = {}
    key_of: dict[int, str] = {}
    for key, number in numbered:
        if number_of.setdefault(key, number) != number:
            raise ValueError(f"{key} has two numbers, {number_of[key]} and {number}")
        if key_of.setdefault(number, key) != key:
            raise ValueError(f"{key_of[number]} and {key} have the same number, {number}")
