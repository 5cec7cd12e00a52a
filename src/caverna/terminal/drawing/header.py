"""The line on top: the round, what comes at its end, and how everybody stands."""

from rich.text import Text

from caverna.terminal.drawing.paragraphs import clipped
from caverna.terminal.ink import FAINT, HERE, SEATS, TITLE, WARNING, line, pointing
from caverna.terminal.sitting import Sitting
from caverna.terminal.source import OPEN


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def header(sitting: Sitting, status: str, width: int) -> Text:
    """Round and harvest on the left, the seats with their points on the right."""
    words, view, signs = sitting.words, sitting.view, sitting.signs
    left = words.say("round", round=view["round"], of=view["rounds"][-1])
    harvest = words.say(f"harvest-{view['harvest']}")
    made = line((f" {left} ", TITLE), (f"{signs.text('·')} {harvest} ", FAINT))
    if status != OPEN:
        made.append(f" {words.say(f'screen-line-{status}')} ", WARNING)
    seats = seats_in_brief(sitting, by_name=True)
    gap = width - len(made) - len(seats)
    if gap < 1:
        seats = seats_in_brief(sitting, by_name=False)
        gap = width - len(made) - len(seats)
    if gap < 1:
        made = line((clipped(f" {left} ", max(0, width - len(seats)), ""), TITLE))
        gap = max(0, width - len(made) - len(seats))
    made.append(" " * gap)
    made.append_text(seats)
    return made


def seats_in_brief(sitting: Sitting, by_name: bool) -> Text:
    """`Ann★−12  Bo 3`, or `A★−12  B 3`: the starting player has the star, whoever decides is reversed."""
    state, view, signs = sitting.state, sitting.view, sitting.signs
    assert state is not None
    asked = state.decision.seat if state.decision else None
    made = line()
    for player in view["players"]:
        seat = player["seat"]
        star = signs.start if seat == view["starting_player"] and len(view["players"]) > 1 else " "
        points = signs.text(signed(player["total"]))
        style = SEATS[seat] + HERE if seat == asked else SEATS[seat]
        name = signs.text(state.seats[seat].name) if by_name else player["name"]
        made.append(f" {name}{star}{points} ", pointing(style, "farm", str(seat)))
    return made
