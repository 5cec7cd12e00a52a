"""The shop between the games of a campaign, and what the bonuses bring at the set-up of the next."""

from dataclasses import replace

import pytest

from caverna import BadSetup, Setup
from caverna.engine.home_board import CELL_BY_NAME
from caverna.expansions.frantic_fiends.campaign.campaign import (
    finish_game,
    new_campaign,
    note_result,
    setup_of,
)
from caverna.expansions.frantic_fiends.campaign.sheet import PLAYING, SHOP, CampaignRefuses, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import bill_for, buy, price_list, warnings_for
from caverna.expansions.frantic_fiends.engine.campaign_game import BOARDS, BONUSES
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.state import player_of
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from tests.fiends.campaigns import (
    STRIPS_OF_A_GAME,
    a_campaign,
    answers,
    ended,
    goods_of,
    with_bonuses,
)

# The shop.


@pytest.mark.rule("FF-CAMPAIGN-PRICES")
def test_the_price_list() -> None:
    offers = {offer.bonus: offer for offer in price_list(figures_in_use())}
    assert list(offers) == list(BONUSES)
    assert [offer.once for offer in offers.values()] == [10, 15, 20, 30, 40, 50, 60, 70]
    assert [offer.permanent for offer in offers.values()] == [20, 30, 40, 60, 80, 100, 120, 140]
    assert offers["material"].one_of == ("wood", "ore", "stone")
    assert offers["grain_or_dog"].one_of == ("grain", "dog")
    assert offers["vegetable_or_small_animal"].one_of == ("vegetable", "sheep", "boar", "donkey")
    assert offers["cattle_or_ruby"].one_of == ("cattle", "ruby")
    assert offers["twin_tile"].one_of == ()


@pytest.mark.rule("FF-CAMPAIGN-SHOP")
def test_every_bonus_can_be_bought_any_number_of_times() -> None:
    campaign = a_campaign(100)
    basket = [Purchase("material")] * 4 + [Purchase("cattle_or_ruby")] * 2
    after = buy(campaign, basket)
    assert (after.total, after.bonuses) == (0, ("material",) * 4 + ("cattle_or_ruby",) * 2)
    with pytest.raises(CampaignRefuses, match="costs 110 points and there are 100: take something out"):
        buy(campaign, [*basket, Purchase("material")])


@pytest.mark.rule("FF-CAMPAIGN-SHOP")
def test_the_shop_opens_after_a_game_that_is_won_and_not_after_the_last() -> None:
    with pytest.raises(CampaignRefuses, match="closed: game 1 is being played"):
        buy(new_campaign("easy", seed=7), [])
    with pytest.raises(CampaignRefuses, match="closed: the campaign is completed"):
        buy(a_campaign(30, 30, 30, 30, 30), [])
    with pytest.raises(CampaignRefuses, match="no bonus 'castle'"):
        buy(a_campaign(30), [Purchase("castle")])


def test_who_has_lost_points_buys_nothing_but_goes_on() -> None:
    campaign = a_campaign(-4)
    assert buy(campaign, []).total == -4
    with pytest.raises(CampaignRefuses, match="there are -4"):
        buy(campaign, [Purchase("material")])


@pytest.mark.rule("FF-CAMPAIGN-ONCE")
def test_a_bonus_bought_once_holds_for_one_game() -> None:
    campaign = buy(a_campaign(30), [Purchase("material")])
    assert setup_of(campaign).options == FiendOptions(campaign="2+s1+l1+r1+m1a+material")
    campaign = buy(finish_game(campaign, ended(campaign, 30)), [])
    assert campaign.bonuses == ()


@pytest.mark.rule("FF-CAMPAIGN-PERMANENT")
def test_a_bonus_for_good_costs_twice_as_much_and_holds_in_all_later_games() -> None:
    campaign = buy(a_campaign(30, 30), [Purchase("grain_or_dog", is_permanent=True), Purchase("material")])
    assert campaign.total == 60 - 30 - 10
    bonuses = []
    while campaign.status == PLAYING:
        bonuses.append((campaign.game, campaign.bonuses))
        campaign = finish_game(campaign, ended(campaign, 30))
        campaign = buy(campaign, []) if campaign.status == SHOP else campaign
    assert bonuses == [(3, ("material", "grain_or_dog")), (4, ("grain_or_dog",)), (5, ("grain_or_dog",))]


@pytest.mark.rule("FF-CAMPAIGN-REBATE")
def test_a_milestone_that_is_met_makes_the_basket_cheaper() -> None:
    campaign = new_campaign("easy", seed=7)
    campaign = note_result(campaign, STRIPS_OF_A_GAME[0], 40, is_won=True, is_milestone_met=True)
    assert (campaign.total, campaign.rebate) == (40, 5)
    bill = bill_for(campaign, [Purchase("material")])
    assert (bill.price, bill.rebate, bill.due) == (10, 5, 5)
    after = buy(campaign, [Purchase("material")])
    assert (after.total, after.history[-1].spent) == (35, 5)


@pytest.mark.rule("FF-CAMPAIGN-REBATE-LOST")
def test_what_is_not_used_of_the_rebate_is_lost() -> None:
    campaign = new_campaign("easy", seed=7)
    campaign = note_result(campaign, ("s1", "l1", "r1", "m4a"), 40, is_won=True, is_milestone_met=True)
    assert bill_for(campaign, []).due == 0
    after = buy(campaign, [])
    assert (after.total, after.rebate) == (40, 0)
    cheap = replace(campaign, history=(replace(campaign.history[0], rebate=30),))
    assert bill_for(cheap, [Purchase("material")]).due == 0
    assert buy(cheap, [Purchase("material")]).total == 40


@pytest.mark.rule("FF-CAMPAIGN-BONUS-COPIES")
@pytest.mark.parametrize("bonus", ["trap", "functional_tile"])
def test_the_shop_sells_as_many_traps_and_functional_tiles_as_there_are(bonus: str) -> None:
    campaign = a_campaign(1000)
    three = [Purchase(bonus), Purchase(bonus), Purchase(bonus, is_permanent=True)]
    assert buy(campaign, three).bonuses == (bonus,) * 3
    with pytest.raises(CampaignRefuses, match="so that 3 are the most"):
        buy(campaign, [*three, Purchase(bonus)])
    later = buy(campaign, three)
    later = finish_game(later, ended(later, 0))
    assert buy(later, [Purchase(bonus)] * 2).bonuses == (bonus,) * 3
    with pytest.raises(CampaignRefuses, match="so that 3 are the most"):
        buy(later, [Purchase(bonus)] * 3)


@pytest.mark.rule("FF-CAMPAIGN-BONUS-COPIES")
def test_the_shop_warns_of_tiles_that_will_find_no_place() -> None:
    campaign = a_campaign(1000)
    dwelling, tile, twin = Purchase("dwelling"), Purchase("functional_tile"), Purchase("twin_tile")
    assert warnings_for(campaign, [dwelling]) == []
    assert warnings_for(campaign, [dwelling, tile]) == ["functional_tile", "dwelling"]
    assert warnings_for(campaign, [dwelling, dwelling, tile, twin]) == []
    assert warnings_for(campaign, [twin] * 11) == []
    assert warnings_for(campaign, [twin] * 12) == ["twin_tile"]
    assert warnings_for(campaign, [*[twin] * 11, Purchase("trap")]) == ["twin_tile"]


# Bonuses at the set-up of a game.


@pytest.mark.rule("FF-CAMPAIGN-BONUS-SETUP")
def test_bonuses_are_used_before_the_first_round_in_any_order() -> None:
    game = with_bonuses("material", "twin_tile", "dwelling")
    assert game.state.round == 0
    assert {"prepare wood", "tile cavern e3 tunnel e4", "furnish dwelling d3"} <= set(answers(game))
    game.play("furnish dwelling d3")
    game.play("tile cavern e3 tunnel e4")
    assert answers(game) == ["prepare wood", "prepare ore", "prepare stone"]
    game.play("prepare stone")
    assert game.state.round == 1
    assert goods_of(game) == {"stone": 1, "food": 2}


@pytest.mark.rule("FF-CAMPAIGN-BONUS-SETUP")
def test_which_good_it_is_is_said_for_every_bonus_anew() -> None:
    game = with_bonuses("material", "material")
    game.play("prepare wood")
    game.play("prepare ore")
    assert goods_of(game) == {"wood": 1, "ore": 1, "food": 1}


@pytest.mark.rule("FF-CAMPAIGN-BONUS-GOODS")
def test_animals_that_find_no_room_are_eaten() -> None:
    game = with_bonuses("cattle_or_ruby", "cattle_or_ruby", "vegetable_or_small_animal")
    game.play("prepare cattle")
    game.play("prepare cattle")
    assert goods_of(game)["cattle"] == 2
    game.play("prepare sheep")
    assert set(answers(game)) == {"eat sheep", "eat cattle"}
    game.play("eat sheep")
    assert goods_of(game) == {"cattle": 2, "food": 2}
    assert game.state.round == 1


@pytest.mark.rule("FF-CAMPAIGN-BONUS-TWIN-TILE")
def test_any_twin_tile_that_fits_may_be_laid() -> None:
    game = with_bonuses(*["twin_tile"] * 6)
    first = answers(game)
    for tile in ("tile meadow c4 field b4", "tile cavern e3 tunnel e4", "tile cavern e3 cavern e4"):
        assert tile in first
    assert not any(move.startswith(("fence", "tile ore_mine")) for move in first)
    for move in ("tile cavern e3 tunnel e2", "tile cavern d1 tunnel d2", "tile ore_mine d2 deep_tunnel e2"):
        game.play(move)
    player = player_of(game.state, 0)
    assert player.ore_mines == 1 << CELL_BY_NAME["d2"]
    assert (player.mined, goods_of(game)) == ((), {"food": 1})
    game.play("tile meadow c4 field b4")
    game.play("tile meadow c3 field c2")
    assert goods_of(game) == {"food": 2}
    game.play("fence c3 c4")
    assert player_of(game.state, 0).large_areas == (1 << CELL_BY_NAME["c3"] | 1 << CELL_BY_NAME["c4"],)


@pytest.mark.rule("FF-CAMPAIGN-BONUS-TILES")
def test_rooms_need_a_cavern_and_traps_a_forest_space_and_bring_what_they_bring() -> None:
    game = with_bonuses("trap", "functional_tile", "twin_tile", "dwelling")
    rooms = {move for move in answers(game) if move.startswith("furnish")}
    assert rooms == {f"furnish {tile} d3" for tile in ("carpenter", "stone_carver", "blacksmith", "dwelling")}
    traps = {move.split()[1] for move in answers(game) if move.startswith("trap")}
    assert traps == {"pitfall", "catch_net", "poison_darts"}
    game.play("furnish stone_carver d3")
    assert goods_of(game) == {"stone": 2, "food": 1}
    assert not any(move.startswith("furnish") for move in answers(game))
    game.play("trap pitfall a3")
    assert goods_of(game)["boar"] == 1
    game.play("tile cavern e3 tunnel e4")
    game.play("furnish dwelling e3")
    assert game.state.round == 1
    assert goods_of(game) == {"stone": 2, "food": 2, "boar": 1}


@pytest.mark.rule("FF-CAMPAIGN-BONUS-COPIES")
def test_a_trap_that_is_a_bonus_is_no_longer_for_sale() -> None:
    game = with_bonuses("trap", "trap")
    game.play("trap pitfall a3")
    assert not any(move.startswith("trap pitfall") for move in answers(game))


@pytest.mark.rule("FF-CAMPAIGN-BONUS-LOST")
def test_what_cannot_be_placed_is_lost() -> None:
    game = with_bonuses("dwelling", "dwelling")
    game.play("furnish dwelling d3")
    assert game.state.round == 1
    other = with_bonuses("dwelling", "trap")
    other.play("done")
    assert other.state.round == 1
    assert player_of(other.state, 0).traps == ()


@pytest.mark.rule("FF-CAMPAIGN-BONUS-LOST")
def test_a_ruby_may_still_make_room_for_what_cannot_be_placed() -> None:
    game = with_bonuses("cattle_or_ruby", "cattle_or_ruby", "dwelling", "dwelling")
    for move in ("prepare ruby", "prepare ruby", "furnish dwelling d3"):
        game.play(move)
    assert answers(game) == ["done"]
    game.play("ruby cavern e3")
    game.play("furnish dwelling e3")
    assert game.state.round == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("0", "begins with the number of the game"),
        ("²", "begins with the number of the game"),
        ("s1", "begins with the number of the game"),
        ("6", "there is no game 6, a campaign has 5 games"),
        ("2+l9", "'l9' is no board"),
        ("2+castle", "'castle' is no board"),
        ("+".join(("2", *BOARDS[1])), "l1 to l7 are all used"),
        ("2" + "+trap" * 500, "no game brings along so much"),
    ],
)
def test_a_set_up_no_campaign_can_have_is_refused(words: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        Setup(1, options=FiendOptions(campaign=words), expansion="frantic_fiends")


def test_a_campaign_is_for_one_player() -> None:
    with pytest.raises(BadSetup, match="for one player"):
        Setup(2, options=FiendOptions(campaign="1"), expansion="frantic_fiends")
