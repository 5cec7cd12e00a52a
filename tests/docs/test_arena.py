"""docs/arena.md is true: its options exist, its columns are there."""

import re
from pathlib import Path

import pytest

from caverna.cli.arena_tables import BOT_HEADINGS, PAIRING_HEADINGS, THINKING_HEADINGS
from caverna.cli.main import main

ARENA = Path(__file__).resolve().parents[2] / "docs" / "arena.md"


def test_the_options_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    there = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
    told = set(re.findall(r"--[a-z]+", ARENA.read_text(encoding="utf-8")))
    assert told - {"--head", "--address"} == there


def test_the_columns_are_explained() -> None:
    text = ARENA.read_text(encoding="utf-8")
    for column in ("rating", "wins", "points", "lead"):
        assert re.search(rf"^\| {column}\b", text, re.M)
        assert column in BOT_HEADINGS + PAIRING_HEADINGS
    assert f"| {THINKING_HEADINGS[0]} |" in text
