"""Every screen: nothing for axe-core to find in both themes, and no sideways scrolling on a phone."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.people import PHONE, TABLET, Person
from tests.browser.screens import SCREENS, open_screen
from tests.browser.serving import Server

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEPT = {"table", "table_of_seven", "feeding", "replay", "lobby", "expedition"}

OVERFLOWING = """() => {
  const texts = document.querySelectorAll("button, a.button, summary, h1, h2, h3, .space .name, td, th");
  const sticksOut = (each) => {
    const box = each.getBoundingClientRect();
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.closest(".visually-hidden, .seat .name")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => line.right > box.right + 1 || line.left < box.left - 1)) return true;
    }
    return false;
  };
  return [...texts]
    .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden") && sticksOut(each))
    .map((each) => `${each.className}: ${each.textContent.trim().slice(0, 60)}`);
}"""
"""Words that do not fit where they stand. Names of people may be cut."""


FINGER = 44
TOO_SMALL = """(least) => [...document.querySelectorAll("button, a.button, select, summary, [role=tab]")]
  .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, .home, [inert]"))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([each, { width, height }]) => width > 0 && (width < least - 0.5 || height < least - 0.5))
  .map(([each]) => `${each.className} ${each.textContent.trim().slice(0, 60)}`)"""
"""What a finger would miss; the spaces of the home board are as large as the screen allows."""

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe-core that another theme can break: it changes nothing but colours."""


def faults(person: Person, rules: Sequence[str] = ()) -> list[str]:
    """What axe-core finds, by some of its rules or by all: the rule, and where."""
    assert AXE.exists(), "axe-core is not installed: `make web` installs it"
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(
        """async (rules) => {
          const only = rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {};
          const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
          return violations.flatMap((each) => each.nodes.map((node) => {
            const why = [...node.any, ...node.all, ...node.none].map((check) => check.message).join("; ");
            return `${each.id}: ${node.target.join(" ")} ${node.html.slice(0, 160)} (${why})`;
          }));
        }""",
        list(rules),
    )
    return found


def test_axe_would_find_a_fault(sit: Sit) -> None:
    me = sit(path="/")
    me.page.locator(".preset").first.wait_for()
    me.page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert [fault.split(":")[0] for fault in faults(me)] == ["button-name"]
    me.page.add_style_tag(content="h2 { color: #777 !important; background: #707070 !important; }")
    assert {fault.split(":")[0] for fault in faults(me, COLOURS)} == {"color-contrast"}


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_in_both_themes(server: Server, sit: Sit, keep: Keep, name: str) -> None:
    me = open_screen(server, sit, SCREENS[name], theme="system")
    keep(me.page, f"{name}_dark")
    assert faults(me) == []
    me.page.emulate_media(color_scheme="light")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light")
    if name in KEPT:
        keep(me.page, f"{name}_light")
    assert faults(me, COLOURS) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", SCREENS)
def test_a_phone_never_scrolls_sideways(
    server: Server, sit: Sit, keep: Keep, name: str, language: str
) -> None:
    me = open_screen(server, sit, SCREENS[name], size=PHONE, language=language)
    keep(me.page, f"phone_{name}_{language}")
    tabs = me.page.locator("main.phone [role=tab]")
    is_a_table = SCREENS[name].shows.startswith(".space") and SCREENS[name].path == "/table/{}"
    assert tabs.count() > 3 or not is_a_table
    for tab in range(max(1, tabs.count())):
        if tabs.count() > 0 and not me.page.locator("dialog[open], :popover-open").count():
            tabs.nth(tab).tap()
        assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
        assert me.page.evaluate("() => innerWidth") == PHONE[0], "the page was zoomed out to fit"
        assert me.page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize(
    "name", ["table", "strip", "expedition", "pointing", "path", "over", "lobby", "solo"]
)
def test_a_finger_finds_every_button(server: Server, sit: Sit, name: str) -> None:
    me = open_screen(server, sit, SCREENS[name], size=PHONE)
    assert me.page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("name", ["table", "table_of_seven", "feeding", "replay"])
def test_a_tablet_never_scrolls_sideways(server: Server, sit: Sit, keep: Keep, name: str) -> None:
    me = open_screen(server, sit, SCREENS[name], size=TABLET)
    assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= TABLET[0]
    keep(me.page, f"tablet_{name}")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["table", "table_of_seven", "expedition", "feeding"])
def test_a_laptop_shows_the_table_without_scrolling(
    server: Server, sit: Sit, keep: Keep, name: str, language: str
) -> None:
    me = open_screen(server, sit, SCREENS[name], language=language)
    height = me.page.evaluate("() => document.scrollingElement.scrollHeight - innerHeight")
    assert height <= 0
    assert me.page.evaluate(OVERFLOWING) == []
    keep(me.page, f"{name}_{language}")
