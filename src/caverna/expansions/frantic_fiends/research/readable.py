"""The slow encoder of the box: every piece in a few plain lines; the fast one has to say the same."""

from collections.abc import Callable

import numpy

from caverna.engine.home_board import cells_of
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.engine.moves import CARDS_OF_A_DECK
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import NO_MILESTONE, fiends, player_of
from caverna.expansions.frantic_fiends.research.encoding import BOARDS, FRIENDS, REWARDS, TRAPS, UNDER_AN_ORC
from caverna.research.doors import Figures, Slowly
from caverna.research.encoding.layout import DWARFS, Layout
from caverna.research.observations.readable import drawn, flags, from_here, numbers_of

Told = Callable[[GameState, FiendPlayer], Figures | list[int] | list[list[int]]]


def of_the_table(told: Callable[[Layout, GameState], Figures | list[int]]) -> Slowly:
    """What is the same for everybody."""
    return lambda layout, state, seat: numpy.array(told(layout, state))


def of_each_player(told: Told) -> Slowly:
    """The same about every player."""

    def slowly(layout: Layout, state: GameState, seat: int) -> Figures:
        return numpy.array([told(state, player_of(state, other)) for other in from_here(state, seat)])

    return slowly


def padded(figures: list[int], size: int) -> list[int]:
    """With noughts behind."""
    return (figures + [0] * size)[:size]


# The table.


def event(layout: Layout, state: GameState) -> list[int]:
    """Events begun; the orc that acts; the milestone; fights whose end counts no more."""
    now = fiends(state)
    acting = 0 if now.acting == GONE else now.acting + 1
    milestone = 0 if now.milestone == NO_MILESTONE else now.milestone + 1
    return [now.event, acting, milestone, now.outdated]


def began(layout: Layout, state: GameState, seat: int) -> Figures:
    """Who began this round."""
    return numpy.array([int(fiends(state).first == other) for other in from_here(state, seat)])


def copies_left(layout: Layout, state: GameState) -> list[int]:
    """How many tiles are left of the furnishings there are several of."""
    left = {state.rules.furnishings[tile].number: count for tile, count in fiends(state).copies}
    return [left.get(number, 0) for number in range(layout.furnishings)]


def card_drawn(layout: Layout, state: GameState, seat: int) -> Figures:
    """The movement card drawn for each seat."""
    cards = fiends(state).drawn
    return numpy.array([cards[other] + 1 if cards else 0 for other in from_here(state, seat)])


# The players.


def orcs(state: GameState, player: FiendPlayer) -> list[list[int]]:
    """Each nasty orc: there, still aside, strength, held by a trap, displaced in this event."""
    rows = []
    for orc in range(ORCS):
        is_there = player.orcs[orc] != GONE
        held, displaced = player.held >> orc & 1, player.displaced >> orc & 1
        about = [1, int(player.orcs[orc] == ASIDE), player.strengths[orc], held, displaced]
        rows.append(about if is_there else [0] * len(about))
    return rows


def orc_at(state: GameState, player: FiendPlayer) -> Figures:
    """A picture for each orc."""
    return numpy.array([drawn({place: 1} if place >= 0 else {}) for place in player.orcs])


def under_orc_at(state: GameState, player: FiendPlayer) -> Figures:
    """What lies under orcs: the number of a furnishing and one, or one of the grounds."""
    tiles = state.rules.furnishings
    return drawn(
        {cell: tiles[what].number + 1 if what >= 0 else UNDER_AN_ORC + what for cell, what in player.hidden}
    )


def friends(state: GameState, player: FiendPlayer) -> list[list[int]]:
    """Each friendly orc: there, the space where he stands."""
    rows = [[0, 0]] * FRIENDS
    for orc, _, place in player.friends:
        rows[orc] = [1, 0 if place == HOME else numbers_of(state, [place])[0] + 1]
    return rows


PIECES: dict[str, Slowly] = {
    "event": of_the_table(event),
    "began": began,
    "bribes": of_the_table(lambda _, state: padded([good + 1 for good in fiends(state).bribes], EVENTS)),
    "extensions": of_the_table(lambda _, state: flags(BOARDS, list(cells_of(fiends(state).extensions)))),
    "long_strips": of_the_table(lambda _, state: flags(BOARDS, list(cells_of(fiends(state).long_strips)))),
    "short_strips": of_the_table(lambda _, state: flags(BOARDS, list(cells_of(fiends(state).short_strips)))),
    "rewards": of_the_table(lambda _, state: flags(REWARDS, list(cells_of(fiends(state).rewards)))),
    "deck": of_the_table(lambda _, state: flags(CARDS_OF_A_DECK, list(cells_of(fiends(state).deck)))),
    "traps_left": of_the_table(lambda _, state: padded(list(fiends(state).traps_left), TRAPS)),
    "copies_left": of_the_table(copies_left),
    "card_drawn": card_drawn,
    "orcs": of_each_player(orcs),
    "orc_at": of_each_player(orc_at),
    "under_orc_at": of_each_player(under_orc_at),
    "captive_at": of_each_player(
        lambda _, player: drawn({cell: dwarf + 1 for dwarf, cell in player.captives})
    ),
    "friends": of_each_player(friends),
    "friend_at": of_each_player(lambda _, player: drawn({cell: orc + 1 for orc, cell, _ in player.friends})),
    "trap_at": of_each_player(lambda _, player: drawn({cell: kind + 1 for cell, kind, _ in player.traps})),
    "active_trap_at": of_each_player(
        lambda _, player: drawn({cell: 1 for cell, _, is_active in player.traps if is_active})
    ),
    "mined_at": of_each_player(lambda _, player: drawn(dict(player.mined))),
    "herd_at": of_each_player(
        lambda _, player: drawn({cell: animal + 1 for cell, animal, *_ in player.herds or ()})
    ),
    "herd_size_at": of_each_player(
        lambda _, player: drawn({cell: count for cell, _, count, _ in player.herds or ()})
    ),
    "watching_dogs_at": of_each_player(
        lambda _, player: drawn({cell: dogs for cell, _, _, dogs in player.herds or ()})
    ),
    "beds": of_each_player(lambda _, player: padded([cell + 1 for cell in player.beds], DWARFS)),
}
"""Everything of the box, by the names of its pieces."""
