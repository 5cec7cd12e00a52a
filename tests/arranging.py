"""Arranging a game for a test: only what the rule needs, the rest as at the start."""

from collections.abc import Iterable

from caverna import Game
from caverna.engine.goods import GOOD_BY_NAME
from caverna.record.position import read_position

Cells = str | Iterable[str]
TILES = ("meadow", "small_pasture", "cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "stable")


def _words(cells: Cells) -> str:
    return cells if isinstance(cells, str) else " ".join(cells)


def seat_lines(name: str, **has: object) -> list[str]:
    """The lines of one seat.

    Keywords: goods by name (wood=3), tiles as 'a1 b2', dwarfs='0 3@logging', rooms='seam d3, miner e3',
    fields='c4' (empty), sown='b3 grain 3, b2 vegetable 1', large_pasture='a1 a2, b1 b2', begging=2,
    delivery='wood_supplier 5'.
    """
    lines = [f"seat {name}"]
    for key, value in has.items():
        if key in GOOD_BY_NAME:
            lines.append(f"goods {key} {value}")
        elif key in TILES:
            assert isinstance(value, str | Iterable)
            lines.append(f"{key} {_words(value)}")
        elif key == "fields":
            lines.append(f"field {value}")
        elif key == "sown":
            lines += [f"field {one.strip()}" for one in str(value).split(",")]
        elif key == "rooms":
            lines += [f"room {one.strip()}" for one in str(value).split(",")]
        elif key == "large_pasture":
            lines += [f"large_pasture {one.strip()}" for one in str(value).split(",")]
        else:
            assert key in ("dwarfs", "begging", "delivery", "passed", "doubled"), key
            lines.append(f"{key} {value}" if value is not True else key)
    return lines


def a_game(
    players: int = 2,
    round: int | None = None,
    turn: str = "A",
    on: str = "",
    lying: str = "",
    cards: str = "",
    phase: str = "work",
    harvest: str = "",
    questions: int = 0,
    start: str = "A",
    furnishings: str = "full",
    options: str = "",
    others: dict[str, dict[str, object]] | None = None,
    **has: object,
) -> Game:
    """A game in which seat A (or `turn`) has what the keywords say.

    `on` plays `place <space>` with that seat's dwarf at once. `lying` = 'logging wood 4, ore_mining ore 2'.
    `others` = {'B': dict(dwarfs='0@housework 0')}. `options` = 'income after_refill, ...'. The round defaults
    to the earliest one in which the cards and spaces named can be on display. The position is set up as it
    is: a rule needs a tile or a dwarf, not all that would lead to it.
    """
    lines = ["caverna position 1", f"players {players}", f"furnishings {furnishings}"]
    lines += [f"option {one.strip()}" for one in options.split(",") if one.strip()]
    lines += [f"round {round or earliest_round(on, others or {}, str(has.get('dwarfs', '')), players)}"]
    lines += [f"start {start}", f"turn {turn}", f"phase {phase}"]
    if cards:
        lines.append(f"cards {cards}")
    if harvest:
        lines.append(f"harvest {harvest}")
    if questions:
        lines.append(f"questions {questions}")
    lines += [f"on {one.strip()}" for one in lying.split(",") if one.strip()]
    lines += seat_lines(turn, **has)
    for name, theirs in (others or {}).items():
        lines += seat_lines(name, **theirs)
    game = read_position("\n".join(lines), as_is=True)
    if on:
        game.play(f"place {on}")
    return game


CARD_ROUNDS = {
    "blacksmithing": 1,
    "sheep_farming": 2,
    "ore_mine_construction": 3,
    "wish_for_children": 4,
    "donkey_farming": 5,
    "ruby_mine_construction": 6,
    "family_life": 7,
    "urgent_wish_for_children": 7,
    "exploration": 8,
    "ore_delivery": 9,
    "adventure": 10,
    "ore_trading": 11,
    "ruby_delivery": 12,
}


def earliest_round(on: str, others: dict[str, dict[str, object]], dwarfs: str, players: int) -> int:
    """The first round in which the spaces used can be on display, cards coming in catalogue order."""
    places = [on] + [word.partition("@")[2] for word in dwarfs.split()]
    for theirs in others.values():
        places += [word.partition("@")[2] for word in str(theirs.get("dwarfs", "")).split()]
    number = max((CARD_ROUNDS.get(place, 1) for place in places), default=1)
    if (players == 1 and number in (7, 8)) or (players == 2 and number == 9):
        return 8
    return number


def legal(game: Game) -> list[str]:
    """All legal moves as texts."""
    return [move.text for move in game.legal_moves()]


def answers(game: Game) -> list[str]:
    """The moves that answer the question, as texts."""
    return [move.text for move in game.answers()]


def goods_of(game: Game, seat: str = "A") -> dict[str, int]:
    """What a seat has, by name, without zeros."""
    stock = game.state.players["ABCDEFG".index(seat)].goods
    return {name: stock[number] for name, number in GOOD_BY_NAME.items() if stock[number]}


def play(game: Game, *moves: str) -> Game:
    """Play several moves one after the other."""
    for move in moves:
        game.play(move)
    return game
