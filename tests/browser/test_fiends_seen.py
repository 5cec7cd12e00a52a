"""Frantic Fiends in the browser: what is seen before it comes, what moves, and what helps to see it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from caverna.game import Game
from caverna.record.record import write_record
from tests.browser.conftest import Sit
from tests.browser.fiend_tables import (
    about_to_walk,
    after_a_fight,
    arranging,
    before_a_trap,
    led_to,
    raided_farm,
    sit_at,
    with_everything,
    with_friends,
)
from tests.browser.flying import WATCH_FLIGHTS, flown
from tests.browser.hands import Keyboard
from tests.browser.people import PHONE, SMALL_LAPTOP, Person
from tests.browser.serving import Server
from tests.browser.test_fiends import moves_sent
from tests.fiends.arranging import a_game

EVENT = "[data-panel=orc-event]"
BOARD = ".home.large svg"


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".home.large [data-cell={name}]")


def two_traps(strength: int, sown: str = "a4 grain 1") -> Game:
    """Orc I is about to walk down, down, right over a pitfall (up to 8) and a catch net (up to 8)."""
    game = a_game(
        phase="event",
        event=2,
        quiet=True,
        orcs=f"a b2 {strength}, b gone, c gone, d aside",
        traps="pitfall b3, catch_net b4",
        bribes="wood vegetable ore grain",
        vegetable=2,
        stone=1,
        sown=sown,
    )
    return led_to(game, "orc-acts", "card 3.1", "done")


# What would happen.


def test_the_trap_that_stops_the_orc_is_told_and_what_lies_beyond_is_not(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, two_traps(8))
    met = me.page.locator(f"{EVENT} .met")
    expect(met).to_contain_text("Pitfall (Knock-out trap, up to strength 8): defeats it")
    expect(met).not_to_contain_text("Catch net")
    expect(me.page.locator(f"{BOARD} .path .head")).to_have_count(1)
    expect(me.page.locator(f"{EVENT} .card .spared")).to_have_count(2)


def test_a_trap_that_is_too_weak_is_told_and_what_is_lost_behind_it(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, two_traps(9, "c4 grain 2"))
    met = me.page.locator(f"{EVENT} .met")
    expect(met).to_contain_text("Pitfall (Knock-out trap, up to strength 8): does not stop it")
    expect(met).to_contain_text("Catch net (Holding trap, up to strength 8): does not stop it")
    expect(me.page.locator(f"{BOARD} [data-lost]")).to_have_attribute("data-lost", "c4")
    me.page.locator(f"{EVENT} .play").click()
    expect(met).to_contain_text("defeats it")
    expect(me.page.locator(f"{BOARD} [data-lost]")).to_have_count(0)


@pytest.mark.parametrize(
    ("trap", "rooms", "words"),
    [
        ("catch_net", "dwelling d3", "holds it"),
        ("catch_net", "orc_dwelling d3", "makes it your friend"),
        ("perma_trap", "dwelling d3", "weakens it"),
    ],
)
def test_what_a_trap_does_is_told(server: Server, sit: Sit, trap: str, rooms: str, words: str) -> None:
    me = sit_at(server, sit, before_a_trap(trap, rooms))
    expect(me.page.locator(f"{EVENT} .met")).to_contain_text(words)


def test_whoever_looks_on_sees_what_the_orc_will_meet(server: Server, sit: Sit) -> None:
    created = server.import_record(write_record(two_traps(8)), "human", "human")
    onlooker = sit({"table": created["table"], "tokens": {}}, size=SMALL_LAPTOP)
    met = onlooker.page.locator("[data-panel=foretold] .met")
    expect(met).to_contain_text("Pitfall (Knock-out trap, up to strength 8): defeats it")
    expect(met).not_to_contain_text("Catch net")
    expect(onlooker.page.locator("[data-panel=foretold] svg[data-orc=a] .numeral")).to_have_text("I")
    expect(onlooker.page.locator("svg .path .head")).to_have_count(1)


def test_a_push_is_seen_before_it_is_made(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk(), SMALL_LAPTOP)
    met, compass = me.page.locator(f"{EVENT} .met"), me.page.locator(f"{EVENT} .compass")
    before = compass.bounding_box()
    cell(me.page, "a3").hover()
    expect(met).to_contain_text("Pushed to a3")
    expect(met).to_contain_text("Pitfall (Knock-out trap, up to strength 8): defeats it")
    expect(me.page.locator(f"{BOARD} [data-lost]")).to_have_count(0)
    cell(me.page, "f1").hover()
    expect(met).to_contain_text("In its way")
    Keyboard(me.page).reach(compass.locator("[data-move='displace dr']"))
    expect(met).to_contain_text("Pushed to c3")
    expect(met).to_contain_text("the orc takes it: Ore mine")
    expect(compass.locator("[data-move='displace dr']")).to_have_attribute(
        "aria-label",
        "Push aside down right: c3 (c3 → c4 → into the cave; lost: 3 ore, 3 grain, 1 donkey; takes f3)",
    )
    after = compass.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["x"], before["width"]) == (after["x"], after["width"]), "nothing jumps"
    assert me.sent() == []


def test_what_comes_of_each_answer_is_in_the_list_and_in_the_text(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk(), text_mode=True)
    expect(me.page.locator(".text-mode [data-move=done]")).to_have_text("Let the orc golost: 3 grain")
    expect(me.page.locator(".text-mode [data-move='displace l']")).to_contain_text("a2 → a3 → b3 → b2")
    expect(me.page.locator(".text-mode")).to_contain_text("with one")
    expect(me.page.locator(".text-mode")).not_to_contain_text("question mark")


# A whole event by keyboard.


def test_a_whole_orc_event_by_keyboard(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, arranging())
    keyboard = Keyboard(me.page)
    asked = []
    while me.page.evaluate("() => heard.state.view.expansion.is_event"):
        now = me.now()
        asked.append(now["key"])
        moves = [choice["move"] for choice in now["moves"]]
        answer = "done" if "done" in moves else moves[0]  # a bounty, or a place in the cave
        keyboard.press(me.page.locator(f"section.question [data-move='{answer}']"))
        me.wait_for_my_turn(now["version"])
    assert asked[:3] == ["arrange-animals", "choose-beds", "orc-acts"]
    assert len(moves_sent(me)) == len(asked)


# What comes when.


def test_an_event_is_not_over_while_animals_are_arranged(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, arranging())
    me.page.locator("[data-action=to-come]").click()
    boards = me.page.locator(".events li")
    expect(boards.nth(0)).to_contain_text("over")
    expect(boards.nth(1)).to_contain_text("now")
    expect(boards.nth(1)).to_contain_text("Steps")
    expect(boards.nth(1)).to_contain_text("a normal harvest")
    expect(me.page.locator(".events li.next")).to_have_attribute("data-help", "orc_event-2")


def test_cards_to_come_show_the_orc_events(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, a_game(round=1))
    backs = [me.page.locator(".back").nth(i).get_attribute("aria-label") or "" for i in range(8)]
    told = [words.split(":")[0] for words in backs if "Orc event" in words]
    assert told == ["Round 3", "Round 6"]


# Bounties.


@pytest.mark.parametrize("size", [SMALL_LAPTOP, PHONE])
def test_gold_and_rewards_are_in_sight(server: Server, sit: Sit, size: tuple[int, int]) -> None:
    me = sit_at(server, sit, after_a_fight(), size)
    panel = me.page.locator("section.question").bounding_box()
    assert panel is not None
    for move in ("reward gold", "reward farmer", "reward pig_farmer"):
        box = me.page.locator(f"section.question [data-move='{move}']").bounding_box()
        assert box is not None
        assert panel["y"] <= box["y"], move
        assert box["y"] + box["height"] <= panel["y"] + panel["height"], move


# What moves.


def watched(server: Server, sit: Sit, game: Game) -> Person:
    me = sit_at(server, sit, game, motion="full")
    me.page.evaluate(WATCH_FLIGHTS)
    return me


@pytest.mark.parametrize("rooms", ["dwelling d3", "orc_dwelling d3"])
def test_an_orc_walks_over_the_screen(server: Server, sit: Sit, rooms: str) -> None:
    me = watched(server, sit, before_a_trap("catch_net", rooms))
    me.page.locator("[data-move=done]").click()
    me.page.wait_for_function("() => flown.includes('a')")
    expect(me.page.locator("[data-flight]")).to_have_count(0)


def test_a_friend_walks_to_work(server: Server, sit: Sit) -> None:
    me = watched(server, sit, with_friends())
    me.page.locator("[data-space=supplies] .press").click()
    me.page.wait_for_function("() => flown.includes('x')")


def test_no_orc_flies_where_motion_is_not_wanted(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, about_to_walk())
    me.page.evaluate(WATCH_FLIGHTS)
    me.page.locator("[data-move=done]").click()
    expect(me.page.locator(f"{BOARD} [data-orc=a]")).to_have_attribute("data-orc-at", "c2")
    assert flown(me.page) == []


# Names, help, header, lobby.


def test_a_space_under_an_orc_is_called_by_its_name_and_explains_everything(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_everything())
    expect(cell(me.page, "e3")).to_have_attribute("aria-label", "e3: Dwelling, Orc II (4), captive: unarmed")
    for name, words in (
        ("a2", ("Orc III", "Catch net")),
        ("e3", ("Orc II", "Captive", "Dwelling")),
        ("d3", ("Friendly orc", "Orc dwelling")),
    ):
        Keyboard(me.page).reach(cell(me.page, name))
        me.page.keyboard.press("?")
        for word in words:
            expect(me.page.locator(".help-popup")).to_contain_text(word)
        me.page.keyboard.press("Escape")


def test_which_figures_are_reconstructed_is_told_at_the_table(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, with_everything())
    me.page.locator("header .menu").click()
    me.page.locator("[data-action=figures]").click()
    expect(me.page.locator("dialog[open]").last).to_contain_text("reconstructed")


SQUEEZED = """() => [...document.querySelectorAll("header .seat")].filter((seat) => {
  const box = seat.getBoundingClientRect();
  const name = seat.querySelector(".name");
  const parts = [...seat.querySelectorAll("*")].map((each) => each.getBoundingClientRect());
  const sticksOut = parts.some(({ right }) => right > box.right + 1);
  return sticksOut || (name && name.scrollWidth > name.clientWidth);
}).map((seat) => seat.innerText)"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 768), (1180, 820), SMALL_LAPTOP])
def test_three_names_fit_into_the_header(
    server: Server, sit: Sit, size: tuple[int, int], language: str
) -> None:
    me = sit_at(server, sit, after_a_fight(), size, language=language)
    assert me.page.evaluate(SQUEEZED) == []


def test_the_lobby_says_with_what_a_game_starts(sit: Sit) -> None:
    me = sit(path="/")
    expect(me.page.locator("[aria-labelledby=start]")).not_to_contain_text("with Frantic Fiends")
    me.page.locator("input[value=frantic_fiends]").check()
    expect(me.page.locator("[aria-labelledby=start]")).to_contain_text("with Frantic Fiends")


# Who sleeps where.


def test_the_board_shows_in_which_bed_everybody_lies(server: Server, sit: Sit) -> None:
    me = sit_at(server, sit, led_to(raided_farm(), "choose-beds", "done"))
    in_the_dwelling = me.page.locator(".home.large [data-dwarf=d3]")
    expect(in_the_dwelling).to_have_count(1)
    expect(in_the_dwelling).to_have_text("")  # the strongest sleep at the entrance
    cell(me.page, "d3").click()
    me.page.locator(".chooser .play").get_by_text("strength 4").click()
    expect(in_the_dwelling).to_have_text("4")
    assert moves_sent(me) == ["bed 4 d3"]
