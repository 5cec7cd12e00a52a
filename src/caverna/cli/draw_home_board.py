"""The home board as a drawing: tiles, crops, stables, rooms, and the animals where they can stand."""

from typing import Final

from caverna.cli.terminal import Paint, pad, wrap
from caverna.engine.accommodation.arrange import Arrangement, arrange
from caverna.engine.home_board import BITS, CELL_BY_NAME, CELLS, ENTRANCE, ON_BOARD, REWARD_CELLS
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.state.landscape import crop_on, ground
from caverna.engine.state.player import Player
from caverna.expansions import box_of
from caverna.words.names import describe_goods
from caverna.words.texts import DivisibleWords, Words

FOREST_WIDTH: Final = 14
MOUNTAIN_WIDTH: Final = 17
"""Room inside a space: furnishings have the longer names."""
LEAST_WIDTH: Final = 8
LEAST_HEIGHT: Final = 2
FOREST_COLUMNS: Final = "zabc"
COLUMNS: Final = "zabcdefg"
ROWS: Final = "012345"

GROUND_STYLES: Final[dict[str, tuple[str, ...]]] = {
    "forest": ("green", "dim"),
    "rock": ("grey",),
    "meadow": ("bright_green",),
    "field": ("bright_yellow",),
    "small_pasture": ("bright_green", "bold"),
    "large_pasture": ("bright_green", "bold"),
    "cavern": ("white",),
    "tunnel": ("cyan",),
    "deep_tunnel": ("blue", "bold"),
    "ore_mine": ("bright_blue", "bold"),
    "ruby_mine": ("red", "bold"),
}
COLOUR_STYLES: Final = {"orange": "orange", "green": "green", "yellow": "yellow"}


class HomeBoardDrawing:
    """Draws one player's home board."""

    def __init__(self, words: Words, paint: Paint, rules: Ruleset, player: Player, width: int) -> None:
        self.words: Words = DivisibleWords(words.language)
        self.paint = paint
        self.rules = rules
        self.player = player
        self.animals: Arrangement = arrange(rules, player)
        used = player.tilled | player.stables | player.cave_system
        beside = [CELLS[cell] for cell in range(len(CELLS)) if (used & ~ON_BOARD) >> cell & 1]
        self.columns = [c for c in COLUMNS if c not in "zg" or any(name[0] == c for name in beside)]
        self.rows = [r for r in ROWS if r not in "05" or any(name[1] == r for name in beside)]
        self.widths = cell_widths(self.columns, width)

    def lines(self) -> list[str]:
        """The whole drawing."""
        drawn: list[str] = []
        for i, row in enumerate(self.rows):
            drawn.append(self.border(self.rows[i - 1] if i else "", row))
            drawn += self.row(row)
        drawn.append(self.border(self.rows[-1], ""))
        return drawn

    def row(self, row: str) -> list[str]:
        """The lines of one row of spaces."""
        contents = [self.content(column + row) for column in self.columns]
        height = max(LEAST_HEIGHT, *(len(text) for text, _ in contents))
        drawn = []
        for i in range(height):
            line = self.paint("│", "grey")
            for column, (text, styles) in zip(self.columns, contents, strict=True):
                inside = pad(text[i] if i < len(text) else "", self.widths[column])
                line += self.paint(inside, *styles) + self.wall(column, row)
            drawn.append(line)
        return drawn

    def wall(self, column: str, row: str) -> str:
        """What stands right of a space: nothing inside a large pasture, else a wall."""
        name = column + row
        right = COLUMNS[COLUMNS.index(column) + 1] + row if column != "g" else ""
        if right and self.is_one_pasture(name, right):
            return " "
        if column == "c":
            return self.paint("░" if row == "4" else "║", "grey")
        return self.paint("│", "grey")

    def border(self, above: str, below: str) -> str:
        """The line between two rows, with the names of the spaces below."""
        line = "┌" if not above else "└" if not below else "├"
        for column in self.columns:
            name = column + below if below and column + below in CELL_BY_NAME else ""
            is_open = above and below and self.is_one_pasture(column + above, column + below)
            line += name + (" " if is_open else "─") * (self.widths[column] - len(name))
            is_last = column == self.columns[-1]
            joints = ("┐", "┘", "┤") if is_last else ("╥", "╨", "╫") if column == "c" else ("┬", "┴", "┼")
            line += joints[0] if not above else joints[1] if not below else joints[2]
        return self.paint(line, "grey")

    def is_one_pasture(self, first: str, second: str) -> bool:
        """Whether two spaces are halves of the same large pasture."""
        if first not in CELL_BY_NAME or second not in CELL_BY_NAME:
            return False
        both = BITS[CELL_BY_NAME[first]] | BITS[CELL_BY_NAME[second]]
        return both in self.player.large_areas

    def is_second_half(self, cell: int) -> bool:
        """Whether the space only continues a large pasture that is named on its first space."""
        return any(area >> cell & 1 and area & (BITS[cell] - 1) for area in self.player.large_areas)

    def content(self, name: str) -> tuple[list[str], tuple[str, ...]]:
        """The lines inside a space, and their colours."""
        if name not in CELL_BY_NAME:
            return [], ()
        cell = CELL_BY_NAME[name]
        kind = self.kind(cell)
        width = self.widths[name[0]]
        if not ON_BOARD >> cell & 1 and kind in ("forest", "rock"):
            return [], ()
        title, styles = self.title(cell, kind)
        lines = [] if self.is_second_half(cell) else wrap(title, width)
        if kind in ("forest", "rock") and cell in REWARD_CELLS:
            lines += wrap(f"+{describe_goods(self.words, REWARD_CELLS[cell])}", width)
        if self.player.stables >> cell & 1:
            lines += wrap(self.words.say("ground-stable"), width)
        for good in crop_on(self.player, cell):
            lines += wrap(describe_goods(self.words, (good,)), width)
        for animal in self.animals.get(cell, {}).items():
            lines += wrap(describe_goods(self.words, (animal,)), width)
        return [*lines, *self.more(cell, width)], styles

    def kind(self, cell: int) -> str:
        """What lies on the space, as a key."""
        return ground(self.player, cell)

    def more(self, cell: int, width: int) -> list[str]:
        """What an expansion has to add."""
        return []

    def title(self, cell: int, kind: str) -> tuple[str, tuple[str, ...]]:
        """What the space is."""
        if kind == "room":
            number = next(number for where, number in self.player.rooms if where == cell)
            tile = self.rules.furnishings[number]
            return self.words.say(f"furnishing-{tile.key}"), (COLOUR_STYLES[tile.colour], "bold")
        is_entrance = kind == "forest" and ENTRANCE >> cell & 1
        return self.words.say("ground-entrance" if is_entrance else f"ground-{kind}"), GROUND_STYLES[kind]


def cell_widths(columns: list[str], width: int) -> dict[str, int]:
    """Room inside the spaces of each column; in a narrow terminal all of them shrink."""
    forest, mountain = FOREST_WIDTH, MOUNTAIN_WIDTH
    in_forest = sum(1 for column in columns if column in FOREST_COLUMNS)
    in_mountain = len(columns) - in_forest
    while mountain > LEAST_WIDTH and in_forest * (forest + 1) + in_mountain * (mountain + 1) + 1 > width:
        if mountain - forest > 1:
            mountain -= 1
        else:
            forest, mountain = max(LEAST_WIDTH, forest - 1), mountain - 1
    return {column: forest if column in FOREST_COLUMNS else mountain for column in columns}


def draw_home_board(words: Words, paint: Paint, rules: Ruleset, player: Player, width: int) -> list[str]:
    """The home board of a player: 100 columns wide, less in a narrow terminal, more if tiles stick out."""
    return HomeBoardDrawing(words, paint, rules, player, width).lines()


def draw_board_of(words: Words, paint: Paint, state: GameState, seat: int, width: int) -> list[str]:
    """The home board of a seat with everything its box puts there."""
    return box_of(state.rules).terminal().home_board(words, paint, state, seat, width)
