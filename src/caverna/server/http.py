"""The HTTP interface: JSON in, JSON out; every error says what is wrong and nothing about the inside."""

import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from caverna.bots import LEVEL_NAMES
from caverna.engine.errors import BadFile, CavernaError
from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions
from caverna.server.hide import record_of
from caverna.server.http_messages import (
    Fork,
    HelpLines,
    Import,
    Join,
    NewTable,
    Problem,
    SetupChoices,
    TableAt,
    TableInfo,
)
from caverna.server.json_log import note, note_failure
from caverna.server.keeper import Keeper
from caverna.server.lobby import Lobby, NoOpenSeat, NoSuchMove, OtherEdition, UnknownTable
from caverna.server.origin import is_welcome
from caverna.server.replay import chart, table_after
from caverna.server.reviews import NotOver, ReviewFailed, TooManyReviews, in_words
from caverna.server.show import seat_infos, setup_info
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS, Setup, option_values
from caverna.table.table import Table
from caverna.words.help_texts import UnknownName, help_on
from caverna.words.texts import LANGUAGES, Words

T = TypeVar("T")
LONGEST_NUMBER = 6
Endpoint = Callable[[Request], Awaitable[Response]]


class BadRequest(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, code: str, say: str) -> None:
        super().__init__(say)
        self.status = status
        self.code = code
        self.say = say


def json(data: object, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def language_of(request: Request) -> str:
    """The language that is asked for, or that of the browser."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")
    return next((language for language in LANGUAGES if asked.lower().startswith(language)), LANGUAGES[0])


def answering(endpoint: Endpoint) -> Endpoint:
    """The endpoint with every error turned into an answer."""

    async def answer(request: Request) -> Response:
        words = Words(language_of(request))
        try:
            return await endpoint(request)
        except BadRequest as wrong:
            return problem(wrong.status, wrong.code, wrong.say)
        except UnknownTable:
            return problem(404, "unknown_table", words.say("server-unknown-table"))
        except OtherEdition:
            return problem(409, "other_figures", words.say("server-other-figures"))
        except BadFile as bad:
            note("figures cannot be used", why=str(bad))
            return problem(503, "bad_figures", words.say("server-bad-figures"))
        except UnknownName as unknown:
            return problem(404, "unknown_name", str(unknown))
        except NoSuchMove as wrong_move:
            return problem(404, "no_such_move", words.say("server-no-such-move", n=int(wrong_move.args[0])))
        except NoOpenSeat as taken:
            return problem(409, "no_open_seat", words.say(str(taken)))
        except NotOver:
            return problem(409, "not_over", words.say("server-review-not-over"))
        except TooManyReviews:
            return problem(503, "too_many_reviews", words.say("server-review-busy"))
        except ReviewFailed:
            return problem(500, "server", words.say("server-failed"))
        except CavernaError as error:
            return problem(400, "bad_request", str(error))
        except Exception:
            lobby_of(request).metrics.errors += 1
            note_failure("request failed", path=request.url.path)
            return problem(500, "server", words.say("server-failed"))

    return answer


def get(path: str, endpoint: Endpoint) -> Route:
    """Something to look at."""
    return Route(path, answering(endpoint), methods=["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    """Something that changes something."""
    return Route(path, answering(endpoint), methods=["POST"])


def problem(status: int, code: str, say: str) -> Response:
    """The body of every error."""
    return json(Problem(code, say), status)


def lobby_of(request: Request) -> Lobby:
    """The tables of this server."""
    lobby: Lobby = request.app.state.lobby
    return lobby


async def keeper_of(request: Request) -> Keeper:
    """The keeper of the table in the address."""
    return await lobby_of(request).keeper(request.path_params["table"])


async def read(request: Request, shape: type[T], most_bytes: int) -> T:
    """The body of a request from a page of ours, if it has this shape."""
    lobby = lobby_of(request)
    words = Words(language_of(request))
    if not is_welcome(request.headers, lobby.settings.allow_origin):
        lobby.metrics.refuse("forbidden_origin")
        raise BadRequest(403, "forbidden_origin", words.say("server-forbidden-origin"))
    address = request.client.host if request.client else ""
    if not request.app.state.posts.take(address):
        lobby.metrics.refuse("too_fast")
        raise BadRequest(429, "too_fast", words.say("server-too-fast"))
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most_bytes:
            raise BadRequest(413, "too_large", words.say("server-too-large"))
    try:
        return msgspec.json.decode(bytes(body), type=shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        why = str(error) if isinstance(error, msgspec.ValidationError) else ""
        raise BadRequest(400, "bad_message", f"{words.say('server-bad-message')} {why}".strip()) from None


def number(text: str) -> int:
    """A number in an address; one that is none is larger than everything."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else sys.maxsize


# What there is.


async def get_setup(request: Request) -> Response:
    """What one can choose for a new table: the options of every game, and those an expansion adds."""
    base = choices(BASE_GAME)
    added = {
        name: {option: values for option, values in choices(name).items() if option not in base}
        for name in all_expansions()
    }
    return json(
        SetupChoices(
            players=list(range(1, MOST_PLAYERS + 1)),
            furnishings=list(FURNISHING_SETS),
            options=base,
            bots=list(LEVEL_NAMES),
            expansions=added,
        )
    )


def choices(expansion: str) -> dict[str, list[str]]:
    """The options of a game that leave a choice."""
    return {option: list(values) for option, values in option_values(expansion).items() if len(values) > 1}


async def get_help(request: Request) -> Response:
    """What something in the game does."""
    asked = request.query_params
    setup = Setup(number(asked.get("players", "2")), expansion=asked.get("expansion", BASE_GAME)[:40])
    rules = setup.ruleset()
    return json(HelpLines(help_on(Words(language_of(request)), rules, asked.get("name", "")[:100])))


# Tables.


async def post_table(request: Request) -> Response:
    """A new table."""
    lobby = lobby_of(request)
    wanted = await read(request, NewTable, lobby.settings.message_bytes)
    return json(await lobby.create(wanted), 201)


async def post_import(request: Request) -> Response:
    """A table from a record."""
    lobby = lobby_of(request)
    wanted = await read(request, Import, lobby.settings.import_bytes)
    return json(await lobby.import_record(wanted), 201)


async def post_fork(request: Request) -> Response:
    """A table from a move of another one."""
    lobby = lobby_of(request)
    wanted = await read(request, Fork, lobby.settings.message_bytes)
    return json(await lobby.fork(request.path_params["table"], wanted), 201)


async def post_join(request: Request) -> Response:
    """Sit down."""
    lobby = lobby_of(request)
    wanted = await read(request, Join, lobby.settings.message_bytes)
    return json(await lobby.join(request.path_params["table"], wanted))


async def get_table(request: Request) -> Response:
    """A table in brief."""
    keeper = await keeper_of(request)
    return json(await keeper.do(lambda table: in_brief(keeper, table)))


def in_brief(keeper: Keeper, table: Table) -> TableInfo:
    """What a list of tables shows."""
    return TableInfo(
        table=keeper.served.id,
        setup=setup_info(table.setup),
        seats=seat_infos(table.seats, keeper.connected),
        version=table.version,
        round=table.game.state.round,
        is_over=table.is_over,
        totals=table.game.totals() if table.is_over else None,
        winners=table.game.winners() if table.is_over else [],
        moves=len(table.log.moves),
        created=keeper.served.created,
    )


async def get_moment(request: Request) -> Response:
    """The table after some moves."""
    keeper = await keeper_of(request)
    moves, language = number(request.path_params["moves"]), language_of(request)

    def look(table: Table) -> TableAt:
        if moves > len(table.log.moves):
            raise NoSuchMove(len(table.log.moves))
        return table_after(keeper.served, moves, language)

    return json(await keeper.do(look))


async def get_record(request: Request) -> Response:
    """The game as a text."""
    keeper = await keeper_of(request)
    return Response(await keeper.do(record_of), media_type="text/plain")


async def get_review(request: Request) -> Response:
    """The game looked back at, as far as that is done: whoever asks first has it begun."""
    keeper, words = await keeper_of(request), Words(language_of(request))
    reviews = lobby_of(request).reviews
    return json(await keeper.do(lambda table: in_words(reviews.look_at(keeper.served), keeper.served, words)))


async def get_chart(request: Request) -> Response:
    """The score after every round."""
    keeper = await keeper_of(request)
    return json(await keeper.do(chart))


# The server itself.


async def get_health(request: Request) -> Response:
    """Whether the server can read its store."""
    await lobby_of(request).store.load("")
    return json({"status": "ok"})


async def get_metrics(request: Request) -> Response:
    """Figures for whoever watches the server."""
    return Response(lobby_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
