"""What is in a wheel and an sdist, and what is said about them."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from shutil import copytree, ignore_patterns

from scripts.absolute_links import absolute_links
from tests.packaging.conftest import ROOT, Distributions, ran

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REQUIREMENTS = ROOT / "requirements"


def files_in(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_both_have_the_browser_client(built: Distributions) -> None:
    client = "caverna/server/client/index.html"
    assert f"src/{client}" in files_in(built.sdist)
    with zipfile.ZipFile(built.wheel) as wheel:
        names = set(wheel.namelist())
    assert client in names
    assert any(re.fullmatch(r"caverna/server/client/assets/.*\.js", name) for name in names)
    assert {"caverna/py.typed", "caverna/words/de.ftl", "caverna/bots/mind/weights/table.npz"} <= names


def test_the_sdist_has_all_sources_and_nothing_that_was_made(built: Distributions, clean_tree: Path) -> None:
    files = files_in(built.sdist)
    for name in ("web/src/main.ts", "web/package-lock.json", "scripts/build_web.py", "tests/arranging.py"):
        assert name in files, name
    assert not [name for name in files if "node_modules" in name or name.endswith((".pyc", ".so"))]


def test_the_index_likes_what_is_said(built: Distributions) -> None:
    """`twine check`, with warnings as errors."""
    said = ran([sys.executable, "-m", "twine", "check", "--strict", str(built.sdist), str(built.wheel)], ROOT)
    assert said.count("PASSED") == 2


def test_links_of_the_readme_work_from_anywhere(built: Distributions) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        [name] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        told = wheel.read(name).decode()
    links = re.findall(r"\]\(([^)]+)\)", told)
    assert len(links) > 5
    assert [link for link in links if not link.startswith("https://")] == []
    address = PROJECT["urls"]["Source"]
    for link in links:
        if link.startswith(f"{address}/blob/main/"):
            assert (ROOT / link.removeprefix(f"{address}/blob/main/").partition("#")[0]).exists(), link


def test_links_are_told_apart() -> None:
    text = "[a](docs/a.md#b) [c](https://c.org) [d](#d)"
    assert absolute_links(text, "https://e.org") == (
        "[a](https://e.org/blob/main/docs/a.md#b) [c](https://c.org) [d](#d)"
    )


def test_a_build_without_the_client_fails_and_says_why(clean_tree: Path, tmp_path: Path) -> None:
    """An sdist that somebody made without us: no client, and no way to build one."""
    copy = tmp_path / "caverna"
    copytree(clean_tree, copy, ignore=ignore_patterns("client", "tests", "docs", "web"))
    (copy / "PKG-INFO").touch()
    building = "import scripts.build_backend as backend; backend.build_wheel('dist')"
    done = subprocess.run([sys.executable, "-c", building], cwd=copy, capture_output=True, text=True)
    assert done.returncode != 0
    assert "there is no browser client" in done.stderr
    assert not list(copy.glob("dist/*.whl"))


# Manners of a library.


def test_dependencies_are_ranges_and_pins_lie_within_them() -> None:
    from packaging.requirements import Requirement

    pins = {}
    for file in REQUIREMENTS.glob("*.txt"):
        for line in file.read_text().splitlines():
            if "==" in line and not line.startswith("#"):
                pin = Requirement(line)
                pins[pin.name.lower().replace("_", "-")] = str(pin.specifier).removeprefix("==")
    extras = PROJECT["optional-dependencies"].values()
    for text in (*PROJECT["dependencies"], *(each for extra in extras for each in extra)):
        needed = Requirement(text)
        if needed.name == "caverna":
            continue
        assert "==" not in text, f"{text}: a library pins nothing"
        assert needed.specifier.contains(pins[needed.name.lower().replace("_", "-")]), text


def test_all_extras_are_there() -> None:
    extras = PROJECT["optional-dependencies"]
    assert {"research", "arena", "terminal", "postgresql", "all"} <= set(extras)
    [everything] = extras["all"]
    for name in ("research", "arena", "terminal", "postgresql"):
        assert name in everything
