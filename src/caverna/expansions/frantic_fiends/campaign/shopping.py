"""What a bot buys between the games of a campaign."""

from typing import Final

from caverna.expansions.frantic_fiends.campaign.sheet import Campaign, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import bill_for

MATERIAL: Final = "material"
LAST_GAME_FOR_GOOD: Final = 3
"""After it, what is bought for good costs as much as two bonuses, and only one game is left to use it."""


def basket_for(campaign: Campaign) -> list[Purchase]:
    """As many building materials as can be paid: nothing else is so cheap for what it does against orcs.

    They become weapons, bribes and traps, or a dwelling for another dwarf. The orcs of all games to come are
    stronger, so what is bought early is bought for good.
    """
    found: list[Purchase] = []
    wish = Purchase(MATERIAL, is_permanent=campaign.game <= LAST_GAME_FOR_GOOD)
    while bill_for(campaign, [*found, wish]).due <= max(0, campaign.total):
        found.append(wish)
    return found
