"""Where orcs walk: single steps, whole cards, and what they can reach in an event."""

from typing import Final

from caverna.engine.home_board import CELL_BY_NAME, CELL_COUNT, ENTRY_CELL, FOREST, ON_BOARD, cells_of
from caverna.engine.state.game_state import NO_WORKER, GameState
from caverna.expansions.frantic_fiends.engine.figures import STEPS, MovementCard
from caverna.expansions.frantic_fiends.engine.moves import STEP_OF
from caverna.expansions.frantic_fiends.engine.orcs import is_in_forest
from caverna.expansions.frantic_fiends.engine.player import ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import Visits, rules_of
from caverna.expansions.frantic_fiends.engine.state import NO_CARD, fiends, player_of

INTO_THE_CAVE: Final = -1
NOWHERE: Final = -2
ROW_LENGTH: Final = 6
FOREST_COLUMNS: Final = 3
ROWS: Final = 4
BEFORE_THE_ENTRANCE: Final = CELL_BY_NAME["c4"]
CERTAIN: Final = 100
"""How much more a card that has been drawn weighs than one that may come."""


def beside(cell: int, rows: int, columns: int) -> int:
    """The forest space so many rows and columns away, INTO_THE_CAVE, or NOWHERE."""
    row, column = cell // ROW_LENGTH + rows, cell % ROW_LENGTH + columns
    if 0 <= row < ROWS and 0 <= column < FOREST_COLUMNS:
        return row * ROW_LENGTH + column
    if cell == BEFORE_THE_ENTRANCE and rows == 0 and columns == 1:
        return INTO_THE_CAVE
    return NOWHERE


def step_from(cell: int, rows: int, columns: int) -> int:
    """Where a step leads: what cannot be done is a step down, else one to the right."""
    target = beside(cell, rows, columns)
    if target == NOWHERE:
        target = beside(cell, 1, 0)
    if target == NOWHERE:
        target = beside(cell, 0, 1)
    assert target != NOWHERE, f"no way leads on from {cell}"
    return target


def displaced_to(cell: int, direction: int) -> int:
    """Where a push in one of eight directions leads."""
    rows, columns = STEP_OF[direction]
    return beside(cell, rows, columns)


def _ways_from(cell: int) -> int:
    ways = range(len(STEP_OF))
    return sum(1 << direction for direction in ways if displaced_to(cell, direction) != NOWHERE)


WAYS_FROM: Final = [_ways_from(cell) if FOREST >> cell & 1 else 0 for cell in range(CELL_COUNT)]
"""For each forest space the set of directions in which an orc can be pushed."""


STEP_TO: Final[dict[str, list[int]]] = {
    step: [
        step_from(cell, rows, columns) if FOREST & ON_BOARD & 1 << cell else NOWHERE
        for cell in range(CELL_COUNT)
    ]
    for step, (rows, columns) in STEPS.items()
}
"""For each step of a card and each forest space where it leads."""


def path(cell: int, card: MovementCard) -> list[int]:
    """The spaces a card leads over, the last one perhaps INTO_THE_CAVE."""
    spaces: list[int] = []
    for step in card.steps:
        cell = STEP_TO[step][cell]
        spaces.append(cell)
        if cell == INTO_THE_CAVE:
            break
    return spaces


def card_drawn(state: GameState, seat: int, orc: int) -> MovementCard | None:
    """The card that lies open for an orc."""
    fiend_state = fiends(state)
    drawn = fiend_state.drawn
    if fiend_state.acting != orc or not drawn or drawn[seat] == NO_CARD:
        return None
    return deck_of(state, orc)[drawn[seat]]


def deck_of(state: GameState, orc: int) -> tuple[MovementCard, ...]:
    """The movement cards for an orc in the event that is going on or comes next."""
    return rules_of(state).figures.movement[range_of(state, orc)]


def dangers(state: GameState, seat: int) -> dict[int, int]:
    """For each forest space how many movement cards lead an orc there; a card already drawn counts most.

    After the last event only the final raid is to be feared: in the whole cave but the entry-level dwelling.
    """
    player = player_of(state, seat)
    if fears_the_final_raid(state, player):
        return dict.fromkeys(cells_of(player.cave_system & ~(1 << ENTRY_CELL)), 1)
    found: dict[int, int] = {}
    for orc in range(ORCS):
        if not is_in_forest(player, orc) or not range_of(state, orc):
            continue
        drawn = card_drawn(state, seat, orc)
        if drawn is None:
            for cell, visits in visits_from(state, player.orcs[orc], orc):
                found[cell] = found.get(cell, 0) + visits
        else:
            for cell in path(player.orcs[orc], drawn):
                found[cell] = found.get(cell, 0) + CERTAIN
    return found


def visits_from(state: GameState, place: int, orc: int) -> Visits:
    """(space, cards of the deck that lead over it) for an orc that walks on from a place."""
    remembered = rules_of(state).visits
    key = CELL_COUNT * range_of(state, orc) + place
    known = remembered.get(key)
    if known is None:
        counts: dict[int, int] = {}
        for card in deck_of(state, orc):
            for cell in path(place, card):
                counts[cell] = counts.get(cell, 0) + 1
        known = tuple(counts.items())
        remembered[key] = known
    return known


def fears_the_final_raid(state: GameState, player: FiendPlayer) -> bool:
    """Whether all orcs that are left are in the cave and walk no more."""
    is_last = fiends(state).event == len(rules_of(state).figures.ranges)
    return (
        is_last and not player.is_free_of_orcs() and not any(is_in_forest(player, orc) for orc in range(ORCS))
    )


def range_of(state: GameState, orc: int) -> int:
    """How far an orc walks in the event that is going on or comes next; 0 if it does not walk at all."""
    ranges, event = rules_of(state).figures.ranges, fiends(state).event
    is_going_on = state.worker == NO_WORKER and event > 0
    if not is_going_on:
        event += 1
    return ranges[min(event, len(ranges)) - 1][orc]


def danger_at(player: FiendPlayer, cell: int, found: dict[int, int]) -> int:
    """The danger for what stands on a space; for a large pasture that of both its spaces."""
    for area in player.large_areas:
        if area >> cell & 1:
            return sum([danger for where, danger in found.items() if where >= 0 and area >> where & 1])
    return found.get(cell, 0)
