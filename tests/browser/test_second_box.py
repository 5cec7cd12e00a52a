"""A second box in the browser: one folder more in a copy of the project, and no file of the base changed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.second_box.installed import project_with_the_box

LINES = """(tabs) => tabs.map((tab) => {
  const words = document.createRange();
  words.selectNodeContents(tab.firstChild);
  return words.getClientRects().length;
})"""
LAST_DWARF = """caverna record 1
rules 1
position
caverna position 1
expansion lanterns
players 2
round 12
turn A
seat A
goods food 12
dwarfs 0@logging 0
lanterns 2
room lantern_room d3
seat B
goods food 12
passed
end

"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that has the box, and a client that was built with its panel."""
    running = Server(tmp_path / "data", project_with_the_box(tmp_path / "house"))
    yield running
    running.stop()


def panel(me: Person, title: str) -> Locator:
    return me.page.get_by_role("region", name=title, exact=True)


def press(me: Person, words: str) -> None:
    me.page.locator("section.question").get_by_role("button", name=words, exact=True).click()


def line_of_the_score(me: Person, category: str) -> Locator:
    return me.page.locator("dialog[open] tr").filter(
        has=me.page.get_by_role("rowheader", name=category, exact=True)
    )


def test_a_second_box_is_played_in_the_browser(house: Server, sit: Sit, keep: Keep) -> None:
    begin_in_german(sit(path="/", address=house.address, language="de"), keep)
    created = house.import_record(LAST_DWARF, "human", "human")
    end_in_english(sit(created, address=house.address, language="en"), keep)
    look_on_a_phone(sit(created, address=house.address, language="de", size=PHONE), keep)


def begin_in_german(me: Person, keep: Keep) -> None:
    """Chosen in the lobby by its words; its space, its question, its panel, the score as it stands."""
    me.page.get_by_role("radio", name=re.compile("^Laternen")).check()
    expect(me.page.get_by_role("status").filter(has_text="Laternen")).to_be_visible()
    keep(me.page, "second_box_lobby")
    me.page.get_by_role("button", name="Spielen: Allein").click()
    me.wait_for_my_turn()
    market = me.page.locator("[data-space=lantern_market]")
    expect(market).to_contain_text("Laternenmarkt")
    expect(market.locator("[data-icon=lantern]")).to_be_visible()
    hand = Mouse(me.page)
    hand.turn_to("lanterns")
    expect(panel(me, "Laternen")).to_contain_text(": 0 Laternen")
    hand.turn_to("furnishings")
    expect(me.page.locator("[data-furnishing=lantern_room]")).to_contain_text("Laternenraum")
    hand.turn_to("board")
    market.locator(".press").click()
    press(me, "1 Laterne anzünden")
    expect(me.page.locator("section.question")).to_contain_text("wo hängt deine Laterne?")
    keep(me.page, "second_box_question")
    press(me, "An die Tür hängen")
    hand.turn_to("lanterns")
    expect(panel(me, "Laternen")).to_contain_text(": 1 Laterne")
    expect(panel(me, "Laternen").locator("[data-icon=lantern]")).to_have_count(1)
    me.page.locator("header .score").click()
    expect(line_of_the_score(me, "Laternen").locator("td")).to_have_text("1")


def end_in_english(me: Person, keep: Keep) -> None:
    """Its tile on the home board, its question, its panel, its line on the score sheet."""
    me.wait_for_my_turn()
    expect(me.page.locator(".home.large [data-cell=d3]")).to_have_attribute("aria-label", "d3: Lantern room")
    Mouse(me.page).turn_to("lanterns")
    expect(me.page.locator("[data-lanterns]")).to_have_text(["Anna: 2 lanterns", "Bodo: 0 lanterns"])
    Mouse(me.page).turn_to("board")
    me.page.locator("[data-space=lantern_market] .press").click()
    press(me, "Light 3 lanterns")
    expect(me.page.locator("section.question")).to_contain_text("Anna, where do your 3 lanterns hang?")
    press(me, "Hang them at the door")
    Mouse(me.page).turn_to("lanterns")
    expect(me.page.locator("[data-lanterns]")).to_have_text(["Anna: 5 lanterns", "Bodo: 0 lanterns"])
    keep(me.page, "second_box_table")
    press(me, "Pay 4 food")
    me.page.locator("[data-action=end]").click()
    expect(me.page.locator("section.question")).to_contain_text("Bodo, feed your dwarfs")
    press(me, "Pay 4 food")
    sheet = me.page.locator("dialog[open] .final")
    sheet.wait_for()
    expect(line_of_the_score(me, "Lanterns").locator("td")).to_have_text(["5", "0"])
    keep(me.page, "second_box_score")


def look_on_a_phone(me: Person, keep: Keep) -> None:
    """Its panel is a view among the others, and there is room for it."""
    me.page.keyboard.press("Escape")
    me.page.get_by_role("tab", name="Laternen").tap()
    Mouse(me.page).turn_to("lanterns")
    expect(me.page.locator("[data-lanterns]")).to_have_text(["Anna: 5 Laternen", "Bodo: 0 Laternen"])
    assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
    assert me.page.get_by_role("tab").evaluate_all(LINES) == [1] * 6
    keep(me.page, "second_box_phone")
