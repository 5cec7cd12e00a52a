"""The seam: every place where a box may add something to the game. The base game is the plain one.

A box is a class derived from `Expansion`, registered in `caverna.expansions`. The floors above the engine
call its doors without asking which box it is; what a box does not change, it inherits.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING

from caverna.content.catalogue import ADDITIONS, ENTRY_ROOM, base_ruleset
from caverna.engine.errors import BadSetup
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.moves import Move
from caverna.engine.reasons import Said, say
from caverna.engine.rounds.game_flow import new_game
from caverna.engine.ruleset import OPTION_VALUES, Options, Ruleset
from caverna.engine.state.game_state import HARVEST_NAMES, GameState
from caverna.engine.state.player import Player

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors
    from caverna.cli.doors import TerminalDoors
    from caverna.record.doors import RecordDoors
    from caverna.research.doors import ResearchDoors
    from caverna.server.doors import ServerDoors
    from caverna.terminal.doors import ScreenDoors
    from caverna.view.client_doors import ClientDoors
    from caverna.view.doors import ViewDoors
    from caverna.words.doors import WordsDoors

BASE_GAME = "none"
MOST_REMEMBERED = 64
"""Rulesets that are kept: the same game has the same one."""
_remembered = lru_cache(MOST_REMEMBERED)(base_ruleset)


class Expansion:
    """Everything a box may bring, door by door. This one brings nothing."""

    name = BASE_GAME
    texts = ""
    """The package that holds its texts, one `.ftl` file a language; empty if it brings none."""
    state_kind: type[GameState] = GameState
    """The class of its states."""
    player_kind: type[Player] = Player
    """The class of its players."""
    options_kind: type[Options] = Options
    """The options of its games."""

    # Setting up.

    def option_names(self) -> list[str]:
        """The names of all options of a game."""
        return [option.name for option in fields(self.options_kind)]

    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The options of a game and their values, where they can be listed."""
        return {**OPTION_VALUES, "additions": ADDITIONS}

    def options_from(self, options: Options | Mapping[str, str]) -> Options:
        """The options with those of the box, as they are or as recommended."""
        if isinstance(options, Mapping):
            unknown = [name for name in options if name not in self.option_names()]
            if unknown:
                raise BadSetup(f"option {unknown[0]!r}: choose one of {', '.join(self.option_names())}")
            return self.options_kind(**options)
        if isinstance(options, self.options_kind):
            return options
        return self.options_kind(**{option.name: getattr(options, option.name) for option in fields(options)})

    def check(self, options: Options, players: int, furnishings: str) -> None:
        """Raise BadSetup if no such game can be set up."""

    def ruleset(self, players: int, furnishings: str, options: Options) -> Ruleset:
        """The rules of such a game; they are built once."""
        return _remembered(players, furnishings == "introductory", options)

    def new_state(self, rules: Ruleset) -> GameState:
        """The game before its first step."""
        return new_game(rules, ENTRY_CELL, ENTRY_ROOM)

    def check_files(self) -> None:
        """Raise a CavernaError if files of its that people may change cannot be used."""

    def counted_at_the_end(self, state: GameState, seat: int) -> dict[str, int]:
        """What else is worth counting in games between bots, beside the score."""
        return {}

    # Editions: a box whose figures can be corrected by its owner says with which ones a game is played.

    def edition(self, rules: Ruleset) -> str:
        """A short text that names the figures of a game; empty if there is only one edition of them."""
        return ""

    def why_not_edition(self, written: str, rules: Ruleset) -> Said | None:
        """What is wrong if a game was written down with other figures than these; None if it was not."""
        return None if written == self.edition(rules) else say("wrong-figures-of-nobody")

    def keeping_edition(self, rules: Ruleset) -> AbstractContextManager[None]:
        """A block in which a game is begun anew with its own figures, even if others are in use by now."""
        return nullcontext()

    # Words and advice.

    def words(self) -> WordsDoors:
        """What it says, place by place."""
        from caverna.words.doors import BASE_DOORS

        return BASE_DOORS

    def harvests(self) -> dict[int, str]:
        """What can come at the end of a round: `harvest-<key>` names it in every language."""
        return HARVEST_NAMES

    def harvest_to_come(self, state: GameState, number: int) -> int | None:
        """What is known about the end of a round to come; None: as in the base game."""
        return None

    def foresee(self, state: GameState, move: Move) -> object | None:
        """What an answer would lead to, where players need to know before; its words say what was seen."""
        return None

    # The terminal.

    def terminal(self) -> TerminalDoors:
        """What it brings to the terminal, place by place."""
        from caverna.cli.doors import BASE_DOORS

        return BASE_DOORS

    def full_screen(self) -> ScreenDoors:
        """What it brings to the full screen of the terminal, place by place."""
        from caverna.terminal.doors import BASE_DOORS

        return BASE_DOORS

    # Views, bots and learning programs.

    def view(self) -> ViewDoors:
        """What it shows, place by place."""
        from caverna.view.doors import BASE_DOORS

        return BASE_DOORS

    def bots(self) -> BotDoors:
        """What it tells the bots, place by place."""
        from caverna.bots.doors import BASE_DOORS

        return BASE_DOORS

    def research(self) -> ResearchDoors:
        """What it adds to observations."""
        from caverna.research.doors import BASE_DOORS

        return BASE_DOORS

    # Records.

    def record(self) -> RecordDoors:
        """What it adds to positions and snapshots."""
        from caverna.record.doors import BASE_DOORS

        return BASE_DOORS

    # The browser.

    def client(self) -> ClientDoors:
        """What the client is told about it when it is built."""
        from caverna.view.client_doors import BASE_DOORS

        return BASE_DOORS

    # The server.

    def server(self) -> ServerDoors:
        """What it brings to the server, place by place."""
        from caverna.server.doors import BASE_DOORS

        return BASE_DOORS
