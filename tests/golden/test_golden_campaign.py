"""The golden campaign: five games won in a row, replayed, bought for, carried on to the last point."""

from pathlib import Path

import pytest

from caverna import Game, read_record, write_record
from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, new_campaign, setup_of
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, load_campaign, write_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import COMPLETED, SHOP
from caverna.expansions.frantic_fiends.campaign.shop import buy

FOLDER = Path(__file__).parent / "campaign"
FILE = FOLDER / "campaign.txt"
GAMES = range(1, 6)


def text_of(game: int) -> str:
    return (FOLDER / f"{game}.record").read_text(encoding="utf-8")


@pytest.mark.rule("FF-CAMPAIGN-FIVE-GAMES", "FF-CAMPAIGN-NOTHING-REPEATED", "FF-CAMPAIGN-RESULT")
def test_the_campaign_is_played_again_to_the_last_point() -> None:
    golden = load_campaign(FILE).campaign
    campaign = new_campaign(golden.side, golden.seed)
    for number in GAMES:
        game = read_record(text_of(number))
        assert game.setup == setup_of(campaign)
        campaign = finish_game(campaign, game)
        if campaign.status == SHOP:
            campaign = buy(campaign, golden.history[number - 1].bought)
    assert campaign == golden
    assert campaign.status == COMPLETED


def test_the_file_is_written_again_to_the_byte() -> None:
    saved = load_campaign(FILE)
    assert write_campaign(SavedCampaign(saved.campaign)) == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("number", GAMES)
def test_its_games_are_written_again_to_the_byte_and_dealt_from_their_seeds(number: int) -> None:
    replayed = read_record(text_of(number))
    again = Game(replayed.setup)
    for seat, move in replayed.moves_played:
        if seat >= 0:
            again.play(move)
    assert write_record(again) == text_of(number) == write_record(replayed)


def test_something_was_bought_once_and_something_for_good() -> None:
    bought = [one for line in load_campaign(FILE).campaign.history for one in line.bought]
    assert {one.is_permanent for one in bought} == {False, True}
