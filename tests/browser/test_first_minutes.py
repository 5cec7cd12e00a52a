"""The first minutes and the last: a game in one click, its choices, and what follows the final score."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caverna.bots import LEVEL_NAMES
from caverna.words.texts import Words
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Mouse
from tests.browser.lobby import card, press_play, take_over, turn_to
from tests.browser.people import Asked, Person
from tests.browser.positions import in_round, is_over, record_of
from tests.browser.robot import Robot
from tests.browser.serving import Server

AT_A_TABLE = re.compile(r"/table/\w+$")
OTHERS: dict[str, list[str]] = {"solo": [], "bots": ["bot", "bot"], "hotseat": ["human"], "online": ["open"]}
"""Who else is at the table in each way to play, before anybody turns a knob."""

IS_ON_TOP = """(popup) => {
  const box = popup.getBoundingClientRect();
  return popup.matches(":popover-open") || popup.contains(document.elementFromPoint(box.x + 20, box.y + 12));
}"""
"""Beside a modal dialog nothing can be pointed at; but what was shown after it stands above it."""


def start(page: Page, kind: str, language: str = "en") -> None:
    press_play(page, kind, language)
    expect(page).to_have_url(AT_A_TABLE)
    if kind == "hotseat":
        take_over(page)


def seats(me: Person) -> list[str]:
    """Who sits at the table, as soon as the page knows."""
    me.page.wait_for_function("() => heard.state && document.querySelector('.space')")
    kinds: list[str] = me.page.evaluate("() => heard.state.seats.map((seat) => seat.kind)")
    return kinds


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", OTHERS)
def test_one_click_and_i_am_asked(sit: Sit, kind: str, language: str) -> None:
    me = sit(path="/", language=language)
    start(me.page, kind, language)
    assert seats(me) == ["human", *OTHERS[kind]]
    if kind == "online":  # whoever begins may still be to come
        expect(me.page.locator("code")).to_contain_text("/join/")
        return
    asked = me.wait_for_my_turn()
    expect(me.page.locator(".space.can").first).to_be_visible()
    assert Robot(me).step(asked)["version"] > asked["version"]


@pytest.mark.parametrize("kind", ["bots", "hotseat", "online"])
def test_up_to_seven_seats(sit: Sit, kind: str) -> None:
    me = sit(path="/")
    turn_to(me.page, kind)
    more = card(me.page, kind).get_by_role("button", name="One more")
    while more.is_enabled():
        more.click()
    start(me.page, kind)
    assert seats(me) == ["human", *OTHERS[kind][-1:] * 6]
    expect(me.page.locator("header [data-player]")).to_have_count(7)


def test_every_level_of_bot_is_explained_and_plays(server: Server, sit: Sit) -> None:
    choices = server.ask("/api/setup")
    assert isinstance(choices, dict)
    assert choices["bots"] == list(LEVEL_NAMES)
    for bot in LEVEL_NAMES:
        me = sit(path="/")
        me.page.locator(".preset").get_by_label("Strength of the bot").select_option(bot)
        help_text = Words("en").attribute(f"web-bot-{bot}", "help")
        expect(me.page.locator(".preset .hint")).to_have_text(help_text or "")
        start(me.page, "bots")
        me.wait_for_my_turn()
        assert me.page.evaluate("() => heard.state.seats.map((seat) => seat.bot)") == [None, bot, bot]


def test_name_set_and_house_rules_reach_the_table(sit: Sit) -> None:
    me = sit(path="/")
    me.page.get_by_role("textbox", name="Your name").fill("Berta")
    me.page.get_by_role("radio", name="Introductory game").check()
    me.page.get_by_text("House rules").click()
    me.page.get_by_label("Harvest markers").select_option("round_end")
    start(me.page, "solo")
    me.wait_for_my_turn()
    setup = me.page.evaluate("() => heard.state.setup")
    assert setup["furnishings"] == "introductory"
    assert setup["options"]["harvest_marker"] == "round_end"
    expect(me.page.locator("main")).to_contain_text("Berta")
    me.goto("/")
    expect(me.page.get_by_role("textbox", name="Your name")).to_have_value("Berta")


def test_every_choice_is_explained_in_a_line(server: Server, sit: Sit) -> None:
    choices = server.ask("/api/setup")
    assert isinstance(choices, dict)
    me = sit(path="/")
    me.page.get_by_text("House rules").click()
    words = Words("en")
    sets = [f"set-{name}" for name in choices["furnishings"]]
    options = [f"option-{name}" for name in choices["options"]]
    assert sets
    assert options
    for key in sets + options:
        help_text = words.attribute(key, "help")
        assert help_text, key
        expect(me.page.locator("main")).to_contain_text(help_text)


def test_a_table_with_everybody_at_it(sit: Sit) -> None:
    """One person, one bot and one open seat, each chosen by hand."""
    me = sit(path="/")
    mixed = me.page.locator("details", has_text="Choose every seat yourself")
    mixed.locator("summary").click()
    mixed.get_by_role("button", name="Add a seat").click()
    mixed.locator("li").last.get_by_role("combobox").first.select_option("open")
    mixed.get_by_role("button", name="Play", exact=True).click()
    expect(me.page).to_have_url(AT_A_TABLE)
    assert seats(me) == ["human", "bot", "open"]


def test_a_game_that_waits_is_found_again(sit: Sit) -> None:
    me = sit(path="/")
    start(me.page, "solo")
    Robot(me).step()
    log = me.now()["log"]
    me.goto("/")
    me.page.locator("section[aria-labelledby=mine] li a").first.click()
    expect(me.page).to_have_url(AT_A_TABLE)
    assert me.wait_for_my_turn()["log"] == log


def test_another_device_by_a_link(server: Server, sit: Sit) -> None:
    """The link in the menu carries the keys to my seat; they do not stay in the address bar."""
    here = sit(server.import_record(record_of(2, in_round(3)), "human", "human"))
    before = here.wait_for_my_turn()
    here.page.get_by_role("button", name="Menu").click()
    link = here.page.get_by_role("dialog").get_by_label("another device").input_value()
    there = sit(path="/stats")
    there.page.goto(link)
    after = there.wait_for_my_turn()
    assert after["moves"] == before["moves"]
    expect(there.page).to_have_url(re.compile(rf"/table/{here.table}$"))
    Robot(there).step(after)
    here.page.wait_for_function("(version) => heard.state.version > version", arg=before["version"])
    there.page.reload()
    there.wait_for_my_turn()
    there.goto("/")
    expect(there.page.locator("section[aria-labelledby=mine] li")).to_have_count(1)


def at_the_final_score(server: Server, sit: Sit) -> Person:
    me = sit(server.import_record(record_of(2, is_over, seed=2), "human", "human"))
    me.page.locator("header .score").click()
    expect(me.page.locator("dialog[open] .final tfoot td")).to_have_count(2)
    return me


def at_a_new_table(me: Person) -> Asked:
    expect(me.page).to_have_url(re.compile(rf"/table/(?!{me.table})"))
    me.page.wait_for_function("(old) => heard.state.table !== old", arg=me.table)
    return me.wait_for_my_turn()


def test_one_click_replays(server: Server, sit: Sit) -> None:
    me = at_the_final_score(server, sit)
    me.page.locator("[data-action=replay]").click()
    expect(me.page).to_have_url(re.compile(rf"/replay/{me.table}"))
    expect(me.page.get_by_role("slider")).to_have_value("0")


def test_one_click_forks(server: Server, sit: Sit, keep: Keep) -> None:
    me = at_the_final_score(server, sit)
    me.page.locator("[data-action=fork]").click()
    expect(me.page).to_have_url(re.compile(rf"/replay/{me.table}"))
    bar, fork = me.page.get_by_role("slider"), me.page.get_by_role("button", name="Play on from here")
    expect(me.page.get_by_text(re.compile("Round 12 · "))).to_be_visible()
    expect(fork).to_be_enabled()
    most = int(bar.get_attribute("max") or 0)
    assert 0 < int(bar.input_value()) < most, "where something is left to be played"
    bar.fill(str(most))
    expect(fork).to_be_disabled()
    bar.fill(str(most - 20))
    expect(fork).to_be_enabled()
    fork.click()
    keep(me.page, "fork")
    me.page.get_by_role("button", name="Start the new game").click()
    asked = at_a_new_table(me)
    assert not asked["over"]
    assert len(asked["log"]) >= most - 20


def test_one_click_starts_again(server: Server, sit: Sit) -> None:
    me = at_the_final_score(server, sit)
    me.page.locator("[data-action=again]").click()
    assert not at_a_new_table(me)["over"]
    assert seats(me) == ["human", "human"]
    assert me.page.evaluate("() => heard.state.view.round") == 1


def test_the_score_can_be_hidden(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, in_round(6)), "human", "human")
    me = sit(created)
    me.wait_for_my_turn()
    Mouse(me.page).turn_to("players")
    points = me.page.locator("header b[aria-label*=points], .players .score")
    expect(points.first).to_be_visible()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("checkbox", name="Hide the score").click()
    me.page.keyboard.press("Escape")
    expect(points).to_have_count(0)


def test_furnishings_can_be_searched_and_sifted(server: Server, sit: Sit) -> None:
    me = sit(server.import_record(record_of(2, in_round(5)), "human", "human"))
    me.wait_for_my_turn()
    Mouse(me.page).turn_to("furnishings")
    tiles = me.page.locator("[data-furnishing]")
    everything = tiles.count()
    me.page.get_by_label("I can afford").check()
    affordable = tiles.count()
    assert 0 < affordable < everything
    me.page.get_by_label("I can afford").uncheck()
    me.page.get_by_role("searchbox").fill("parlor")
    on_offer = me.page.evaluate("() => heard.state.view.furnishings.map(({ furnishing }) => furnishing)")
    parlors = [re.compile("parlor", re.I) for furnishing in on_offer if "parlor" in furnishing]
    assert parlors
    expect(tiles).to_have_text(parlors)
    me.page.get_by_role("searchbox").fill("")
    expect(tiles).to_have_count(everything)


def test_help_stands_above_the_score_sheet(server: Server, sit: Sit) -> None:
    """A line of the sheet explains itself where it can be seen: not behind the sheet."""
    me = sit(server.import_record(record_of(2, in_round(6)), "human", "human"))
    me.wait_for_my_turn()
    me.page.locator("header .score").click()
    me.page.locator("dialog[open] th[data-help]").first.hover()
    popup = me.page.locator(".help-popup")
    expect(popup).to_be_visible()
    assert popup.evaluate(IS_ON_TOP)


# The lobby.


def test_what_waits_for_me_comes_first(server: Server, sit: Sit, keep: Keep) -> None:
    """Above everything to begin with, and on the first screen."""
    me = sit(server.import_record(record_of(2, in_round(5)), "human", "human"), path="/", size=(1366, 768))
    first = me.page.locator("section[aria-labelledby=mine] li.first")
    expect(first).to_contain_text("Round 5")
    keep(me.page, "lobby_continue")
    tops = [box_of(first)[1], box_of(me.page.get_by_role("heading", name="New game"))[1]]
    assert tops == sorted(tops)
    assert tops[0] < 400
    first.get_by_role("link").click()
    expect(me.page).to_have_url(AT_A_TABLE)


def test_options_stand_above_the_buttons_they_change(sit: Sit) -> None:
    me = sit(path="/")
    me.page.locator(".preset").first.wait_for()
    radios = me.page.get_by_role("radio", name=re.compile("Introductory|Frantic"))
    lowest = max(box_of(radio)[1] for radio in radios.all())
    buttons = me.page.get_by_role("button", name=re.compile("^Play: "))
    assert buttons.count() == 4
    assert lowest < min(box_of(button)[1] for button in buttons.all())


def test_the_lobby_knows_what_i_chose_last_time(sit: Sit) -> None:
    me = sit(path="/")
    me.page.get_by_role("radio", name="Introductory game").check()
    card(me.page, "bots").get_by_role("button", name="One more").click()
    start(me.page, "bots")
    me.goto("/")
    expect(me.page.get_by_role("radio", name="Introductory game")).to_be_checked()
    expect(card(me.page, "bots").locator("output")).to_have_text("3")


def test_names_at_one_screen_and_handing_it_over(sit: Sit, keep: Keep) -> None:
    me = sit(path="/")
    names = card(me.page, "hotseat").get_by_role("textbox")
    names.first.fill("Anna")
    names.last.fill("Bodo")
    press_play(me.page, "hotseat")
    over = me.page.get_by_role("dialog", name=re.compile("to play"))
    expect(over).to_be_visible()
    expect(over.locator(":focus")).to_contain_text("I am ")
    begins = me.page.evaluate("() => heard.state.seats[heard.state.decision.seat].name")
    assert begins in ("Anna", "Bodo")
    expect(over.get_by_role("button", name=f"I am {begins}")).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(over).to_have_count(0)
    robot = Robot(me)
    while begins == me.page.evaluate("() => heard.state.seats[heard.state.decision.seat].name"):
        robot.step()
    keep(me.page, "hand_over")
    expect(over).to_contain_text(f"{begins}: ")
    over.get_by_role("button", name="Do not ask again").click()
    expect(over).to_have_count(0)
    robot.step()
    expect(over).to_have_count(0)


def box_of(thing: Locator) -> tuple[float, float]:
    """Where it begins, from the left and from above."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"]
