"""The README is true: its picture is what the program draws."""

import re
from pathlib import Path

from caverna import read_position
from caverna.cli.draw_home_board import draw_home_board
from caverna.cli.terminal import Paint
from caverna.words.texts import Words

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
WIDTH = 100


def picture() -> str:
    """The board of docs/example.position."""
    state = read_position((ROOT / "docs" / "example.position").read_text()).state
    lines = draw_home_board(Words("en"), Paint(False), state.rules, state.players[0], WIDTH)
    return "\n".join(line.rstrip() for line in lines)


def test_the_picture_is_what_the_program_draws() -> None:
    shown = re.search(r"```text\n(.*?)\n```", README.read_text(), re.S)
    assert shown is not None
    assert shown.group(1) == picture()


def test_the_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"`?make ([a-z-]+)", README.read_text()))
    assert {"play", "test"} <= targets
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.M)] == []


def test_every_path_in_the_readme_exists() -> None:
    linked = re.findall(r"\]\(([^)]+)\)", README.read_text())
    listed = re.findall(r"^\| `((?:src|docs)[^`]*)`", README.read_text(), re.M)
    assert "CONTRIBUTING.md" in linked
    assert {"src/caverna/engine", "docs/house.md"} <= set(listed)
    assert [path for path in (*linked, *listed) if not (ROOT / path).exists()] == []
