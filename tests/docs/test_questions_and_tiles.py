"""docs/api.md lists all questions of the base game, as the steps ask them, and what is printed on tiles."""

import re
from pathlib import Path
from random import Random

from caverna import Game, Setup
from caverna.engine.goods import goods_text
from tests.api.random_play import decisions

ROOT = Path(__file__).resolve().parents[2]
API = (ROOT / "docs" / "api.md").read_text()


def listed_questions() -> set[str]:
    found = re.search(r"All questions of the base game \(.*?\): (.*?)\.\n", API, re.S)
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
