"""The pages for researchers explain every piece and every column."""

import re
from pathlib import Path

from caverna import Setup
from caverna.research.datasets.files import DECISIONS, GAMES
from caverna.research.observations import layout_of

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_piece_of_an_observation_is_explained() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \|", (DOCS / "observations.md").read_text(encoding="utf-8"), re.M)
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    layout = layout_of(Setup(players=2, expansion="frantic_fiends").ruleset())
    assert told == {piece.name for piece in layout.pieces}


def test_every_column_of_a_dataset_is_explained() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \|", (DOCS / "datasets.md").read_text(encoding="utf-8"), re.M)
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert told == [*GAMES.names, *DECISIONS.names]
