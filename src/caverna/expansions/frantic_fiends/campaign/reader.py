"""Reading the text of a campaign: its lines are decoded, and its games noted one after the other."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from caverna.engine.errors import CavernaError
from caverna.engine.reasons import Said, Several, Text, say
from caverna.expansions.frantic_fiends.campaign.campaign import figures_of, note_result, setup_of
from caverna.expansions.frantic_fiends.campaign.errors import BrokenCampaign
from caverna.expansions.frantic_fiends.campaign.lines import (
    FiguresLine,
    GameLine,
    Line,
    LostLine,
    MilestoneLine,
    PurchaseWords,
    SeedLine,
    SideLine,
    WonLine,
)
from caverna.expansions.frantic_fiends.campaign.sheet import FAILED, PLAYING, SHOP, Campaign, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.game import Game
from caverna.record.errors import BrokenRecord
from caverna.record.read_record import read_record
from caverna.words.told import said_of

FORMAT = "caverna campaign"
FORMAT_VERSION = "1"
FIRST_LINE = f"{FORMAT} {FORMAT_VERSION}"
IN_PROGRESS = "in progress"
BOUGHT = "bought"
NOTHING_BOUGHT = "nothing"
ONCE, FOR_GOOD = "once", "for_good"

SomeLine = TypeVar("SomeLine", bound=Line)


class CampaignReader:
    """Goes through the lines and plays the campaign again, result by result."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.line = 0
        """The number of the line read last."""

    def read(self) -> tuple[Campaign, Game | None]:
        """The whole file: the campaign, and its game as far as it has been played."""
        self.read_first_line()
        figures = self.next_line(FiguresLine)
        side = self.next_line(SideLine).side
        campaign = Campaign(side, int(self.next_line(SeedLine).seed), (figures.games, figures.campaign))
        figures_of(campaign)
        while (words := self.next_words()) is not None:
            if " ".join(words) == IN_PROGRESS:
                return campaign, self.read_game(campaign)
            if words[0] != "game":
                raise self.broken(say("wrong-campaign-line", written=words[0]))
            campaign = self.read_result(campaign, self.decoded(words, GameLine))
        return campaign, None

    def broken(self, why: Said) -> BrokenCampaign:
        """The error for the line read last."""
        return BrokenCampaign(max(1, self.line), why)

    # Lines.

    def read_first_line(self) -> None:
        """The name of the format, and its version."""
        self.line = 1
        first = " ".join(self.lines[0].split()) if self.lines else ""
        if not first.startswith(FORMAT):
            raise self.broken(say("wrong-no-campaign", line=FIRST_LINE))
        if first != FIRST_LINE:
            raise self.broken(say("wrong-record-version", written=first, version=str(FORMAT_VERSION)))

    def next_words(self) -> list[str] | None:
        """The words of the next line that is neither empty nor a comment, None at the end."""
        while self.line < len(self.lines):
            self.line += 1
            words = self.lines[self.line - 1].split("#")[0].split()
            if words:
                return words
        return None

    def next_line(self, *kinds: type[SomeLine]) -> SomeLine:
        """The next line, which must be one of these."""
        words = self.next_words()
        for kind in kinds:
            if words is not None and words[0] == kind.__struct_config__.tag:
                return self.decoded(words, kind)
        tags = [Text("error-as-is", {"text": str(kind.__struct_config__.tag)}) for kind in kinds]
        if words is None:
            raise self.broken(say("wrong-line-missing", expected=Several(tags, "ui-or")))
        raise self.broken(say("wrong-line-expected", expected=Several(tags, "ui-or"), written=words[0]))

    def decoded(self, words: Sequence[str], kind: type[SomeLine]) -> SomeLine:
        """The words as a shape, if they have it."""
        try:
            return msgspec.convert(words, kind)
        except msgspec.ValidationError:
            raise self.broken(say("error-at", what=f"'{' '.join(words)}'", why=say(kind.FORM))) from None

    # Games.

    def read_result(self, campaign: Campaign, game: GameLine) -> Campaign:
        """A game that is over, and what was bought after it."""
        begins = self.line
        result = self.next_line(WonLine, LostLine)
        is_met = self.next_line(MilestoneLine).outcome == "met"
        boards = (game.extension, game.long_strip, game.short_strip, game.milestone)
        try:
            noted = note_result(campaign, boards, int(result.points), isinstance(result, WonLine), is_met)
        except CavernaError as wrong:
            raise BrokenCampaign(begins, said_of(wrong)) from None
        return self.read_purchases(noted) if noted.status == SHOP else noted

    def read_purchases(self, campaign: Campaign) -> Campaign:
        """The line `bought`, if the shop has been left."""
        before = self.line
        words = self.next_words()
        if words is None or words[0] != BOUGHT:
            self.line = before
            return campaign
        basket = self.basket(" ".join(words[1:]))
        try:
            return buy(campaign, basket)
        except CavernaError as wrong:
            raise self.broken(said_of(wrong)) from None

    def basket(self, text: str) -> list[Purchase]:
        """`dwelling once, material for_good`, or `nothing`."""
        parts = text.split(",") if text != NOTHING_BOUGHT else []
        bought = [self.decoded(part.split(), PurchaseWords) for part in parts]
        return [Purchase(one.bonus, one.how_long == FOR_GOOD) for one in bought]

    def read_game(self, campaign: Campaign) -> Game:
        """The record of the game in progress: everything down to the end of the file."""
        begins = self.line
        if campaign.status != PLAYING:
            key = "wrong-game-after-failure" if campaign.status == FAILED else "wrong-game-now"
            raise self.broken(say(key, status=campaign.status))
        try:
            game = read_record("\n".join(self.lines[begins:]))
        except BrokenRecord as wrong:
            raise BrokenCampaign(begins + wrong.line, wrong.said_why) from None
        if game.setup != setup_of(campaign):
            raise self.broken(say("wrong-other-game", game=campaign.game))
        return game
