"""Reload, lost networks and killed servers in the middle of an expedition: the same step afterwards."""

import signal

from playwright.sync_api import expect

from caverna.game import Game
from tests.browser.conftest import Keep, Sit
from tests.browser.people import Asked, Person
from tests.browser.positions import asks, record_of
from tests.browser.robot import Robot
from tests.browser.serving import Server, Wire

LOST = "The connection is lost."
WAITS = "What you chose is sent as soon as there is a connection."
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
    expect(me.page.get_by_text(LOST)).to_be_visible()
    assert me.now()["version"] == before["version"], "nothing can happen without the server"
    wire.mend()
    expect(me.page.get_by_text(LOST)).to_have_count(0)
    go_on(me, before)


def choose_a_thing(me: Person) -> str:
    """Take what is offered first on the expedition; returns the move."""
    offered = me.page.locator(".expedition button.offered").first
    move = offered.get_attribute("data-move")
    assert move is not None
    offered.click()
    return move


def is_played_once(me: Person, move: str, before: Asked) -> None:
    """The next question has come, with the move as the last one, and nobody was told of any trouble."""
    after = me.wait_for_my_turn(after=before["version"])
    assert after["log"] == [*before["log"], move]
    assert after["version"] == before["version"] + 1
    expect(me.page.get_by_role("alert")).to_have_count(0)


def test_what_is_clicked_without_a_line_is_sent_when_it_is_back(
    server: Server, sit: Sit, wire: Wire, keep: Keep
) -> None:
    me = sit_on_an_expedition(server, sit, wire.address)
    before = me.now()
    wire.cut()
    expect(me.page.get_by_text(LOST)).to_be_visible()
    move = choose_a_thing(me)
    expect(me.page.get_by_text(WAITS)).to_be_visible()
    keep(me.page, "click_waits")
    assert me.now()["version"] == before["version"]
    wire.mend()
    is_played_once(me, move, before)
    expect(me.page.get_by_text(WAITS)).to_have_count(0)


def test_a_click_that_waits_can_be_withdrawn(server: Server, sit: Sit, wire: Wire) -> None:
    me = sit_on_an_expedition(server, sit, wire.address)
    before = me.now()
    wire.cut()
    expect(me.page.get_by_text(LOST)).to_be_visible()
    choose_a_thing(me)
    me.page.get_by_role("button", name="Do not send it").click()
    expect(me.page.get_by_text(WAITS)).to_have_count(0)
    wire.mend()
    expect(me.page.get_by_text(LOST)).to_have_count(0)
    go_on(me, before)


def test_a_click_whose_answer_is_lost_counts_once(server: Server, sit: Sit, wire: Wire) -> None:
    me = sit_on_an_expedition(server, sit, wire.address)
    before = me.now()
    wire.swallows_answers = True
    move = choose_a_thing(me)
    watching = sit({"table": me.table, "tokens": {}})
    watching.page.wait_for_function("(length) => heard.log.length > length", arg=len(before["log"]))
    assert me.now()["version"] == before["version"], "the answer did not come back"
    wire.cut()
    wire.mend()
    is_played_once(me, move, before)


def test_a_click_that_comes_too_late_is_refused_in_words(server: Server, sit: Sit, wire: Wire) -> None:
    created = server.import_record(record_of(2, on_an_expedition), "human", "human")
    here, there = sit(created, address=wire.address), sit(created)
    before = here.wait_for_my_turn()
    there.wait_for_my_turn()
    wire.cut()
    expect(here.page.get_by_text(LOST)).to_be_visible()
    choose_a_thing(here)
    there.page.locator(".expedition button.offered").last.click()
    there.wait_for_my_turn(after=before["version"])
    wire.mend()
    expect(here.page.get_by_role("alert")).to_contain_text("was not done: the table has moved on")
    here.wait_for_my_turn(after=before["version"])
    assert here.now()["log"] == there.now()["log"]


def undo(me: Person) -> None:
    me.page.locator("[data-action=undo]").click()


def test_an_undo_whose_answer_is_lost_counts_once(server: Server, sit: Sit, wire: Wire) -> None:
    me = sit_on_an_expedition(server, sit, wire.address)
    before = me.now()
    watching = sit({"table": me.table, "tokens": {}})
    wire.swallows_answers = True
    undo(me)
    watching.page.wait_for_function("(length) => heard.log.length < length", arg=len(before["log"]))
    wire.cut()
    wire.mend()
    after = me.wait_for_my_turn(after=before["version"])
    assert after["log"] == before["log"][:-1]
    expect(me.page.get_by_role("alert")).to_have_count(0)


def test_an_undo_that_was_lost_on_its_way_is_refused_in_words(server: Server, sit: Sit, wire: Wire) -> None:
    created = server.import_record(record_of(2, lambda game: asks(game, "loot ")), "human", "human")
    here, there = sit(created, address=wire.address), sit(created)
    asked = here.wait_for_my_turn()
    choose_a_thing(there)
    before = here.wait_for_my_turn(after=asked["version"])
    there.wait_for_my_turn(after=asked["version"])
    wire.swallows_questions = wire.swallows_answers = True
    undo(here)
    choose_a_thing(there)
    there.wait_for_my_turn(after=before["version"])
    wire.cut()
    wire.mend()
    expect(here.page.get_by_role("alert")).to_contain_text("was not done: the table has moved on")
    here.wait_for_my_turn(after=before["version"])
    assert here.now()["log"] == there.now()["log"], "nothing was taken back"


HOLD_MOVES = """() => {
    const send = WebSocket.prototype.send, held = [];
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === "move") held.push(() => send.call(this, text));
        else send.call(this, text);
    };
    window.release = () => held.splice(0).forEach((one) => one());
}"""


def test_a_click_that_meets_somebody_elses_is_refused_in_words(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, on_an_expedition), "human", "human")
    here, there = sit(created), sit(created)
    before = here.wait_for_my_turn()
    there.wait_for_my_turn()
    here.page.evaluate(HOLD_MOVES)
    choose_a_thing(here)
    there.page.locator(".expedition button.offered").last.click()
    here.wait_for_my_turn(after=before["version"])
    expect(here.page.get_by_role("alert")).to_have_count(0)
    here.page.evaluate("() => release()")
    expect(here.page.get_by_role("alert")).to_contain_text("The table has changed in the meantime")
    assert here.now()["log"] == there.now()["log"]


def test_a_server_that_restarts_says_so_and_takes_the_click_afterwards(
    own_server: Server, sit: Sit, keep: Keep
) -> None:
    me = sit_on_an_expedition(own_server, sit, own_server.address)
    before = me.now()
    own_server.stop(signal.SIGTERM)
    expect(me.page.get_by_text("The server restarts, your table comes back by itself.")).to_be_visible()
    move = choose_a_thing(me)
    keep(me.page, "server_restarts")
    own_server.start()
    is_played_once(me, move, before)
    expect(me.page.get_by_text("The server restarts")).to_have_count(0)


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
    expect(me.page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    expect(me.page.get_by_text(LOST)).to_have_count(0)
    go_on(me, before)


def test_another_device(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, on_an_expedition), "human", "human")
    here, there = sit(created), sit(created, size=(820, 1180))
    before = here.wait_for_my_turn()
    assert what_is_asked(there.wait_for_my_turn()) == what_is_asked(before)
    Robot(here).step()
    there.wait_for_my_turn(after=before["version"])
    assert there.now()["log"] == here.now()["log"]
