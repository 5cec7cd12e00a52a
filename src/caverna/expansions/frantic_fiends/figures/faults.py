"""What is wrong with a file of figures: the name of the value, what was found, and what is expected there."""

from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from caverna.engine.errors import BadFile

Shape = TypeVar("Shape")
LONGEST_SHOWN = 60
KINDS: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    str: "a text in quotes",
    list: "a list",
    dict: "a table",
}
NO_KIND = "a value of a kind not used here"


class BadFigures(BadFile):
    """A file of figures nobody can play with."""

    def __init__(self, file: str, name: str, wrong: str, expected: str) -> None:
        at = f"{file}, {name}" if name else file
        super().__init__(f"{at}: {wrong}. Expected: {expected}.")
        self.file = file
        self.name = name


class Misfit(ValueError):
    """A text that cannot be read: the part of it that is to blame, and what is expected instead."""

    def __init__(self, value: object, expected: str) -> None:
        super().__init__(expected)
        self.value = value
        self.expected = expected


def decode(value: object, shape: type[Shape], file: str, name: str = "") -> Shape:
    """What a file holds under a name, or the error for the innermost part of it that does not fit."""
    try:
        return msgspec.convert(value, shape, dec_hook=_read)
    except msgspec.ValidationError as wrong:
        raise _fault(value, shape, wrong, file, name) from None


def _read(kind: Any, value: object) -> Any:  # noqa: ANN401 - any class that reads itself out of a value
    return kind(value)


def _fault(value: object, shape: Any, wrong: msgspec.ValidationError, file: str, name: str) -> BadFigures:  # noqa: ANN401
    """The innermost part that does not fit, with what its shape says about itself."""
    for part, inner_shape, inner in _parts(value, shape):
        inner_name = f"{name}{part}".removeprefix(".")
        if inner_shape is None:
            known = ", ".join(_names(value, shape))
            return BadFigures(file, inner_name, "this name is not known", f"one of {known}")
        try:
            msgspec.convert(inner, inner_shape, dec_hook=_read)
        except msgspec.ValidationError as inner_wrong:
            return _fault(inner, inner_shape, inner_wrong, file, inner_name)
    if isinstance(wrong.__cause__, Misfit):
        found, expected = f"{_shown(wrong.__cause__.value)} is wrong here", wrong.__cause__.expected
    elif isinstance(value, list) and "` of length " in str(wrong):
        found, expected = f"there are {len(value)} here", _description(shape)
    elif ", got `" in str(wrong) and " - at `" not in str(wrong):
        found, expected = f"{_shown(value)} is {KINDS.get(type(value), NO_KIND)}", _description(shape)
    else:
        found, expected = f"{_shown(value)} is wrong here", _description(shape)
    return BadFigures(file, name, found, expected)


def _parts(value: object, shape: Any) -> list[tuple[str, Any, object]]:  # noqa: ANN401
    """The named parts of a value with their names and shapes; a name that should not be there has none."""
    if isinstance(value, dict):
        names = _names(value, shape)
        return [(f".{name}", names.get(name), part) for name, part in value.items()] if names else []
    plain = get_args(shape)[0] if get_origin(shape) is Annotated else shape
    if isinstance(value, list) and get_origin(plain) is list:
        inner = get_args(plain)[0]
        return [(f", {inner.__name__.lower()} {n}", inner, part) for n, part in enumerate(value, start=1)]
    return []


def _names(table: Any, shape: Any) -> dict[str, Any]:  # noqa: ANN401
    """The names a table may have, with the shapes of their values: its own where any will do."""
    if get_origin(shape) is dict:
        keys, values = get_args(shape)
        return dict.fromkeys(table if keys is str else get_args(keys), values)
    is_table = isinstance(shape, type) and issubclass(shape, msgspec.Struct)
    return get_type_hints(shape, include_extras=True) if is_table else {}


def _description(shape: Any) -> str:  # noqa: ANN401
    """What a shape says about itself."""
    if get_origin(shape) is Annotated:
        return str(shape.__metadata__[0].description)
    names = ", ".join(_names({}, shape))
    return f"a table with {names}" if names else "a table"


def _shown(value: object) -> str:
    """The value as a TOML file would have it, near enough to be found again."""
    if isinstance(value, dict):
        return f"{{{', '.join(value)}}}"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."
    return f'"{text}"' if isinstance(value, str) else text
