"""Who may play what, and who may know what."""

import threading

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caverna.engine.state.game_state import NATURE
from caverna.server.door.origin import is_welcome
from caverna.server.door.tokens import hashed
from tests.server.conftest import SEED, WATCHING, Client, Running


def test_a_wrong_token_opens_nothing(server: Running) -> None:
    table, tokens = server.new_table("human")
    client = server.connect(table)
    for wrong in ("", "x", tokens[0][:-1], tokens[0] + "A", tokens[0].swapcase(), hashed(tokens[0])):
        client.hello(wrong)
        assert client.state["yours"] == []
        assert client.state["view"]["seat"] == -1
        assert client.state["moves"] == []
        answer = client.ask(type="move", version=client.state["version"], move="place logging")
        assert answer["code"] == "not_yours"


def test_a_token_of_another_table_opens_nothing(server: Running) -> None:
    table, _ = server.new_table("human")
    _, others = server.new_table("human")
    client = server.connect(table)
    client.hello(others[0])
    assert client.state["yours"] == []


def test_the_store_does_not_know_the_tokens(server: Running) -> None:
    table, tokens = server.new_table("human")
    server.sit(table, tokens[0])
    server.stop()
    kept = b"".join(file.read_bytes() for file in server.settings.data.iterdir())
    assert table.encode() in kept
    assert tokens[0].encode() not in kept
    assert hashed(tokens[0]).encode() in kept
    server.start()


def test_of_two_who_decide_at_the_same_time_exactly_one_wins(server: Running) -> None:
    """Twenty races between two devices of one player, each with another move for the same decision."""
    table, tokens = server.new_table("human", "human")
    clients = [server.sit(table, *tokens.values()) for _ in range(2)]
    for races in range(20):
        assert latest(clients[0]) == latest(clients[1])
        before = moves_played(server, table)
        moves = clients[0].moves[:2]
        race(clients, moves)
        assert latest(clients[0]) == latest(clients[1])
        log = server.get(f"/api/tables/{table}/at/{moves_played(server, table)}")["log"][before:]
        assert log[0]["move"] in moves
        chosen = [entry for entry in log[1:] if entry["seat"] != NATURE and not entry["is_forced"]]
        assert not chosen, "only chance and forced moves may follow; the other move was not played"
        assert sum(len(client.errors) for client in clients) == races + 1
        if clients[0].state["turn"]["waits_for_end"]:
            clients[0].tell("end_turn")
    assert {error["code"] for client in clients for error in client.errors} == {"stale"}


def race(clients: list[Client], moves: list[str]) -> None:
    """Both send at once, with the same version."""
    start = threading.Barrier(len(clients))

    def run(client: Client, move: str) -> None:
        start.wait()
        client.send(type="move", version=client.state["version"], move=move)

    threads = [threading.Thread(target=run, args=pair) for pair in zip(clients, moves, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def moves_played(server: Running, table: str) -> int:
    """How many moves the game has."""
    count: int = server.get(f"/api/tables/{table}")["moves"]
    return count


def latest(client: Client) -> int:
    """Everything that is on the way, up to a pong; the version then."""
    client.send(type="ping")
    while client.receive()["type"] != "pong":
        pass
    client.settle()
    version: int = client.state["version"]
    return version


def test_of_many_who_want_one_seat_exactly_one_gets_it(server: Running) -> None:
    table, _ = server.new_table("human", "open")
    answers: list[int] = []

    def join(number: int) -> None:
        status, _, _ = server.request("POST", f"/api/tables/{table}/join", f'{{"name": "n{number}"}}')
        answers.append(status)

    threads = [threading.Thread(target=join, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 7


def test_joining_an_open_seat(server: Running) -> None:
    table, tokens = server.new_table("human", "open", "open")
    host = server.sit(table, tokens[0])
    assert [seat["kind"] for seat in host.state["seats"]] == ["human", "open", "open"]
    joined = server.post(f"/api/tables/{table}/join", 200, name="  Bo\n B. ", seat=2)
    assert joined["seat"] == 2
    assert host.receive()["seats"][2] == {
        "seat": 2, "kind": "human", "name": "Bo B.", "bot": None, "is_connected": False
    }  # fmt: skip
    guest = server.connect(table)
    assert guest.hello(joined["token"])["yours"] == [2]
    assert host.receive()["seats"][2]["is_connected"]
    taken = server.post(f"/api/tables/{table}/join", 409, name="C", seat=2)
    assert taken == {"code": "no_open_seat", "say": "This seat is not open."}
    assert server.post(f"/api/tables/{table}/join", 200, name="C")["seat"] == 1
    full = server.post(f"/api/tables/{table}/join", 409, name="D")
    assert full["say"] == "There is no open seat at this table any more."
    server.post("/api/tables/nosuchtable1/join", 404, name="D")


def test_others_see_who_comes_and_goes(server: Running) -> None:
    table, tokens = server.new_table("human", "human")
    first = server.sit(table, tokens[0])
    assert [seat["is_connected"] for seat in first.state["seats"]] == [True, False]
    second = server.sit(table, tokens[1])
    assert [seat["is_connected"] for seat in first.receive()["seats"]] == [True, True]
    second.close()
    assert [seat["is_connected"] for seat in first.receive()["seats"]] == [True, False]


def test_nothing_anybody_receives_holds_the_seed_or_a_token(server: Running) -> None:
    """Most of a game for two with somebody who looks on, and every address one can ask."""
    table, tokens = server.new_table("human", "human")
    player = server.sit(table, *tokens.values())
    onlooker = server.sit(table)
    texts = [str(SEED), *tokens.values(), *(hashed(token) for token in tokens.values())]
    while player.state["view"]["round"] < 11:
        player.tell("end_turn") if player.state["turn"]["waits_for_end"] else player.play(player.moves[0])
    latest(onlooker)
    assert onlooker.state["version"] == player.state["version"]
    got = [*player.raw, *onlooker.raw]
    for address in ("", "/at/5", "/record", "/chart"):
        got.append(server.request("GET", f"/api/tables/{table}{address}")[1].decode())
    got.append(server.request("GET", "/metrics", headers=WATCHING)[1].decode())
    assert not [text for text in texts for message in got if text in message]


def test_a_spectator_sees_printed_prices_and_no_moves(server: Running) -> None:
    table, _ = server.new_table("human")
    onlooker = server.sit(table)
    assert onlooker.state["view"]["seat"] == -1
    assert onlooker.state["moves"] == []
    assert onlooker.state["decision"]["seat"] == 0


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1", "null", "http://localhost:1"])
def test_a_page_from_elsewhere_cannot_connect(server: Running, origin: str) -> None:
    table, _ = server.new_table("human")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        server.connect(table, origin=origin).receive()
    status, body, _ = server.request("POST", "/api/tables", "{}", {"Origin": origin})
    assert status == 403
    assert b"forbidden_origin" in body


def test_a_page_of_the_server_can_connect(server: Running) -> None:
    table, _ = server.new_table("human")
    client = server.connect(table, origin=f"http://127.0.0.1:{server.port}")
    assert client.hello()["type"] == "state"


def test_an_origin_that_was_allowed_can_connect() -> None:
    elsewhere = Headers({"host": "127.0.0.1:8000", "origin": "https://example.org"})
    assert is_welcome(elsewhere, ["https://example.org"])
    assert not is_welcome(elsewhere, ["https://example.org.evil.example"])
    assert not is_welcome(elsewhere, [])
    behind_a_proxy = Headers({"host": "Example.org", "origin": "https://example.org"})
    assert is_welcome(behind_a_proxy, [])
