"""Whole games with Frantic Fiends, clicked through from the first dwarf to the score sheet."""

import re

from playwright.sync_api import expect

from caverna.record.record import write_record
from tests.browser.campaigns import address_of, new_campaign
from tests.browser.conftest import Keep, Sit
from tests.browser.fiend_robot import Curious, FiendRobot
from tests.browser.fiend_tables import crowded_farm
from tests.browser.hands import Finger
from tests.browser.people import PHONE, Person
from tests.browser.positions import in_round, played
from tests.browser.robot import Whimsical
from tests.browser.serving import Server
from tests.browser.test_whole_games import totals_on_the_sheet

EXPANSION = "frantic_fiends"
CATEGORIES = 13


def check_the_end(me: Person, robot: FiendRobot) -> None:
    """The sheet is right, with what the expansion adds, and nothing went wrong on the way."""
    game = me.mirror()
    assert game.is_over
    assert totals_on_the_sheet(me) == game.totals()
    sheet = me.page.locator("dialog[open] .final table").first
    expect(sheet.locator("tbody tr")).to_have_count(CATEGORIES)
    for name in ("Used-up traps", "Friendly orcs"):
        expect(sheet.get_by_text(name)).to_be_visible()
    assert me.page.evaluate("() => heard.errors") == []
    assert robot.complaints == []


def test_a_solo_game(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.new_table("human", seed=1, expansion=EXPANSION))
    robot = FiendRobot(me, bot=Curious(1))
    robot.play(rounds=6)
    keep(me.page, "fiends_solo_late")
    robot.play()
    check_the_end(me, robot)
    keep(me.page, "fiends_solo_final")


def test_the_later_half_of_a_game_of_two_against_a_bot(server: Server, sit: Sit, keep: Keep) -> None:
    game = played(2, in_round(6), seed=3, expansion=EXPANSION)
    me = sit(server.import_record(write_record(game), "human", "greedy"))
    robot = FiendRobot(me, bot=Whimsical(3))
    robot.play()
    check_the_end(me, robot)
    keep(me.page, "fiends_two_final")


def test_half_a_game_in_which_nearly_everything_comes_up(server: Server, sit: Sit, keep: Keep) -> None:
    game = crowded_farm()
    game.deals = True  # the same cards every time
    me = sit(server.import_record(write_record(game), "human", "greedy", "greedy"))
    me.game = crowded_farm()
    robot = FiendRobot(me, bot=Curious(4))
    robot.play(rounds=8)
    keep(me.page, "fiends_crowded_late")
    robot.play()
    check_the_end(me, robot)
    assert {"send", "order", "restock", "extract", "move_in", "reward"} <= set(robot.done)
    keep(me.page, "fiends_crowded_final")


def test_a_game_of_a_campaign(server: Server, sit: Sit) -> None:
    me = sit(path=address_of(new_campaign(server, 5)))
    me.page.locator("[data-action=play]").click()
    me.page.wait_for_function("() => heard.state")
    robot = FiendRobot(me, bot=Whimsical(5))
    robot.play()
    check_the_end(me, robot)
    me.page.locator("dialog[open] [data-action=campaign]").click()
    expect(me.page).to_have_url(re.compile(r"/campaign/\w+$"))
    points = str(me.mirror().totals()[0]).replace("-", "−")
    expect(me.page.locator("tr[data-game='1'] td.strong").first).to_contain_text(points)


def test_an_orc_event_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human", "greedy", seed=22, expansion=EXPANSION), size=PHONE)
    robot = FiendRobot(me, hand=Finger(me.page), bot=Curious(22))
    robot.play(rounds=3)
    assert me.mirror().state.round == 4
    assert {"done", "displace"} & set(robot.done)
    assert me.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
