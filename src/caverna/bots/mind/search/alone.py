"""How one plays alone: by a plan for the whole rest of the game, until there is a better one."""

from random import Random
from typing import Final

from caverna.bots.mind.judging.features import FIRST_ROOM, FURNISHINGS
from caverna.bots.mind.mind import Mind
from caverna.bots.mind.search.beam import NOT_KNOWN, Beam, BeamSearch, turns_to_come
from caverna.bots.mind.search.taste import Fancy, Taste
from caverna.engine.play import apply
from caverna.engine.rounds.ending import LastChance
from caverna.engine.rounds.work_phase import DUE, PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState

UNPLANNED: Final = -1
FANCIED: Final = 0.3
"""The part of the rooms about which a bot has a fancy,"""
FANCY: Final = 1.5
"""and about so many points."""
BRANCHES: Final = 10
PART_OF_THE_TIME: Final = 0.8
"""For the search; the line it is at then must still be played to its end."""


class Planner:
    """A plan for the rest of the game, and the points it leads to."""

    def __init__(self, mind: Mind, positions: int, luck: int) -> None:
        self.mind = mind
        self.positions = positions
        """So many positions are looked at for each turn; 0: as many as the time allows."""
        self.rng = Random(luck)
        self.plan: dict[int, int] = {}
        """For each position to come, by its hash, what to do."""
        self.points = NOT_KNOWN

    def move(self, state: GameState, seconds: float) -> int:
        """What to do now, if that is planned. At the beginning of a turn the plan is thought over."""
        position = hash(state)
        if position not in self.plan:
            self.points = NOT_KNOWN
        step = state.agenda[-1]
        if isinstance(step, PlaceDwarf) and step.dwarf == DUE:
            self.think(state, seconds)
        if isinstance(step, LastChance):
            return UNPLANNED
        return self.plan.get(position, UNPLANNED)

    def think(self, state: GameState, seconds: float) -> None:
        """Look for a better plan than the one there is."""
        width = max(2, self.positions // turns_to_come(state)) if self.positions else 0
        taste = Taste(fancy_for_rooms(self.rng, FANCY), {})
        beam = Beam(width, BRANCHES, self.mind.breadth, taste, PART_OF_THE_TIME * seconds)
        search = BeamSearch(state.copy(), self.mind, beam, self.rng.getrandbits(60), 0)
        best = search.ended[0]
        if best.best > self.points:
            self.points = best.best
            self.plan.clear()
            position = state.copy()
            for line in best.path():
                if not self.note(position, line.moves):
                    break
                position = line.state

    def note(self, position: GameState, moves: list[int]) -> bool:
        """Write moves into the plan, as far as chance does not decide; whether there is more to be noted."""
        position = position.copy()
        for move in moves:
            if not position.agenda or position.agenda[-1].seat == NATURE:
                return False
            self.plan[hash(position)] = move
            apply(position, move)
        return True


def fancy_for_rooms(rng: Random, points: float) -> list[Fancy]:
    """Some rooms seem better or worse than they are: so one search differs from the next."""
    found: list[Fancy] = []
    for room in range(FURNISHINGS):
        if rng.random() < FANCIED:
            found.append((FIRST_ROOM + room, rng.gauss(0.0, points), 1))
    return found
