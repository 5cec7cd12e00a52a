"""What the terminal shows of the expansion: orcs, event boards, bounty board, traps, home board, feeding."""

from pathlib import Path

import pytest

from caverna.advice.next_feeding import Feeding, next_feeding
from caverna.cli.draw_home_board import draw_board_of
from caverna.cli.terminal import PLAIN, visible_length
from caverna.words.texts import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.fiend_games import FIENDS, everything, on_the_screen, saved
from tests.fiends.arranging import a_game


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("orcs", ["Orcs of A", "Orc I (5): a1; 1 gold in place of a reward", "Orc event 4", "Bribe: "]),
        ("orks", ["Markers face down: 3 without an orc, 2 with one", "Pushing an orc aside: 1 wood"]),
        ("bounty", ["Bounty board", "Long strip L", "  I–IV ", " II–IV ", "III–IV ", "Yellow furnishings"]),
        ("traps", ["Pitfall (Knock-out trap): 4 wood, 1 stone; 1 left. Defeats an orc", "Traps for sale"]),
        ("furnishings", ["Orc dwelling: 2 wood, 2 ore", "Warrior dwelling: 8 building materials"]),
    ],
)
def test_commands_of_the_expansion(run: Run, command: str, expected: list[str]) -> None:
    ran = run("play", "--players", 1, "--seed", 1, *FIENDS, typed=[command])
    for text in expected:
        assert text in ran.out, text


def test_commands_of_the_expansion_in_german(run: Run) -> None:
    ran = run(
        "play", "--players", 1, *FIENDS, "--language", "de", typed=["orks", "kopfgeld", "fallen", "hilfe"]
    )
    for text in ("Orks von A", "Orkereignis 4", "Kopfgeldtafel", "Fallgrube (K.O.-Falle)", "  kopfgeld "):
        assert text in ran.out, text


@pytest.mark.parametrize(
    ("language", "asked", "found"),
    [
        ("en", "trap", "Trap (Frantic Fiends)"),
        ("en", "orcs", "Nasty orc (Frantic Fiends)"),
        ("en", "orc event", "Event board (Frantic Fiends)"),
        ("en", "perma", "Perma-trap (Weakening trap)"),
        ("de", "Fallen", "Falle (Fiese Feinde)"),
        ("de", "ork", "Fieser Ork (Fiese Feinde)"),
        ("de", "Kopfgeld", "Kopfgeldtafel (Fiese Feinde)"),
    ],
)
def test_everyday_words_find_the_help(run: Run, language: str, asked: str, found: str) -> None:
    ran = run("play", "--players", 1, *FIENDS, "--language", language, typed=[f"? {asked}"])
    assert found in ran.lines


def test_yellow_furnishings_are_listed_apart(run: Run, tmp_path: Path) -> None:
    game = a_game(strips="l3 r5", extensions="s1 s2")
    ran = run("play", "--resume", saved(tmp_path, game), typed=["furnishings"])
    at = ran.lines.index("Yellow furnishings")
    assert ran.lines[at + 1].startswith("  State parlor: ")
    assert "  Dog parlor: " in ran.lines[at + 1]
    assert ran.lines[at + 2].startswith("They lie on the bounty board")


def test_the_ends_of_the_rounds_can_be_read(run: Run) -> None:
    ran = run("play", "--players", 1, *FIENDS, typed=["orcs"])
    assert "Event boards" in ran.lines
    assert "3 (Orc event), 4 (1 food per dwarf), 5 (Harvest)" in ran.out


def test_the_base_game_has_no_orcs(run: Run) -> None:
    ran = run("play", "--players", 1, typed=["orcs", "bounty", "traps"])
    assert ran.out.count("Not part of this game.") == 3


def test_orcs_and_traps_of_another_player(run: Run, tmp_path: Path) -> None:
    theirs: dict[str, dict[str, object]] = {"B": {"traps": "snare b3", "orcs": "a gone"}}
    file = saved(tmp_path, a_game(others=theirs, extensions="s7 s8"))
    ran = run("play", "--resume", file, typed=["orcs b", "orcs z", "traps b"])
    assert "Orcs of B" in ran.lines
    assert "  Orc I: gone" in ran.lines
    assert ran.lines[ran.lines.index("Traps of B") + 1].startswith("  Snare (b3): active. ")
    assert "The seats are: A, B" in ran.lines


def test_rewards_that_are_gone_and_own_traps_are_marked(run: Run, tmp_path: Path) -> None:
    game = a_game(strips="l3 r5", rewards_taken="stonemason", traps="pitfall b3, catch_net a2 used")
    ran = run("play", "--resume", saved(tmp_path, game), typed=["bounty", "traps"])
    assert "× Stonemason (taken)" in ran.out
    assert "Alpine herdsman: Take 1 cattle." in ran.out
    assert "  Pitfall (b3): active. Defeats an orc of strength 8 or less." in ran.lines
    assert "  Catch net (a2): used up" in ran.lines


def test_the_home_board_shows_orcs_traps_goods_captives_and_friends() -> None:
    text = on_the_screen(everything())
    for part in (
        "Orc I (3)", "Orc II (7)", "Orc III (9)", "Pitfall", "(active ≤8)", "Catch net", "(used up)",
        "in it: 3 ore", "captive: unarmed", "Orc IV, friend", "Warrior dwelling", "1 donkey",
    ):  # fmt: skip
        assert part in text, part
    assert "Orcs: I 3 (b2), II 7 (e2), III 9 (c1)" in text
    assert (
        "Dwarfs: unarmed (captive on e2), unarmed (at home), strength 5 (at home), Orc IV (at home)" in text
    )
    assert "Room for dwarfs: 2 of 2 taken" in text


@pytest.mark.parametrize("width", [72, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_board_fits_a_narrow_terminal(language: str, width: int) -> None:
    lines = draw_board_of(Words(language), PLAIN, everything().state, 0, width)
    assert len({visible_length(line) for line in lines}) == 1
    assert visible_length(lines[0]) <= width


def test_held_orcs_are_marked() -> None:
    lines = on_the_screen(a_game(traps="catch_net b2", orcs="a b2", held="a")).splitlines()
    above = next(i for i, line in enumerate(lines) if "Orc I (5)," in line)
    assert "held" in lines[above + 1]


# Feeding.


@pytest.mark.parametrize(
    ("number", "events", "expected"),
    [
        (1, 0, Feeding(3, "orc_event", 4)),
        (4, 1, Feeding(4, "payment", 2)),
        (5, 1, Feeding(5, "normal", 4)),
        (6, 1, Feeding(6, "orc_event", 4)),
    ],
)
def test_the_next_feeding_is_known(number: int, events: int, expected: Feeding) -> None:
    assert next_feeding(a_game(round=number, event=events).state, 0) == expected
