"""A table with what only the server knows about it: its id, the keys to its seats, its log in words."""

from caverna.game import Game
from caverna.record.position import read_position
from caverna.server.log_texts import LogTexts
from caverna.server.store import StoredChange, StoredMove, StoredNews, StoredTable
from caverna.setup import Setup
from caverna.table.log import LoggedMove
from caverna.table.table import Table
from caverna.table.versions import Change


class ServedTable:
    """What a keeper keeps."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.created = stored.created
        self.host_hash = stored.host_hash
        self.seal_key = stored.seal_key
        self.keys = [seat.token_hash for seat in stored.seats]
        """For each seat the hash of the token that opens it, empty if none does."""
        self.table = Table(game_at_its_beginning(stored.setup, stored.origin), stored.seats, stored.version)
        self.table.replay(((each.move, each.is_forced) for each in stored.moves), stored.waits_for_end)
        self.texts = LogTexts(self.table)
        self.agreed: set[int] = set()
        """The seats whose players have agreed to hints. Nobody remembers it once the table is put away."""

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
