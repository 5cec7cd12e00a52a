"""The printed facts the browser shows are those of the game."""

import json

from caverna.content.catalogue import CARDS, FURNISHINGS, printed_spaces
from caverna.engine.ruleset import Options
from scripts.export_catalogue import catalogue, files


def test_the_exported_catalogues_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m scripts.export_catalogue"


def test_the_catalogue_holds_every_furnishing_with_its_printed_figures() -> None:
    facts = {entry["key"]: entry for entry in json.loads(json.dumps(catalogue()))["furnishings"]}
    assert {tile.key for tile in FURNISHINGS} < set(facts)
    assert facts["entry_level_dwelling"]["points"] == 0
    assert facts["couple_dwelling"]["cost"] == {"wood": 8, "stone": 6}
    assert facts["couple_dwelling"]["points"] == 5
    assert facts["seam"]["block"] == "materials_2"
    assert facts["seam"]["colour"] == "green"


def test_spaces_tell_what_they_give_in_the_words_of_their_card() -> None:
    lines = {
        (entry["key"], players, entry.get("option", "")): entry["signs"]
        for entry in json.loads(json.dumps(catalogue()))["spaces"]
        for players in entry["players"]
    }
    assert lines["logging", 2, ""] == "each wood:3(1) then expedition:1"
    assert lines["logging", 4, ""] == "each wood:3 then expedition:1"
    assert lines["sustenance", 7, ""] == "each grain:1 or vegetable:1 and tile-meadow-field"
    assert lines["imitation_4", 3, ""] == "food:−4 then imitate"
    assert lines["sheep_farming", 1, ""] == "fence and stable then each sheep:1"
    key = "small_scale_drift_mining"
    assert lines[key, 5, ""] == "tile-cavern-tunnel stone:1"
    assert lines[key, 5, f"{key} stone_and_or_tile"] == "stone:1 and tile-cavern-tunnel"


def test_every_space_of_every_game_has_its_signs() -> None:
    known = {
        (entry["key"], n) for entry in json.loads(json.dumps(catalogue()))["spaces"] for n in entry["players"]
    }
    for players in range(1, 8):
        for space in (*printed_spaces(players, Options()), *CARDS):
            assert (space.key, players) in known


def test_the_home_board_and_the_office_room_give_what_the_engine_gives() -> None:
    facts = json.loads(json.dumps(catalogue()))
    assert facts["rewards"] == {
        "c1": {"boar": 1},
        "a3": {"boar": 1},
        "b4": {"food": 1},
        "e4": {"food": 1},
        "f1": {"food": 2},
    }
    overhang = {tile["key"]: tile["overhang"] for tile in facts["furnishings"] if "overhang" in tile}
    assert overhang == {"office_room": {"gold": 2}}
