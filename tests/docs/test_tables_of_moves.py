"""docs/api.md lists all moves and all questions of the base game, as the verbs and steps say them."""

import re
from pathlib import Path
from random import Random

from caverna import Game, Setup
from caverna.engine.goods import goods_text
from caverna.engine.moves import BASE_VERBS
from tests.api.random_play import decisions

ROOT = Path(__file__).resolve().parents[2]
API = (ROOT / "docs" / "api.md").read_text()


def test_every_verb_has_its_row() -> None:
    moves = [move for move in Game(Setup(2)).state.rules.moves.all if move.text]
    for verb in BASE_VERBS:
        example = next(move.text for move in moves if move.verb == verb.number)
        parts = ", ".join(name for name, _, _ in verb.fields()) or "-"
        assert f"| `{verb.key}` | `{example}` | {parts} | {verb.role} |\n" in API
    table = API.split("| verb | for instance |")[1].split("\n\n")[0]
    assert table.count("\n| `") == len(BASE_VERBS)


def listed_questions() -> set[str]:
    found = re.search(r"All questions of the base game \(.*?\): (.*?)\.\n", API)
    assert found is not None
    return set(re.findall(r"`([\w-]+)`", found.group(1)))


def test_every_question_is_listed() -> None:
    texts = (ROOT / "src" / "caverna" / "words" / "en.ftl").read_text()
    assert listed_questions() == set(re.findall(r"^question-([\w-]+)", texts, re.M))
    for players in (1, 2, 4):
        for moment in decisions(Game(Setup(players, seed=players), deals=False), Random(players)):
            assert moment.question.key in listed_questions()


def test_what_is_printed_is_told() -> None:
    game = Game(Setup(2, "introductory"))
    rules = game.state.rules
    for tile in game.furnishings():
        furnishing = rules.furnishings[tile.number]
        assert (tile.key, tile.points, tile.dwarfs) == (furnishing.key, furnishing.points, furnishing.dwarfs)
        assert goods_text(furnishing.cost) == " ".join(f"{good} {n}" for good, n in tile.cost.items())
        assert tile.is_for_sale == bool(rules.for_sale >> tile.number & 1)
    assert any(not tile.is_for_sale for tile in game.furnishings())
    assert {tile.key for tile in game.furnishings()} >= {"dwelling", "seam", "office_room"}
