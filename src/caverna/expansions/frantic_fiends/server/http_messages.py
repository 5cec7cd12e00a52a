"""What is asked and answered over HTTP about campaigns and figures, for the server and for the browser."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from caverna.expansions.frantic_fiends.campaign.sheet import SIDES
from caverna.expansions.frantic_fiends.view.shapes import Orc
from caverna.server.protocol.messages import Name, Token
from caverna.view.shapes import Good

MOST_BONUSES = 100
Status = Literal["playing", "shop", "failed", "completed"]

# From the server.


class BonusInfo(Struct):
    """A bonus that was bought."""

    bonus: str
    is_permanent: bool


class SheetLine(Struct):
    """A game that is over."""

    boards: list[str]
    """Extension, long strip, short strip and milestone."""
    milestone: str
    """What was to be reached, in words."""
    is_won: bool
    is_milestone_met: bool
    carry: int
    points: int
    total: int
    rebate: int
    bought: list[BonusInfo]
    spent: int
    left: int
    table: str


class OfferInfo(Struct):
    """A line of the price list."""

    bonus: str
    once: int
    permanent: int
    one_of: list[Good]
    """Empty for a tile."""


class GameInfo(Struct):
    """The game that is being played."""

    table: str
    round: int
    boards: list[str]
    milestone: str
    """What is to be reached, in words; empty until it is drawn."""
    milestone_needs: int
    milestone_has: int
    points: int


class CampaignInfo(Struct):
    """How far a campaign has come."""

    campaign: str
    side: str
    status: Status
    say: str
    game: int
    """The one that is played now, or was played last."""
    games: int
    points: int
    rebate: int
    lines: list[SheetLine]
    permanent: list[str]
    """Bonuses for all games to come."""
    bonuses: list[str]
    """All bonuses of the game that is played now; empty in the shop."""
    strengths: dict[Orc, int]
    """Of the orcs, in the game that is played now or comes next."""
    playing: GameInfo | None
    offers: list[OfferInfo]
    """What the shop sells; empty while it is closed."""


class BillInfo(Struct):
    """What a basket costs, and what is wrong with it."""

    price: int
    rebate: int
    due: int
    left: int
    problem: str
    """Why it cannot be paid for."""
    warnings: list[str]
    """Bonuses that may find no place."""


class CampaignCreated(Struct):
    """The new campaign, and the token of whoever holds it."""

    campaign: str
    token: str


class SourceInfo(Struct):
    """A way in which we know figures."""

    key: str
    name: str
    help: str


class FiguresOfSource(Struct):
    """The figures of a table that we know in one way, in words."""

    source: str
    texts: list[str]


class FiguresOfTable(Struct):
    """The figures of one table."""

    table: str
    name: str
    figures: list[FiguresOfSource]


class FiguresInfo(Struct):
    """Every printed figure, with how we know it."""

    sources: list[SourceInfo]
    tables: list[FiguresOfTable]
    is_corrected: bool


# From the client.


class NewCampaign(Struct):
    """A campaign to be begun."""

    side: Annotated[str, Meta(pattern=f"^({'|'.join(SIDES)})$")] = SIDES[0]
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class PlayCampaign(Struct):
    """Whoever holds a campaign wants to play its game."""

    token: Token
    name: Name = ""


class Shopping(Struct):
    """Whoever holds a campaign pays for a basket, which may be empty."""

    token: Token
    basket: Annotated[list[BonusInfo], Meta(max_length=MOST_BONUSES)] = []
