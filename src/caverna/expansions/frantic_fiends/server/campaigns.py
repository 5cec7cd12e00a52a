"""Campaigns, kept in the store, each held by whoever has its token. Their games are tables as well."""

import hashlib
import hmac
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from caverna.expansions.frantic_fiends.campaign.campaign import finish_game, new_campaign, setup_of
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, read_campaign, write_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import PLAYING, Campaign, Purchase
from caverna.expansions.frantic_fiends.campaign.shop import buy
from caverna.game import Game
from caverna.server.door.tokens import hashed, is_table_id, new_table_id, new_token
from caverna.server.journal.json_log import note
from caverna.server.lobby.housekeeping import keep_new_document
from caverna.server.lobby.lobby import Lobby
from caverna.server.lobby.new_tables import Beginning, set_table
from caverna.server.protocol.http_messages import TableCreated
from caverna.server.storage.store import StoredDocument, StoredSeat
from caverna.table.seats import HUMAN, clean_name
from caverna.table.table import Table

KIND = "campaign"
"""What it is for the store."""
SEAT = 0
"""Where the player of a campaign sits."""


class UnknownCampaign(Exception):
    """There is no such campaign."""


class NotYourCampaign(Exception):
    """Whoever asks does not hold the campaign."""


class CampaignChanged(Exception):
    """Somebody else was faster."""


class NoGameNow(Exception):
    """The campaign is in the shop, or over."""


@dataclass(frozen=True)
class OpenCampaign:
    """A campaign as the store has it, and what its text says."""

    stored: StoredDocument
    campaign: Campaign

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def table(self) -> str:
        """The table of the game that is played now; empty if it has not been begun."""
        has_begun = self.campaign.status == PLAYING and len(self.stored.tables) == self.campaign.game
        return self.stored.tables[-1] if has_begun else ""


async def begin(lobby: Lobby, side: str, seed: int) -> tuple[str, str]:
    """A new campaign: its name, and the token that holds it."""
    token = new_token()
    text = write_campaign(SavedCampaign(new_campaign(side, seed)))
    stored = StoredDocument(KIND, new_table_id(), hashed(token), text, (), 0, time.time())
    await keep_new_document(lobby, stored)
    note("campaign begun", campaign=stored.id, side=side)
    return stored.id, token


async def look_at(lobby: Lobby, name: str) -> OpenCampaign:
    """The campaign as it stands now: a game that is over is written on its sheet."""
    found = await load(lobby, name)
    if not found.table:
        return found
    game = await (await lobby.keeper(found.table)).do(game_that_is_over)
    if game is None:
        return found
    campaign = finish_game(found.campaign, game)
    try:
        after = await keep(lobby, found, campaign)
    except CampaignChanged:
        return await load(lobby, name)
    note("campaign game over", campaign=name, game=campaign.game, status=campaign.status)
    return after


async def play(lobby: Lobby, name: str, token: str, player: str) -> TableCreated:
    """The table of the game that is played now, set if need be, and the key to its seat."""
    found = await look_at(lobby, name)
    check_holder(found, token)
    if found.campaign.status != PLAYING:
        raise NoGameNow(found.campaign.status)
    keys = {SEAT: seat_token(token, found.campaign.game)}
    if found.table:
        return TableCreated(found.table, keys)
    seats = [StoredSeat(HUMAN, clean_name(player))]
    made = await set_table(lobby, Beginning(setup_of(found.campaign)), seats, keys)
    try:
        await keep(lobby, found, found.campaign, (*found.stored.tables, made.table))
    except CampaignChanged:
        return await play(lobby, name, token, player)
    return made


async def shop(lobby: Lobby, name: str, token: str, basket: Sequence[Purchase]) -> OpenCampaign:
    """Pay for a basket and go on to the next game."""
    found = await look_at(lobby, name)
    check_holder(found, token)
    return await keep(lobby, found, buy(found.campaign, basket))


def game_that_is_over(table: Table) -> Game | None:
    """The game, if nothing can be taken back any more."""
    return table.game.copy() if table.is_over else None


def seat_token(token: str, game: int) -> str:
    """The key to the seat of a game follows from the token of the campaign, so that it cannot get lost."""
    return hmac.new(token.encode(), f"game {game}".encode(), hashlib.sha256).hexdigest()


def check_holder(found: OpenCampaign, token: str) -> None:
    """Whether the token is the one of the campaign."""
    if not hmac.compare_digest(found.stored.token_hash, hashed(token)):
        raise NotYourCampaign(found.id)


# The store.


async def load(lobby: Lobby, name: str) -> OpenCampaign:
    """A campaign as it was kept."""
    stored = await lobby.store.load_document(KIND, name) if is_table_id(name) else None
    if stored is None:
        raise UnknownCampaign(name)
    return OpenCampaign(stored, read_campaign(stored.text).campaign)


async def keep(
    lobby: Lobby, found: OpenCampaign, campaign: Campaign, tables: tuple[str, ...] | None = None
) -> OpenCampaign:
    """Keep what has become of a campaign."""
    stored = replace(
        found.stored,
        text=write_campaign(SavedCampaign(campaign)),
        tables=found.stored.tables if tables is None else tables,
        version=found.stored.version + 1,
    )
    if not await lobby.store.change_document(stored):
        raise CampaignChanged(found.id)
    return OpenCampaign(stored, campaign)
