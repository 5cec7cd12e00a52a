"""The score sheet as a table: categories down, seats across."""

from collections.abc import Sequence

from caverna.cli.draw_player import paint_seat, signed
from caverna.cli.terminal import Paint, in_rows
from caverna.game import Game
from caverna.words.texts import Words
from caverna.words.topics import in_the_box


def draw_score(
    words: Words, paint: Paint, sheets: Sequence[dict[str, int]], names: Sequence[str]
) -> list[str]:
    """Points by category for each seat."""
    heads = [paint_seat(paint, seat, name) for seat, name in enumerate(names)]
    rows = [[paint(words.say("ui-category"), "bold"), *heads]]
    for category in sheets[0]:
        rows.append([words.say(f"score-{category}"), *[signed(sheet[category]) for sheet in sheets]])
    totals = [paint(signed(sum(sheet.values())), "bold") for sheet in sheets]
    rows.append([paint(words.say("score-total"), "bold"), *totals])
    return in_rows(rows)


def draw_result(words: Words, paint: Paint, game: Game, names: Sequence[str]) -> list[str]:
    """The end of a game: the table, and who has won."""
    lines = [paint(words.say("ui-final-score"), "bold"), *draw_score(words, paint, game.score(), names), ""]
    winners = game.winners()
    points = max(game.totals())
    if game.setup.players == 1:
        lines.append(words.say("ui-solo-result", points=points))
    elif len(winners) == 1:
        lines.append(words.say("ui-winner", player=names[winners[0]], points=points))
        if game.totals().count(points) > 1:
            total = in_the_box(words, game.setup.expansion, "score-total")
            lines.append(words.attribute(total, "help") or "")
    else:
        shared = f" {words.say('ui-and')} ".join(names[seat] for seat in winners)
        lines.append(words.say("ui-shared-victory", players=shared, points=points))
    return lines
