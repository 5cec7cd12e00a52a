"""A campaign on the full screen: the sheet, a game that is kept in its file, the shop."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.expansions.frantic_fiends.campaign.campaign import new_campaign, note_result
from caverna.expansions.frantic_fiends.campaign.file import SavedCampaign, load_campaign, save_campaign
from caverna.expansions.frantic_fiends.campaign.sheet import PLAYING
from caverna.expansions.frantic_fiends.terminal.campaign_screen import CampaignScreen
from caverna.terminal.app import TerminalApp
from caverna.terminal.signs import UNICODE
from caverna.words.texts import LANGUAGES
from tests.terminal.playing import KeyPlayer, text_of
from tests.terminal.real_terminal import RealTerminal
from tests.terminal.test_ways_to_play import colours_in


def app_for(file: Path, saved: SavedCampaign) -> TerminalApp:
    return TerminalApp("en", UNICODE, lambda app: app.show_first(CampaignScreen(file, saved)))


def test_a_game_of_the_campaign_is_kept_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    saved = save_campaign(file, SavedCampaign(new_campaign("easy", 7)))

    async def play() -> None:
        async with app_for(file, saved).run_test() as pilot:
            await pilot.pause()
            assert "Campaign sheet" in text_of(pilot)
            await pilot.press("enter")
            player = KeyPlayer(pilot)
            await player.settle()
            await player.play(player.sitting.moves[0].move)
            await player.press("o")
            await pilot.pause()
            assert "Orc I" in text_of(pilot)

    asyncio.run(play())
    game = load_campaign(file).game
    assert game is not None
    assert any(seat == 0 for seat, _ in game.moves_played)


def test_the_shop_fills_a_basket_and_takes_the_points(tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    won = note_result(new_campaign("easy", 7), ("s1", "l1", "r1", "m1a"), 60, True, False)
    saved = save_campaign(file, SavedCampaign(replace(won)))

    async def play() -> None:
        async with app_for(file, saved).run_test(size=(100, 40)) as pilot:
            await pilot.pause()
            await pilot.press("down", "down", "enter")
            await pilot.pause()
            await pilot.press("up", "up", "enter")
            await pilot.pause()

    asyncio.run(play())
    after = load_campaign(file).campaign
    assert after.status == PLAYING
    assert len(after.history[-1].bought) == 1
    assert after.history[-1].spent > 0


def test_an_open_turn_of_the_campaign_is_still_open_when_one_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    saved = save_campaign(file, SavedCampaign(new_campaign("easy", 7)))

    async def play() -> None:
        async with app_for(file, saved).run_test() as pilot:
            await pilot.press("enter")
            player = KeyPlayer(pilot)
            await player.settle()
            while not player.sitting.waits_for_end:
                answers = [each for each in player.sitting.moves if each.kind == "answer"]
                await player.play(answers[0].move)
                await player.settle()
            left = len(player.local.table.log.moves)
        again = load_campaign(file)
        assert again.waits_for_end
        assert again.moves_written == left
        async with app_for(file, again).run_test() as pilot:
            await pilot.press("enter")
            player = KeyPlayer(pilot)
            await player.settle()
            assert player.sitting.waits_for_end
            await player.press("z")
            assert player.sitting.places
            assert not load_campaign(file).waits_for_end

    asyncio.run(play())


def test_a_campaign_gone_on_with_elsewhere_is_said_in_words_and_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    saved = save_campaign(file, SavedCampaign(new_campaign("easy", 7)))

    async def play() -> None:
        async with app_for(file, saved).run_test() as pilot:
            await pilot.press("enter")
            player = KeyPlayer(pilot)
            await player.settle()
            file.write_text("somebody else was here\n")
            await player.play(player.sitting.moves[0].move)
            await pilot.pause()
            assert "elsewhere" in text_of(pilot)
            await player.settle()
            await player.press("q")
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert "elsewhere" in text_of(pilot)

    asyncio.run(play())
    assert file.read_text() == "somebody else was here\n"


def test_nothing_is_paid_into_a_file_that_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    won = note_result(new_campaign("easy", 7), ("s1", "l1", "r1", "m1a"), 60, True, False)
    saved = save_campaign(file, SavedCampaign(replace(won)))

    async def play() -> None:
        async with app_for(file, saved).run_test(size=(100, 40)) as pilot:
            file.write_text("somebody else was here\n")
            await pilot.press("down", "down", "enter", "up", "up", "enter")
            await pilot.pause()
            assert "elsewhere" in text_of(pilot)

    asyncio.run(play())
    assert file.read_text() == "somebody else was here\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_sheet_is_seen_at_80x24_under_one_title(language: str, tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    won = note_result(new_campaign("easy", 7), ("s1", "l1", "r1", "m1a"), 60, True, False)
    saved = save_campaign(file, SavedCampaign(won))

    async def look() -> None:
        app = TerminalApp(language, UNICODE, lambda app: app.show_first(CampaignScreen(file, saved)))
        async with app.run_test() as pilot:
            await pilot.pause()
            shown = text_of(pilot)
            heads = [app.words.say(f"ui-campaign-{key}") for key in ("points", "total", "spent", "left")]
            row = next(each for each in shown.splitlines() if heads[0] in each)
            assert row.split()[-4:] == heads
            assert shown.count(app.words.say("ui-campaign-sheet")) == 1
            assert "M1a" in shown

    asyncio.run(look())


def test_a_campaign_has_no_more_signs_and_colours_than_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "orcs.txt"
    save_campaign(file, SavedCampaign(new_campaign("easy", 7)))
    words = ["campaign", "play", str(file), "--ascii", "--no-colour", "--language", "de"]
    with RealTerminal(words, {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}) as shown:
        shown.wait_for("Spielen")
        shown.type("\r")
        shown.wait_for("Hoehlenbau")
        assert shown.raw.isascii()
        assert not colours_in(shown.raw)
