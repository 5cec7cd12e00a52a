"""The legal moves as a person chooses them: first what, then where on the home board."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from caverna.engine.home_board import CELL_BY_NAME
from caverna.server.protocol.messages import MoveChoice
from caverna.words.texts import Words

WORDS_FOR_CELLS = ("cell", "other")
"""Parts that say where, and not what."""
GROUND_OF_VERB = {
    "large_pasture": "large_pasture",
    "small_pasture": "small_pasture",
    "stable": "stable",
    "ruby_mine": "ruby_mine",
    "cavern_cavern": "cavern",
    "single_meadow": "meadow",
    "single_field": "field",
    "single_tunnel": "tunnel",
    "single_cavern": "cavern",
}
TWO_OF_A_KIND = ("cavern_cavern",)
"""Twin tiles with the same on both halves: one name would promise one space."""
GOOD_OF_VERB = {"sow_grain": "grain", "sow_vegetable": "vegetable"}


@dataclass(frozen=True)
class Entry:
    """A line of the list of answers: one move, or several that differ only in where."""

    moves: tuple[MoveChoice, ...]
    say: str
    is_anytime: bool

    @property
    def needs_place(self) -> bool:
        """Whether a space of the home board has to be pointed at."""
        return len(self.moves) > 1


def cells_of_move(choice: MoveChoice) -> list[str]:
    """The spaces of the home board a move is about, in its order."""
    return [value for value in choice.parts.values() if isinstance(value, str) and value in CELL_BY_NAME]


def space_of(choice: MoveChoice) -> str | None:
    """The action space somebody is sent to; None for every other move."""
    space = choice.parts.get("space")
    is_placing = choice.kind == "answer" and isinstance(space, str) and len(choice.parts) == 2
    return str(space) if is_placing and choice.parts["verb"] == "place" else None


def places(moves: Iterable[MoveChoice]) -> dict[str, MoveChoice]:
    """For each action space the move that sends a dwarf there."""
    return {space: choice for choice in moves if (space := space_of(choice)) is not None}


def entries(words: Words, moves: Sequence[MoveChoice]) -> list[Entry]:
    """All moves but those the action board shows, those that differ only in where together."""
    grouped: dict[tuple[object, ...], list[MoveChoice]] = {}
    for choice in moves:
        if space_of(choice) is None:
            grouped.setdefault(what_of(choice), []).append(choice)
    return [entry(words, found) for found in grouped.values()]


def what_of(choice: MoveChoice) -> tuple[object, ...]:
    """Everything about a move but where."""
    cells = cells_of_move(choice)
    rest = tuple((key, str(value)) for key, value in choice.parts.items() if value not in cells)
    return (choice.kind, *rest) if cells else (choice.kind, choice.move)


def entry(words: Words, found: Sequence[MoveChoice]) -> Entry:
    """One line for moves that differ only in where."""
    first = found[0]
    say = first.say if len(found) == 1 else name_without_place(words, first)
    return Entry(tuple(found), say, first.kind == "anytime")


def name_without_place(words: Words, choice: MoveChoice) -> str:
    """What is built or done, wherever it will be."""
    verb = str(choice.parts["verb"])
    if verb in GOOD_OF_VERB:
        return words.say(f"screen-{verb}")
    laid = list(ghost(words, choice).values())
    named = laid if verb in TWO_OF_A_KIND else dict.fromkeys(laid)
    return " + ".join(named) if named and "" not in named else choice.say


def ghost(words: Words, choice: MoveChoice) -> dict[str, str]:
    """What would lie on each space of a move, by name; empty where only the space matters."""
    found = {}
    for part, value in choice.parts.items():
        if isinstance(value, str) and value in CELL_BY_NAME:
            found[value] = thing_on(words, choice, part)
    return found


def thing_on(words: Words, choice: MoveChoice, part: str) -> str:
    """The name of what a part of a move puts on its space."""
    verb, parts = str(choice.parts["verb"]), choice.parts
    if part not in WORDS_FOR_CELLS and words.has(f"ground-{part}"):
        return words.say(f"ground-{part}")
    if "furnishing" in parts:
        return words.say(f"furnishing-{parts['furnishing']}")
    if verb in GOOD_OF_VERB:
        return words.say(f"good-{GOOD_OF_VERB[verb]}", n=1)
    ground = GROUND_OF_VERB.get(verb) or str(parts.get("tile", ""))
    return words.say(f"ground-{ground}") if ground and words.has(f"ground-{ground}") else ""


def at_cell(found: Entry, cell: str) -> list[MoveChoice]:
    """The moves of a line that cover a space, those first that begin there: turning goes through them."""
    covering = [choice for choice in found.moves if cell in cells_of_move(choice)]
    return sorted(covering, key=lambda choice: cells_of_move(choice)[0] != cell)


def cells_offered(found: Entry) -> list[str]:
    """Every space the moves of a line reach, from the top left."""
    cells = {cell for choice in found.moves for cell in cells_of_move(choice)}
    return sorted(cells, key=lambda cell: (cell[1], "zabcdefg".index(cell[0])))
