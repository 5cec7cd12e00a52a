"""JSON into typed shapes. What does not fit is named by its place, its value and what is expected there."""

import re
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from caverna.record.values import Damaged, shown

Shape = TypeVar("Shape", bound=msgspec.Struct)
LONGEST = 120
"""Of what is said about a value; the name of an unknown field is part of it."""
PLACE = re.compile(r" - at `\$([^`]*)`$")
STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


@cache
def decoder(shape: type[Shape]) -> msgspec.json.Decoder[Shape]:
    """The decoder of a shape; it is made once."""
    return msgspec.json.Decoder(shape)


def decode(data: str | msgspec.Raw, shape: type[Shape], where: str) -> Shape:
    """A shape out of JSON."""
    try:
        found: Shape = decoder(shape).decode(data)
    except msgspec.ValidationError as wrong:
        raise Damaged(misfit(str(wrong), data, where)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Damaged(f"this is no JSON ({wrong})") from None
    return found


def anything(data: str | msgspec.Raw) -> Any:  # noqa: ANN401 - whatever the JSON holds
    """The JSON without a shape; Damaged if it is none."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Damaged(f"this is no JSON ({wrong})") from None


def misfit(message: str, data: str | msgspec.Raw, where: str) -> str:
    """`state.round is 99: expected `int` <= 12`."""
    found = PLACE.search(message)
    path = found.group(1) if found else ""
    expected = message[: found.start()] if found else message
    expected = expected[0].lower() + expected[1:LONGEST]
    place = f"{where}{path}".removeprefix(".") or "the snapshot"
    if "[...]" in path or expected.startswith("object "):
        return f"{place}: {expected}"
    return f"{place} is {shown(value_at(anything(data), path))}: {expected}"


def value_at(data: object, path: str) -> object:
    """The value at `.players[1].goods`."""
    for name, index in STEP.findall(path):
        data = cast(dict[str, object], data)[name] if name else cast(list[object], data)[int(index)]
    return data
