"""The base game says only what stands in its own files: without a box no text is missing."""

import re
from pathlib import Path

from caverna.words.texts import packages
from tests.architecture.sources import ROOT, SOURCE
from tests.locale.test_words import texts

WRITTEN_OUT = re.compile(r"[\"'`]([a-z][a-z0-9_-]*-[a-z0-9_-]*)[\"'`]")


def files_of_the_base_game() -> list[Path]:
    found = [path for top in (SOURCE, ROOT / "web" / "src") for path in top.rglob("*.*")]
    outside = [path for path in found if not {"expansions", "client"} & set(path.relative_to(ROOT).parts)]
    return [path for path in outside if path.suffix in (".py", ".ts", ".svelte")]


def test_the_base_game_says_nothing_that_only_a_box_has_words_for() -> None:
    base, *boxes = [{text.key for text in texts("en", package)} for package in packages()]
    of_boxes = set().union(*boxes) - base
    said = {key for path in files_of_the_base_game() for key in WRITTEN_OUT.findall(path.read_text())}
    assert said & of_boxes == set()
