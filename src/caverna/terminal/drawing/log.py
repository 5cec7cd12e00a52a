"""The log: what everybody did, round by round."""

from caverna.terminal.drawing.paragraphs import paragraph, title, window
from caverna.terminal.ink import FAINT, SEATS, TITLE, Lines, line
from caverna.terminal.sitting import ENDINGS, LOG, Sitting

MOST_LINES = 400


def log_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """The latest entries; scrolled back if somebody wants to."""
    drawn: Lines = []
    round_told = None
    for entry in sitting.log[-MOST_LINES:]:
        if entry.round != round_told and entry.round:
            round_told = entry.round
            drawn += paragraph(sitting.words.say("web-round", round=entry.round), width, TITLE)
        drawn += told(sitting, entry.seat, entry.say, entry.details, width)
    if not drawn:
        drawn = paragraph(sitting.words.say("ui-log-empty"), width, FAINT)
    is_looked_at = sitting.looking == LOG
    room = height - 1
    first = sitting.first_line(LOG, len(drawn), room, max(0, len(drawn) - room))
    head = title(sitting.signs, sitting.words.say("web-log"), width, is_looked_at)
    return [head, *window(drawn, first, room, sitting.signs)]


def told(sitting: Sitting, seat: int, say: str, details: list[str], width: int) -> Lines:
    """One entry."""
    text = sitting.signs.text("; ".join([say, *[each.rstrip(".") for each in details]]))
    if seat < 0:
        return paragraph(f"  {text}", width, FAINT, "    ")
    lines = paragraph(f"{'ABCDEFG'[seat]} {text}", width, indent="    ")
    lines[0].stylize(SEATS[seat], 0, 1)
    return lines or [line()]


def latest(sitting: Sitting, width: int, count: int = 4) -> Lines:
    """What happened last; that somebody has ended a turn is no news."""
    made: Lines = []
    news = [entry for entry in sitting.log[-30:] if entry.seat < 0 or entry.parts["verb"] not in ENDINGS]
    for entry in news[-count:]:
        who = sitting.state.seats[entry.seat].name if sitting.state and entry.seat >= 0 else ""
        text = f"{who}: {entry.say}" if who else entry.say
        made += paragraph(sitting.signs.text(text), width, FAINT)
    return made
