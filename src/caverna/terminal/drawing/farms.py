"""The farms of all the others at a glance, as large as there is room; a click shows one of them in full."""

from rich.text import Text

from caverna.cli.terminal import undivided
from caverna.terminal.drawing.goods import in_signs
from caverna.terminal.drawing.home_board import CellLook, HomeBoardGrid
from caverna.terminal.drawing.paragraphs import title
from caverna.terminal.ink import FAINT, PLAIN, Lines, line, pointing
from caverna.terminal.sitting import Sitting

FARM = "farm"
LEAST_CELL = 4
SHORTEST = 6
"""A space of fewer signs has only short names."""


class SmallFarm(HomeBoardGrid):
    """One farm without lines between its spaces: what is still as printed stays empty."""

    def __init__(self, sitting: Sitting, seat: int, width: int, height: int) -> None:
        super().__init__(sitting, seat, width, height)
        self.cell_width = max(1, (width - 1) // len(self.columns) - 1)
        self.cell_height = max(1, (height - 1) // len(self.rows))

    def lines(self) -> Lines:
        """Its owner, then the spaces; all of it stands for the farm."""
        assert self.sitting.state is not None
        name = self.signs.text(self.sitting.state.seats[self.seat].name)
        width = 1 + len(self.columns) * (self.cell_width + 1)
        drawn = [title(self.signs, name, width, False)]
        for row in self.rows:
            drawn += self.row(row)
        for each in drawn:
            each.stylize(pointing(PLAIN, FARM, str(self.seat)))
        return drawn

    def wall(self, cell: str) -> str:
        """Only between forest and mountain."""
        return super().wall(cell) if cell[0] == "c" else " "

    def look(self, cell: str) -> CellLook:
        """What was built or lives there, in short where names have no room."""
        tile, found = self.player["tiles"].get(cell), super().look(cell)
        if tile is None:
            printed = self.ground_name(cell, "forest" if cell[0] in "zabc" else "rock")
            return CellLook([piece for piece in found.pieces if piece != printed], FAINT)
        if not self.is_narrow:
            return found
        name, short = self.ground_name(cell, tile), f"screen-tiny-{tile}"
        tiny = self.words.say(short) if self.words.has(short) else name
        pieces = [piece for piece in found.pieces if piece != name] or [tiny]
        return CellLook([undivided(piece)[: self.cell_width] for piece in pieces], found.style)

    @property
    def is_narrow(self) -> bool:
        """Whether names have no room."""
        return self.cell_width < SHORTEST

    def amount(self, good: str, n: int) -> str:
        return in_signs(self.words, {good: n}) if self.is_narrow else super().amount(good, n)


def farms_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """All others in the order of play, in as few columns as the height allows."""
    count = len(sitting.view["players"])
    others = [(sitting.seat_shown + n) % count for n in range(1, count)]
    if not others:
        return []
    tallest = max(1 + len(SmallFarm(sitting, seat, width, height).rows) for seat in others)
    across = 1
    while -(-len(others) // across) * tallest > height and width // (across + 1) >= 6 * (LEAST_CELL + 1):
        across += 1
    rows = -(-len(others) // across)
    drawn: Lines = []
    for row in range(rows):
        seats = others[row * across : (row + 1) * across]
        drawn += side_by_side(sitting, seats, width // across, max(tallest, height // rows))
    return drawn[:height]


def side_by_side(sitting: Sitting, seats: list[int], width: int, height: int) -> Lines:
    """Several farms of the same size."""
    drawings = [SmallFarm(sitting, seat, width - 1, height).lines() for seat in seats]
    drawn = []
    for number in range(max(len(drawing) for drawing in drawings)):
        made = line()
        for drawing in drawings:
            part: Text = drawing[number] if number < len(drawing) else line()
            made.append_text(part)
            made.append(" " * (width - len(part)))
        drawn.append(made)
    return drawn
