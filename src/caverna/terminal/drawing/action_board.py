"""The action board: every space with who stands there and what lies there, in as many columns as needed."""

from collections.abc import Sequence

from rich.text import Text

from caverna.engine.moves import SEAT_NAMES
from caverna.terminal.drawing.goods import fitting, in_signs, in_words
from caverna.terminal.drawing.log import latest, latest_turn
from caverna.terminal.drawing.paragraphs import padded, paragraph, title
from caverna.terminal.ink import FAINT, GOODS, HERE, OPEN, PLAIN, SEATS, Lines, line, pointing
from caverna.terminal.sitting import ACTIONS, Sitting
from caverna.view.shapes import SpaceView

NARROWEST = 24
WIDEST = 58
FULL_WIDTH = 70
LEAST_NEWS = 2
"""With more lines below the board than these one of them stays empty."""
"""A column has so many signs at least, if possible, and at most."""


def action_board(sitting: Sitting, width: int, height: int) -> Lines:
    """The whole board; below it what may still come if there is room, else what happened last."""
    drawn = spaces_drawn(sitting, width, height - 1)
    left = height - 1 - len(drawn)
    coming = still_to_come(sitting, width)
    is_active = sitting.focus == ACTIONS and bool(sitting.places)
    newest = ""
    if left > len(coming):
        drawn += [line(), *coming]
    elif is_beside_the_log(width) or is_told_below(sitting):
        pass
    elif left:
        news = latest(sitting, width, left if left <= LEAST_NEWS else left - 1)
        drawn += [line()] * (left > LEAST_NEWS) + news
    else:
        newest = latest_turn(sitting)
    return [title(sitting.signs, sitting.words.say("ui-action-board"), width, is_active, newest), *drawn]


def is_told_below(sitting: Sitting) -> bool:
    """Whether somebody else is asked, so that the question leaves room for what happens."""
    return not sitting.is_mine and sitting.focus != ACTIONS


def spaces_drawn(sitting: Sitting, width: int, height: int) -> Lines:
    """The spaces column by column."""
    columns = in_columns(sitting.view["spaces"], width, height)
    share = min(WIDEST, (width + 1) // len(columns))
    drawn = []
    for row in range(max(len(column) for column in columns)):
        there = [space_line(sitting, column[row], share - 1) for column in columns if row < len(column)]
        drawn.append(Text(" ", no_wrap=True, end="").join(there))
    return drawn


def is_beside_the_log(width: int) -> bool:
    """Whether the board has only a part of the screen: then the log stands in another one."""
    return width < FULL_WIDTH


def grid_of(sitting: Sitting, width: int, height: int) -> list[list[str]]:
    """The spaces column by column, as they stand in a pane of this size."""
    columns = in_columns(sitting.view["spaces"], width, height - 1)
    return [[each["space"] for each in column] for column in columns]


def in_columns(spaces: Sequence[SpaceView], width: int, height: int) -> list[list[SpaceView]]:
    """As few columns as the height allows, each as wide as a name needs."""
    count = 1
    while -(-len(spaces) // count) > height and width // (count + 1) >= NARROWEST:
        count += 1
    while width // count > WIDEST and count < 3:
        count += 1
    rows = -(-len(spaces) // count)
    return [list(spaces[first : first + rows]) for first in range(0, len(spaces), rows)]


def space_line(sitting: Sitting, space: SpaceView, width: int) -> Text:
    """One space: mark, occupant, name, goods."""
    words, signs, key = sitting.words, sitting.signs, space["space"]
    places = sitting.places
    is_here = key == sitting.space and sitting.focus == ACTIONS
    is_open = key in places
    occupant = space["occupied_by"]
    style = HERE if is_here else OPEN if is_open else FAINT if places else PLAIN
    style = pointing(style, "space", key)
    mark = signs.here if is_here else signs.open if is_open else " "
    made = line((mark, style))
    if occupant is None:
        made.append("!" if space["is_protected"] else " ", style)
    else:
        made.append(SEAT_NAMES[occupant], style + SEATS[occupant])
    name = words.say(f"space-{key}")
    room = width - 2
    goods = fitting(words, space["goods"], room - len(name) - 2)
    if len(name) + len(goods) + 1 > room and space["goods"]:
        goods = in_signs(words, space["goods"])
    made.append(padded(f" {name}", room - len(goods) - bool(goods), signs.more), style)
    made.append(" " if goods else "", style)
    made.append(goods, style if is_here else pointing(GOODS, "space", key))
    return made


def still_to_come(sitting: Sitting, width: int) -> Lines:
    """The cards nobody has seen yet, by stage."""
    words, coming = sitting.words, sitting.view["cards_to_come"]
    if not coming:
        return []
    made = paragraph(words.say("ui-still-to-come"), width, OPEN)
    for stage, cards in coming.items():
        named = ", ".join(words.say(f"space-{card}") for card in cards)
        made += paragraph(f"{stage}: {named}", width, FAINT, "   ")
    return made


def about_space(sitting: Sitting, width: int) -> Lines:
    """What the space one stands on would give, what it does, and why it cannot be used."""
    words, key = sitting.words, sitting.space
    if not key or sitting.state is None:
        return []
    made = [line((words.say(f"space-{key}"), OPEN))]
    gains = sitting.advice.space_gains
    if isinstance(gains, dict) and gains.get(key) and key in sitting.places:
        said = in_words(words, gains[key])
        made[0].append(f"  {words.say('web-space-gets', goods=said)}", GOODS)
    reason = sitting.reasons.get(f"place {key}", "")
    not_now = words.say("web-help-not-now", reason=sitting.signs.text(reason)) if reason else ""
    if not_now and key not in sitting.places and not_now != sitting.notice:
        made += paragraph(not_now, width, FAINT)
    told = words.attribute(f"space-{key}", "help")
    return made + (paragraph(told, width) if told else [])
