"""An observation in words again: for looking at what a network was shown."""

import numpy

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.research.encoding.layout import (
    BELOW_ZERO,
    DWARF,
    GRID_COLUMNS,
    LAND,
    MARKERS,
    ON_GRID,
    STATUS,
    WORK,
    Layout,
)
from caverna.research.observations.arrays import Bytes, pieces_of

Told = dict[str, object]
CELL_AT = {divmod(place, GRID_COLUMNS): CELLS[cell] for cell, place in enumerate(ON_GRID)}


def decode(layout: Layout, row: Bytes) -> Told:
    """Everything that is not nought, by the names of the game; of the players the observing one first."""
    pieces = pieces_of(layout, row)
    table: Told = {"round": int(pieces["round"][0])}
    for name in ("turn", "starting_player", "breeders"):
        table[name] = numpy.flatnonzero(pieces[name]).tolist()
    table["harvest"] = int(pieces["harvest"].argmax())
    table["markers"] = named(MARKERS, pieces["markers"])
    table["work"] = named(WORK, pieces["work"])
    for name in ("question", "agenda"):
        table[name] = named(layout.steps, pieces[name])
    for name in ("space_open", "cards_to_come", "protected"):
        table[name] = list(named(spaces(layout), pieces[name]))
    table["space_taken"] = named(spaces(layout), pieces["space_taken"])
    table["space_goods"] = {
        space: named(GOOD_NAMES, pieces["space_goods"][number])
        for number, space in enumerate(spaces(layout))
        if pieces["space_goods"][number].any()
    }
    table["for_sale"] = list(named(furnishings(layout), pieces["for_sale"]))
    table.update(layout.doors.decode(layout, pieces))
    table["players"] = [player(layout, pieces, seat) for seat in range(layout.players)]
    return table


def player(layout: Layout, pieces: dict[str, Bytes], seat: int) -> Told:
    """One of the players."""
    tiles = furnishings(layout)
    status = named(STATUS, pieces["status"][seat])
    status["points"] = int(pieces["status"][seat][STATUS.index("points")]) - BELOW_ZERO
    dwarfs = [named(DWARF, dwarf) for dwarf in pieces["family"][seat] if dwarf[0]]
    found: Told = {
        "goods": named(GOOD_NAMES, pieces["goods"][seat]),
        **status,
        "dwarfs": [{name: figure for name, figure in dwarf.items() if name != "there"} for dwarf in dwarfs],
        "deliveries": named(tiles, pieces["deliveries"][seat]),
        "rooms": {cell: tiles[number - 1] for cell, number in on_board(pieces["room_at"][seat]).items()},
        "large_pasture_at": on_board(pieces["large_pasture_at"][seat]),
    }
    for kind, picture in zip(LAND, pieces["land"][seat], strict=True):
        if picture.any():
            found[kind] = list(on_board(picture))
    found.update(layout.doors.decode_player(layout, pieces, seat))
    return found


def named(names: list[str] | tuple[str, ...], figures: Bytes) -> dict[str, int]:
    """What is not nought, by name."""
    return {names[number]: int(figures[number]) for number in numpy.flatnonzero(figures)}


def on_board(picture: Bytes) -> dict[str, int]:
    """What is not nought, by the names of the spaces."""
    return {CELL_AT[row, column]: int(picture[row, column]) for row, column in np_pairs(picture)}


def np_pairs(picture: Bytes) -> list[tuple[int, int]]:
    """Where a picture is not nought, row by row."""
    return [(int(row), int(column)) for row, column in numpy.argwhere(picture)]


def spaces(layout: Layout) -> list[str]:
    """The keys of action spaces by their numbers."""
    return by_number(layout.space_numbers, layout.rules.space_keys)


def furnishings(layout: Layout) -> list[str]:
    """The keys of furnishings by their numbers."""
    return by_number(layout.furnishing_numbers, [tile.key for tile in layout.rules.furnishings])


def by_number(numbers: list[int], keys: tuple[str, ...] | list[str]) -> list[str]:
    """A list in which each key stands at its number."""
    found = [""] * (1 + max(numbers))
    for number, key in zip(numbers, keys, strict=True):
        found[number] = key
    return found
