"""Advice is asked for while somebody looks at it, once for each state, and never on the way."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.farm import sit_at_farm
from tests.browser.hands import Keyboard, Mouse
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import Server

SCORES = "[data-furnishing=dwelling] [data-scores]"


def gets(me: Person, space: str, what: str) -> None:
    """The space says what it would give."""
    expect(me.page.locator(f"[data-space={space}] .gets")).to_contain_text(what)


def look_at_rooms(me: Person) -> None:
    """And back to the action board once it is known what they would score."""
    Mouse(me.page).turn_to("furnishings")
    expect(me.page.locator(SCORES)).to_be_visible()
    Mouse(me.page).turn_to("board")


def play_a_turn(me: Person, size: tuple[int, int]) -> None:
    """A dwarf, what he brings home, and the end of the turn."""
    if size == PHONE:
        me.page.locator("#tab-board").tap()
        me.page.locator("[data-space=supplies] .press").tap()
        me.page.locator("[data-action=end]").tap()
    else:
        Keyboard(me.page).reach(me.page.locator("[data-space=supplies] .press"))
        gets(me, "supplies", "+1")
        me.page.keyboard.press("Enter")
        me.page.locator("[data-action=end]").click()
    expect(me.page.locator("section.question")).to_contain_text("Bodo, place")


def test_a_turn_on_a_phone_costs_no_advice(server: Server, sit: Sit) -> None:
    """Until somebody looks for some: what comes last proves that nothing was on its way."""
    me = sit_at_farm(server, sit, PHONE)
    play_a_turn(me, PHONE)
    me.page.locator("#tab-furnishings").tap()
    expect(me.page.locator(SCORES)).to_be_visible()
    assert me.advice_wanted() == ["tile_scores", "tile_swaps"]


def test_a_turn_without_points_on_screen_costs_no_advice_about_them(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, hide_score=True)
    play_a_turn(me, LAPTOP)
    me.page.locator("[data-space=logging]").hover()
    gets(me, "logging", "+3")
    assert me.advice_wanted() == ["space_gains", "space_gains"], "one for each state that was looked at"


def test_a_state_is_asked_about_once(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit)
    look_at_rooms(me)
    for space, what in (("logging", "+3"), ("supplies", "+1"), ("logging", "+3")):
        me.page.locator(f"[data-space={space}]").hover()
        gets(me, space, what)
    assert me.advice_wanted() == ["tile_scores", "tile_swaps", "space_gains"]
    me.page.locator("[data-space=logging] .press").click()
    look_at_rooms(me)
    assert me.advice_wanted() == [
        *["tile_scores", "tile_swaps"],
        "space_gains",
        *["tile_scores", "tile_swaps"],
    ]
