"""Every level plays every kind of game by the rules, and some of each to the end."""

import pytest

from caverna import Game, Setup
from caverna.bots import LEVEL_NAMES, bot_seed, make_bot
from caverna.review.senseless import senseless

BOX = "frantic_fiends"
MODES = [
    *[(players, "full", "none") for players in (1, 2, 4, 7)],
    *[(players, "introductory", "none") for players in (1, 2, 4, 7)],
    *[(players, "full", BOX) for players in (1, 2, 4, 7)],
]
WHOLE_GAMES = [
    ("level1", (4, "introductory", "none")),
    ("level2", (2, "full", BOX)),
    ("level3", (3, "full", "none")),
    ("level4", (1, "full", "none")),
    ("level5", (2, "introductory", "none")),
    ("level6", (1, "introductory", "none")),
    ("level7", (2, "full", "none")),
]
THOSE_WHO_PLAN = LEVEL_NAMES[-2:]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who plan whole games or look ahead take a moment for each decision here."""
    monkeypatch.setattr("caverna.bots.thinking_bot.PATIENCE", 0.05)


def played(mode: tuple[int, str, str], name: str, rounds: int) -> Game:
    """Every move is checked: `play` refuses what is not legal."""
    players, furnishings, box = mode
    game = Game(Setup(players, furnishings, seed=players, expansion=box))
    bots = [make_bot(name, bot_seed(players, seat)) for seat in range(players)]
    while not game.is_over and game.state.round <= rounds:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    return game


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_the_first_rounds_are_legal(name: str, mode: tuple[int, str, str]) -> None:
    rounds = 1 if name in THOSE_WHO_PLAN else 2
    assert played(mode, name, rounds).state.round == rounds + 1


@pytest.mark.parametrize(("name", "mode"), WHOLE_GAMES)
def test_a_whole_game_comes_to_its_end(name: str, mode: tuple[int, str, str]) -> None:
    game = played(mode, name, 12)
    assert game.is_over
    assert min(game.totals()) > 15


@pytest.mark.parametrize("name", ["level1", "level3"])
def test_nothing_senseless_is_found_in_a_game(name: str) -> None:
    assert senseless(played((2, "full", "none"), name, 12)) == []
