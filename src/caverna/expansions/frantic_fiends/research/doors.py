"""What the box adds to observations, place by place."""

import numpy

from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.player import GROUND_NAMES, ORC_NAMES
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.research.encoding import (
    EVENT,
    ORC,
    UNDER_AN_ORC,
    FiendEncoder,
    pieces_for,
)
from caverna.expansions.frantic_fiends.research.readable import PIECES
from caverna.research.doors import Pieces, ResearchDoors, Slowly, Told
from caverna.research.encoding.layout import Layout, Shape
from caverna.research.observations.decode import furnishings, named, on_board, spaces


class FiendResearch(ResearchDoors):
    """What learning programs see of orcs and all that comes with them."""

    def pieces(self, rules: Ruleset, furnishings: int) -> list[Shape]:
        return pieces_for(rules.players, furnishings)

    def encoder(self, layout: Layout) -> FiendEncoder:
        return FiendEncoder(layout)

    def readable(self) -> dict[str, Slowly]:
        return PIECES

    def decode(self, layout: Layout, pieces: Pieces) -> Told:
        rules = layout.rules
        assert isinstance(rules, FiendRuleset)
        figures = rules.figures
        return {
            "event": named(EVENT, pieces["event"]),
            "began": numpy.flatnonzero(pieces["began"]).tolist(),
            "bribes": [GOOD_NAMES[good - 1] for good in pieces["bribes"] if good],
            "extensions": list(named(list(figures.extensions), pieces["extensions"])),
            "long_strips": list(named(list(figures.long_strips), pieces["long_strips"])),
            "short_strips": list(named(list(figures.short_strips), pieces["short_strips"])),
            "rewards": list(named([reward.key for reward in rules.rewards], pieces["rewards"])),
            "deck": (numpy.flatnonzero(pieces["deck"]) + 1).tolist(),
            "traps_left": named([trap.key for trap in rules.traps], pieces["traps_left"]),
            "copies_left": named(furnishings(layout), pieces["copies_left"]),
            "card_drawn": pieces["card_drawn"].tolist(),
        }

    def decode_player(self, layout: Layout, pieces: Pieces, seat: int) -> Told:
        rules = layout.rules
        assert isinstance(rules, FiendRuleset)
        orcs: Told = {}
        for orc, about in enumerate(pieces["orcs"][seat]):
            if about[0]:
                where = list(on_board(pieces["orc_at"][seat, orc]))
                orcs[ORC_NAMES[orc]] = {"at": where[0] if where else ""} | named(ORC[1:], about[1:])
        friends: Told = {}
        for orc, (is_there, workplace) in enumerate(pieces["friends"][seat]):
            if is_there:
                friends[ORC_NAMES[orc]] = spaces(layout)[workplace - 1] if workplace else "home"
        found: Told = {"orcs": orcs, "friends": friends}
        names = names_in_pictures(layout, rules)
        for piece in (*names, *COUNTED):
            figures = on_board(pieces[piece][seat])
            if figures:
                of = names.get(piece, {})
                found[piece] = {cell: of.get(figure, figure) for cell, figure in figures.items()}
        if pieces["beds"][seat].any():
            found["beds"] = [CELLS[cell - 1] if cell else "" for cell in pieces["beds"][seat]]
        return found


COUNTED = ("captive_at", "active_trap_at", "mined_at", "herd_size_at", "watching_dogs_at")
"""Pictures whose figures are counts, flags, or the number of a dwarf."""


def names_in_pictures(layout: Layout, rules: FiendRuleset) -> dict[str, dict[int, str]]:
    """For each picture of named things what its figures stand for."""
    tiles = {number + 1: tile for number, tile in enumerate(furnishings(layout)) if tile}
    return {
        "under_orc_at": tiles | {UNDER_AN_ORC + ground: name for ground, name in GROUND_NAMES.items()},
        "friend_at": dict(enumerate(ORC_NAMES, start=1)),
        "trap_at": {number: trap.key for number, trap in enumerate(rules.traps, start=1)},
        "herd_at": dict(enumerate(GOOD_NAMES, start=1)),
    }


RESEARCH = FiendResearch()
