"""Reload, lost networks and killed servers in the middle of an expedition: the same step afterwards."""

import signal

from playwright.sync_api import expect

from caverna.game import Game
from tests.browser.conftest import Keep, Sit
from tests.browser.people import Asked, Person
from tests.browser.positions import asks, record_of
from tests.browser.robot import Robot
from tests.browser.serving import Server, Wire

REACHES_THE_SERVER = "() => fetch('/health').then(() => true, () => false)"


def on_an_expedition(game: Game) -> bool:
    """One item is chosen, the next is asked for."""
    return asks(game, "loot ") and game.moves_played[-1][1].text.startswith("loot ")


def sit_on_an_expedition(server: Server, sit: Sit, address: str = "") -> Person:
    """Somebody who has chosen one thing on this page and is asked for the next."""
    record = record_of(2, lambda game: asks(game, "loot "))
    me = sit(server.import_record(record, "human", "human"), address=address)
    asked = me.wait_for_my_turn()
    first = next(choice for choice in asked["moves"] if choice["verb"] == "loot")
    me.page.locator(f'[data-move="{first["move"]}"]').click()
    me.wait_for_my_turn(after=asked["version"])
    expect(me.page.locator(".expedition .picked")).to_be_visible()
    return me


def what_is_asked(asked: Asked) -> tuple[list[str], list[str], str]:
    return [choice["move"] for choice in asked["moves"]], asked["log"], asked["key"]


def go_on(me: Person, before: Asked) -> None:
    """The page is at the same step, and the turn can be played to its end."""
    after = me.wait_for_my_turn()
    assert what_is_asked(after) == what_is_asked(before)
    expect(me.page.locator(".expedition .picked")).to_be_visible()
    expect(me.page.locator(".expedition button.offered")).to_have_count(
        sum(choice["verb"] == "loot" for choice in after["moves"])
    )
    robot = Robot(me)
    while not asks(me.mirror(), "place "):
        robot.step()


def test_a_reload(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_on_an_expedition(server, sit)
    keep(me.page, "expedition")
    before = me.now()
    me.page.reload()
    go_on(me, before)


def test_a_lost_network(server: Server, sit: Sit, wire: Wire) -> None:
    me = sit_on_an_expedition(server, sit, wire.address)
    before = me.now()
    wire.cut()
    expect(me.page.get_by_text("The connection is lost.")).to_be_visible()
    me.page.locator(".expedition button.offered").first.click()
    assert me.now()["version"] == before["version"], "nothing can happen without the server"
    wire.mend()
    expect(me.page.get_by_text("The connection is lost.")).to_have_count(0)
    go_on(me, before)


def test_a_browser_that_is_offline(server: Server, sit: Sit) -> None:
    me = sit_on_an_expedition(server, sit)
    before = me.now()
    me.page.context.set_offline(True)
    assert me.page.evaluate(REACHES_THE_SERVER) is False
    me.page.context.set_offline(False)
    me.page.reload()
    go_on(me, before)


def test_a_killed_server(own_server: Server, sit: Sit) -> None:
    me = sit_on_an_expedition(own_server, sit, own_server.address)
    before = me.now()
    own_server.stop(signal.SIGKILL)
    expect(me.page.get_by_text("The connection is lost.")).to_be_visible()
    own_server.start()
    expect(me.page.get_by_text("The connection is lost.")).to_have_count(0)
    go_on(me, before)


def test_another_device(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, on_an_expedition), "human", "human")
    here, there = sit(created), sit(created, size=(820, 1180))
    before = here.wait_for_my_turn()
    assert what_is_asked(there.wait_for_my_turn()) == what_is_asked(before)
    Robot(here).step()
    there.wait_for_my_turn(after=before["version"])
    assert there.now()["log"] == here.now()["log"]
