"""States, games, players and moves in pickles, compiled or not: small texts, nothing but data.

Pickles travel between processes of one version of the program; to keep a game, write its record.
"""

import json
import pickle
from collections.abc import Callable
from dataclasses import replace

from caverna.engine.move_table import MoveTable
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move
from caverna.expansions import all_expansions, expansion_named
from caverna.game import Game
from caverna.record.decode import decode
from caverna.record.snapshot import restore_snapshot, take_snapshot
from caverna.record.snapshot_state import read_state, write_state
from caverna.setup import FURNISHING_SETS, Setup


def reduce_game(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game with its history."""
    return restore_snapshot, (take_snapshot(game),)


def reduce_options(
    options: Options,
) -> tuple[Callable[[str, dict[str, str]], Options], tuple[str, dict[str, str]]]:
    """The options of a set-up."""
    box = next(box for box in all_expansions().values() if box.options_kind is type(options))
    return restore_options, (box.name, {name: getattr(options, name) for name in box.option_names()})


def restore_options(expansion: str, values: dict[str, str]) -> Options:
    """The options they were."""
    return expansion_named(expansion).options_from(values)


def reduce_state(state: GameState) -> tuple[Callable[[Setup, str], GameState], tuple[Setup, str]]:
    """A bare state with the set-up its rules come from."""
    text = json.dumps(write_state(state), separators=(",", ":"))
    return restore_state, (setup_of(state.rules), text)


def restore_state(setup: Setup, text: str) -> GameState:
    """The state it was."""
    return read_state(text, setup.ruleset())


def reduce_player(player: Player) -> tuple[Callable[[str, str], Player], tuple[str, str]]:
    """A player alone, as a snapshot writes him."""
    box = next(box for box in all_expansions().values() if box.player_kind is type(player))
    fields = {name: getattr(player, name) for name in box.record().player_shape.__struct_fields__}
    return restore_player, (box.name, json.dumps(fields, separators=(",", ":")))


def restore_player(expansion: str, text: str) -> Player:
    """The player he was."""
    return decode(text, expansion_named(expansion).record().player_shape, "player").player()


def reduce_move(move: Move) -> tuple[Callable[[str, str], Move], tuple[str, str]]:
    """A move by its text, with the first box that knows it."""
    for name in all_expansions():
        if moves_of(name).parse(move.text) == move:
            return restore_move, (name, move.text)
    raise pickle.PicklingError(f"no box knows the move {move.text!r}, so that a pickle cannot name it")


def restore_move(expansion: str, text: str) -> Move:
    """The move it was."""
    return moves_of(expansion).by_text[text]


def moves_of(expansion: str) -> MoveTable:
    """All moves of the games of a box."""
    return Setup(expansion=expansion).ruleset().moves


def setup_of(rules: Ruleset) -> Setup:
    """The set-up that has these rules; its seed is of no interest."""
    setup = Setup(rules.players, FURNISHING_SETS[0], rules.options, 0, rules.expansion)
    for furnishings in FURNISHING_SETS:
        if setup.box.ruleset(rules.players, furnishings, rules.options).for_sale == rules.for_sale:
            return replace(setup, furnishings=furnishings)
    raise pickle.PicklingError("these rules come from no set-up, so that a pickle cannot name them")


REDUCED_BY: dict[str, Callable[..., tuple[Callable[..., object], tuple[object, ...]]]] = {
    "game": reduce_game,
    "state": reduce_state,
    "player": reduce_player,
    "options": reduce_options,
    "move": reduce_move,
}
"""How everything travels that `caverna.pickles` has told pickle about."""
