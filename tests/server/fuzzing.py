"""Messages of every kind straight into the handler: no crash, no change of anything."""

import asyncio
import json
import random
from dataclasses import replace

from caverna.server.configuration.settings import Settings
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.lobby import Lobby
from caverna.server.lobby.new_tables import create
from caverna.server.protocol.http_messages import NewTable, SeatRequest
from caverna.server.requests.dispatch import handle
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.server.tables.connection import Connection

WORDS = (
    "type",
    "version",
    "move",
    "tokens",
    "language",
    "log",
    "hello",
    "undo",
    "restart",
    "end_turn",
    "moves",
    "why",
    "advice",
    "about",
    "ping",
)
SIGNS = '{}[]":,\\/\x00\x7f\ud800eE+-.0123456789 \n\u2028ß🐑'


def anything(luck: random.Random, depth: int = 0) -> object:
    """Any JSON value."""
    kind = luck.randrange(9 if depth < 4 else 7)
    if kind == 0:
        return luck.choice((None, True, False))
    if kind == 1:
        return luck.choice((0, -1, 1, 2**31, 2**53, 2**64, -(2**70), 10**40))
    if kind == 2:
        return luck.choice((0.5, -0.0, 1e308, 1e-320))
    if kind <= 4:
        return luck.choice(WORDS)
    if kind <= 6:
        return "".join(luck.choices(SIGNS, k=luck.randrange(30)))
    if kind == 7:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {str(anything(luck, 4)): anything(luck, depth + 1) for _ in range(luck.randrange(4))}


def almost_right(luck: random.Random, version: int, legal: list[str]) -> dict[str, object]:
    """A message with something wrong about it, or one that a stranger may send without doing any harm."""
    kinds = (
        *("move", "move", "moves", "why", "advice", "undo", "restart", "end_turn"),
        *("hello", "language", "ping", "x"),
    )
    kind = luck.choice(kinds)
    message: dict[str, object] = {
        "type": kind,
        "version": luck.choice((version, version - 1, version + 1, -1)),
    }
    if kind == "moves":
        message["moves"] = luck.choice(([], [*legal], ["end"] * 100, "end", [None], legal[:1] * 2))
    if kind in ("move", "why"):
        message["move"] = luck.choice((*legal, "place logging", "end", "", "loot all_weapons", "\x00" * 20))
    if kind == "advice":
        message["about"] = luck.choice(([], ["tile_scores", "forecasts"], ["litters"] * 9, "feeding", [None]))
    if kind == "hello":
        message["tokens"] = luck.choice(([], ["x"], ["x" * 200], "x", [None]))
        message["log"] = luck.choice((0, 5, -1, 10**9))
    if kind in ("hello", "language"):
        message["language"] = luck.choice(("en", "de", "xx", "", 7))
    if luck.random() < 0.3:
        message[luck.choice(WORDS)] = anything(luck)
    return message


def message(luck: random.Random, version: int, legal: list[str]) -> str | bytes:
    """A message of any kind: valid but not allowed, bent, cut, or noise."""
    kind = luck.randrange(6)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return json.dumps(anything(luck))
    text = json.dumps(almost_right(luck, version, legal))
    if kind == 2:
        place = luck.randrange(len(text))
        return text[:place] + luck.choice(SIGNS) + text[place + luck.randrange(3) :]
    if kind == 3:
        return text[: luck.randrange(len(text))].encode("utf-8", "surrogatepass")
    return text if luck.random() < 0.99 else text + " " * 20_000


async def attack(keeper: Keeper, settings: Settings, luck: random.Random, messages: int) -> None:
    """Everything that comes is from somebody without a seat; he takes what he is sent and throws it away."""
    legal = [move.text for move in keeper.table.game.legal_moves()]
    connection = Connection(settings)
    for number in range(messages):
        if number % 1000 == 0:
            await keeper.leave(connection)
            connection = Connection(settings)
        await handle(keeper, connection, message(luck, keeper.table.version, legal))
        while not connection.outgoing.is_empty:
            assert connection.outgoing.take_now() is not None, "nobody was dropped"


async def bungle(keeper: Keeper, settings: Settings, luck: random.Random, token: str, messages: int) -> None:
    """A player whose program is broken: all he sends is outdated or illegal or no message at all."""
    connection = Connection(settings)
    await handle(keeper, connection, json.dumps({"type": "hello", "tokens": [token]}))
    for _ in range(messages):
        # Messages are bent by one version more: three off stays wrong.
        wrong = luck.choice((keeper.table.version - 3, keeper.table.version + 3, 2**40))
        await handle(
            keeper, connection, message(luck, wrong, []) if luck.random() < 0.5 else illegal(luck, keeper)
        )
        while not connection.outgoing.is_empty:
            assert connection.outgoing.take_now() is not None


def illegal(luck: random.Random, keeper: Keeper) -> str:
    """A real move of the game that is not legal now, with the right version."""
    move = luck.choice(keeper.table.game.state.rules.moves.listed)
    legal = keeper.table.game.legal_moves()
    kind = luck.choice(("end_turn", "why") if move in legal else ("move", "why", "moves"))
    good = luck.choice(legal).text
    moves = luck.choice(([move.text], [good, "reveal exploration"], [good, move.text, "no move"]))
    return json.dumps({"type": kind, "version": keeper.table.version, "move": move.text, "moves": moves})


def send_messages(settings: Settings, messages: int, seed: int) -> None:
    """Five of six come from strangers, the others from a player whose program is broken."""
    many = replace(settings, message_burst=1e9)

    async def scenario() -> None:
        lobby = Lobby(SqliteStore(many.data), many)
        made = await create(lobby, NewTable(2, [SeatRequest("human"), SeatRequest("human")], seed=7))
        keeper = await lobby.keeper(made.table)
        await keeper.do(lambda table: None)
        before = (keeper.table.version, [logged.move.text for logged in keeper.table.log.moves])
        luck = random.Random(seed)
        await attack(keeper, many, luck, messages * 5 // 6)
        assert keeper.table.turn_seat is not None
        await bungle(keeper, many, luck, made.tokens[keeper.table.turn_seat], messages // 6)
        stored = await lobby.store.load(made.table)
        assert stored is not None
        assert (keeper.table.version, [logged.move.text for logged in keeper.table.log.moves]) == before
        assert (stored.version, [move.move for move in stored.moves]) == before
        assert lobby.metrics.errors == 0
        assert set(lobby.metrics.refusals) >= {"bad_message", "not_yours", "stale", "illegal"}
        assert not keeper.is_closed
        await lobby.close()

    asyncio.run(scenario())
