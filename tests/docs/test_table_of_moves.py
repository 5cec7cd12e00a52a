"""docs/api.md lists every verb of the base game as it is."""

from tests.docs.table_of_moves import API, BEGIN, END, table


def test_the_table_of_moves_is_made_from_the_verbs() -> None:
    assert BEGIN + table() + END in API.read_text()
