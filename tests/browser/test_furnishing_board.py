"""The board of furnishings: opens by itself, what can be built first, two clicks to a room."""

import re

import pytest
from playwright.sync_api import expect

from caverna.game import Game
from caverna.record.record import write_record
from tests.arranging import a_game
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.people import PHONE, SMALL_LAPTOP, TABLET, Person
from tests.browser.serving import Server
from tests.browser.test_screens import COLOURS, OVERFLOWING, faults

IN_SIGHT = """(each) => {
  const box = each.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.bottom <= innerHeight && there !== null && each.contains(there);
}"""

CUT_SHORT = """() => [...document.querySelectorAll("[data-furnishing] .effect")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.innerText)"""


def builder() -> Game:
    """Wood and stone for some rooms, a ruby for the next, two caverns; somebody else has the Carpenter."""
    return a_game(
        round=4,
        wood=4,
        stone=2,
        ruby=1,
        food=6,
        cavern="d3 e3",
        others={"B": {"rooms": "carpenter d3", "dwarfs": "0@logging 0"}},
    )


def sit_down(server: Server, sit: Sit, size: tuple[int, int] = SMALL_LAPTOP, **preferences: object) -> Person:
    created = server.import_record(write_record(builder()), "human", "human")
    me = sit(created, size=size, **preferences)
    me.wait_for_my_turn()
    return me


def test_housework_with_a_room_is_four_clicks_without_scrolling(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_down(server, sit)
    for click in (
        "[data-space=housework] .press",
        "[data-furnishing=builder]",
        ".home.large [data-cell=e3]",
        "[data-action=end]",
    ):
        thing = me.page.locator(click)
        thing.wait_for()
        assert thing.evaluate(IN_SIGHT), f"{click} is out of sight"
        thing.click()
        keep(me.page, "furnishing_board")
    me.page.wait_for_function("() => heard.state.decision.seat === 1")
    assert [sent.get("move") for sent in me.sent()][:2] == ["place housework", "furnish builder e3"]
    expect(me.page.locator("#tab-board")).to_have_attribute("aria-selected", "true")


def test_a_dozen_tiles_are_in_sight_at_once(server: Server, sit: Sit) -> None:
    me = sit_down(server, sit)
    me.page.locator("[data-space=housework] .press").click()
    me.page.locator("[data-furnishing]").first.wait_for()
    in_sight = me.page.locator("[data-furnishing]").evaluate_all(f"(all) => all.filter({IN_SIGHT}).length")
    assert in_sight >= 12


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("expansion", ["none", "frantic_fiends"])
def test_what_a_tile_does_is_told_whole(
    server: Server, sit: Sit, keep: Keep, language: str, expansion: str
) -> None:
    me = sit(server.new_table("human", expansion=expansion), size=SMALL_LAPTOP, language=language)
    me.wait_for_my_turn()
    Mouse(me.page).turn_to("furnishings")
    effects = me.page.locator("[data-furnishing] .effect")
    effects.first.wait_for()
    keep(me.page, f"effects_{expansion}_{language}")
    on_offer = me.page.evaluate("() => heard.state.view.furnishings.length")
    assert effects.count() == on_offer
    assert me.page.evaluate(CUT_SHORT) == []


def test_what_can_be_built_comes_first_then_what_a_ruby_brings(server: Server, sit: Sit) -> None:
    me = sit_down(server, sit)
    me.page.locator("[data-space=housework] .press").click()
    sections = me.page.locator(".furnishings section")
    expect(sections.nth(0)).to_have_attribute("aria-label", "You can build now")
    expect(sections.nth(1)).to_have_attribute("aria-label", "With a ruby or an exchange")
    built = me.page.evaluate(
        "() => heard.state.moves.filter(({verb}) => verb === 'furnish').map(({move}) => move)"
    )
    shown = (
        sections.nth(0)
        .locator("[data-furnishing]")
        .evaluate_all("(all) => all.map((e) => e.dataset.furnishing)")
    )
    assert sorted(shown) == sorted({move.split()[1] for move in built})
    dwelling = sections.nth(1).locator("[data-furnishing=dwelling]")
    expect(dwelling).to_contain_text("First 1 ruby for 1 stone")
    expect(dwelling).to_contain_text("Room for 1 dwarf.")
    dwelling.click()
    me.page.locator("[data-action=swap]").click()
    expect(sections.nth(0).locator("[data-furnishing=dwelling]")).to_have_attribute("aria-pressed", "true")
    me.page.locator(".home.large [data-cell=d3]").click()
    me.page.wait_for_function("() => heard.log.at(-1).move === 'furnish dwelling d3'")
    assert [sent.get("move") for sent in me.sent()][1:] == ["ruby stone", "furnish dwelling d3"]


def test_first_the_cavern_then_the_same_board(server: Server, sit: Sit) -> None:
    me = sit_down(server, sit)
    me.page.locator("[data-space=housework] .press").click()
    me.page.locator(".home.large [data-cell=e3]").click()
    expect(me.page.locator(".chooser")).to_have_count(0)
    expect(me.page.locator(".furnishings > .told")).to_contain_text("What do you build on e3?")
    expect(me.page.locator('.home.large [data-hinted="e3"]')).to_have_count(1)
    me.page.locator("[data-furnishing=builder]").click()
    me.page.wait_for_function("() => heard.log.at(-1).move === 'furnish builder e3'")
    assert me.sent()[-1]["move"] == "furnish builder e3"


def test_the_board_can_be_browsed_at_any_time(server: Server, sit: Sit) -> None:
    me = sit_down(server, sit)
    me.page.keyboard.press("f")
    expect(me.page.locator("#tab-furnishings")).to_have_attribute("aria-selected", "true")
    expect(me.page.locator(".furnishings section").first).to_have_attribute("aria-label", "You could pay now")
    expect(me.page.locator("[data-taken=carpenter]")).to_contain_text("Bodo")
    me.page.get_by_role("searchbox").fill("sto")
    names = me.page.locator("[data-furnishing] .name")
    expect(names.first).to_have_text(re.compile("sto", re.I))
    assert all("sto" in name.lower() for name in names.all_inner_texts())
    me.page.get_by_role("searchbox").blur()
    me.page.keyboard.press("f")
    expect(me.page.locator("#tab-board")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [SMALL_LAPTOP, TABLET, PHONE])
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_and_no_word_sticks_out(
    server: Server, sit: Sit, keep: Keep, size: tuple[int, int], language: str
) -> None:
    me = sit_down(server, sit, size, language=language, theme="system")
    Mouse(me.page).turn_to("furnishings")
    me.page.locator(".soon [data-furnishing]").first.wait_for()
    keep(me.page, f"furnishing_board_{size[0]}_{language}")
    assert me.page.evaluate(OVERFLOWING) == []
    assert faults(me) == []
    me.page.emulate_media(color_scheme="light")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light")
    assert faults(me, COLOURS) == []
