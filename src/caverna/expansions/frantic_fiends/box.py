"""Everything the box brings, door by door."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from caverna.content.catalogue import ENTRY_ROOM
from caverna.engine.errors import BadSetup
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.engine.reasons import Said, say
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import HARVEST_NAMES, NOT_YET_KNOWN, GameState
from caverna.expansion import MOST_REMEMBERED, Expansion
from caverna.expansions.frantic_fiends.content.catalogue import fiend_ruleset
from caverna.expansions.frantic_fiends.engine.campaign_game import campaign_of
from caverna.expansions.frantic_fiends.engine.harvest import ORC_EVENT, PRINTED
from caverna.expansions.frantic_fiends.engine.options import FIEND_OPTION_VALUES, NOBODY, FiendOptions
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.set_up import new_fiend_game
from caverna.expansions.frantic_fiends.engine.state import FiendState
from caverna.expansions.frantic_fiends.figures.edition import figures_of, why_not_these_figures
from caverna.expansions.frantic_fiends.figures.load import figures_in_use, keeping

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors
    from caverna.cli.doors import TerminalDoors
    from caverna.expansions.frantic_fiends.advice.forecast import Foreseen
    from caverna.record.doors import RecordDoors
    from caverna.research.doors import ResearchDoors
    from caverna.server.doors import ServerDoors
    from caverna.terminal.doors import ScreenDoors
    from caverna.view.client_doors import ClientDoors
    from caverna.view.doors import ViewDoors
    from caverna.words.doors import WordsDoors

_remembered = lru_cache(MOST_REMEMBERED)(fiend_ruleset)


class FranticFiends(Expansion):
    """What the box brings."""

    name: str = "frantic_fiends"
    texts = "caverna.expansions.frantic_fiends.words"
    state_kind = FiendState
    player_kind = FiendPlayer
    options_kind = FiendOptions

    # Setting up.

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return super().option_values() | FIEND_OPTION_VALUES

    def check(self, options: Options, players: int, furnishings: str) -> None:
        check(cast(FiendOptions, options), players, furnishings)

    def ruleset(self, players: int, furnishings: str, options: Options) -> FiendRuleset:
        return _remembered(players, cast(FiendOptions, options), figures_in_use())

    def new_state(self, rules: Ruleset) -> GameState:
        return new_fiend_game(cast(FiendRuleset, rules), ENTRY_CELL, ENTRY_ROOM)

    def check_files(self) -> None:
        figures_in_use()

    def counted_at_the_end(self, state: GameState, seat: int) -> dict[str, int]:
        return {"orcs left": len(cast(FiendPlayer, state.players[seat]).nasty_orcs())}

    # Editions.

    def edition(self, rules: Ruleset) -> str:
        return figures_of(cast(FiendRuleset, rules))

    def why_not_edition(self, written: str, rules: Ruleset) -> Said | None:
        return why_not_these_figures(written, cast(FiendRuleset, rules))

    def keeping_edition(self, rules: Ruleset) -> AbstractContextManager[None]:
        return keeping(cast(FiendRuleset, rules).figures)

    # Words and advice.

    def words(self) -> WordsDoors:
        from caverna.expansions.frantic_fiends.words.doors import WORDS

        return WORDS

    def harvests(self) -> dict[int, str]:
        return HARVEST_NAMES | {ORC_EVENT: "orc_event"}

    def harvest_to_come(self, state: GameState, number: int) -> int | None:
        return PRINTED.get(number, NOT_YET_KNOWN)

    def foresee(self, state: GameState, move: Move) -> Foreseen | None:
        from caverna.expansions.frantic_fiends.advice.forecast import foresee

        return foresee(state, move)

    # The terminal.

    def terminal(self) -> TerminalDoors:
        from caverna.expansions.frantic_fiends.cli.doors import TERMINAL

        return TERMINAL

    def full_screen(self) -> ScreenDoors:
        from caverna.expansions.frantic_fiends.terminal.doors import SCREEN

        return SCREEN

    # Views, bots and learning programs.

    def view(self) -> ViewDoors:
        from caverna.expansions.frantic_fiends.view.doors import VIEW

        return VIEW

    def bots(self) -> BotDoors:
        from caverna.expansions.frantic_fiends.bots.doors import BOTS

        return BOTS

    def research(self) -> ResearchDoors:
        from caverna.expansions.frantic_fiends.research.doors import RESEARCH

        return RESEARCH

    # Records.

    def record(self) -> RecordDoors:
        from caverna.expansions.frantic_fiends.record.doors import RECORD

        return RECORD

    # The browser.

    def client(self) -> ClientDoors:
        from caverna.expansions.frantic_fiends.view.client_doors import CLIENT

        return CLIENT

    # The server.

    def server(self) -> ServerDoors:
        from caverna.expansions.frantic_fiends.server.doors import SERVER

        return SERVER


def check(options: FiendOptions, players: int, furnishings: str) -> None:
    """Whether such a game can be set up."""
    if furnishings != "full":
        raise BadSetup(
            f"furnishings {furnishings!r}: the expansion has supply boards of its own; choose full",
            say("error-full-only", furnishings=furnishings),
        )
    seats = set(options.hard_for)
    if options.hard_for != NOBODY and (not seats or not seats <= set(SEAT_NAMES[:players])):
        letters = ", ".join(SEAT_NAMES[:players])
        raise BadSetup(
            f"hard_for {options.hard_for!r}: write letters of seats, out of {letters}, or {NOBODY}",
            say("error-hard-for", seats=options.hard_for, letters=letters, nobody=NOBODY),
        )
    campaign = campaign_of(options)
    if campaign is not None:
        if players != 1:
            raise BadSetup("a campaign is for one player", say("error-campaign-alone"))
        games = figures_in_use().campaign_games
        if campaign.game > games:
            raise BadSetup(
                f"campaign: there is no game {campaign.game}, a campaign has {games} games",
                say("error-campaign-games", game=campaign.game, games=games),
            )


BOX: FranticFiends = FranticFiends()
