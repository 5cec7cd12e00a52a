"""A game of a campaign at the terminal: what is kept is the campaign with the game in it."""

from collections.abc import Sequence
from pathlib import Path

from caverna.cli.console import Console
from caverna.cli.session import Session
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, refuse_if_changed, write_campaign
from caverna.expansions.frantic_fiends.cli.draw_fiends import FiendDrawing
from caverna.expansions.frantic_fiends.engine.state import fiends
from caverna.game import Game
from caverna.words.texts import Words


class CampaignSession(Session):
    """The table of a game of a campaign."""

    def __init__(
        self,
        console: Console,
        words: Words,
        game: Game,
        seats: Sequence[str],
        file: Path,
        saved: SavedCampaign,
    ) -> None:
        self.campaign = saved.campaign
        self.known = saved.text
        """What is in the file, unless somebody else has written there."""
        self.written = ""
        super().__init__(console, words, game, seats, file)

    def record(self) -> str:
        self.written = write_campaign(SavedCampaign(self.campaign, self.game.copy(deals=True)))
        return self.written

    def keep(self) -> None:
        refuse_if_changed(self.autosave, self.known)
        super().keep()
        if self.can_autosave:
            self.known = self.written

    def save(self, path: Path) -> bool:
        is_saved = super().save(path)
        if is_saved and path.resolve() == self.autosave.resolve():
            self.known = self.written
        return is_saved

    def show_boards(self, seat: int) -> None:
        """With the side aim of this game, and how far the player is."""
        super().show_boards(seat)
        state = fiends(self.game.state)
        self.console.show(FiendDrawing(self.words, self.console.paint, state, self.console.width).milestone())

    def how_to_come_back(self) -> str:
        return self.words.say("ui-campaign-come-back", file=str(self.autosave))
