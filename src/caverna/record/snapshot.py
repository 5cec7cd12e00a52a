"""Snapshots: a game at any moment, in the middle of a decision too, as canonical JSON.

A snapshot is a cache beside the record: quick to restore, but only by the version that took it. Nothing in it
is code.
"""

import json

from caverna.engine.errors import BadSetup, BrokenPosition, BrokenSnapshot
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE
from caverna.expansions.frantic_fiends.record.figures import figures_of, why_not_these_figures
from caverna.game import Game, game_at
from caverna.record import values
from caverna.record.options import option_names, options_from
from caverna.record.position import read_position
from caverna.record.position_reader import MOST_DRAWINGS
from caverna.record.record import RULES_VERSION, move_line
from caverna.record.snapshot_state import read_state, write_state
from caverna.record.values import Damaged
from caverna.setup import EXPANSIONS, MOST_PLAYERS, Setup

VERSION = 1
MOST_MOVES = 100_000
PARTS = ("snapshot", "rules", "setup", "origin", "deals", "drawings", "moves", "state")
SETUP_FIELDS = ("players", "furnishings", "options", "seed")
EXPANSION_FIELDS = ("expansion", "figures")


# Taking one.


def take_snapshot(game: Game) -> str:
    """The game as canonical JSON: the same game gives the same text."""
    data = {
        "snapshot": VERSION,
        "rules": RULES_VERSION,
        "setup": write_setup(game),
        "origin": game.origin,
        "deals": game.deals,
        "drawings": game.drawings,
        "moves": [move_line(seat, move) for seat, move in game.moves_played],
        "state": write_state(game.state),
    }
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def write_setup(game: Game) -> dict[str, object]:
    """Players, set, options and seed; with the expansion its name and the figures, too."""
    setup = game.setup
    written: dict[str, object] = {
        "players": setup.players,
        "furnishings": setup.furnishings,
        "options": {name: getattr(setup.options, name) for name in option_names(setup.expansion)},
        "seed": setup.seed,
    }
    if setup.has_expansion:
        written |= {"expansion": setup.expansion, "figures": figures_of(game.state.rules)}
    return written


# Restoring one.


def restore_snapshot(text: str) -> Game:
    """The game a snapshot was taken of."""
    try:
        return read_game(parsed(text))
    except Damaged as damaged:
        raise BrokenSnapshot(f"snapshot: {damaged}. The record of the game restores it, too") from None


def parsed(text: str) -> object:
    """The JSON, whatever it holds."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Damaged(f"this is no JSON ({wrong})") from None
    return data


def read_game(data: object) -> Game:
    """Everything, checked."""
    if not isinstance(data, dict) or "snapshot" not in data:
        raise Damaged("this is no snapshot of a game")
    if data["snapshot"] != VERSION or type(data["snapshot"]) is not int:
        raise Damaged(
            f"version {values.shown(data['snapshot'])}; this program restores version {VERSION} only"
        )
    parts = values.mapping(data, "the snapshot", PARTS)
    if parts["rules"] != RULES_VERSION:
        raise Damaged(f"rules {values.shown(parts['rules'])}; this program plays rules {RULES_VERSION} only")
    setup = read_setup(parts["setup"])
    origin = values.text(parts["origin"], "origin")
    drawings = values.whole(parts["drawings"], "drawings", 0, MOST_DRAWINGS)
    if not isinstance(parts["deals"], bool):
        raise Damaged(f"deals is {values.shown(parts['deals'])}: true or false is expected")
    moves = read_moves(parts["moves"], setup.ruleset())
    check_origin(origin, setup, drawings - sum(1 for seat, _ in moves if seat == NATURE))
    state = read_state(parts["state"], setup.ruleset())
    return game_at(setup, state, moves, parts["deals"], drawings, origin)


def read_setup(value: object) -> Setup:
    """Players, set, options and seed."""
    has_expansion = isinstance(value, dict) and "expansion" in value
    names = (*SETUP_FIELDS, *EXPANSION_FIELDS) if has_expansion else SETUP_FIELDS
    fields = values.mapping(value, "setup", names)
    expansion = values.text(fields["expansion"], "setup.expansion") if has_expansion else EXPANSIONS[0]
    if expansion not in EXPANSIONS:
        raise Damaged(f"setup.expansion is {values.shown(expansion)}: choose one of {', '.join(EXPANSIONS)}")
    players = values.whole(fields["players"], "setup.players", 1, MOST_PLAYERS)
    furnishings = values.text(fields["furnishings"], "setup.furnishings")
    chosen = values.mapping(fields["options"], "setup.options", tuple(option_names(expansion)))
    options = options_from(
        {name: values.text(choice, f"setup.options.{name}") for name, choice in chosen.items()}, expansion
    )
    seed = fields["seed"]
    if type(seed) is not int:
        raise Damaged(f"setup.seed is {values.shown(seed)}: a whole number is expected")
    try:
        setup = Setup(players, furnishings, options, seed, expansion)
    except BadSetup as wrong:
        raise Damaged(f"setup: {wrong}") from None
    if has_expansion:
        why = why_not_these_figures(values.text(fields["figures"], "setup.figures"), setup.ruleset())
        if why:
            raise Damaged(f"setup.figures: {why}")
    return setup


def check_origin(origin: str, setup: Setup, drawings: int) -> None:
    """A game with a written beginning has the set-up and the drawings of that position."""
    drawn = 0
    if origin:
        try:
            beginning = read_position(origin)
        except BrokenPosition as wrong:
            raise Damaged(f"origin: {wrong}") from None
        if beginning.setup != setup:
            raise Damaged("origin: the position the game began with has another set-up")
        drawn = beginning.drawings
    if drawings != drawn:
        raise Damaged("drawings: this is not the number of chance moves")


def read_moves(value: object, rules: Ruleset) -> list[tuple[int, Move]]:
    """The history: `A place logging`."""
    found = []
    for i, entry in enumerate(values.listing(value, "moves", 0, MOST_MOVES)):
        seat, _, text = values.text(entry, f"moves[{i}]").partition(" ")
        if seat != "-" and (len(seat) != 1 or seat not in SEAT_NAMES[: rules.players]):
            raise Damaged(f"moves[{i}] is {values.shown(entry)}: it begins with no seat of this game")
        move = rules.moves.by_text.get(text)
        if move is None:
            raise Damaged(f"moves[{i}] is {values.shown(entry)}: there is no such move")
        found.append((NATURE if seat == "-" else SEAT_NAMES.index(seat), move))
    return found
