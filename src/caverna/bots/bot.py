"""What a bot is."""

from abc import ABC, abstractmethod

from caverna.engine.chance import mix
from caverna.engine.moves import Move
from caverna.game import Game


class Bot(ABC):
    """Chooses among the legal moves. Its luck comes from its seed alone."""

    because: str = ""
    """Why the last move was chosen, in words, if this bot says."""
    fault: str = ""
    """Why it does not choose any more and a stand-in plays; empty as long as it does."""

    def __init__(self, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Begin with another luck; plans are kept."""
        self.seed = seed
        self.rolls = 0

    @abstractmethod
    def choose(self, game: Game) -> Move:
        """The move this bot plays now. The game is not changed."""

    def roll(self, sides: int) -> int:
        """A number from 0 up to, but not including, `sides`."""
        self.rolls += 1
        return mix(mix(self.seed) ^ self.rolls) % sides
