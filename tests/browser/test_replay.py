"""Replaying a game, and playing on from the middle of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.people import Person
from tests.browser.positions import in_round, is_over, record_of
from tests.browser.robot import Robot
from tests.browser.serving import Server


def finished(server: Server, sit: Sit, path: str) -> Person:
    created = server.import_record(record_of(2, is_over, seed=2), "human", "human")
    return sit(created, path.format(created["table"]))


def test_scrub_step_and_jump(server: Server, sit: Sit, keep: Keep) -> None:
    me = finished(server, sit, "/replay/{}")
    page = me.page
    bar = page.get_by_role("slider")
    expect(bar).to_have_value("0")
    page.get_by_role("button", name="One move forward").click()
    expect(bar).to_have_value("1")
    most = int(bar.get_attribute("max") or 0)
    bar.fill(str(most // 2))
    expect(page.get_by_text(f"After move {most // 2} of {most}")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"move={most // 2}$"))
    keep(page, "replay")
    page.reload()
    expect(bar).to_have_value(str(most // 2))
    page.keyboard.press("ArrowLeft")
    expect(bar).to_have_value(str(most // 2 - 1))
    page.get_by_role("combobox", name="Jump to round").select_option("8")
    expect(page.get_by_text(re.compile("Round 8 ·"))).to_be_visible()
    page.keyboard.press("End")
    expect(bar).to_have_value(str(most))
    page.keyboard.press("Home")
    expect(bar).to_have_value("0")
    page.get_by_role("combobox", name="Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber >= 3")
    page.get_by_role("button", name="Pause").click()


def test_the_end_of_a_turn_has_no_line_of_its_own(server: Server, sit: Sit) -> None:
    """Unless one looks at that very moment."""
    page = finished(server, sit, "/replay/{}?move=0").page
    page.locator("li[data-move]").first.wait_for()
    expect(page.get_by_text("End the turn")).to_have_count(0)
    page.get_by_role("slider").fill(page.locator("li[hidden]").first.get_attribute("data-move") or "")
    expect(page.locator("[aria-current=step]")).to_contain_text("End the turn")


def test_a_fork_is_a_game_of_its_own(server: Server, sit: Sit) -> None:
    me = finished(server, sit, "/replay/{}?move=60")
    expect(me.page.get_by_role("slider")).to_have_value("60")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_role("button", name="Start the new game").click()
    expect(me.page).to_have_url(re.compile(rf"/table/(?!{me.table})"))
    asked = me.wait_for_my_turn()
    assert len(asked["log"]) >= 60
    old = server.ask(f"/api/tables/{me.table}/at/60?language=en")
    assert isinstance(old, dict)
    assert [entry["move"] for entry in old["log"]][:60] == asked["log"][:60]
    assert len(Robot(me).step(asked)["log"]) > len(asked["log"])


def test_a_record_goes_out_and_comes_in(server: Server, sit: Sit) -> None:
    me = finished(server, sit, "/replay/{}")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Save the record").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record.startswith("caverna record 1")
    me.goto("/")
    me.page.get_by_text("Bring in a game record", exact=False).first.click()
    me.page.locator("textarea").fill(record)
    me.page.locator("textarea").locator("xpath=ancestor::details//button").click()
    expect(me.page).to_have_url(re.compile(rf"/table/(?!{me.table})"))
    expect(me.page.get_by_text("The game is over.").first).to_be_visible()


def test_an_entry_of_the_log_leads_to_its_moment(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    robot = Robot(me)
    for _ in range(6):
        robot.step()
    Mouse(me.page).turn_to("log")
    me.page.locator(".log summary").last.click()
    me.page.locator(".log button.look").last.click()
    expect(me.page).to_have_url(re.compile(rf"/replay/{me.table}\?move=\d+"))
    expect(me.page.get_by_role("slider")).to_be_visible()


def test_statistics_count_my_games(server: Server, sit: Sit, keep: Keep) -> None:
    me = finished(server, sit, "/stats")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.locator("main")).to_contain_text("Anna")
    expect(me.page.locator("table.list tbody tr")).to_have_count(1)
    keep(me.page, "stats")


@pytest.mark.parametrize("players", [2, 4, 7])
def test_slider_and_farms_share_one_screen(server: Server, sit: Sit, players: int) -> None:
    created = server.import_record(record_of(players, in_round(7)), *["human"] * players)
    me = sit(created, f"/replay/{created['table']}?move=60", size=(1366, 768))
    me.page.locator(".home h3").first.wait_for()
    boxes = [me.page.get_by_role("slider").bounding_box()]
    boxes += [home.bounding_box() for home in me.page.locator("main .home .land").all()]
    assert len(boxes) == 1 + players
    for box in boxes:
        assert box is not None
        assert box["y"] + box["height"] <= 768
        assert box["x"] + box["width"] <= 1366
