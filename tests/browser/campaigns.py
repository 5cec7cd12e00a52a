"""Campaigns at a server, and their first games played to the end."""

from functools import cache
from typing import TypedDict

from tests.browser.serving import Created, Server, created
from tests.server.campaign_games import first_game, play_it
from tests.server.conftest import Client

PACE = 0.05
"""Seconds between two messages, so that the server does not find them too many."""


class Held(TypedDict):
    """A campaign and its token."""

    campaign: str
    token: str


def new_campaign(server: Server, seed: int) -> Held:
    made = server.ask("/api/campaigns", {"side": "easy", "seed": seed})
    assert isinstance(made, dict)
    return Held(campaign=made["campaign"], token=made["token"])


def address_of(held: Held) -> str:
    return f"/campaign/{held['campaign']}#{held['token']}"


def table_of(server: Server, held: Held) -> Created:
    """The table of the game that is played now; the same for everybody who has the token."""
    return created(server.ask(f"/api/campaigns/{held['campaign']}/play", {"token": held["token"]}))


def play_first_game(server: Server, held: Held, is_won: bool = True) -> None:
    """To its end, over the same wire as the page; its owner may look on."""
    table = table_of(server, held)
    client = Client(f"ws://127.0.0.1:{server.port}/ws/{table['table']}", {})
    client.hello(*table["tokens"].values())
    client.settle()
    play_it(client, first_game(is_won)[1], PACE)
    client.close()


@cache
def begun_campaign(server: Server) -> Held:
    """A campaign of which nothing has been played."""
    return new_campaign(server, 5)


@cache
def won_campaign(server: Server) -> Held:
    """A campaign whose first game is won, and whose shop is open."""
    held = new_campaign(server, first_game(is_won=True)[0])
    play_first_game(server, held)
    return held
