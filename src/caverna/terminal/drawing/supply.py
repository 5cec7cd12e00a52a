"""What a player has beside the home board: goods, food needed, dwarfs, points."""

from caverna.terminal.drawing.goods import in_signs, in_words
from caverna.terminal.drawing.header import signed
from caverna.terminal.drawing.paragraphs import clipped, paragraph, title, window
from caverna.terminal.ink import FAINT, GAIN, GOODS, SEATS, WARNING, Lines, line, pointing
from caverna.terminal.sitting import PLAYERS, SCORE, Sitting
from caverna.view.shapes import PlayerView
from caverna.words.texts import Words

CATEGORY_WIDTH, WIDEST_FIGURE = 30, 6
"""So much room a line of the score sheet has for its name and for each figure, if there is enough."""


def food(words: Words, player: PlayerView) -> tuple[str, bool]:
    """How much is needed next, and whether it is there."""
    needed = player["food_needed"]
    due = needed["this_round"] or needed["next"]
    return words.say("ui-food-status", food=player["goods"]["food"], need=due), player["goods"]["food"] >= due


def dwarfs(sitting: Sitting, player: PlayerView) -> str:
    """`Dwarfs 0 3 (8)`: those in brackets work already, a newborn has a plus."""
    found = []
    for dwarf in player["dwarfs"]:
        text = "+" if dwarf["is_newborn"] else str(dwarf["strength"])
        found.append(f"({text})" if dwarf["place"] is not None or dwarf["is_resting"] else text)
    return f"{sitting.words.say('ui-dwarfs')} {' '.join(found)}"


def supply_lines(sitting: Sitting, width: int) -> Lines:
    """Two lines about the player who is shown: goods, then food, dwarfs and the rest."""
    words, player = sitting.words, sitting.player(sitting.seat_shown)
    goods = {good: n for good, n in player["goods"].items() if n and good != "food"}
    said = in_words(words, goods)
    if len(said) > width - 4:
        said = in_signs(words, goods)
    first = line((f" {player['name']}: ", SEATS[player["seat"]]), (said, GOODS))
    status, is_enough = food(words, player)
    second = line("   ", (status, GAIN if is_enough else WARNING))
    for part in [dwarfs(sitting, player), *extras(sitting, player)]:
        if len(second) + 3 + len(part) <= width:
            second.append(f" {sitting.signs.text('·')} ", FAINT)
            second.append(part)
    return [first, second]


def extras(sitting: Sitting, player: PlayerView) -> list[str]:
    """Points, stables, deliveries, what a box adds."""
    words = sitting.words
    found = [f"{sitting.signs.text(signed(player['total']))} {words.say('ui-points')}"]
    found += sitting.box.beside(words, sitting.view, player)
    if player["begging"]:
        found.append(f"{player['begging']} {words.say('begging-marker', n=player['begging'])}")
    found.append(words.say("ui-beds", n=len(player["dwarfs"]), of=player["beds"]))
    found.append(words.say("ui-stables-left", n=3 - len(player["stables"])))
    for key, left in player["deliveries"].items():
        found.append(words.say("web-supply-deliveries", tile=words.say(f"furnishing-{key}"), n=left))
    return found


def supply_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """The same in words, as far as there is room for them."""
    if height <= 2:
        return supply_lines(sitting, width)
    words, player = sitting.words, sitting.player(sitting.seat_shown)
    goods = {good: n for good, n in player["goods"].items() if n and good != "food"}
    head = title(sitting.signs, words.say("ui-supply"), width, False)
    for told in (in_words(words, goods), in_signs(words, goods)):
        drawn = [*paragraph(told, width, GOODS), *supply_below(sitting, player, width)]
        if len(drawn) < height:
            return [head, *drawn]
    return supply_lines(sitting, width)


def supply_below(sitting: Sitting, player: PlayerView, width: int) -> Lines:
    """Food, and all the rest in a paragraph."""
    status, is_enough = food(sitting.words, player)
    rest = f" {sitting.signs.text('·')} ".join([dwarfs(sitting, player), *extras(sitting, player)])
    return [*paragraph(status, width, GAIN if is_enough else WARNING), *paragraph(rest, width)]


def players_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """Everybody in brief."""
    words, view, signs, state = sitting.words, sitting.view, sitting.signs, sitting.state
    assert state is not None
    drawn: Lines = []
    for player in view["players"]:
        seat = player["seat"]
        info = state.seats[seat]
        away = "" if info.is_connected or info.kind != "human" else f" ({words.say('web-away')})"
        start = f" {sitting.signs.start}" if seat == view["starting_player"] else ""
        points = f"{sitting.signs.text(signed(player['total']))} {words.say('ui-points')}"
        name = clipped(f"{sitting.signs.text(info.name)}{start}{away}", width - len(points) - 2, signs.more)
        drawn.append(line((name, pointing(SEATS[seat], "farm", str(seat))), f"  {points}"))
        goods = {good: n for good, n in player["goods"].items() if n}
        drawn += paragraph(f"  {in_signs(words, goods)}  {dwarfs(sitting, player)}", width, FAINT, "  ")
        more = sitting.box.beside(words, view, player)
        if more:
            drawn += paragraph(f"  {'; '.join(more)}", width, FAINT, "  ")
    drawn += paragraph(sitting.call, width) if sitting.call else []
    head = title(signs, words.say("ui-seats"), width, sitting.looking == PLAYERS)
    first = sitting.first_line(PLAYERS, len(drawn), height - 1)
    return [head, *window(drawn, first, height - 1, signs)]


def score_pane(sitting: Sitting, width: int, height: int) -> Lines:
    """The score sheet: categories down, seats across."""
    words, view, signs = sitting.words, sitting.view, sitting.signs
    key = "ui-final-score" if view["is_over"] else "ui-score-now"
    players = view["players"]
    has_title = height > len(players[0]["score"]) + 2
    table = [(words.say("ui-category" if has_title else key), [player["name"] for player in players])]
    for category in players[0]["score"]:
        figures = [signed(player["score"][category]) for player in players]
        table.append((words.say(f"score-{category}"), figures))
    table.append((words.say("score-total"), [signed(player["total"]) for player in players]))
    least = max(len(figure) for _, figures in table for figure in figures) + 1
    room = max(least, min(WIDEST_FIGURE, (width - CATEGORY_WIDTH) // len(players)))
    widest = max(CATEGORY_WIDTH, *(len(name) + 3 for name, _ in table))
    drawn: Lines = []
    for name, figures in table:
        drawn += score_rows(sitting, name, figures, min(widest, width - room * len(players)), room)
    head = [title(signs, words.say(key), width, sitting.looking == SCORE)] if has_title else []
    left = height - len(head)
    return [*head, *window(drawn, sitting.first_line(SCORE, len(drawn), left), left, signs)]


def score_rows(sitting: Sitting, name: str, figures: list[str], width: int, room: int) -> Lines:
    """A category with what everybody has for it; a name that is too long takes several lines."""
    drawn = [line(text.plain.ljust(width)) for text in paragraph(f"  {name}", width - 1, indent="  ")]
    for seat, figure in enumerate(figures):
        drawn[-1].append(sitting.signs.text(figure).rjust(room), SEATS[seat])
    return drawn


def result(sitting: Sitting) -> str:
    """Who has won."""
    state, words, players = sitting.state, sitting.words, sitting.view["players"]
    assert state is not None
    points = max(player["total"] for player in players)
    names = [sitting.signs.text(state.seats[seat].name) for seat in state.winners]
    if len(players) == 1:
        return words.say("ui-solo-result", points=points)
    if len(names) == 1:
        return words.say("ui-winner", player=names[0], points=points)
    return words.say("ui-shared-victory", players=f" {words.say('ui-and')} ".join(names), points=points)
