"""What CONTRIBUTING.md tells people to do is done, step by step, in a copy of the project."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COPIED = ("src", "docs", "scripts", "tests", "web/src")
MOST_PLACES = 6
LISTINGS = re.compile(r"^listings:.*\n((?:\t.*\n)+)", re.M)
WORDS = "tests/locale/test_words.py"
FAST_TESTS = (
    "tests/numbers",
    "tests/web/test_catalogue.py",
    "tests/web/test_drawn_pieces.py",
    f"{WORDS}::test_everything_in_the_game_has_its_words",
    f"{WORDS}::test_all_furnishings_have_names_that_tell_them_apart",
    f"{WORDS}::test_all_spaces_and_commands_have_names_that_tell_them_apart",
    "tests/architecture/test_floors.py",
    "tests/rules/setup/test_supply.py",
    "tests/tiles/test_furnishing.py",
    "tests/tiles/test_lantern_room.py",
    "tests/spaces/test_mushroom_hunt.py",
)
PLAYS_THEM = """
import json
from caverna import Game, Setup
from caverna.words.texts import LANGUAGES, Words
game = Game(Setup(players=7, seed=1))
game.play("place mushroom_hunt")
assert "lantern_room" in {tile.key for tile in game.state.rules.furnishings}
for language in LANGUAGES:
    for key in ("furnishing-lantern_room", "space-mushroom_hunt"):
        assert Words(language).say(key) and Words(language).attribute(key, "help")
facts = json.load(open("web/src/lib/catalogue.json", encoding="utf-8"))
assert "lantern_room" in {tile["key"] for tile in facts["furnishings"]}
assert "mushroom_hunt" in {space["key"] for space in facts["spaces"]}
"""


def section(title: str) -> str:
    """The text below a heading."""
    return TEXT.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def example(text: str) -> tuple[str, str]:
    """The imports of the unindented example, and what it defines."""
    found = re.search(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert found
    imports, definitions = re.split(r"\n\n+(?=def |[A-Z])", found[1], maxsplit=1)
    return imports, definitions


def steps(text: str) -> list[str]:
    """The numbered steps."""
    return [
        step.split("\n\n", 1)[0] if "```" not in step else step
        for step in re.split(r"^\d\. ", text, flags=re.M)[1:]
    ]


def take_step(tree: Path, step: str, text: str) -> None:
    """Do what one step says."""
    names = re.findall(r"`([^`\n]+)`", step)
    block = re.search(r"^   ```\w+\n(.*?)^   ```", step, re.M | re.S)
    path = tree / names[0]
    if block is None:
        put_into_content(path, names[1], *example(text))
    elif path.suffix == ".md":
        rows = path.read_text(encoding="utf-8").rstrip("\n")
        path.write_text(f"{rows}\n{dedent(block[1])}", encoding="utf-8")
    else:
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(before + dedent(block[1]), encoding="utf-8")


def put_into_content(path: Path, into: str, imports: str, definitions: str) -> None:
    """The definition before the tuple, and its name at the head of it."""
    text = path.read_text(encoding="utf-8")
    found = re.search(r"^([A-Z_]+) = ", definitions, re.M)
    assert found
    text = text.replace('"""\n', f'"""\n\n{imports}', 1)
    assert f"\n{into} = (" in text
    text = text.replace(f"\n{into} = (", f"\n{definitions}\n{into} = ({found[1]}, ", 1)
    path.write_text(text, encoding="utf-8")


def run(tree: Path, *arguments: str, typed: str = "") -> str:
    """Run our Python on the copy."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "PYTHONUTF8": "1"}
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, input=typed, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return ran.stdout


def listings(tree: Path) -> None:
    """What `make listings` runs."""
    found = LISTINGS.search((ROOT / "Makefile").read_text(encoding="utf-8"))
    assert found
    for line in found[1].splitlines():
        run(tree, *line.replace("$(RUN)", "").split())


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the Lantern room and the Mushroom hunt."""
    copy = tmp_path_factory.mktemp("house")
    leave = ignore_patterns("client", "__pycache__", "*.so", "node_modules", "browser")
    for folder in COPIED:
        copytree(ROOT / folder, copy / folder, ignore=leave)
    for name in ("pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md"):
        (copy / name).write_bytes((ROOT / name).read_bytes())
    for title in ("A new tile", "A new space"):
        *by_hand, last = steps(section(title))
        assert last.startswith("`make listings`")
        for step in by_hand:
            take_step(copy, step, section(title))
    listings(copy)
    return copy


@pytest.mark.parametrize("title", ["A new tile", "A new space"])
def test_it_touches_at_most_six_places(title: str) -> None:
    assert 0 < len(steps(section(title))) <= MOST_PLACES


def test_the_new_tile_and_space_are_played_named_and_shown(tree: Path) -> None:
    run(tree, "-c", PLAYS_THEM)


def test_the_new_space_is_played_in_the_terminal(tree: Path) -> None:
    arguments = ("-m", "caverna", "play", "--terminal", "--players", "7", "--seed", "1", "--language")
    typed = "mushroom_hunt\nhelp lantern_room\nquit\n"
    assert "1 gold with every ruby" in run(tree, *arguments, "en", typed=typed)


def test_the_ledger_and_the_fast_tests_of_the_copy_hold(tree: Path) -> None:
    run(tree, "scripts/rules_coverage.py")
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *FAST_TESTS)


def test_nothing_that_had_a_number_moved(tree: Path) -> None:
    """The listing as it was before still holds of the copy."""
    for old in (ROOT / "tests" / "numbers").glob("*.txt"):
        things = {line for line in old.read_text().splitlines() if line.startswith("thing")}
        assert things < set((tree / "tests" / "numbers" / old.name).read_text().splitlines())


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "README.md"])
def test_every_folder_of_the_house_is_named(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for folder in (ROOT / "src" / "caverna").iterdir():
        if folder.is_dir() and folder.name not in ("__pycache__", "client"):
            assert re.search(rf"`(src/caverna/)?{folder.name}[/`]", text), folder.name


def test_every_room_named_in_the_table_exists() -> None:
    for path in re.findall(r"\| `((?:src|docs|web)/[^`]*)`", TEXT):
        assert (ROOT / path).exists(), path
