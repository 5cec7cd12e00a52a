"""`caverna admin` beside a running server: what it changes is seen at the tables within seconds."""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.cli.main import main
from caverna.record.read_record import read_record
from caverna.server.configuration.settings import Settings
from caverna.server.storage.sqlite_schema import STEPS
from caverna.server.storage.stores import is_shared
from tests.patience import wait_until
from tests.postgresql import Postgres
from tests.server.conftest import SEED, Running

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def served(settings: Settings, where: str) -> Iterator[Running]:
    """A server with each of the stores."""
    running = Running(replace(settings, database=where) if is_shared(where) else settings)
    yield running
    running.stop()


def admin(server: Running, *words: str) -> int:
    database, data = server.settings.database, str(server.settings.data)
    where = ("--database", database) if database else ("--data", data)
    return main(["admin", words[0], *where, *words[1:]])


def test_tables_are_listed_and_shown(served: Running, capsys: Capture) -> None:
    table, tokens = served.new_table("human", "greedy", "open")
    served.sit(table, tokens[0])
    assert admin(served, "list") == 0
    listed = capsys.readouterr().out
    assert re.search(rf"^{table} .* goes on +\(no name\), .*\[greedy\], \(open\)$", listed, re.MULTILINE)
    assert "1 of 1 tables" in listed
    assert admin(served, "show", table) == 0
    shown = capsys.readouterr().out
    assert "3 players, full set, expansion none" in shown
    assert "seat C      (open)" in shown
    assert "state       round 1" in shown
    assert str(SEED) not in shown


def test_a_name_cannot_command_the_terminal_of_whoever_looks(server: Running, capsys: Capture) -> None:
    server.new_table("human")
    with closing(sqlite3.connect(server.settings.data / "tables.sqlite")) as database, database:
        database.execute("update seats set name = ?", ("\x1b[2Jgone",))
    assert admin(server, "list") == 0
    assert "?[2Jgone" in capsys.readouterr().out


def test_a_game_that_goes_on_is_exported_without_its_seed(served: Running, capsys: Capture) -> None:
    table, tokens = served.new_table("human")
    player = served.sit(table, tokens[0])
    player.play(player.moves[0])
    assert admin(served, "export", table) == 0
    record = capsys.readouterr().out
    assert str(SEED) not in record
    assert len(read_record(record).moves_played) == len(player.state["log"]) + player.state["log_length"]


def test_all_games_are_exported_to_a_folder(served: Running, tmp_path: Path, capsys: Capture) -> None:
    tables = {served.new_table("human")[0] for _ in range(3)}
    assert admin(served, "export", "--folder", str(tmp_path / "records")) == 0
    assert {file.stem for file in (tmp_path / "records").iterdir()} == tables
    assert "3 games are in" in capsys.readouterr().out


def test_whose_seat_is_freed_can_no_longer_play_and_another_can(served: Running) -> None:
    table, tokens = served.new_table("human", "human", "open")
    first = served.sit(table, tokens[0], tokens[1])
    assert first.state["yours"] == [0, 1]
    assert admin(served, "free", table, "b") == 0
    while first.state["yours"] != [0]:
        first.receive()
    assert first.state["seats"][1]["kind"] == "open"
    joined = served.post(f"/api/tables/{table}/join", 200, name="Ann")
    assert joined["seat"] == 1
    assert served.sit(table, tokens[1]).state["yours"] == []
    assert served.sit(table, joined["token"]).state["yours"] == [1]


def test_where_the_maker_knows_what_will_be_dealt_nobody_else_may_come(
    served: Running, capsys: Capture
) -> None:
    table, tokens = served.new_table("human", "human")
    assert admin(served, "free", table, "b") == 1
    assert "knows what will be dealt" in capsys.readouterr().out
    assert served.sit(table, tokens[1]).state["seats"][1]["kind"] == "human"


def test_a_seat_that_cannot_be_freed(served: Running, capsys: Capture) -> None:
    table, _ = served.new_table("human", "greedy", "open")
    assert admin(served, "free", table, "B") == 1
    assert admin(served, "free", table, "D") == 2
    assert "seats are A, B, C" in capsys.readouterr().err


def test_whoever_looks_at_a_table_that_is_deleted_is_sent_away(served: Running, capsys: Capture) -> None:
    table, tokens = served.new_table("human")
    served.sit(table, tokens[0])
    assert admin(served, "delete", table, "nosuchtable") == 1
    out = capsys.readouterr().out
    assert f"{table} is deleted" in out
    assert "nosuchtable is not deleted" in out
    wait_until(lambda: served.request("GET", f"/api/tables/{table}")[0] == 404, "the end of the table")
    again = served.connect(table)
    assert again.receive()["code"] == "unknown_table"


def test_a_banned_address_is_turned_away_and_may_come_again(served: Running, capsys: Capture) -> None:
    table, tokens = served.new_table("human")
    client = served.sit(table, tokens[0])
    assert admin(served, "ban", "127.0.0.0/8", "--days", "1", "--why", "a test") == 0
    wait_until(lambda: served.request("GET", "/api/setup")[0] == 403, "the ban")
    status, body, _ = served.request("GET", "/api/setup", headers={"Accept-Language": "de"})
    assert (status, b"f\xc3\xbcr deine Adresse gesperrt" in body) == (403, True)
    while client.receive()["type"] != "error":
        pass
    assert "closed it to your address" in client.errors[-1]["say"]
    assert admin(served, "bans") == 0
    assert re.search(r"^127\.0\.0\.0/8 .* until .* a test$", capsys.readouterr().out, re.MULTILINE)
    assert admin(served, "unban", "127.0.0.0/8") == 0
    assert admin(served, "unban", "127.0.0.0/8") == 1
    wait_until(lambda: served.request("GET", "/api/setup")[0] == 200, "the end of the ban")


def test_a_ban_ends_by_itself(server: Running) -> None:
    assert admin(server, "ban", "127.0.0.1", "--days", "1") == 0
    with closing(sqlite3.connect(server.settings.data / "tables.sqlite")) as database, database:
        database.execute("update bans set until = 1")
    server.restart()
    assert server.request("GET", "/api/setup")[0] == 200


@pytest.mark.parametrize("address", ["everybody", "300.1.1.1", "10.0.0.0/99"])
def test_no_address(server: Running, address: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        admin(server, "ban", address)
    assert "an address or a range such as 192.0.2.0/24 is expected" in capsys.readouterr().err


def test_a_backup_of_a_running_server_is_whole_private_and_can_be_restored(
    server: Running, tmp_path: Path, capsys: Capture
) -> None:
    table, tokens = server.new_table("human")
    player = server.sit(table, tokens[0])
    player.play(player.moves[0])
    copy = tmp_path / "copy.sqlite"
    assert admin(server, "backup", str(copy)) == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(os.listdir(tmp_path)) == ["copy.sqlite", "data"], "nothing else is left"
    then = player.state
    player.play(player.moves[0])
    assert admin(server, "restore", str(copy)) == 1, "a server is running"
    assert "another server keeps its tables" in capsys.readouterr().err
    server.stop()
    assert admin(server, "restore", str(copy)) == 0
    assert "what it was before is in" in capsys.readouterr().out
    server.start()
    again = server.sit(table, tokens[0])
    assert again.state["version"] == then["version"]
    assert again.moves == [move["move"] for move in then["moves"]]


def test_backups_in_a_folder_are_named_by_the_time(server: Running, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "backups").mkdir()
    assert admin(server, "backup", str(tmp_path / "backups")) == 0
    (name,) = os.listdir(tmp_path / "backups")
    assert re.fullmatch(r"caverna-\d{4}-\d\d-\d\d-\d{6}\.sqlite", name)
    assert admin(server, "backup", str(tmp_path / "backups" / name)) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_folder_that_is_not_there_yet_is_made(server: Running, tmp_path: Path, capsys: Capture) -> None:
    assert admin(server, "backup", str(tmp_path / "backups" / "caverna")) == 0
    (name,) = os.listdir(tmp_path / "backups" / "caverna")
    assert name.endswith(".sqlite")
    assert admin(server, "backup", str(tmp_path / "nowhere" / "copy.sqlite")) == 2
    assert "nowhere is no folder: make it" in capsys.readouterr().err


def test_something_else_is_not_restored(server: Running, tmp_path: Path, capsys: Capture) -> None:
    server.stop()
    before = (server.settings.data / "tables.sqlite").read_bytes()
    (tmp_path / "letter").write_text("Dear Ann,\n" * 1000, encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "newer")) as newer, newer:
        newer.executescript(f"create table tables (x); pragma user_version = {len(STEPS) + 1}")
        newer.executescript("create table seats (x); create table moves (x)")
    for name, why in (("letter", "is no copy of a server's database"), ("newer", "has format")):
        assert admin(server, "restore", str(tmp_path / name)) == 1
        assert why in capsys.readouterr().err
    assert admin(server, "restore", str(tmp_path / "none")) == 2
    assert (server.settings.data / "tables.sqlite").read_bytes() == before
    server.start()


def test_room_is_given_back_when_nobody_plays(server: Running, capsys: Capture) -> None:
    tables = [server.new_table("human")[0] for _ in range(200)]
    assert admin(server, "delete", *tables) == 0
    assert admin(server, "vacuum") == 1
    assert "another server keeps its tables" in capsys.readouterr().err
    server.stop()
    assert admin(server, "vacuum") == 0
    found = re.search(r"([\d.]+) MB before, ([\d.]+) MB now", capsys.readouterr().out)
    assert found is not None
    assert float(found[2]) <= float(found[1])
    server.start()


def test_where_there_are_no_tables(tmp_path: Path, capsys: Capture) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "nowhere")]) == 1
    assert capsys.readouterr().err.startswith("caverna: there are no tables in")
    assert not (tmp_path / "nowhere").exists()


def test_a_database_of_another_format_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.executescript(f"{STEPS[0]} pragma user_version = 1")
    assert main(["admin", "list", "--data", str(tmp_path)]) == 1
    assert "has format 1" in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("pragma user_version").fetchone() == (1,)


def test_postgresql_tidies_up_while_people_play_and_has_tools_of_its_own_for_copies(
    settings: Settings, postgres: Postgres, tmp_path: Path, capsys: Capture
) -> None:
    running = Running(replace(settings, database=postgres.new_database()))
    try:
        assert admin(running, "vacuum") == 0
        assert "MB now" in capsys.readouterr().out
        assert admin(running, "backup", str(tmp_path / "copy")) == 2
        assert admin(running, "restore", str(tmp_path / "copy")) == 2
        assert capsys.readouterr().err.count("pg_dump") == 2
    finally:
        running.stop()
