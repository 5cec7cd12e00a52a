"""Arranging a game with Frantic Fiends for a test: only what the rule needs, the rest as at the start.

    game = a_game(orcs="a b2 5, d gone", traps="pitfall b3", dwarfs="8 8", on="adventure")
    game = a_game(phase="event", event=2, traps="catch_net a2", wood=3, ore_mine="e3", mined="e3 4")
    game = a_game(rooms="orc_dwelling d3", friends="b d3", round=5)

All keywords of tests/arranging.py are there, too: goods by name, tiles, rooms, dwarfs, cards, lying, others.
"""

from collections.abc import Iterable

from caverna import Game
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer
from caverna.expansions.frantic_fiends.engine.state import FiendState, fiends, player_of
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.record.position import read_position
from tests.arranging import answers, earliest_round, goods_of, legal, play
from tests.arranging import seat_lines as base_seat_lines

__all__ = ["NO_ORCS", "a_game", "answers", "figures", "goods_of", "legal", "play", "player", "table"]

SEVERAL = {"orcs": "orc", "traps": "trap", "mined": "mined", "friends": "friend", "captives": "captive"}
"""Keywords of a seat whose entries stand between commas, and the line of each entry."""
NO_ORCS = "a gone, b gone, c gone, d gone"
ROUND_OF_EVENT = {1: 3, 2: 6, 3: 7, 4: 8}
"""The first round that can end with each event."""


def figures() -> Figures:
    """The printed figures in use."""
    return figures_in_use()


def seat_lines(name: str, **has: object) -> list[str]:
    """The lines of one seat.

    Keywords beside those of the base game: orcs='a b2 5, b gone', held='a',
    traps='pitfall b2, catch_net a1 used', mined='e3 4, f2 1', friends='a d3, b e2@logging', captives='0 e3'.
    """
    base = {key: value for key, value in has.items() if key not in SEVERAL and key != "held"}
    lines = base_seat_lines(name, **base)
    for key, line in SEVERAL.items():
        lines += [f"{line} {one}" for one in entries(has.get(key, ""))]
    if has.get("held"):
        lines.append(f"held {has['held']}")
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
    questions: int | None = None,
    start: str = "A",
    options: str = "",
    others: dict[str, dict[str, object]] | None = None,
    event: int | None = None,
    extensions: str = "",
    strips: str = "",
    bribes: str = "",
    rewards_taken: str = "",
    supply: str = "",
    quiet: bool = False,
    **has: object,
) -> Game:
    """A game with the expansion in which seat A (or `turn`) has what the keywords say.

    `phase='event'` stands at the beginning of an orc event, by default the first; `event` says which one. In
    the other phases `event` says how many have begun. The boards and strips that offer the rooms and traps of
    all seats come into play by themselves; `supply` names more tiles, traps or rewards that must be there.
    With `quiet` the seats that are not described have no nasty orcs any more.
    """
    seats = {turn: has, **(others or {})}
    if quiet:
        seats |= {name: {"orcs": NO_ORCS} for name in "ABCDEFG"[:players] if name not in seats}
    wanted = supply.split() + rewards_taken.split()
    for theirs in seats.values():
        for key in ("rooms", "traps"):
            wanted += [one.split()[0] for one in entries(theirs.get(key, ""))]
    if phase == "event":
        event = event or 1
        round = round or ROUND_OF_EVENT[event]
    lines = ["caverna position 1", f"players {players}", "expansion frantic_fiends"]
    lines += [f"option {one}" for one in entries(options)]
    lines += [f"round {round or earliest_round(on, others or {}, str(has.get('dwarfs', '')), players)}"]
    lines += [f"start {start}", f"turn {turn}", f"phase {phase}"]
    for key, value in (
        ("cards", cards),
        ("harvest", harvest),
        ("questions", questions),
        ("event", event),
        ("bribes", bribes),
        ("rewards_taken", rewards_taken),
        ("extensions", " ".join(boards_with(wanted, extensions.split()))),
        ("strips", " ".join(strips_with(wanted, strips.split()))),
    ):
        if value not in ("", None):
            lines.append(f"{key} {value}")
    lines += [f"on {one}" for one in entries(lying)]
    for name, theirs in seats.items():
        lines += seat_lines(name, **theirs)
    game = read_position("\n".join(lines), as_is=True)
    if on:
        game.play(f"place {on}")
    return game


def entries(text: object) -> list[str]:
    """What stands between commas."""
    if not isinstance(text, str):
        assert isinstance(text, Iterable)
        return [str(one) for one in text]
    return [one.strip() for one in text.split(",") if one.strip()]


def boards_with(wanted: list[str], named: list[str]) -> list[str]:
    """The named extensions of the supply board, and those that have what is wanted."""
    found = list(named)
    for name, board in figures().extensions.items():
        offered = {*board.upper, *board.middle, *board.lower}
        if name not in found and offered & set(wanted):
            found.append(name)
    return found


def strips_with(wanted: list[str], named: list[str]) -> list[str]:
    """The named strips of the bounty board, and those that have what is wanted."""
    found = list(named)
    for strips in (figures().long_strips, figures().short_strips):
        for name, offered in strips.items():
            if name not in found and set(offered) & set(wanted):
                found.append(name)
    return found


def player(game: Game, seat: str = "A") -> FiendPlayer:
    """A player, to be read."""
    return player_of(game.state, "ABCDEFG".index(seat))


def table(game: Game) -> FiendState:
    """The state, with what the expansion adds to it."""
    return fiends(game.state)
