"""On a small laptop nothing is cut off or scrolls, and no box changes its size during a game."""

from functools import cache

import pytest
from playwright.sync_api import Page

from caverna.expansion import BASE_GAME
from caverna.record.record import write_record
from tests.browser.conftest import Keep, Sit
from tests.browser.fiend_robot import FiendRobot
from tests.browser.fiend_screens import FIEND_SCREENS
from tests.browser.people import SMALL_LAPTOP, TABLET, Person
from tests.browser.positions import in_round, played
from tests.browser.robot import Robot
from tests.browser.screens import SCREENS, open_screen
from tests.browser.serving import Server

FIENDS = "frantic_fiends"
DESKS = [SMALL_LAPTOP, (1440, 900), (1920, 1080)]
SEEN = [(size, players, BASE_GAME) for size in (*DESKS, TABLET) for players in (1, 4, 7)]
SEEN += [(size, players, FIENDS) for size in (*DESKS, TABLET) for players in (4, 7)]
BOXES = (
    "header, header li, [role=tab], .stage, #view, .space, .back, "
    "section.mine, section.mine .frame, .supply, section.question"
)
MEASURE = """(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => !each.closest("[popover], dialog"))
  .map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  })"""
"""Where every box is and how large, in the order of the page: a card lies where its back lay."""
CUT_OFF = """() => {
  const found = [];
  const board = document.querySelector(".stage .board");
  if (board.scrollHeight > board.clientHeight + 1) found.push("the action board scrolls");
  if (document.scrollingElement.scrollHeight > innerHeight) found.push("the page scrolls");
  const below = document.querySelector(".question .below:not(:has(details[open]))");
  if (below && below.scrollHeight > below.clientHeight + 1) {
    const more = below.scrollHeight - below.clientHeight;
    found.push(`the answers scroll by ${more}: ${below.innerText.slice(0, 80)}`);
  }
  for (const card of document.querySelectorAll(".space")) {
    const box = card.getBoundingClientRect();
    for (const part of card.querySelectorAll(".name, .signs, .lies, .good, .who")) {
      const { right, bottom } = part.getBoundingClientRect();
      if (right <= box.right + 1 && bottom <= box.bottom + 1) continue;
      found.push(`${card.dataset.space}: ${part.className} ${right - box.right} ${bottom - box.bottom}`);
    }
  }
  for (const box of document.querySelectorAll(".supply.lines, .supply.lines .line, header .seat")) {
    if (box.scrollWidth <= box.clientWidth + 1) continue;
    found.push(`${box.className} ${box.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""
"""Whatever sticks out of its box, or would have to be scrolled; only what somebody unfolded may."""


def boxes(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MEASURE, BOXES)
    return found


def cut_off(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(CUT_OFF)
    return found


@pytest.mark.parametrize(("players", "box"), [(2, BASE_GAME), (7, BASE_GAME), (7, FIENDS)])
def test_nothing_moves_during_a_whole_game(
    server: Server, sit: Sit, keep: Keep, players: int, box: str
) -> None:
    created = server.new_table("human", *["greedy"] * (players - 1), expansion=box)
    me = sit(created, size=SMALL_LAPTOP, language="de")
    robot = FiendRobot(me) if box == FIENDS else Robot(me)
    asked = me.wait_for_my_turn()
    at_first = boxes(me.page)
    while not asked["over"]:
        robot.hand.turn_to("board")
        assert boxes(me.page) == at_first, me.now()["log"][-3:]
        assert cut_off(me) == []
        asked = robot.step(asked)
    keep(me.page, f"fixed_grid_{players}_{box}")


@pytest.mark.parametrize("name", ["expedition", "feeding", "breeding", "tiles", "path", "forge"])
@pytest.mark.parametrize("size", [SMALL_LAPTOP, TABLET])
def test_no_answer_has_to_be_scrolled_to(server: Server, sit: Sit, size: tuple[int, int], name: str) -> None:
    me = open_screen(server, sit, SCREENS[name], size=size, language="de")
    assert cut_off(me) == []


@pytest.mark.parametrize("name", ["orc_event", "trap", "hits", "materials"])
@pytest.mark.parametrize("size", [SMALL_LAPTOP, TABLET])
def test_no_answer_to_orcs_has_to_be_scrolled_to(
    server: Server, sit: Sit, size: tuple[int, int], name: str
) -> None:
    me = open_screen(server, sit, FIEND_SCREENS[name], size=size, language="de")
    assert cut_off(me) == []


@cache
def late_game(players: int, box: str) -> str:
    return write_record(played(players, in_round(11), expansion=box))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "players", "box"), SEEN)
def test_no_card_is_clipped(
    server: Server, sit: Sit, size: tuple[int, int], players: int, box: str, language: str
) -> None:
    created = server.import_record(late_game(players, box), *["human"] * players)
    me = sit(created, size=size, language=language)
    me.page.locator(".space.can").first.wait_for()
    assert cut_off(me) == []
