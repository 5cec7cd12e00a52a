"""The shop between the games of a campaign."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from caverna.engine.goods import GOOD_NAMES
from caverna.expansions.frantic_fiends.campaign.campaign import figures_of
from caverna.expansions.frantic_fiends.campaign.sheet import (
    PLAYING,
    SHOP,
    Campaign,
    CampaignRefuses,
    Purchase,
    standing,
)
from caverna.expansions.frantic_fiends.engine.figures import Figures

FOREST_TWIN_TILES = 6
MOUNTAIN_TWIN_TILES = 5
CAVERNS_AT_THE_START = 1
CAVERNS_OF_A_TWIN_TILE = 2


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
