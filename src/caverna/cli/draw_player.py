"""What a player has beside the home board: supply, dwarfs, food for the next harvest, points."""

from typing import Final

from caverna.advice.next_feeding import next_feeding
from caverna.cli.terminal import Paint, visible_length, wrap
from caverna.engine.goods import FOOD, GOODS_COUNT, Goods
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.fence import STABLES
from caverna.engine.verbs.grow_family import beds_of
from caverna.expansions import box_of
from caverna.words.names import describe_goods
from caverna.words.texts import Words

SEAT_STYLES: Final = (
    "bright_cyan",
    "magenta",
    "bright_yellow",
    "bright_green",
    "red",
    "bright_blue",
    "white",
)
GAP: Final = " · "


def paint_seat(paint: Paint, seat: int, text: str) -> str:
    """A text in the colour of a seat; the letter says the same without colours."""
    return paint(text, SEAT_STYLES[seat], "bold")


def supply(player: Player) -> Goods:
    """All goods of a player, animals included."""
    return tuple((good, player.goods[good]) for good in range(GOODS_COUNT) if player.goods[good])


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def describe_workers(words: Words, state: GameState, seat: int) -> str:
    """Each dwarf with weapon and place, and whoever else works for the player."""
    player, found = state.players[seat], []
    for dwarf, (strength, place) in enumerate(zip(player.weapons, player.places, strict=True)):
        weapon = words.say("ui-strength", strength=strength) if strength else words.say("ui-unarmed")
        if player.newborns >> dwarf & 1:
            weapon = words.say("ui-newborn")
        found.append(f"{weapon} ({whereabouts(words, state, place)})")
    return ", ".join(box_of(state.rules).terminal().workers(words, state, seat, found))


def whereabouts(words: Words, state: GameState, place: int) -> str:
    """At home, or the space somebody works on."""
    return words.say("ui-at-home") if place == HOME else words.say(f"space-{state.rules.space_keys[place]}")


def draw_supply(words: Words, paint: Paint, player: Player, width: int) -> list[str]:
    """All goods and animals of a player."""
    goods = describe_goods(words, supply(player)) if supply(player) else words.say("ui-nothing")
    return labelled(paint, words.say("ui-supply"), goods, width)


def draw_sheet(words: Words, paint: Paint, state: GameState, seat: int, width: int) -> list[str]:
    """Everything beside the board, in a few lines."""
    player = state.players[seat]
    lines = draw_supply(words, paint, player, width)
    lines += labelled(paint, words.say("ui-dwarfs"), describe_workers(words, state, seat), width)
    for label, text in box_of(state.rules).terminal().beside_the_board(words, state, seat):
        lines += labelled(paint, label, text, width)
    rest = [words.say("ui-beds", n=player.beds_needed, of=beds_of(state, seat))]
    rest.append(words.say("ui-stables-left", n=STABLES - player.stables.bit_count()))
    for number, rounds in player.deliveries:
        tile = state.rules.furnishings[number]
        rest.append(
            f"{words.say(f'furnishing-{tile.key}')}: {rounds} × {describe_goods(words, tile.delivers)}"
        )
    if player.begging:
        rest.append(paint(f"{player.begging} {words.say('begging-marker', n=player.begging)}", "red", "bold"))
    if player.passed:
        rest.append(words.say("ui-passed"))
    lines += in_one_go(rest, width)
    lines += in_one_go(
        [
            draw_feeding(words, paint, state, seat),
            f"{words.say('ui-score-now')}: {signed(total_score(state, seat))}",
        ],
        width,
    )
    return lines


def draw_feeding(words: Words, paint: Paint, state: GameState, seat: int) -> str:
    """What the next feeding costs, and whether the food is there."""
    feeding = next_feeding(state, seat)
    if feeding is None:
        return words.say("ui-cli-no-feeding")
    missing = feeding.need - state.players[seat].goods[FOOD]
    harvest = words.say(f"harvest-{feeding.harvest}")
    text = words.say("ui-cli-feeding", round=feeding.round, harvest=harvest, need=feeding.need)
    if missing <= 0:
        return text
    return f"{text}. {paint(words.say('ui-food-missing', n=missing), 'red', 'bold')}"


def draw_summary(words: Words, paint: Paint, state: GameState, seat: int, name: str, width: int) -> list[str]:
    """One player in a line or two, for the others at the table."""
    player = state.players[seat]
    weapons = " ".join(str(strength) for strength in player.weapons)
    goods = describe_goods(words, supply(player)) if supply(player) else words.say("ui-nothing")
    start = " ★" if state.start == seat else ""
    label = paint_seat(paint, seat, f"{name}{start}")
    points = f"{signed(total_score(state, seat))} {words.say('ui-points')}"
    text = f"{points} · {words.say('ui-weapons')} {weapons} · {goods}"
    for what, more in box_of(state.rules).terminal().beside_the_board(words, state, seat):
        text += f" · {what} {more}"
    if player.begging:
        text += f" · {player.begging} {words.say('begging-marker', n=player.begging)}"
    return wrap(f"{label}: {text}", width, "   ")


def labelled(paint: Paint, label: str, text: str, width: int) -> list[str]:
    """A label and a text, wrapped."""
    return wrap(f"{paint(label, 'bold')}: {text}", width, "   ")


def in_one_go(parts: list[str], width: int) -> list[str]:
    """Parts in one line, or in several if they do not fit."""
    lines: list[str] = []
    for part in parts:
        if lines and visible_length(lines[-1] + GAP + part) <= width:
            lines[-1] += GAP + part
        else:
            lines.append(part)
    return lines
