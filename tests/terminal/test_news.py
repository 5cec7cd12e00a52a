"""What the others did is told where one looks, turn by turn, however full the action board is."""

import re

import pytest

from caverna.terminal.drawing.log import latest, latest_turn
from caverna.terminal.sitting import ACTIONS, LOG
from caverna.words.texts import LANGUAGES
from tests.terminal.at_a_table import a_sitting, sittings_of_a_game
from tests.terminal.playing import SMALL
from tests.terminal.test_nothing_is_cut import drawn, read_through


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_80x24_there_is_room_for_news_in_every_round(language: str) -> None:
    rounds = set()
    for sitting in sittings_of_a_game(language, players=2):
        if not sitting.places or not sitting.log:
            continue
        board = "\n".join(drawn(sitting, SMALL, ACTIONS)[ACTIONS])
        newest = [latest_turn(sitting), latest(sitting, SMALL[0], 2)[-1].plain.strip()]
        is_told = any(each and each[:30] in board for each in newest)
        assert is_told or sitting.words.say("ui-still-to-come") in board, board
        rounds.add(sitting.view["round"])
    assert max(rounds) == 12


def test_a_turn_is_one_piece_of_news_with_what_it_has_brought() -> None:
    told = set()
    for sitting in sittings_of_a_game("en", players=2):
        told |= {each.plain for each in latest(sitting, 200, 6)}
    assert any(re.fullmatch(r"[AB]: Place on \w+( \w+)* \(.+\)", each) for each in told)
    assert any(re.match(r"[AB]: Place on Excavation; Cavern on .+ \(\d+ stone\)", each) for each in told)
    assert not any("(1 ruby)" in each and "Take 1 ruby" in each for each in told), "not said twice"


def test_that_a_turn_was_ended_is_no_news() -> None:
    sitting = a_sitting(2)
    said = read_through(sitting, SMALL, LOG)
    assert sitting.words.say("move-end") in [entry.say for entry in sitting.log]
    assert sitting.words.say("move-end") not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_stand_apart_from_the_name_of_their_space(language: str) -> None:
    sitting = a_sitting(7, language)
    board = drawn(sitting, SMALL, ACTIONS)[ACTIONS]
    assert not [each for each in board if re.search(r"[^\W\d]\d+\w", each)]
