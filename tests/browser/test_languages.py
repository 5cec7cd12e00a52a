"""German and English, switched in the middle of a game."""

import pytest
from playwright.sync_api import Page, expect

from caverna.words.texts import Words
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.robot import Robot
from tests.browser.serving import Server

ENGLISH_ONLY = (
    "Logging",
    "End turn",
    "Restart turn",
    "At any time",
    "Round 1",
    "Dwelling",
    "Place on",
    "greedy",
    "Greedy",
)

VISIBLE_TEXT = """() => {
  const page = document.querySelector("main").cloneNode(true);
  for (const told of page.querySelectorAll("[aria-live]")) told.remove();
  return page.textContent;
}"""
"""Without what has been read out already, in the language of that moment."""


TOLD = """() => [...document.querySelectorAll("[aria-live]")].map((each) => each.textContent).join(" ")"""


def switch_to(page: Page, language: str) -> None:
    page.locator("header .menu").click()
    page.locator("dialog[open] .settings select").first.select_option(language)
    page.keyboard.press("Escape")


def test_a_table_changes_its_language_and_back(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.new_table("human", "greedy"))
    robot = Robot(me)
    for _ in range(3):
        robot.step()
    before = me.now()["log"]
    switch_to(me.page, "de")
    expect(me.page.locator("[data-action=end]")).to_have_text(Words("de").say("web-end-turn"))
    expect(me.page.locator('[data-space="logging"]')).to_contain_text(Words("de").say("space-logging")[:5])
    Mouse(me.page).turn_to("log")
    me.page.wait_for_function("() => heard.state.decision.say.match(/[a-zäöü]/)")
    expect(me.page.locator(".log .scroll")).not_to_contain_text("Place on")
    text = me.page.evaluate(VISIBLE_TEXT)
    assert [word for word in ENGLISH_ONLY if word in text] == []
    told = me.page.evaluate(TOLD)
    assert [word for word in ENGLISH_ONLY if word in told] == [], "an old sentence may be read out again"
    assert me.page.evaluate("() => document.documentElement.lang") == "de"
    assert me.now()["log"] == before
    keep(me.page, "table_german")
    robot.step()
    switch_to(me.page, "en")
    expect(me.page.locator("[data-action=end]")).to_have_text("End turn")
    Mouse(me.page).turn_to("log")
    expect(me.page.locator(".log")).to_contain_text("Place on")


@pytest.mark.parametrize("path", ["/", "/stats", "/learn"])
def test_every_page_speaks_german(sit: Sit, path: str) -> None:
    me = sit(path=path)
    expect(me.page.locator("nav")).to_contain_text("Settings")
    me.page.get_by_role("button", name="Deutsch").click()
    expect(me.page.locator("nav")).to_contain_text(Words("de").say("web-settings"))
    me.page.reload()
    expect(me.page.locator("nav")).to_contain_text(Words("de").say("web-settings"))
    me.page.get_by_role("button", name="English").click()
    expect(me.page.locator("nav")).to_contain_text("Settings")
