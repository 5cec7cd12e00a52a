"""However somebody plays: by mouse or by commands, without colours, in another language or size."""

import asyncio
import os
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from caverna.terminal.reading import ReadingScreen
from caverna.terminal.signs import ASCII
from caverna.terminal.sitting import ANSWERS, HOME, SCORE
from tests.terminal.playing import LARGE, MIDDLING, SMALL, KeyPlayer, a_table, text_of
from tests.terminal.real_terminal import RealTerminal


async def click_at(player: KeyPlayer, text: str, after: str = "") -> None:
    """Click at the first place where this text stands, below the line that holds another one."""
    await player.pilot.pause()
    lines = text_of(player.pilot).splitlines()
    first = next((n for n, each in enumerate(lines) if after in each), 0)
    row, column = next((n, each.index(text)) for n, each in enumerate(lines) if n >= first and text in each)
    await player.pilot.click(offset=(column + 1, row))
    await player.pilot.pause()


async def until_read(pilot: Pilot[None]) -> str:
    """What stands on the page that opens over the table."""
    for _ in range(1500):
        if isinstance(pilot.app.screen, ReadingScreen):
            await pilot.pause()
            return text_of(pilot)
        await asyncio.sleep(0.02)
    raise AssertionError("nothing to read has come")


def test_a_turn_by_mouse() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await click_at(player, "Slash-and-burn")
            assert player.sitting.space == "slash_and_burn"
            await click_at(player, "Slash-and-burn")
            assert "Meadow" in text_of(player.pilot)
            await click_at(player, "Meadow + Field") if player.sitting.chosen is None else None
            await click_at(player, "b4")
            await click_at(player, "b4")
            me = player.local.table.turn_seat
            assert me is not None
            assert "b4" in player.sitting.player(me)["tiles"]
            await click_at(player, "undo")
            assert "b4" not in player.sitting.player(me)["tiles"]

    asyncio.run(play())


def test_a_space_one_may_not_go_to_says_why_when_clicked_at() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await click_at(player, "Ruby mining")
            await click_at(player, "Ruby mining")
            for _ in range(200):
                if "Not now" in text_of(player.pilot):
                    break
                await asyncio.sleep(0.02)
            assert "Not now" in text_of(player.pilot)
            assert not player.local.table.waits_for_end

    asyncio.run(play())


def test_a_number_instead_of_a_space_has_to_be_pressed_twice() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.press("1")
            await player.pilot.pause()
            assert "Once more" in text_of(player.pilot)
            assert not player.local.table.waits_for_end
            await player.press("1")
            assert player.local.table.waits_for_end

    asyncio.run(play())


def test_e_ends_the_turn_whatever_is_left_of_it() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            first = player.local.table.asked_seat
            await player.play("place supplies")
            assert player.sitting.ending is not None or player.sitting.waits_for_end
            await player.press("e")
            if player.sitting.waits_for_end:
                await player.press("e")
            await player.settle()
            assert player.local.table.asked_seat != first

    asyncio.run(play())


def test_the_command_palette_knows_every_key_by_name() -> None:
    async def play() -> None:
        async with a_table("human", size=MIDDLING) as player:
            await player.pilot.press("ctrl+p")
            await player.pilot.pause()
            await player.pilot.press(*"score sheet")
            await player.pilot.pause(0.5)
            await player.pilot.press("enter")
            for _ in range(500):
                await player.pilot.pause()
                if player.sitting.looking == SCORE:
                    return
            raise AssertionError("no score sheet")

    asyncio.run(play())


def test_a_hint_says_what_and_why() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.press("h")
            assert "points expected" in await until_read(player.pilot)
            await player.pilot.press("escape")
            await player.pilot.pause()
            assert player.sitting.places

    asyncio.run(play())


def test_a_review_waits_for_the_end_of_the_game() -> None:
    async def play() -> None:
        async with a_table("human") as player:
            await player.press("v")
            await player.pilot.pause()
            assert player.sitting.words.say("server-review-not-over") in text_of(player.pilot)
            await player.play_game()
            await player.press("v")
            assert await until_read(player.pilot)

    asyncio.run(play())


def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_else_does() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.play("place drift_mining")
            moves = [each.move for each in player.sitting.moves]
            assert "what next on Drift mining" in text_of(player.pilot)
            await player.press("g")
            await player.pilot.pause()
            shown = text_of(player.pilot)
            assert "Höhlenraum" in shown
            assert "Drift mining" not in shown
            assert [each.move for each in player.sitting.moves] == moves
            await player.press("g")
            await player.pilot.pause()
            assert "what next on Drift mining" in text_of(player.pilot)

    asyncio.run(play())


@pytest.mark.parametrize("size", [MIDDLING, LARGE, (60, 20), (80, 24)])
def test_a_resize_in_the_middle_of_anything_keeps_it(size: tuple[int, int]) -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            for keys in ((), ("f",), ("escape", "l"), ("s",), ("x",), ("n",), ("w",), ("b",)):
                await player.press(*keys)
                looking, focus = player.sitting.looking, player.sitting.focus
                await player.pilot.resize_terminal(*size)
                await player.pilot.pause()
                assert (player.sitting.looking, player.sitting.focus) == (looking, focus)
                assert len(text_of(player.pilot).splitlines()) == size[1]
                await player.pilot.resize_terminal(*SMALL)
                await player.pilot.pause()
            await player.play("place drift_mining")
            held = player.sitting.held
            await player.pilot.resize_terminal(*size)
            await player.pilot.pause()
            assert player.sitting.held == held

    asyncio.run(play())


def test_where_one_stands_is_seen_without_any_colour() -> None:
    async def play() -> None:
        async with a_table("human", "human", signs=ASCII) as player:
            assert "> " in text_of(player.pilot)
            await player.play("place drift_mining")
            assert player.sitting.focus == HOME
            await player.press("tab")
            await player.pilot.pause()
            assert player.sitting.focus == ANSWERS
            assert text_of(player.pilot).isascii()

    asyncio.run(play())


GAME = ("play", "--terminal", "--players", "2", "--seed", "5")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def colours_in(screen: str) -> set[int]:
    """The numbers of all colours that were asked for; 256 and more for others than the sixteen."""
    found: set[int] = set()
    for code in COLOUR.findall(screen):
        numbers = [int(each) for each in code[2:-1].split(";") if each]
        if 38 in numbers or 48 in numbers:
            found.add(256)
        found |= {each for each in numbers if 30 <= each <= 37 or 90 <= each <= 97}
    return found


@pytest.mark.parametrize(
    ("term", "no_color"), [("xterm", ""), ("xterm-256color", ""), ("xterm-256color", "1")]
)
def test_only_the_sixteen_colours_of_the_terminal_and_none_if_asked(
    term: str, no_color: str, tmp_path: Path
) -> None:
    surroundings = {"TERM": term, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    surroundings |= {"NO_COLOR": no_color} if no_color else {}
    with RealTerminal(
        ["play", "--terminal", "--players", "2", "--seed", "5", "--language", "en"], surroundings
    ) as shown:
        shown.wait_for("Drift mining")
        shown.type("m")
        shown.wait_for("Entry-level")
        assert 256 not in colours_in(shown.raw)
        assert bool(colours_in(shown.raw)) == (not no_color)


def test_a_terminal_without_unicode_gets_ascii(tmp_path: Path) -> None:
    surroundings = {
        "TERM": "xterm", "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C", "PYTHONIOENCODING": "ascii"
    }  # fmt: skip
    with RealTerminal(
        ["play", "--terminal", "--players", "2", "--seed", "5", "--language", "de"], surroundings
    ) as shown:
        shown.wait_for("Hoehle")
        assert os.fsencode(shown.raw).isascii()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_command_palette_speaks_the_language_with_the_signs_there_are(language: str) -> None:
    async def play() -> None:
        async with a_table("human", language=language, signs=ASCII, size=MIDDLING) as player:
            words = player.sitting.words
            await player.pilot.press("ctrl+p")
            await player.pilot.pause()
            shown = text_of(player.pilot)
            assert shown.isascii()
            for name in ("screen-do-palette", "web-ask-search", "screen-do-act", "screen-do-restart"):
                assert words.say(name) in shown
            await player.pilot.press("escape")
            await player.pilot.pause()
            assert player.sitting.places

    asyncio.run(play())


def test_the_command_palette_has_the_sixteen_colours_and_no_more(tmp_path: Path) -> None:
    surroundings = {"TERM": "xterm", "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    words = ["play", "--terminal", "--players", "2", "--seed", "5", "--language", "de"]
    with RealTerminal(words, surroundings) as shown:
        shown.wait_for("Sohlenbau")
        shown.type("\x10")
        shown.wait_for("Suche")
        shown.wait_for("Escape geht")
        assert 256 not in colours_in(shown.raw)


def test_capitals_are_keys_like_the_footer_prints_them() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.press("M")
            assert player.sitting.focus == HOME
            await player.press("B")
            assert player.sitting.focus == "actions"

    asyncio.run(play())
