"""The pages become a site without a warning; their examples run, and their commands are understood."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from caverna.cli.main import called, parser_with
from caverna.cli.spoken import speaking

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
FILES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md"]
PAGES = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in FILES}
CODE = {name: re.findall(r"^```python\n(.*?)^```", text, re.M | re.S) for name, text in PAGES.items()}
COMMANDS = sorted(
    {
        (name, command)
        for name, text in PAGES.items()
        for block in re.findall(r"^```console\n(.*?)^```", text, re.M | re.S)
        for command in re.findall(r"(?:^|[ /])caverna ([^#&)\n]+)", block, re.M)
        if not command.startswith("-")
    }
)


@pytest.mark.parametrize("page", [name for name, blocks in CODE.items() if blocks])
def test_every_example_runs(page: str) -> None:
    outcome = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted >= len(CODE[page])
    assert outcome.failed == 0


@pytest.mark.parametrize("page", [name for name, blocks in CODE.items() if blocks])
def test_every_block_is_an_example_that_runs(page: str) -> None:
    assert [block for block in CODE[page] if not block.startswith(">>> ")] == []


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_every_command_is_understood(page: str, command: str) -> None:
    """By the real parser, with the values of its options."""
    words = [word for word in shlex.split(command) if word != "..."]
    with speaking("en"):
        chosen = parser_with(called(words)).parse_args(words)
    assert callable(chosen.run), page


def blocks_of(text: str) -> list[str]:
    """What is written behind the beginning of each fenced block."""
    return re.findall(r"^ *```(.*)$", text, re.M)[::2]


@pytest.mark.parametrize("page", PAGES)
def test_every_block_says_what_it_is(page: str) -> None:
    assert "" not in blocks_of(PAGES[page])


@pytest.mark.parametrize("page", PAGES)
def test_commands_stand_in_blocks_where_they_are_looked_at(page: str) -> None:
    assert re.findall(r"^ {4,}(?:\S*/)?caverna .*$", PAGES[page], re.M) == []


def test_the_site_is_built_without_a_warning_and_the_ledger_can_be_searched(tmp_path: Path) -> None:
    strictly = ["--fail-on-warning", "--keep-going", "--quiet"]
    command = [sys.executable, "-m", "sphinx", *strictly, str(DOCS), str(tmp_path)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert built.stderr == ""
    assert built.returncode == 0
    found = (tmp_path / "searchindex.js").read_text(encoding="utf-8")
    for page in ("rules/furnishings", "players/how_to_play", "players/so_spielt_man", "contributing"):
        assert f'"{page}"' in found
        assert (tmp_path / f"{page}.html").stat().st_size > 10_000
    assert '"carpent' in found
