"""What is asked and answered over HTTP. `scripts/export_protocol.py` makes web/src/protocol.ts from it."""

from typing import Annotated

from msgspec import Meta, Struct

from caverna.server.messages import Kind, LogEntry, Name, SeatInfo, SetupInfo, ViewData

# From the client.


class SeatRequest(Struct):
    """Who shall sit on a seat."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


Seats = Annotated[list[SeatRequest], Meta(max_length=7)]


class NewTable(Struct):
    """A table to be set."""

    players: int
    seats: Seats
    furnishings: str = "full"
    options: dict[str, str] = {}
    expansion: str = "none"
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None


class Join(Struct):
    """Somebody sits down on an open seat, the first one unless he says which."""

    name: Name = ""
    seat: int | None = None


class Fork(Struct):
    """A new table from the first moves of another one."""

    at: Annotated[int, Meta(ge=0)]
    seats: Seats


class Import(Struct):
    """A new table from a record."""

    record: str
    seats: Seats | None = None


# From the server.


class TableCreated(Struct):
    """The new table, and the tokens of the seats its maker plays."""

    table: str
    tokens: dict[int, str]


class Seated(Struct):
    """The seat taken and its token."""

    seat: int
    token: str


class SetupChoices(Struct):
    """What one can choose for a new table."""

    players: list[int]
    furnishings: list[str]
    options: dict[str, list[str]]
    bots: list[str]
    expansions: dict[str, dict[str, list[str]]]
    """For each the options it adds."""


class TableInfo(Struct):
    """A table in brief, as a list of tables shows it."""

    table: str
    setup: SetupInfo
    seats: list[SeatInfo]
    version: int
    round: int
    is_over: bool
    totals: list[int] | None
    """By seat, when it is over."""
    winners: list[int]
    moves: int
    created: float
    """Seconds since 1970."""


class TableAt(Struct):
    """The table after some moves, for somebody who looks on."""

    view: ViewData
    log: list[LogEntry]
    moves: int
    rounds: dict[int, int]
    """For each round the number of moves that were played before it."""


class Chart(Struct):
    """The score after every round, the present moment last."""

    rounds: list[int]
    totals: dict[int, list[int]]
    """By seat."""


class HelpLines(Struct):
    """What something in the game does, in words."""

    lines: list[str]


class Problem(Struct):
    """The body of every error."""

    code: str
    say: str
    """In words for people."""
