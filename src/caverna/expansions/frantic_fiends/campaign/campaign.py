"""The solo campaign: five games in a row, a sheet of points, and a shop between the games.

    campaign = new_campaign("easy", seed=7)
    game = Game(setup_of(campaign))            # played to its end
    campaign = finish_game(campaign, game)     # now in the shop, or completed, or failed
    campaign = buy(campaign, [Purchase("dwelling", is_permanent=False)])

Nothing here is ever changed: every function returns another campaign.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from caverna.engine.chance import mix
from caverna.engine.errors import CavernaError
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import cells_of
from caverna.engine.rounds.scoring import total_score
from caverna.expansions.frantic_fiends.campaign.milestones import is_met
from caverna.expansions.frantic_fiends.engine.campaign_game import (
    BONUSES,
    EXTENSIONS,
    LONG_STRIPS,
    MILESTONES,
    SEPARATOR,
    SHORT_STRIPS,
)
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.expansions.frantic_fiends.figures.load import figures_in_use, keeping
from caverna.game import Game
from caverna.setup import Setup

NAME = "frantic_fiends"
SIDES = ("easy", "hard")

# Where a campaign stands.
PLAYING = "playing"
SHOP = "shop"
FAILED = "failed"
COMPLETED = "completed"

SEED_BITS = (1 << 53) - 1
"""The seeds of its games are as large as a browser can write them."""
FOREST_TWIN_TILES = 6
MOUNTAIN_TWIN_TILES = 5
CAVERNS_AT_THE_START = 1
CAVERNS_OF_A_TWIN_TILE = 2


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
class Offer:
    """A line of the price list."""

    bonus: str
    once: int
    permanent: int
    one_of: tuple[str, ...]
    """The goods to choose from; empty if it is a tile."""


@dataclass(frozen=True)
class Bill:
    """What a basket costs."""

    price: int
    rebate: int
    """As much of the milestone's rebate as the basket can use."""

    @property
    def due(self) -> int:
        """What is taken off the points."""
        return self.price - self.rebate


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


# The course of a campaign.


def new_campaign(side: str, seed: int) -> Campaign:
    """A campaign before its first game."""
    if side not in SIDES:
        raise CampaignRefuses(f"orc strength {side!r}: choose one of {', '.join(SIDES)}")
    figures = figures_in_use()
    return Campaign(side, seed, (figures.digest, figures.campaign_digest))


def figures_of(campaign: Campaign) -> Figures:
    """The figures in use, if they are those the campaign was begun with."""
    figures = figures_in_use()
    if (figures.digest, figures.campaign_digest) != campaign.digests:
        raise OtherFigures(
            f"this campaign was begun with other figures ({' '.join(campaign.digests)}) than those in use "
            f"({figures.digest} {figures.campaign_digest}): bring back the corrected copy it was begun with, "
            "or take away the one that came later"
        )
    return figures


def setup_of(campaign: Campaign) -> Setup:
    """The set-up of the game that is played now."""
    if campaign.status != PLAYING:
        raise CampaignRefuses(f"no game can be set up: {standing(campaign)}")
    figures_of(campaign)
    number = str(campaign.game)
    words = SEPARATOR.join((number, *campaign.used, *campaign.bonuses))
    seed = mix(mix(campaign.seed) ^ campaign.game) & SEED_BITS
    options = FiendOptions(orc_strength=campaign.side, campaign=words)
    return Setup(1, options=options, seed=seed, expansion=NAME)


def finish_game(campaign: Campaign, game: Game) -> Campaign:
    """The campaign after its game has been played to the end."""
    if not game.setup.has_expansion:
        raise CampaignRefuses(f"this is not game {campaign.game} of the campaign: it lacks the expansion")
    with keeping(rules_of(game.state).figures):
        return note_game(campaign, game)


def note_game(campaign: Campaign, game: Game) -> Campaign:
    """The same with the figures the game was played with."""
    setup = setup_of(campaign)
    if game.setup != setup:
        raise CampaignRefuses(f"this is not game {campaign.game} of the campaign: set it up with `setup_of`")
    if not game.is_over:
        raise CampaignRefuses(f"game {campaign.game} is not over yet: play it to its end first")
    state, fiend_state = game.state, fiends(game.state)
    milestone = MILESTONES[fiend_state.milestone]
    boards = [EXTENSIONS[number] for number in cells_of(fiend_state.extensions)]
    boards += [LONG_STRIPS[number] for number in cells_of(fiend_state.long_strips)]
    boards += [SHORT_STRIPS[number] for number in cells_of(fiend_state.short_strips)]
    return note_result(
        campaign,
        (*boards, milestone),
        total_score(state, 0),
        player_of(state, 0).is_free_of_orcs(),
        is_met(state, figures_of(campaign).milestones[milestone]),
    )


def note_result(
    campaign: Campaign, boards: tuple[str, ...], points: int, is_won: bool, is_milestone_met: bool
) -> Campaign:
    """Write the result of a game on the sheet."""
    if campaign.status != PLAYING:
        raise CampaignRefuses(f"no game is being played: {standing(campaign)}")
    again = [board for board in boards if board in campaign.used]
    if again:
        raise CampaignRefuses(f"{again[0]} was used in an earlier game: nothing comes twice in a campaign")
    figures = figures_of(campaign)
    rebate = figures.milestones[boards[-1]].rebate if is_won and is_milestone_met else 0
    line = GameResult(campaign.total, points, boards, is_won, is_milestone_met, rebate)
    if not is_won:
        status = FAILED
    else:
        status = COMPLETED if len(campaign.history) + 1 == figures.campaign_games else SHOP
    return replace(campaign, status=status, history=(*campaign.history, line))


def standing(campaign: Campaign) -> str:
    """Where the campaign stands, as the reason why something is not possible."""
    return {
        PLAYING: f"game {campaign.game} is being played",
        SHOP: f"game {campaign.game} is won and the shop is open",
        FAILED: f"the campaign failed in game {campaign.game}; begin a new one",
        COMPLETED: f"the campaign is completed with {campaign.total} points",
    }[campaign.status]


# The shop.


def price_list(figures: Figures) -> list[Offer]:
    """What can be bought."""
    factor = figures.campaign_permanent_factor
    return [
        Offer(bonus, offer.price, factor * offer.price, tuple(GOOD_NAMES[good] for good in offer.one_of))
        for bonus, offer in figures.campaign_bonuses.items()
    ]


def bill_for(campaign: Campaign, basket: Sequence[Purchase]) -> Bill:
    """What the basket costs, and what the rebate takes off."""
    offers = {offer.bonus: offer for offer in price_list(figures_of(campaign))}
    for wanted in basket:
        if wanted.bonus not in offers:
            raise CampaignRefuses(f"there is no bonus {wanted.bonus!r}: choose among {', '.join(offers)}")
    price = sum(
        offers[wanted.bonus].permanent if wanted.is_permanent else offers[wanted.bonus].once
        for wanted in basket
    )
    return Bill(price, min(price, campaign.rebate))


def buy(campaign: Campaign, basket: Sequence[Purchase]) -> Campaign:
    """Pay for a basket, which may be empty, and go on to the next game."""
    if campaign.status != SHOP:
        raise CampaignRefuses(f"the shop is closed: {standing(campaign)}", "shop_closed")
    bill = bill_for(campaign, basket)
    if bill.due > max(0, campaign.total):
        raise CampaignRefuses(
            f"the basket costs {bill.due} points and there are {campaign.total}: take something out",
            "too_dear",
            due=bill.due,
            points=campaign.total,
        )
    refuse_what_there_is_not(campaign, basket)
    line = replace(campaign.history[-1], bought=tuple(basket), spent=bill.due)
    return replace(campaign, status=PLAYING, history=(*campaign.history[:-1], line))


def refuse_what_there_is_not(campaign: Campaign, basket: Sequence[Purchase]) -> None:
    """Traps and functional tiles come from the base board, where each lies once."""
    board = figures_of(campaign).base_supply
    wanted = bonuses_with(campaign, basket)
    for bonus, kinds, name in (
        ("trap", board.lower, "traps"),
        ("functional_tile", board.middle, "functional tiles"),
    ):
        if wanted[bonus] > len(kinds):
            raise CampaignRefuses(
                f"{wanted[bonus]} {name} for one game, with those bought for good: the base board has one of "
                f"each kind, so that {len(kinds)} are the most",
                "too_many",
                bonus=bonus,
                most=len(kinds),
            )


def bonuses_with(campaign: Campaign, basket: Sequence[Purchase]) -> Counter[str]:
    """How many bonuses of each kind the next game would have."""
    return Counter((*campaign.permanent, *[wanted.bonus for wanted in basket]))


def warnings_for(campaign: Campaign, basket: Sequence[Purchase]) -> list[str]:
    """The kinds of bonus of which some will find no place on an empty home board, however they are used."""
    wanted = bonuses_with(campaign, basket)
    forest = max(0, 2 * FOREST_TWIN_TILES - wanted["trap"]) // 2
    found = []
    if wanted["twin_tile"] > forest + MOUNTAIN_TWIN_TILES:
        found.append("twin_tile")
    caverns = CAVERNS_AT_THE_START + CAVERNS_OF_A_TWIN_TILE * min(wanted["twin_tile"], MOUNTAIN_TWIN_TILES)
    if wanted["dwelling"] + wanted["functional_tile"] > caverns:
        found += [bonus for bonus in ("functional_tile", "dwelling") if wanted[bonus]]
    return found
