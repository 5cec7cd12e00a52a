"""Snapshots: a game at any moment, in the middle of a decision too, as canonical JSON.

A snapshot is a cache beside the record: quick to restore, but only by the version that took it. Nothing in it
is code.
"""

import json

from caverna.engine.errors import BadSetup, BrokenSnapshot
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE
from caverna.game import Game, game_at
from caverna.record.decode import anything, decode
from caverna.record.errors import BrokenPosition
from caverna.record.position import read_position
from caverna.record.record import RULES_VERSION, move_line
from caverna.record.snapshot_shape import SetupShape, SnapshotShape
from caverna.record.snapshot_state import read_state, write_state
from caverna.record.values import Damaged, shown, why_no_text
from caverna.setup import Setup
from caverna.words.told import in_english

VERSION = 1


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
    """Players, set, options and seed; with a box its name and the figures it is played with, too."""
    setup = game.setup
    written: dict[str, object] = {
        "players": setup.players,
        "furnishings": setup.furnishings,
        "options": {name: getattr(setup.options, name) for name in setup.box.option_names()},
        "seed": setup.seed,
    }
    if setup.has_expansion:
        written["expansion"] = setup.expansion
    edition = setup.box.edition(game.state.rules)
    return written | {"figures": edition} if edition else written


# Restoring one.


def restore_snapshot(text: str) -> Game:
    """The game a snapshot was taken of."""
    if why := why_no_text(text):
        raise BrokenSnapshot(f"snapshot: {why}")
    try:
        return read_game(parsed(text))
    except Damaged as damaged:
        raise BrokenSnapshot(f"snapshot: {damaged}. The record of the game restores it, too") from None


def parsed(text: str) -> SnapshotShape:
    """The snapshot but for its state. What is none, or another version's, is called so first of all."""
    try:
        shape = decode(text, SnapshotShape, "")
    except Damaged:
        data = anything(text)
        if not isinstance(data, dict) or "snapshot" not in data:
            raise Damaged("this is no snapshot of a game") from None
        check_version(data["snapshot"])
        raise
    check_version(shape.snapshot)
    return shape


def check_version(version: object) -> None:
    """Only one version is read."""
    if version != VERSION or type(version) is not int:
        raise Damaged(f"version {shown(version)}; this program restores version {VERSION} only")


def read_game(shape: SnapshotShape) -> Game:
    """Everything, checked."""
    if shape.rules != RULES_VERSION:
        raise Damaged(f"rules {shown(shape.rules)}; this program plays rules {RULES_VERSION} only")
    setup = read_setup(shape.setup)
    rules = setup.ruleset()
    moves = read_moves(shape.moves, rules)
    check_origin(shape.origin, setup, shape.drawings - sum(1 for seat, _ in moves if seat == NATURE))
    state = read_state(shape.state, rules)
    return game_at(setup, state, moves, shape.deals, shape.drawings, shape.origin)


def read_setup(shape: SetupShape) -> Setup:
    """Players, set, options and seed."""
    try:
        setup = Setup(shape.players, shape.furnishings, shape.options, shape.seed, shape.expansion)
    except BadSetup as wrong:
        raise Damaged(f"setup: {wrong}") from None
    missing = [name for name in setup.box.option_names() if name not in shape.options]
    if missing:
        raise Damaged(f"setup.options lacks {', '.join(missing)}")
    why = setup.box.why_not_edition(shape.figures, setup.ruleset())
    if why:
        raise Damaged(f"setup.figures: {in_english(why)}")
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


def read_moves(lines: list[str], rules: Ruleset) -> list[tuple[int, Move]]:
    """The history: `A place logging`."""
    seats = {"-": NATURE} | {name: seat for seat, name in enumerate(SEAT_NAMES[: rules.players])}
    found = []
    for i, line in enumerate(lines):
        seat, _, text = line.partition(" ")
        if seat not in seats:
            raise Damaged(f"moves[{i}] is {shown(line)}: it begins with no seat of this game")
        move = rules.moves.by_text.get(text)
        if move is None:
            raise Damaged(f"moves[{i}] is {shown(line)}: there is no such move")
        found.append((seats[seat], move))
    return found
