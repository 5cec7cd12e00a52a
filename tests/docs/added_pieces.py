"""What the tile and the space of CONTRIBUTING.md do: test_contributing.py runs it in a copy with them."""

import json
from io import StringIO
from pathlib import Path

import pytest

from caverna import Game, Setup, read_record, write_record
from caverna.cli.main import main
from caverna.words.texts import LANGUAGES, Words
from tests.arranging import a_game, answers, goods_of, legal, play

WITH = {"additions": "all"}
FACTS = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "catalogue.json"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_only_a_game_with_additions_has_the_space(players: int) -> None:
    assert "place mushroom_hunt" in legal(Game(Setup(players, options=WITH)))
    assert "place mushroom_hunt" not in legal(Game(Setup(players)))
    assert "place mushroom_hunt" not in legal(Game(Setup(4, options=WITH)))


def test_the_space_gives_what_lies_there_and_food() -> None:
    game = Game(Setup(options=WITH, seed=1))
    before = goods_of(game)
    game.play("place mushroom_hunt")
    assert goods_of(game) == {"food": before["food"] + 1, "vegetable": 1}


def test_an_armed_dwarf_goes_on_an_expedition_after_it() -> None:
    lying = "mushroom_hunt vegetable 1"
    game = a_game(options="additions all", dwarfs="3 3", on="mushroom_hunt", lying=lying)
    assert goods_of(game) == {"food": 1, "vegetable": 1}
    assert "loot wood" in answers(game)


def test_only_a_game_with_additions_sells_the_tile() -> None:
    assert "furnish gem_room d3" in legal(a_game(options="additions all", on="housework", wood=1, stone=1))
    assert "furnish gem_room d3" not in legal(a_game(on="housework", wood=1, stone=1))


def test_the_tile_is_paid_for_counted_and_at_work_from_then_on() -> None:
    lying = "ruby_mining ruby 3"
    game = a_game(players=1, options="additions all", on="housework", wood=1, stone=1, lying=lying)
    play(game, "furnish gem_room d3", "take", "place ruby_mining")
    assert goods_of(game) == {"dog": 1, "ruby": 3, "gold": 3}
    assert game.score()[0]["tiles"] == 1


def test_a_record_says_that_it_was_played_with_additions() -> None:
    game = Game(Setup(options=WITH, seed=1))
    game.play("place mushroom_hunt")
    assert "\noption additions all\n" in write_record(game)
    assert write_record(read_record(write_record(game))) == write_record(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_have_a_name_and_help(language: str) -> None:
    words = Words(language)
    for key in ("furnishing-gem_room", "space-mushroom_hunt"):
        assert words.say(key)
        assert words.attribute(key, "help")


def test_the_browser_knows_both() -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    assert "gem_room" in {tile["key"] for tile in facts["furnishings"]}
    assert ("mushroom_hunt", [1, 2, 3], "additions all") in [
        (space["key"], space["players"], space.get("option")) for space in facts["spaces"]
    ]


def test_they_are_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("mushroom_hunt\nhelp gem_room\nquit\n"))
    table = ["--players", "2", "--seed", "1", "--option", "additions=all"]
    main(["play", "--terminal", "--language", "en", *table])
    assert "1 gold with every ruby" in capsys.readouterr().out
