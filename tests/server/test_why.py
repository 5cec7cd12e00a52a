"""What cannot be done says why not, when asked and only then."""

from caverna.record.record import write_record
from tests.arranging import a_game
from tests.server.conftest import Client, Running


def at_the_table(server: Running, language: str = "en") -> Client:
    game = a_game(round=2, wood=1, others={"B": {"dwarfs": "0@logging 0"}})
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = server.post("/api/tables/import", 201, record=write_record(game), seats=seats)
    return server.sit(made["table"], *made["tokens"].values(), language=language)


def why(client: Client, move: str) -> str:
    answer = client.ask(type="why", move=move)
    assert (answer["type"], answer["move"]) == ("why", move)
    said: str = answer["say"]
    return said


def test_a_space_that_is_taken_says_by_whom(server: Running) -> None:
    assert why(at_the_table(server), "place logging") == "Logging is occupied by B"


def test_a_furnishing_says_what_it_costs_though_nobody_is_building(server: Running) -> None:
    assert why(at_the_table(server), "furnish carpenter") == "it costs 1 stone, you have none"


def test_reasons_come_in_the_language_of_the_connection(server: Running) -> None:
    assert why(at_the_table(server, "de"), "furnish carpenter") == "es kostet 1 Stein, du hast keinen"


def test_what_is_legal_or_not_the_question_needs_no_reason(server: Running) -> None:
    client = at_the_table(server)
    assert why(client, "place supplies") == ""
    assert why(client, "loot sheep") == ""


def test_whoever_is_not_asked_is_told_nothing(server: Running) -> None:
    client = at_the_table(server)
    assert why(server.sit(client.state["table"]), "place logging") == ""


def test_unknown_moves_are_refused(server: Running) -> None:
    client = at_the_table(server)
    for move in ("furnish nothing", "furnish", "no move"):
        assert client.ask(type="why", move=move)["code"] == "illegal"


def test_questions_count_as_messages(strict_server: Running) -> None:
    client = at_the_table(strict_server)
    answers = [client.ask(type="why", move="place logging") for _ in range(8)]
    assert answers[-1]["code"] == "too_fast"
