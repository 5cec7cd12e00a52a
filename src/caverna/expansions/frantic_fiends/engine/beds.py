"""Where dwarfs sleep when orcs come: it decides who can be captured."""

from typing import Final

from caverna.engine.agenda.fields import CELL, Rows, Whole
from caverna.engine.agenda.step import Step
from caverna.engine.home_board import ENTRY_CELL
from caverna.engine.moves import DONE, LARGEST_WEAPON
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

NO_BED: Final = -1
BEDS_AT_THE_ENTRANCE: Final = 2


def beds_of(state: GameState, seat: int) -> list[int]:
    """A space for every bed beyond those at the entrance, the rooms worth least first."""
    player, rules = player_of(state, seat), rules_of(state)
    lodged = [home for _, home, _ in player.friends]
    rooms = sorted(player.rooms, key=lambda room: (rules.furnishings[room[1]].points, room[0]))
    beds: list[int] = []
    for cell, number in rooms:
        if cell != ENTRY_CELL and cell not in lodged:
            beds += [cell] * rules.furnishings[number].dwarfs
    return beds


def sleepers(player: FiendPlayer) -> list[int]:
    """The dwarfs who need a bed, the strongest first."""
    free = [dwarf for dwarf in range(player.dwarfs) if not player.captured >> dwarf & 1]
    return sorted(free, key=lambda dwarf: -player.weapons[dwarf])


def assign(state: GameState, seat: int, said: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """A bed for everybody: as the owner said, else the strongest at the entrance."""
    player = player_of(state, seat)
    beds = [NO_BED] * player.dwarfs
    if player.free_dwarfs <= BEDS_AT_THE_ENTRANCE and not said:
        for dwarf in range(player.dwarfs):
            if not player.captured >> dwarf & 1:
                beds[dwarf] = ENTRY_CELL
        return tuple(beds)
    waiting = sleepers(player)
    outer = beds_of(state, seat)
    inner = max(0, len(waiting) - BEDS_AT_THE_ENTRANCE)
    for strength, cell in said:
        dwarf = next((one for one in waiting if player.weapons[one] == strength), NO_BED)
        if dwarf != NO_BED and cell in outer:
            beds[dwarf] = cell
            waiting.remove(dwarf)
            outer.remove(cell)
            inner -= 1
    for dwarf in waiting[len(waiting) - max(0, inner) :] if inner > 0 else []:
        beds[dwarf] = outer.pop(0) if outer else NO_BED
    for dwarf in waiting[: len(waiting) - max(0, inner)]:
        beds[dwarf] = ENTRY_CELL
    return tuple(beds)


def beds_now(state: GameState, seat: int) -> tuple[int, ...]:
    """Where everybody sleeps: as said before the event.

    Whoever was born in it, or has left the Guest dwelling to an orc, takes a bed that is free.
    """
    player = player_of(state, seat)
    if not player.beds or (not player.friends and len(player.beds) == player.dwarfs):
        return player.beds
    lodged = [home for _, home, _ in player.friends]
    moved = [dwarf for dwarf, cell in enumerate(player.beds) if cell in lodged]
    moved += range(len(player.beds), player.dwarfs)
    if not moved:
        return player.beds
    free = [ENTRY_CELL] * BEDS_AT_THE_ENTRANCE + beds_of(state, seat)
    for cell in player.beds:
        if cell in free:
            free.remove(cell)
    beds = [*player.beds, *[NO_BED] * (player.dwarfs - len(player.beds))]
    for dwarf in moved:
        beds[dwarf] = free.pop(0) if free else NO_BED
    return tuple(beds)


class ChooseBeds(Step):
    """Who sleeps where?"""

    __slots__ = ("said",)
    ASKS = "choose-beds"
    FIELDS = (("said", Rows(MOST_DWARFS, Whole(0, LARGEST_WEAPON), CELL)),)

    def __init__(self, seat: int, said: tuple[tuple[int, int], ...] = ()) -> None:
        self.seat = seat
        self.said = said
        """(strength, space): what the owner has said so far."""

    def options(self, state: GameState) -> list[int]:
        player = player_of(state, self.seat)
        if player.free_dwarfs - len(self.said) <= BEDS_AT_THE_ENTRANCE:
            return []
        waiting = [player.weapons[dwarf] for dwarf in sleepers(player)]
        outer = beds_of(state, self.seat)
        for strength, cell in self.said:
            waiting.remove(strength)
            outer.remove(cell)
        to_place = len(waiting) - BEDS_AT_THE_ENTRANCE
        is_decided = len(outer) <= to_place or len(set(outer)) == 1
        if to_place <= 0 or not outer or (len(set(waiting)) == 1 and is_decided):
            return []
        moves = rules_of(state).fiend_moves.bed
        return [
            DONE, *[moves[strength][cell] for strength in sorted(set(waiting)) for cell in sorted(set(outer))]
        ]  # fmt: skip

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        moves = state.rules.moves
        state.agenda.append(ChooseBeds(self.seat, (*self.said, (moves.first[move], moves.second[move]))))

    def run(self, state: GameState) -> None:
        own(state, self.seat).beds = assign(state, self.seat, self.said)

    def fault(self, state: GameState, later: list[Step]) -> str:
        weapons = player_of(state, self.seat).weapons
        is_there = all(weapon in weapons for weapon, _ in self.said)
        return "" if is_there else "there is no such dwarf"
