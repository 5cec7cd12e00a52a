"""The store fails at the worst moment, a table cannot be loaded, the server stops: nobody waits for ever."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import pytest

from caverna.record.read_record import read_record
from caverna.server.configuration.settings import Settings
from caverna.server.lobby.keeper import Keeper
from caverna.server.lobby.lobby import Lobby
from caverna.server.lobby.new_tables import create
from caverna.server.lobby.seating import join
from caverna.server.protocol.http_messages import Join, NewTable, SeatRequest
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.server.storage.store import StoredChange, StoredSeat, StoredTable, StoreFailed
from caverna.server.tables.commands import TableClosed
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running
from tests.server.test_left_alone import wait_for_the_end

PEOPLE = [SeatRequest("human"), SeatRequest("human")]
WAITING = 201


def with_a_lobby(settings: Settings, scenario: Callable[[Lobby], Awaitable[None]]) -> None:
    async def run() -> None:
        lobby = Lobby(SqliteStore(settings.data), settings)
        await scenario(lobby)
        await lobby.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def refuse(table: str, change: StoredChange) -> None:
    """A disk that takes its time to say no."""
    await asyncio.sleep(0.05)
    raise StoreFailed("the disk is full")


async def a_busy_table(lobby: Lobby) -> Keeper:
    """A table at rest whose next change will not be kept."""
    made = await create(lobby, NewTable(2, PEOPLE))
    keeper = await lobby.keeper(made.table)
    await keeper.do(lambda table: None)
    lobby.store.commit = refuse  # type: ignore[method-assign]
    return keeper


def play_anything(keeper: Keeper) -> Awaitable[object]:
    return keeper.do(lambda table: table.play(table.game.legal_moves()[0]))


def test_however_many_wait_when_the_store_fails_all_are_told(settings: Settings) -> None:
    async def scenario(lobby: Lobby) -> None:
        keeper = await a_busy_table(lobby)
        answers = await asyncio.gather(
            *(play_anything(keeper) for _ in range(WAITING)), return_exceptions=True
        )
        assert isinstance(answers[0], StoreFailed)
        assert [type(answer) for answer in answers[1:]] == [TableClosed] * (WAITING - 1)

    with_a_lobby(settings, scenario)


def test_however_many_requests_wait_when_the_store_fails_all_are_answered(settings: Settings) -> None:
    server = Running(replace(settings, trusted_proxies=("127.0.0.1/32",)))
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    answers: list[int] = []
    server.lobby.store.commit = refuse  # type: ignore[method-assign]

    def ask(number: int) -> None:
        comes_from = {"X-Forwarded-For": f"192.0.2.{number}"}
        answers.append(server.request("GET", f"/api/tables/{table}/chart", headers=comes_from)[0])

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(WAITING)]
    client.send(type="move", version=client.state["version"], move="place logging")
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(answers) == WAITING
    server.stop()
    assert set(answers) <= {200, 503}


def test_a_table_that_is_put_away_in_the_middle_of_a_command_says_so(settings: Settings) -> None:
    async def scenario(lobby: Lobby) -> None:
        keeper = await a_busy_table(lobby)
        playing = asyncio.ensure_future(play_anything(keeper))
        await asyncio.sleep(0.01)
        keeper.stop()
        with pytest.raises(TableClosed):
            await playing

    with_a_lobby(settings, scenario)


def test_a_table_is_loaded_once_however_many_ask_and_whatever_fails(settings: Settings) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await create(lobby, NewTable(2, PEOPLE))
        load, loads = lobby.store.load, 0

        async def fail_at_first(table: str) -> StoredTable | None:
            nonlocal loads
            loads += 1
            await asyncio.sleep(0.01)
            if loads == 1:
                raise StoreFailed("not now")
            return await load(table)

        lobby.store.load = fail_at_first  # type: ignore[method-assign]
        found: set[Keeper] = set()
        failures = 0

        async def come(number: int) -> None:
            nonlocal failures
            await asyncio.sleep(number * 0.001)
            try:
                found.add(await lobby.keeper(made.table))
            except StoreFailed:
                failures += 1

        await asyncio.gather(*(come(number) for number in range(50)))
        assert failures
        assert loads == 2
        assert len(found) == 1

    with_a_lobby(settings, scenario)


@pytest.fixture
def hasty(settings: Settings) -> Iterator[Running]:
    """A server that waits for nobody."""
    running = Running(replace(settings, unattended_seconds=0.05))
    yield running
    running.stop()


def test_bots_go_on_after_the_store_failed_while_they_thought(hasty: Running) -> None:
    store = hasty.lobby.store
    commit, commits = store.commit, 0

    async def fail_now_and_then(table: str, change: StoredChange) -> None:
        nonlocal commits
        commits += 1
        if commits in (5, 20, 21):
            raise StoreFailed("the disk hiccups")
        await commit(table, change)

    store.commit = fail_now_and_then  # type: ignore[method-assign]
    table, _ = hasty.new_table("random", "random")
    wait_until(lambda: commits > 40, "that they play on")
    wait_for_the_end(hasty, table)
    wait_until(lambda: not hasty.lobby.unattended, "that nobody is at it any more")


def test_bots_go_on_after_a_restart_though_nobody_asks(hasty: Running) -> None:
    table, _ = hasty.new_table("random", "random")
    wait_until(lambda: table in hasty.lobby.keepers, "the beginning")
    hasty.restart()
    keepers = hasty.lobby.keepers
    wait_until(lambda: table in keepers and keepers[table].table.is_over, "the end of the game")
    wait_until(lambda: not hasty.lobby.unattended, "that it has been kept")
    hasty.restart()
    assert not hasty.lobby.unattended, "a game that is over is left alone"


def test_a_table_that_cannot_be_replayed_says_so_and_can_be_saved(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    client.tell("end_turn")
    server.stop()
    store = SqliteStore(server.settings.data)
    store.connection.execute("update moves set move = 'place no_such_space' where move = 'place logging'")
    asyncio.run(store.close())
    server.start()
    told = server.get(f"/api/tables/{table}", 409)
    assert told["code"] == "broken_table"
    assert "cannot be played again" in told["say"]
    for _ in range(2):
        onlooker = server.connect(table)
        assert onlooker.receive()["code"] == "broken_table"
    record = server.request("GET", f"/api/tables/{table}/record")[1].decode()
    assert "A place no_such_space" in record
    read_record(record.replace("no_such_space", "logging"))


def test_however_shortly_the_same_request_follows_itself_it_takes_one_seat(settings: Settings) -> None:
    same = Join("Bo", token="a-token-that-the-client-made-itself")

    async def scenario(lobby: Lobby) -> None:
        made = await create(lobby, NewTable(3, [SeatRequest("human"), *[SeatRequest("open")] * 2]))
        keep, take = asyncio.Event(), lobby.store.take_seat

        async def take_slowly(table: str, seat: int, taken: StoredSeat) -> bool:
            await keep.wait()
            return await take(table, seat, taken)

        lobby.store.take_seat = take_slowly  # type: ignore[method-assign]
        requests = [asyncio.create_task(join(lobby, made.table, same))]
        await asyncio.sleep(0.1)
        keep.set()
        while not requests[0].done():
            requests.append(asyncio.create_task(join(lobby, made.table, same)))
            await asyncio.sleep(0)
        assert len({seated.seat for seated in await asyncio.gather(*requests)}) == 1

    with_a_lobby(settings, scenario)
