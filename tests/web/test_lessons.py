"""The guided first game can be followed on the real engine, and has its words in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import pytest

from caverna.engine.ruleset import Options
from caverna.game import Game
from caverna.setup import Setup
from caverna.words.texts import LANGUAGES, Words
from tests.web.lesson_moves import Parts, text_of

LESSON = Path(__file__).parents[2] / "web" / "src" / "learn" / "lesson.json"
LAST_GUIDED_ROUND = 5
END_QUESTIONS = ("end-turn", "end-harvest")
OTHER_HINTS = ("own", "wait", "end")
"""What the panel says when no step of the lesson fits."""


class Step(TypedDict):
    """A step as the browser reads it; lesson.ts says what each field means."""

    key: str
    until: int
    moves: NotRequired[list[Parts]]
    counts: NotRequired[list[str]]
    times: NotRequired[int]
    space: NotRequired[str]
    asked: NotRequired[str]
    needs: NotRequired[dict[str, int]]


class Lesson(TypedDict):
    """The set-up of the first game and what is taught in it."""

    players: int
    furnishings: str
    options: dict[str, str]
    seed: int
    steps: list[Step]


class Pupil(TypedDict):
    """What the tests look at in a player's view."""

    goods: dict[str, int]
    tiles: dict[str, str]
    rooms: dict[str, str]
    crops: dict[str, dict[str, int]]
    dwarfs: list[dict[str, int]]
    begging: int


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    read: Lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    return read


def first_game(lesson: Lesson) -> Game:
    options = Options(**lesson["options"])
    return Game(Setup(lesson["players"], lesson["furnishings"], options, lesson["seed"]))


def pupil(game: Game) -> Pupil:
    return cast("list[Pupil]", game.view(0)["players"])[0]


def play_what_is_forced(game: Game) -> None:
    """As the table does: the only legal move of all is played, and a turn that could end is ended."""
    while len(game.legal_moves()) == 1 or game.question.key in END_QUESTIONS:
        game.play(game.answers()[0])


def suggestions(step: Step) -> list[str]:
    """The moves of a pupil who does what he is told: the best one, or several where several are wanted."""
    return [text_of(parts) for parts in step.get("moves", [])[: step.get("times", 1)]]


def follow(game: Game, lesson: Lesson) -> dict[str, Game]:
    """Play all suggestions in order; the game right before each step."""
    before: dict[str, Game] = {}
    for step in lesson["steps"]:
        for move in suggestions(step):
            if not move.startswith("ruby"):  # a ruby is spent while the turn could also end
                play_what_is_forced(game)
            before.setdefault(step["key"], game.copy())
            assert move in [legal.text for legal in game.legal_moves()], (step["key"], game.question)
            game.play(move)
    return before


def test_every_suggestion_is_legal_when_its_turn_comes(lesson: Lesson) -> None:
    game = first_game(lesson)
    before = follow(game, lesson)
    assert list(before) == [step["key"] for step in lesson["steps"] if "moves" in step]
    assert game.state.round == LAST_GUIDED_ROUND
    assert not game.is_over


def test_no_suggestion_comes_too_late_or_at_another_question(lesson: Lesson) -> None:
    before = follow(first_game(lesson), lesson)
    steps = {step["key"]: step for step in lesson["steps"]}
    for key, game in before.items():
        step = steps[key]
        assert game.state.round <= step["until"], key
        if "asked" in step:
            assert game.question.key == step["asked"], key
        elif "space" in step:
            placed = [move.text for _, move in game.moves_played if move.text.startswith("place ")]
            assert placed[-1] == f"place {step['space']}", key
        else:
            assert game.question.key == "place-dwarf", key


def test_what_a_step_needs_is_there_when_it_comes(lesson: Lesson) -> None:
    before = follow(first_game(lesson), lesson)
    needing = [step for step in lesson["steps"] if step.get("needs")]
    assert needing
    for step in needing:
        player = pupil(before[step["key"]])
        have = {**player["goods"], **dict.fromkeys(player["tiles"].values(), 1)}
        assert all(have[what] >= n for what, n in step["needs"].items()), step["key"]


def test_two_steps_fill_each_round_so_nobody_is_left_without_a_hint(lesson: Lesson) -> None:
    game = first_game(lesson)
    before = follow(game, lesson)
    placements = [
        before[step["key"]].state.round
        for step in lesson["steps"]
        if suggestions(step) and suggestions(step)[0].startswith("place ")
    ]
    assert placements == [1, 1, 2, 2, 3, 3, 4, 4, LAST_GUIDED_ROUND]


def test_the_pupil_learns_everything_and_nobody_goes_hungry(lesson: Lesson) -> None:
    game = first_game(lesson)
    follow(game, lesson)
    player = pupil(game)
    assert player["begging"] == 0
    assert player["rooms"]["d3"] == "wood_supplier"
    assert {"cavern", "tunnel", "field", "small_pasture"} <= set(player["tiles"].values())
    assert player["crops"] == {"c4": {"grain": 2}}
    assert player["goods"]["sheep"] == 3
    assert player["goods"]["dog"] == 1
    assert player["goods"]["vegetable"] == 1
    assert player["goods"]["ruby"] == 4
    assert sorted(dwarf["strength"] for dwarf in player["dwarfs"]) == [0, 6]


def test_the_rest_of_the_first_game_can_be_played(lesson: Lesson) -> None:
    game = first_game(lesson)
    follow(game, lesson)
    while not game.is_over:
        game.play(game.answers()[0])
    assert game.state.rules.rounds == (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_explained(lesson: Lesson, language: str) -> None:
    words = Words(language)
    for step in lesson["steps"]:
        key = f"web-learn-{step['key']}"
        assert words.say(key).strip()
        assert words.attribute(key, "why"), key
        assert (words.attribute(key, "done") is not None) == ("moves" in step), key
    assert all(words.say(f"web-learn-{hint}") for hint in OTHER_HINTS)


def test_the_keys_of_the_steps_tell_them_apart(lesson: Lesson) -> None:
    keys = [step["key"] for step in lesson["steps"]]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set(OTHER_HINTS)
