"""A home board as a grid of spaces: grounds, crops, stables, rooms, animals, the ghost of what may come."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from caverna.cli.terminal import BREAK, undivided, wrap
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELL_BY_NAME, REWARD_CELLS
from caverna.terminal.choices import cells_offered, ghost
from caverna.terminal.drawing.goods import in_signs, in_words
from caverna.terminal.drawing.paragraphs import clipped, title
from caverna.terminal.ink import FAINT, GHOST, GROUNDS, HERE, PLAIN, TILES, Lines, line, pointing
from caverna.terminal.signs import divisible_words
from caverna.terminal.sitting import COLUMNS, HOME, ROWS, Sitting
from caverna.view.shapes import PlayerView
from caverna.words.texts import SOFT_HYPHEN, Words

ENTRANCE = "c4"
BESIDE_COLUMNS, BESIDE_ROWS = "zg", "05"
WIDEST_CELL = 22
SHORT_NAME = 2
LEAST_FOR_ALL = 3
"""With fewer lines a space has no room for the names of all that stands there: who lives there goes first."""
NASTY = Style(bold=True, dim=False)
"""What a box has put on a space is not faint, whatever ground it stands on."""
LEAST_WITH_TITLE = 13
"""With fewer lines the board needs them all."""


@dataclass(frozen=True)
class CellLook:
    """What is written in a space, and how."""

    pieces: list[str]
    style: Style
    is_on_board: bool = True


class HomeBoardGrid:
    """Draws one farm into a given size."""

    def __init__(self, sitting: Sitting, seat: int, width: int, height: int) -> None:
        self.sitting = sitting
        self.words: Words = divisible_words(sitting.words)
        self.signs = sitting.signs
        self.seat = seat
        self.player: PlayerView = sitting.player(seat)
        self.herds = sitting.herds(seat)
        self.is_mine = seat == sitting.seat_shown
        self.is_walked = self.is_mine and sitting.focus == HOME
        is_own = seat == sitting.me
        self.offered = set(cells_offered(sitting.chosen)) if sitting.chosen and is_own else set()
        held = sitting.held if is_own else None
        self.ghost = ghost(self.words, held) if held else {}
        used = {*self.player["tiles"], *self.offered}
        self.columns = [c for c in COLUMNS if c not in BESIDE_COLUMNS or any(cell[0] == c for cell in used)]
        self.rows = [r for r in ROWS if r not in BESIDE_ROWS or any(cell[1] == r for cell in used)]
        self.cell_width = max(5, min(WIDEST_CELL, (width - 1) // len(self.columns) - 1))
        self.cell_height = max(1, (height - 1) // len(self.rows) - 1)

    def lines(self) -> Lines:
        """The whole board."""
        drawn: Lines = []
        for number, row in enumerate(self.rows):
            drawn.append(self.border(self.rows[number - 1] if number else "", row))
            drawn += self.row(row)
        return [*drawn, self.border(self.rows[-1], "")]

    def border(self, above: str, below: str) -> Text:
        """The line above a row, with the names of its spaces."""
        signs, made = self.signs, line((self.signs.joint, FAINT))
        for column in self.columns:
            cell = column + below
            name = self.name(cell) if below and cell in CELL_BY_NAME else ""
            is_open = above and below and self.is_one_pasture(column + above, cell)
            filler = (" " if is_open else signs.across) * (self.cell_width - len(name))
            is_here = self.is_walked and cell == self.sitting.cell
            made.append(name, pointing(HERE if is_here else FAINT, "cell", cell))
            made.append(filler, pointing(FAINT, "cell", cell) if below else FAINT)
            made.append(signs.joint, FAINT)
        return made

    def name(self, cell: str) -> str:
        """The name of a space with a mark if it can be chosen."""
        if self.is_walked and cell == self.sitting.cell:
            return f"{self.signs.here}{cell}"
        return f"{self.signs.open}{cell}" if cell in self.offered else cell

    def row(self, row: str) -> Lines:
        """The insides of one row of spaces."""
        looks = [(column + row, self.look(column + row)) for column in self.columns]
        written = [(cell, look, self.fill(look.pieces)) for cell, look in looks]
        drawn = []
        for number in range(self.cell_height):
            made = line((self.signs.down, FAINT))
            for cell, look, texts in written:
                inside = texts[number].ljust(self.cell_width)
                made.append(inside, pointing(look.style, "cell", cell))
                made.append(self.wall(cell), FAINT)
            drawn.append(made)
        return drawn

    def wall(self, cell: str) -> str:
        """What stands right of a space: nothing inside a large pasture."""
        column, row = cell[0], cell[1]
        if column != "g" and self.is_one_pasture(cell, COLUMNS[COLUMNS.index(column) + 1] + row):
            return " "
        if column == "c":
            return self.signs.mouth if row == ENTRANCE[1] else self.signs.cliff
        return self.signs.down

    def is_one_pasture(self, first: str, second: str) -> bool:
        """Whether two spaces are halves of the same large pasture."""
        return any({first, second} == {*pair} for pair in self.player["large_pastures"])

    def fill(self, pieces: list[str]) -> list[str]:
        """The pieces in as many lines as there are, together where they fit; a mark where they do not."""
        width, height = self.cell_width, self.cell_height
        lines: list[str] = []
        pieces = self.divided(pieces)
        for number, piece in enumerate(pieces):
            left = len(pieces) - number
            is_crowded = len(lines) + left > height
            roomy = [row for row, text in enumerate(lines) if len(text) + 1 + len(piece) <= width]
            if is_crowded and roomy:
                lines[roomy[-1]] += f" {piece}"
            elif len(lines) < height:
                lines.append(clipped(piece, width, self.signs.more))
            elif not lines[-1].endswith(self.signs.more):
                lines[-1] = clipped(lines[-1], width - 1, "") + self.signs.more
        return lines + [""] * (height - len(lines))

    def divided(self, pieces: list[str]) -> list[str]:
        """Long names in several lines, as far as there are lines for them."""
        spare = self.cell_height - len(pieces)
        found: list[str] = []
        for piece in pieces:
            parts = self.wrapped(piece)
            if parts and len(parts) - 1 <= spare:
                spare -= len(parts) - 1
                found += parts
            else:
                found.append(undivided(piece))
        return found

    def wrapped(self, piece: str) -> list[str]:
        """A name in lines as people divide it, also behind its own hyphens; nothing if it would be torn."""
        for text in (piece, piece.replace(BREAK, f"{BREAK} ")):
            parts = wrap(text, self.cell_width)
            if text.count(BREAK) == "".join(parts).count(BREAK) or SOFT_HYPHEN in piece:
                return parts
        return []

    # What is in a space.

    def look(self, cell: str) -> CellLook:
        """Everything about one space."""
        if cell not in CELL_BY_NAME:
            return CellLook([], PLAIN, False)
        tile = self.player["tiles"].get(cell)
        if (
            tile is None
            and (cell[0] in BESIDE_COLUMNS or cell[1] in BESIDE_ROWS)
            and cell not in self.offered
        ):
            return CellLook([], PLAIN, False)
        kind = tile or ("forest" if cell[0] in "zabc" else "rock")
        pieces, style = self.ground(cell, kind)
        if cell in self.ghost:
            rewards = self.rewards(cell, kind)
            others = [piece for piece in pieces[1:] if piece not in rewards]
            pieces, style = [self.ghost[cell], *rewards, *others], GHOST
            if not pieces[0]:
                pieces = pieces[1:]
        elif self.is_walked and cell == self.sitting.cell:
            style = style + HERE
        return CellLook([piece for piece in pieces if piece], style)

    def ground(self, cell: str, kind: str) -> tuple[list[str], Style]:
        """What lies there and who stands there."""
        words, player = self.words, self.player
        more = list(self.sitting.box.in_cell(words, self.sitting.view, player, cell))
        style = GROUNDS.get(kind, PLAIN) + (NASTY if more else PLAIN)
        if kind == "room":
            key = player["rooms"].get(cell, "")
            name = words.say(f"furnishing-{key}") if key else words.say("ground-room")
            style = style + TILES.get(self.colour(key), PLAIN)
        elif any(cell == pair[1] for pair in player["large_pastures"]):
            name = ""
        else:
            name = self.ground_name(cell, kind)
        return [*more, *self.inhabitants(cell), name, *self.rewards(cell, kind)] if more else [
            name,
            *self.inhabitants(cell),
            *self.rewards(cell, kind),
        ], style

    def ground_name(self, cell: str, kind: str) -> str:
        """What lies there; shorter where there is no room for it, or not beside those who live there."""
        key = "ground-entrance" if kind == "forest" and cell == ENTRANCE else f"ground-{kind}"
        name = self.words.say(key)
        short, left = f"screen-short-{kind}", self.cell_height - len(self.inhabitants(cell))
        is_too_long = not 0 < len(self.wrapped(name)) <= left
        return self.words.say(short) if is_too_long and self.words.has(short) else name

    def colour(self, key: str) -> str:
        """The colour of a furnishing."""
        rules = self.sitting.rules
        assert rules is not None
        number = rules.furnishing_number.get(key)
        return "" if number is None else rules.furnishings[number].colour

    def rewards(self, cell: str, kind: str) -> list[str]:
        """What covering the space brings."""
        number = CELL_BY_NAME[cell]
        if kind not in ("forest", "rock") or number not in REWARD_CELLS:
            return []
        goods = {GOOD_NAMES[good]: n for good, n in REWARD_CELLS[number]}
        said = f"+{in_words(self.sitting.words, goods)}"
        return [said if len(said) <= self.cell_width else f"+{in_signs(self.words, goods)}"]

    def inhabitants(self, cell: str) -> list[str]:
        """Stable, crops and animals."""
        words, player = self.words, self.player
        found = [self.amount(good, n) for good, n in player["crops"].get(cell, {}).items()]
        grip = self.sitting.herding[self.seat].grip
        herd = self.herds.get(cell, {})
        is_crowded = self.cell_height < LEAST_FOR_ALL and len(in_words(words, herd)) > self.cell_width
        standing = []
        for kind, n in herd.items():
            mark = self.signs.here if grip and grip.cell == cell and grip.kind == kind else ""
            standing.append(mark + (in_signs(words, {kind: n}) if is_crowded else self.amount(kind, n)))
        found += [" ".join(standing)] if is_crowded else standing
        if cell in player["stables"]:
            name = words.say("ground-stable")
            found.append(name[:SHORT_NAME] if found and self.cell_height < LEAST_FOR_ALL else name)
        return found

    def amount(self, good: str, n: int) -> str:
        """`2 sheep`, or `2sh` where there is no room for it."""
        said = in_words(self.sitting.words, {good: n})
        return said if len(said) <= self.cell_width else in_signs(self.words, {good: n})


def home_board(sitting: Sitting, width: int, height: int) -> Lines:
    """The farm that is looked at."""
    seat, words = sitting.seat_shown, sitting.words
    assert sitting.state is not None
    name = sitting.signs.text(sitting.state.seats[seat].name)
    head = words.say("ui-home-board-of", player=name)
    if height <= LEAST_WITH_TITLE:
        drawn = HomeBoardGrid(sitting, seat, width, height).lines()
        below = drawn[-1] if seat == sitting.me else title(sitting.signs, head, width, sitting.focus == HOME)
        return [*drawn[:-1], below]
    grid = HomeBoardGrid(sitting, seat, width, height - 1)
    return [title(sitting.signs, head, width, sitting.focus == HOME), *grid.lines()]
