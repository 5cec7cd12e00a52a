"""What the review of a game has found, as data: keys and figures, to be said in any language there is."""

from dataclasses import dataclass
from typing import Final

from caverna.engine.moves import Move
from caverna.engine.reasons import Text

BEGGING: Final = "begging"
MEAL: Final = "meal"
EXCHANGE: Final = "exchange"
STEP: Final = "step"
LEFT: Final = "left"
PRICE: Final = "price"
RELEASED: Final = "released"
LITTER: Final = "litter"
POINTS: Final = "points"
NOTHING: Final = "nothing"
KINDS: Final = (BEGGING, MEAL, EXCHANGE, STEP, LEFT, PRICE, RELEASED, LITTER, POINTS, NOTHING)
"""What can be senseless, in the order in which it is counted up."""


@dataclass(frozen=True)
class Finding:
    """Something nobody would have done on second thoughts."""

    kind: str
    number: int
    """How many moves had been played before the first of these."""
    round: int
    seat: int
    played: tuple[Move, ...]
    """The moves in question."""
    instead: tuple[Move, ...]
    """What would have been better."""
    reason: Text
    """Why, as one sentence."""
