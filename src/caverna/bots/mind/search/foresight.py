"""How far a bot looks ahead, and the mood it is in."""

from typing import Final

from caverna.bots.mind.turns.choices import Breadth
from caverna.bots.mind.turns.turn import Turn
from caverna.engine.chance import mix

GRAINS: Final = 1 << 16
"""How finely moods differ."""


class Foresight:
    """How far a bot looks ahead."""

    def __init__(
        self,
        candidates: int,
        own_turns: int,
        futures: int,
        breadth: Breadth,
        mood: float,
        whims: float = 0.0,
    ) -> None:
        self.mood = mood
        """By so many points a turn may seem better or worse than it is to who does not look ahead."""
        self.candidates = candidates
        """So many turns are looked into."""
        self.own_turns = own_turns
        """So many turns of its own follow each of them."""
        self.futures = futures
        """So often, each time with other cards and markers, unless the budget says stop."""
        self.breadth = breadth
        """How much is looked at in those turns."""
        self.whims = whims
        """By so many points turns seem better in all futures but the first: so they differ without chance."""

    def beyond(self, doublings: int, whims: float) -> "Foresight":
        """The same for somebody who may look at so many times twice as much."""
        return Foresight(
            self.candidates + 2 * doublings,
            self.own_turns + doublings // 2,
            self.futures,
            self.breadth,
            self.mood,
            whims,
        )


def in_the_mood(found: list[Turn], mood: float, seed: int) -> Turn:
    """The best turn, or one that seems as good today."""
    best, most = found[0], float("-inf")
    for number, turn in enumerate(found):
        seeming = turn.worth + mood * (
            mix(mix(seed) ^ number) % GRAINS / GRAINS if turn.state.agenda else 0.0
        )
        if seeming > most:
            best, most = turn, seeming
    return best
