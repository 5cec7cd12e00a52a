"""What has changed between two documents, put into the first, makes the second."""

import json

from hypothesis import given
from hypothesis import strategies as st

from caverna.server.protocol.differences import Data, Difference
from tests.server.merging import put_in

LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(("", "wood", "at", "0"))
KEYS = st.sampled_from(("goods", "wood", "at", "put", "drop", "0", "1"))
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
)
DOCUMENTS = st.dictionaries(KEYS, VALUES, max_size=5)


def over_the_wire(document: object) -> object:
    return json.loads(json.dumps(document))


@given(DOCUMENTS, DOCUMENTS)
def test_changes_put_into_the_old_document_make_the_new_one(old: Data, new: Data) -> None:
    found = Difference(old, new)
    assert put_in(old, over_the_wire(found.changes), found.gone) == new


@given(DOCUMENTS)
def test_nothing_has_changed_in_the_same_document(document: Data) -> None:
    found = Difference(document, over_the_wire(document))
    assert (found.changes, found.gone) == ({}, [])


def test_only_what_has_changed_is_named() -> None:
    old = {"players": [{"goods": {"wood": 1, "ore": 2}, "beds": 2}, {"goods": {}, "beds": 2}], "round": 1}
    new = {"players": [{"goods": {"wood": 4, "ore": 2}, "beds": 2}, {"goods": {}, "beds": 3}], "round": 1}
    assert Difference(old, new).changes == {"players": {"0": {"goods": {"wood": 4}}, "1": {"beds": 3}}}


def test_a_list_that_loses_something_in_its_middle_is_not_written_anew() -> None:
    found = Difference(
        {"tiles": ["seam", "slaughtering_cave", "cooking_cave"]}, {"tiles": ["seam", "cooking_cave"]}
    )
    assert found.changes == {"tiles": {"at": 1, "drop": 1, "put": []}}


def test_what_is_gone_is_named_by_the_way_there() -> None:
    found = Difference({"view": {"crops": {"a1": 1, "b1": 2}}}, {"view": {"crops": {"b1": 2}}})
    assert (found.changes, found.gone) == ({"view": {"crops": {}}}, [["view", "crops", "a1"]])
