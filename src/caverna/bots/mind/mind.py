"""What a bot knows: how it finds its turns, and how it compares them."""

from typing import TYPE_CHECKING, Final

from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.judging.net import Net
from caverna.bots.mind.routine.routine import IN_PASSING, Routine
from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.bots.mind.turns.turns import purchases, turns
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors

AFTERTHOUGHTS: Final = 3
"""So many of the best turns are tried again with something that rubies buy."""


class Mind:
    """A judgement by rule of thumb, and a learned one that is trusted more or less."""

    def __init__(
        self, judge: Judge, net: Net | None, trust: float, breadth: Breadth, doors: "BotDoors"
    ) -> None:
        self.routine = Routine(judge, doors, IN_PASSING)
        """What happens between the turns of a plan."""
        self.answers = Routine(judge, doors)
        """What is really answered."""
        self.net = net
        self.trust = trust
        """The weight of the learned judgement: 0 is rule of thumb only, 1 is learned only."""
        self.breadth = breadth

    def best_turns(self, state: GameState, breadth: Breadth) -> list[Turn]:
        """The turns of the player whose turn it is, best first."""
        seat = state.agenda[-1].seat
        found = turns(state, self.routine, breadth)
        self.compare(found)
        tried = found[:AFTERTHOUGHTS]
        while tried:
            bought: list[Turn] = []
            for turn in tried:
                bought += purchases(turn, seat, self.routine)
            self.compare(bought)
            tried = [turn for turn in bought[:1] if turn.worth > found[0].worth]
            found += bought
        found.sort(key=lambda turn: -turn.worth)
        return found

    def compare(self, found: list[Turn]) -> None:
        """Put a figure on each turn, and the best first."""
        if self.net is not None:
            learned = self.net.worths([turn.row for turn in found])
            for turn, worth in zip(found, learned):
                if turn.state.agenda:
                    turn.worth += self.trust * (worth - turn.worth)
        found.sort(key=lambda turn: -turn.worth)
