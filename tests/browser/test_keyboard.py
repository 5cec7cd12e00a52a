"""A game by keyboard alone: Tab, arrows, Enter, and always a visible focus."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import Keyboard
from tests.browser.people import Person
from tests.browser.robot import Robot, Whimsical
from tests.browser.serving import Server


def forbid_the_mouse(person: Person) -> None:
    """From now on a click that no key has made is an error."""
    person.page.evaluate(
        "() => addEventListener('pointerdown', () => { throw new Error('a mouse was used'); }, true)"
    )


def test_a_game_by_keyboard_alone(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human", seed=7))
    me.wait_for_my_turn()
    forbid_the_mouse(me)
    assert Robot(me, hand=Keyboard(me.page), bot=Whimsical(7)).play()["over"]
    total = str(me.mirror().totals()[0]).replace("-", "−")
    expect(me.page.locator("dialog[open] tfoot td")).to_have_text(total)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)


def test_a_table_is_set_by_keyboard(sit: Sit) -> None:
    me = sit(path="/")
    hand = Keyboard(me.page)
    hand.press(me.page.get_by_role("button", name="Play: Solo", exact=True))
    me.wait_for_my_turn()
    hand.press(me.page.get_by_role("button", name="Menu"))
    expect(me.page.get_by_role("dialog", name="Menu")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog", name="Menu")).to_have_count(0)


def test_help_is_a_key_away(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    hand = Keyboard(me.page)
    hand.turn_to("furnishings")
    hand.reach(me.page.locator('[data-furnishing="dwelling"]'))
    me.page.keyboard.press("?")
    expect(me.page.locator(".help-popup")).to_contain_text("Dwelling")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".help-popup")).to_have_count(0)
