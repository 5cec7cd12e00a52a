"""The campaign sheet: where a campaign stands, and the games behind it. Nothing on it is ever changed."""

from dataclasses import dataclass

from caverna.engine.errors import CavernaError
from caverna.expansions.frantic_fiends.engine.campaign_game import BONUSES

SIDES = ("easy", "hard")

# Where a campaign stands.
PLAYING = "playing"
SHOP = "shop"
FAILED = "failed"
COMPLETED = "completed"


class CampaignRefuses(CavernaError):
    """Something a campaign does not allow, or not now.

    `why` names a reason a player can meet, `values` are its figures; other reasons are for programs.
    """

    def __init__(self, text: str, why: str = "", **values: str | int) -> None:
        super().__init__(text)
        self.why = why
        self.values = values


class OtherFigures(CavernaError):
    """The campaign was begun with other figures than those in use."""


@dataclass(frozen=True)
class Purchase:
    """A bonus for the next game, or for all games to come."""

    bonus: str
    is_permanent: bool = False


@dataclass(frozen=True)
class GameResult:
    """A line of the campaign sheet, and what lies behind it."""

    carry: int
    points: int
    boards: tuple[str, ...]
    """Extension, long strip, short strip and milestone of the game."""
    is_won: bool
    is_milestone_met: bool
    rebate: int = 0
    bought: tuple[Purchase, ...] = ()
    spent: int = 0

    @property
    def total(self) -> int:
        """Before anything was spent."""
        return self.carry + self.points

    @property
    def left(self) -> int:
        """What is carried into the next game."""
        return self.total - self.spent


@dataclass(frozen=True)
class Campaign:
    """How far a campaign has come."""

    side: str
    seed: int
    digests: tuple[str, str]
    """Of the figures: those a game depends on, and those of the campaign itself."""
    status: str = PLAYING
    history: tuple[GameResult, ...] = ()

    @property
    def game(self) -> int:
        """The number of the game that is played now, or was played last."""
        return len(self.history) + (1 if self.status == PLAYING else 0)

    @property
    def total(self) -> int:
        """All points, less what has been spent."""
        return self.history[-1].left if self.history else 0

    @property
    def rebate(self) -> int:
        """What the milestone of the last game takes off the next basket."""
        return self.history[-1].rebate if self.status == SHOP else 0

    @property
    def used(self) -> tuple[str, ...]:
        """The boards, strips and milestones that do not come again."""
        return tuple(board for line in self.history for board in line.boards)

    @property
    def permanent(self) -> tuple[str, ...]:
        """The bonuses bought for good."""
        return tuple(bought.bonus for line in self.history for bought in line.bought if bought.is_permanent)

    @property
    def once(self) -> tuple[str, ...]:
        """The bonuses bought for the next game alone."""
        last = self.history[-1].bought if self.history else ()
        return tuple(bought.bonus for bought in last if not bought.is_permanent)

    @property
    def bonuses(self) -> tuple[str, ...]:
        """All bonuses of the next game, cheapest first."""
        return tuple(sorted(self.permanent + self.once, key=BONUSES.index))

    @property
    def result(self) -> int | None:
        """The points of a campaign that is completed."""
        return self.total if self.status == COMPLETED else None


def standing(campaign: Campaign) -> str:
    """Where the campaign stands, as the reason why something is not possible."""
    return {
        PLAYING: f"game {campaign.game} is being played",
        SHOP: f"game {campaign.game} is won and the shop is open",
        FAILED: f"the campaign failed in game {campaign.game}; begin a new one",
        COMPLETED: f"the campaign is completed with {campaign.total} points",
    }[campaign.status]
