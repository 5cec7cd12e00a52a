"""The keys of a table, and what is one click away: rules, index, the report about something that is wrong."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Keyboard
from tests.browser.people import PHONE
from tests.browser.positions import in_round, record_of
from tests.browser.serving import Server
from tests.browser.test_screens import OVERFLOWING, faults

LEAVES = ("rules", "index", "keys", "wrong")


def test_a_turn_by_keys_alone(server: Server, sit: Sit) -> None:
    """Arrows to a space, Enter, U back, Enter again, Enter to end the turn."""
    me = sit(server.new_table("human", "human"))
    asked = me.wait_for_my_turn()
    page = me.page
    page.keyboard.press("ArrowRight")
    first = page.evaluate("() => document.activeElement.closest('.space').dataset.space")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("() => document.activeElement.closest('.space').dataset.space")
    assert first != second
    page.locator("[data-space=wood_gathering] .press").focus()
    page.keyboard.press("Enter")
    asked = me.wait_for_my_turn(after=asked["version"])
    assert asked["waits"]
    page.keyboard.press("u")
    asked = me.wait_for_my_turn(after=asked["version"])
    assert not asked["waits"]
    assert "place wood_gathering" in [choice["move"] for choice in asked["moves"]]
    page.locator("[data-space=wood_gathering] .press").focus()
    page.keyboard.press("Enter")
    asked = me.wait_for_my_turn(after=asked["version"])
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    assert not me.wait_for_my_turn(after=asked["version"])["waits"]


def test_digits_choose_answers(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    me.page.locator("[data-space=excavation] .press").click()
    me.page.locator("section.question .answers button:enabled").first.wait_for()
    before = me.wait_for_my_turn()
    me.page.keyboard.press("1")
    me.page.wait_for_function(
        "(old) => heard.state.version > old || document.querySelector('.answers [aria-pressed=true]')",
        arg=before["version"],
    )


def test_the_focus_goes_to_the_question_once_its_answer_is_gone(server: Server, sit: Sit) -> None:
    """Nobody who plays by keyboard begins at the top of the page again after every answer."""
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    keyboard = Keyboard(me.page)
    keyboard.press(me.page.locator("[data-space=excavation] .press"))
    take = me.page.locator("section.question .answers [data-move=take]")
    take.wait_for()
    keyboard.press(take)
    expect(take).to_have_count(0)
    expect(me.page.locator("section.question h2")).to_be_focused()


@pytest.mark.parametrize(("key", "leaf"), [("f", "furnishings"), ("l", "log")])
def test_a_key_shows_furnishings_and_log(server: Server, sit: Sit, key: str, leaf: str) -> None:
    me = sit(server.new_table("human", "greedy"), size=PHONE)
    me.wait_for_my_turn()
    tab = me.page.locator(f"#tab-{leaf}")
    me.page.keyboard.press(key)
    expect(tab).to_have_attribute("aria-selected", "true")
    me.page.keyboard.press(key)
    expect(me.page.locator("#tab-board")).to_have_attribute("aria-selected", "true")


def test_no_key_acts_while_somebody_writes(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    me.page.locator("[data-action=look-up]").click()
    me.page.locator("#tab-index").click()
    me.page.get_by_role("searchbox").last.fill("full")
    me.page.keyboard.type("u1?")
    expect(me.page.get_by_role("searchbox").last).to_have_value("fullu1?")
    assert me.sent() == []


def test_the_list_of_keys_is_a_key_away(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog[open] kbd")).to_have_count(11)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_what_is_looked_up(server: Server, sit: Sit, keep: Keep, theme: str) -> None:
    me = sit(server.import_record(record_of(2, in_round(4)), "human", "human"), theme=theme)
    me.wait_for_my_turn()
    me.page.locator("[data-action=look-up]").click()
    for leaf in LEAVES:
        me.page.locator(f"#tab-{leaf}").click()
        expect(me.page.locator(f"#tab-{leaf}")).to_have_attribute("aria-selected", "true")
        keep(me.page, f"look_up_{leaf}_{theme}")
        assert faults(me) == [], leaf


@pytest.mark.parametrize("language", ["en", "de"])
def test_looking_up_fits_on_a_phone(server: Server, sit: Sit, language: str) -> None:
    me = sit(server.new_table("human"), size=PHONE, language=language)
    me.wait_for_my_turn()
    me.page.locator("[data-action=look-up]").tap()
    for leaf in LEAVES:
        me.page.locator(f"#tab-{leaf}").tap()
        assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
        assert me.page.evaluate(OVERFLOWING) == []


def test_every_furnishing_stands_in_the_index(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    on_offer = me.page.evaluate("() => heard.state.view.furnishings.map(({ furnishing }) => furnishing)")
    me.page.locator("[data-action=look-up]").click()
    me.page.locator("#tab-index").click()
    entries = me.page.locator("[data-entry^=furnishing-]")
    names = entries.evaluate_all("(all) => all.map((each) => each.dataset.entry.slice(11))")
    assert set(on_offer) <= set(names)
    me.page.locator("dialog[open]").get_by_role("searchbox").fill("slaughter")
    expect(me.page.locator("[data-entry=furnishing-slaughtering_cave]")).to_be_visible()
    assert entries.count() < len(names)


def test_a_report_holds_what_one_needs_and_no_keys(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, in_round(4)), "human", "human")
    me = sit(created)
    me.wait_for_my_turn()
    me.page.locator("[data-action=look-up]").click()
    me.page.locator("#tab-wrong").click()
    me.page.get_by_label("What is wrong?").fill("The cow is blue")
    report = me.page.locator("textarea.report")
    expect(report).to_have_value(re.compile("The cow is blue"))
    text = report.input_value()
    for part in ("## Version\n0.", '"players":2', "1440x900", "caverna record 1", "place "):
        assert part in text, part
    assert not [token for token in created["tokens"].values() if token in text]
    with me.page.expect_download() as saved:
        me.page.locator("[data-action=save-report]").click()
    assert saved.value.path().read_text(encoding="utf-8") == text
