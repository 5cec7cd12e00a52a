"""What things on the table are: explained on hovering, on a long press, and by the question mark."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.farm import sit_at_farm
from tests.browser.hands import Fingertip, Keyboard, Mouse, middle
from tests.browser.people import PHONE, SMALL_LAPTOP, Person
from tests.browser.serving import Server
from tests.patience import wait_until

TOPICS = {
    "space": ("[data-space=logging]", "Logging"),
    "tile": (".home.large [data-cell=e2]", "Tunnel"),
    "room": (".home.large [data-cell=d3]", "Cuddle room"),
    "furnishing": ("[data-furnishing=dwelling]", "Dwelling"),
    "loot": (".expedition [data-help=loot-wood]", "1 wood"),
    "good": ("[data-good=wood]", "wood"),
    "score": ("dialog [data-help=score-animals]", "Farm animals"),
}
COVERED = """() => {
  const popup = document.querySelector(".help-popup").getBoundingClientRect();
  return [...document.querySelectorAll(".home.large, .chooser, .space.can")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < popup.right && popup.left < right && top < popup.bottom && popup.top < bottom;
  }).map((each) => each.className);
}"""
TABS = {"space": "board", "furnishing": "furnishings"}


def come_to(me: Person, topic: str) -> Locator:
    """Bring it onto the screen."""
    hand = Mouse(me.page)
    if topic == "loot":
        hand.turn_to("board")
        me.page.locator("[data-space=logging] .press").click()
    elif topic == "score":
        me.page.locator("header .score, header [data-action=score]").first.click()
    else:
        hand.turn_to(TABS.get(topic, "home"))
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


@pytest.mark.parametrize("thing", [".home.large [data-cell=e2]", ".space.can[data-space=excavation]"])
def test_what_explains_lies_over_nothing_that_is_needed(server: Server, sit: Sit, thing: str) -> None:
    """Neither over my home board nor over a card that can be chosen."""
    me = sit_at_farm(server, sit, SMALL_LAPTOP)
    me.page.locator(thing).hover()
    me.page.locator(".help-popup p").first.wait_for()
    wait_until(lambda: me.page.evaluate(COVERED) == [], "a place for the explanation")


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


def test_what_comes_to_lie_under_a_still_mouse_is_not_explained(server: Server, sit: Sit) -> None:
    """The board of furnishings opens where the card was pressed; who moves on points at something."""
    me = sit_at_farm(server, sit, size=SMALL_LAPTOP)
    x, y = middle(me.page.locator("[data-space=housework]"))
    me.page.mouse.click(x, y)
    me.page.locator("[data-furnishing]").first.wait_for()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-help]') !== null"
    wait_until(lambda: me.page.evaluate(under, [x, y]), "a furnishing lies there now")
    me.page.wait_for_timeout(1500)
    expect(me.page.locator(".help-popup")).to_have_count(0)
    me.page.locator("[data-furnishing]").first.hover()
    expect(me.page.locator(".help-popup")).to_be_visible()
