"""The log in words is kept up to date move by move, and is the same as if it were told at once."""

import random

from caverna.server.storage.store import StoredSeat, StoredTable
from caverna.server.tables.log_texts import AT_HAND, PAGE, LogInWords, LogTexts, Texts
from caverna.server.tables.served_table import ServedTable
from caverna.setup import Setup


def new_table() -> ServedTable:
    seats = (StoredSeat("human", "Ann"), StoredSeat("human", "Bo"))
    return ServedTable(StoredTable("t", Setup(2, seed=5), "", 0, False, 0.0, seats, ()))


def test_whatever_is_taken_back_the_texts_are_those_of_the_moves() -> None:
    served, luck = new_table(), random.Random(3)
    table = served.table
    assert served.texts.in_language("en") == []
    taken_back = 0
    while table.game.state.round < 4:
        if table.can_take_back() and luck.random() < 0.3:
            luck.choice((table.undo, table.restart))()
            taken_back += 1
        elif table.waits_for_end:
            table.end_turn()
        elif table.play_due() is None:
            table.play(luck.choice(table.game.legal_moves()))
        served.take_change()
        assert len(served.texts.in_language("en")) == len(table.log.moves)
    assert taken_back
    assert served.texts.in_language("en") == LogTexts(table).in_language("en")
    assert served.texts.in_language("de") == LogTexts(table).in_language("de")


def test_only_languages_somebody_asked_for_are_kept() -> None:
    served = new_table()
    served.texts.in_language("de")
    served.table.play_due()
    served.take_change()
    assert list(served.texts.told) == ["de"]
    assert len(served.texts.told["de"].since(0)) == 1


def test_a_new_round_is_no_detail_of_the_move_before_it() -> None:
    """Every entry has its round; a heading tells it, once."""
    table = new_table().table
    while table.game.state.round < 3:
        if table.waits_for_end:
            table.end_turn()
        elif table.play_due() is None:
            table.play(table.game.answers()[0])
    details = [line for entry in LogTexts(table).in_language("en") for line in entry.details]
    assert details
    assert not [line for line in details if "begins" in line]
    assert {logged.round for logged in table.log.moves} >= {1, 2}


def test_old_entries_are_packed_and_come_back_whole() -> None:
    entries = [Texts(f"move {number}", (f"detail {number}",) * (number % 3)) for number in range(100)]
    told, luck = LogInWords(), random.Random(4)
    length = 0
    while length < len(entries):
        more = luck.randrange(1, 12)
        told.add(entries[length : length + more])
        length = min(length + more, len(entries))
        if luck.random() < 0.4:
            length = luck.randrange(max(0, length - 40), length)
            told.cut(length)
        for first in range(length + 1):
            assert told.since(first) == entries[first:length]
        assert len(told.at_hand) < PAGE + AT_HAND
    assert len(told.pages) > 4


def test_a_log_that_is_kept_takes_little_memory() -> None:
    served, luck = new_table(), random.Random(4)
    while len(served.table.log.moves) < 100:
        if served.table.waits_for_end:
            served.table.end_turn()
        elif served.table.play_due() is None:
            served.table.play(luck.choice(served.table.game.legal_moves()))
        served.take_change()
    said = sum(len(entry.say) + sum(map(len, entry.details)) for entry in served.texts.in_language("en"))
    assert sum(map(len, served.texts.told["en"].pages)) < said / 2
