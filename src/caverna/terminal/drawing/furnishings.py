"""The furnishings that are left: price, points, effect; typing looks for a name or an effect."""

from rich.text import Text

from caverna.terminal.drawing.goods import fitting
from caverna.terminal.drawing.header import signed
from caverna.terminal.drawing.paragraphs import padded, paragraph, title, window
from caverna.terminal.ink import FAINT, HERE, OPEN, TILES, TITLE, Lines, line, pointing
from caverna.terminal.sitting import FURNISHINGS, Sitting
from caverna.view.shapes import FurnishingView

NAME_WIDTH = 26


def found_tiles(sitting: Sitting) -> list[FurnishingView]:
    """Those whose name, block or effect has what was typed in it."""
    words, wanted = sitting.words, sitting.search.casefold()
    rules = sitting.rules
    assert rules is not None
    found = []
    for offer in sitting.view["furnishings"]:
        key = offer["furnishing"]
        tile = rules.furnishings[rules.furnishing_number[key]]
        told = " ".join(
            [
                words.say(f"furnishing-{key}"),
                words.attribute(f"furnishing-{key}", "help") or "",
                words.say(f"block-{tile.block}"),
                words.say(f"colour-{tile.colour}"),
            ]
        )
        if wanted in told.casefold():
            found.append(offer)
    return found


def furnishings_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """A list with the help on the one where one stands below it."""
    words, signs = sitting.words, sitting.signs
    is_looked_at = sitting.looking == FURNISHINGS
    found = found_tiles(sitting)
    sitting.tile = min(sitting.tile, max(0, len(found) - 1))
    typed = f"{words.say('web-ask-search')}: {sitting.search}_" if is_looked_at else ""
    head = title(signs, f"{words.say('ui-furnishings')} {len(found)}", width, is_looked_at, typed)
    if not found:
        return [head, line((words.say("web-ask-nothing-found"), FAINT))]
    about = about_tile(sitting, found[sitting.tile]["furnishing"], width)[:5] if is_looked_at else []
    room = max(1, height - 1 - len(about))
    rows = [tile_row(sitting, offer, number, width) for number, offer in enumerate(found)]
    first = sitting.tile - room // 2 if is_looked_at else 0
    return [head, *window(rows, first, room, signs), *about]


def tile_row(sitting: Sitting, offer: FurnishingView, number: int, width: int) -> Text:
    """One tile: name, points, what it would score now, price."""
    words, signs, rules = sitting.words, sitting.signs, sitting.rules
    assert rules is not None
    key = offer["furnishing"]
    tile = rules.furnishings[rules.furnishing_number[key]]
    is_here = sitting.looking == FURNISHINGS and number == sitting.tile
    colour = words.say(f"colour-{tile.colour}")[:2]
    can_build = any(each.moves[0].parts.get("furnishing") == key for each in sitting.lines)
    mark = signs.here if is_here else signs.open if can_build else " "
    made = line((f"{mark}{colour} ", TILES[tile.colour]))
    style = pointing(HERE if is_here else OPEN, "tile", str(number))
    made.append(
        padded(words.say(f"furnishing-{key}"), min(NAME_WIDTH, max(10, width - 24)), signs.more), style
    )
    made.append(signs.text(signed(tile.points)).rjust(3))
    scores = sitting.advice.tile_scores
    if isinstance(scores, dict) and key in scores:
        made.append(signs.text(f" ({signed(scores[key])})").rjust(6), FAINT)
    room = width - len(made) - 2
    price = fitting(words, offer["cost"], room) if any(offer["cost"].values()) else words.say("ui-no-cost")
    made.append(f"  {price}")
    return made


def about_tile(sitting: Sitting, key: str, width: int) -> Lines:
    """What it does."""
    words = sitting.words
    made = [line((words.say(f"furnishing-{key}"), TITLE))]
    made += paragraph(words.attribute(f"furnishing-{key}", "help") or "", width)
    ruling = words.attribute(f"furnishing-{key}", "ruling")
    return made + (paragraph(ruling, width, FAINT) if ruling else [])
