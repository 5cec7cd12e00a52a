"""The server may stop at any moment: the game is there, at the same step."""

from caverna.server.storage.store import StoredChange, StoreFailed
from tests.server.conftest import SEED, Client, Running

POSITION = f"""caverna record 1
rules 1
position
caverna position 1
players 2
seed {SEED}
round 5
turn A
seat A
dwarfs 4 5
goods food 3 wood 4 stone 4 ruby 1
cavern d3 e3
end

"""


def same_step(before: Client, after: Client) -> bool:
    """Whether both see the same table, apart from how it was told."""
    told = ("log", "log_length", "events", "seats", "showing")
    first, second = ({k: v for k, v in client.state.items() if k not in told} for client in (before, after))
    return bool(first == second)


def test_in_the_middle_of_an_expedition(server: Running) -> None:
    made = server.post("/api/tables/import", 201, record=POSITION)
    tokens = made["tokens"].values()
    client = server.sit(made["table"], *tokens)
    client.play("place blacksmithing")
    client.play(next(move for move in client.moves if move.startswith("loot")))
    assert client.state["decision"]["key"] == "expedition"
    server.restart()
    again = server.sit(made["table"], *tokens)
    assert same_step(client, again)
    assert again.state["decision"]["key"] == "expedition"
    assert again.tell("undo")["decision"]["key"] in ("expedition", "perform")
    assert (
        again.tell("restart")["view"]["spaces"]
        == server.get(f"/api/tables/{made['table']}/at/0")["view"]["spaces"]
    )


def test_a_turn_that_waited_for_its_end_still_does(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    server.restart()
    again = server.sit(table, *tokens.values())
    assert same_step(client, again)
    assert again.state["turn"]["waits_for_end"]
    assert "place logging" not in [entry["move"] for entry in again.tell("undo")["log"]]


def test_a_turn_that_was_ended_stays_ended(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place logging")
    client.tell("end_turn")
    server.restart()
    again = server.sit(table, *tokens.values())
    assert same_step(client, again)
    assert not again.state["turn"]["can_take_back"]


def test_what_was_taken_back_stays_taken_back(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    client.play("place excavation", "take")
    client.tell("restart")
    client.play("place logging")
    server.restart()
    again = server.sit(table, *tokens.values())
    assert same_step(client, again)
    assert [entry["move"] for entry in again.state["log"]][2:] == ["place logging"]


def test_who_joined_is_still_seated(server: Running) -> None:
    table, _ = server.new_table("human", "open")
    joined = server.post(f"/api/tables/{table}/join", 200, name="Bo")
    server.restart()
    assert server.sit(table, joined["token"]).state["yours"] == [1]


def test_the_same_is_dealt_after_a_restart(server: Running) -> None:
    """Two tables with one seed; between all turns of one of them the server is stopped."""
    tables = [server.new_table("human", seed=77) for _ in range(2)]
    logs = []
    for number, (table, tokens) in enumerate(tables):
        client = server.sit(table, tokens[0])
        for _ in range(12):
            client.play(client.moves[0])
            if client.state["turn"]["waits_for_end"]:
                client.tell("end_turn")
                if number:
                    server.restart()
                    client = server.sit(table, tokens[0])
        moves = server.get(f"/api/tables/{table}")["moves"]
        logs.append(server.get(f"/api/tables/{table}/at/{moves}")["log"])
    assert logs[0] == logs[1]


def test_an_old_version_is_stale_after_a_restart_too(server: Running) -> None:
    table, tokens = server.new_table("human")
    client = server.sit(table, tokens[0])
    old = client.state["version"]
    client.play("place logging")
    server.restart()
    again = server.sit(table, tokens[0])
    assert again.ask(type="move", version=old, move="place ore_mining")["code"] == "stale"


def test_when_the_disk_refuses_a_move_nobody_sees_it(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    client = server.sit(table, *tokens.values())
    onlooker = server.sit(table)
    store = server.lobby.store
    commit = store.commit

    async def refuse(table: str, change: StoredChange) -> None:
        raise StoreFailed("the disk is full")

    store.commit = refuse  # type: ignore[method-assign]
    assert client.ask(type="move", version=client.state["version"], move="place logging")["code"] == "server"
    assert onlooker.receive()["code"] == "server"
    store.commit = commit  # type: ignore[method-assign]
    again = server.sit(table, *tokens.values())
    assert same_step(client, again)
    again.play("place logging")
    assert again.state["version"] == client.state["version"] + 1
