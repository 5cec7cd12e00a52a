"""Reasons are said in the language of the player, with the names of that language's rulebook."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import caverna
from caverna import IllegalMove
from caverna.advice.why_not import why_not
from caverna.engine.goods import GOOD_NAMES
from caverna.words.texts import LANGUAGES, Words, packages
from tests.arranging import a_game
from tests.refusals.refusals import (
    ANYTIME,
    PLACING,
    STRONG,
    TAKEN,
    WORKING,
    Arrangement,
)
from tests.refusals.refusals_at_home import BUILDING, FURNISHING
from tests.refusals.test_why_not import arrange

GERMAN = Words("de")
ENGLISH_WORDS = re.compile(r"\b(the|you|your|it|is|has|have|no|not|and|or|a|of|this|only|there)\b", re.I)
HARVEST = {"phase": "harvest", "round": 3}

IN_GERMAN: list[tuple[Arrangement, str, str]] = [
    ({"others": TAKEN}, "place logging", "„Abholzung“ ist von B besetzt"),
    ({"dwarfs": "0@logging 0"}, "place logging", "auf „Abholzung“ steht schon ein Zwerg von dir"),
    ({}, "place growth", "„Zuwachs“ ist in dieser Partie nicht dabei"),
    (
        {"round": 11, "questions": 3, "ore": 1},
        "place ore_trading",
        "dort gibt es für dich nichts zu tun (es kostet 2 Erz, du hast 1)",
    ),
    (
        {},
        "place blacksmithing",
        "dort gibt es für dich nichts zu tun (du hast kein Erz zum Schmieden; der Zwerg ist unbewaffnet)",
    ),
    ({"dwarfs": "0 3"}, "order 3", "es kostet 1 Rubin, du hast keinen"),
    (
        {},
        "done",
        "das beantwortet die Frage nicht: Platz A, setze einen unbewaffneten Zwerg ein oder passe",
    ),
    (
        {"on": "housework", "wood": 1},
        "furnish miner d3",
        "es kostet 1 Holz und 1 Stein, du hast keine Steine",
    ),
    (
        {"on": "housework", "wood": 2, "tunnel": "d2"},
        "furnish seam d2",
        "d2 ist ein Stollen: den einzurichten erlaubt nur das Arbeitszimmer",
    ),
    (
        {"on": "housework", "wood": 2, "others": {"B": {"rooms": "seam d3"}}},
        "furnish seam d3",
        "das Flöz ist schon gebaut, von B",
    ),
    (
        {"on": "housework", "wood": 2, "rooms": "seam d3", "cavern": "e3"},
        "furnish seam e3",
        "das Flöz ist schon gebaut, von dir selbst",
    ),
    (
        {"on": "housework", "wood": 2, "rooms": "trader d3", "cavern": "e3"},
        "furnish spare_part_storage e3",
        "überbaut werden muss der Baustoffhandel auf d3",
    ),
    (
        {"on": "clearing", "lying": "clearing wood 1", "meadow": "c4"},
        "tile meadow c4 field c3",
        "c4 ist nicht mehr frei, es ist schon eine Wiese",
    ),
    (
        {**STRONG, "then": "loot tunnel"},
        "tile tunnel f1",
        "das Plättchen würde nicht an dein Höhlensystem angrenzen",
    ),
    (
        {**STRONG, "meadow": "c4"},
        "loot small_pasture",
        "diese Belohnung lässt sich jetzt nicht ausführen: eine Weide kostet 1 Holz, du hast keins",
    ),
    ({}, "convert trader", "dafür fehlt dir der Baustoffhandel"),
    ({"dwarfs": "3 3"}, "sell 3 home", "dafür fehlt dir die Friedenshöhle"),
    ({**HARVEST, "food": 1}, "feed 2", "du hast 1 Nährwert"),
    (HARVEST, "feed 1", "du hast keine Nährwerte"),
    (
        {**HARVEST, "sheep": 1, "food": 4, "then": "feed 4, feed 0"},
        "breed sheep",
        "zum Vermehren braucht es zwei, du hast 1 Schaf",
    ),
]


def name_of(row: object) -> str:
    return row if isinstance(row, str) else ""


@pytest.mark.parametrize(("arranged", "move", "expected"), IN_GERMAN, ids=name_of)
def test_the_reason_is_told_in_german(arranged: Arrangement, move: str, expected: str) -> None:
    game = arrange(arranged)
    assert why_not(game.state, game.move(move), GERMAN) == expected


@pytest.mark.parametrize(
    ("arranged", "move", "english"), PLACING + FURNISHING + BUILDING + WORKING + ANYTIME, ids=name_of
)
def test_no_english_is_left_in_a_german_reason(arranged: Arrangement, move: str, english: str) -> None:
    game = arrange(arranged)
    said = why_not(game.state, game.move(move), GERMAN)
    assert english not in said
    assert not ENGLISH_WORDS.search(said.replace(" A,", "")), said


def test_players_are_called_by_their_names() -> None:
    game = a_game(others={"B": {"dwarfs": "0@logging 0"}})
    names = ["Anna", "Bernd"]
    place, done = game.move("place logging"), game.move("done")
    assert why_not(game.state, place, GERMAN, names) == "„Abholzung“ ist von Bernd besetzt"
    assert why_not(game.state, place, names=names) == "Logging is occupied by Bernd"
    assert "Anna, setze" in why_not(game.state, done, GERMAN, names)


@pytest.mark.parametrize("good", GOOD_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_word_for_having_none_of_any_good(language: str, good: str) -> None:
    words = Words(language)
    none = words.say("why-none-of", kind=good)
    named = {words.say(f"good-{good}", n=1), words.say(f"good-{good}", n=2)}
    assert none.partition(" ")[2] in named


def test_an_illegal_move_speaks_english() -> None:
    game = a_game(others={"B": {"dwarfs": "0@logging 0"}})
    with pytest.raises(IllegalMove, match=r"^place logging: Logging is occupied by B\. Legal here: "):
        game.play("place logging")


def test_every_text_of_a_reason_is_used_and_every_one_used_is_there() -> None:
    source = Path(caverna.__file__).parent
    paths = [*source.rglob("engine/**/*.py"), *source.glob("advice/why_not/*.py"), source / "game.py"]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text()))]
    constants = {node.value for node in nodes if isinstance(node, ast.Constant)}
    used = {value for value in constants if isinstance(value, str) and re.fullmatch(r"why-[a-z-]+", value)}
    words = [files(part).joinpath("en.ftl") for part in packages()]
    text = "\n".join(each.read_text(encoding="utf-8") for each in words)
    assert used == set(re.findall(r"^(why-[a-z-]+) =", text, re.M))
