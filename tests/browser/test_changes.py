"""The client's own code follows the changes of whole games: it comes to the states of a second opinion."""

import json
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from caverna.server.configuration.settings import Settings
from caverna.server.showing.show import Showing
from caverna.server.showing.shown import Shown
from caverna.server.storage.store import StoredSeat, StoredTable
from caverna.server.tables.connection import Connection
from caverna.server.tables.served_table import ServedTable
from caverna.setup import Setup
from scripts.build_web import WEB, npm_of_machine, npm_of_package
from tests.server.merging import Json, merged

FOLLOW = """
const ts = require("typescript"), fs = require("fs");
const source = fs.readFileSync("src/lib/changes.ts", "utf8");
const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
const client = {};
new Function("exports", ts.transpileModule(source, { compilerOptions: options }).outputText)(client);
let state = null;
for (const line of fs.readFileSync(0, "utf8").trim().split("\\n")) {
  const message = JSON.parse(line), before = JSON.stringify(state);
  const next = message.type === "state" ? message : client.withChanges(state, message);
  if (JSON.stringify(state) !== before) throw new Error("the state before was changed");
  const strange = client.withChanges(next, { ...message, base: -1 });
  if (strange !== null) throw new Error("took the changes of another state");
  console.log(JSON.stringify(state = next));
}
"""
"""Reads messages, one a line, and writes the state after each of them."""


def node() -> str:
    """The program that builds the client."""
    on_the_machine = shutil.which("node") if npm_of_machine() else None
    return on_the_machine or npm_of_package()[0]


def game_as_it_is_told(setup: Setup) -> list[str]:
    """Every message to the first player of a random game."""
    seats = (StoredSeat("human", ""),) * setup.players
    served = ServedTable(StoredTable("t", setup, "", 0, False, 0.0, seats, ()))
    table, luck, shown = served.table, random.Random(setup.seed), Shown()
    connection = Connection(Settings(Path("unused"), outgoing_messages=10_000), seats=(0,))
    while not table.is_over:
        shown.show(Showing(served, (0,)), [connection])
        if table.waits_for_end:
            table.end_turn()
        elif table.play_due() is None:
            table.play(luck.choice(table.game.legal_moves()))
        served.take_change()
    shown.show(Showing(served, (0, 1)), [connection])
    return [(connection.outgoing.take_now() or b"").decode() for _ in range(len(connection.outgoing.waiting))]


@pytest.mark.parametrize("box", ["none", "frantic_fiends"])
def test_the_client_follows_the_changes_of_a_whole_game(box: str) -> None:
    messages = game_as_it_is_told(Setup(2, seed=11, expansion=box))
    followed = subprocess.run(
        [node(), "-e", FOLLOW],
        cwd=WEB,
        input="\n".join(messages),
        capture_output=True,
        text=True,
        check=False,
    )
    assert followed.returncode == 0, followed.stderr
    state: Json = None
    for text, line in zip(messages, followed.stdout.splitlines(), strict=True):
        message = json.loads(text)
        state = message if message["type"] == "state" else merged(state, message)
        assert json.loads(line) == state
    assert len(messages) > 100
