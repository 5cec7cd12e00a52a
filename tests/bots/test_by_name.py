"""Bots by what people call them."""

from pathlib import Path

import pytest

from caverna.bots import BOT_NAMES, REGISTRY, Bot, UnknownBot, make_bot
from caverna.bots.greedy import GreedyBot
from caverna.bots.random_bot import RandomBot
from caverna.game import Game
from caverna.setup import Setup

STRANGERS = """
from caverna.bots import Bot
from caverna.game import Game

class First(Bot):
    def choose(self, game):
        return game.answers()[0]

class Demanding(First):
    def __init__(self, seed, depth):
        super().__init__(seed)

class Sketch(Bot):
    pass

class Stone:
    pass
"""


class Clocked(RandomBot):
    """Notes how long it may think."""

    def __init__(self, seed: int, seconds: float | None) -> None:
        super().__init__(seed)
        self.seconds = seconds


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules on the Python path that are not ours."""
    (tmp_path / "strangers.py").write_text(STRANGERS, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "needy_bots.py").write_text("import something_nobody_has\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_bots_by_their_names() -> None:
    assert isinstance(make_bot("random", 3), RandomBot)
    assert isinstance(make_bot("greedy", 3), GreedyBot)
    assert make_bot("random", 3).seed == 3


def test_a_lobby_offers_bots_that_there_are() -> None:
    assert set(BOT_NAMES) <= set(REGISTRY)


@pytest.mark.parametrize(("spec", "seconds"), [("clocked", None), ("clocked:2", 2.0), ("clocked:0.25", 0.25)])
def test_seconds_stand_behind_a_colon(
    monkeypatch: pytest.MonkeyPatch, spec: str, seconds: float | None
) -> None:
    monkeypatch.setitem(REGISTRY, "clocked", Clocked)
    bot = make_bot(spec, 7)
    assert isinstance(bot, Clocked)
    assert (bot.seed, bot.seconds) == (7, seconds)


@pytest.mark.usefixtures("strangers")
def test_a_stranger_is_imported() -> None:
    bot = make_bot("strangers:First", 5)
    assert isinstance(bot, Bot)
    assert bot.seed == 5
    game = Game(Setup(2, seed=1))
    assert bot.choose(game) == game.answers()[0]


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("deep_thought", "there is no bot 'deep_thought'; choose one of random, greedy"),
        ("", "there is no bot ''"),
        (":2", "there is no bot ':2'"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("random:2", "random:2: this bot thinks no longer if it may: leave the seconds away"),
        ("random:", "random:: '' is no number of seconds above 0"),
        ("random:soon", "'soon' is no number of seconds above 0"),
        ("random:0", "'0' is no number of seconds above 0"),
        ("random:-1", "'-1' is no number of seconds above 0"),
        ("random:nan", "'nan' is no number of seconds above 0"),
        ("random:inf", "'inf' is no number of seconds above 0"),
        (
            "nowhere:Bot",
            "nowhere:Bot: there is no bot 'nowhere' (random, greedy",
        ),
        ("strangers.inside:Bot", "no module of that name in this folder or on the Python path"),
        ("broken_bots:Bot", "broken_bots cannot be imported: ZeroDivisionError"),
        ("needy_bots:Bot", "needy_bots cannot be imported: No module named 'something_nobody_has'"),
        ("strangers:Second", "there is no 'Second' in strangers"),
        ("strangers:Stone", "Stone is no class derived from caverna.bots.Bot"),
        ("strangers:__name__", "__name__ is no class"),
        ("strangers:Sketch", "Sketch has no method choose"),
        ("strangers:Demanding", "Demanding(seed) does not make a bot: "),
    ],
)
def test_what_is_wrong_is_said(spec: str, why: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        make_bot(spec, 0)
    assert why in str(wrong.value)
