"""Frantic Fiends in the browser: orcs that come, traps, bounties, friends; by mouse, finger and keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Keep, Sit
from tests.browser.fiend_tables import (
    MOMENTS,
    about_to_walk,
    after_a_fight,
    arranging,
    before_a_trap,
    paying_with_materials,
    setting_a_trap,
    sharing_hits,
    sit_at,
    with_everything,
    with_friends,
)
from tests.browser.hands import Keyboard, Mouse, middle
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.browser.test_screens import OVERFLOWING, faults

EVENT = "[data-panel=orc-event]"
BOARD = ".home.large svg"


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".home.large [data-cell={name}]")


def moves_sent(me: Person) -> list[object]:
    """What this page has played."""
    return [message.get("move", message.get("moves")) for message in me.sent()]


# An orc event.


def test_the_card_its_path_and_what_is_in_the_way_are_shown(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at(server, sit, about_to_walk())
    assert me.page.locator(f"{EVENT} .card li").all_inner_texts() == ["↓\nb3", "→\nc3", "↑\nc2"]
    expect(me.page.locator(f"{EVENT} .met")).to_contain_text("c3")
    expect(me.page.locator(f"{BOARD} .path .head")).to_have_count(3)
    expect(me.page.locator(f"{BOARD} [data-lost]")).to_have_attribute("data-lost", "c3")
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).to_have_attribute("data-orc-at", "b2")
    keep(me.page, "fiends_orc_event")


def test_an_orc_is_bribed(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk())
    me.page.locator(f"{EVENT} .knob button").last.click()
    button = me.page.locator(f"{EVENT} .play")
    expect(button).to_have_text("Bribe with 2 stone: strength 3")
    button.click()
    expect(me.page.locator(f"{EVENT} svg[data-orc=a]")).to_have_attribute("aria-label", "Orc I (3)")
    assert moves_sent(me) == ["bribe 2"]


def test_an_orc_is_pushed_aside_by_pointing(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk())
    expect(me.page.locator(".home.large .cell.can")).to_have_count(8)
    cell(me.page, "a1").click()
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).to_have_attribute("data-orc-at", "a1")
    assert moves_sent(me) == ["displace ul"]
    expect(me.page.locator(f"{EVENT} .compass")).to_have_count(0)
    me.page.locator("[data-move=done]").click()
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).not_to_have_attribute("data-orc-at", "a1")


def test_an_orc_is_pushed_aside_with_the_keyboard(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk())
    keyboard = Keyboard(me.page)
    keyboard.reach(cell(me.page, "c1"))
    me.page.keyboard.press("Enter")
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).to_have_attribute("data-orc-at", "c1")
    keyboard.press(me.page.locator(f"{EVENT} .knob button").last)
    keyboard.press(me.page.locator(f"{EVENT} .play"))
    expect(me.page.locator(f"{EVENT} svg[data-orc=a]")).to_have_attribute("aria-label", "Orc I (3)")
    assert moves_sent(me) == ["displace ur", "bribe 2"]


def test_a_finger_pushes_an_orc_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk(), PHONE)
    cell(me.page, "b1").tap()
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).to_have_attribute("data-orc-at", "b1")


def carry(me: Person, animal: str, start: str, target: str) -> None:
    """With the mouse, from one space to another."""
    me.page.mouse.move(*middle(me.page.locator(f"{BOARD} [data-herd={start}] [data-animal={animal}]").first))
    me.page.mouse.down()
    me.page.mouse.move(*middle(cell(me.page, target)), steps=4)
    me.page.mouse.up()


def test_animals_are_carried_to_where_they_stay(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, arranging())
    expect(me.page.locator(f"{BOARD} [data-danger]").first).to_be_attached()
    start = me.page.locator("[data-animal=sheep]").first
    herd = start.evaluate("(each) => each.closest('[data-herd]').dataset.herd")
    target = "a3" if herd == "a4" else "a4"
    carry(me, "sheep", herd, target)
    expect(me.page.locator(f"{BOARD} [data-herd={target}] [data-animal=sheep]:has(ellipse)")).to_have_count(1)
    carry(me, "sheep", herd, target)  # one after the other, as they are carried by hand
    expect(me.page.locator(f"{BOARD} [data-herd={target}] [data-animal=sheep]:has(ellipse)")).to_have_count(2)
    assert moves_sent(me) == []
    me.page.locator("[data-action=keep-so]").click()
    me.page.wait_for_function("() => heard.state.decision.key !== 'arrange-animals'")
    (played,) = moves_sent(me)
    assert isinstance(played, list)
    assert f"keep 2 sheep {target}" in played
    assert me.page.evaluate("() => heard.state.view.players[0].animals")[target]["sheep"] == 2
    expect(me.page.locator(f"{BOARD} [data-herd={target}] [data-animal=sheep]:has(ellipse)")).to_have_count(2)


def test_the_suggestion_is_taken_although_something_was_carried(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, arranging())
    before = me.page.evaluate("() => heard.state.view.players[0].animals")
    herd = next(name for name, animals in before.items() if animals.get("sheep"))
    carry(me, "sheep", herd, "a3" if herd == "a4" else "a4")
    me.page.locator("section.question [data-move=done]").click()
    me.page.wait_for_function("() => heard.state.decision.key !== 'arrange-animals'")
    assert moves_sent(me) == ["done"]
    assert me.page.evaluate("() => heard.state.view.players[0].animals") == before
    expect(me.page.locator(f"{BOARD} [data-herd={herd}] [data-animal=sheep]:has(ellipse)")).to_have_count(
        before[herd]["sheep"]
    )


def test_hits_are_shared_out_by_pointing_at_orcs(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, sharing_hits())
    cell(me.page, "c1").click()
    me.page.wait_for_function("() => heard.sent.length > 0")
    assert moves_sent(me) == ["hit c"]


# Traps.


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_trap_is_set(server: Server, sit: Sit, keep: Keep, size: tuple[int, int]) -> None:
    me = sit_at(server, sit, setting_a_trap(), size)
    me.page.locator("section.question [data-pick='trap pitfall']").click()
    expect(me.page.locator("section.question [data-pick='trap pitfall']")).to_have_attribute(
        "aria-pressed", "true"
    )
    cell(me.page, "c2").click()
    trap = me.page.locator(f"{BOARD} [data-trap=pitfall]")
    expect(trap).to_have_attribute("data-active", "true")
    expect(cell(me.page, "c2")).to_have_attribute(
        "aria-label", "c2: Forest, Pitfall (Knock-out trap, up to strength 8), active"
    )
    assert moves_sent(me) == ["trap pitfall c2"]
    keep(me.page, f"fiends_trap_{size[0]}")


def test_a_trap_works_and_the_bounty_is_asked_for(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, before_a_trap("pitfall"))
    expect(me.page.locator(f"{EVENT} .met")).to_contain_text("Pitfall (Knock-out trap, up to strength 8)")
    me.page.locator("[data-move=done]").click()
    expect(me.page.locator(f"{BOARD} [data-trap=pitfall]")).to_have_attribute("data-active", "false")
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).to_have_count(0)
    expect(me.page.locator(".question h2")).to_contain_text("Orc I is defeated")


def test_an_orc_in_a_net_becomes_a_friend(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at(server, sit, before_a_trap("catch_net", rooms="orc_dwelling d3"))
    me.page.locator("[data-move=done]").click()
    expect(me.page.locator(f"{BOARD} [data-friend=a]")).to_be_attached()
    expect(cell(me.page, "d3")).to_have_attribute("aria-label", "d3: Orc dwelling, Orc I, friend")
    expect(me.page.locator(f"{BOARD} [data-trap=catch_net]")).to_have_attribute("data-active", "false")
    expect(me.page.locator(".supply .friends svg")).to_have_count(1)
    keep(me.page, "fiends_friend")


# Bounties.


def test_a_bounty_is_taken(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at(server, sit, after_a_fight())
    open_fields = me.page.locator("section.question .reward.can")
    expect(open_fields).to_have_count(4)
    keep(me.page, "fiends_bounty")
    me.page.locator("section.question [data-reward=shepherd]").click()
    expect(me.page.locator("[data-good=sheep] b")).to_have_text("2")
    Mouse(me.page).turn_to("furnishings")
    me.page.locator("[data-shelf=bounty]").click()
    expect(me.page.locator("[data-reward=shepherd]")).to_contain_text("taken")
    assert moves_sent(me) == ["reward shepherd"]


def test_gold_is_taken_in_place_of_a_bounty(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, after_a_fight())
    me.page.locator("section.question [data-move='reward gold']").click()
    expect(me.page.locator("[data-good=gold] b")).to_have_text("1")


def test_the_bounty_board_and_the_traps_can_always_be_looked_at(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_everything())
    Mouse(me.page).turn_to("furnishings")
    me.page.locator("[data-shelf=bounty]").click()
    expect(me.page.locator(".reward")).to_have_count(4)
    expect(me.page.locator(".tiles.locked .tile")).to_have_count(2)
    me.page.locator("[data-shelf=traps]").click()
    expect(me.page.locator(".traps li")).to_have_count(4)
    me.page.locator("[data-action=to-come]").click()
    expect(me.page.locator(".events li")).to_have_count(4)


# Friends.


def test_which_orc_goes_is_asked_where_several_can(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_friends())
    me.page.locator("[data-space=logging] .press").click()
    me.page.locator("dialog[open] [data-move='send x logging']").click()
    expect(me.page.locator("[data-space=logging] .who [data-orc=x]")).to_be_visible()
    assert moves_sent(me) == ["send x logging"]


def test_an_orc_alone_in_question_goes_at_once(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_friends(), PHONE)
    me.page.locator("[data-space=supplies] .press").tap()
    me.page.wait_for_function("() => heard.sent.length > 0")
    assert moves_sent(me) == ["send x supplies"]


# Materials.


def test_materials_are_mixed(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, paying_with_materials())
    for _ in range(4):
        more = me.page.locator(".materials .good").nth(1).locator("button").last
        if more.is_enabled():
            more.click()
    button = me.page.locator(".materials .primary")
    move = button.get_attribute("data-move")
    assert move is not None
    wood, stone, ore = (int(word) for word in move.split()[1:])
    assert (wood + stone + ore, stone) == (8, 5)
    button.click()
    me.page.wait_for_function("() => heard.sent.length > 0")
    assert moves_sent(me) == [move]


# In words.


def test_everything_is_told_in_words(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_everything(), text_mode=True)
    text = me.page.locator(".text-mode").inner_text()
    for words in (
        "Orc II (4): e3",
        "Orc III (7), held: a2",
        "Orc IV (12): b1",
        "captive: unarmed",
        "Orc I, friend",
        "Catch net (Holding trap, up to strength 8), active",
        "Pitfall (Knock-out trap, up to strength 8), used up",
        "in it: 4 ore",
        "Orc event 3: Bribe",
        "Farmer (reward of strip L1, column 1)",
    ):
        assert words in text, words


def test_the_path_of_an_orc_is_told_in_words(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk(), text_mode=True)
    expect(me.page.locator(".text-mode")).to_contain_text("Movement card: b3, c3, c2; In its way c3: 3 grain")
    me.page.get_by_role("button", name="Bribe with 1 stone").click()
    me.page.wait_for_function("() => heard.sent.length > 0")
    assert moves_sent(me) == ["bribe 1"]


def test_help_on_orcs_and_traps(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_everything())
    keyboard = Keyboard(me.page)
    for name, words in (("b1", "Orc IV"), ("c2", "Perma-trap"), ("f3", "Ore mine")):
        keyboard.reach(cell(me.page, name))
        me.page.keyboard.press("?")
        expect(me.page.locator(".help-popup strong")).to_contain_text(words)
        me.page.keyboard.press("Escape")


# For everybody, everywhere.


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", MOMENTS)
def test_axe_finds_nothing(server: Server, sit: Sit, keep: Keep, name: str, theme: str) -> None:
    me = sit_at(server, sit, MOMENTS[name](), theme=theme)
    keep(me.page, f"fiends_{name}_{theme}")
    assert faults(me) == []
    if name == "everything":
        Mouse(me.page).turn_to("furnishings")
        for shelf in ("bounty", "traps"):
            me.page.locator(f"[data-shelf={shelf}]").click()
            assert faults(me) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_phone_never_scrolls_sideways(
    server: Server, sit: Sit, keep: Keep, name: str, language: str
) -> None:
    me = sit_at(server, sit, MOMENTS[name](), PHONE, language=language)
    keep(me.page, f"phone_fiends_{name}_{language}")
    tabs = me.page.locator("main.phone [role=tab]")
    assert tabs.count() > 3
    for tab in range(tabs.count()):
        tabs.nth(tab).tap()
        assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
        assert me.page.evaluate("() => innerWidth") == PHONE[0], "the page was zoomed out to fit"
        assert me.page.evaluate(OVERFLOWING) == []
    me.page.locator("#tab-furnishings").tap()
    for shelf in ("bounty", "traps"):
        me.page.locator(f"[data-shelf={shelf}]").tap()
        assert me.page.evaluate(OVERFLOWING) == []
