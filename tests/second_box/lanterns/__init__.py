"""Lanterns: a space where they are lit, a room where they are admired, and a point for each of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from caverna.content.catalogue import (
    ALL_FURNISHINGS,
    CARDS,
    ENTRY_ROOM,
    SPACES,
    numbered_cards,
    printed_spaces,
    things_of_moves,
    tiles_for_sale,
)
from caverna.content.loot import LOOT
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.numbers import by_number
from caverna.engine.rounds.game_flow import new_game
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.state.game_state import GameState
from caverna.expansion import Expansion

from .engine import LANTERN_MARKET, LANTERN_ROOM, LanternCourse, LanternMoves, LanternPlayer, with_lanterns

if TYPE_CHECKING:
    from caverna.record.doors import RecordDoors
    from caverna.view.client_doors import ClientDoors
    from caverna.view.doors import ViewDoors


@cache
def lantern_ruleset(players: int, is_introductory: bool, options: Options) -> Ruleset:
    """The base game's tables with one more space and one more tile."""
    tiles = by_number((*ALL_FURNISHINGS, LANTERN_ROOM))
    spaces = by_number((*SPACES, LANTERN_MARKET))
    keys = [space.key for space in spaces]
    return Ruleset(
        players,
        options,
        moves=LanternMoves(things_of_moves(spaces, tiles, LOOT)),
        space_keys=keys,
        spaces=(*printed_spaces(players, options), LANTERN_MARKET, *CARDS),
        furnishings=tiles,
        for_sale=tiles_for_sale(tiles, is_introductory, options),
        loot=LOOT,
        cards_by_round=numbered_cards(players, keys),
        course=LanternCourse(),
    )


class Lanterns(Expansion):
    """What the box brings."""

    name = "lanterns"
    texts = "lanterns.words"
    player_kind = LanternPlayer

    def ruleset(self, players: int, furnishings: str, options: Options) -> Ruleset:
        return lantern_ruleset(players, furnishings == "introductory", options)

    def new_state(self, rules: Ruleset) -> GameState:
        state = new_game(rules, ENTRY_CELL, ENTRY_ROOM)
        state.players = [with_lanterns(player) for player in state.players]
        return state

    def record(self) -> RecordDoors:
        from .record import RECORD

        return RECORD

    def view(self) -> ViewDoors:
        from .view import VIEW

        return VIEW

    def client(self) -> ClientDoors:
        from .view import CLIENT

        return CLIENT


BOX = Lanterns()
