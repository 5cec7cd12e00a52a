"""What is asked and answered over HTTP. `scripts/export_protocol.py` makes web/src/protocol.ts from it."""

from typing import Annotated

from msgspec import Meta, Struct

from caverna.server.protocol.messages import LogEntry, Name, SeatInfo, SeatKind, SetupInfo, Token, ViewData

# From the client.


class SeatRequest(Struct):
    """Who shall sit on a seat."""

    kind: SeatKind
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
    """Somebody sits down on an open seat, the first one unless he says which.

    If he brings the token by which he will be known, he may ask again when the answer got lost.
    """

    name: Name = ""
    seat: int | None = None
    token: Annotated[str, Meta(min_length=24, max_length=100)] | None = None


class HostAsks(Struct):
    """The host frees a seat, or deletes the table."""

    host: Token


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
    host: str = ""
    """The token of the host, who may free seats and delete the table; empty if nobody is."""


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
    version: str
    """Of the program, for whoever reports something."""


class Seal(Struct):
    """What the seed was sealed with: shown before the game, opened when it is over."""

    seal: str
    seed: str
    """Empty until the game is over; likewise below."""
    key: str


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
    seal: Seal | None
    """None if the seed was not the server's."""


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


class ReviewPoint(Struct):
    """What a seat could expect after a turn; at last what it had."""

    number: int
    """How many moves had been played before the turn, or in the whole game."""
    round: int
    points: float


class CostlyTurn(Struct):
    """A turn that cost a lot, what would have been better, and why."""

    number: int
    """How many moves had been played before it."""
    round: int
    seat: int
    loss: str
    """Expected points, written as in the language; likewise below."""
    points: str
    better_points: str
    played: list[str]
    """Each move in words."""
    better: list[str]
    reasons: list[str]
    """Weightiest first."""


class Review(Struct):
    """A game looked back at; until that is done, only how far it is."""

    done: int
    of: int
    is_done: bool
    curves: dict[int, list[ReviewPoint]]
    """By seat, the end of the game last."""
    costly: list[CostlyTurn]
    """Seat by seat, the dearest first."""


class HelpLines(Struct):
    """What something in the game does, in words."""

    lines: list[str]


class DoneForHost(Struct):
    """It was done."""


class Problem(Struct):
    """The body of every error."""

    code: str
    say: str
    """In words for people."""
