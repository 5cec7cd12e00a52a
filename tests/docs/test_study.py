"""docs/study.md is true: its options exist, and the results it shows are there with their pictures."""

import re
from pathlib import Path

import pytest

from caverna.cli.main import main

STUDY = Path(__file__).resolve().parents[2] / "docs" / "study.md"
PAGES = sorted((STUDY.parent / "study").glob("*/README.md"))


def test_the_options_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["study", "--help"])
    there = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
    told = set(re.findall(r"--[a-z]+", STUDY.read_text(encoding="utf-8")))
    assert told == there


def test_the_results_are_linked() -> None:
    linked = re.findall(r"\]\((study/[^)]+)\)", STUDY.read_text(encoding="utf-8"))
    assert {STUDY.parent / link for link in linked} == {*PAGES}
    assert PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_picture_is_there_and_small(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert "```console\ncaverna study --bots " in text, "with its command"
    pictures = {page.parent / name for name in re.findall(r"\]\((\w+\.svg)\)", text)}
    assert pictures == {*page.parent.glob("*.svg")}
    assert all(picture.stat().st_size < 40_000 for picture in pictures)
