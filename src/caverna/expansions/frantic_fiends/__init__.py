"""Frantic Fiends: orcs, traps, the bounty board, and a solo campaign."""

from dataclasses import fields
from typing import cast

from caverna.engine.errors import BadSetup
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.campaign.game import campaign_of
from caverna.expansions.frantic_fiends.content.catalogue import fiend_ruleset
from caverna.expansions.frantic_fiends.engine.options import FIEND_OPTION_VALUES, NOBODY, FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.set_up import new_fiend_game
from caverna.expansions.frantic_fiends.figures.figures import Figures, figures_in_use

NAME = "frantic_fiends"
OPTION_VALUES = FIEND_OPTION_VALUES
_RULESETS: dict[tuple[int, Options, Figures], FiendRuleset] = {}
_MOST_REMEMBERED = 40


def options_from(options: Options) -> FiendOptions:
    """The options with those of the expansion, as they are or as recommended."""
    if isinstance(options, FiendOptions):
        return options
    return FiendOptions(**{option.name: getattr(options, option.name) for option in fields(options)})


def check(options: Options, players: int, furnishings: str) -> None:
    """Whether such a game can be set up."""
    chosen = cast(FiendOptions, options)
    if furnishings != "full":
        raise BadSetup(
            f"furnishings {furnishings!r}: the expansion has supply boards of its own; choose full"
        )
    seats = set(chosen.hard_for)
    if chosen.hard_for != NOBODY and (not seats or not seats <= set(SEAT_NAMES[:players])):
        letters = ", ".join(SEAT_NAMES[:players])
        raise BadSetup(f"hard_for {chosen.hard_for!r}: write letters of seats, out of {letters}, or {NOBODY}")
    campaign = campaign_of(chosen)
    if campaign is not None:
        if players != 1:
            raise BadSetup("a campaign is for one player")
        games = figures_in_use().campaign_games
        if campaign.game > games:
            raise BadSetup(f"campaign: there is no game {campaign.game}, a campaign has {games} games")


def ruleset(players: int, options: Options) -> FiendRuleset:
    """The rules of a game with the figures in use; they are built once."""
    figures = figures_in_use()
    key = (players, options, figures)
    if key not in _RULESETS:
        if len(_RULESETS) >= _MOST_REMEMBERED:
            _RULESETS.clear()
        _RULESETS[key] = fiend_ruleset(players, cast(FiendOptions, options), figures)
    return _RULESETS[key]


def new_state(rules: Ruleset, entry_cell: int, entry_room: int) -> GameState:
    """The game before its first step."""
    return new_fiend_game(cast(FiendRuleset, rules), entry_cell, entry_room)
