"""The audience of a table: who is connected, and what they are shown."""

from collections.abc import Callable, Sequence

from caverna.engine.events import Event
from caverna.server.configuration.settings import Settings
from caverna.server.door.tokens import seats_opened
from caverna.server.journal.metrics import Metrics
from caverna.server.showing.show import Showing
from caverna.server.showing.shown import Shown
from caverna.server.tables.connection import Connection, Refused
from caverna.server.tables.served_table import ServedTable
from caverna.server.tables.telling import Telling


class Audience:
    """Everybody who looks at one table. What changes it is called in a command of the table."""

    def __init__(
        self, served: ServedTable, metrics: Metrics, settings: Settings, in_turn: Callable[[], None]
    ) -> None:
        self.served = served
        self.metrics = metrics
        self.settings = settings
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats whose players are connected to other processes."""
        self.presence_changed: Callable[[], None] = lambda: None
        """What others have to be told."""
        self.shown = Shown()
        self.telling = Telling(self.show_everybody, in_turn)

    @property
    def connected(self) -> set[int]:
        """The seats whose players are there."""
        return self.connected_here.union(*self.elsewhere.values())

    @property
    def connected_here(self) -> set[int]:
        """Those of them who are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    # Coming and going.

    def enter(self, connection: Connection) -> None:
        """Somebody comes to the table."""
        if len(self.connections) >= self.settings.connections_at_a_table:
            raise Refused("server", "server-table-full")
        self.connections.append(connection)
        self.metrics.connections += 1

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.remove(connection)
        self.metrics.connections -= 1

    def check_seats(self) -> None:
        """A seat that was freed is not that of its player any more."""
        for connection in self.connections:
            connection.seats = seats_opened(self.served.keys, connection.keys)

    def send_away(self, why: Refused) -> None:
        """The table has failed: everybody has to come back."""
        for connection in self.connections:
            connection.refuse(why)

    def close(self) -> None:
        """Nothing is shown any more."""
        self.telling.stop()
        for connection in self.connections:
            connection.close()

    # Showing.

    def show(self, connection: Connection) -> None:
        """Send the whole table to one client; if others have to be told something, to everybody."""
        connection.seen = None
        if self.telling.is_due:
            self.telling.tell_now()
        else:
            self.show_to([connection])

    def show_others(self, newcomer: Connection) -> None:
        """Who is there has changed."""
        if newcomer.seats:
            self.presence_changed()
            self.show_to([other for other in self.connections if other is not newcomer])

    def show_everybody(self, events: Sequence[Event] = ()) -> None:
        """Send the table, and what has just happened, to all clients."""
        self.show_to(self.connections, events)

    def rest(self) -> None:
        """Nothing happens."""
        self.shown.rest(self.connections)

    def show_to(self, connections: Sequence[Connection], events: Sequence[Event] = ()) -> None:
        """The same for several clients."""
        if connections:
            self.shown.show(Showing(self.served, self.connected, events), connections)
