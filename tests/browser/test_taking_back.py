"""Undo, restart, and the explicit end of a turn."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.people import Asked, Person
from tests.browser.robot import Robot
from tests.browser.serving import Server


def place_on(person: Person, space: str) -> Asked:
    asked = person.wait_for_my_turn()
    person.page.locator(f'[data-space="{space}"] .press').click()
    return person.wait_for_my_turn(after=asked["version"])


def action(page: Page, name: str) -> None:
    page.locator(f"[data-action={name}]").click()


def test_step_by_step_and_all_at_once(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    start = me.wait_for_my_turn()
    expect(me.page.locator("[data-action=undo]")).to_be_disabled()
    placed = place_on(me, "excavation")
    tile = next(choice for choice in placed["moves"] if choice["verb"] == "tile")
    Robot(me).answer(tile)
    laid = me.wait_for_my_turn(after=placed["version"])
    cell = tile["move"].split()[2]
    assert me.page.evaluate("(cell) => heard.state.view.players[0].tiles[cell]", cell)

    action(me.page, "undo")
    undone = me.wait_for_my_turn(after=laid["version"])
    assert undone["log"] == placed["log"]
    assert undone["moves"] == placed["moves"]
    assert not me.page.evaluate("(cell) => heard.state.view.players[0].tiles[cell]", cell)

    action(me.page, "undo")
    again = me.wait_for_my_turn(after=undone["version"])
    assert again["log"] == start["log"]
    expect(me.page.locator("[data-action=undo]")).to_be_disabled()

    placed = place_on(me, "excavation")
    Robot(me).answer(tile)
    laid = me.wait_for_my_turn(after=placed["version"])
    action(me.page, "restart")
    assert me.wait_for_my_turn(after=laid["version"])["log"] == start["log"]
    expect(me.page.locator(".space.can").first).to_be_visible()


def test_a_turn_ends_when_i_say_so(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human", "greedy"))
    me.wait_for_my_turn()
    done = place_on(me, "logging")
    seats = len(done["log"])
    while not done["waits"]:
        done = Robot(me).step(done)
    assert len(me.now()["log"]) - seats <= 2, "nobody else has moved"
    expect(me.page.get_by_role("heading", name="Your turn is done")).to_be_visible()
    action(me.page, "end")
    after = me.wait_for_my_turn(after=done["version"])
    assert len(after["log"]) > len(done["log"])
    assert not after["can_take_back"], "what others have done stays done"


def test_a_turn_may_end_by_itself(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"), auto_end=True)
    me.wait_for_my_turn()
    me.page.locator('[data-space="wood_gathering"] .press').click()
    me.page.wait_for_function(
        "() => heard.state.view.players[0].dwarfs.filter((dwarf) => dwarf.place).length === 1"
    )
    expect(me.page.locator(".space.can").first).to_be_visible()
    assert {"end_turn"} >= {str(sent["type"]) for sent in me.sent()} - {"move"}
