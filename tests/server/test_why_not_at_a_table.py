"""The server says in the player's language why a move is not possible."""

import pytest

from tests.server.conftest import Client, Running


@pytest.fixture
def alone(server: Running) -> Client:
    """Somebody who plays a solo game."""
    table, tokens = server.new_table("human")
    return server.sit(table, *tokens.values())


def refusal(client: Client, move: str) -> str:
    """What the server says to a move that is not legal."""
    error = client.ask(type="move", version=client.state["version"], move=move)
    assert error["code"] == "illegal"
    return str(error["say"])


def test_the_reason_is_told_in_the_language_of_the_player(alone: Client) -> None:
    assert refusal(alone, "place ore_trading") == (
        "Not possible: Place on Ore trading: Ore trading has not been revealed yet."
    )
    alone.ask(type="language", language="de")
    assert refusal(alone, "place ore_trading") == (
        "Nicht möglich: Einsetzen: Erzhandel – „Erzhandel“ ist noch nicht aufgedeckt."
    )
    assert refusal(alone, "place erzhandel") == (
        "Nicht möglich: „place erzhandel“ ist kein Zug: „erzhandel“ kann nicht auf „place“ folgen, "
        "wohl aber zum Beispiel: ruby_mining, housework, slash_and_burn, drift_mining, excavation."
    )


def test_of_several_moves_the_first_that_is_not_possible_is_named(alone: Client) -> None:
    moves = ["place housework", "furnish seam d3", "end"]
    error = alone.ask(type="moves", version=alone.state["version"], moves=moves)
    assert error["code"] == "illegal"
    assert error["say"] == "Not possible: Build Seam on d3: it costs 2 wood, you have none."
