"""Everything by mouse: what is clicked at is what is meant, the wheel scrolls, every key has its place."""

import asyncio

import pytest
from textual.events import MouseScrollDown, MouseScrollUp

from caverna.terminal.app import TerminalApp
from caverna.terminal.choosing_screen import ChoosingScreen
from caverna.terminal.keys import TABLE_KEYS
from caverna.terminal.pane import Pane
from caverna.terminal.reading import ReadingScreen
from caverna.terminal.signs import UNICODE
from caverna.terminal.sitting import FURNISHINGS, HOME, LOG, PLAYERS
from tests.terminal.playing import LARGE, MIDDLING, SMALL, KeyPlayer, a_table, text_of
from tests.terminal.test_ways_to_play import click_at


async def turn_wheel(player: KeyPlayer, pane: str, step: int) -> None:
    """A notch of the wheel over a pane."""
    await player.pilot.pause()
    found = player.screen.query_one(f"#{pane}", Pane)
    kind = MouseScrollDown if step > 0 else MouseScrollUp
    x, y = found.region.x + 1, found.region.y + 1
    player.screen._forward_event(kind(None, x, y, 0, step, 0, False, False, False, x, y))
    await player.pilot.pause()


def test_a_click_at_anothers_farm_shows_it_and_lays_nothing() -> None:
    async def play() -> None:
        async with a_table("human", "human", size=LARGE) as player:
            await player.play("place slash_and_burn")
            me, asked = player.sitting.me, player.local.table.version
            area = player.screen.query_one("#farms", Pane).region
            for shown in (1 - me, me, 1 - me):
                await player.pilot.click(offset=(area.x + 20, area.y + 6))
                await player.pilot.pause()
                assert player.sitting.seat_shown == shown
            assert player.local.table.version == asked
            await player.press("enter")
            assert player.local.table.version == asked, "first one's own farm is shown again"
            assert player.sitting.seat_shown == me
            await player.press("enter")
            assert player.local.table.version > asked

    asyncio.run(play())


def test_a_click_closes_a_page() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            for key in ("k", "?"):
                await player.press(key)
                await player.pilot.pause()
                assert isinstance(player.pilot.app.screen, ReadingScreen)
                await player.pilot.click(offset=(70, 23))
                await player.pilot.pause()
                assert player.screen.sitting.places

    asyncio.run(play())


@pytest.mark.parametrize("key", [each.key for each in TABLE_KEYS])
def test_every_key_can_be_clicked_at_in_the_list_of_keys(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_table("human", "human", size=(120, 60)) as player:
            pressed: list[str] = []
            await player.press("k")
            await player.pilot.pause()
            monkeypatch.setattr(
                "caverna.terminal.table_screen.TableScreen.press", lambda self, key: pressed.append(key)
            )
            words = player.pilot.app.words  # type: ignore[attr-defined]
            name = next(each.name for each in TABLE_KEYS if each.key == key)
            await click_at(player, words.say(f"screen-do-{name}")[:40])
            assert pressed == [key]

    asyncio.run(play())


def test_a_tile_is_turned_and_left_by_its_words() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.play("place slash_and_burn")
            words = player.sitting.words
            if player.sitting.chosen is None:
                await player.press("1")
            before = player.sitting.held
            await click_at(player, words.say("screen-held-turn"))
            assert player.sitting.held != before
            await click_at(player, words.say("screen-held-leave"))
            assert player.sitting.chosen is None

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, MIDDLING, LARGE])
def test_the_wheel_scrolls_what_it_is_turned_over(size: tuple[int, int]) -> None:
    async def play() -> None:
        async with a_table(*["human"] * 7, size=size) as player:
            await player.press("f")
            await turn_wheel(player, FURNISHINGS, 1)
            assert player.sitting.tile == 1
            await player.press("escape", "p")
            if player.sitting.looking != PLAYERS:
                await player.press("p")
            await player.pilot.pause()
            first = text_of(player.pilot)
            await turn_wheel(player, PLAYERS, 1)
            if player.sitting.scrolled:
                assert text_of(player.pilot) != first
                await turn_wheel(player, PLAYERS, -1)
                assert player.sitting.scrolled == 0
            await player.press("l")
            await turn_wheel(player, LOG, 1)
            assert player.sitting.scrolled == 0, "there is nothing newer"
            await player.press("k")
            await player.pilot.pause()
            page = player.pilot.app.screen
            assert isinstance(page, ReadingScreen)
            page.query_one(Pane).post_message(Pane.Wheeled("reading", 1))
            await player.pilot.pause()
            assert page.first > 0 or size != SMALL

    asyncio.run(play())


def test_a_seat_in_the_first_line_shows_its_farm() -> None:
    async def play() -> None:
        async with a_table("human", "human", "human") as player:
            await click_at(player, " C ")
            assert player.sitting.seat_shown == 2
            assert player.sitting.looking == HOME

    asyncio.run(play())


def test_a_new_game_is_chosen_by_mouse() -> None:
    async def play() -> None:
        app = TerminalApp("en", UNICODE, lambda app: app.show_first(ChoosingScreen()))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            choosing = app.screen
            assert isinstance(choosing, ChoosingScreen)
            row, text = next(
                (n, each) for n, each in enumerate(text_of(pilot).splitlines()) if "< 2 >" in each
            )
            for sign, players in ((">", 3), (">", 4), ("<", 3)):
                await pilot.click(offset=(text.index(sign), row))
                await pilot.pause()
                assert choosing.players == players
            assert app.screen is choosing, "a change begins no game"

    asyncio.run(play())


def test_the_line_above_a_space_belongs_to_it() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.press("m")
            await player.pilot.pause()
            lines = text_of(player.pilot).splitlines()
            row = next(n for n, each in enumerate(lines) if "b2" in each)
            await player.pilot.click(offset=(lines[row].index("b2") + 8, row))
            await player.pilot.pause()
            assert player.sitting.cell == "b2"

    asyncio.run(play())
