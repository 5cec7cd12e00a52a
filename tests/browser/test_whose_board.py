"""Whose board it is, and what lies over it: nothing is cut off where room is short."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.people import PHONE
from tests.browser.positions import in_round, record_of
from tests.browser.screens import SCREENS, open_screen
from tests.browser.serving import Server


def test_another_players_board_carries_the_name(server: Server, sit: Sit) -> None:
    me = sit(server.import_record(record_of(2, in_round(4)), "human", "greedy"))
    me.wait_for_my_turn()
    plate = me.page.locator(".plate")
    expect(plate).to_have_count(0)
    me.page.locator("header [data-player='1']").click()
    expect(plate).to_contain_text("Bodo")
    me.page.get_by_role("button", name="Back to my").click()
    expect(plate).to_have_count(0)


def test_what_can_be_done_at_a_space_is_not_cut_off_on_a_phone(server: Server, sit: Sit) -> None:
    me = open_screen(server, sit, SCREENS["tiles"], size=PHONE)
    cells = me.page.locator(".home.large .cell.can")
    assert cells.count() > 2
    for number in range(cells.count()):
        cells.nth(number).tap()
        chooser = me.page.locator(".chooser")
        chooser.wait_for()
        box = chooser.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        expect(me.page.locator(".ghost .key")).to_be_hidden()
        chooser.locator(".cancel").tap()
