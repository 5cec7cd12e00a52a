"""The whole game at one moment."""

from typing import TYPE_CHECKING, Final

from caverna.engine.goods import Goods
from caverna.engine.state.player import Player

if TYPE_CHECKING:
    from caverna.engine.agenda.step import Step
    from caverna.engine.events import Event
    from caverna.engine.ruleset import Ruleset

NATURE: Final = -1
"""Who owns the decisions of chance."""
NOBODY: Final = -1
"""On a space where no dwarf stands."""
NO_SPACE: Final = -1
NO_WORKER: Final = -1
"""An action that nobody carries out: nobody forges, nobody explores."""
OUTSIDER: Final = -2
"""An action that somebody carries out who is no dwarf: he does not found a family either."""

# What the end of the round brings.
NO_HARVEST: Final = 0
PAYMENT: Final = 1
HARVEST: Final = 2
FIELD_OR_BREEDING: Final = 3
NOT_YET_KNOWN: Final = 4
HARVEST_NAMES: Final[dict[int, str]] = {
    NO_HARVEST: "none",
    PAYMENT: "payment",
    HARVEST: "normal",
    FIELD_OR_BREEDING: "choice",
    NOT_YET_KNOWN: "unknown",
}


class GameState:
    """Players, action board, what may still come, and the agenda. Copies share players until one changes."""

    __slots__ = (
        "rules", "players", "unshared", "agenda", "answers", "crowded", "events",
        "round", "start", "occupied", "stock", "cards", "cards_left", "available",
        "leaves", "questions", "questions_seen", "harvest", "breeders",
        "worker", "workplace", "exploring", "protected",
    )  # fmt: skip

    def __init__(
        self,
        rules: "Ruleset",
        players: list[Player],
        unshared: int,
        agenda: "list[Step]",
        answers: list[int],
        crowded: int,
        round: int,
        start: int,
        occupied: list[int],
        stock: list[Goods],
        cards: tuple[int, ...],
        cards_left: int,
        available: int,
        leaves: int,
        questions: int,
        questions_seen: int,
        harvest: int,
        breeders: int,
        worker: int,
        workplace: int,
        exploring: int,
        protected: int,
    ) -> None:
        self.rules = rules
        self.players = players
        """Read from here; to change one, get it from `own`."""
        self.unshared = unshared
        self.agenda = agenda
        self.answers = answers
        """The answers to the question on top of the agenda. Replaced, never changed."""
        self.crowded = crowded
        """Bit set of the seats whose animals must be counted again."""
        self.events: list[Event] | None = None
        """Where the funnels tell what happened, if anybody listens."""
        self.round = round
        self.start = start
        self.occupied = occupied
        """For each space the seat whose dwarf stands there."""
        self.stock = stock
        """For each space the goods that have accumulated."""
        self.cards = cards
        """The action cards on display, in order."""
        self.cards_left = cards_left
        self.available = available
        """Bit set of the furnishings still for sale."""
        self.leaves = leaves
        self.questions = questions
        self.questions_seen = questions_seen
        self.harvest = harvest
        self.breeders = breeders
        """Bit set of the seats that chose breeding at the third harvest event."""
        self.worker = worker
        """The dwarf whose action is being carried out."""
        self.workplace = workplace
        """The space that dwarf stands on, when imitating the Imitation space."""
        self.exploring = exploring
        """Whether the worker is on an expedition."""
        self.protected = protected
        """Bit set of the spaces protected from being cleared this round (solo)."""

    def copy(self) -> "GameState":
        """An independent copy. Nobody listens to its events."""
        self.unshared = 0
        return GameState(
            self.rules, self.players.copy(), 0, self.agenda.copy(), self.answers, self.crowded,
            self.round, self.start, self.occupied.copy(), self.stock.copy(),
            self.cards, self.cards_left, self.available,
            self.leaves, self.questions, self.questions_seen, self.harvest, self.breeders,
            self.worker, self.workplace, self.exploring, self.protected,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """The position: all that matters for what may happen from here. To be compared and hashed."""
        return (
            self.rules, tuple([player.key() for player in self.players]), tuple(self.agenda), self.crowded,
            self.round, self.start, tuple(self.occupied), tuple(self.stock),
            self.cards, self.cards_left, self.available,
            self.leaves, self.questions, self.questions_seen, self.harvest, self.breeders,
            self.worker, self.workplace, self.exploring, self.protected,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, GameState) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> "GameState":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "GameState":
        return self.copy()

    def with_worker(self, worker: int) -> "GameState":
        """The same moment with somebody else at work: to ask what he could do, never to be played on."""
        return GameState(
            self.rules, self.players, 0, self.agenda, self.answers, self.crowded,
            self.round, self.start, self.occupied, self.stock,
            self.cards, self.cards_left, self.available,
            self.leaves, self.questions, self.questions_seen, self.harvest, self.breeders,
            worker, self.workplace, self.exploring, self.protected,
        )  # fmt: skip

    def own(self, seat: int) -> Player:
        """The player of a seat, ready to be changed: no copy of the game shares him any more."""
        bit = 1 << seat
        if not self.unshared & bit:
            self.players[seat] = self.players[seat].copy()
            self.unshared |= bit
        return self.players[seat]

    def for_sale(self, seat: int) -> int:
        """Bit set of the furnishings a player may build."""
        return self.available

    def take_from_display(self, furnishing: int) -> None:
        """A furnishing has been built: the last one of its kind is no longer for sale."""
        if not self.rules.unlimited >> furnishing & 1:
            self.available &= ~(1 << furnishing)

    def turn_order(self) -> list[int]:
        """All seats, the starting player first."""
        count = len(self.players)
        return [(self.start + i) % count for i in range(count)]
