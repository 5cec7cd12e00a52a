"""The HTTP interface of Frantic Fiends: campaigns, and where the printed figures come from."""

from starlette.requests import Request
from starlette.responses import Response

from caverna.expansions.frantic_fiends.campaign.sheet import CampaignRefuses, OtherFigures, Purchase
from caverna.expansions.frantic_fiends.engine.campaign_game import BONUSES
from caverna.expansions.frantic_fiends.figures.load import figures_in_use
from caverna.expansions.frantic_fiends.figures.sources import PROVENANCES
from caverna.expansions.frantic_fiends.server import campaigns
from caverna.expansions.frantic_fiends.server.campaign_info import bill_info, campaign_info, game_info
from caverna.expansions.frantic_fiends.server.http_messages import (
    MOST_BONUSES,
    CampaignCreated,
    CampaignInfo,
    FiguresInfo,
    FiguresOfSource,
    FiguresOfTable,
    NewCampaign,
    PlayCampaign,
    Shopping,
    SourceInfo,
)
from caverna.expansions.frantic_fiends.words.campaign import why_refused
from caverna.expansions.frantic_fiends.words.figures import figures_by_source
from caverna.server.lobby.new_tables import new_seed
from caverna.server.requests.answering import (
    BadRequest,
    Endpoint,
    check_rate,
    json,
    language_of,
    lobby_of,
    read,
)
from caverna.words.texts import Words

ONCE, FOR_GOOD = "once", "for_good"


def about_a_campaign(endpoint: Endpoint) -> Endpoint:
    """The endpoint with what can go wrong with a campaign in words."""

    async def answer(request: Request) -> Response:
        words = Words(language_of(request))
        try:
            return await endpoint(request)
        except campaigns.UnknownCampaign:
            raise BadRequest(404, "unknown_campaign", words.say("server-unknown-campaign")) from None
        except campaigns.NotYourCampaign:
            raise BadRequest(403, "not_yours", words.say("server-not-your-campaign")) from None
        except campaigns.CampaignChanged:
            raise BadRequest(409, "stale", words.say("server-campaign-changed")) from None
        except campaigns.NoGameNow:
            raise BadRequest(409, "no_game", words.say("server-no-game-now")) from None
        except CampaignRefuses as refusal:
            raise BadRequest(409, "refused", why_refused(words, refusal)) from None
        except OtherFigures:
            raise BadRequest(409, "other_figures", words.say("server-other-figures")) from None

    return answer


async def post_campaign(request: Request) -> Response:
    """A new campaign."""
    lobby = lobby_of(request)
    wanted = await read(request, NewCampaign, lobby.settings.message_bytes)
    check_rate(request, request.app.state.makers)
    seed = new_seed() if wanted.seed is None else wanted.seed
    name, token = await campaigns.begin(lobby, wanted.side, seed)
    return json(CampaignCreated(name, token), 201)


@about_a_campaign
async def get_campaign(request: Request) -> Response:
    """The sheet of a campaign, and where it stands."""
    found = await campaigns.look_at(lobby_of(request), request.path_params["campaign"])
    return json(await in_words(request, found))


async def in_words(request: Request, found: campaigns.OpenCampaign) -> CampaignInfo:
    """A campaign in the language of whoever asks."""
    words = Words(language_of(request))
    playing = None
    if found.table:
        keeper = await lobby_of(request).keeper(found.table)
        playing = await keeper.do(lambda table: game_info(words, found, table))
    return campaign_info(words, found, playing)


@about_a_campaign
async def post_play(request: Request) -> Response:
    """Sit down at the game of the campaign, which is begun if need be."""
    lobby = lobby_of(request)
    wanted = await read(request, PlayCampaign, lobby.settings.message_bytes)
    return json(await campaigns.play(lobby, request.path_params["campaign"], wanted.token, wanted.name))


@about_a_campaign
async def get_bill(request: Request) -> Response:
    """What a basket would cost: `?basket=dwelling.once,material.for_good`."""
    words = Words(language_of(request))
    wanted = basket_of(words, request.query_params.get("basket", ""))
    found = await campaigns.look_at(lobby_of(request), request.path_params["campaign"])
    return json(bill_info(words, found.campaign, wanted))


@about_a_campaign
async def post_buy(request: Request) -> Response:
    """Pay and go on to the next game."""
    lobby, words = lobby_of(request), Words(language_of(request))
    wanted = await read(request, Shopping, lobby.settings.message_bytes)
    if any(one.bonus not in BONUSES for one in wanted.basket):
        raise BadRequest(400, "bad_message", words.say("server-bad-message"))
    basket = [Purchase(one.bonus, one.is_permanent) for one in wanted.basket]
    found = await campaigns.shop(lobby, request.path_params["campaign"], wanted.token, basket)
    return json(await in_words(request, found))


def basket_of(words: Words, text: str) -> list[Purchase]:
    """The basket in an address."""
    parts = [part.split(".") for part in text.split(",") if part]
    if len(parts) > MOST_BONUSES or not all(
        len(part) == 2 and part[0] in BONUSES and part[1] in (ONCE, FOR_GOOD) for part in parts
    ):
        raise BadRequest(400, "bad_message", words.say("server-bad-message"))
    return [Purchase(bonus, how == FOR_GOOD) for bonus, how in parts]


async def get_figures(request: Request) -> Response:
    """Every printed figure of the expansion, with how we know it."""
    words, figures = Words(language_of(request)), figures_in_use()
    sources = []
    for source in PROVENANCES:
        key = source.replace(" ", "_")
        name = f"provenance-{key}"
        sources.append(SourceInfo(key, words.say(name), words.attribute(name, "help") or ""))
    tables = [
        FiguresOfTable(
            table,
            words.say(f"figure-{table}"),
            [FiguresOfSource(source.replace(" ", "_"), texts) for source, texts in found.items()],
        )
        for table, found in figures_by_source(words, figures).items()
    ]
    return json(FiguresInfo(sources, tables, bool(figures.file)))
