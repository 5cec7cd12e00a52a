"""Help on everything, by key or by printed name, with the figures of this very game."""

import re
from pathlib import Path

import pytest

from caverna import CavernaError, Setup
from caverna.content.catalogue import ALL_FURNISHINGS, SPACE_KEYS
from caverna.content.loot import LOOT
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.rounds.scoring import CATEGORIES
from caverna.words.help_texts import IDEAS, UnknownName, help_on
from caverna.words.texts import LANGUAGES, Words

LEDGER = Path(__file__).resolve().parents[2] / "docs" / "rules"
EVERY_KEY = [
    *SPACE_KEYS,
    *[t.key for t in ALL_FURNISHINGS],
    *[i.key for i in LOOT],
    *GOOD_NAMES,
    *CATEGORIES,
    *IDEAS,
]


def helped(name: str, language: str = "en", players: int = 2, furnishings: str = "full") -> list[str]:
    return help_on(Words(language), Setup(players, furnishings).ruleset(), name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_on_everything(language: str) -> None:
    words = Words(language)
    for players in (1, 2, 7):
        rules = Setup(players).ruleset()
        for key in EVERY_KEY:
            lines = help_on(words, rules, key)
            assert len(lines) >= 2, key
            assert all(line.strip() for line in lines), key


def test_a_furnishing_shows_price_points_colour_and_rules() -> None:
    lines = helped("seam")
    assert lines[0] == "Seam (furnishing: Building materials II, green)"
    assert lines[1] == "Price: 2 wood; 1 point"
    assert lines[2] == "From now on: 1 ore with every stone you get."
    assert lines[3].startswith("Ruling: ")
    assert lines[4] == "Rule: FURN-SEAM"
    assert "Price: free of charge; 0 points" in helped("dog_school")


@pytest.mark.parametrize("name", ["Flöz", "FLÖZ", "seam", "  Seam ", "SEAM"])
def test_names_of_both_languages_and_keys_are_understood_in_both(name: str) -> None:
    assert helped(name, "en")[0].startswith("Seam ")
    assert helped(name, "de")[0].startswith("Flöz ")


@pytest.mark.parametrize(
    "name", ["small_scale_drift_mining", "Small-scale drift mining", "small scale drift mining"]
)
def test_lines_and_dashes_do_not_matter(name: str) -> None:
    assert helped(name, players=5)[0] == "Small-scale drift mining (action space)"


def test_a_space_is_explained_as_it_is_with_this_number_of_players() -> None:
    assert helped("logging", players=2)[1] == "when empty: 3 wood, each round: 1 wood"
    assert helped("logging", players=4)[1] == "each round: 3 wood"
    assert helped("ruby_mining", players=2)[1] == "each round: 1 ruby, from round 3 on"
    assert helped("adventure")[0] == "Adventure (action card of stage 4)"
    assert helped("growth", players=2)[1] == "Not part of this game."
    assert helped("exploration", players=2)[1] == "Not part of this game."
    assert helped("exploration", players=3)[1] == "Go on a level 4 expedition."


def test_furnishings_left_out_of_the_introductory_game_say_so() -> None:
    assert "Not part of this game." in helped("seam", furnishings="introductory")
    assert "Not part of this game." not in helped("carpenter", furnishings="introductory")


def test_what_has_one_name_is_explained_together() -> None:
    lines = helped("wood")
    assert lines[0] == "wood (good)"
    assert "1 wood (loot from strength 1 on)" in lines
    assert helped("rubies")[0] == "ruby (good)"
    assert "Rubies (scoring)" in helped("rubies")


def test_the_beginning_of_a_name_is_enough_if_there_is_only_one() -> None:
    assert helped("cudd") == helped("cuddle room")
    with pytest.raises(UnknownName):
        helped("cu")


def test_a_miss_suggests_what_may_be_meant() -> None:
    with pytest.raises(UnknownName, match=r"No help on: seem\. Did you mean: .*Seam") as missed:
        helped("seem")
    assert isinstance(missed.value, CavernaError)
    assert "Seam" in missed.value.suggestions
    with pytest.raises(UnknownName) as missed:
        helped("ston")
    assert {"Stone carver", "Stone storage", "Stone supplier"} <= set(missed.value.suggestions)
    with pytest.raises(UnknownName, match=r"Keine Hilfe zu: hölzlager") as missed:
        helped("hölzlager", "de")
    with pytest.raises(UnknownName) as missed:
        helped("xyzzy")
    assert missed.value.suggestions == []
    with pytest.raises(UnknownName):
        helped("")


@pytest.mark.parametrize("name", ["feeding", "Feed", "Ernährung"])
def test_what_no_piece_is_called_after_is_explained_with_its_rules(name: str) -> None:
    lines = helped(name)
    assert lines[0] == "Feeding (course of the game)"
    assert lines[1].startswith("A harvest costs 2 food for every dwarf")
    assert lines[2] == "Rule: FEED-NEED, FEED-BEGGING, FEED-REFUSAL, FEED-FIELD-PHASE-FIRST"


@pytest.mark.parametrize(
    "name", ["expedition", "loot", "harvest", "breeding", "family growth", "weapons", "Ernte"]
)
def test_the_course_of_the_game_is_found_by_its_words(name: str) -> None:
    assert any("(course of the game)" in line for line in helped(name))


@pytest.mark.parametrize("name", ["Streifzug", "Streifzüge", "Expedition", "Ackerphase", "Nutztiere"])
def test_the_course_of_the_game_is_found_by_its_german_words(name: str) -> None:
    assert any("(Spielverlauf)" in line for line in helped(name, "de"))


def test_the_rules_cited_are_in_the_ledger() -> None:
    ledger = {
        entry
        for path in LEDGER.glob("*.md")
        for entry in re.findall(r"^\| ([A-Z-]+) \|", path.read_text(), re.M)
    }
    assert {cited for rules in IDEAS.values() for cited in rules} <= ledger
