"""Feeding over the wire: the cheapest way as one offer, all of it or nothing; breeding with its young."""

from typing import Any

from caverna.record.record import write_record
from tests.arranging import a_game
from tests.server.conftest import Client, Json, Running

Has = dict[str, Any]

PANTRY: Has = {"food": 1, "grain": 2, "vegetable": 1, "sheep": 3, "large_pasture": "a1 a2"}


def at_the_table(server: Running, has: Has, language: str = "en") -> Client:
    """Player A feeds first, in a game of two on one screen."""
    game = a_game(round=3, phase="harvest", others={"B": {"food": 9}}, **has)
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = server.post("/api/tables/import", 201, record=write_record(game), seats=seats)
    return server.sit(made["table"], *made["tokens"].values(), language=language)


def advice(client: Client, about: str) -> Json:
    """What the server has to say about this when asked."""
    return client.ask(type="advice", version=client.state["version"], about=[about])[about]


def test_who_is_short_of_food_is_offered_the_cheapest_way(server: Running) -> None:
    offer = advice(at_the_table(server, PANTRY), "feeding")
    assert offer["moves"] == ["eat grain", "eat vegetable", "feed 4"]
    assert offer["costs"] == {"grain": 1, "vegetable": 1}
    assert offer["say"] == "Feed everybody with 1 grain, 1 vegetable"
    assert len(offer["steps"]) == 3
    assert (offer["points"], offer["begging"]) == (1, 0)


def test_the_offer_speaks_the_language_of_the_connection(server: Running) -> None:
    offer = advice(at_the_table(server, PANTRY, "de"), "feeding")
    assert offer["say"] == "Alle ernähren mit 1 Getreide, 1 Gemüse"


def test_weapons_are_named_among_what_goes(server: Running) -> None:
    offer = advice(at_the_table(server, {"rooms": "peaceful_cave d3", "dwarfs": "0 4"}), "feeding")
    assert offer["say"] == "Feed everybody with a weapon of strength 4"
    assert offer["costs"] == {}


def test_whoever_cannot_feed_everybody_is_offered_the_least_begging(server: Running) -> None:
    offer = advice(at_the_table(server, {"food": 1, "grain": 1}), "feeding")
    assert offer["moves"] == ["eat grain", "feed 2"]
    assert offer["begging"] == 2


def test_nothing_is_offered_where_food_is_enough_or_nothing_can_be_eaten(server: Running) -> None:
    assert advice(at_the_table(server, {"food": 4, "grain": 3}), "feeding") is None
    assert advice(at_the_table(server, {"food": 1}), "feeding") is None


def test_nobody_else_sees_the_offer(server: Running) -> None:
    client = at_the_table(server, PANTRY)
    assert advice(client, "feeding") is not None
    assert advice(server.sit(client.state["table"]), "feeding") is None


def test_all_moves_of_the_offer_are_played_in_one_step(server: Running) -> None:
    client = at_the_table(server, PANTRY)
    version, moves = client.state["version"], advice(client, "feeding")["moves"]
    state = client.ask(type="moves", version=version, moves=moves)
    assert state["version"] == version + 1
    assert [entry["move"] for entry in state["log"]] == moves
    assert state["turn"]["waits_for_end"], "until then the meal can be taken back"
    assert [event["kind"] for event in state["events"]].count("paid") == 3, "what happened in all of them"
    assert client.tell("end_turn")["decision"]["seat"] == 1


def test_several_moves_are_taken_back_step_by_step(server: Running) -> None:
    client = at_the_table(server, PANTRY)
    client.ask(type="moves", version=client.state["version"], moves=["eat grain", "eat sheep"])
    assert client.state["view"]["players"][0]["goods"]["food"] == 3
    assert client.tell("undo")["view"]["players"][0]["goods"]["food"] == 2
    assert client.tell("undo")["view"]["players"][0]["goods"]["food"] == 1
    assert not client.state["turn"]["can_take_back"]


def test_of_several_moves_none_is_played_if_one_is_illegal(server: Running) -> None:
    client = at_the_table(server, PANTRY)
    before = client.state
    for last in ("eat donkey", "feed 5", "no move", "reveal exploration"):
        client.send(type="moves", version=before["version"], moves=["eat grain", "eat vegetable", last])
        assert client.receive()["code"] == "illegal"
    # Beyond one's own turn: the next answer would be the other player's.
    client.send(type="moves", version=before["version"], moves=["feed 1", "feed 4"])
    assert client.receive()["code"] == "illegal"
    after = server.sit(before["table"])
    assert after.state["version"] == before["version"]
    assert after.state["view"]["players"][0]["goods"] == before["view"]["players"][0]["goods"]
    assert after.state["log"] == []
    client.play("feed 1")
    assert client.tell("end_turn")["decision"]["seat"] == 1, "the table goes on"


def test_breeding_tells_where_the_young_would_stand(server: Running) -> None:
    client = at_the_table(
        server, {"food": 4, "sheep": 2, "boar": 2, "small_pasture": "b1", "stable": "b1 c4"}
    )
    client.play("eat boar", "feed 4")
    client.tell("end_turn")
    client.play("feed 4")
    assert {"breed sheep", "breed none", "eat sheep"} <= {choice["move"] for choice in client.state["moves"]}
    assert advice(client, "litters") == {
        "breed sheep": {"young": {"b1": ["sheep"]}, "animals": {"b1": {"sheep": 3}, "c4": {"boar": 1}}}
    }


def test_every_young_animal_stands_with_its_kind(server: Running) -> None:
    has: Has = {
        "food": 4,
        "sheep": 2,
        "boar": 2,
        "large_pasture": "a1 a2",
        "small_pasture": "b1",
        "stable": "b1",
    }
    client = at_the_table(server, has)
    client.play("feed 4", "feed 4")
    both = advice(client, "litters")["breed sheep boar"]
    assert sorted(animal for young in both["young"].values() for animal in young) == ["boar", "sheep"]
    for cell, young in both["young"].items():
        assert [both["animals"][cell][animal] for animal in young] == [3]
