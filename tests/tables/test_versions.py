"""Versions: what each change did, and how much of an old log still stands."""

import pytest

from caverna.table.versions import Versions
from tests.tables.sitting import a_table, play


def test_every_change_makes_a_version() -> None:
    table = a_table("human")
    first = table.version
    play(table, "place logging")
    change = table.take_change()
    assert change is not None
    assert (change.version, change.kept, change.waits_for_end) == (first + 1, 0, True)
    assert [each.move.text for each in change.played] == ["place logging"]
    assert [event.kind for event in change.played[0].events]
    table.end_turn()
    ended = table.take_change()
    assert ended is not None
    assert (ended.version, ended.kept, ended.played, ended.waits_for_end) == (first + 2, 1, [], False)


def test_without_a_change_there_is_no_version() -> None:
    table = a_table("human")
    version = table.version
    assert table.take_change() is None
    assert table.version == version


def test_a_change_tells_what_was_taken_back() -> None:
    table = a_table("human")
    play(table, "place excavation")
    table.take_change()
    play(table, "take")
    table.take_change()
    table.restart()
    play(table, "place logging")
    change = table.take_change()
    assert change is not None
    assert change.kept == 0
    assert [each.move.text for each in change.played] == ["place logging"]


def test_what_is_taken_back_before_anybody_saw_it_is_no_news() -> None:
    table = a_table("human")
    play(table, "place excavation", "take")
    table.undo()
    change = table.take_change()
    assert change is not None
    assert [each.move.text for each in change.played] == ["place excavation"]


def test_who_comes_back_keeps_what_still_stands_of_his_log() -> None:
    table = a_table("human")
    play(table, "place excavation", "take")
    table.take_change()
    seen = table.version
    assert table.known_log(2, seen) == 2
    table.undo()
    table.take_change()
    play(table, "take")
    table.take_change()
    assert table.known_log(2, seen) == 1
    assert table.known_log(2, table.version) == 2
    assert table.known_log(5, table.version) == 2


@pytest.mark.parametrize("version", [None, 6, 100])
def test_of_an_unknown_version_nothing_is_kept(version: int | None) -> None:
    assert Versions(7, 10).known(5, version) == 0


@pytest.mark.parametrize("cuts", [[8, 5, 6], [3, 3, 9], [2, 4, 6], [6, 4, 2]])
def test_of_an_old_log_as_much_stands_as_the_deepest_cut_since_left(cuts: list[int]) -> None:
    versions = Versions(0, 10)
    for cut in cuts:
        versions.note_cut(cut)
        versions.take(10, waits_for_end=False, is_over=False)
    for version in range(len(cuts) + 1):
        assert versions.known(10, version) == min([10, *cuts[version:]])
