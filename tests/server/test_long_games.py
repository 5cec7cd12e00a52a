"""Games of thousands of exchanges: legal, and yet nobody is stopped by them."""

import asyncio
import functools
import gc
import json
import threading
import time
import tracemalloc
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

import pytest

from caverna.game import Game
from caverna.record.position import read_position
from caverna.record.record import write_record
from caverna.server.configuration.settings import Settings
from caverna.server.lobby.desk import MOST_OF_ONE, Desk, TooMuchAtOnce
from caverna.server.lobby.lobby import Lobby
from caverna.server.lobby.new_tables import beginning_of, import_record
from caverna.server.protocol.http_messages import Import
from caverna.server.showing.replay import chart, past_of, table_after
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.table.limits import MOST_IN_A_TURN, MOST_MOVES, TooManyMoves
from caverna.table.seats import Seat
from caverna.table.table import table_for
from caverna.words.texts import LANGUAGES
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running

T = TypeVar("T")
MEGABYTE = 1024 * 1024
SEATS = "ABCDEFG"
RICH = "caverna position 1\nplayers {players}\nseed 1\nround 4\nturn A\n"


def rich_position(players: int) -> str:
    """Everybody has more rubies than he could ever spend."""
    seats = "".join(f"seat {seat}\ngoods ruby 999 food 50\n" for seat in SEATS[:players])
    return RICH.format(players=players) + seats


def exchanges(game: Game, count: int) -> None:
    for _ in range(count):
        game.play("ruby wood")


@functools.cache
def longest_game() -> str:
    """As many moves as a table takes, exchanges nearly all of them."""
    game = read_position(rich_position(7))
    game.deals = True
    while len(game.moves_played) < MOST_MOVES - 300:
        if "ruby wood" in [move.text for move in game.anytime_moves()]:
            exchanges(game, MOST_IN_A_TURN - 60)
        seat = game.seat
        while game.seat == seat and len(game.moves_played) < MOST_MOVES - 100:
            game.play(game.answers()[0])
    return write_record(game)


def test_a_record_of_twenty_thousand_exchanges_is_not_even_read(server: Running) -> None:
    header = f"caverna record 1\nrules 1\nposition\n{rich_position(7)}end\n\n"
    begun = time.process_time()
    answer = server.post("/api/tables/import", 400, record=header + "A ruby wood\n" * 20_000)
    assert "too long for a table" in answer["say"]
    assert time.process_time() - begun < 1


def test_a_turn_of_a_thousand_exchanges_is_refused(server: Running) -> None:
    header = f"caverna record 1\nrules 1\nposition\n{rich_position(1)}end\n\n"
    answer = server.post("/api/tables/import", 400, record=header + "A ruby wood\n" * 900)
    assert "only questions are answered" in answer["say"]


def test_at_a_table_exchanges_have_an_end_and_answers_do_not(server: Running) -> None:
    header = f"caverna record 1\nrules 1\nposition\n{rich_position(1)}end\n\n"
    made = server.post("/api/tables/import", 201, record=header)
    client = server.sit(made["table"], *made["tokens"].values())
    for _ in range(MOST_IN_A_TURN // 50):
        client.ask(type="moves", version=client.state["version"], moves=["ruby wood"] * 50)
    assert client.errors == []
    refused = client.ask(type="move", version=client.state["version"], move="ruby wood")
    assert (refused["code"], "too many exchanges" in refused["say"]) == ("illegal", True)
    answer = next(move["move"] for move in client.state["moves"] if move["kind"] == "answer")
    assert client.play(answer)["type"] == "state"
    assert client.errors == [refused]


def test_what_can_be_taken_back_is_bounded() -> None:
    game = read_position(rich_position(1))
    table = table_for(game, [Seat("human")])
    ruby = game.move("ruby wood")
    for _ in range(MOST_IN_A_TURN):
        table.play(ruby)
    with pytest.raises(TooManyMoves):
        table.play(ruby)
    assert len(table.turn.before) == MOST_IN_A_TURN
    sizes = []
    for _ in range(3000):
        table.undo()
        table.take_change()
        table.play(ruby)
        table.take_change()
        sizes.append(len(table.versions.cuts) + len(table.log.checkpoints) + len(table.turn.before))
    assert max(sizes) <= 2 * MOST_IN_A_TURN
    assert table.version == 6000


async def longest_gap(work: Awaitable[T]) -> tuple[float, float, T]:
    """How long the loop stood still at most while something was done, how long that took, and its result."""
    gaps, is_done = [0.0], False

    async def tick() -> None:
        while not is_done:
            before = time.perf_counter()
            await asyncio.sleep(0)
            gaps.append(time.perf_counter() - before)
            await asyncio.sleep(0.001)

    ticking = asyncio.create_task(tick())
    begun = time.perf_counter()
    result = await work
    took = time.perf_counter() - begun
    is_done = True
    await ticking
    return max(gaps), took, result


def test_the_loop_goes_on_while_the_longest_game_is_read_loaded_and_told(settings: Settings) -> None:
    record = longest_game()

    async def scenario() -> None:
        lobby = Lobby(SqliteStore(settings.data), settings)
        await lobby.desk.have(beginning_of, Import(record))  # everything is warm
        gap, took, made = await longest_gap(import_record(lobby, Import(record), "anna"))
        assert gap < took / 2
        gap, took, keeper = await longest_gap(lobby.keeper(made.table))
        assert gap < took / 2
        assert len(keeper.table.log.moves) > MOST_MOVES - 400
        game = keeper.table.game.copy()
        gap, took, told = await longest_gap(lobby.desk.have(chart, game))
        assert gap < took / 2
        assert told.rounds
        past = past_of(keeper.served, "en")
        past.told = None  # as if nobody had asked in this language before
        gap, took, at = await longest_gap(lobby.desk.have(table_after, past, len(past.log.moves)))
        assert gap < took / 2
        assert len(at.log) == at.moves
        await lobby.close()

    asyncio.run(scenario())


def test_whoever_leafs_through_the_longest_game_keeps_nobody_waiting(settings: Settings) -> None:
    """Positions of a game of thousands of moves over the wire, while others ask whether all is well."""
    behind_a_proxy = replace(settings, gets_burst=1_000_000, trusted_proxies=("127.0.0.1/32",))
    running = Running(behind_a_proxy)

    def attack_from_somewhere(number: int, path: str) -> tuple[int, bytes, dict[str, str]]:
        """As much from one address as the desk takes."""
        comes_from = {"X-Forwarded-For": f"192.0.2.{number // MOST_OF_ONE}"}
        return running.request("GET", path, headers=comes_from)

    try:
        table = running.post("/api/tables/import", 201, record=longest_game())["table"]
        length = running.get(f"/api/tables/{table}")["moves"]
        asked_for = [f"/api/tables/{table}/at/{moves}" for moves in range(length - 8, length)]
        asked_for += [f"/api/tables/{table}/{what}" for what in ("chart", "record") for _ in range(4)]
        with ThreadPoolExecutor(len(asked_for)) as attackers:
            begun = time.perf_counter()
            attack = [attackers.submit(attack_from_somewhere, *each) for each in enumerate(asked_for)]
            waits = []
            while not all(each.done() for each in attack):
                asked = time.perf_counter()
                running.get("/ready")
                waits.append(time.perf_counter() - asked)
            took = time.perf_counter() - begun
            answers = [each.result() for each in attack]
        assert [status for status, _, _ in answers] == [200] * len(answers)
        lengths = [len(json.loads(body)["log"]) for _, body, _ in answers[:8]]
        assert lengths == [*range(length - 8, length)]
        assert len(waits) > len(attack), "others were served in between"
        assert max(waits) < max(took / 4, 1.0), "nobody waited for all of them"
    finally:
        running.stop()


def test_one_visitor_does_not_fill_the_desk(settings: Settings) -> None:
    async def scenario() -> None:
        desk, go_on = Desk(), threading.Event()
        wanted = [
            asyncio.create_task(desk.have_for("anna", go_on.wait, PATIENCE)) for _ in range(MOST_OF_ONE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchAtOnce):
            await desk.have_for("anna", str)
        other = asyncio.create_task(desk.have_for("bert", str))
        go_on.set()
        assert all(await asyncio.gather(*wanted))
        assert await other == await desk.have_for("anna", str) == ""
        assert not desk.visitors
        desk.close()

    asyncio.run(scenario())


def test_whoever_wants_too_much_at_once_is_told_so(server: Running) -> None:
    table, _ = server.new_table("human")
    path = f"/api/tables/{table}/chart"
    assert server.get(path)["rounds"], "the table is loaded"
    go_on, desk = threading.Event(), server.lobby.desk
    for _ in range(2):
        desk.clerks.submit(go_on.wait, PATIENCE)  # whoever comes now has to wait
    with ThreadPoolExecutor(MOST_OF_ONE) as visitor:
        patient = [visitor.submit(server.request, "GET", path) for _ in range(MOST_OF_ONE)]
        wait_until(lambda: desk.waiting == MOST_OF_ONE, "that as much waits as may")
        status, body, _ = server.request("GET", path)
        go_on.set()
        assert [each.result()[0] for each in patient] == [200] * MOST_OF_ONE
    assert (status, json.loads(body)["code"]) == (429, "too_much_at_once")
    assert "still being worked on" in json.loads(body)["say"]
    assert server.request("GET", path)[0] == 200


@pytest.mark.parametrize("what", ["chart", "record", "at/0"])
def test_to_look_at_a_long_game_costs_more(settings: Settings, what: str) -> None:
    running = Running(replace(settings, gets_burst=30, gets_per_second=0.001))
    try:
        long = running.post("/api/tables/import", 201, record=longest_game())["table"]
        short, _ = running.new_table("human")
        looks = [running.request("GET", f"/api/tables/{long}/{what}")[0] for _ in range(2)]
        assert looks == [200, 429]
        assert running.request("GET", f"/api/tables/{short}/{what}")[0] == 200
    finally:
        running.stop()


def test_whoever_brings_the_longest_games_holds_nobody_up(settings: Settings) -> None:
    """Others play on while as many are read at once as one visitor may bring, and are loaded after that."""
    running = Running(settings)

    def bring_and_look() -> int:
        table = running.post("/api/tables/import", 201, record=longest_game())["table"]
        return int(running.get(f"/api/tables/{table}")["moves"])

    try:
        table, tokens = running.new_table("human")
        client = running.sit(table, *tokens.values())
        longest_game()  # is made now
        with ThreadPoolExecutor(MOST_OF_ONE) as attackers:
            begun = time.perf_counter()
            attack = [attackers.submit(bring_and_look) for _ in range(MOST_OF_ONE)]
            waits = []
            while not all(each.done() for each in attack):
                asked = time.perf_counter()
                client.play("place logging")
                client.tell("undo")
                waits.append(time.perf_counter() - asked)
            took = time.perf_counter() - begun
        assert min(each.result() for each in attack) > MOST_MOVES - 400
        assert client.errors == []
        assert len(waits) > len(attack), "others played in between"
        assert max(waits) < max(took / 4, 1.0), "nobody waited for all of them"
    finally:
        running.stop()


def test_the_longest_game_does_not_fill_the_memory(settings: Settings) -> None:
    """A game of all exchanges that are possible, with its log in every language and what is shown of it."""
    record = longest_game()

    async def scenario() -> tuple[int, int]:
        lobby = Lobby(SqliteStore(settings.data), settings)
        made = await import_record(lobby, Import(record), "anna")
        gc.collect()
        tracemalloc.start()
        try:
            keeper = await lobby.keeper(made.table)
            for language in LANGUAGES:
                table_after(past_of(keeper.served, language), len(keeper.table.log.moves))
            chart(keeper.table.game.copy())
            gc.collect()
            return tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
            await lobby.close()

    kept, at_most = asyncio.run(scenario())
    assert kept < 12 * MEGABYTE
    assert at_most < 24 * MEGABYTE
