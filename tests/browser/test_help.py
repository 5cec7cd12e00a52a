"""What things on the table are: explained on hovering, on a long press, and by the question mark."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.farm import sit_at_farm
from tests.browser.hands import Fingertip, Keyboard, middle
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server

TOPICS = {
    "space": ("[data-space=logging]", "Logging"),
    "tile": (".home.large [data-cell=e2]", "Tunnel"),
    "room": (".home.large [data-cell=d3]", "Cuddle room"),
    "furnishing": ("[data-furnishing=dwelling]", "Dwelling"),
    "loot": (".expedition [data-help=loot-wood]", "1 wood"),
    "good": ("[data-good=wood]", "wood"),
    "score": ("dialog [data-help=score-animals]", "Farm animals"),
}
TABS = {"space": "board", "furnishing": "furnishings"}


def come_to(me: Person, topic: str) -> Locator:
    """Bring it onto the screen."""
    is_phone = me.page.locator("main.phone").count() > 0
    if topic == "loot":
        if is_phone:
            me.page.locator("#tab-board").tap()
        me.page.locator("[data-space=logging] .press").click()
    elif topic == "score":
        me.page.locator("header .score, header [data-action=score]").first.click()
    elif is_phone:
        me.page.locator(f"#tab-{TABS.get(topic, 'home')}").tap()
    thing = me.page.locator(TOPICS[topic][0]).first
    thing.wait_for()
    thing.scroll_into_view_if_needed()
    return thing


def explains(page: Page, topic: str, is_pinned: bool) -> None:
    popup = page.locator(".help-popup")
    expect(popup.locator("strong")).to_have_text(re.compile(f"^{TOPICS[topic][1]}"))
    assert popup.locator("p").count() > 0, "a name alone is no help"
    assert popup.locator(".close").count() == is_pinned


@pytest.mark.parametrize("topic", TOPICS)
def test_hovering_and_the_question_mark_explain(server: Server, sit: Sit, topic: str) -> None:
    me = sit_at_farm(server, sit)
    thing = come_to(me, topic)
    thing.hover()
    explains(me.page, topic, is_pinned=False)
    me.page.evaluate("() => document.activeElement.blur()")
    me.page.keyboard.press("?")
    explains(me.page, topic, is_pinned=True)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".help-popup")).to_have_count(0)


@pytest.mark.parametrize("topic", TOPICS)
def test_a_long_press_explains_and_does_nothing(server: Server, sit: Sit, topic: str) -> None:
    me = sit_at_farm(server, sit, PHONE)
    x, y = middle(come_to(me, topic))
    sent = len(me.sent())
    finger = Fingertip(me.page)
    finger.touch("touchStart", x, y)
    me.page.locator(".help-popup").wait_for()
    finger.touch("touchEnd")
    explains(me.page, topic, is_pinned=True)
    assert len(me.sent()) == sent


@pytest.mark.parametrize("topic", ["space", "tile", "furnishing"])
def test_the_question_mark_explains_what_has_the_focus(server: Server, sit: Sit, topic: str) -> None:
    me = sit_at_farm(server, sit)
    thing = come_to(me, topic)
    button = thing.locator(".press") if topic == "space" else thing
    Keyboard(me.page).reach(button)
    me.page.keyboard.press("?")
    explains(me.page, topic, is_pinned=True)
