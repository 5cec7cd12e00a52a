"""A plan tried out on a copy of the position: the real table goes on without it, and one comes back to it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Keep, Sit
from tests.browser.people import Asked, Person
from tests.browser.positions import in_round, record_of
from tests.browser.robot import Robot
from tests.browser.serving import Created, Server

THINKING = "() => heard.state && heard.state.moves.length === 0"


def try_something_out(me: Person) -> Asked:
    """Into the copy, through the menu of the table."""
    real = me.table
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Try something out").click()
    me.page.wait_for_function(
        "(real) => location.pathname.startsWith('/table/') && !location.pathname.endsWith(real) "
        "&& heard.state.table !== real",
        arg=real,
    )
    return me.wait_for_my_turn()


def leave(me: Person) -> None:
    """Back, and the page knows the real table again."""
    me.page.get_by_role("button", name="Back to the real table").click()
    expect(me.page).to_have_url(re.compile(f"/table/{me.table}$"))
    me.page.wait_for_function("(real) => heard.state.table === real", arg=me.table)


def moves_at(server: Server, created: Created) -> tuple[object, object]:
    info = server.ask(f"/api/tables/{created['table']}")
    assert isinstance(info, dict)
    return info["moves"], info["version"]


def test_a_plan_leaves_the_real_table_alone(server: Server, sit: Sit, keep: Keep) -> None:
    created = server.import_record(record_of(2, in_round(4)), "human", "greedy")
    me = sit(created)
    before = me.wait_for_my_turn()
    stands = moves_at(server, created)
    copied = try_something_out(me)
    assert copied["log"] == before["log"]
    assert copied["moves"] == before["moves"]
    expect(me.page.get_by_text("A trial game")).to_be_visible()
    robot = Robot(me)
    seats = set()
    while robot.round() < 5:
        seats.add(me.page.evaluate("() => heard.state.turn.seat ?? heard.state.decision.seat"))
        robot.step()
    assert seats == {0, 1}, "in a trial game I play every seat"
    keep(me.page, "trial_game")
    assert moves_at(server, created) == stands
    leave(me)
    after = me.wait_for_my_turn()
    assert after["log"] == before["log"]
    assert after["moves"] == before["moves"]
    expect(me.page.get_by_text("A trial game")).to_have_count(0)


def test_while_somebody_else_thinks(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, in_round(3)), "human", "human")
    mover = server_seat(sit(created))
    other = str(1 - mover)
    mine: Created = {"table": created["table"], "tokens": {other: created["tokens"][other]}}
    me = sit(mine)
    me.page.wait_for_function(THINKING)
    expect(me.page.locator(".space.can")).to_have_count(0)
    asked = try_something_out(me)
    assert Robot(me).step(asked)["version"] > asked["version"]
    leave(me)
    me.page.wait_for_function(THINKING)
    expect(me.page.locator(".space.can")).to_have_count(0)


def server_seat(anybody: Person) -> int:
    """Who is asked."""
    anybody.wait_for_my_turn()
    seat: int = anybody.page.evaluate("() => heard.state.decision.seat")
    return seat


def test_an_onlooker_may_try_something_out_too(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, in_round(3)), "human", "human")
    onlooker = sit({"table": created["table"], "tokens": {}})
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    stands = moves_at(server, created)
    asked = try_something_out(onlooker)
    Robot(onlooker).step(asked)
    leave(onlooker)
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    assert moves_at(server, created) == stands


def test_the_lobby_tells_a_trial_from_the_real_table(server: Server, sit: Sit) -> None:
    created = server.new_table("human", "greedy")
    me = sit(created)
    me.wait_for_my_turn()
    try_something_out(me)
    me.goto("/")
    mine = me.page.locator("section[aria-labelledby=mine] li")
    expect(mine).to_have_count(2)
    expect(mine.filter(has_text="Trial game")).to_have_count(1)
    mine.filter(has_text="Trial game").locator("a").first.click()
    leave(me)
    me.goto("/")
    expect(mine).to_have_count(1)
    expect(mine).not_to_contain_text("Trial game")
