"""Nothing is lost: every step is on disk before it is shown, games never overwrite each other."""

import asyncio
import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from caverna.record.read_record import read_record
from caverna.record.record import OPEN_TURN
from caverna.terminal.app import TerminalApp
from caverna.terminal.saved_games import games_on_disk, new_path
from caverna.terminal.signs import ASCII, UNICODE
from tests.arranging import a_game
from tests.patience import wait_until
from tests.terminal.playing import LARGE, MIDDLING, SMALL, KeyPlayer, a_table, text_of


def test_two_games_of_the_same_minute_have_files_of_their_own(tmp_path: Path) -> None:
    now = datetime(2026, 1, 1, 12, 0)
    assert new_path(tmp_path, now) != new_path(tmp_path, now)


def test_a_game_goes_on_in_the_middle_of_a_turn(games_kept_apart: Path) -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.play("place logging")
            assert player.sitting.waits_for_end
        (path,) = games_kept_apart.glob("*.txt")
        assert path.read_text().rstrip().endswith(OPEN_TURN)
        assert len(read_record(path.read_text()).moves_played) >= 3
        app = TerminalApp("en", UNICODE, lambda app: app.resume(path))
        async with app.run_test() as pilot:
            again = KeyPlayer(pilot)
            await again.settle()
            assert again.sitting.waits_for_end
            await again.press("u")
            assert "logging" in again.sitting.places
        assert [game.path for game in games_on_disk(games_kept_apart)] == [path]

    asyncio.run(play())


def test_a_file_written_elsewhere_is_not_overwritten(games_kept_apart: Path) -> None:
    async def play() -> None:
        async with a_table("human") as player:
            (path,) = games_kept_apart.glob("*.txt")
            path.write_text("somebody else was here\n")
            await player.play(player.sitting.moves[0].move)
            assert path.read_text() == "somebody else was here\n"
            assert len(list(games_kept_apart.glob("*.txt"))) == 2

    asyncio.run(play())


def test_a_resize_in_the_middle_of_an_expedition_keeps_where_one_stands() -> None:
    async def play() -> None:
        armed = a_game(round=5, cards="blacksmithing", ore=5)
        async with a_table("human", "human", size=LARGE, arranged=armed) as player:
            await player.play("place blacksmithing")
            await player.play("forge 3")
            for size in (SMALL, LARGE, SMALL):
                sheep = next(each for each in player.sitting.moves if each.move == "loot sheep")
                await player.go_to_line(sheep)
                await player.pilot.resize_terminal(*size)
                await player.pilot.pause()
                assert player.sitting.entry is not None
                assert player.sitting.entry.say == sheep.say
                shown = text_of(player.pilot)
                assert sheep.say in shown
                assert str(player.sitting.words.attribute("loot-sheep", "help")) in shown
            await player.press("enter")
            assert "loot sheep" not in [each.move for each in player.sitting.moves]

    asyncio.run(play())


def test_a_resize_in_the_middle_of_a_tile_keeps_everything() -> None:
    async def play() -> None:
        async with a_table("human") as player:
            await player.play("place slash_and_burn")
            entry = next(each for each in player.sitting.lines if each.needs_place)
            player.sitting.choose(entry)
            held = player.sitting.held
            await player.pilot.resize_terminal(*MIDDLING)
            await player.pilot.pause()
            assert player.sitting.held == held
            shown = text_of(player.pilot)
            assert "Action board" in shown
            assert "Home board" in shown

    asyncio.run(play())


def test_ascii_is_all_there_is_on_a_plain_terminal() -> None:
    async def play() -> None:
        async with a_table("human", "human", language="de", signs=ASCII) as player:
            assert text_of(player.pilot).isascii()
            await player.press("m")
            await player.pilot.pause()
            assert text_of(player.pilot).isascii()

    asyncio.run(play())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGKILL, "ctrl+c"])
def test_whatever_ends_it_the_same_question_is_asked_again(how: signal.Signals | str, tmp_path: Path) -> None:
    """A real program in a real terminal of 80x24; then one more that goes on with the file."""
    name = f"caverna-{os.getpid()}-{how if isinstance(how, str) else how.name}"
    play = f"exec {sys.executable} -m caverna play --terminal --language en"
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}

    def tmux(*words: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", name, *words], env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def screen() -> str:
        return tmux("capture-pane", "-p", "-t", "game")

    def begin(options: str) -> int:
        tmux("new-session", "-d", "-s", "game", "-x", "80", "-y", "24", f"{play} {options}")
        wait_until(lambda: "▶" in screen(), "a question")
        return int(tmux("display", "-p", "-t", "game", "#{pane_pid}"))

    def question() -> str:
        return next(each for each in reversed(screen().splitlines()) if "what next" in each)

    try:
        process = begin("--players 1 --seed 5")
        wait_until(lambda: "place an unarmed dwarf" in screen(), "the first question")
        tmux("send-keys", "-t", "game", "b", "Enter")
        wait_until(lambda: "what next on Excavation" in screen(), "the next step")
        (path,) = (tmp_path / "caverna" / "games").glob("*.txt")
        kept, asked = path.read_text(), question()
        assert "\nA place " in kept
        if isinstance(how, str):
            tmux("send-keys", "-t", "game", "C-c")
        else:
            os.kill(process, how)
        wait_until(lambda: not Path(f"/proc/{process}").exists(), "its end")
        assert path.read_text() == kept
        tmux("kill-server")
        begin(f"--resume {path}")
        wait_until(lambda: "what next on Excavation" in screen(), "the same question")
        assert question() == asked
    finally:
        tmux("kill-server")
