"""What can be asked over HTTP: making tables, looking back, forking, importing, help, pages, figures."""

import json
import time
from pathlib import Path

import pytest

from caverna.content.catalogue import ADDITIONS
from caverna.record.read_record import read_record
from caverna.server.requests import pages
from caverna.server.storage.store import StoreFailed
from tests.server.conftest import SEED, WATCHING, Running

GOLDEN = Path(__file__).parent.parent / "golden" / "2_full.record"
HUMANS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bo"}]


def test_what_can_be_chosen(server: Running) -> None:
    setup = server.get("/api/setup")
    assert setup["players"] == [1, 2, 3, 4, 5, 6, 7]
    assert setup["furnishings"] == ["full", "introductory"]
    assert setup["bots"] == [f"level{number}" for number in range(1, 8)]
    assert setup["options"]["income"] == ["before_refill", "after_refill"]
    assert ("additions" in setup["options"]) == (len(ADDITIONS) > 1), "an option with one value is no choice"


def test_a_table_is_made_as_it_was_asked_for(server: Running) -> None:
    made = server.post(
        "/api/tables", 201, players=3, furnishings="introductory", options={"income": "after_refill"},
        seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
    )  # fmt: skip
    assert list(made["tokens"]) == ["0"]
    table = server.get(f"/api/tables/{made['table']}")
    assert table["setup"] == {
        "players": 3, "furnishings": "introductory", "options": {"income": "after_refill"},
        "expansion": "none",
    }  # fmt: skip
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "B", "C (greedy)"]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "greedy"]
    assert (table["is_over"], table["totals"], table["winners"]) == (False, None, [])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 8, "seats": HUMANS}, "1 to 7"),
        ({"players": 0, "seats": []}, "1 to 7"),
        ({"players": 3, "seats": HUMANS}, "2 seats for 3 players"),
        ({"players": 2, "seats": HUMANS, "furnishings": "all"}, "furnishings"),
        ({"players": 2, "seats": HUMANS, "options": {"luck": "good"}}, "luck"),
        ({"players": 2, "seats": HUMANS, "options": {"income": "never"}}, "income"),
        ({"players": 1, "seats": [{"kind": "bot", "bot": "deep"}]}, "no bot 'deep'"),
        ({"players": 1, "seats": [{"kind": "cat"}]}, "could not be understood"),
    ],
)
def test_a_table_nobody_can_play_at_is_refused(
    server: Running, wrong: dict[str, object], reason: str
) -> None:
    answer = server.post("/api/tables", 400, **wrong)
    assert reason in answer["say"]


def test_looking_back_at_any_move(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    views = {client.state["view"]["round"]: client.state["view"]}
    while client.state["view"]["round"] < 3:
        client.tell("end_turn") if client.state["turn"]["waits_for_end"] else client.play(client.moves[0])
        views.setdefault(client.state["view"]["round"], client.state["view"])
    brief = server.get(f"/api/tables/{table}")
    moment = server.get(f"/api/tables/{table}/at/2?language=de")
    assert moment["moves"] == brief["moves"]
    assert len(moment["log"]) == 2
    assert moment["log"][0]["say"].endswith("beginnt")
    assert moment["view"]["seat"] == -1
    assert moment["view"]["players"] == views[1]["players"]
    first_of_round_2 = moment["rounds"]["2"]
    assert server.get(f"/api/tables/{table}/at/{first_of_round_2}")["view"]["round"] == 2
    assert server.get(f"/api/tables/{table}/at/0")["view"]["round"] == 0
    for beyond in (brief["moves"] + 1, "x", "-1", "9" * 5000):
        assert server.get(f"/api/tables/{table}/at/{beyond}", 404)["code"] == "no_such_move"
    assert server.get("/api/tables/nosuchtable1/at/0", 404)["code"] == "unknown_table"


def test_a_finished_game_can_be_brought_along_and_looked_at(server: Running) -> None:
    text = GOLDEN.read_text()
    game = read_record(text)
    made = server.post("/api/tables/import", 201, record=text)
    table = server.get(f"/api/tables/{made['table']}")
    assert table["is_over"]
    assert table["totals"] == game.totals()
    assert table["winners"] == game.winners()
    assert table["moves"] == len(game.moves_played)
    chart = server.get(f"/api/tables/{made['table']}/chart")
    assert chart["rounds"][-1] == 12
    assert [totals[-1] for totals in chart["totals"].values()] == game.totals()
    assert len(chart["rounds"]) == len(chart["totals"]["0"])
    status, record, headers = server.request("GET", f"/api/tables/{made['table']}/record")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert read_record(record.decode()).setup == game.setup, "what is over has no secrets"
    client = server.sit(made["table"], *made["tokens"].values())
    assert client.state["view"]["is_over"]
    assert client.state["decision"] is None


def test_a_record_that_is_none_is_refused(server: Running) -> None:
    for wrong in ("", "hello", "caverna record 1\nrules 1\nplayers 2\n", GOLDEN.read_text() + "A dance\n"):
        answer = server.post("/api/tables/import", 400, record=wrong)
        assert "record, line" in answer["say"]


def test_the_record_of_a_game_that_goes_on_hides_the_seed(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    text = server.request("GET", f"/api/tables/{table}/record")[1].decode()
    assert "seed 0\nchance by_hand\n" in text
    game = read_record(text)
    assert [move.text for _, move in game.moves_played][-1] == "place logging"
    made = server.post("/api/tables/import", 201, record=text)
    copied = server.sit(made["table"], *made["tokens"].values())
    assert copied.state["view"]["players"] == client.state["view"]["players"]
    seeds = {keeper.table.setup.seed for keeper in server.lobby.keepers.values()}
    assert len(seeds) == 2, "it was given a seed of its own"
    assert 0 not in seeds


def test_the_seed_in_a_position_is_hidden_as_well(server: Running) -> None:
    position = f"caverna position 1\nplayers 2\nseed {SEED}\nround 4\nseat A\ngoods wood 6\n"
    made = server.post(
        "/api/tables/import", 201, record=f"caverna record 1\nrules 1\nposition\n{position}end\n\n"
    )
    client = server.sit(made["table"], *made["tokens"].values())
    assert client.state["view"]["round"] == 4
    text = server.request("GET", f"/api/tables/{made['table']}/record")[1].decode()
    assert str(SEED) not in text
    assert "seed 0" in text
    read_record(text)


def test_a_fork_goes_its_own_way(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    client.tell("end_turn")
    moves = server.get(f"/api/tables/{table}")["moves"]
    forked = server.post(f"/api/tables/{table}/fork", 201, at=moves - 1, seats=HUMANS)
    other = server.sit(forked["table"], *forked["tokens"].values())
    assert "place logging" in other.moves
    other.play("place supplies")
    assert server.get(f"/api/tables/{table}")["moves"] == moves
    seeds = {keeper.table.setup.seed for keeper in server.lobby.keepers.values()}
    assert len(seeds) == 2, "a fork of a game that goes on must not tell what will be dealt"
    assert server.post(f"/api/tables/{table}/fork", 404, at=moves + 1, seats=HUMANS)["code"] == "no_such_move"
    server.post(f"/api/tables/{table}/fork", 400, at=0, seats=HUMANS[:1])


def test_a_fork_of_a_finished_game_keeps_what_was_dealt(server: Running) -> None:
    text = GOLDEN.read_text()
    made = server.post("/api/tables/import", 201, record=text)
    forked = server.post(f"/api/tables/{made['table']}/fork", 201, at=30, seats=HUMANS)
    client = server.sit(forked["table"], *forked["tokens"].values())
    assert client.state["view"] is not None
    assert {keeper.table.setup.seed for keeper in server.lobby.keepers.values()} == {
        read_record(text).setup.seed
    }


def test_help_in_both_languages(server: Running) -> None:
    english = server.get("/api/help?name=logging&language=en&players=2")["lines"]
    german = server.get("/api/help?name=logging&language=de&players=2")["lines"]
    assert english[0].startswith("Logging")
    assert german[0].startswith("Abholzung")
    assert server.get("/api/help?name=swimming_pool", 404)["code"] == "unknown_name"
    server.get("/api/help?name=logging&players=9", 400)
    server.get(f"/api/help?name=logging&players={'9' * 5000}", 400)


def test_the_words_are_those_of_the_server(server: Running) -> None:
    for language in ("en", "de"):
        status, body, _ = server.request("GET", f"/locale/{language}.ftl")
        assert status == 200
        assert b"space-logging = " in body
    assert server.request("GET", "/locale/fr.ftl")[0] == 404


def test_health_and_metrics(server: Running) -> None:
    assert server.get("/health") == {"status": "ok"}
    table, tokens = server.new_table("human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    client.ask(type="move", version=0, move="place logging")
    assert server.request("GET", "/metrics")[0] == 404
    assert server.request("GET", "/metrics", headers={"Authorization": "Bearer wrong"})[0] == 404
    status, body, _ = server.request("GET", "/metrics", headers=WATCHING)
    figures = dict(line.rsplit(" ", 1) for line in body.decode().splitlines() if line[0] != "#")
    assert status == 200
    assert figures["caverna_tables_loaded"] == "1"
    assert figures["caverna_connections"] == "1"
    assert figures["caverna_moves_total"] == "1"
    assert figures["caverna_errors_total"] == "0"
    assert figures['caverna_refusals_total{code="stale"}'] == "1"
    assert figures["caverna_command_seconds_count"] == "1"
    assert float(figures["caverna_store_seconds_count"]) >= 1
    assert float(figures["caverna_loop_lag_seconds"]) >= 0
    assert figures["caverna_bots_waiting"] == "0"
    assert int(figures["caverna_memory_bytes"]) > 10_000_000


def test_health_notices_a_store_that_cannot_be_written(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise StoreFailed("the disk is full")

    assert server.get("/ready") == {"status": "ok"}
    monkeypatch.setattr("caverna.server.requests.pulse.BELIEVED", 0)
    monkeypatch.setattr(server.lobby.store, "probe", fail)
    for path in ("/health", "/ready"):
        answer = server.get(path, 503)
        assert answer["code"] == "store"
        assert "full" not in answer["say"], "nothing about the inside"
    monkeypatch.undo()
    server.lobby.pulse = (0.0, "")
    assert server.get("/health") == {"status": "ok"}
    server.lobby.admission.is_leaving = True
    assert server.get("/ready", 503)["code"] == "not_ready"
    assert server.get("/health") == {"status": "ok"}


def test_asking_for_health_without_end_does_not_keep_the_disk_busy(server: Running) -> None:
    probe, probes = server.lobby.store.probe, 0

    async def count() -> None:
        nonlocal probes
        probes += 1
        await probe()

    server.lobby.store.probe = count  # type: ignore[method-assign]
    begun = time.monotonic()
    for _ in range(50):
        assert server.get("/health") == {"status": "ok"}
    assert probes <= 2 + (time.monotonic() - begun)


@pytest.fixture
def client_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the table</p>")
    (folder / "assets" / "index-abc.js").write_text("let x = 1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/stats", "/learn", "/join/abc"])
def test_every_address_shows_the_one_page(server: Running, client_files: Path, path: str) -> None:
    status, body, headers = server.request("GET", path)
    assert (status, body) == (200, b"<p>the table</p>")
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in headers["content-security-policy"]


def test_assets_are_kept_by_browsers_and_nothing_else_is_served(server: Running, client_files: Path) -> None:
    status, body, headers = server.request("GET", "/assets/index-abc.js")
    assert (status, body) == (200, b"let x = 1")
    assert "immutable" in headers["cache-control"]
    for path in (
        "/api/nothing",
        "/assets/none.js",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
    ):
        status, body, _ = server.request("GET", path)
        assert (status, body) == (404, b"not found")


def test_without_a_client_the_page_says_how_to_build_it(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nothing")
    status, body, _ = server.request("GET", "/")
    assert status == 200
    assert b"make web" in body


def test_an_error_tells_nothing_about_the_inside(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, *tokens.values())

    def broken(*arguments: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("caverna.server.requests.http.chart", broken)
    status, body, _ = server.request("GET", f"/api/tables/{table}/chart")
    assert (status, json.loads(body)["code"]) == (500, "server")
    assert b"secret" not in body
    assert b"Traceback" not in body
    monkeypatch.setattr("caverna.server.requests.dispatch.take_turn", broken)
    error = client.ask(type="move", version=client.state["version"], move="place logging")
    assert error["code"] == "server"
    assert "secret" not in client.raw[-1]
    assert client.ask(type="ping")["type"] == "pong"
    assert server.lobby.metrics.errors == 2
