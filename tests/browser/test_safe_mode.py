"""Safe mode: every click explains, none of them acts, and one way leads out of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from caverna.game import Game
from caverna.words.texts import Words
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.people import Person
from tests.browser.positions import asks, in_round, record_of
from tests.browser.serving import Server

MOST_TRIED = 3
"""Of every kind of thing so many are clicked."""
THINGS = (
    ".space",
    "[data-furnishing]",
    ".home.large .cell.can",
    "section.question [data-move]",
    "[data-action=undo]",
    "[data-action=restart]",
    "[data-action=end]",
    "[data-good]",
)


def with_a_step_to_take_back(game: Game) -> bool:
    return asks(game, "tile ") and game.moves_played[-1][1].text.startswith("place ")


MOMENTS: dict[str, Callable[[Game], bool]] = {
    "placing": in_round(5),
    "expedition": lambda game: asks(game, "loot "),
    "tiles": with_a_step_to_take_back,
    "sowing": lambda game: asks(game, "sow "),
    "furnishing": lambda game: asks(game, "furnish "),
    "feeding": lambda game: asks(game, "feed "),
    "breeding": lambda game: asks(game, "breed "),
}


def sit_at(server: Server, sit: Sit, moment: str, **preferences: object) -> Person:
    created = server.import_record(record_of(2, MOMENTS[moment]), "human", "human")
    me = sit(created, safe_mode=True, **preferences)
    me.wait_for_my_turn()
    return me


def usable(things: Locator) -> list[Locator]:
    return [thing for thing in things.all() if thing.is_visible() and thing.is_enabled()][:MOST_TRIED]


def explains(me: Person, thing: Locator) -> None:
    """The click is answered with words, and the server hears nothing of it."""
    what = thing.evaluate("(e) => e.outerHTML.slice(0, 160)")
    thing.click()
    popup = me.page.locator(".help-popup")
    expect(popup, what).to_be_visible()
    assert popup.locator("strong").inner_text().strip(), what
    assert me.sent() == [], what
    me.page.keyboard.press("Escape")
    expect(popup, what).to_have_count(0)


@pytest.mark.parametrize("moment", MOMENTS)
def test_clicks_explain_instead_of_act(server: Server, sit: Sit, keep: Keep, moment: str) -> None:
    me = sit_at(server, sit, moment)
    before = me.now()
    tried = 0
    for view in ("board", "furnishings"):
        Mouse(me.page).turn_to(view)
        things = [thing for kind in THINGS for thing in usable(me.page.locator(kind))]
        for thing in things:
            explains(me, thing)
        tried += len(things)
    assert tried >= 10
    keep(me.page, f"safe_mode_{moment}")
    assert me.now()["version"] == before["version"]


def test_an_answer_without_help_of_its_own_is_told(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, "placing")
    me.page.locator('section.question [data-move="pass"]').click()
    expect(me.page.locator(".help-popup")).to_contain_text("Pass for this round")
    expect(me.page.locator(".help-popup")).to_contain_text(Words("en").say("web-safe-told"))
    assert me.sent() == []


def test_keys_explain_as_well(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, "placing")
    me.page.locator(".space.can .press").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".help-popup")).to_be_visible()
    assert me.sent() == []


def test_conversions_explain_as_well(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, "feeding")
    me.page.locator("[data-action=anytime]").click()
    sheet = me.page.locator("[popover]:popover-open")
    sheet.locator("[data-move]").first.click()
    expect(me.page.locator(".help-popup")).to_be_visible()
    assert me.sent() == []


def test_text_mode_is_safe_too(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, "placing", text_mode=True)
    me.page.locator(".text-mode .all [data-move]").first.click()
    expect(me.page.locator(".help-popup")).to_be_visible()
    assert me.sent() == []


def test_the_guided_game_is_safe_too(sit: Sit) -> None:
    me = sit(path="/learn", safe_mode=True)
    me.page.get_by_role("button", name="Begin", exact=True).click()
    me.wait_for_my_turn()
    panel = me.page.get_by_role("complementary", name="Lesson")
    for _ in range(2):
        panel.get_by_role("button", name="Go on").click()
    panel.get_by_role("button", name="Do it for me").click()
    expect(me.page.locator(".help-popup")).to_contain_text("Logging")
    assert me.sent() == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_says_so_and_leads_out(server: Server, sit: Sit, language: str) -> None:
    me = sit_at(server, sit, "placing", language=language)
    words = Words(language)
    expect(me.page.get_by_text(words.say("web-safe-note"))).to_be_visible()
    me.page.get_by_role("button", name=words.say("web-safe-leave")).click()
    expect(me.page.get_by_text(words.say("web-safe-note"))).to_have_count(0)
    asked = me.now()
    me.page.locator(".space.can .press").first.click()
    me.wait_for_my_turn(after=asked["version"])
    assert [sent["type"] for sent in me.sent()] == ["move"]


def test_it_is_a_setting_of_the_table(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    asked = me.wait_for_my_turn()
    for is_safe in (True, False):
        me.page.get_by_role("button", name="Menu").click()
        me.page.get_by_role("dialog").get_by_role("checkbox", name="Safe mode").click()
        me.page.keyboard.press("Escape")
        me.page.locator('[data-space="logging"] .press').click()
        if is_safe:
            expect(me.page.locator(".help-popup")).to_contain_text("Logging")
            assert me.sent() == []
            me.page.keyboard.press("Escape")
    me.wait_for_my_turn(after=asked["version"])
