"""What is written can be read: letters are not tiny, no word badly divided, no glare in the dark."""

import pytest
from playwright.sync_api import Page

from caverna.expansion import BASE_GAME
from caverna.record.record import write_record
from caverna.words.texts import LANGUAGES
from tests.browser.conftest import Keep, Sit
from tests.browser.fiend_screens import FIEND_SCREENS
from tests.browser.people import PHONE, SMALL_LAPTOP, TABLET, Person
from tests.browser.positions import in_round, played
from tests.browser.screens import SCREENS, open_screen
from tests.browser.serving import Server
from tests.fiends.arranging import a_game

LOW = (1280, 720)
FIENDS = "frantic_fiends"
SMALLEST = 10
LETTERS = """(smallest) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: each } = walker.currentNode;
    if (data.trim() === "" || !each.checkVisibility()) continue;
    if (each.closest(".visually-hidden, .home.small, .final .boards, script, style")) continue;
    let size = parseFloat(getComputedStyle(each).fontSize);
    const drawn = each.ownerSVGElement && each.getScreenCTM();
    if (drawn) size *= Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
    if (size < smallest - 0.05) found.add(`${data.trim().slice(0, 20)}: ${size.toFixed(1)} px`);
  }
  return [...found];
}"""
"""Whatever is smaller than that, in drawings as well; but boards in miniature are pictures."""
DIVIDED = """() => {
  const found = [...document.querySelectorAll("body *")]
    .filter((each) => getComputedStyle(each).hyphens === "auto")
    .map((each) => `${each.tagName}.${each.className} leaves it to the browser`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { data, parentElement: each } = walker.currentNode;
    if (!each.checkVisibility() || each.closest(".visually-hidden, script, style")) continue;
    let before = null;
    for (let i = 0; i < data.length; i++) {
      if (!/\\p{L}/u.test(data[i])) { before = null; continue; }
      range.setStart(walker.currentNode, i);
      range.setEnd(walker.currentNode, i + 1);
      const top = [...range.getClientRects()].at(-1)?.top ?? before; // the first may end a line
      if (before !== null && top > before + 4) found.push(`${data.slice(0, i)}|${data.slice(i)}`);
      before = top;
    }
  }
  return found;
}"""
"""Words that go on in the next line between two letters: names may do so at their soft hyphens alone."""
HYPHENS = """() => document.body.innerText.split("\\n").filter((line) => /(^|[\\s(:])-\\d/.test(line))"""
"""Lines with a hyphen where there should be a minus."""
BRIGHTNESS = """() => [...document.querySelectorAll(".space, .preset")].map((each) => {
  const [r, g, b] = getComputedStyle(each).backgroundColor.match(/[\\d.]+/g).map(Number);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
})"""


def open_table(
    server: Server, sit: Sit, players: int, box: str, size: tuple[int, int], **more: object
) -> Person:
    game = played(players, in_round(6), expansion=box)
    me = sit(server.import_record(write_record(game), *["human"] * players), size=size, **more)
    me.page.locator(".space.can").first.wait_for()
    return me


def is_legible(page: Page) -> None:
    assert page.evaluate(LETTERS, SMALLEST) == []
    assert page.evaluate(DIVIDED) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "players", "box"),
    [(SMALL_LAPTOP, 7, FIENDS), (LOW, 4, BASE_GAME), (TABLET, 7, FIENDS), (PHONE, 2, FIENDS)],
)
def test_nothing_is_written_too_small_and_no_word_badly_divided(
    server: Server, sit: Sit, size: tuple[int, int], players: int, box: str, language: str
) -> None:
    me = open_table(server, sit, players, box, size, language=language)
    is_legible(me.page)
    for tab in ("home", "market", "players"):
        if me.page.locator(f"#tab-{tab}").count() > 0:
            me.page.locator(f"#tab-{tab}").click()
            me.page.wait_for_timeout(100)
            is_legible(me.page)


@pytest.mark.parametrize("name", ["lobby", "lesson", "stats", "over", "replay"])
def test_other_screens_are_legible_too(server: Server, sit: Sit, name: str) -> None:
    is_legible(open_screen(server, sit, SCREENS[name], size=SMALL_LAPTOP, language="de").page)


def test_the_sheet_at_the_end_is_legible_on_a_phone(server: Server, sit: Sit) -> None:
    me = open_screen(server, sit, SCREENS["over"], size=PHONE, language="de")
    me.page.locator(".final figure svg").first.wait_for()
    assert me.page.evaluate(LETTERS, SMALLEST) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    ["table", "table_of_seven", "log", "over", "review", "stats", "text_mode", "replay", "campaign", "shop"],
)
def test_less_than_nothing_has_a_true_minus(server: Server, sit: Sit, name: str, language: str) -> None:
    screen = (SCREENS | FIEND_SCREENS)[name]
    me = open_screen(server, sit, screen, size=SMALL_LAPTOP, language=language)
    assert me.page.evaluate(HYPHENS) == []


def test_in_the_dark_no_card_dazzles(server: Server, sit: Sit) -> None:
    for name in ("table_of_seven", "lobby"):
        me = open_screen(server, sit, SCREENS[name], theme="dark")
        assert max(me.page.evaluate(BRIGHTNESS)) < 0.4
        me.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
        assert min(me.page.evaluate(BRIGHTNESS)) > 0.8


@pytest.mark.parametrize("size", [SMALL_LAPTOP, LOW])
def test_a_crowd_of_dwarfs_and_orcs_fits_into_its_line(
    server: Server, sit: Sit, keep: Keep, size: tuple[int, int]
) -> None:
    game = a_game(
        round=8,
        rooms="orc_dwelling d3, dwelling d2, couple_dwelling d1, dwelling e1",
        friends="a d3",
        orcs="b b1 7, c a2 9, d c1 12",
        dwarfs="0 3 9 11 14",
        wood=12, stone=10, ore=11, ruby=10, gold=13, grain=10, vegetable=11, food=20, dog=12,
    )  # fmt: skip
    me = sit(server.import_record(write_record(game), "human", "human"), size=size, language="de")
    me.page.locator(".space.can").first.wait_for()
    keep(me.page, f"crowd_{size[0]}")
    lines = me.page.locator(".supply.lines .line")
    over = lines.evaluate_all("(all) => all.map((each) => each.scrollWidth - each.clientWidth)")
    assert over == [0, 0]
