"""A search for the game of somebody who plays alone: all promising lines side by side, round by round.

Nobody else interferes, so that a whole game can be planned. Lines are compared where each of them has placed
equally many dwarfs in the same round; of lines that look the same only one goes on.
"""

import time
from random import Random
from typing import Final

from caverna.bots.mind.judging.features import FIRST_DWARF, FREE_BEDS
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search.taste import NO_TASTE, Taste, rounds_left
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.play import apply, dealt
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState

NOT_KNOWN: Final = -1000.0
DWARFS_TO_COME: Final = 4
"""So many are placed in a round of which nothing is known yet."""

SECONDS_AT_FIRST, POSITIONS_AT_FIRST = 0.2, 20
"""How long positions take, before one has seen it."""


class PlannedLine:
    """A position, and the turn of another line that led to it."""

    def __init__(self, state: GameState, before: "PlannedLine | None", moves: list[int], row: bytes) -> None:
        self.state = state
        self.before = before
        self.moves = moves
        """The turn, and everything up to the next one; what chance decides is not among them."""
        self.row = row
        """The features; empty where the search began."""
        self.worth = 0.0
        """What it seems to be worth; the points, if it is the end."""
        self.best = NOT_KNOWN
        """The most points to which it was played on."""
        self.drawings = 0
        """How often chance has decided so far."""
        self.heirs = 0
        """How many lines go on from here."""

    def path(self) -> "list[PlannedLine]":
        """The lines from the start of the search to this one, each a turn longer than the one before."""
        found: list[PlannedLine] = []
        line: PlannedLine = self
        while line.before is not None:
            found.append(line)
            line = line.before
        found.reverse()
        return found


class Beam:
    """How widely a search looks, and with which taste."""

    def __init__(
        self,
        width: int,
        branches: int,
        breadth: Breadth,
        taste: Taste | None = None,
        seconds: float = 0.0,
        temper: float = 0.0,
        luck: int = 0,
        of_each_family: int = 0,
    ) -> None:
        self.width = width
        """So many lines go on side by side; 0: as many as the time allows."""
        self.branches = branches
        """So many turns are thought of in each position."""
        self.breadth = breadth
        """How much is looked at within a turn."""
        self.taste = taste or NO_TASTE
        """What seems better than it is."""
        self.seconds = seconds
        """After that only the best line is played on; 0: no limit."""
        self.temper = temper
        """By so many points a line seems better or worse than it is, as the luck has it."""
        self.rng = Random(luck)
        self.of_each_family = of_each_family
        """So many lines go on at least with families of each size: what grows pays late."""


class BeamSearch:
    """All lines from a position to the end of the game."""

    def __init__(self, start: GameState, mind: Mind, beam: Beam, luck: int, drawings: int) -> None:
        self.mind = mind
        self.beam = beam
        self.luck = luck
        """What chance is dealt from."""
        self.lines: list[PlannedLine] = []
        """All lines that went on."""
        self.ended: list[PlannedLine] = []
        """The games, the best one first."""
        self.began = time.perf_counter()
        first = PlannedLine(start, None, [], b"")
        first.drawings = drawings
        self.run(first)

    def run(self, first: PlannedLine) -> None:
        """Round by round, dwarf by dwarf."""
        going_on = [first]
        while going_on:
            round = going_on[0].state.round
            later: list[PlannedLine] = []
            while going_on:
                self.lines += going_on
                later += [line for line in self.children(going_on) if not self.has_ended(line)]
                going_on = self.chosen([line for line in later if line.state.round == round])
                later = [line for line in later if line.state.round != round]
            going_on = self.chosen(later)
        self.look_back()

    def children(self, lines: list[PlannedLine]) -> list[PlannedLine]:
        """Every line with every turn that is thought of."""
        found: list[PlannedLine] = []
        for line in lines:
            if found and self.is_time_up():
                break
            turns = self.mind.best_turns(line.state, self.beam.breadth)
            self.see_with_taste(turns, line.state.round)
            for turn in turns[: self.beam.branches]:
                child = PlannedLine(turn.state, line, [*turn.moves, *turn.answers], turn.row)
                child.worth = turn.worth
                child.drawings = line.drawings
                self.deal(child)
                found.append(child)
        return found

    def see_with_taste(self, turns: list[Turn], round: int) -> None:
        """Put first what seems best to this search."""
        taste = self.beam.taste
        for turn in turns:
            turn.worth += taste.liking(turn.row, turn.state) + taste.leaning(turn, round)
            if self.beam.temper:
                turn.worth += self.beam.rng.gauss(0.0, self.beam.temper)
        turns.sort(key=lambda turn: -turn.worth)

    def has_ended(self, line: PlannedLine) -> bool:
        """Whether the game is over; then the points are known."""
        if line.state.agenda:
            return False
        line.worth = self.mind.routine.doors.outcome(line.state, 0)
        self.ended.append(line)
        return True

    def deal(self, line: PlannedLine) -> None:
        """Chance decides what is due, and all follows that needs no plan."""
        state = line.state
        while state.agenda and not isinstance(state.agenda[-1], PlaceDwarf):
            if state.agenda[-1].seat == NATURE:
                apply(state, dealt(state, self.luck, line.drawings))
                line.drawings += 1
            else:
                line.moves += self.mind.routine.play_on(state)

    def chosen(self, lines: list[PlannedLine]) -> list[PlannedLine]:
        """The best lines, of those that look the same one, of those with the same past a few."""
        if not lines:
            return lines
        lines.sort(key=lambda line: -line.worth)
        width = self.width_now(lines[0].state)
        siblings = max(2, (width + 2) // 3)
        kept: list[PlannedLine] = []
        seen: set[bytes] = set()
        families: dict[int, int] = {}
        for only_rare in (True, False):
            for line in lines:
                before, size = line.before, family_of(line.row)
                assert before is not None
                if only_rare and families.get(size, 0) >= self.beam.of_each_family:
                    continue
                if line.row not in seen and before.heirs < siblings and (only_rare or len(kept) < width):
                    seen.add(line.row)
                    before.heirs += 1
                    families[size] = families.get(size, 0) + 1
                    kept.append(line)
        return kept

    def is_time_up(self) -> bool:
        """Whether only the best line shall be played on."""
        return self.beam.seconds > 0.0 and time.perf_counter() > self.began + self.beam.seconds

    def width_now(self, state: GameState) -> int:
        """So many lines go on now. Without a given width the time is spread over the rest of the game."""
        if self.is_time_up():
            return 1
        if self.beam.width:
            return self.beam.width
        spent = time.perf_counter() - self.began
        for_each = (spent + SECONDS_AT_FIRST) / (len(self.lines) + POSITIONS_AT_FIRST)
        return max(1, int((self.beam.seconds - spent) / (for_each * turns_to_come(state))))

    def look_back(self) -> None:
        """Every line learns the most points it was played on to."""
        self.ended.sort(key=lambda line: -line.worth)
        for end in self.ended:
            end.best = end.worth
            line = end.before
            while line is not None and line.best < end.worth:
                line.best = end.worth
                line = line.before


def family_of(row: bytes) -> int:
    """Dwarfs beyond the second, and room for more."""
    dwarfs = row[FIRST_DWARF] + row[FIRST_DWARF + 1] + row[FIRST_DWARF + 2] + row[FIRST_DWARF + 3]
    return dwarfs + min(1, row[FREE_BEDS])


def turns_to_come(state: GameState) -> int:
    """About how many turns are left in a game."""
    return len(state.players[0].places) + rounds_left(state) * max(
        DWARFS_TO_COME, len(state.players[0].places)
    )
