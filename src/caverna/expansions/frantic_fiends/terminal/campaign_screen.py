"""A campaign on the full screen: its sheet, the shop, and the game that is to be played."""

from functools import partial
from pathlib import Path

from caverna.cli.terminal import PLAIN
from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, setup_of
from caverna.expansions.frantic_fiends.campaign.file import BadCampaignFile, SavedCampaign, save_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import PLAYING, SHOP, CampaignRefuses, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import bill_for, buy
from caverna.expansions.frantic_fiends.cli.draw_campaign import (
    describe_basket,
    describe_purchase,
    draw_sheet,
    goods_on_offer,
    sheet_title,
)
from caverna.expansions.frantic_fiends.words.campaign import why_refused
from caverna.game import Game
from caverna.server.tables.served_table import ServedTable
from caverna.table.seats import HUMAN
from caverna.table.table import Table
from caverna.terminal.ink import Lines, line
from caverna.terminal.list_screen import ListScreen, Row
from caverna.terminal.local_table import LocalTable
from caverna.terminal.saved_games import stored


class CampaignScreen(ListScreen):
    """What is written on the sheet, and what can be done next."""

    hint_key = "screen-campaign-hint"

    def __init__(self, file: Path, saved: SavedCampaign) -> None:
        super().__init__()
        self.file = file
        self.saved = saved
        self.basket: list[Purchase] = []

    def heading(self) -> str:
        return sheet_title(self.home.words, self.saved.campaign)

    def above(self, width: int) -> Lines:
        words, campaign = self.home.words, self.saved.campaign
        told = draw_sheet(words, PLAIN, campaign, width)[1:]
        if campaign.status == SHOP:
            inside = describe_basket(words, self.basket) or words.say("ui-nothing")
            due = bill_for(campaign, self.basket).due
            told.append(words.say("ui-campaign-basket", what=inside, due=due))
        return [line(self.home.signs.text(text)) for text in told]

    def rows(self) -> list[Row]:
        words, campaign = self.home.words, self.saved.campaign
        if campaign.status == PLAYING:
            return [Row(words.say("web-play"), self.play_on)]
        if campaign.status != SHOP:
            return []
        offers = [Row(self.on_offer(one), partial(self.put_in, one)) for one in goods_on_offer(campaign)]
        pay = Row(words.say("ui-campaign-pay", game=campaign.game + 1), self.pay)
        return [pay, Row(words.say("ui-campaign-take-out"), self.take_out), *offers]

    def on_offer(self, one: Purchase) -> str:
        """What it is, and what it costs."""
        price = bill_for(self.saved.campaign, [one]).price
        return f"{describe_purchase(self.home.words, one)}: {price}"

    # The shop.

    def put_in(self, wanted: Purchase) -> None:
        """One more into the basket, if it can be paid."""
        try:
            buy(self.saved.campaign, [*self.basket, wanted])
        except CampaignRefuses as refusal:
            self.say(why_refused(self.home.words, refusal))
        else:
            self.basket.append(wanted)

    def take_out(self) -> None:
        """The last thing back onto the shelf."""
        del self.basket[-1:]

    def pay(self) -> None:
        """Pay for the basket and go on to the next game."""
        if self.save(SavedCampaign(buy(self.saved.campaign, self.basket))):
            self.basket, self.line = [], 0

    # The file.

    def write(self, campaign: SavedCampaign) -> None:
        """Into the file, if nobody else has written there. May raise OSError with the reason in words."""
        try:
            self.saved = save_campaign(self.file, campaign, self.saved.text)
        except CampaignRefuses as refusal:
            raise OSError(why_refused(self.home.words, refusal)) from refusal
        except BadCampaignFile as error:
            raise OSError(str(error)) from error

    def save(self, campaign: SavedCampaign) -> bool:
        """Likewise; what is against it is told below the list."""
        try:
            self.write(campaign)
        except OSError as error:
            self.say(self.home.words.say("ui-not-saved", reason=str(error)))
            return False
        return True

    # The game.

    def play_on(self) -> None:
        """To the table; every step is kept in the file of the campaign."""
        game = self.saved.game or Game(setup_of(self.saved.campaign), deals=False)
        moves = game.moves_played[: self.saved.moves_written]
        words, waits = self.home.words, self.saved.waits_for_end
        served = ServedTable(stored(game, [HUMAN], moves, waits, words))

        def keep(table: Table) -> None:
            self.write(at_table(table))

        def at_table(table: Table) -> SavedCampaign:
            left = table.game.copy(deals=True)
            return SavedCampaign(self.saved.campaign, left, waits_for_end=table.waits_for_end)

        if not self.save(at_table(served.table)):
            return
        source = LocalTable(served, self.home.language, keep, self.home.pause)
        self.app.call_later(source.open)
        self.home.sit_down(source, partial(self.come_back, served))

    def come_back(self, served: ServedTable, nothing: None) -> None:
        """From the table: a game that is over is written on the sheet."""
        if served.table.game.is_over:
            self.save(SavedCampaign(finish_game(self.saved.campaign, served.table.game)))
        self.redraw()
