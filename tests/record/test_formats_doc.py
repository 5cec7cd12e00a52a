"""The examples of docs/formats.md are real."""

import re
from pathlib import Path

import pytest

from caverna import names_in_record, read_position, read_record, write_position, write_record
from caverna.engine.ruleset import OPTION_VALUES
from caverna.record.position_reader import HARVESTS, PHASES
from caverna.record.position_seat import SeatReader
from caverna.record.record import HEADERS

TEXT = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def examples(label: str) -> list[str]:
    return re.findall(rf"^```{label}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def test_there_are_examples_of_each_kind() -> None:
    assert len(examples("record")) == 2
    assert len(examples("position")) == 2


@pytest.mark.parametrize("text", examples("record"))
def test_the_records_are_read(text: str) -> None:
    game = read_record(text)
    moves = [line for line in text.split("\n\n")[1].splitlines() if not line.startswith("#")]
    played = [line for line in write_record(game).split("\n\n")[1].splitlines() if not line.startswith("#")]
    assert played[: len(moves)] == moves
    assert len(names_in_record(text)) == game.setup.players


@pytest.mark.parametrize("text", examples("position"))
def test_the_positions_are_read(text: str) -> None:
    game = read_position(text)
    again = read_position(write_position(game))
    assert write_position(again) == write_position(game)


def test_every_line_is_described() -> None:
    seat = SeatReader(read_position("caverna position 1").state, 0)
    words = [
        *HEADERS,
        *seat.readers,
        *HARVESTS,
        *PHASES,
        "drawings",
        "covered",
        "cards",
        "order",
        "on",
        "turn",
    ]
    missing = [word for word in words if not re.search(rf"`{word}[ `]", TEXT)]
    assert missing == []
    assert any(f"option {name}" in TEXT for name in OPTION_VALUES)
