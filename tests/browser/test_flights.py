"""Goods and dwarfs fly, unless motion is not wanted."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.farm import cell, sit_at_farm
from tests.browser.flying import WATCH_FLIGHTS, flown
from tests.browser.serving import Server


def logging_is_taken_under_the_loot(page: Page) -> None:
    """The dwarf has a weapon: what it may bring home lies over the action board."""
    expect(page.locator("section.expedition")).to_be_visible()
    expect(page.locator("[data-space=logging].taken")).to_have_count(1)


@pytest.mark.parametrize(
    ("system", "setting", "flies"),
    [
        ("no-preference", "system", True),
        ("reduce", "system", False),
        ("reduce", "full", True),
        ("no-preference", "none", False),
    ],
)
def test_goods_fly_unless_motion_is_not_wanted(
    server: Server, sit: Sit, system: str, setting: str, flies: bool
) -> None:
    me = sit_at_farm(server, sit, motion=setting)
    me.page.emulate_media(reduced_motion="reduce" if system == "reduce" else "no-preference")
    me.page.evaluate(WATCH_FLIGHTS)
    me.page.locator("[data-space=logging] .press").click()
    me.page.wait_for_function("() => heard.state.view.players[0].goods.wood === 12")
    logging_is_taken_under_the_loot(me.page)
    if flies:
        me.page.wait_for_function("() => flown.includes('wood')")
        assert flown(me.page).count("wood") == 3
        assert "dwarf" in flown(me.page)
    else:
        assert flown(me.page) == []
    expect(me.page.locator("[data-flight]")).to_have_count(0)


def test_the_settings_turn_flights_off(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, motion="full")
    kept = "() => localStorage.getItem('caverna.preferences')"
    assert json.loads(me.page.evaluate(kept))["motion"] == "full"
    me.page.goto(me.address)
    me.page.locator("nav button").last.click()
    select = me.page.locator("dialog select").filter(has=me.page.locator("option[value=none]"))
    select.select_option("none")
    assert json.loads(me.page.evaluate(kept))["motion"] == "none"
    me.goto(f"/table/{me.table}")
    me.wait_for_my_turn()
    cell(me.page, "d4").wait_for()
    me.page.evaluate(WATCH_FLIGHTS)
    me.page.locator("[data-space=logging] .press").click()
    me.page.wait_for_function("() => heard.state.view.players[0].goods.wood === 12")
    logging_is_taken_under_the_loot(me.page)
    assert flown(me.page) == []
