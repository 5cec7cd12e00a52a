"""Banners over the table: what begins is announced, and goes by a click, by Escape, or by itself."""

from functools import cache, partial

import pytest
from playwright.sync_api import Locator, Page, expect

from caverna.expansion import BASE_GAME
from caverna.game import Game
from caverna.record.record import write_record
from tests.browser.conftest import Keep, Sit
from tests.browser.fiend_robot import FiendRobot
from tests.browser.flying import DRAWN
from tests.browser.people import Person
from tests.browser.positions import is_over, played
from tests.browser.robot import Robot
from tests.browser.serving import Server

STAYS = """(() => {
  const plain = window.setTimeout;
  window.setTimeout = (what, time, ...more) => (time === 3400 ? 0 : plain(what, time, ...more));
})();"""
"""Slow banners stay: a busy machine would come too late to close one."""
BANNERS = [("round", BASE_GAME), ("harvest", BASE_GAME), ("orcs", "frantic_fiends"), ("over", BASE_GAME)]


@pytest.mark.parametrize("leaving", ["click", "Escape", "by itself"])
@pytest.mark.parametrize(("kind", "box"), BANNERS)
def test_what_begins_has_a_banner_that_goes(
    server: Server, sit: Sit, keep: Keep, kind: str, box: str, leaving: str
) -> None:
    """A new round with its card, the harvest, the orcs, the end; chance is never asked of anybody."""
    created = server.import_record(just_before(kind, box), "human", "human")
    me = sit(created, bot_speed="slow")
    me.page.add_init_script("" if leaving == "by itself" else STAYS)
    me.page.reload()
    banner = me.page.locator(f"[data-banner={kind}]")
    go_on_until(me, banner, Robot(me) if box == BASE_GAME else FiendRobot(me))
    keep(me.page, f"banner_{kind}")
    leave(me.page, banner, leaving)
    expect(banner).to_have_count(0)
    assert not [sent for sent in me.sent() if str(sent.get("move")).startswith("reveal")]
    if kind == "over":
        expect(me.page.get_by_role("dialog", name="Final score")).to_be_visible()


def last_dwarf(round_: int, game: Game) -> bool:
    """Somebody is about to place the last dwarf of that round."""
    at_home = sum(place == -1 for player in game.state.players for place in player.places)
    return game.state.round == round_ and game.question.key.startswith("place") and at_home == 1


@cache
def just_before(kind: str, box: str) -> str:
    """A few answers before the harvest of round 3, the orcs after it, round 2, the end."""
    if kind != "over":
        return write_record(played(2, partial(last_dwarf, 1 if kind == "round" else 3), expansion=box))
    length = len(played(2, is_over, expansion=box).moves_played)
    return write_record(played(2, lambda game: len(game.moves_played) >= length - 1, expansion=box))


def go_on_until(me: Person, banner: Locator, robot: Robot) -> None:
    """Answer one thing after the other."""
    asked = me.wait_for_my_turn()
    for _ in range(12):
        if banner.count() > 0:
            return
        robot.step(asked)
        me.page.evaluate(DRAWN)
        asked = me.now()
    banner.wait_for()


def leave(page: Page, banner: Locator, leaving: str) -> None:
    if leaving == "click":
        banner.click()
    elif leaving == "Escape":
        page.keyboard.press("Escape")


def second_dwarf(game: Game) -> bool:
    """Somebody has just placed the first dwarf of round 5."""
    is_placed = any(place >= 0 for player in game.state.players for place in player.places)
    return game.state.round == 5 and game.question.key.startswith("place") and is_placed
