"""What a bot buys between the games of a campaign."""

import pytest

from caverna.expansions.frantic_fiends.campaign.shop import bill_for, buy
from caverna.expansions.frantic_fiends.campaign.shopping import basket_for
from tests.fiends.campaigns import a_campaign


@pytest.mark.parametrize("results", [(45,), (30, 31), (45, 40, 33), (30, 20, 25, 39)])
def test_all_that_can_be_paid_becomes_material(results: tuple[int, ...]) -> None:
    campaign = a_campaign(*results)
    basket = basket_for(campaign)
    assert basket
    left = campaign.total - bill_for(campaign, basket).due
    assert 0 <= left < bill_for(campaign, basket[:1]).price
    assert buy(campaign, basket).total == left
    assert {wanted.bonus for wanted in basket} == {"material"}


def test_what_is_bought_early_is_bought_for_good() -> None:
    assert all(wanted.is_permanent for wanted in basket_for(a_campaign(40, 40, 40)))
    assert not any(wanted.is_permanent for wanted in basket_for(a_campaign(40, 40, 40, 40)))


@pytest.mark.parametrize("points", [-5, 0, 19])
def test_who_has_no_points_buys_nothing(points: int) -> None:
    campaign = a_campaign(points)
    assert basket_for(campaign) == []
    assert buy(campaign, []).bonuses == ()
