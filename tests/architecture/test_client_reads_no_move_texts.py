"""The client draws moves by their parts: their texts are only compared as a whole and sent back."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

CLIENT = ROOT / "web" / "src"
FILES = sorted(path for ending in ("*.ts", "*.svelte") for path in CLIENT.rglob(ending))

READERS = (
    "split|startsWith|endsWith|slice|substring|match|matchAll|replace|replaceAll|includes|indexOf|charAt"
)
FAULTS = {
    "takes a text apart": re.compile(rf"\b(?:move|hint|key)\??\.(?:{READERS})\(\s*[\"'`/\d-]"),
    "tests a text by a pattern": re.compile(r"\.(?:test|exec)\(\s*(?:\w+\.)*(?:move|hint)\b"),
    "compares a text with words": re.compile(r"\b(?:move|hint|hinted)\s*[!=]==\s*[\"'`]"),
    "looks for words among texts": re.compile(r"\b(?:offered|legal|played)\.has\(\s*`"),
}


def name_of(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def faults_in(text: str) -> list[str]:
    return [why for why, pattern in FAULTS.items() if pattern.search(text)]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_file_reads_the_text_of_a_move(path: Path) -> None:
    found = faults_in(path.read_text())
    assert not found, f"web/src/{name_of(path)} {' and '.join(found)}: use the parts of the move"


@pytest.mark.parametrize(
    "line",
    [
        'const [verb, first] = choice.move.split(" ");',
        "if (entry.move.startsWith(`place `)) break;",
        'move.slice("place ".length)',
        "choice.move.slice(7)",
        "const last = move.slice(-2);",
        "/\\d+/.exec(move)",
        'moves.find(({ move }) => move === "done")',
        "hint === `place ${space}`",
        "hint?.startsWith(`furnish ${key} `)",
        "offered.has(`loot ${item.key}`)",
        'game.decision?.key.startsWith("orc-acts")',
        'choice.move.replace(/ \\d+/, "")',
    ],
)
def test_such_code_is_found(line: str) -> None:
    assert faults_in(line)


@pytest.mark.parametrize(
    "line",
    [
        "moves.find((choice) => choice.move === picked)",
        "onclick={() => onmove(choice.move)}",
        "this.moves.find((each) => each.move === move)",
        "plan.moves.slice(0, 3)",
        'parts.verb === "place"',
    ],
)
def test_other_code_is_left_alone(line: str) -> None:
    assert not faults_in(line)
