"""What travels over the WebSocket. `scripts/export_protocol.py` makes web/src/protocol.ts from it."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from caverna.engine.question import Figures
from caverna.engine.verb import JsonValue
from caverna.server.protocol.differences import Data, Path
from caverna.view.shapes import Alias, Cell, Good, Goods

SeatKind = Literal["human", "bot", "open"]
ViewData = Annotated[Data, Alias("View")]
MoveParts = Annotated[dict[str, JsonValue], Alias("MoveParts")]
"""The move for programs: its verb and what that is about."""

Language = Annotated[str, Meta(max_length=20)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
MoveText = Annotated[str, Meta(max_length=100)]


# From the client.


class Hello(Struct, tag="hello", tag_field="type"):
    """Who is there, in which language, and how much of the log it has (as of which version)."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    language: Language = "en"
    log: Version = 0
    version: Version | None = None


class PlayMove(Struct, tag="move", tag_field="type"):
    """A move, chosen when the table was at this version."""

    version: Version
    move: MoveText


class PlayMoves(Struct, tag="moves", tag_field="type"):
    """Several moves one after the other: all of them, or none."""

    version: Version
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]


class AskWhy(Struct, tag="why", tag_field="type"):
    """Why is this move not legal now? A furnishing may be named without its place."""

    move: MoveText


Subject = Literal["tile_scores", "tile_swaps", "space_gains", "feeding", "litters", "forecasts"]


class AskAdvice(Struct, tag="advice", tag_field="type"):
    """What is worth knowing about the table as it was at this version?"""

    version: Version
    about: Annotated[list[Subject], Meta(max_length=6)]


class AskHint(Struct, tag="hint", tag_field="type"):
    """What would you do, and why? About the table as it was at this version."""

    version: Version


class AgreeToHints(Struct, tag="agree_to_hints", tag_field="type"):
    """My seats agree that hints are given at this table, or no longer do."""

    agrees: bool


class Undo(Struct, tag="undo", tag_field="type"):
    """Take back the last decision of the turn."""

    version: Version


class Restart(Struct, tag="restart", tag_field="type"):
    """Take back the whole turn."""

    version: Version


class TurnDone(Struct, tag="end_turn", tag_field="type"):
    """The turn is done: let the others go on."""

    version: Version


class ChangeLanguage(Struct, tag="language", tag_field="type"):
    """From now on in this language."""

    language: Language


class AskState(Struct, tag="state", tag_field="type"):
    """Send me the whole state: I cannot follow the changes."""


class Ping(Struct, tag="ping", tag_field="type"):
    """Is anybody there?"""


TurnMessage = PlayMove | PlayMoves | Undo | Restart | TurnDone
ClientMessage = (
    Hello
    | PlayMove
    | PlayMoves
    | Undo
    | Restart
    | TurnDone
    | AskWhy
    | AskAdvice
    | AskHint
    | AgreeToHints
    | ChangeLanguage
    | AskState
    | Ping
)
client_message = msgspec.json.Decoder(ClientMessage)


# From the server.


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    is_connected: bool


class Decision(Struct):
    """Who is asked what."""

    seat: int
    key: str
    arguments: Figures
    """What the question is about: `need` of a feeding, `strength` of an expedition."""
    say: str


class GameEvent(Struct):
    """Something that happened or would happen, for what moves on the screen."""

    kind: str
    seat: int
    source: str
    goods: Goods
    cells: list[Cell]
    details: dict[str, JsonValue]
    """A strength, a round, the parts of a move: whatever else belongs to its kind, by name."""


class Forecast(Struct):
    """What would come of an answer, until somebody has to decide something. A box may tell more."""

    say: str
    events: list[GameEvent]


class MoveChoice(Struct):
    """A legal move."""

    move: str
    """Canonical text, what the client sends back."""
    say: str
    """The same in the language of this connection."""
    kind: Literal["answer", "anytime"]
    parts: MoveParts


class Suggestion(Struct):
    """Moves that together are a good answer, what they give up, and how they are called."""

    moves: list[str]
    say: str
    steps: list[str]
    """Each move in words."""
    costs: Goods
    """What the player has less afterwards, food aside."""
    points: int
    """How many points fewer that is; below zero it is a gain."""
    begging: int


class PathPart(Struct):
    """A part of the action that my dwarf is about."""

    verbs: list[str]
    join: Literal["", "and", "or", "then"]
    status: Literal["done", "now", "open", "shut", "later", "left"]
    """Shut: the card would still allow it, but something is missing."""
    goods: Goods
    """What it brings by itself."""
    level: int
    """How many loot items an expedition may bring."""
    saves: Goods
    """What my rooms take off the price of a weapon."""
    leaves: list[int]
    """The parts that would be too late afterwards."""


class LogEntry(Struct):
    """A move that was played."""

    number: int
    seat: int
    round: int
    move: str
    parts: MoveParts
    say: str
    details: list[str]
    is_forced: bool
    gains: Goods | UnsetType = UNSET
    """What it brought the player who made it."""


class TurnInfo(Struct):
    """Whose turn is going on and what can be done about it."""

    seat: int | None
    can_take_back: bool
    waits_for_end: bool


class HintRules(Struct):
    """Whether hints are given to this connection. Among several people all have to agree."""

    are_on: bool
    needs_agreement: bool
    """Whether anybody else plays here."""
    agreed: list[int]
    """The seats whose players have agreed."""


class SetupInfo(Struct):
    """How the game was set up. The seed is nobody's business."""

    players: int
    furnishings: str
    options: dict[str, str]
    expansion: str


class StateMessage(Struct, tag="state", tag_field="type"):
    """The table as one connection may see it."""

    showing: int
    """Counts what was shown at this table; changes refer to it."""
    version: int
    table: str
    setup: SetupInfo
    seats: list[SeatInfo]
    yours: list[int]
    view: ViewData
    decision: Decision | None
    moves: list[MoveChoice]
    path: list[PathPart]
    """While it is my turn: what my dwarf does, part by part."""
    turn: TurnInfo
    events: list[GameEvent]
    log: list[LogEntry]
    log_length: int
    winners: list[int]
    hints: HintRules


class ChangesMessage(Struct, tag="changes", tag_field="type"):
    """What is different since the last state or changes that this connection was sent."""

    base: int
    """The showing in which something has changed."""
    showing: int
    version: int
    changes: Data
    """Of the state, as `lib/changes.ts` puts them in."""
    gone: list[Path]
    """What has left it, by the way there."""
    events: list[GameEvent]
    log: list[LogEntry]
    log_length: int


ErrorCode = Literal[
    "stale",
    "illegal",
    "not_yours",
    "no_hints",
    "bad_message",
    "too_fast",
    "unknown_table",
    "broken_table",
    "server",
]


class ErrorMessage(Struct, tag="error", tag_field="type"):
    """Why something was not done."""

    code: ErrorCode
    say: str
    version: int


class WhyNot(Struct, tag="why", tag_field="type"):
    """Why a move is not legal now; nothing if it has nothing to do with what is asked."""

    move: str
    say: str


class Litter(Struct):
    """What would come of a choice of young animals."""

    animals: dict[Cell, Goods]
    """Where all would stand afterwards."""
    young: dict[Cell, list[Good]]
    """The young by the space where they would stand."""


class TileSwap(Struct):
    """What would make a furnishing affordable."""

    moves: list[str]
    """To be played before, in this order."""
    pays: Goods
    gets: Goods


class Advice(Struct, tag="advice", tag_field="type"):
    """What was asked about, for the table at this version; nothing of it if that one is gone."""

    version: int
    tile_scores: dict[str, int] | UnsetType = UNSET
    """Points each furnishing would add for me now."""
    tile_swaps: dict[str, TileSwap] | UnsetType = UNSET
    """Furnishings I cannot pay now, but with rubies or exchanges."""
    space_gains: dict[str, Goods] | UnsetType = UNSET
    """What comes to me on a space without a choice, mines and rooms included."""
    feeding: Suggestion | UnsetType | None = UNSET
    """The cheapest way to feed everybody, for whoever has to and has not enough food."""
    litters: dict[str, Litter] | UnsetType = UNSET
    """By the move that breeds them."""
    forecasts: dict[str, Forecast] | UnsetType = UNSET
    """For answers that cannot be judged without one, by the move."""


class HintTurn(Struct):
    """One way to go on, in words."""

    moves: list[str]
    """What the client sends to play it; ending the turn is left to the player."""
    steps: list[str]
    """Each move in words."""
    points: str
    """Expected at the end of the game, written as in the language."""
    reasons: list[str]
    """Weightiest first."""
    next_steps: list[str]
    """What would come after it in the same round, if that is known."""


class Hint(Struct, tag="hint", tag_field="type"):
    """What I would do at this version of the table, best first; nothing if the table is at another one."""

    version: int
    turns: list[HintTurn]


class Pong(Struct, tag="pong", tag_field="type"):
    """Somebody is."""
