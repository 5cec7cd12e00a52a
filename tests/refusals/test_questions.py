"""Every decision is a question that can be said in every language."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from caverna import Game, Setup
from caverna.engine.agenda.effect import Perform
from caverna.engine.agenda.step import Step
from caverna.game import Question
from caverna.words.texts import LANGUAGES
from tests.api.random_play import decisions, rich_game
from tests.arranging import a_game, play

Arrangement = dict[str, Any]


def steps_of_the_base_game() -> set[type[Step]]:
    """All kinds of step."""
    waiting, found = [Step], set()
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("caverna.") and "expansions" not in kind.__module__:
                found.add(kind)
    return found


def steps_that_ask() -> set[type[Step]]:
    """All kinds of step of the base game that can have options."""
    return {kind for kind in steps_of_the_base_game() if kind.options is not Step.options}


def test_every_step_that_asks_has_a_question_in_every_language() -> None:
    asked: set[type[Step]] = set()
    for players, seed in ((1, 1), (2, 2), (5, 3), (7, 4), (3, 5), (1, 6)):
        for game in decisions(rich_game(Setup(players, seed=seed)), Random(seed)):
            asked.add(type(game.state.agenda[-1]))
            for language in LANGUAGES:
                assert game.question.text(language).strip()
    games = [
        a_game(players=5, on="weekly_market", gold=3),
        a_game(dwarfs="0 0", ore=4, on="ore_trading"),
        a_game(wood=1, stone=4, ore=1, rooms="builder d3", cavern="e3", on="housework"),
        a_game(players=1, round=2, phase="round", ruby=2, lying="logging wood 7"),
        a_game(round=7, phase="harvest", harvest="choice", questions=2),
        a_game(phase="scoring", round=12, ruby=1, questions=3),
    ]
    play(games[0], "buy wood")
    play(games[1], "trade")
    play(games[2], "furnish carpenter e3")
    for game in games:
        asked.add(type(game.state.agenda[-1]))
        for language in LANGUAGES:
            assert game.question.text(language).strip()
    assert asked == steps_that_ask()


def test_only_steps_that_ask_have_a_question() -> None:
    with_a_question = {
        kind for kind in steps_of_the_base_game() if kind.ASKS or kind.question is not Step.question
    }
    assert with_a_question == steps_that_ask()


def test_a_dwarf_is_announced_with_his_strength() -> None:
    game = a_game(dwarfs="3 5")
    assert game.question == Question(0, "place-dwarf", {"strength": 3, "rests": 0})
    assert game.question.text() == "Seat A, place the dwarf with strength 3 or pass."
    assert (
        game.question.text("de", ["Ann", "Bob"]) == "Ann, setze den Zwerg mit Kampfstärke 3 ein oder passe."
    )


def test_weaker_dwarfs_that_find_nothing_to_do_rest() -> None:
    game = a_game(dwarfs="0 4", cards="blacksmithing ore_mine_construction", round=2)
    for number, _ in enumerate(game.state.occupied):
        if game.state.rules.space_keys[number] != "blacksmithing":
            game.state.occupied[number] = 1
    question = game.question
    assert question == Question(0, "place-dwarf-rests", {"strength": 4, "rests": 1})
    assert "rest" in question.text()


def test_whoever_has_no_use_for_any_space_can_only_pass() -> None:
    game = a_game(ruby=1)
    game.state.occupied = [1] * len(game.state.occupied)
    assert game.question.key == "place-dwarf-nowhere"


STRONG = {"dwarfs": "14 14", "on": "blacksmithing"}
OCCUPIED = {"B": {"dwarfs": "0@housework 0"}}
ACTIONS: list[tuple[str, str, Arrangement, str]] = [
    ("perform", "sheep_farming", {"wood": 2, "meadow": "c4", "on": "sheep_farming"}, ""),
    ("build-stable", "", STRONG, "loot stable"),
    ("place-single", "tunnel", STRONG, "loot tunnel"),
    ("fence-small", "", {**STRONG, "wood": 3, "meadow": "c4"}, "loot small_pasture"),
    ("fence-large", "", {**STRONG, "wood": 3, "meadow": "c4 c3"}, "loot large_pasture"),
    ("furnish-dwelling", "", {**STRONG, "wood": 3, "stone": 2}, "loot dwelling"),
    ("furnish", "", {**STRONG, "wood": 3}, "loot furnish"),
    ("breed-loot", "", {**STRONG, "sheep": 2, "small_pasture": "c4 c3"}, "loot breed"),
    ("sow", "", {**STRONG, "grain": 1, "fields": "c4"}, "loot sow"),
    ("place-twin", "cavern_tunnel", {"players": 5, "on": "small_scale_drift_mining"}, ""),
    ("imitate", "", {"players": 5, "food": 4, "on": "imitation_4", "others": OCCUPIED}, ""),
    ("expedition", "", {"players": 3, "dwarfs": "3 3", "on": "exploration"}, ""),
    ("trade", "", {"ore": 2, "on": "ore_trading"}, ""),
]


@pytest.mark.parametrize(("key", "about", "arranged", "move"), ACTIONS, ids=[row[0] for row in ACTIONS])
def test_actions_ask_for_what_they_need(key: str, about: str, arranged: Arrangement, move: str) -> None:
    game = a_game(**arranged)
    question = play(game, *([move] if move else [])).question
    assert question.key == key
    assert not about or about in question.arguments.values()
    assert all(question.text(language) for language in LANGUAGES)


def test_figures_come_with_the_question() -> None:
    game = a_game(phase="harvest", round=3, food=3)
    assert game.question == Question(0, "feed", {"need": 4, "food": 3})
    game = play(a_game(dwarfs="5 5", on="blacksmithing"), "loot dog")
    assert game.question == Question(0, "expedition", {"left": 2, "strength": 5})
    game = play(a_game(grain=3, fields="c4 c3", on="slash_and_burn"), "sow grain c4")
    assert game.question == Question(0, "sow", {"grain": 1, "vegetables": 2})


def test_where_only_the_end_of_the_turn_is_left_that_is_asked() -> None:
    game = play(a_game(ore=2, ruby=1, on="ore_trading"), "trade")
    assert [move.text for move in game.answers()] == ["end"]
    assert game.question.key == "end-turn"


def test_chance_is_asked_too() -> None:
    assert Game(Setup(3), deals=False).question == Question(-1, "draw-starting-player")


def test_importing_the_game_loads_no_words() -> None:
    code = "import caverna, sys; print(any(name.startswith('fluent') for name in sys.modules))"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "False"
    )


def test_a_loot_item_asks_nothing_about_a_space() -> None:
    game = play(a_game(dwarfs="9 9", on="blacksmithing"), "loot stable")
    step = game.state.agenda[-1]
    assert isinstance(step, Perform)
    assert "space" not in game.question.arguments
