"""How somebody who plans alone compares what is not finished yet: as the search compares its lines."""

from typing import TYPE_CHECKING

from caverna.bots.mind.judging.features import features
from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.judging.net import Net
from caverna.bots.mind.search.taste import Taste
from caverna.engine.state.game_state import GameState

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors


class PlanningJudge(Judge):
    """In the middle of a turn what was learned and a taste count; at meals and the like the rule of thumb.

    When a rule of thumb chose which rooms a search could think of, its games had ten points less.
    """

    def __init__(self, judge: Judge, net: Net | None, trust: float, taste: Taste, doors: "BotDoors") -> None:
        self.judge = judge
        self.net = net
        self.trust = trust
        self.taste = taste
        self.doors = doors

    def worth(self, state: GameState, seat: int) -> float:
        return self.judge.worth(state, seat)

    def worth_of(self, state: GameState, seat: int, row: bytes) -> float:
        return self.judge.worth_of(state, seat, row)

    def worths(self, states: list[GameState], seat: int) -> list[float]:
        found = self.judge.worths(states, seat)
        rows = [features(state, seat) + self.doors.features(state, seat) for state in states]
        if self.net is not None:
            for number, learned in enumerate(self.net.worths(rows)):
                found[number] += self.trust * (learned - found[number])
        for number, row in enumerate(rows):
            found[number] += self.taste.liking(row, states[number])
        return found
