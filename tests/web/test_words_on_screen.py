"""Every word the browser asks for by name is there, and every one made for it is asked for."""

import re
from pathlib import Path

import pytest

from caverna.words.texts import LANGUAGES, Words
from tests.locale.test_words import texts

SOURCES = sorted(
    path
    for path in (Path(__file__).resolve().parents[2] / "web" / "src").rglob("*")
    if path.suffix in (".svelte", ".ts")
)
SAID = re.compile(r"""\b(?:say|attribute)\(\s*"([a-z][a-zA-Z0-9_-]*)\"""")
PREFIXES = re.compile(r"""`((?:web|ui)-[a-z_-]*)\$\{""")
MENTIONED = re.compile(r"""["'`](web-[a-z0-9_-]+)["'`]""")


def test_there_are_sources_to_look_at() -> None:
    assert len(SOURCES) > 20
    assert sum(len(SAID.findall(path.read_text(encoding="utf-8"))) for path in SOURCES) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_what_a_file_says_has_words(language: str, path: Path) -> None:
    words = Words(language)
    assert [key for key in SAID.findall(path.read_text(encoding="utf-8")) if not words.has(key)] == []


def test_no_word_made_for_the_browser_lies_idle() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    mentioned = set(MENTIONED.findall(text))
    prefixes = tuple(set(PREFIXES.findall(text)))
    made = {text.key for text in texts("en") if text.key.startswith("web-")}
    assert sorted(key for key in made - mentioned if not key.startswith(prefixes)) == []
