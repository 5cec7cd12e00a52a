"""A game of a campaign at the terminal: what is kept is the campaign with the game in it."""

from collections.abc import Sequence
from pathlib import Path

from caverna.cli.console import Console
from caverna.cli.session import Session
from caverna.expansions.frantic_fiends.campaign import Campaign
from caverna.expansions.frantic_fiends.campaign_file import SavedCampaign, write_campaign
from caverna.game import Game
from caverna.locale import Words


class CampaignSession(Session):
    """The table of a game of a campaign."""

    def __init__(
        self, console: Console, words: Words, game: Game, seats: Sequence[str], file: Path, campaign: Campaign
    ) -> None:
        self.campaign = campaign
        super().__init__(console, words, game, seats, file)

    def record(self) -> str:
        dealt = self.game.copy()
        dealt.deals = True
        return write_campaign(SavedCampaign(self.campaign, dealt))

    def how_to_come_back(self) -> str:
        return self.words.say("ui-campaign-come-back", file=str(self.autosave))
