"""The ladder: every level plays whole games in every mode, in time, and the same again from the same seed."""

import time

import pytest

from caverna import Game, Setup
from caverna.bots import LEVEL_NAMES, REGISTRY, make_bot
from caverna.bots.doors import WEIGHTS
from caverna.bots.levels import LEVELS, knowing
from caverna.bots.mind.judging.hand import Style
from caverna.bots.registry import TakesNoTime, UnknownBot
from caverna.bots.thinking_bot import ThinkingBot, net_of
from caverna.engine.moves import PASS

BELOW_TOP = LEVEL_NAMES[:-1]


def played(setup: Setup, *names: str, most: int = 10_000) -> Game:
    game = Game(setup)
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not game.is_over and len(game.moves_played) < most:
        assert game.seat is not None
        game.play(bots[game.seat].choose(game))
    return game


def moves_of(game: Game) -> list[str]:
    return [move.text for _, move in game.moves_played]


def test_there_are_seven_levels() -> None:
    assert tuple(f"level{number}" for number in range(1, 8)) == LEVEL_NAMES
    assert all(name in REGISTRY for name in LEVEL_NAMES)


@pytest.mark.parametrize("furnishings", ["full", "introductory"])
@pytest.mark.parametrize("name", LEVEL_NAMES[:4])
def test_a_whole_game_of_two(name: str, furnishings: str) -> None:
    game = played(Setup(2, furnishings, seed=3), name, name)
    assert game.is_over
    assert min(game.totals()) > 20
    assert all(sheet["begging"] == 0 for sheet in game.score())


@pytest.mark.parametrize("players", range(1, 8))
def test_every_number_of_players(players: int) -> None:
    assert played(Setup(players, seed=players), *["level1"] * players).is_over


def test_the_upper_levels_play_a_game() -> None:
    game = played(Setup(2, seed=1), "level5", "level6")
    assert game.is_over
    assert min(game.totals()) > 40


def test_the_top_level_looks_ahead_in_time() -> None:
    """Given a tenth of a second it needs not much more, whatever it finds."""
    game, bot = Game(Setup(2, seed=2)), make_bot("level7:0.1", 1)
    began = time.process_time()
    bot.choose(game)
    assert time.process_time() - began < 5


@pytest.mark.parametrize("name", ["level2", "level6"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    setup = Setup(2, seed=8)
    first, again = (played(setup, name, name, most=60) for _ in range(2))
    assert moves_of(first) == moves_of(again)


@pytest.mark.parametrize("setup", [Setup(2, seed=8), Setup(2, seed=8, expansion="frantic_fiends")], ids=str)
def test_the_top_level_plays_the_same_game_if_looks_are_counted_and_not_seconds(setup: Setup) -> None:
    first, again = (played(setup, "level7:60looks", "level7:40looks", most=16) for _ in range(2))
    assert moves_of(first) == moves_of(again)


def test_only_who_looks_ahead_can_use_time() -> None:
    for spec in ("level5:1", "level5:100looks", "greedy:100looks"):
        with pytest.raises(TakesNoTime):
            make_bot(spec, 0)
    assert isinstance(make_bot("level7:0.5", 0), ThinkingBot)
    assert isinstance(make_bot("level7:100looks", 0), ThinkingBot)
    with pytest.raises(UnknownBot):
        make_bot("level7:0looks", 0)


def test_lower_levels_think_less_of_the_future_but_as_much_of_hunger() -> None:
    assert knowing(1.0) == Style()
    assert knowing(0.5).hunger == Style().hunger
    assert knowing(0.5).dwarf_a_round == Style().dwarf_a_round / 2
    assert [level.trust for level in LEVELS] == sorted(level.trust for level in LEVELS)


def test_a_plan_is_kept_until_something_else_has_happened() -> None:
    """The second move of a turn is not thought about again; after taking back another one is."""
    game, bot = Game(Setup(2, seed=4)), make_bot("level4", 0)
    assert isinstance(bot, ThinkingBot)
    game.play(bot.choose(game))
    known = dict(bot.plans)
    if hash(game.state) in known:
        assert bot.choose(game).number == known[hash(game.state)]
        assert bot.plans == known
    else:
        assert game.seat != 0 or game.is_over


def test_nobody_passes_while_a_space_is_useful() -> None:
    game = played(Setup(2, seed=6), "level3", "level3")
    passes = [move for _, move in game.moves_played if move.number == PASS]
    assert not passes


def test_weights_are_small_and_quick_to_load() -> None:
    files = sorted(WEIGHTS.glob("*.npz"))
    assert {file.stem for file in files} >= {"prototype", "solo", "table"}
    assert sum(file.stat().st_size for file in files) < 1_000_000
    began = time.process_time()
    net_of.__wrapped__(WEIGHTS / "table.npz")
    assert time.process_time() - began < 0.1
