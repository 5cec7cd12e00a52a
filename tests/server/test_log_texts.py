"""The log in words is kept up to date move by move, and is the same as if it were told at once."""

import random

from caverna.server.log_texts import LogTexts
from caverna.server.served_table import ServedTable
from caverna.server.store import StoredSeat, StoredTable
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
    assert list(served.texts.texts) == ["de"]
    assert len(served.texts.texts["de"]) == 1


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


def test_what_nobody_reads_is_forgotten_and_told_anew_when_somebody_does() -> None:
    served, luck = new_table(), random.Random(4)
    table, texts = served.table, served.texts
    texts.in_language("en")
    while table.game.state.round < 4:
        if table.can_take_back() and luck.random() < 0.3:
            luck.choice((table.undo, table.restart))()
        elif table.waits_for_end:
            table.end_turn()
        elif table.play_due() is None:
            table.play(luck.choice(table.game.legal_moves()))
        change = served.take_change()
        assert change is not None
        assert texts.since("en", change.kept) == LogTexts(table).in_language("en")[change.kept :]
        if luck.random() < 0.3:
            texts.grow_old()
    texts.grow_old()
    texts.grow_old()
    assert texts.texts["en"] == []
    assert texts.in_language("en") == LogTexts(table).in_language("en")
    texts.grow_old()
    assert len(texts.texts["en"]) == len(table.log.moves), "it was read since"
