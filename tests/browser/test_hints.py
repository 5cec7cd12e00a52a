"""Hints in the browser: the button, the key, three turns, playing one of them, and the word of everybody."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.people import PHONE, Person
from tests.browser.positions import in_round, record_of
from tests.browser.serving import Server

BUTTON = "[data-action=hint]"
TURNS = ".hints > ol > li"


def in_the_middle(server: Server, sit: Sit, **preferences: object) -> Person:
    created = server.import_record(record_of(2, in_round(4)), "human", "human")
    me = sit(created, **preferences)
    me.wait_for_my_turn()
    return me


def test_the_button_tells_three_turns_with_points_and_reasons(server: Server, sit: Sit, keep: Keep) -> None:
    me = in_the_middle(server, sit)
    me.page.locator(BUTTON).click()
    turns = me.page.locator(TURNS)
    expect(turns).to_have_count(3)
    for i in range(3):
        expect(turns.nth(i)).to_contain_text(re.compile(r"Place on .* [\d.]+ points expected"))
        assert 1 <= turns.nth(i).locator("ul > li").count() <= 3
    keep(me.page, "hint")
    me.page.keyboard.press("Escape")
    expect(turns).to_have_count(0)


def test_a_key_opens_it_and_a_turn_is_played_up_to_its_end(server: Server, sit: Sit) -> None:
    me = in_the_middle(server, sit)
    version = me.now()["version"]
    before = len(me.now()["log"])
    me.page.keyboard.press("h")
    first = me.page.locator("[data-action=play-hint]").first
    first.hover()
    expect(me.page.locator(".space.hinted, .hinted").first).to_be_visible()
    first.click()
    me.page.wait_for_function("(version) => heard.state.version > version", arg=version)
    asked = me.wait_for_my_turn(version)
    assert len(asked["log"]) > before
    assert asked["waits"] or any(choice["move"] == "end" for choice in asked["moves"])
    assert asked["can_take_back"], "the player may still think better of it"
    me.page.locator("[data-action=restart]").click()
    me.page.wait_for_function("(n) => heard.log.length === n", arg=before)


def test_a_hint_is_in_the_language_of_the_reader_and_fits_a_phone(
    server: Server, sit: Sit, keep: Keep
) -> None:
    me = in_the_middle(server, sit, size=PHONE, language="de")
    me.page.locator(BUTTON).tap()
    expect(me.page.locator(TURNS).first).to_contain_text("Punkte zu erwarten")
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    keep(me.page, "hint_phone")


def test_text_mode_has_it_too(server: Server, sit: Sit) -> None:
    me = in_the_middle(server, sit, text_mode=True)
    me.page.locator(BUTTON).click()
    expect(me.page.locator(TURNS)).to_have_count(3)


def test_among_two_people_both_have_to_agree(server: Server, sit: Sit, keep: Keep) -> None:
    created = server.new_table("human", "human")
    tokens = created["tokens"]
    anna = sit({**created, "tokens": {"0": tokens["0"]}})
    bodo = sit({**created, "tokens": {"1": tokens["1"]}})
    anna.page.wait_for_function("() => heard.state?.decision?.seat >= 0")
    seat = anna.page.evaluate("() => heard.state.decision.seat")
    asked, other = (anna, bodo) if seat == 0 else (bodo, anna)
    asked.wait_for_my_turn()
    asked.page.locator(BUTTON).click()
    expect(asked.page.locator(".agreement")).to_contain_text("only if all of them agree")
    expect(asked.page.locator(TURNS)).to_have_count(0)
    asked.page.locator(".agreement [data-action=agree-to-hints]").click()
    expect(asked.page.locator(".agreement [aria-pressed=true]")).to_be_visible()
    expect(asked.page.locator(TURNS)).to_have_count(0)
    request = other.page.locator("p[role=status] [data-action=agree-to-hints]")
    expect(request).to_be_visible()
    keep(other.page, "hint_request")
    request.click()
    expect(asked.page.locator(TURNS)).to_have_count(3)
    other.page.locator(BUTTON).click()
    other.page.locator(".agreement [data-action=agree-to-hints]").click()
    expect(asked.page.locator(TURNS)).to_have_count(0)
