"""Looking back at a game in the browser: from the final score and in the replay."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Keep, Sit
from tests.browser.people import PHONE
from tests.browser.positions import in_round, is_over, record_of
from tests.browser.serving import Server

SHOW = "[data-action=look-at-turn]"


def is_told(page: Page) -> None:
    """The review has been made: a curve a seat, and turns for both of them."""
    expect(page.locator(".review figure svg path")).to_have_count(2)
    expect(page.locator(".review figure tbody tr")).to_have_count(2)
    expect(page.locator(".review .seats > section")).to_have_count(2)
    expect(page.locator(".review")).to_contain_text(re.compile(r"Round \d+: cost [\d.]+ points"))


def test_the_final_score_leads_to_the_costly_turns(server: Server, sit: Sit, keep: Keep) -> None:
    created = server.import_record(record_of(2, is_over, seed=2), "human", "human")
    me = sit(created)
    me.page.locator("header .score").click()
    me.page.locator("[data-action=review]").click()
    is_told(me.page)
    me.page.locator(SHOW).first.scroll_into_view_if_needed()
    keep(me.page, "review")
    move = me.page.locator(SHOW).first.get_attribute("data-move")
    me.page.locator(SHOW).first.click()
    expect(me.page).to_have_url(re.compile(rf"/replay/{me.table}\?move={move}\b"))
    expect(me.page.get_by_role("slider")).to_have_value(str(move))
    is_told(me.page)


def test_a_replay_jumps_to_a_costly_turn(server: Server, sit: Sit, keep: Keep) -> None:
    created = server.import_record(record_of(2, is_over, seed=2), "human", "human")
    me = sit(created, f"/replay/{created['table']}", language="en")
    me.page.locator("[data-action=review]").click()
    is_told(me.page)
    last = me.page.locator(SHOW).last
    move = last.get_attribute("data-move")
    last.click()
    expect(me.page.get_by_role("slider")).to_have_value(str(move))
    keep(me.page, "review_replay")


def test_a_review_on_a_phone_in_german(server: Server, sit: Sit, keep: Keep) -> None:
    created = server.import_record(record_of(2, is_over, seed=2), "human", "human")
    me = sit(created, f"/replay/{created['table']}?review", size=PHONE, language="de")
    expect(me.page.locator(".review")).to_contain_text(re.compile(r"Runde \d+: kostet [\d,]+ Punkte"))
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    keep(me.page, "review_phone")


def test_a_game_that_goes_on_is_not_looked_back_at(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, in_round(3)), "human", "human")
    me = sit(created, f"/replay/{created['table']}?review")
    expect(me.page.get_by_role("slider")).to_be_visible()
    expect(me.page.locator(".review, [data-action=review]")).to_have_count(0)
