"""A campaign as the browser shows it: the sheet, the shop, the game that is played, and what it asks for."""

from collections.abc import Sequence

from caverna.engine.home_board import cells_of
from caverna.expansions.frantic_fiends.campaign.campaign import figures_of, setup_of
from caverna.expansions.frantic_fiends.campaign.milestones import achieved
from caverna.expansions.frantic_fiends.campaign.sheet import (
    PLAYING,
    SHOP,
    Campaign,
    CampaignRefuses,
    GameResult,
    Purchase,
)
from caverna.expansions.frantic_fiends.campaign.shop import bill_for, buy, price_list, warnings_for
from caverna.expansions.frantic_fiends.engine.campaign_game import (
    EXTENSIONS,
    LONG_STRIPS,
    MILESTONES,
    SHORT_STRIPS,
)
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.set_up import strengths_of
from caverna.expansions.frantic_fiends.engine.state import NO_MILESTONE, fiends
from caverna.expansions.frantic_fiends.server.campaigns import SEAT, OpenCampaign
from caverna.expansions.frantic_fiends.server.http_messages import (
    BillInfo,
    BonusInfo,
    CampaignInfo,
    GameInfo,
    OfferInfo,
    SheetLine,
)
from caverna.expansions.frantic_fiends.view.shapes import Orc
from caverna.expansions.frantic_fiends.words.campaign import why_refused
from caverna.expansions.frantic_fiends.words.names import milestone_text
from caverna.table.table import Table
from caverna.words.texts import Words


def campaign_info(words: Words, found: OpenCampaign, playing: GameInfo | None) -> CampaignInfo:
    """Everything about a campaign but its seed."""
    campaign = found.campaign
    figures = figures_of(campaign)
    tables = found.stored.tables
    return CampaignInfo(
        campaign=found.id,
        side=campaign.side,
        status=campaign.status,  # type: ignore[arg-type] # one of them
        say=standing(words, campaign),
        game=campaign.game,
        games=figures.campaign_games,
        points=campaign.total,
        rebate=campaign.rebate,
        lines=[sheet_line(words, campaign, *line) for line in zip(campaign.history, tables, strict=False)],
        permanent=list(campaign.permanent),
        bonuses=list(campaign.bonuses) if campaign.status == PLAYING else [],
        strengths=strengths(campaign),
        playing=playing,
        offers=[
            OfferInfo(offer.bonus, offer.once, offer.permanent, list(offer.one_of))
            for offer in price_list(figures)
            if campaign.status == SHOP
        ],
    )


def standing(words: Words, campaign: Campaign) -> str:
    """Where a campaign stands, in a sentence."""
    games = figures_of(campaign).campaign_games
    key = f"ui-campaign-is-{campaign.status}"
    return words.say(key, game=campaign.game, of=games, points=str(campaign.total).replace("-", "−"))


def strengths(campaign: Campaign) -> dict[Orc, int]:
    """What the orcs of the game to be played begin with; none if there is no such game."""
    coming = buy(campaign, ()) if campaign.status == SHOP else campaign
    if coming.status != PLAYING:
        return {}
    rules = setup_of(coming).ruleset()
    assert isinstance(rules, FiendRuleset)
    return dict(zip(ORC_NAMES, strengths_of(rules, SEAT), strict=False))  # type: ignore[return-value] # letters


def sheet_line(words: Words, campaign: Campaign, line: GameResult, table: str) -> SheetLine:
    """A game that is over, with its replay."""
    return SheetLine(
        boards=list(line.boards),
        milestone=milestone_text(words, figures_of(campaign).milestones[line.boards[-1]]),
        is_won=line.is_won,
        is_milestone_met=line.is_milestone_met,
        carry=line.carry,
        points=line.points,
        total=line.total,
        rebate=line.rebate,
        bought=[BonusInfo(one.bonus, one.is_permanent) for one in line.bought],
        spent=line.spent,
        left=line.left,
        table=table,
    )


def game_info(words: Words, found: OpenCampaign, table: Table) -> GameInfo:
    """The game that is being played, as it stands."""
    state = table.game.state
    here = fiends(state)
    boards = [EXTENSIONS[number] for number in cells_of(here.extensions)]
    boards += [LONG_STRIPS[number] for number in cells_of(here.long_strips)]
    boards += [SHORT_STRIPS[number] for number in cells_of(here.short_strips)]
    info = GameInfo(found.table, state.round, boards, "", 0, 0, table.game.totals()[SEAT])
    if here.milestone != NO_MILESTONE:
        milestone = figures_of(found.campaign).milestones[MILESTONES[here.milestone]]
        info.milestone, info.milestone_needs = milestone_text(words, milestone), milestone.how_many
        info.milestone_has = achieved(state, milestone.what)
    return info


# The shop.


def bill_info(words: Words, campaign: Campaign, basket: Sequence[Purchase]) -> BillInfo:
    """What a basket costs."""
    bill = bill_for(campaign, basket)
    return BillInfo(
        price=bill.price,
        rebate=bill.rebate,
        due=bill.due,
        left=campaign.total - bill.due,
        problem=why_not_buy(words, campaign, basket),
        warnings=warnings_for(campaign, basket),
    )


def why_not_buy(words: Words, campaign: Campaign, basket: Sequence[Purchase]) -> str:
    """Why the basket cannot be paid for; empty if it can."""
    try:
        buy(campaign, basket)
    except CampaignRefuses as refusal:
        return why_refused(words, refusal)
    return ""
