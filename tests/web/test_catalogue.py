"""The printed facts the browser shows are those of the game."""

import json

from caverna.content.catalogue import FURNISHINGS
from scripts.export_catalogue import FILE, text


def test_the_exported_catalogue_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m scripts.export_catalogue"


def test_the_catalogue_holds_every_furnishing_with_its_printed_figures() -> None:
    facts = {entry["key"]: entry for entry in json.loads(text())["furnishings"]}
    assert {tile.key for tile in FURNISHINGS} < set(facts)
    assert facts["entry_level_dwelling"]["points"] == 0
    assert facts["couple_dwelling"]["cost"] == {"wood": 8, "stone": 6}
    assert facts["couple_dwelling"]["points"] == 5
    assert facts["seam"]["block"] == "materials_2"
    assert facts["seam"]["colour"] == "green"
