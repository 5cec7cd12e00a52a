"""A host in the browser: the seal is shown, a seat freed, the table deleted; a lost answer costs no seat."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.screens import open_menu
from tests.browser.test_screens import faults


def test_a_seat_is_taken_though_the_answer_is_lost_then_freed_and_the_table_deleted(sit: Sit) -> None:
    anna, bodo = sit(path="/"), sit(path="/stats")
    anna.page.get_by_role("button", name="Play: Online").click()
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

    open_menu(anna.page)
    expect(anna.page.get_by_text("The seal on what is dealt here")).to_be_visible()
    assert len(anna.page.locator("dl.seal code").first.inner_text()) == 64
    assert faults(anna) == []
    anna.page.get_by_role("button", name="Free the seat of Bodo").click()
    bodo.page.wait_for_function("() => heard.state.yours.length === 0")

    anna.page.get_by_role("button", name="Delete this table").click()
    anna.page.get_by_role("button", name="Really delete it, for everybody?").click()
    expect(anna.page.get_by_role("button", name="Play: Online")).to_be_visible()
    expect(bodo.page.get_by_text("This table does not exist")).to_be_visible()
