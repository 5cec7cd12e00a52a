"""What the box brings to the terminal, for every place where the base game asks."""

from collections.abc import Mapping, Sequence

from caverna.cli.arguments import Arguments, Parser
from caverna.cli.console import Console
from caverna.cli.doors import Command, TerminalDoors
from caverna.cli.terminal import Paint
from caverna.engine.events import Event
from caverna.engine.home_board import CELLS
from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.cli.commands import show_bounty, show_orcs, show_traps
from caverna.expansions.frantic_fiends.cli.draw_board import draw_fiend_board
from caverna.expansions.frantic_fiends.cli.draw_player import describe_orcs, describe_workers
from caverna.expansions.frantic_fiends.cli.figures import figures_and_sources
from caverna.expansions.frantic_fiends.engine.campaign_game import ApplyBonus
from caverna.expansions.frantic_fiends.engine.events import (
    ARMED,
    CAPTURED,
    CARD_DRAWN,
    EVENT_BEGINS,
    EXTRACTED,
    FREED,
    LOST,
    ORC_APPEARED,
    ORC_BEFRIENDED,
    ORC_DEFEATED,
    ORC_HELD,
    ORC_MOVED,
    ORC_OCCUPIES,
    ORC_WEAKENED,
    TRAP_TRIGGERED,
)
from caverna.expansions.frantic_fiends.engine.options import NOBODY
from caverna.expansions.frantic_fiends.engine.state import fiends
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.words.names import orc_name, path_in_words
from caverna.words.texts import Words

HARD_FOR = "hard_for"


class FiendTerminal(TerminalDoors):
    """The box at the terminal."""

    # The program.

    def add_rules_options(self, parser: Parser) -> None:
        parser.add_argument(
            "--figures",
            action="store_true",
            help="list the printed figures of the expansion and how we know them",
        )

    def rules(self, words: Words, console: Console, arguments: Arguments) -> list[str] | None:
        return figures_and_sources(words, console, figures_in_use()) if arguments.figures else None

    # Options of a set-up.

    options_not_to_be_chosen = ("campaign",)
    options_asked = ("orc_strength",)

    def values_wanted(self, option: str) -> str:
        return f"{NOBODY}, or letters of seats such as AC"

    def value_meant(self, option: str, value: str) -> str:
        """Seats may be written in any order, large or small."""
        return "".join(sorted(set(value.upper()))) if option == HARD_FOR and value != NOBODY else value

    # During a game.

    def commands(self) -> Mapping[str, Command]:
        return {"orcs": show_orcs, "bounty": show_bounty, "traps": show_traps}

    def price(self, words: Words, state: GameState, move: Move) -> str | None:
        """A bonus of the campaign is free."""
        return words.say("ui-no-cost") if isinstance(state.agenda[-1], ApplyBonus) else None

    # Drawings.

    markers_key = "ui-cli-orc-markers"

    def home_board(self, words: Words, paint: Paint, state: GameState, seat: int, width: int) -> list[str]:
        return draw_fiend_board(words, paint, state, seat, width)

    def workers(self, words: Words, state: GameState, seat: int, dwarfs: Sequence[str]) -> Sequence[str]:
        return describe_workers(words, state, seat, dwarfs)

    def beside_the_board(self, words: Words, state: GameState, seat: int) -> Sequence[tuple[str, str]]:
        return ((words.say("ui-cli-orcs"), describe_orcs(words, state, seat)),)

    def copies(self, state: GameState) -> Mapping[int, int]:
        return dict(fiends(state).copies)

    def furnishings_apart(self, state: GameState) -> tuple[str, int]:
        """The yellow tiles of the bounty board."""
        return "concept-yellow_tiles", state.rules.yellow

    # Telling what happened.

    events_told = frozenset(
        (
            *(EVENT_BEGINS, CARD_DRAWN, ORC_MOVED, ORC_APPEARED, ORC_WEAKENED, ORC_HELD, ORC_DEFEATED),
            *(ORC_BEFRIENDED, ORC_OCCUPIES, TRAP_TRIGGERED, LOST, CAPTURED, FREED, EXTRACTED, ARMED),
        )
    )
    headings = frozenset((EVENT_BEGINS,))

    def is_told_with(self, event: Event, last: Event) -> bool:
        """Steps of the same orc that follow each other."""
        is_step = event.kind == last.kind == ORC_MOVED
        return is_step and event.seat == last.seat and event.text("orc") == last.text("orc")

    def tell_together(self, words: Words, events: Sequence[Event], names: Sequence[str]) -> str:
        """Several steps of an orc in one line."""
        way = path_in_words(words, [CELLS[step.cells[0]] for step in events])
        orc = orc_name(words, events[0].text("orc"))
        return words.say("ui-cli-orc-walks", orc=orc, player=names[events[0].seat], path=way)


TERMINAL = FiendTerminal()
