"""A table with what only the server knows about it: its id, the keys to its seats, its log in words."""

from array import array
from dataclasses import dataclass

from caverna.game import Game
from caverna.record.position import read_position
from caverna.server.storage.store import StoredChange, StoredMove, StoredNews, StoredTable
from caverna.server.tables.log_texts import LogInWords, LogTexts
from caverna.setup import Setup
from caverna.table.log import LoggedMove
from caverna.table.seats import Seat
from caverna.table.table import Table
from caverna.table.versions import Change, Versions

LONGEST_TO_REST = 1200
"""A table with more moves stays as it is: few have so many, and to play them all again takes long."""
LONG_SLEEP = 200
"""A table with more moves is woken beside the loop, where that keeps nobody waiting."""


@dataclass(frozen=True, slots=True)
class Resting:
    """A table at which nothing happens: the moves, from which everything can be made again."""

    setup: Setup
    origin: str
    seats: list[Seat]
    moves: "array[int]"
    """Each by its number, twice, and one more if it was forced."""
    waits_for_end: bool
    versions: Versions
    told: dict[str, LogInWords]

    def wake(self) -> Table:
        """The table as it was."""
        table = Table(game_at_its_beginning(self.setup, self.origin), self.seats)
        numbered = table.game.state.rules.moves.all
        table.replay(((numbered[each >> 1], bool(each & 1)) for each in self.moves), self.waits_for_end)
        table.seats, table.versions = self.seats, self.versions
        return table


def rested(table: Table, told: dict[str, LogInWords]) -> Resting:
    """A table with its log in words, to be put to rest."""
    moves = array("I", (2 * each.move.number + each.is_forced for each in table.log.moves))
    return Resting(
        table.setup, table.game.origin, table.seats, moves, table.waits_for_end, table.versions, told
    )


class ServedTable:
    """What a keeper keeps."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.created = stored.created
        self.host_hash = stored.host_hash
        self.seal_key = stored.seal_key
        self.agreed: set[int] = set()
        """The seats whose players have agreed to hints. Nobody remembers it once the table is put away."""
        self.stand_at(stored)

    def stand_at(self, stored: StoredTable) -> None:
        """The table as it is kept: what was not kept is forgotten."""
        self.keys = [seat.token_hash for seat in stored.seats]
        """For each seat the hash of the token that opens it, empty if none does."""
        table = Table(game_at_its_beginning(stored.setup, stored.origin), stored.seats, stored.version)
        table.replay(((each.move, each.is_forced) for each in stored.moves), stored.waits_for_end)
        self.awake: tuple[Table, LogTexts] | None = (table, LogTexts(table))
        self.resting: Resting | None = None

    @property
    def table(self) -> Table:
        """The table; if it rests it wakes up."""
        return self._wake()[0]

    @property
    def texts(self) -> LogTexts:
        """Its log in words."""
        return self._wake()[1]

    @property
    def version(self) -> int:
        """That of the table, which may go on resting."""
        return self.table.version if self.resting is None else self.resting.versions.version

    def _wake(self) -> tuple[Table, LogTexts]:
        if self.awake is None:
            assert self.resting is not None
            table = self.resting.wake()
            self.awake = (table, LogTexts(table, self.resting.told))
            self.resting = None
        return self.awake

    @property
    def sleeps_long(self) -> Resting | None:
        """What is to be woken beside the loop, if the table rests and has many moves."""
        is_long = self.resting is not None and len(self.resting.moves) > LONG_SLEEP
        return self.resting if is_long else None

    def rise(self, rested: Resting, table: Table) -> None:
        """It was woken beside the loop, unless somebody here could not wait for that."""
        if self.resting is rested:
            self.awake, self.resting = (table, LogTexts(table, rested.told)), None

    def rest(self) -> None:
        """Take little memory until somebody wants to know something: nobody may hold on to the table."""
        if self.awake is not None:
            table, texts = self.awake
            assert not table.has_changed
            if len(table.log.moves) <= LONGEST_TO_REST:
                self.awake, self.resting = None, rested(table, texts.told)

    def take_change(self) -> Change | None:
        """What the store does not know yet; from here on the table counts as stored."""
        change = self.table.take_change()
        if change is not None:
            self.texts.follow(change)
        return change

    def follow(self, news: StoredNews) -> Change | None:
        """Play on what another process has put into the store; None if there were no moves in it."""
        self.table.seats = list(news.seats)
        self.keys = [seat.token_hash for seat in news.seats]
        if news.version == self.table.version:
            return None
        moves = ((each.move, each.is_forced) for each in news.played)
        self.table.follow(news.version, news.kept, moves, news.waits_for_end)
        return self.take_change()


def game_at_its_beginning(setup: Setup, origin: str) -> Game:
    """The game before its first move, with chance played by hand."""
    game = read_position(origin) if origin else Game(setup, deals=False)
    game.setup = setup
    return game


def to_be_stored(change: Change, go_on_after: float | None = None) -> StoredChange:
    """A change as the store keeps it."""
    played = tuple(stored_move(each.logged) for each in change.played)
    return StoredChange(
        change.version, change.kept, played, change.waits_for_end, go_on_after, change.is_over
    )


def stored_move(logged: LoggedMove) -> StoredMove:
    """A move as the store keeps it."""
    return StoredMove(logged.seat, logged.move.text, logged.is_forced)
