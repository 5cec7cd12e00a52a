"""Solo games, and the campaign of five of them: its course, its sheet, its milestones."""

import pytest

from caverna import Game, Setup
from caverna.engine.goods import GOOD_BY_NAME
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.campaign.campaign import (
    finish_game,
    new_campaign,
    note_result,
    setup_of,
)
from caverna.expansions.frantic_fiends.campaign.milestones import achieved, is_met
from caverna.expansions.frantic_fiends.campaign.sheet import (
    COMPLETED,
    FAILED,
    PLAYING,
    SHOP,
    CampaignRefuses,
    Purchase,
)
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.expansions.frantic_fiends.engine.player import GONE
from caverna.expansions.frantic_fiends.engine.state import fiends, own, player_of
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from tests.fiends.campaigns import STRIPS_OF_A_GAME, a_campaign, answers, ended, goods_of, played

# A single solo game.


@pytest.mark.rule("FF-SOLO")
def test_a_solo_game_has_all_four_events_and_the_cards_in_their_order() -> None:
    game = played(Setup(1, expansion="frantic_fiends", seed=2))
    assert fiends(game.state).event == 4
    cards = [game.state.rules.space_keys[card] for card in game.state.cards]
    assert cards[:3] == ["blacksmithing", "sheep_farming", "ore_mine_construction"]
    assert cards[-3:] == ["ore_trading", "adventure", "ruby_delivery"]
    assert goods_of(Game(Setup(1, expansion="frantic_fiends")))["food"] == 2


@pytest.mark.rule("FF-SOLO-ARMORY")
def test_the_armory_takes_the_place_of_wood_gathering() -> None:
    placements = answers(Game(Setup(1, expansion="frantic_fiends")))
    assert "place armory" in placements
    for covered in ("wood_gathering", "drift_mining", "starting_player", "supplies", "clearing"):
        assert f"place {covered}" not in placements


@pytest.mark.rule("FF-SOLO-CHANCE")
def test_boards_and_markers_of_a_solo_game_are_left_to_chance() -> None:
    setups = set()
    for seed in range(12):
        fiend_state = fiends(Game(Setup(1, expansion="frantic_fiends", seed=seed)).state)
        setups.add(
            (fiend_state.extensions, fiend_state.long_strips, fiend_state.short_strips, fiend_state.bribes)
        )
    assert len(setups) > 6


# The course of the campaign.


@pytest.mark.rule("FF-CAMPAIGN-FIVE-GAMES")
def test_a_campaign_is_five_solo_games_in_a_row() -> None:
    campaign = new_campaign("easy", seed=7)
    for number in range(1, 6):
        assert (campaign.status, campaign.game) == (PLAYING, number)
        assert setup_of(campaign).players == 1
        campaign = finish_game(campaign, ended(campaign, 30))
        assert campaign.game == number
        if number < 5:
            assert campaign.status == SHOP
            campaign = buy(campaign, [])
    assert campaign.status == COMPLETED
    assert len(campaign.history) == 5
    with pytest.raises(CampaignRefuses, match="completed with 150 points"):
        setup_of(campaign)


def test_every_game_has_a_seed_of_its_own_that_follows_from_the_campaigns() -> None:
    first = setup_of(new_campaign("easy", seed=7))
    second = setup_of(buy(a_campaign(30), []))
    assert first == setup_of(new_campaign("easy", seed=7))
    assert len({first.seed, second.seed, setup_of(new_campaign("easy", seed=8)).seed}) == 3


@pytest.mark.rule("FF-CAMPAIGN-STRENGTHS")
@pytest.mark.parametrize(
    ("side", "games", "strengths"),
    [
        ("easy", 0, (5, 7, 9, 12)),
        ("easy", 2, (9, 11, 13, 16)),
        ("easy", 4, (13, 15, 17, 20)),
        ("hard", 0, (7, 9, 11, 14)),
        ("hard", 4, (15, 17, 19, 22)),
    ],
)
def test_orcs_get_stronger_by_two_in_every_game(side: str, games: int, strengths: tuple[int, ...]) -> None:
    campaign = buy(a_campaign(*[30] * games, side=side), []) if games else new_campaign(side, 7)
    assert player_of(Game(setup_of(campaign)).state, 0).strengths == strengths


@pytest.mark.rule("FF-CAMPAIGN-HARD-SIDE")
def test_the_hard_side_begins_with_eleven_for_the_third_orc() -> None:
    game = Game(setup_of(new_campaign("hard", seed=1)))
    assert player_of(game.state, 0).strengths == (7, 9, 11, 14)


def test_there_are_two_sides() -> None:
    with pytest.raises(CampaignRefuses, match="'harder': choose one of easy, hard"):
        new_campaign("harder", seed=1)


@pytest.mark.rule("FF-CAMPAIGN-STARTING-FOOD")
def test_a_game_of_the_campaign_begins_with_one_food() -> None:
    assert goods_of(Game(setup_of(new_campaign("easy", seed=1)))) == {"food": 1}


@pytest.mark.rule("FF-CAMPAIGN-MILESTONE-CARD")
def test_a_game_has_one_of_the_milestones() -> None:
    sides = {fiends(Game(setup_of(new_campaign("easy", seed))).state).milestone for seed in range(40)}
    assert sides == set(range(8))
    assert fiends(Game(Setup(1, expansion="frantic_fiends")).state).milestone == -1


@pytest.mark.rule("FF-CAMPAIGN-NOTHING-REPEATED")
@pytest.mark.parametrize("seed", range(6))
def test_no_board_strip_or_milestone_comes_twice(seed: int) -> None:
    campaign = new_campaign("easy", seed)
    for number in range(1, 6):
        campaign = finish_game(campaign, ended(campaign, 30))
        assert len(set(campaign.used)) == 4 * number
        if campaign.status == SHOP:
            campaign = buy(campaign, [])
    assert sorted(board[0] for board in campaign.used) == sorted("slrm" * 5)


@pytest.mark.rule("FF-CAMPAIGN-NOTHING-REPEATED")
def test_a_result_with_a_board_used_before_is_refused() -> None:
    campaign = buy(a_campaign(30), [])
    with pytest.raises(CampaignRefuses, match="l1 was used in an earlier game"):
        note_result(campaign, ("s2", "l1", "r2", "m2a"), 30, is_won=True, is_milestone_met=False)


@pytest.mark.rule("FF-CAMPAIGN-WIN")
def test_a_game_is_won_when_no_nasty_orc_is_left() -> None:
    campaign = new_campaign("easy", seed=7)
    assert finish_game(campaign, ended(campaign, 19)).status == SHOP


@pytest.mark.rule("FF-CAMPAIGN-LOSS")
def test_one_orc_that_is_left_ends_the_campaign() -> None:
    campaign = new_campaign("easy", seed=7)
    entry = CELL_BY_NAME["d4"]
    failed = finish_game(campaign, ended(campaign, 90, orcs=(GONE, GONE, GONE, entry)))
    assert (failed.status, failed.result) == (FAILED, None)
    for refused in (setup_of, lambda over: buy(over, [])):
        with pytest.raises(CampaignRefuses, match="failed in game 1; begin a new one"):
            refused(failed)


def test_only_the_game_of_the_campaign_counts_and_only_when_it_is_over() -> None:
    campaign = new_campaign("easy", seed=7)
    with pytest.raises(CampaignRefuses, match="not over yet"):
        finish_game(campaign, Game(setup_of(campaign)))
    with pytest.raises(CampaignRefuses, match="not game 1 of the campaign"):
        finish_game(campaign, ended(new_campaign("easy", seed=8), 30))


@pytest.mark.rule("FF-CAMPAIGN-CARRIED-POINTS")
def test_points_are_carried_from_game_to_game() -> None:
    campaign = a_campaign(40)
    campaign = buy(campaign, [Purchase("material")])
    campaign = finish_game(campaign, ended(campaign, 25))
    line = campaign.history[-1]
    assert (line.carry, line.points, line.total) == (30, 25, 55)


@pytest.mark.rule("FF-CAMPAIGN-RESULT")
def test_the_result_is_the_total_after_the_last_game() -> None:
    campaign = a_campaign(10, 20, 30, 40)
    assert campaign.result is None
    campaign = buy(campaign, [Purchase("dwelling")])
    campaign = note_result(campaign, STRIPS_OF_A_GAME[4], 50, is_won=True, is_milestone_met=True)
    assert campaign.result == 100 - 70 + 50


@pytest.mark.rule("FF-CAMPAIGN-SHEET-EXAMPLE")
def test_the_sheet_of_the_rulebook() -> None:
    campaign = new_campaign("easy", seed=7)
    for points, basket in ((19, []), (52, [Purchase("dwelling")]), (72, [Purchase("dwelling")])):
        campaign = buy(finish_game(campaign, ended(campaign, points)), basket)
    sheet = [(line.carry, line.points, line.total, line.spent, line.left) for line in campaign.history]
    assert sheet == [(0, 19, 19, 0, 19), (19, 52, 71, 70, 1), (1, 72, 73, 70, 3)]
    assert (campaign.game, campaign.total) == (4, 3)


# Milestones.


@pytest.mark.rule("FF-CAMPAIGN-MILESTONES")
def test_the_milestones() -> None:
    found = {key: tuple(milestone) for key, milestone in figures_in_use().milestones.items()}
    assert found == {
        "m1a": ("sheep", 8, 5),
        "m1b": ("boar", 6, 10),
        "m2a": ("donkey", 5, 5),
        "m2b": ("cattle", 5, 10),
        "m3a": ("dog", 6, 5),
        "m3b": ("vegetable", 6, 10),
        "m4a": ("mines", 4, 10),
        "m4b": ("friendly_orcs", 1, 10),
    }


@pytest.mark.rule("FF-CAMPAIGN-MILESTONES", "FF-CAMPAIGN-MILESTONE-WHEN")
def test_a_milestone_looks_at_supply_and_home_board() -> None:
    state = Game(setup_of(new_campaign("easy", seed=7))).state
    milestones = figures_in_use().milestones
    player = own(state, 0)
    player.goods[GOOD_BY_NAME["sheep"]] = 7
    assert not is_met(state, milestones["m1a"])
    player.goods[GOOD_BY_NAME["sheep"]] = 8
    assert is_met(state, milestones["m1a"])
    player.goods[GOOD_BY_NAME["vegetable"]] = 3
    player.vegetable_1 = 1 << CELL_BY_NAME["c4"]
    player.vegetable_2 = 1 << CELL_BY_NAME["b4"]
    assert achieved(state, "vegetable") == 6
    player.ore_mines, player.ruby_mines = 1 << CELL_BY_NAME["e2"], 1 << CELL_BY_NAME["f2"]
    assert achieved(state, "mines") == 2
    player.friends = ((1, CELL_BY_NAME["d3"], HOME),)
    assert is_met(state, milestones["m4b"])
    assert (achieved(state, "traps"), achieved(state, "dwarfs")) == (0, 2)


@pytest.mark.rule("FF-CAMPAIGN-MILESTONE-WHEN")
def test_the_milestone_counts_at_the_end_of_the_game() -> None:
    campaign = new_campaign("easy", seed=7)
    game = ended(campaign, 40)
    key = tuple(figures_in_use().milestones)[fiends(game.state).milestone]
    missed = finish_game(campaign, game)
    assert (missed.rebate, missed.history[0].is_milestone_met) == (0, False)
    player = own(game.state, 0)
    player.goods = [10] * len(player.goods)
    player.ore_mines = (1 << 4) - 1
    player.friends = ((1, CELL_BY_NAME["d3"], HOME),)
    met = finish_game(campaign, game)
    assert met.rebate == figures_in_use().milestones[key].rebate
