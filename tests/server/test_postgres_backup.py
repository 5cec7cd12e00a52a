"""The way back of PostgreSQL: the commands of docs/operating.md, run as they stand there."""

import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.server.configuration.settings import Settings
from tests.patience import PATIENCE
from tests.postgresql import NOBODY_ELSE, Postgres
from tests.server.conftest import Running

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "operating.md"
COMMANDS = re.findall(r"^\$ ((?:pg_dump|createdb) .+)$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)


def run(postgres: Postgres, command: str, folder: Path, database: str) -> None:
    """A line of the guide in a shell."""
    environment = {
        **os.environ,
        "PATH": f"{postgres.programs}:{os.environ['PATH']}",
        "PGHOST": NOBODY_ELSE,
        "PGPORT": str(postgres.port),
        "PGUSER": "caverna",
        "CAVERNA_DATABASE": database,
    }
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=4 * PATIENCE
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def shared(settings: Settings, postgres: Postgres) -> Settings:
    return replace(settings, database=postgres.new_database())


def test_a_dump_taken_while_people_play_brings_their_tables_back(
    shared: Settings, postgres: Postgres, tmp_path: Path
) -> None:
    dump, restore = COMMANDS
    running = Running(shared)
    try:
        table, tokens = running.new_table("human", "human")
        client = running.sit(table, *tokens.values())
        kept = client.play("place logging")
        run(postgres, dump, tmp_path, shared.database)
        client.tell("end_turn")
        lost, _ = running.new_table("human")
    finally:
        running.stop()
    run(postgres, restore, tmp_path, shared.database)
    again = Running(replace(shared, database=postgres.url("caverna_again")))
    try:
        client = again.sit(table, *tokens.values())
        assert client.state["version"] == kept["version"]
        assert client.state["view"] == kept["view"]
        assert client.tell("end_turn")["decision"]["seat"] == 1
        again.get(f"/api/tables/{lost}", 404)
        again.new_table("human")
    finally:
        again.stop()
