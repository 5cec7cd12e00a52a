"""Hosts, guests and what is dealt: a lost answer costs no seat, and only the server knows the future."""

import asyncio
import json
import threading
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from caverna.bots import make_bot
from caverna.cli.main import main
from caverna.engine.state.game_state import NATURE
from caverna.game import Game
from caverna.record.read_record import read_record
from caverna.record.record import write_record
from caverna.record.seal import BrokenSeal, check, new_key, seal_of, with_key
from caverna.server.configuration.settings import Settings
from caverna.server.lobby.housekeeping import MEGABYTE
from caverna.server.storage.sqlite_store import SqliteStore
from caverna.setup import Setup
from tests.patience import wait_until
from tests.server.conftest import SEED, Json, Running

TOKEN = "a-token-that-the-client-made-itself"


def open_table(server: Running, *kinds: str, **more: Json) -> Json:
    """A table as its maker gets it, with a seed he would like."""
    seats = [{"kind": kind} for kind in kinds]
    return server.post("/api/tables", 201, players=len(kinds), seats=seats, seed=SEED, **more)


def seed_of(server: Running, table: str) -> int:
    server.get(f"/api/tables/{table}")
    return server.lobby.keepers[table].table.setup.seed


def test_where_others_may_sit_down_nobody_chooses_the_seed(server: Running) -> None:
    alone = open_table(server, "human", "human")["table"]
    assert seed_of(server, alone) == SEED
    assert server.get(f"/api/tables/{alone}")["seal"] is None
    together = open_table(server, "human", "open")["table"]
    assert seed_of(server, together) != SEED
    record = f"caverna record 1\nrules 1\nplayers 2\nfurnishings full\nseed {SEED}\n\n"
    for seats in ([{"kind": "human"}, {"kind": "open"}], [{"kind": "open"}, {"kind": "open"}]):
        brought = server.post("/api/tables/import", 201, record=record, seats=seats)["table"]
        assert seed_of(server, brought) != SEED
    mine = server.post("/api/tables/import", 201, record=record)["table"]
    assert seed_of(server, mine) == SEED


def finished_game(seed: int) -> Game:
    game, bot = Game(Setup(2, seed=seed)), make_bot("random", 3)
    while not game.is_over:
        game.play(bot.choose(game))
    return game


def test_a_fork_of_a_finished_game_for_others_is_dealt_anew(server: Running) -> None:
    made = server.post("/api/tables/import", 201, record=write_record(finished_game(SEED)))
    path = f"/api/tables/{made['table']}/fork"
    mine = server.post(path, 201, at=5, seats=[{"kind": "human"}, {"kind": "human"}])["table"]
    ours = server.post(path, 201, at=5, seats=[{"kind": "human"}, {"kind": "open"}])["table"]
    assert seed_of(server, mine) == SEED
    assert seed_of(server, ours) != SEED


def test_the_seal_is_shown_before_and_opened_afterwards(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * 2
    table = server.post("/api/tables", 201, players=2, seats=seats)["table"]
    client = server.connect(table)
    client.hello()
    shown = server.get(f"/api/tables/{table}")["seal"]
    assert len(shown["seal"]) == 64
    while not client.state["view"]["is_over"]:
        client.receive()
    opened = server.get(f"/api/tables/{table}")["seal"]
    assert opened["seal"] == shown["seal"] == seal_of(int(opened["seed"]), opened["key"])
    record = server.request("GET", f"/api/tables/{table}/record")[1].decode()
    dealt = [move for seat, move in read_record(record).moves_played if seat == NATURE]
    assert check(record, shown["seal"]).deals == len(dealt) > 5
    file = server.settings.data / "game.record"
    file.write_text(record)
    assert main(["seal", str(file), shown["seal"]]) == 0
    assert "The seal holds" in capsys.readouterr().out
    assert main(["seal", str(file), "0" * 64]) == 1
    assert "do not make this seal" in capsys.readouterr().err


def test_a_seal_does_not_open_before_the_end(server: Running) -> None:
    table = open_table(server, "human", "open")["table"]
    seal = server.get(f"/api/tables/{table}")["seal"]
    assert (seal["seed"], seal["key"]) == ("", "")
    served = server.lobby.keepers[table].served
    record = server.request("GET", f"/api/tables/{table}/record")[1].decode()
    for secret in (str(served.table.setup.seed), served.seal_key):
        assert secret not in record


def test_another_deal_breaks_the_seal() -> None:
    game, key = finished_game(SEED), new_key(0)
    record, seal = with_key(write_record(game), key), seal_of(SEED, key)
    assert check(record, seal).deals
    with pytest.raises(BrokenSeal, match="do not make this seal"):
        check(record.replace(f"seed {SEED}", "seed 1"), seal)
    other = with_key(write_record(game).replace(f"seed {SEED}", "seed 1"), key)
    with pytest.raises(BrokenSeal, match="from the seed follows"):
        check(other, seal_of(1, key))
    with pytest.raises(BrokenSeal, match="names no key"):
        check(write_record(game), seal)
    late = new_key(len(game.moves_played))
    checked = check(with_key(write_record(game), late), seal_of(SEED, late))
    assert (checked.deals, checked.before > 10) == (0, True)


def test_a_lost_answer_costs_no_seat(server: Running) -> None:
    table = open_table(server, "human", "open", "open")["table"]
    first = server.post(f"/api/tables/{table}/join", 200, name="Bo", token=TOKEN)
    assert first["token"] == TOKEN
    for _ in range(3):
        assert server.post(f"/api/tables/{table}/join", 200, name="Bo", token=TOKEN) == first
    server.restart()
    assert server.post(f"/api/tables/{table}/join", 200, name="Bo", token=TOKEN) == first
    assert server.sit(table, TOKEN).state["yours"] == [first["seat"]]
    other = server.post(f"/api/tables/{table}/join", 200, name="Cy")
    assert other["seat"] != first["seat"]
    server.post(f"/api/tables/{table}/join", 400, name="Dy", token="short")


def test_the_same_request_many_times_at_once_takes_one_seat(server: Running) -> None:
    table = open_table(server, "human", "open", "open", "open")["table"]
    seats: list[int] = []

    def join() -> None:
        body = json.dumps({"name": "Bo", "token": TOKEN})
        status, answer, _ = server.request("POST", f"/api/tables/{table}/join", body)
        assert status == 200
        seats.append(json.loads(answer)["seat"])

    threads = [threading.Thread(target=join) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seats) == 12
    assert len(set(seats)) == 1
    kinds = [seat["kind"] for seat in server.get(f"/api/tables/{table}")["seats"]]
    assert sorted(kinds) == ["human", "human", "open", "open"]


def test_the_host_frees_a_seat(server: Running) -> None:
    made = open_table(server, "human", "open")
    table, host = made["table"], made["host"]
    guest = server.sit(table, server.post(f"/api/tables/{table}/join", 200, name="Bo")["token"])
    assert guest.state["yours"] == [1]
    free = f"/api/tables/{table}/seats/1/free"
    for wrong in ("", "x", made["tokens"]["0"], host[:-1]):
        assert server.post(free, 403, host=wrong)["code"] == "not_allowed"
    server.post(free, 200, host=host)
    while guest.state["yours"]:
        guest.receive()
    assert guest.state["seats"][1]["kind"] == "open"
    answer = guest.ask(type="move", version=guest.state["version"], move="place logging")
    assert answer["code"] == "not_yours"
    assert server.post(free, 403, host=host)["say"] == "Nobody sits on this seat."
    again = server.post(f"/api/tables/{table}/join", 200, name="Cy")
    assert server.sit(table, again["token"]).state["yours"] == [1]
    server.restart()
    assert server.get(f"/api/tables/{table}")["seats"][1]["name"] == "Cy"
    assert server.post(f"/api/tables/{table}/seats/99/free", 403, host=host)["code"] == "not_allowed"


def test_nobody_sits_down_where_the_maker_chose_the_seed(server: Running) -> None:
    made = open_table(server, "human", "human")
    answer = server.post(f"/api/tables/{made['table']}/seats/1/free", 403, host=made["host"])
    assert "knows what will be dealt" in answer["say"]


def test_the_host_deletes_the_table(server: Running) -> None:
    made = open_table(server, "human", "open")
    table, host = made["table"], made["host"]
    client = server.sit(table, made["tokens"]["0"])
    assert server.post(f"/api/tables/{table}/delete", 403, host="x")["code"] == "not_allowed"
    server.post(f"/api/tables/{table}/delete", 200, host=host)
    assert client.receive()["code"] == "unknown_table"
    with pytest.raises(ConnectionClosed):
        client.receive()
    server.get(f"/api/tables/{table}", 404)
    server.post(f"/api/tables/{table}/delete", 404, host=host)


def test_a_broken_table_can_be_deleted(server: Running) -> None:
    made = open_table(server, "human", "open")
    server.sit(made["table"])
    server.stop()
    store = SqliteStore(server.settings.data)
    store.connection.execute("update moves set move = 'nonsense'")
    asyncio.run(store.close())
    server.start()
    assert server.get(f"/api/tables/{made['table']}", 409)["code"] == "broken_table"
    server.post(f"/api/tables/{made['table']}/delete", 200, host=made["host"])
    server.get(f"/api/tables/{made['table']}", 404)


def test_there_is_room_for_so_many_tables(settings: Settings) -> None:
    running = Running(replace(settings, most_tables=2))
    try:
        made = open_table(running, "human")
        open_table(running, "human")
        seats = [{"kind": "human"}]
        assert running.post("/api/tables", 503, players=1, seats=seats)["code"] == "too_many_tables"
        running.post(f"/api/tables/{made['table']}/delete", 200, host=made["host"])
        open_table(running, "human")
    finally:
        running.stop()


def test_campaigns_take_room_as_tables_do(settings: Settings) -> None:
    running = Running(replace(settings, most_tables=2))
    try:
        open_table(running, "human")
        running.post("/api/campaigns", 201)
        assert running.post("/api/campaigns", 503)["code"] == "too_many_tables"
        assert (
            running.post("/api/tables", 503, players=1, seats=[{"kind": "human"}])["code"]
            == "too_many_tables"
        )
        running.stop()
        running.start()
        assert running.post("/api/campaigns", 503)["code"] == "too_many_tables"
    finally:
        running.stop()


def test_there_is_room_for_so_many_megabytes(settings: Settings) -> None:
    running = Running(replace(settings, most_megabytes=1, tidy_seconds=0.1))
    try:
        seats = [{"kind": "human"}] * 7

        def make() -> int:
            return running.request("POST", "/api/tables", json.dumps({"players": 7, "seats": seats}))[0]

        def make_until_full() -> bool:
            return 503 in [make() for _ in range(20)]

        wait_until(make_until_full, "that the store is full")
        assert 0.9 * MEGABYTE < running.lobby.size.bytes < 3 * MEGABYTE
        assert running.get("/health") == {"status": "ok"}, "those inside are served"
    finally:
        running.stop()


def test_one_address_makes_so_many_tables(settings: Settings) -> None:
    running = Running(replace(settings, tables_burst=2, tables_per_hour=0.001))
    try:
        made = open_table(running, "human", "open")["table"]
        open_table(running, "human")
        seats = [{"kind": "human"}]
        assert running.post("/api/tables", 429, players=1, seats=seats)["code"] == "too_fast"
        running.post("/api/tables/import", 429, record="x")
        running.post(f"/api/tables/{made}/fork", 429, at=0, seats=seats)
        running.post(f"/api/tables/{made}/join", 200)
    finally:
        running.stop()


def test_what_nobody_uses_is_forgotten_while_the_server_runs(settings: Settings) -> None:
    running = Running(replace(settings, tidy_seconds=0.1, keep_abandoned_days=1))
    try:
        old, new = (open_table(running, "human")["table"] for _ in range(2))
        running.get(f"/api/tables/{old}")
        store = running.lobby.store
        assert isinstance(store, SqliteStore)
        store.connection.execute("update tables set used = 1 where id = ?", (old,))
        wait_until(lambda: running.request("GET", f"/api/tables/{old}")[0] == 404, "that it is gone")
        assert running.get(f"/api/tables/{new}")["table"] == new
    finally:
        running.stop()


def test_names_in_a_record_are_cleaned_like_all_others(server: Running) -> None:
    record = (
        "caverna record 1\nrules 1\nplayers 2\nfurnishings full\nseed 1\n"
        f"name A \u202eevil\u200b\u0007 name\nname B {'x' * 90}\n\n"
    )
    made = server.post("/api/tables/import", 201, record=record)
    names = [seat["name"] for seat in server.get(f"/api/tables/{made['table']}")["seats"]]
    assert names == ["evil name", "x" * 40]
    read_record(server.request("GET", f"/api/tables/{made['table']}/record")[1].decode())
