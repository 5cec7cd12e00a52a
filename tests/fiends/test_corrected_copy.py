"""An owner's corrected copy of the printed figures: what it may change, where it shows."""

import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from caverna import Game, Setup, write_record
from caverna.engine.goods import goods
from caverna.expansions.frantic_fiends.figures.faults import BadFigures
from caverna.expansions.frantic_fiends.figures.load import figures_in_use, load_figures
from caverna.expansions.frantic_fiends.words.figures import figures_by_source
from caverna.words.help_texts import help_on
from caverna.words.texts import Words
from tests.fiends.conftest import Write


def test_the_whole_file_is_a_good_copy_of_itself(copy: Write) -> None:
    text = files("caverna.expansions.frantic_fiends.figures").joinpath("figures.toml").read_text("utf-8")
    figures = load_figures(copy(text))
    assert figures.digest == load_figures().digest
    assert figures.sources == load_figures().sources
    assert tomllib.loads(text)["gold"]["a"] == 1


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_a_copy_may_hold_a_single_value(copy: Write) -> None:
    path = copy("[ranges]\nevent_2 = { c = 2 }\n[displacement]\nevent_3 = 'ore 1 food 2'\n")
    figures = load_figures(path)
    assert figures.ranges[1] == (3, 2, 2, 0)
    assert figures.ranges[0] == (3, 2, 1, 0)
    assert figures.displacement[2] == goods(ore=1, food=2)
    assert figures.sources["ranges.event_2.c"] == "corrected copy"
    assert figures.sources["ranges.event_2.b"] == "reconstructed"
    assert figures.file == str(path)


def test_a_copy_may_name_its_own_source(copy: Write) -> None:
    figures = load_figures(copy("[gold]\nsources = { c = 'rulebook' }\nc = 1\nd = 1\n"))
    assert figures.sources["gold.c"] == "rulebook"
    assert figures.sources["gold.d"] == "corrected copy"
    assert figures.sources["gold.a"] == "public source"


@pytest.mark.rule("FF-FIGURES-PROVENANCE")
def test_a_changed_value_does_not_keep_the_source_that_was_copied_with_it(copy: Write) -> None:
    text = files("caverna.expansions.frantic_fiends.figures").joinpath("figures.toml").read_text("utf-8")
    figures = load_figures(copy(text.replace('event_2 = "stone 1"', 'event_2 = "stone 2"')))
    assert figures.sources["displacement.event_2"] == "corrected copy"
    assert figures.sources["displacement.event_3"] == "reconstructed"


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_a_mark_an_editor_puts_first_does_no_harm(copy: Write) -> None:
    assert load_figures(copy("\ufeff[gold]\nc = 1\n")).gold == (1, 1, 1, 2)


def test_a_copy_mended_meanwhile_is_read_again(copy: Write) -> None:
    assert load_figures(copy("[loot]\nrestock_mines = 7\n")).loot["restock_mines"] == 7
    assert load_figures(copy("[loot]\nrestock_mines = 11\n")).loot["restock_mines"] == 11


@pytest.mark.rule("FF-FIGURES-DIGEST")
def test_the_digest_tells_games_apart(copy: Write) -> None:
    own = load_figures()
    other = load_figures(copy("[gold]\nc = 1\n"))
    assert other.digest != own.digest
    assert other.campaign_digest == own.campaign_digest
    sources_only = load_figures(copy("[gold]\nsource = 'rulebook'\nc = 2\n"))
    assert sources_only.digest == own.digest


def test_the_campaign_has_a_digest_of_its_own(copy: Write) -> None:
    own = load_figures()
    other = load_figures(copy("[milestones]\nm1b = { rebate = 5 }\n"))
    assert other.digest == own.digest
    assert other.campaign_digest != own.campaign_digest


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_the_environment_names_a_copy(copy: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy("[spaces.imitation]\nfood = 3\n")))
    assert figures_in_use().imitation_food == 3


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
def test_a_copy_in_the_current_directory_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAVERNA_FIGURES", raising=False)
    monkeypatch.chdir(tmp_path)
    assert figures_in_use() is load_figures()
    (tmp_path / "frantic_fiends.toml").write_text("[spaces.imitation]\nfood = 0\n", encoding="utf-8")
    assert figures_in_use().imitation_food == 0


def test_the_environment_goes_before_the_directory(
    copy: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "frantic_fiends.toml").write_text("[spaces.imitation]\nfood = 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy("[spaces.imitation]\nfood = 3\n")))
    assert figures_in_use().imitation_food == 3


def test_a_missing_copy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVERNA_FIGURES", "nowhere.toml")
    with pytest.raises(
        BadFigures, match=r"^nowhere\.toml: there is no such file\. Expected: the corrected figures\.$"
    ):
        figures_in_use()


@pytest.mark.rule("FF-FIGURES-FAULTS")
def test_a_directory_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(BadFigures, match=r"directory\. Expected: a file with figures"):
        load_figures(tmp_path)


@pytest.mark.rule("FF-FIGURES-KEPT")
def test_a_game_keeps_its_figures_whatever_becomes_of_the_file(
    copy: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy("[movement]\n")))
    game = Game(Setup(1, expansion="frantic_fiends", seed=3))
    rng = Random(3)
    while game.state.round < 4:
        game.play(rng.choice(game.answers()))
    before = write_record(game)
    for content in ("[gold]\nc = 7\n", "[supply.rich]\nplayers = []\n[spaces.armory]\nmost_wood = 1\n"):
        copy(content)
        assert write_record(game) == before


OTHER_FIGURES = """
[strengths]
easy = { a = 4 }
[loot]
restock_mines = 9
[spaces.armory]
most_wood = 6
[spaces.ore_mining]
up_to_three = { when_empty = "ore 5" }
[campaign]
games = 4
permanent_factor = 3
[milestones]
m4b = { what = "traps", how_many = 3, rebate = 11 }
m1a = { what = "dwarfs", how_many = 4 }
"""
HELP = {
    "en": [
        ("armory", "at most 6 wood for a weapon"),
        ("ore_mining", "when empty: 5 ore"),
        ("restock_mines", "loot from strength 9 on"),
        ("campaign", "4 games; orcs stronger by 2"),
        ("m4b", "3 traps at the end of the game: bonuses cost 11 points less."),
        ("m1a", "4 dwarfs at the end"),
        ("orc-a", "Strength: 4 or 7"),
    ],
    "de": [
        ("armory", "höchstens 6 Holz für eine Waffe"),
        ("campaign", "kostet das 3-Fache"),
        ("m4b", "3 Fallen am Ende der Partie: 11 Punkte Rabatt"),
        ("m1a", "4 Zwerge am Ende"),
    ],
}


@pytest.mark.rule("FF-FIGURES-CORRECTED-COPY")
@pytest.mark.parametrize("language", HELP)
def test_help_tells_the_figures_in_use(copy: Write, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("CAVERNA_FIGURES", str(copy(OTHER_FIGURES)))
    rules = Setup(1, expansion="frantic_fiends").ruleset()
    for name, text in HELP[language]:
        assert text in "\n".join(help_on(Words(language), rules, name)), name


@pytest.mark.rule("FF-FIGURES-PROVENANCE")
def test_all_figures_are_listed_with_their_values_and_sources(copy: Write) -> None:
    words = Words("en")
    listed = figures_by_source(words, load_figures(copy(OTHER_FIGURES)))
    assert "easier side, Orc I 4" in listed["strengths"]["corrected copy"]
    assert "harder side, Orc I 7" in listed["strengths"]["rulebook"]
    assert "Armory: at most 6 wood for a weapon" in listed["spaces"]["corrected copy"]
    assert "Armory (1–3): each round: 1 wood" in listed["spaces"]["rulebook"]
    assert "Ore mining (1–3): when empty: 5 ore, each round: 1 ore" in listed["spaces"]["corrected copy"]
    assert "Logging: each round: 3 wood" in listed["spaces"]["reconstructed"]
    assert "Logging: level 1 expedition" in listed["spaces"]["reconstructed"]
    assert "Imitation (2 food): 2 food" in listed["spaces"]["reconstructed"]
    assert "4 games" in listed["campaign"]["corrected copy"]
    assert "1 food at the start" in listed["campaign"]["rulebook"]
    assert "base board, Lower row: Pitfall, Catch net, Poison darts" in listed["supply"]["reconstructed"]
    cards = "; ".join(listed["movement"]["reconstructed"])
    assert "card 2.6 left, left (orc IV right)" in cards
    assert "card 1.2 down (orc IV in the middle)" in cards
