"""What was typed behind `caverna play --terminal` reaches the full screen, or is refused before it opens."""

import asyncio
import sys
from pathlib import Path

import pytest

from caverna import Game, Move
from caverna.bots import Bot
from caverna.cli import play
from caverna.cli.arguments import Arguments
from caverna.cli.console import Console
from caverna.cli.main import main
from caverna.table.table import Table
from caverna.terminal import start
from caverna.terminal.app import TerminalApp
from caverna.terminal.choosing_screen import ChoosingScreen
from caverna.terminal.start import Wish, app_for
from caverna.terminal.table_screen import TableScreen
from tests.terminal.playing import KeyPlayer, a_table, text_of
from tests.terminal.real_terminal import RealTerminal


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[Wish]:
    """What the screen would begin with; it is not opened."""
    found: list[Wish] = []

    def show(wish: Wish) -> int:
        found.append(wish)
        return 0

    monkeypatch.setattr(start, "show", show)
    monkeypatch.setattr(play, "why_no_full_screen", lambda *_: "")
    return found


def typed(*words: object) -> int:
    return main(["play", "--terminal", "--language", "en", *[str(word) for word in words]])


async def played(app: TerminalApp) -> Table:
    """The table that stands there after Enter, if one has to choose first."""
    async with app.run_test() as pilot:
        await pilot.pause()
        if isinstance(app.screen, ChoosingScreen):
            await pilot.press("enter")
            await pilot.pause()
        player = KeyPlayer(pilot)
        await player.settle()
        return player.local.table


def test_what_is_said_of_a_game_waits_until_the_players_are_chosen(wishes: list[Wish]) -> None:
    words = ("--expansion", "frantic_fiends", "--seed", 11, "--option", "income=after_refill")
    assert typed(*words) == 0
    setup = asyncio.run(played(app_for(wishes[0]))).setup
    assert (setup.seed, setup.expansion, setup.players) == (11, "frantic_fiends", 2)
    assert setup.options.income == "after_refill"


def test_the_set_of_furnishings_is_handed_on_as_well(wishes: list[Wish]) -> None:
    assert typed("--set", "introductory", "--seed", 2) == 0
    assert asyncio.run(played(app_for(wishes[0]))).setup.furnishings == "introductory"


@pytest.mark.parametrize(
    "words",
    [
        ("--server", "http://127.0.0.1:1", "--players", "2"),
        ("--server", "http://127.0.0.1:1", "--seed", "2"),
        ("--server", "http://127.0.0.1:1", "--expansion", "frantic_fiends"),
        ("--option", "orc_strength=hard"),
        ("--resume", "missing.txt"),
    ],
)
def test_what_cannot_be_is_said_before_the_screen_opens(
    words: tuple[str, ...], wishes: list[Wish], capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(*words) != 0
    assert not wishes
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert words[-2] in said or words[-1] in said


def test_who_plays_on_in_a_saved_game_can_be_said(wishes: list[Wish], games_kept_apart: Path) -> None:
    async def begin() -> None:
        async with a_table("human", "human") as player:
            await player.play("place logging")

    asyncio.run(begin())
    (path,) = games_kept_apart.glob("*.txt")
    assert typed("--resume", path, "--seats", "human,greedy") == 0
    table = asyncio.run(played(app_for(wishes[0])))
    assert [seat.bot for seat in table.seats] == ["", "greedy"]
    assert typed("--resume", path, "--players", 3) != 0


@pytest.mark.parametrize("is_as_is", [False, True])
def test_a_puzzle_is_set_up_if_asked_for(is_as_is: bool, wishes: list[Wish], tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.position"
    text = "caverna position 1\nplayers 2\nround 10\non logging wood 2\nseat A\ndwarfs 0 5@logging\n"
    puzzle.write_text(text)
    code = typed("--resume", puzzle, *(["--as-is"] if is_as_is else []))
    assert (code == 0) == is_as_is
    assert len(wishes) == is_as_is


@pytest.mark.parametrize("bot", ["level7:0.01", "prototype", "tests.terminal.test_command_line:FirstAnswer"])
def test_whatever_bot_sits_there_is_called_what_was_typed(bot: str, wishes: list[Wish]) -> None:
    assert typed("--bots", bot, "--players", 2, "--seed", 3) == 0

    async def play_a_round() -> None:
        app = app_for(wishes[0])
        app.pause = 0
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            player = KeyPlayer(pilot)
            await player.settle()
            assert isinstance(app.screen, TableScreen)
            await player.press("p")
            await pilot.pause()
            assert f"({bot})" in text_of(pilot)

    asyncio.run(play_a_round())


class FirstAnswer(Bot):
    """Somebody else's bot."""

    name = "first"

    def choose(self, game: Game) -> Move:
        return game.answers()[0]


def test_the_list_of_saved_games_names_every_bot(wishes: list[Wish]) -> None:
    assert typed("--bots", "prototype", "--players", 2) == 0

    async def begin_and_look() -> str:
        await played(app_for(wishes[0]))
        app = app_for(Wish("en"))
        async with app.run_test() as pilot:
            await pilot.pause()
            return text_of(pilot)

    assert "prototype" in asyncio.run(begin_and_look())


# The full screen, or line by line.


@pytest.mark.parametrize(
    ("term", "is_terminal", "words", "why"),
    [
        ("xterm", True, (), ""),
        ("xterm", True, ("--plain",), "error-not-plain"),
        ("dumb", True, (), "error-no-terminal"),
        ("xterm", False, (), "error-no-terminal"),
    ],
)
def test_the_full_screen_is_for_people_before_a_terminal_that_can(
    term: str, is_terminal: bool, words: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    told: list[str] = []

    def on_the_whole_screen(arguments: object) -> int:
        told.append("")
        return 0

    def line_by_line(arguments: Arguments, console: Console) -> int:
        told.append(play.why_no_full_screen(arguments, console))
        return 0

    monkeypatch.setattr(play, "play_on_the_whole_screen", on_the_whole_screen)
    monkeypatch.setattr("caverna.cli.play_lines.play_line_by_line", line_by_line)
    assert typed(*words) == 0
    assert told == [why]


def test_a_crash_is_seen_in_what_the_command_ends_with(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(app: TerminalApp) -> None:
        app._return_code = 1

    monkeypatch.setattr(start, "run_until_left", crash)
    assert start.show(Wish("en")) == 1


def test_a_missing_file_is_told_in_a_line_in_a_real_terminal(tmp_path: Path) -> None:
    words = ["play", "--terminal", "--resume", str(tmp_path / "missing.txt"), "--language", "en"]
    with RealTerminal(words, {"TERM": "xterm", "XDG_STATE_HOME": str(tmp_path)}) as shown:
        shown.wait_for("missing.txt")
        assert shown.ends_with() == 1
        assert "Traceback" not in shown.raw
