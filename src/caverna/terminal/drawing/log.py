"""The log: what everybody did, round by round."""

from collections.abc import Sequence

from caverna.server.protocol.messages import LogEntry
from caverna.terminal.drawing.goods import in_words
from caverna.terminal.drawing.paragraphs import paragraph, title, window
from caverna.terminal.ink import FAINT, SEATS, TITLE, Lines, line
from caverna.terminal.sitting import ENDINGS, LOG, Sitting

MOST_LINES = 400
MOST_RECENT = 30
"""Entries of the log: news are not older."""


def log_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """The latest entries, without those that only end something; scrolled back if somebody wants to."""
    drawn: Lines = []
    round_told = None
    for entry in sitting.log[-MOST_LINES:]:
        if entry.round != round_told and entry.round:
            round_told = entry.round
            drawn += paragraph(sitting.words.say("web-round", round=entry.round), width, TITLE)
        if is_no_news(entry):
            continue
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


def latest(sitting: Sitting, width: int, room: int) -> Lines:
    """What happened last, as far as whole turns fit; the last one has as much room as there is."""
    made: Lines = []
    for turn in reversed(turns(sitting.log[-MOST_RECENT:])):
        drawn = paragraph(turn_in_words(sitting, turn), width, FAINT, "   ")
        if made and len(made) + len(drawn) > room:
            break
        made = drawn + made
    if len(made) > room:
        made[room - 1].truncate(width - 1)
        made[room - 1].append(sitting.signs.more)
    return made[:room]


def latest_turn(sitting: Sitting) -> str:
    """The turn before this one, in a line."""
    mine = sitting.state.yours if sitting.state is not None and len(sitting.state.yours) == 1 else []
    found = [turn for turn in turns(sitting.log[-MOST_RECENT:]) if turn[0].seat not in mine]
    return turn_in_words(sitting, found[-1]) if found else ""


def turns(log: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """The entries together that belong to one dwarf; that somebody has ended a turn is no news."""
    found: list[list[LogEntry]] = []
    is_open = False
    for entry in log:
        is_open = is_open and found[-1][0].seat == entry.seat and entry.parts["verb"] != "place"
        if is_no_news(entry):
            is_open = is_open and entry.parts["verb"] != "end"
        elif is_open:
            found[-1].append(entry)
        else:
            found.append([entry])
            is_open = True
    return found


def is_no_news(entry: LogEntry) -> bool:
    """Whether somebody has only said that nothing more is to be done."""
    return entry.seat >= 0 and entry.parts["verb"] in ENDINGS and not entry.details


def turn_in_words(sitting: Sitting, turn: Sequence[LogEntry]) -> str:
    """`Ann: Place on Sustenance (1 grain, 1 food); Meadow on b4, field on c4`."""
    assert sitting.state is not None
    seat = turn[0].seat
    who = f"{sitting.state.seats[seat].name}: " if seat >= 0 else ""
    return sitting.signs.text(who + "; ".join(with_gains(sitting, entry) for entry in turn))


def with_gains(sitting: Sitting, entry: LogEntry) -> str:
    """A move with what it has brought, unless it says so itself."""
    gains = in_words(sitting.words, entry.gains) if isinstance(entry.gains, dict) and entry.gains else ""
    return f"{entry.say} ({gains})" if gains and gains not in entry.say else entry.say
