"""Where the values of a file of figures come from, and a corrected copy laid over the game's own file."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from caverna.expansions.frantic_fiends.figures.faults import BadFigures, decode

Tables = dict[str, object]
"""A file as it was parsed, or a table of it."""

Source = Annotated[
    Literal["rulebook", "public source", "reconstructed", "corrected copy"],
    Meta(description="a source, one of rulebook, public source, reconstructed, corrected copy"),
]
Sources = dict[str, Source]
PROVENANCES: tuple[str, ...] = get_args(get_args(Source)[0])
CORRECTED = PROVENANCES[-1]
ABOUT_VALUES = ("source", "sources")
"""The names in a table that are no values."""


def laid_over(own: Tables, copy: Tables) -> Tables:
    """The values of one file with those of another put over them, without their sources."""
    found: Tables = {}
    for name in dict.fromkeys((*own, *copy)):
        if name in ABOUT_VALUES:
            continue
        before, after = own.get(name), copy.get(name, own.get(name))
        if isinstance(before, dict) and isinstance(after, dict):
            after = laid_over(before, after)
        found[name] = after
    return found


def provenance(table: Tables, file: str, around: str = "", at: str = "") -> dict[str, str]:
    """The source of every value by its dotted name: its own, else that of the tables around it."""
    own = {"source": table["source"]} if "source" in table else {}
    here = decode(own, Sources, file, at).get("source", around)
    single = decode(table.get("sources", {}), Sources, file, dotted(at, "sources"))
    for name in single:
        if name not in table:
            wrong, expected = "this table has no such value", "names of its values"
            raise BadFigures(file, dotted(at, f"sources.{name}"), wrong, expected)
    found: dict[str, str] = {}
    for name, value in table.items():
        if name in ABOUT_VALUES:
            continue
        source = single.get(name, here)
        if isinstance(value, dict):
            found |= provenance(value, file, source, dotted(at, name))
        else:
            found[dotted(at, name)] = source
    return found


def with_corrections(own: Tables, own_file: str, copy: Tables, copy_file: str) -> dict[str, str]:
    """The sources of both; a value the copy has changed does not keep one that was copied along with it."""
    before, values_before = provenance(own, own_file), values(own)
    found, values_now = provenance(copy, copy_file, CORRECTED), values(copy)
    for name, source in found.items():
        if source == before[name] and values_now[name] != values_before[name]:
            found[name] = CORRECTED
    return before | found


def values(table: Tables, at: str = "") -> Tables:
    """Every value by its dotted name."""
    found: Tables = {}
    for name, value in table.items():
        if isinstance(value, dict):
            found |= values(value, dotted(at, name))
        else:
            found[dotted(at, name)] = value
    return found


def dotted(table: str, name: str) -> str:
    """The name of a value with those of the tables around it."""
    return f"{table}.{name}" if table else name
