"""Whole games, clicked through from the first dwarf to the score sheet."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Finger
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.robot import Robot, Whimsical
from tests.browser.serving import Server


def totals_on_the_sheet(person: Person) -> list[int]:
    sheet = person.page.locator("dialog[open] .final")
    sheet.wait_for()
    texts = sheet.locator("tfoot td").all_inner_texts()
    return [int(text.strip().replace("−", "-")) for text in texts]


def test_a_solo_game(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.new_table("human"))
    robot = Robot(me)
    robot.play(rounds=1)
    keep(me.page, "table_early")
    asked = robot.play()
    assert asked["over"]
    assert robot.steps > 100
    assert me.mirror().is_over
    assert totals_on_the_sheet(me) == me.mirror().totals()
    sheet = me.page.get_by_role("region", name="Final score")
    expect(sheet.get_by_text(f"You have reached {me.mirror().totals()[0]} points.")).to_be_visible()
    keep(me.page, "final_score_solo")
    me.page.locator("[data-action=again]").click()
    expect(me.page).to_have_url(re.compile(rf"/table/(?!{me.table})"))
    expect(me.page.locator(".space.can").first).to_be_visible()


def test_a_game_of_two_against_a_bot(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.new_table("human", "greedy", seed=3))
    robot = Robot(me, bot=Whimsical(3))
    robot.play(rounds=8)
    keep(me.page, "table_late")
    asked = robot.play()
    assert asked["over"]
    assert totals_on_the_sheet(me) == me.mirror().totals()
    keep(me.page, "final_score_two")


def test_a_game_from_the_lobby_in_one_click(sit: Sit, keep: Keep) -> None:
    me = sit(path="/", size=LAPTOP)
    me.page.get_by_role("textbox", name="Your name").fill("Berta")
    keep(me.page, "lobby")
    me.page.get_by_role("button", name="Play: Against bots").click()
    expect(me.page).to_have_url(re.compile("/table/"))
    expect(me.page.get_by_role("button", name=re.compile("Berta")).first).to_be_visible()
    me.wait_for_my_turn()
    assert Robot(me).step()["version"] > 0


def test_some_rounds_on_a_phone(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.new_table("human", "greedy", seed=5), size=PHONE)
    Robot(me, hand=Finger(me.page)).play(rounds=3)
    assert me.mirror().state.round == 4
    assert me.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    keep(me.page, "phone_board")
    me.page.locator("#tab-home").tap()
    keep(me.page, "phone_home")
