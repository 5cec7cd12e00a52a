"""What CONTRIBUTING.md tells people to do is done, step by step, in a copy of the project."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from textwrap import dedent

import pytest

from tests.numbers.listing import GAMES, OBSERVATIONS

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COPIED = ("src", "docs", "deploy", "scripts", "tests", "web/src")
MOST_PLACES = 6
LISTINGS = re.compile(r"^listings:.*\n((?:\t.*\n)+)", re.M)
WORDS = "tests/locale/test_words.py"
ADDED = "tests/docs/added_pieces.py"
FAST_TESTS = (
    "tests/numbers",
    "tests/web/test_catalogue.py",
    "tests/web/test_drawn_pieces.py",
    f"{WORDS}::test_everything_in_the_game_has_its_words",
    f"{WORDS}::test_all_furnishings_have_names_that_tell_them_apart",
    f"{WORDS}::test_all_spaces_and_commands_have_names_that_tell_them_apart",
    "tests/docs/test_ledger.py",
    "tests/golden/test_golden.py::test_a_golden_game_ends_as_it_did[1_introductory.record]",
    "tests/perft/test_perft.py::test_the_ways_to_go_on[opening]",
    "tests/rules/setup/test_additions.py",
    "tests/rules/setup/test_supply.py",
    "tests/rules/solo/test_the_game_for_one.py",
    "tests/spaces/test_passing.py",
    "tests/tiles/test_furnishing.py",
)


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
    """The definition before the tuple, and its name in the middle of it."""
    text = path.read_text(encoding="utf-8").replace('"""\n', f'"""\n\n{imports}', 1)
    name = re.search(r"^([A-Z_]+) = ", definitions, re.M)
    there = re.search(rf"^{into} = \((.*?)\)", text, re.M | re.S)
    assert name
    assert there
    names = [each for each in re.split(r"[,\s]+", there[1]) if each]
    names.insert(len(names) // 2, name[1])
    tuple_now = f"{definitions}\n{into} = ({', '.join(names)})"
    path.write_text(text[: there.start()] + tuple_now + text[there.end() :], encoding="utf-8")


def run(tree: Path, *arguments: str) -> str:
    """Run our Python on the copy."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "PYTHONUTF8": "1"}
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True
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
    """A copy of the project with the Gem room and the Mushroom hunt."""
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


def test_the_new_tile_and_space_do_what_they_say(tree: Path) -> None:
    assert passed_in(tree, ADDED, "tests/tiles/test_gem_room.py", "tests/spaces/test_mushroom_hunt.py") == 14


def test_the_ledger_and_the_fast_tests_of_the_copy_hold(tree: Path) -> None:
    run(tree, "scripts/rules_coverage.py")
    assert passed_in(tree, *FAST_TESTS) > 200


def passed_in(tree: Path, *tests: str) -> int:
    """How many tests of the copy have run, all of them well."""
    told = run(tree, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    found = re.search(r"(\d+) passed", told)
    assert found, told
    return int(found[1])


def test_nothing_that_had_a_number_moved(tree: Path) -> None:
    """The listing as it was before still holds of the copy."""
    for old in GAMES.values():
        things = {line for line in old.read_text().splitlines() if line.startswith("thing")}
        assert things
        assert things < set((tree / "tests" / "numbers" / old.name).read_text().splitlines())


def folders_in(place: str) -> set[str]:
    """The folders there that are ours, not what was built or installed."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    not_ours = {".git", *(line.strip("/").rpartition("/")[2] for line in ignored)}
    found = {path.name for path in (ROOT / place).iterdir() if path.is_dir()} - not_ours
    return {name for name in found if not name.endswith(".egg-info")}


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("README.md", "."),
        ("README.md", "src/caverna"),
        ("CONTRIBUTING.md", "."),
        ("CONTRIBUTING.md", "src/caverna"),
        ("CONTRIBUTING.md", "tests"),
        ("docs/house.md", "src/caverna"),
        ("docs/house.md", "web/src"),
    ],
)
def test_every_folder_of_the_house_is_named(name: str, place: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    folders = folders_in(place)
    assert len(folders) > 5
    assert [each for each in folders if not re.search(rf"`({place}/)?{re.escape(each)}[/`]", text)] == []


def test_every_room_named_in_the_table_exists() -> None:
    rooms = section("Where things are")
    paths = re.findall(r"^\| [^|]*\| `([^`]*/[^`]*)`", rooms, re.M)
    assert len(paths) == len(re.findall(r"^\| [a-z]", rooms, re.M)) - 1
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_place_for_a_test_exists() -> None:
    named = set(re.findall(r"`(tests/[^`]*)`", TEXT))
    made_by_the_examples = {"tests/tiles/test_gem_room.py", "tests/spaces/test_mushroom_hunt.py"}
    assert {path for path in named if not (ROOT / path).exists()} == made_by_the_examples


def test_no_observation_changed_its_shape(tree: Path) -> None:
    assert (tree / OBSERVATIONS.relative_to(ROOT)).read_text() == OBSERVATIONS.read_text()
