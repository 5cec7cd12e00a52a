"""The seam: every place where a box may add something to the game. The base game is the plain one.

A box is a class derived from `Expansion`, registered in `caverna.expansions`. The floors above the engine
call its doors without asking which box it is; what a box does not change, it inherits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caverna.content.catalogue import ENTRY_CELL, ENTRY_ROOM, base_ruleset
from caverna.engine.moves import Move
from caverna.engine.rounds.game_flow import new_game
from caverna.engine.ruleset import OPTION_VALUES, Options, Ruleset
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.cli.doors import TerminalDoors
    from caverna.server.doors import ServerDoors
    from caverna.words.doors import WordsDoors

BASE_GAME = "none"
_RULESETS: dict[tuple[int, str, Options], Ruleset] = {}


class Expansion:
    """Everything a box may bring, door by door. This one brings nothing."""

    name = BASE_GAME
    texts = ""
    """The package that holds its texts, one `.ftl` file a language; empty if it brings none."""
    state_kind: type[GameState] = GameState
    """The class of its states."""

    # Setting up.

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The options of a game and their values, where they can be listed."""
        return OPTION_VALUES

    def options_from(self, options: Options) -> Options:
        """The options with those of the box, as they are or as recommended."""
        return options

    def check(self, options: Options, players: int, furnishings: str) -> None:
        """Raise BadSetup if no such game can be set up."""

    def ruleset(self, players: int, furnishings: str, options: Options) -> Ruleset:
        """The rules of such a game; they are built once."""
        key = (players, furnishings, options)
        if key not in _RULESETS:
            _RULESETS[key] = base_ruleset(players, furnishings == "introductory", options)
        return _RULESETS[key]

    def new_state(self, rules: Ruleset) -> GameState:
        """The game before its first step."""
        return new_game(rules, ENTRY_CELL, ENTRY_ROOM)

    def check_files(self) -> None:
        """Raise a CavernaError if files of its that people may change cannot be used."""

    # Words and advice.

    def words(self) -> WordsDoors:
        """What it says, place by place."""
        from caverna.words.doors import BASE_DOORS

        return BASE_DOORS

    def harvests(self) -> dict[int, str]:
        """What else can come at the end of a round: `harvest-<key>` names it."""
        return {}

    def harvest_to_come(self, state: GameState, number: int) -> int | None:
        """What is known about the end of a round to come; None: as in the base game."""
        return None

    def food_due(self, state: GameState, seat: int, harvest: int) -> int | None:
        """The food such a harvest costs a player; None: as in the base game."""
        return None

    def foresee(self, state: GameState, move: Move) -> object | None:
        """What an answer would lead to, where players need to know before; its words say what was seen."""
        return None

    # The terminal.

    def terminal(self) -> TerminalDoors:
        """What it brings to the terminal, place by place."""
        from caverna.cli.doors import BASE_DOORS

        return BASE_DOORS

    # The server.

    def server(self) -> ServerDoors:
        """What it brings to the server, place by place."""
        from caverna.server.doors import BASE_DOORS

        return BASE_DOORS
