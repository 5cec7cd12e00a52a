"""Several people: at one screen, at two browsers, and looking on."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.lobby import press_play
from tests.browser.people import Person
from tests.browser.robot import Robot
from tests.browser.serving import Server
from tests.patience import wait_until


def test_two_browsers_joined_by_a_link(sit: Sit) -> None:
    anna, bodo = sit(path="/"), sit(path="/stats")
    anna.page.get_by_role("textbox", name="Your name").fill("Anna")
    press_play(anna.page, "online")
    link = anna.page.locator("code").inner_text()
    bodo.page.goto(link)
    bodo.page.get_by_role("textbox", name="Your name").fill("Bodo")
    bodo.page.get_by_role("button", name="Sit down here").click()
    expect(bodo.page).to_have_url(re.compile("/table/"))
    expect(anna.page.get_by_role("button", name=re.compile("Bodo")).first).to_be_visible()
    expect(anna.page.locator("code")).to_have_count(0)
    robots = {0: Robot(anna), 1: Robot(bodo)}
    while robots[0].round() < 3:
        seat = anna.page.evaluate("() => heard.state.turn.seat ?? heard.state.decision.seat")
        version = robots[seat].person.wait_for_my_turn()["version"]
        one_answer(robots[seat])
        for robot in robots.values():
            robot.page.wait_for_function("(version) => heard.state.version > version", arg=version)
        settle(robots)
    assert anna.now()["log"] == bodo.now()["log"]
    assert {sent["type"] for sent in bodo.sent()} >= {"move"}


def one_answer(robot: Robot) -> None:
    """Without waiting for my next turn, which may be far."""
    asked = robot.person.now()
    if asked["waits"]:
        robot.hand.press(robot.page.locator("[data-action=end]"))
        return
    robot.check_lights(asked)
    wanted = robot.bot.choose(robot.person.mirror()).text
    robot.answer(next(choice for choice in asked["moves"] if choice["move"] == wanted))


def settle(robots: dict[int, Robot]) -> None:
    """Until one of both is asked, and both know the same."""
    known = "() => [heard.state.version, heard.state.decision?.seat ?? -1]"

    def agree() -> bool:
        a, b = (robot.page.evaluate(known) for robot in robots.values())
        return bool(a == b and a[1] >= 0)

    wait_until(agree, "that the two browsers agree")


def test_hot_seat(server: Server, sit: Sit) -> None:
    us = sit(server.new_table("human", "human"))
    robot = Robot(us)
    asked = us.wait_for_my_turn()
    seen = set()
    while robot.round() < 3:
        seat = us.page.evaluate("() => heard.state.turn.seat ?? heard.state.decision.seat")
        expect(us.page.locator(".home.large")).to_have_attribute("data-seat", str(seat))
        seen.add(seat)
        asked = robot.step(asked)
    assert seen == {0, 1}


def test_an_onlooker_sees_everything_and_can_do_nothing(server: Server, sit: Sit, keep: Keep) -> None:
    created = server.new_table("human", "greedy")
    player = sit(created)
    onlooker: Person = sit({"table": created["table"], "tokens": {}})
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    for _ in range(4):
        Robot(player).step()
    onlooker.page.wait_for_function("(n) => heard.log.length === n", arg=len(player.now()["log"]))
    page = onlooker.page
    assert page.evaluate("() => [heard.state.moves.length, heard.state.yours.length]") == [0, 0]
    assert page.evaluate("() => JSON.stringify(heard).includes('seed')") is False
    expect(
        page.locator(".space.can, .cell.can, [data-action=end], section.question [data-move]")
    ).to_have_count(0)
    page.locator('.home.large [data-cell="c4"]').click(force=True)
    Mouse(page).turn_to("furnishings")
    page.locator('[data-furnishing="dwelling"]').click()
    assert onlooker.sent() == []
    keep(page, "onlooker")
