"""One is told where one is, what the keys do there, and what was not understood."""

import asyncio
from dataclasses import replace

import pytest

from caverna.server.protocol.http_messages import Review
from caverna.terminal.app import TerminalApp
from caverna.terminal.choosing_screen import ChoosingScreen
from caverna.terminal.drawing.header import header
from caverna.terminal.drawing.supply import players_pane
from caverna.terminal.reading import ReadingScreen
from caverna.terminal.sitting import ACTIONS, ANSWERS, HOME
from caverna.words.texts import LANGUAGES
from tests.arranging import a_game
from tests.patience import PATIENCE
from tests.terminal.at_a_table import a_sitting, sittings_of_a_game
from tests.terminal.playing import MIDDLING, SMALL, KeyPlayer, a_table, text_of
from tests.terminal.test_nothing_is_cut import drawn
from tests.terminal.test_ways_to_play import click_at, until_read


def footer_of(player: KeyPlayer) -> str:
    """The last line."""
    return text_of(player.pilot).splitlines()[-1]


def test_among_the_furnishings_the_last_line_tells_the_keys_that_are_no_letters() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            words = player.sitting.words
            await player.press("f")
            await player.pilot.pause()
            assert f"ESCAPE {words.say('screen-key-escape')}" in footer_of(player)
            assert words.say("screen-key-u") not in footer_of(player)
            await click_at(player, f"ESCAPE {words.say('screen-key-escape')}")
            assert words.say("screen-key-u") in footer_of(player)

    asyncio.run(play())


def test_the_key_of_the_box_is_called_by_what_it_shows() -> None:
    async def play() -> None:
        async with a_table("human", expansion="frantic_fiends") as player:
            assert "O Orcs" in footer_of(player)
        async with a_table("human") as player:
            assert " O " not in footer_of(player)

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["?", "k"])
def test_a_page_says_how_it_closes(key: str, language: str) -> None:
    async def play() -> None:
        async with a_table("human", language=language) as player:
            hint = player.sitting.words.say("screen-reading-hint")
            await player.press(key)
            assert hint in (await until_read(player.pilot)).splitlines()[-1]

    asyncio.run(play())


def test_enter_on_the_action_board_goes_back_to_a_question_that_is_no_space() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.play("place excavation")
            await player.press("b", "enter")
            await player.pilot.pause()
            assert (player.sitting.focus, player.sitting.looking) == (ANSWERS, HOME)
            assert player.sitting.words.say("screen-answer-first") in text_of(player.pilot)

    asyncio.run(play())


def test_that_a_tile_cannot_lie_here_is_said_once() -> None:
    async def play() -> None:
        async with a_table("human", "human") as player:
            await player.play("place drift_mining")
            player.sitting.cell = "a1"
            await player.press("enter")
            await player.pilot.pause()
            assert text_of(player.pilot).count(player.sitting.words.say("screen-not-there")) == 1

    asyncio.run(play())


def test_the_palette_speaks_the_language_that_was_changed_at_the_table() -> None:
    async def play() -> None:
        async with a_table("human", size=MIDDLING) as player:
            await player.press("g")
            words = player.sitting.words
            assert words.language == "de"
            await player.pilot.press("ctrl+p")
            await player.pilot.pause()
            assert words.say("screen-do-restart") in text_of(player.pilot)

    asyncio.run(play())


def test_a_review_that_goes_on_fills_its_page_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caverna.terminal.table_screen.REVIEW_EVERY", 0.01)

    async def play() -> None:
        async with a_table("human") as player:
            asked = 0

            async def review() -> Review:
                nonlocal asked
                asked += 1
                return Review(asked, 4, asked > 3, {}, [])

            player.sitting.view["is_over"] = True
            heading = player.sitting.words.say("web-review-costly")
            monkeypatch.setattr(player.screen.source, "review", review)
            await player.press("v")
            await until_read(player.pilot)
            page = player.pilot.app.screen
            assert isinstance(page, ReadingScreen)
            for _ in range(int(PATIENCE * 50)):
                if page.told == [(heading, "")]:
                    return
                await asyncio.sleep(0.02)
            raise AssertionError(page.told)

    asyncio.run(play())


def test_names_stand_in_the_first_line_as_long_as_there_is_room() -> None:
    for players, is_named in ((2, True), (7, False)):
        sitting = a_sitting(players)
        assert sitting.state is not None
        for seat in sitting.state.seats:
            seat.name = f"Somebody {seat.seat}"
        shown = header(sitting, "open", 80).plain
        assert ("Somebody 1" in shown) == is_named
        assert len(shown) <= 80


def test_whoever_waits_for_others_is_told_with_which_link_they_come() -> None:
    sitting = a_sitting(2)
    assert sitting.state is not None
    sitting.invitation = "http://club.example/join/t1"
    assert not sitting.call
    sitting.state.seats[1].kind = "open"
    assert sitting.invitation in sitting.call
    assert sitting.invitation in "\n".join(each.plain for each in players_pane(sitting, 80, 12))


def test_names_are_divided_behind_their_own_hyphens() -> None:
    shown = "\n".join(drawn(a_sitting(4), MIDDLING, HOME)[HOME])
    assert "Entry-lev…" not in shown
    assert "Entry-" in shown


def test_what_shares_a_small_space_is_all_there() -> None:
    seen = ""
    for sitting in sittings_of_a_game("en", "frantic_fiends"):
        board = drawn(sitting, SMALL, HOME)[HOME]
        seen += "\n".join(board)
    assert any("Orc I 5 !" in each for each in seen.splitlines())


def test_a_game_that_is_over_is_not_offered_to_be_continued() -> None:
    async def look() -> None:
        async with a_table("human") as player:
            app = player.pilot.app
            assert isinstance(app, TerminalApp)
            choosing = ChoosingScreen()
            await app.push_screen(choosing)
            (game,) = choosing.saved
            words = app.words
            assert choosing.in_words(game).startswith(words.say("web-my-tables"))
            over = choosing.in_words(replace(game, is_over=True))
            assert over.startswith(words.say("screen-look-back"))

    asyncio.run(look())


def test_many_exchanges_are_listed_on_the_whole_board_under_their_name() -> None:
    async def play() -> None:
        async with a_table("human", "human", arranged=a_game(round=5, ruby=3)) as player:
            sitting = player.sitting
            title = sitting.words.say("ui-any-time-hint")
            for back in ("x", "escape"):
                await player.press("x")
                await player.pilot.pause()
                shown = text_of(player.pilot)
                assert title in shown
                for each in sitting.lines:
                    assert shown.count(each.say) == 1 or each.needs_place, each.say
                await player.press(back)
                await player.pilot.pause()
                assert title not in text_of(player.pilot)
                assert (sitting.focus, sitting.looking) == (ACTIONS, ACTIONS)

    asyncio.run(play())


def test_a_few_exchanges_leave_the_board_in_view() -> None:
    async def play() -> None:
        async with a_table("human", "human", arranged=a_game(round=5, sheep=1)) as player:
            await player.press("x")
            assert player.sitting.looking == ACTIONS
            assert player.sitting.is_anytime

    asyncio.run(play())
