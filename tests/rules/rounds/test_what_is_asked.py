"""Everybody is asked what the rules let him decide: each question is answered with moves of its own kind."""

from random import Random

import pytest

from caverna import Game, Setup
from caverna.engine.state.player import HOME
from tests.api.random_play import decisions, rich_game

ANSWERED_WITH = {
    "breed": "breed",
    "breed-loot": "breed",
    "build-stable": "stable",
    "draw-starting-player": "start",
    "end-harvest": "end",
    "end-turn": "end",
    "expedition": "loot done",
    "feed": "feed",
    "fence-large": "fence",
    "fence-small": "fence",
    "furnish": "furnish",
    "furnish-dwelling": "furnish",
    "harvest-choice": "choose",
    "imitate": "imitate",
    "last-chance": "end",
    "pay": "pay",
    "perform": "buy fence forge furnish grow loot sow stable take tile trade imitate done",
    "place-dwarf": "place order pass",
    "place-dwarf-nowhere": "pass",
    "place-dwarf-rests": "place order pass",
    "place-single": "tile",
    "place-twin": "tile",
    "protect": "protect done",
    "release-animals": "eat end",
    "reveal-card": "reveal",
    "reveal-marker": "marker",
    "shop": "buy done",
    "sow": "sow done",
    "trade": "trade done",
}
GAMES = [(1, 1), (1, 6), (2, 2), (2, 7), (3, 5), (4, 8), (5, 3), (6, 9), (7, 4)]


def strengths_at_home(game: Game) -> set[int]:
    player = game.state.players[game.question.seat]
    dwarfs = zip(player.weapons, player.places, strict=True)
    return {weapon for weapon, place in dwarfs if place == HOME}


@pytest.mark.parametrize(("players", "seed"), GAMES)
@pytest.mark.rule("TURN-ONE-DWARF", "FEED-NEED", "EXPEDITION-LEVEL")
def test_every_question_is_answered_in_kind(players: int, seed: int) -> None:
    for game in decisions(rich_game(Setup(players, seed=seed)), Random(seed)):
        question, figures = game.question, game.question.arguments
        verbs = {move.text.split()[0] for move in game.answers()}
        assert verbs, question
        assert verbs <= set(ANSWERED_WITH[question.key].split()), question
        if question.seat < 0:
            continue
        if question.key == "place-dwarf":
            assert figures["strength"] in strengths_at_home(game)
        if question.key == "feed":
            assert f"feed {min(int(figures['need']), int(figures['food']))}" in map(str, game.answers())
        if question.key == "expedition":
            assert 1 <= int(figures["left"]) <= 4


@pytest.mark.rule("SOW-LIMIT")
def test_the_question_counts_what_may_still_be_sown() -> None:
    for players, seed in GAMES:
        for game in decisions(rich_game(Setup(players, seed=seed)), Random(seed)):
            if game.question.key == "sow":
                left = game.question.arguments
                assert 0 <= int(left["grain"]) <= 2
                assert 0 <= int(left["vegetables"]) <= 2
