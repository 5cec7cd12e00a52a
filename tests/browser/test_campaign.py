"""Frantic Fiends from the lobby: its choices, where its figures come from, and a campaign with its shop."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caverna.words.texts import Words
from tests.browser.campaigns import Held, address_of, new_campaign, play_first_game, table_of, won_campaign
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Keyboard
from tests.browser.lobby import card, press_play, take_over
from tests.browser.people import PHONE, SMALL_LAPTOP
from tests.browser.serving import Server
from tests.browser.test_screens import OVERFLOWING, faults
from tests.server.campaign_games import first_game

AT_A_TABLE = re.compile(r"/table/\w+$")
OPTIONS = "[data-action=options-of-box]"
AT_A_CAMPAIGN = re.compile(r"/campaign/\w+$")


@pytest.fixture(scope="module")
def in_the_shop(server: Server) -> Held:
    """Nobody buys anything there."""
    return won_campaign(server)


def offer(page: Page, bonus: str, how: str = "once") -> Locator:
    return page.locator(f"[data-bonus={bonus}] [data-buy={how}]")


# The campaign.


def test_from_the_first_game_over_the_shop_to_the_second(server: Server, sit: Sit, keep: Keep) -> None:
    held = new_campaign(server, first_game(is_won=True)[0])
    me = sit(path=address_of(held))
    page = me.page
    expect(page).to_have_url(AT_A_CAMPAIGN)
    expect(page.locator(".next [data-orc]")).to_have_count(4)
    keep(page, "campaign_begins")
    page.locator("[data-action=play]").click()
    expect(page).to_have_url(AT_A_TABLE)
    me.wait_for_my_turn()
    first = page.url
    play_first_game(server, held)
    page.locator("dialog[open] [data-action=campaign]").click()
    expect(page).to_have_url(AT_A_CAMPAIGN)

    expect(page.locator("tr[data-game='1']")).to_contain_text(re.compile("met|missed"))
    points = int(page.locator("tr[data-game='1'] td.strong").last.inner_text())
    left = page.locator("[data-bill=left]")
    expect(left).to_have_text(str(points))
    dear = page.locator("[data-buy].dear b").all_inner_texts()
    cheap = page.locator("[data-buy]:not(.dear) b").all_inner_texts()
    assert dear, "some of it cannot be paid"
    assert min(map(int, dear)) > points >= max(map(int, cheap))
    offer(page, "dwelling", "for_good").click()
    expect(page.get_by_role("alert")).to_contain_text(f"you have {points}")
    expect(page.locator("[data-action=pay]")).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Take out")).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    offer(page, "material").click()
    offer(page, "material").click()
    expect(page.locator("[data-bill=price]")).to_have_text("20")
    rest = left.inner_text()
    keep(page, "campaign_shop")
    page.locator("[data-action=pay]").click()

    expect(page.locator(".next h2")).to_have_text("Game 2 of 5")
    expect(page.locator(".bought")).to_contain_text("Bought after game 1: 2 × 1 wood, ore or stone")
    expect(page.locator("tr[data-game='1'] td.strong").last).to_have_text(rest, use_inner_text=True)
    expect(page.locator(".next [data-orc=a]")).to_have_attribute("aria-label", re.compile("7"))
    page.locator("[data-action=play]").click()
    expect(page).to_have_url(AT_A_TABLE)
    assert page.url != first
    page.wait_for_function("(old) => heard.state && !old.endsWith(heard.state.table)", arg=first)
    asked = me.wait_for_my_turn()
    assert asked["key"] == "bonus"
    page.locator("[data-move='prepare wood']").click()
    me.wait_for_my_turn(after=asked["version"])
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] [data-action=campaign]").click()
    expect(page.locator("[data-action=play]")).to_contain_text("Go on with game 2")
    expect(page.locator(".so-far")).to_contain_text("so far")


def test_a_game_that_is_lost_is_the_last(server: Server, sit: Sit, keep: Keep) -> None:
    held = new_campaign(server, first_game(is_won=False)[0])
    play_first_game(server, held, is_won=False)
    page = sit(path=address_of(held), language="de").page
    expect(page.locator("main")).to_contain_text("Die Kampagne ist gescheitert")
    for game in range(2, 6):
        expect(page.locator(f"tr[data-game='{game}']")).to_contain_text("entfällt")
    expect(page.locator("ol li.never")).to_have_count(4)
    keep(page, "campaign_failed")


@pytest.mark.parametrize("language", ["en", "de"])
def test_begun_in_one_click_and_found_again(sit: Sit, language: str) -> None:
    words = Words(language)
    me = sit(path="/", language=language)
    page = me.page
    name = f"{words.say('web-play')}: {words.say('web-start-campaign')}"
    card(page, "campaign").get_by_role("combobox").select_option("hard")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page).to_have_url(AT_A_CAMPAIGN)
    expect(page.locator(".next [data-orc=d]")).to_have_attribute("aria-label", re.compile("14"))
    address = page.url
    page.locator("[data-action=play]").click()
    me.wait_for_my_turn()
    table = page.url
    me.goto("/")
    page.locator("section[aria-labelledby=mine] li a[href*='/campaign/']").click()
    expect(page).to_have_url(address)
    page.locator("[data-action=play]").click()
    expect(page).to_have_url(table)


def test_another_device_by_a_link(server: Server, sit: Sit) -> None:
    held = new_campaign(server, 3)
    here = sit(path=address_of(held))
    link = here.page.get_by_label("Link to this campaign").input_value()
    there = sit(path="/stats")
    there.page.goto(link)
    there.page.locator("[data-action=play]").click()
    there.wait_for_my_turn()
    assert there.page.url.endswith(table_of(server, held)["table"])


def test_whoever_has_no_token_looks_on(sit: Sit, in_the_shop: Held) -> None:
    page = sit(path=f"/campaign/{in_the_shop['campaign']}").page
    expect(page.locator(".shop")).to_contain_text("looking on")
    expect(page.locator("[data-action=pay]")).to_have_count(0)
    expect(offer(page, "material")).to_be_disabled()


def test_a_campaign_that_is_not_there(sit: Sit) -> None:
    page = sit(path="/campaign/nowhere").page
    expect(page.get_by_role("alert")).to_have_text("There is no such campaign.")
    expect(page.locator("main a.button")).to_be_visible()


def test_the_shop_with_the_keyboard_alone(sit: Sit, in_the_shop: Held) -> None:
    me = sit(path=address_of(in_the_shop))
    hand = Keyboard(me.page)
    offer(me.page, "material").wait_for()
    hand.press(offer(me.page, "material"))
    expect(me.page.locator(".basket li")).to_have_count(1)
    hand.press(me.page.locator(".basket li button"))
    expect(me.page.locator(".basket li")).to_have_count(0)
    hand.reach(me.page.locator("[data-action=pay]"))


# Every screen of it.


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(server: Server, sit: Sit, keep: Keep, in_the_shop: Held, theme: str) -> None:
    shop = sit(path=address_of(in_the_shop), theme=theme)
    offer(shop.page, "trap", "for_good").click()
    shop.page.get_by_role("alert").wait_for()
    keep(shop.page, f"shop_{theme}")
    assert faults(shop) == []
    held = new_campaign(server, 5)
    table_of(server, held)
    playing = sit(path=address_of(held), theme=theme)
    playing.page.locator("meter").wait_for()
    assert faults(playing) == []
    lobby = sit(path="/", theme=theme)
    lobby.page.get_by_role("radio", name="Frantic Fiends").check()
    lobby.page.locator(OPTIONS).click()
    assert faults(lobby) == []
    lobby.page.locator("[data-action=figures]").click()
    lobby.page.locator("dialog[open] table").wait_for()
    keep(lobby.page, f"figures_{theme}")
    assert faults(lobby) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_never_scrolls_sideways(sit: Sit, keep: Keep, in_the_shop: Held, language: str) -> None:
    shop = sit(path=address_of(in_the_shop), size=PHONE, language=language).page
    offer(shop, "vegetable_or_small_animal", "for_good").tap()
    shop.locator(".basket li").wait_for()
    lobby = sit(path="/", size=PHONE, language=language).page
    lobby.locator("input[name=expansion]").last.check()
    lobby.locator(OPTIONS).tap()
    lobby.locator("[data-action=figures]").tap()
    lobby.locator("dialog[open] table").wait_for()
    for page, name in ((shop, "shop"), (lobby, "figures")):
        keep(page, f"phone_{name}_{language}")
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
        assert page.evaluate("() => innerWidth") == PHONE[0], "the page was zoomed out to fit"
        assert page.evaluate(OVERFLOWING) == []


# The lobby.


@pytest.mark.parametrize(("kind", "others"), [("solo", 0), ("bots", 2)])
def test_the_box_above_the_cards_counts_for_all_of_them(sit: Sit, kind: str, others: int) -> None:
    me = sit(path="/")
    me.page.get_by_role("radio", name="Frantic Fiends").check()
    press_play(me.page, kind)
    expect(me.page).to_have_url(AT_A_TABLE)
    me.wait_for_my_turn()
    setup, seats = me.page.evaluate("() => [heard.state.setup, heard.state.seats]")
    assert setup["expansion"] == "frantic_fiends"
    assert [seat["kind"] for seat in seats] == ["human", *["bot"] * others]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("box", ["none", "frantic_fiends"])
def test_every_way_to_play_is_in_sight(sit: Sit, box: str, language: str) -> None:
    page = sit(path="/", size=SMALL_LAPTOP, language=language).page
    page.locator(f"input[name=expansion][value={box}]").check()
    for button in page.locator(".preset .primary").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_the_options_of_the_expansion_reach_the_table(sit: Sit) -> None:
    me = sit(path="/")
    page = me.page
    page.get_by_role("radio", name="Frantic Fiends").check()
    expect(page.get_by_role("radio", name="Introductory game")).to_have_count(0)
    page.locator(OPTIONS).click()
    page.get_by_label("Rich supply").select_option("off")
    for seat in "BF":
        page.get_by_role("checkbox", name=f"Stronger orcs for seat {seat}").check()
    press_play(page, "hotseat")
    take_over(page)
    me.wait_for_my_turn()
    assert page.evaluate("() => heard.state.setup") == {
        "players": 2, "furnishings": "full", "options": {"rich_supply": "off", "hard_for": "B"},
        "expansion": "frantic_fiends",
    }  # fmt: skip
    me.goto("/")
    expect(page.locator("section[aria-labelledby=mine] li").first).to_contain_text("Frantic Fiends")


def test_an_invited_guest_sees_what_is_played(server: Server, sit: Sit) -> None:
    table = server.new_table("human", "open", expansion="frantic_fiends")
    expect(sit(path=f"/join/{table['table']}").page.locator("main")).to_contain_text("Frantic Fiends")


@pytest.mark.parametrize("language", ["en", "de"])
def test_which_figures_are_reconstructed(sit: Sit, language: str) -> None:
    words = Words(language)
    page = sit(path="/", language=language).page
    page.locator("input[name=expansion]").last.check()
    page.locator(OPTIONS).click()
    page.locator("[data-action=figures]").click()
    table = page.locator("dialog[open] table")
    for key in ("figure-movement", "figure-milestones", "figure-gold"):
        expect(table).to_contain_text(words.say(key))
    expect(table.locator(".reconstructed").first).to_have_text(words.say("provenance-reconstructed"))
    expect(table.locator(".rulebook").first).to_have_text(words.say("provenance-rulebook"))
