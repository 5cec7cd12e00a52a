"""Games with the expansion at the terminal: from the set-up to the final score."""

from pathlib import Path

import pytest

from caverna.cli.console import Console
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.record.read_record import read_record
from caverna.words.texts import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.fiend_games import FIENDS, saved
from tests.fiends.arranging import NO_ORCS, a_game

ALWAYS_ONE = ["1"] * 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(run: Run, kept: Path, language: str) -> None:
    arguments = ("--players", 2, "--bots", "random", "--seed", 4, "--language", language, *FIENDS)
    ran = run("play", *arguments, typed=ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    game = read_record(kept.read_text(encoding="utf-8"))
    assert game.is_over
    assert game.setup.has_expansion
    totals = next(line for line in ran.lines if line.startswith(("Total", "Gesamt")))
    assert totals.replace("−", "-").split()[1:] == [str(total) for total in game.totals()]
    words = Words(language)
    for number in range(1, 5):
        assert f"── {words.say('event-event_begins', event=number)} ──" in ran.lines
    for category in ("traps", "friendly_orcs"):
        assert any(line.startswith(words.say(f"score-{category}")) for line in ran.lines)


def test_a_solo_game_is_played_by_numbers(run: Run, kept: Path) -> None:
    ran = run("play", "--players", 1, "--seed", 1, *FIENDS, typed=ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    assert read_record(kept.read_text(encoding="utf-8")).is_over


def test_bots_play_and_what_their_orcs_do_is_told(run: Run) -> None:
    ran = run("play", "--seats", "random,random,random", "--seed", 2, *FIENDS)
    assert ran.code == 0
    assert "draws a movement card: " in ran.out
    assert any("Orc I of A (random) goes: " in line and "→" in line for line in ran.lines)


def test_a_game_can_be_resumed_in_the_middle_of_an_event(run: Run, kept: Path, tmp_path: Path) -> None:
    file = saved(tmp_path, a_game(phase="event", orcs="a b2", wood=2, bribes="gold stone ore wood"))
    run("play", "--resume", file, typed=["1"])
    before = read_record(kept.read_text(encoding="utf-8"))
    assert before.moves_played
    ran = run("play", "--resume", kept, typed=["orcs"])
    assert (ran.code, ran.err) == (0, "")
    assert (
        read_record(kept.read_text(encoding="utf-8")).moves_played[: len(before.moves_played)]
        == before.moves_played
    )


def test_a_tie_is_broken_and_the_reason_told(run: Run, tmp_path: Path) -> None:
    """Both have the same points: A has an orc on the cavern, which is worth nothing."""
    orcs = "a d3 5, b gone, c gone, d gone"
    ours: dict[str, dict[str, object]] = {"B": {"orcs": NO_ORCS}}
    game = a_game(round=12, phase="scoring", orcs=orcs, others=ours)
    ran = run("play", "--resume", saved(tmp_path, game), typed=["1"] * 9)
    assert ran.lines[-2].startswith("B wins with ")
    assert ran.lines[-1] == "The most points win; of equals the one with fewer nasty orcs left."


# Set-up.


@pytest.fixture
def _at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_interactive", property(lambda self: True))


@pytest.mark.usefixtures("_at_a_terminal")
def test_the_dialogue_asks_for_the_expansion_and_its_orcs(run: Run, kept: Path) -> None:
    ran = run("play", typed=["en", "1", "9", "2", "2", "orcs"])
    assert "2 Frantic Fiends: " in ran.out
    assert "Please give a number from 1 to 2." in ran.out
    setup = read_record(kept.read_text(encoding="utf-8")).setup
    assert setup.has_expansion
    assert isinstance(setup.options, FiendOptions)
    assert setup.options.orc_strength == "hard"
    assert "Orc IV (14): still to come" in ran.out


@pytest.mark.usefixtures("_at_a_terminal")
def test_what_the_options_say_is_not_asked_again(run: Run, kept: Path) -> None:
    ran = run("play", "--option", "orc_strength=hard", *FIENDS, typed=["en", "1", "orcs"])
    assert "Strength of the orcs" not in ran.out
    assert read_record(kept.read_text(encoding="utf-8")).setup.has_expansion
    assert "Expansion [1]" not in run("play", "--set", "introductory", typed=["en", "1"]).out


def test_options_of_the_expansion_are_part_of_the_game(run: Run, kept: Path) -> None:
    options = ("--option", "orc_strength=hard", "--option", "hard_for=A", "--option", "rich_supply=off")
    run("play", "--players", 1, *FIENDS, *options, typed=["score"])
    chosen = read_record(kept.read_text(encoding="utf-8")).setup.options
    assert isinstance(chosen, FiendOptions)
    assert (chosen.orc_strength, chosen.hard_for, chosen.rich_supply) == ("hard", "A", "off")


def test_seats_with_a_handicap_may_be_written_in_any_way(run: Run, kept: Path) -> None:
    run("play", "--players", 3, *FIENDS, "--option", "hard_for=ca", typed=["score"])
    chosen = read_record(kept.read_text(encoding="utf-8")).setup.options
    assert isinstance(chosen, FiendOptions)
    assert chosen.hard_for == "AC"
    refused = run("simulate", "--players", 2, *FIENDS, "--option", "hard_for=C").err
    assert refused == "caverna: hard_for 'C': write letters of seats, out of A, B, or nobody\n"


def test_the_help_lists_all_options_whole(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = [line.strip() for line in run("simulate", "--help").lines]
    for text in ("small_scale_drift_mining: stone_with_tile,", "orc_strength: easy, hard"):
        assert text in lines, text


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--expansion", "dragons"],
        ["simulate", "--option", "orc_strength=hard"],
        ["simulate", *FIENDS, "--option", "orc_strength=soft"],
        ["simulate", *FIENDS, "--option", "hard_for=XY"],
        ["simulate", *FIENDS, "--option", "campaign=1"],
        ["simulate", *FIENDS, "--set", "introductory"],
        ["play", "--browser", *FIENDS],
    ],
)
def test_wrong_usage(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert "caverna" in ran.err
    assert ran.out == ""
