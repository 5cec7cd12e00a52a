"""Requests over HTTP: JSON in, JSON out; every error says what is wrong and nothing about the inside."""

import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from caverna.engine.errors import BadFile, CavernaError
from caverna.server.door.origin import is_welcome
from caverna.server.door.rate import Buckets, neighbourhood
from caverna.server.journal.json_log import note, note_failure
from caverna.server.lobby.desk import TooBusy, TooMuchAtOnce
from caverna.server.lobby.hosting import NotAllowed
from caverna.server.lobby.housekeeping import NoRoom
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.lobby import BrokenTable, Lobby, OtherEdition, UnknownTable
from caverna.server.lobby.new_tables import NoSuchMove
from caverna.server.lobby.seating import NoOpenSeat
from caverna.server.protocol.http_messages import Problem
from caverna.server.storage.store import StoreFailed
from caverna.server.tables.commands import TableClosed
from caverna.server.thinking.reviews import NotOver, ReviewFailed, TooManyReviews
from caverna.words.help_texts import UnknownName
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
        except NotAllowed as why_not:
            return problem(403, "not_allowed", words.say(str(why_not)))
        except NoRoom:
            return problem(503, "too_many_tables", words.say("server-no-room"))
        except NotOver:
            return problem(409, "not_over", words.say("server-review-not-over"))
        except TooManyReviews:
            return problem(503, "too_many_reviews", words.say("server-review-busy"))
        except ReviewFailed:
            return problem(500, "server", words.say("server-failed"))
        except BrokenTable:
            return problem(409, "broken_table", words.say("server-broken-table"))
        except TooMuchAtOnce:
            lobby_of(request).metrics.refuse("too_much_at_once")
            return problem(429, "too_much_at_once", words.say("server-too-much-at-once"))
        except (TableClosed, StoreFailed, TooBusy) as failed:
            note("request refused", why=f"{type(failed).__name__}: {failed}")
            return problem(503, "try_again", words.say("server-try-again"))
        except ClientDisconnect:
            return problem(400, "bad_message", words.say("server-bad-message"))
        except CavernaError as error:
            return problem(400, "bad_request", str(error))
        except Exception:
            lobby_of(request).metrics.errors += 1
            note_failure("request failed", path=request.url.path)
            return problem(500, "server", words.say("server-failed"))

    return answer


def get(path: str, endpoint: Endpoint, cost: float = 1) -> Route:
    """Something to look at, which costs the server more or less."""

    async def look(request: Request) -> Response:
        check_rate(request, request.app.state.gets, cost)
        return await endpoint(request)

    return Route(path, answering(look if cost else endpoint), methods=["GET"])


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


def address_of(request: Request) -> str:
    """Where somebody asks from."""
    return request.client.host if request.client else ""


def visitor_of(request: Request) -> str:
    """Who counts as the one who asks."""
    return neighbourhood(address_of(request))


async def done_beside(request: Request, work: Callable[[], T]) -> T:
    """What takes long for somebody who asks is done beside the loop, and not too much of it at once."""
    return await lobby_of(request).desk.have_for(visitor_of(request), work)


def check_rate(request: Request, buckets: Buckets, cost: float = 1) -> None:
    """Whoever asks too often is told so."""
    if not buckets.take(address_of(request), cost):
        lobby_of(request).metrics.refuse("too_fast")
        raise BadRequest(429, "too_fast", Words(language_of(request)).say("server-too-fast"))


async def read(request: Request, shape: type[T], most_bytes: int) -> T:
    """The body of a request from a page of ours, if it has this shape."""
    lobby = lobby_of(request)
    words = Words(language_of(request))
    if not is_welcome(request.headers, lobby.settings.allow_origin):
        lobby.metrics.refuse("forbidden_origin")
        raise BadRequest(403, "forbidden_origin", words.say("server-forbidden-origin"))
    check_rate(request, request.app.state.posts)
    if (why_not := lobby.admission.why_not()) is not None:
        lobby.metrics.refuse(why_not)
        raise BadRequest(503, "busy", words.say(why_not))
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
