"""States and games in pickles, compiled or not: as the texts of snapshots, small and nothing but data.

Pickles travel between processes of one version of the program; to keep a game, write its record.
"""

import copyreg
import json
import pickle
from collections.abc import Callable
from dataclasses import replace

from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions import all_expansions, expansion_named
from caverna.game import Game
from caverna.record.snapshot import restore_snapshot, take_snapshot
from caverna.record.snapshot_state import read_state, write_state
from caverna.setup import FURNISHING_SETS, Setup


def register() -> None:
    """Tell pickle about everything that is to travel."""
    for box in all_expansions().values():
        copyreg.pickle(box.state_kind, reduce_state)
        copyreg.pickle(box.options_kind, reduce_options)
    copyreg.pickle(Game, reduce_game)


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


def setup_of(rules: Ruleset) -> Setup:
    """The set-up that has these rules; its seed is of no interest."""
    setup = Setup(rules.players, FURNISHING_SETS[0], rules.options, 0, rules.expansion)
    for furnishings in FURNISHING_SETS:
        if setup.box.ruleset(rules.players, furnishings, rules.options).for_sale == rules.for_sale:
            return replace(setup, furnishings=furnishings)
    raise pickle.PicklingError("these rules come from no set-up, so that a pickle cannot name them")
