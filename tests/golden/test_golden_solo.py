"""The best solo games that were found: legal from the first move to the last, and worth what they say."""

from pathlib import Path

import pytest

from caverna import Game, read_record, write_record

FOLDER = Path(__file__).parent / "solo"
AT_LEAST = {"full.record": 182, "introductory.record": 138}


@pytest.mark.parametrize("name", AT_LEAST)
def test_a_record_game_is_legal_and_worth_it(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    played = read_record(text)
    again = Game(played.setup)
    for seat, move in played.moves_played:
        if seat >= 0:
            again.play(move)
    assert again.is_over
    assert again.totals() == played.totals()
    assert again.totals()[0] >= AT_LEAST[name]
    assert write_record(again) == text


def test_all_of_them_are_looked_at() -> None:
    assert sorted(file.name for file in FOLDER.glob("*.record")) == sorted(AT_LEAST)
