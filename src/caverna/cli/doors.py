"""What a box brings to the terminal: every place where it comes in. The base game adds nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from caverna.cli.draw_home_board import draw_home_board

if TYPE_CHECKING:
    from caverna.cli.arguments import Arguments, Parser
    from caverna.cli.console import Console
    from caverna.cli.session import Session
    from caverna.cli.terminal import Paint
    from caverna.engine.events import Event
    from caverna.engine.moves import Move
    from caverna.engine.state.game_state import GameState
    from caverna.words.texts import Words

Command = Callable[["Session", str], bool]
"""Carries out a command with what was typed behind it; true if another decision has to be shown."""


class TerminalDoors:
    """A box at the terminal, place by place. Derived classes override what their box adds."""

    # The program.

    def add_rules_options(self, parser: Parser) -> None:
        """More options of `caverna rules`."""

    def rules(self, words: Words, console: Console, arguments: Arguments) -> list[str] | None:
        """What one of these options asks for; None if none of them is given."""
        return None

    # Options of a set-up.

    options_not_to_be_chosen: tuple[str, ...] = ()
    """Options that come with a command of their own."""
    options_asked: tuple[str, ...] = ()
    """Options the dialogue before a game asks about."""

    def values_wanted(self, option: str) -> str:
        """What to write for an option whose values cannot be listed."""
        return "a text"

    def value_meant(self, option: str, value: str) -> str:
        """The value of an option as it is kept, however it was typed."""
        return value

    # During a game.

    def commands(self) -> Mapping[str, Command]:
        """Further commands; `ui-command-<name>` is the word to type in each language."""
        return {}

    def price(self, words: Words, state: GameState, move: Move) -> str | None:
        """What a furnishing costs here, if the box has a say in it."""
        return None

    # Drawings.

    markers_key = "ui-cli-markers"
    """The text about harvest markers that lie face down."""

    def home_board(self, words: Words, paint: Paint, state: GameState, seat: int, width: int) -> list[str]:
        """The home board of a seat."""
        return draw_home_board(words, paint, state.rules, state.players[seat], width)

    def workers(self, words: Words, state: GameState, seat: int, dwarfs: Sequence[str]) -> Sequence[str]:
        """Everybody who works for a player, given what is said about the dwarfs."""
        return dwarfs

    def beside_the_board(self, words: Words, state: GameState, seat: int) -> Sequence[tuple[str, str]]:
        """What else a player has to look at: a label and a text each."""
        return ()

    def copies(self, state: GameState) -> Mapping[int, int]:
        """How many are left of furnishings that are there several times."""
        return {}

    def furnishings_apart(self, state: GameState) -> tuple[str, int]:
        """Furnishings that are drawn below all others: the key of their heading and help, the set of them."""
        return "", 0

    # Telling what happened.

    events_told: frozenset[str] = frozenset()
    """Kinds of events that get a line of their own."""
    headings: frozenset[str] = frozenset()
    """Those of them that begin a new paragraph."""

    def is_told_with(self, event: Event, last: Event) -> bool:
        """Whether an event goes into the same line as the one before it."""
        return False

    def tell_together(self, words: Words, events: Sequence[Event], names: Sequence[str]) -> str:
        """That line; asked for only where `is_told_with` says so."""
        raise AssertionError(f"no line is told together here, and yet {[event.kind for event in events]}")


BASE_DOORS = TerminalDoors()
