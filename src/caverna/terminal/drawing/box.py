"""The pane of the box this game is played with."""

from caverna.terminal.drawing.paragraphs import paragraph, title, window
from caverna.terminal.ink import TITLE, Lines
from caverna.terminal.sitting import BOX, Sitting


def box_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """Headings and paragraphs, as the box tells them."""
    words, box = sitting.words, sitting.box
    player = sitting.player(sitting.seat_shown)
    drawn: Lines = []
    for name, text in box.pane(words, sitting.view, player):
        if not text:
            drawn += paragraph(sitting.signs.text(name), width, TITLE)
            continue
        lines = paragraph(sitting.signs.text(f"{name}: {text}" if name else text), width, indent="   ")
        lines[0].stylize(TITLE, 0, len(name))
        drawn += lines
    head = title(sitting.signs, words.say(box.pane_key), width, sitting.looking == BOX)
    first = sitting.first_line(BOX, len(drawn), height - 1)
    return [head, *window(drawn, first, height - 1, sitting.signs)]
