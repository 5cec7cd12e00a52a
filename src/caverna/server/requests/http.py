"""What is asked over HTTP: what there is to choose, and the tables."""

from starlette.requests import Request
from starlette.responses import Response

from caverna import __version__
from caverna.bots import LEVEL_NAMES
from caverna.bots.program.named import named_programs
from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions
from caverna.game import Game
from caverna.record.seal import seal_of
from caverna.server.lobby.hosting import delete_table, free_seat
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.lobby import BrokenTable
from caverna.server.lobby.new_tables import NoSuchMove, create, fork, import_record
from caverna.server.lobby.seating import join
from caverna.server.protocol.http_messages import (
    DoneForHost,
    Fork,
    HelpLines,
    HostAsks,
    Import,
    Join,
    NewTable,
    Seal,
    SetupChoices,
    TableInfo,
)
from caverna.server.requests.answering import (
    check_rate,
    done_beside,
    json,
    keeper_of,
    language_of,
    lobby_of,
    number,
    read,
    visitor_of,
)
from caverna.server.showing.replay import Past, chart, past_of, remember, table_after
from caverna.server.showing.show import seat_infos, setup_info
from caverna.server.tables.hide import GameToWrite, game_to_write, record_of_stored
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.reviews import in_words
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS, Setup, option_values
from caverna.table.table import Table
from caverna.words.help_texts import help_on
from caverna.words.texts import Words
from caverna.words.topics import for_players

# What there is.


MOVES_OF_ONE_LOOK = 200
"""To play a longer game again or to tell its log counts as several requests."""


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
            bots=[*LEVEL_NAMES, *named_programs()],
            expansions=added,
            version=__version__,
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
    words = Words(language_of(request))
    return json(HelpLines(for_players(words, help_on(words, rules, asked.get("name", "")[:100]))))


# Tables.


async def post_table(request: Request) -> Response:
    """A new table."""
    lobby = lobby_of(request)
    wanted = await read(request, NewTable, lobby.settings.message_bytes)
    check_rate(request, request.app.state.makers)
    return json(await create(lobby, wanted), 201)


async def post_import(request: Request) -> Response:
    """A table from a record."""
    lobby = lobby_of(request)
    wanted = await read(request, Import, lobby.settings.import_bytes)
    check_rate(request, request.app.state.makers)
    return json(await import_record(lobby, wanted, visitor_of(request)), 201)


async def post_fork(request: Request) -> Response:
    """A table from a move of another one."""
    lobby = lobby_of(request)
    wanted = await read(request, Fork, lobby.settings.message_bytes)
    check_rate(request, request.app.state.makers)
    return json(await fork(lobby, request.path_params["table"], wanted), 201)


async def post_join(request: Request) -> Response:
    """Sit down."""
    lobby = lobby_of(request)
    wanted = await read(request, Join, lobby.settings.message_bytes)
    return json(await join(lobby, request.path_params["table"], wanted))


async def post_free(request: Request) -> Response:
    """The host frees a seat."""
    lobby = lobby_of(request)
    wanted = await read(request, HostAsks, lobby.settings.message_bytes)
    seat = number(request.path_params["seat"])
    await free_seat(lobby, request.path_params["table"], min(seat, MOST_PLAYERS), wanted.host)
    return json(DoneForHost())


async def post_delete(request: Request) -> Response:
    """The host deletes the table."""
    lobby = lobby_of(request)
    wanted = await read(request, HostAsks, lobby.settings.message_bytes)
    await delete_table(lobby, request.path_params["table"], wanted.host)
    return json(DoneForHost())


async def get_table(request: Request) -> Response:
    """A table in brief."""
    keeper = await keeper_of(request)
    return json(await keeper.do(lambda table: in_brief(keeper, table)))


def in_brief(keeper: Keeper, table: Table) -> TableInfo:
    """What a list of tables shows."""
    return TableInfo(
        table=keeper.served.id,
        setup=setup_info(table.setup),
        seats=seat_infos(table.seats, keeper.audience.connected),
        version=table.version,
        round=table.game.state.round,
        is_over=table.is_over,
        totals=table.game.totals() if table.is_over else None,
        winners=table.game.winners() if table.is_over else [],
        moves=len(table.log.moves),
        created=keeper.served.created,
        seal=seal_shown(keeper.served),
    )


def seal_shown(served: ServedTable) -> Seal | None:
    """The seal on the seed; open when nothing more is dealt."""
    if not served.seal_key:
        return None
    seed, key = served.table.setup.seed, served.seal_key
    is_open = served.table.is_over
    return Seal(seal_of(seed, key), str(seed) if is_open else "", key if is_open else "")


def charge_for_length(request: Request, table: Table) -> None:
    """To look at all of a long game costs more."""
    check_rate(request, request.app.state.gets, len(table.log.moves) / MOVES_OF_ONE_LOOK)


async def get_moment(request: Request) -> Response:
    """The table after some moves."""
    keeper = await keeper_of(request)
    moves, language = number(request.path_params["moves"]), language_of(request)

    def look(table: Table) -> Past:
        charge_for_length(request, table)
        if moves > len(table.log.moves):
            raise NoSuchMove(len(table.log.moves))
        return past_of(keeper.served, language)

    past = await keeper.do(look)
    found = await done_beside(request, lambda: json(table_after(past, moves)))
    await keeper.do(lambda table: remember(keeper.served, past))
    return found


async def get_record(request: Request) -> Response:
    """The game as a text."""
    lobby, table = lobby_of(request), request.path_params["table"]
    try:
        keeper = await lobby.keeper(table)
    except BrokenTable:
        return Response(record_of_stored(await lobby.stored(table)), media_type="text/plain")

    def copy(found: Table) -> GameToWrite:
        charge_for_length(request, found)
        return game_to_write(keeper.served)

    written = await keeper.do(copy)
    return Response(await done_beside(request, written.record), media_type="text/plain")


async def get_review(request: Request) -> Response:
    """The game looked back at, as far as that is done: whoever asks first has it begun."""
    keeper, words = await keeper_of(request), Words(language_of(request))
    reviews = lobby_of(request).reviews
    return json(await keeper.do(lambda table: in_words(reviews.look_at(keeper.served), keeper.served, words)))


async def get_chart(request: Request) -> Response:
    """The score after every round."""
    keeper = await keeper_of(request)

    def copy(table: Table) -> Game:
        charge_for_length(request, table)
        return table.game.copy()

    game = await keeper.do(copy)
    return json(await done_beside(request, lambda: chart(game)))
