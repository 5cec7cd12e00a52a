"""Tiles and rooms on the home board: ghosts that turn, rooms where they fit."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Keep, Sit
from tests.browser.farm import cell, sit_at_farm, stands
from tests.browser.people import PHONE
from tests.browser.serving import Server
from tests.patience import wait_until

GHOST = ".home.large .ghost .outline"


def outline(page: Page) -> tuple[str | None, ...]:
    ghost = page.locator(GHOST)
    return tuple(ghost.get_attribute(name) for name in ("x", "y", "width", "height"))


def test_the_ghost_of_a_twin_tile_turns(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    me.page.locator("[data-space=drift_mining] .press").click()
    me.page.locator(".home.large .cell.can[data-cell=f2]").hover()
    expect(me.page.locator(GHOST)).to_have_count(1)
    seen = [outline(me.page)]
    me.page.keyboard.press("r")
    expect(me.page.locator(GHOST)).not_to_have_attribute("y", str(seen[0][1]))
    seen.append(outline(me.page))
    me.page.mouse.wheel(0, 100)
    wait_until(lambda: outline(me.page) != seen[1], "the ghost turned by the wheel")
    keep(me.page, "home_ghost")
    shown = me.page.locator(".home.large [data-ghost]").get_attribute("data-ghost")
    cell(me.page, "f2").click()
    me.page.wait_for_function("() => heard.sent.length === 2")
    assert me.sent()[-1]["move"] == shown, "a click lays what the ghost shows"


def test_on_a_phone_a_tile_is_turned_before_it_is_laid(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, PHONE)
    me.page.locator("#tab-board").tap()
    me.page.locator("[data-space=drift_mining] .press").tap()
    cell(me.page, "f2").tap()
    answer = me.page.locator(".chooser .play")
    before = answer.inner_text()
    me.page.locator(".chooser .turn").tap()
    expect(answer).not_to_have_text(before)
    chosen = answer.inner_text()
    answer.tap()
    me.page.wait_for_function("() => heard.sent.length === 2")
    move = str(me.sent()[-1]["move"])
    assert move.startswith("tile cavern")
    cells = re.findall(r"\b[def][1-4]\b", move)
    assert len(cells) == 2
    assert all(cell in chosen for cell in cells)


def test_the_ghost_shows_what_the_ground_gives(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit)
    me.page.locator("[data-space=drift_mining] .press").click()
    me.page.locator(".home.large .cell.can[data-cell=e4]").hover()
    expect(me.page.locator(".home.large .ghost text").first).to_have_text("+1")


def test_a_room_shows_where_it_fits_and_what_it_would_bring(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    me.page.locator("[data-space=housework] .press").click()
    card = me.page.locator("[data-furnishing=dwelling]")
    expect(card.locator("[data-scores]")).to_have_attribute("data-scores", "3")
    card.click()
    expect(me.page.locator(".home.large .cell.can")).to_have_count(2)
    fits = {each.get_attribute("data-cell") for each in me.page.locator(".home.large .cell.can").all()}
    assert fits == {"d2", "e3"}
    cell(me.page, "e3").hover()
    tag = me.page.locator(".home.large .ghost [data-tag=price]")
    expect(tag).to_have_text("43+3★")
    keep(me.page, "home_room")
    cell(me.page, "e3").click()
    stands(me.page, "e3", "Dwelling")
    assert str(me.sent()[-1]["move"]) == "furnish dwelling e3"
