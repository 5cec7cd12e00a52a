"""Where the panes stand: one board at a time on a small terminal, both on a larger one, then everything."""

from typing import NamedTuple

from caverna.terminal.sitting import (
    ACTIONS,
    ALL_ANSWERS,
    BOX,
    FURNISHINGS,
    HOME,
    LOG,
    PLAYERS,
    SCORE,
)

HEADER, SUPPLY, QUESTION, FOOTER, FARMS = "header", "supply", "question", "footer", "farms"
BOTH_BOARDS = (110, 32)
EVERYTHING = (170, 44)
"""From this size on: columns and lines."""
COLUMNS_AT_HOME = 6
"""What is left over when they are all of the same width goes to the action board."""
LEAST_QUESTION = 5
"""The score sheet needs all the other lines."""
LINES_OF_A_PLAYER, LEAST_LOG = 3, 8
PANES = (
    HEADER, ACTIONS, HOME, SUPPLY, QUESTION, FURNISHINGS, PLAYERS, LOG, SCORE, BOX, ALL_ANSWERS, FARMS, FOOTER
)  # fmt: skip


class Area(NamedTuple):
    """A part of the screen."""

    x: int
    y: int
    width: int
    height: int


Areas = dict[str, Area]


def arrange_panes(width: int, height: int, looking: str, players: int = 4) -> Areas:
    """The panes that are shown, and where."""
    if (width, height) >= EVERYTHING and height >= EVERYTHING[1]:
        return everything(width, height, looking, players)
    if width >= BOTH_BOARDS[0] and height >= BOTH_BOARDS[1]:
        return both_boards(width, height, looking)
    return one_board(width, height, looking)


def edges(width: int, height: int) -> Areas:
    """The first and the last line."""
    return {HEADER: Area(0, 0, width, 1), FOOTER: Area(0, height - 1, width, 1)}


def one_board(width: int, height: int, looking: str) -> Areas:
    """What is looked at, and below it supply and question, which always stay."""
    question = LEAST_QUESTION if looking == SCORE else max(LEAST_QUESTION, min(12, height // 3 - 1))
    board = max(3, height - 2 - 2 - question)
    return {
        **edges(width, height),
        looking: Area(0, 1, width, board),
        SUPPLY: Area(0, 1 + board, width, 2),
        QUESTION: Area(0, 3 + board, width, question),
    }


def both_boards(width: int, height: int, looking: str) -> Areas:
    """The boards side by side; below them the question, the supply, and what is looked at."""
    board = min(26, (height - 2) * 11 // 20)
    actions = width * 2 // 5
    actions = min(58, actions + (width - actions - 2) % COLUMNS_AT_HOME)
    below, rest = 1 + board, height - 2 - board
    left = width * 11 // 20
    side = looking if looking not in (ACTIONS, HOME) else LOG
    supply = 0 if side == SCORE else 5
    beside = {SUPPLY: Area(left + 1, below, width - left - 1, supply)} if supply else {}
    return {
        **edges(width, height),
        ACTIONS: Area(0, 1, actions, board),
        HOME: Area(actions + 1, 1, width - actions - 1, board),
        QUESTION: Area(0, below, left, rest),
        **beside,
        side: Area(left + 1, below + supply, width - left - 1, rest - supply),
    }


def everything(width: int, height: int, looking: str, players: int) -> Areas:
    """Three columns: action board and question, farms, and all that is read."""
    actions, reading = min(60, width * 3 // 10), min(64, (width * 3 - 1) // 10)
    farm = width - actions - reading - 2
    board = min(30, (height - 2) * 11 // 20)
    below, rest = 1 + board, height - 2 - board
    side = looking if looking in (SCORE, BOX, ALL_ANSWERS) else FURNISHINGS
    seats = min(board - LEAST_LOG, 1 + LINES_OF_A_PLAYER * players)
    right = width - reading
    return {
        **edges(width, height),
        ACTIONS: Area(0, 1, actions, board),
        QUESTION: Area(0, below, actions, rest),
        HOME: Area(actions + 1, 1, farm, board),
        SUPPLY: Area(actions + 1, below, farm, 5),
        FARMS: Area(actions + 1, below + 5, farm, rest - 5),
        PLAYERS: Area(right, 1, reading, seats),
        LOG: Area(right, 1 + seats, reading, board - seats),
        side: Area(right, below, reading, rest),
    }
