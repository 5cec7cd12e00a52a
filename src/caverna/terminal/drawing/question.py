"""The question, its answers as a list, and what is worth knowing about the one where one stands."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from caverna.engine.anytime.rubies import CAVERN_PRICE
from caverna.engine.rounds.scoring import BEGGING_MARKER
from caverna.server.protocol.messages import MoveChoice, Suggestion
from caverna.terminal.choices import Entry, at_cell, cells_of_move
from caverna.terminal.drawing.action_board import about_space
from caverna.terminal.drawing.goods import in_words
from caverna.terminal.drawing.log import latest
from caverna.terminal.drawing.paragraphs import clipped, paragraph, title, window
from caverna.terminal.drawing.supply import result
from caverna.terminal.ink import (
    FAINT,
    GAIN,
    HERE,
    KEY,
    OPEN,
    PLAIN,
    TITLE,
    WARNING,
    Lines,
    key_line,
    line,
    pointing,
)
from caverna.terminal.sitting import ACTIONS, ALL_ANSWERS, ANSWERS, ENDINGS, HOME, Sitting
from caverna.words.texts import Words

LEAST_PREVIEW = 2
GAP = 2
MOST_NEWS = 6
ROOM_FOR_KEY = 4


def question_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """All of it in the room there is: the sentence, the list, the preview."""
    drawn = asked(sitting, width)
    if sitting.notice:
        drawn += paragraph(sitting.notice, width, WARNING)
    if sitting.looking != ALL_ANSWERS:
        drawn += answers(sitting, width, max(1, height - len(drawn) - LEAST_PREVIEW))
    drawn += preview(sitting, width)
    left = height - len(drawn)
    if left > 1 and sitting.is_mine and sitting.looking != ACTIONS:
        news = latest(sitting, width, min(left - 1, MOST_NEWS))
        drawn += [line(), *news] if not sitting.waits_for_end else []
    return drawn[:height]


def asked(sitting: Sitting, width: int) -> Lines:
    """The sentence that is asked, or whom one waits for."""
    state, words = sitting.state, sitting.words
    assert state is not None
    if state.view["is_over"]:
        text = f"{words.say('ui-game-over')} {result(sitting)}"
    elif sitting.waits_for_end:
        text = words.say("web-turn-done")
    elif state.decision is None:
        text = words.say("ui-game-over")
    elif sitting.is_mine or state.decision.seat < 0:
        text = state.decision.say
    else:
        text = waiting(sitting)
    is_active = sitting.focus == ANSWERS and sitting.is_mine
    mark = sitting.signs.here if is_active else sitting.signs.across
    return paragraph(f"{mark} {sitting.signs.text(text)}", width, TITLE)


def waiting(sitting: Sitting) -> str:
    """Somebody else has to decide."""
    state, words = sitting.state, sitting.words
    assert state is not None
    assert state.decision is not None
    who = state.seats[state.decision.seat]
    if who.kind == "open":
        return f"{words.say('web-ask-waits-for-seat')} {sitting.call}"
    if state.turn.waits_for_end:
        return words.say("web-ask-waits-for-end", player=who.name)
    return words.say("ui-thinking", player=who.name)


def answers(sitting: Sitting, width: int, height: int) -> Lines:
    """The list in columns, read downwards; it scrolls with where one stands."""
    words, lines = sitting.words, sitting.lines
    if sitting.waits_for_end:
        return [key_line("e", f" {words.say('web-end-turn')}", width, OPEN)]
    if not lines:
        return anytime_hint(sitting, width)
    numbers = [label(sitting, number, each) for number, each in enumerate(lines)]
    widest = min(width, max(len(text) for text in numbers) + GAP)
    count = max(1, width // widest)
    rows = -(-len(lines) // count)
    sitting.answer_rows = rows
    stands = sitting.line % rows if rows else 0
    made = [answer_row(sitting, numbers, range(row, len(lines), rows), widest) for row in range(rows)]
    hint = anytime_hint(sitting, width)
    room = max(1, height - len(hint))
    first = max(0, min(stands - room // 2, rows - room))
    shown = window(made, first, room, sitting.signs)
    if first + room < len(made) and sitting.looking != ALL_ANSWERS:
        shown[-1].rstrip()
        shown[-1].truncate(width - ROOM_FOR_KEY)
        left = width - len(shown[-1]) - GAP
        said = [words.say("screen-do-look-all-answers"), words.say("ui-answers"), ""]
        text = next(each for each in said if len(each) + len(" W ") <= left or not each)
        shown[-1].append(" " * GAP).append_text(key_line("w", f" {text}", left))
    return shown + hint


def label(sitting: Sitting, number: int, entry: Entry) -> str:
    """`3 Build Seam (2 wood)`; the arrow says that a place has to be pointed at."""
    is_end = entry.moves[0].parts["verb"] in ENDINGS
    sign = "E" if is_end else str(number + 1) if number < 9 else " "
    arrow = f" {sitting.signs.arrow}" if entry.needs_place else ""
    return f"{sign:>2} {sitting.signs.text(entry.say)}{price(sitting, entry)}{arrow}"


def price(sitting: Sitting, entry: Entry) -> str:
    """What a furnishing, or a tile bought with rubies, costs this player."""
    parts = entry.moves[0].parts
    if parts["verb"] == "ruby_tile" and entry.needs_place:
        return f" ({in_words(sitting.words, {'ruby': CAVERN_PRICE if parts['tile'] == 'cavern' else 1})})"
    if parts["verb"] != "furnish":
        return ""
    offers = [each for each in sitting.view["furnishings"] if each["furnishing"] == parts["furnishing"]]
    costs = [each["cost"] for each in offers]
    if not costs:
        return ""
    said = in_words(sitting.words, costs[0]) if costs[0] else sitting.words.say("ui-no-cost")
    return f" ({said})"


def answer_row(sitting: Sitting, numbers: Sequence[str], which: range, width: int) -> Text:
    """The lines of the list that stand beside each other."""
    made = line()
    for number in which:
        is_here = number == sitting.line and sitting.focus == ANSWERS
        is_held = sitting.chosen is not None and sitting.chosen == sitting.lines[number]
        style = HERE if is_here else OPEN if is_held else PLAIN
        text = clipped(numbers[number], width - 1, sitting.signs.more).ljust(width)
        made.append(text, pointing(style, "answer", str(number)))
    return made


def anytime_hint(sitting: Sitting, width: int) -> Lines:
    """That there is something to exchange or buy; feeding has an offer of its own."""
    words = sitting.words
    made: Lines = []
    feeding = sitting.advice.feeding
    if isinstance(feeding, Suggestion) and sitting.is_mine:
        made.append(key_line("c", f" {sitting.signs.text(feeding.say)}", width, GAIN))
    others = [choice for choice in sitting.moves if (choice.kind == "anytime") != sitting.is_anytime]
    if others:
        key = "screen-back-to-answers" if sitting.is_anytime else "screen-anytime"
        text = words.say(key, n=len(others))
        made.append(key_line("x", f" {text}", width))
    return made


def preview(sitting: Sitting, width: int) -> Lines:
    """What is worth knowing about what one is about to do."""
    words = sitting.words
    if sitting.state is None or not sitting.is_mine:
        return about_space(sitting, width) if sitting.focus == ACTIONS else latest(sitting, width, MOST_NEWS)
    if sitting.focus == ACTIONS:
        return about_space(sitting, width)
    if sitting.chosen is not None:
        held = sitting.held
        if held is None:
            said = words.say("screen-not-there")
            return paragraph(said, width, FAINT) if said != sitting.notice else []
        can_turn = len(at_cell(sitting.chosen, sitting.cell)) > 1
        how = line(*key_words(words, "enter", "lay"), *(key_words(words, "r", "turn") if can_turn else ()))
        how.append_text(line(*key_words(words, "escape", "leave")))
        return [*paragraph(sitting.signs.text(held.say), width, OPEN), how]
    entry = sitting.entry
    if entry is None:
        return latest(sitting, width, MOST_NEWS)
    return about_answer(sitting, entry, width)


def key_words(words: Words, key: str, name: str) -> list[tuple[str, Style]]:
    """A key and what it does to what one holds, both to be clicked at."""
    named = words.say(f"screen-held-{name}")
    return [(key.upper(), pointing(KEY, "key", key)), (f" {named}  ", pointing(FAINT, "key", key))]


def about_answer(sitting: Sitting, entry: Entry, width: int) -> Lines:
    """Help on what is built or looted, what was foreseen, where young animals would stand."""
    words, move = sitting.words, entry.moves[0]
    made: Lines = []
    if short := begging(sitting, move):
        said = words.say("web-feed-begging", n=short, points=short * BEGGING_MARKER)
        made += paragraph(sitting.signs.text(said), width, WARNING)
    forecasts, litters = sitting.advice.forecasts, sitting.advice.litters
    if isinstance(forecasts, dict) and move.move in forecasts:
        made += paragraph(sitting.signs.text(forecasts[move.move].say), width, WARNING)
    if isinstance(litters, dict) and move.move in litters:
        for cell, young in litters[move.move].young.items():
            named = ", ".join(words.say(f"good-{kind}", n=1) for kind in young)
            said = words.say("screen-born", young=named, place=place_name(sitting, cell))
            made += paragraph(sitting.signs.text(said), width, GAIN)
    for part, kind in (
        ("furnishing", "furnishing"),
        ("item", "loot"),
        ("trap", "trap"),
        ("reward", "reward"),
    ):
        key = f"{kind}-{move.parts.get(part)}"
        if part in move.parts and words.has(key):
            made += paragraph(words.attribute(key, "help") or "", width)
    if sitting.focus == HOME and cells_of_move(move):
        made += paragraph(words.say("web-ask-cell"), width, FAINT)
    return made


def begging(sitting: Sitting, move: MoveChoice) -> int:
    """How many begging markers this meal would bring."""
    state, paid = sitting.state, move.parts.get("food")
    if (
        state is None
        or state.decision is None
        or move.parts["verb"] != "feed"
        or isinstance(paid, list | None)
    ):
        return 0
    return max(0, int(state.decision.arguments["need"]) - int(paid))


def place_name(sitting: Sitting, cell: str) -> str:
    """A space of one's own home board as a person calls it: what lies there, and where."""
    words, player = sitting.words, sitting.player(sitting.me)
    tile, room = player["tiles"].get(cell), player["rooms"].get(cell)
    if room:
        return f"{words.say(f'furnishing-{room}')} {cell}"
    return f"{words.say(f'ground-{tile}')} {cell}" if tile else cell


def all_answers_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """Nothing but the list, with all the room of the boards."""
    said = sitting.words.say("ui-any-time-hint" if sitting.is_anytime else "ui-answers")
    head = title(sitting.signs, said, width, sitting.focus == ANSWERS)
    return [head, *answers(sitting, width, height - 1)]
