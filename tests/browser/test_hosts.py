"""A host in the browser: the seal is shown, a seat freed, the table deleted; a lost answer costs no seat."""

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.lobby import press_play
from tests.browser.serving import Server
from tests.browser.test_screens import faults


def test_a_seat_is_taken_though_the_answer_is_lost_then_freed_and_the_table_deleted(sit: Sit) -> None:
    anna, bodo = sit(path="/"), sit(path="/stats")
    press_play(anna.page, "online")
    link = anna.page.locator("code").first.inner_text()
    lost: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().text())
        route.abort()

    bodo.page.route("**/join", lose_the_first_answer)
    bodo.page.goto(link)
    bodo.page.get_by_role("textbox", name="Your name").fill("Bodo")
    bodo.page.get_by_role("button", name="Sit down here").first.click()
    expect(bodo.page).to_have_url(re.compile("/table/"))
    assert len(lost) == 1
    bodo.page.wait_for_function("() => heard.state.yours.length === 1")

    anna.page.locator("header .menu").click()
    expect(anna.page.get_by_text("The seal on what is dealt here")).to_be_visible()
    assert len(anna.page.locator("dl.seal code").first.inner_text()) == 64
    assert faults(anna) == []
    anna.page.get_by_role("button", name="Free the seat of Bodo").click()
    bodo.page.wait_for_function("() => heard.state.yours.length === 0")

    anna.page.get_by_role("button", name="Delete this table").click()
    anna.page.get_by_role("button", name="Really delete it, for everybody?").click()
    expect(anna.page.get_by_role("button", name="Play: Solo")).to_be_visible()
    expect(bodo.page.get_by_text("This table does not exist")).to_be_visible()


def test_the_host_deletes_a_table_that_cannot_be_played_again(own_server: Server, sit: Sit) -> None:
    anna = sit(path="/", address=own_server.address)
    press_play(anna.page, "online")
    expect(anna.page.locator("code").first).to_be_visible()
    table = re.search("/table/([a-z0-9]+)", anna.page.url)
    assert table is not None
    own_server.stop()
    with closing(sqlite3.connect(own_server.data / "tables.sqlite")) as database, database:
        database.execute(
            "insert or replace into moves (table_id, number, seat, move, is_forced)"
            " values (?, 0, 0, 'nonsense', 0)",
            (table[1],),
        )
    own_server.start()
    expect(anna.page.get_by_text("cannot be played again")).to_be_visible()
    stranger = sit({"table": table[1], "tokens": {}}, address=own_server.address)
    expect(stranger.page.get_by_text("cannot be played again")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Delete this table")).to_have_count(0)
    anna.page.get_by_role("button", name="Delete this table").click()
    anna.page.get_by_role("button", name="Really delete it, for everybody?").click()
    expect(anna.page.get_by_role("button", name="Play: Solo")).to_be_visible()
