"""What the others did, and whose turn it is: strip, rings, log, tab, sounds, notifications."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caverna.game import Game
from caverna.record.record import write_record
from tests.arranging import a_game, play
from tests.browser.conftest import Keep, Sit
from tests.browser.flying import DRAWN
from tests.browser.hands import Mouse
from tests.browser.people import PHONE, SMALL_LAPTOP, Person
from tests.browser.positions import in_round, record_of
from tests.browser.serving import Server

SOUNDS = "window.sounds = []; document.addEventListener('sound', ({ detail }) => sounds.push(detail));"
HIDDEN = """(isHidden) => {
  const get = () => (isHidden ? "hidden" : "visible");
  Object.defineProperty(document, "visibilityState", { configurable: true, get });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SEEN = """() => {
  window.seen = { titles: new Set(), icons: new Set(), farms: new Set() };
  new MutationObserver(() => {
    seen.titles.add(document.title);
    seen.icons.add(document.querySelector("link[rel=icon]").href.split("/").at(-1));
    seen.farms.add(document.querySelector(".home.large")?.dataset.seat);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""What was there for a moment only: on a busy machine nobody else would see it."""
WAS_SEEN = "([what, wanted]) => seen[what].has(wanted)"
CALLS = """(() => {
  window.calls = [];
  window.permission = "default";
  window.Notification = class {
    static get permission() { return window.permission; }
    static async requestPermission() { return (window.permission = "granted"); }
    constructor(title, options) { window.calls.push(title); }
    close() {}
  };
})();"""


def sit_beside_a_bot(server: Server, sit: Sit, **preferences: object) -> Person:
    """Anna begins; Bodo is a bot."""
    game = a_game(round=4, wood=3, stone=3)
    me = sit(server.import_record(write_record(game), "human", "greedy"), **preferences)
    me.wait_for_my_turn()
    return me


def place_and_end(page: Page, space: str = "logging") -> None:
    page.locator(f'[data-space="{space}"] .press').click()
    page.locator("[data-action=end]:enabled").click()


def test_a_strip_tells_what_a_bot_did_and_a_ring_shows_where(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_beside_a_bot(server, sit)
    place_and_end(me.page, "supplies")
    me.page.locator(".space.can").first.wait_for()
    turn = me.page.locator(".others [data-turn]")
    expect(turn).to_have_count(1)
    expect(turn).to_contain_text("Bodo: ")
    ring = me.page.locator(".space.fresh")
    expect(ring).to_have_count(1)
    space = ring.get_attribute("data-space")
    assert f"place {space}" in me.now()["log"]
    expect(me.page.locator("[data-announcer]")).to_have_text(re.compile(r"Bodo: \w+"))
    keep(me.page, "strip")
    me.page.locator(".space.can .press").first.click()
    expect(turn).to_have_count(0)
    expect(ring).to_have_count(0)


def second_dwarf(game: Game) -> bool:
    """Somebody has just placed the first dwarf of round 5."""
    is_placed = any(place >= 0 for player in game.state.players for place in player.places)
    return game.state.round == 5 and game.question.key.startswith("place") and is_placed


def test_an_onlooker_sees_the_last_turn_alone(server: Server, sit: Sit) -> None:
    """Whoever has no seat was never there before: not everything that was ever done is new."""
    created = server.import_record(record_of(2, second_dwarf), "human", "human")
    page = sit({"table": created["table"], "tokens": {}}).page
    page.locator(".space").first.wait_for()
    turn, ring = page.locator(".others [data-turn]"), page.locator(".space.fresh")
    expect(turn).to_have_count(1)
    expect(ring).to_have_count(1)
    last = page.evaluate("() => heard.log.findLast(({ parts }) => parts.verb === 'place').parts.space")
    expect(ring).to_have_attribute("data-space", last)


def test_bots_take_their_time_and_can_be_skipped(server: Server, sit: Sit) -> None:
    me = sit_beside_a_bot(server, sit, bot_speed="slow")
    place_and_end(me.page, "supplies")
    skip = me.page.locator("[data-action=skip]")
    skip.click()
    me.page.locator(".space.can").first.wait_for()
    expect(skip).to_have_count(0)


def test_a_second_click_on_skip_answers_nothing(server: Server, sit: Sit) -> None:
    """Where Skip was, an answer stands at once."""
    me = sit_beside_a_bot(server, sit, bot_speed="slow")
    place_and_end(me.page, "supplies")
    skip = me.page.locator("[data-action=skip]")
    skip.wait_for()
    me.page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")
    skip.click()
    me.page.locator(".space.can").first.wait_for()
    sent = me.sent()
    answer = me.page.locator("[data-move=pass]")
    answer.click()
    assert me.sent() == sent
    me.page.evaluate("() => { const now = performance.now(); performance.now = () => now + 10_000; }")
    answer.click()
    me.page.wait_for_function("(before) => heard.sent.length > before", arg=len(sent))


def test_the_farm_of_a_bot_is_shown_in_passing(server: Server, sit: Sit) -> None:
    me = sit_beside_a_bot(server, sit, bot_speed="normal", motion="full")
    me.page.evaluate(SEEN)
    place_and_end(me.page, "supplies")
    me.page.wait_for_function(WAS_SEEN, arg=["farms", "1"])
    me.page.locator(".space.can").first.wait_for()
    expect(me.page.locator(".home.large")).to_have_attribute("data-seat", "0")


def log_of(me: Person) -> Locator:
    """Laid before me."""
    me.wait_for_my_turn()
    Mouse(me.page).turn_to("log")
    log = me.page.locator(".log")
    log.locator("h3").first.wait_for()
    return log


def test_the_log_has_a_line_for_each_turn_that_opens(server: Server, sit: Sit) -> None:
    log = log_of(sit(server.import_record(record_of(2, in_round(4)), "human", "human")))
    text = log.inner_text()
    assert "End the turn" not in text
    headings = [heading.split(" · ")[0] for heading in log.locator("h3").all_inner_texts()]
    assert headings == ["Set-up", "Round 1", "Round 2", "Round 3"]
    turn = log.locator("details").last
    steps = turn.locator(".step")
    expect(steps.first).to_be_hidden()
    turn.locator("summary").click()
    expect(steps.first).to_be_visible()


def test_the_log_leaves_out_what_nobody_needs_to_read(server: Server, sit: Sit) -> None:
    """That nothing was born; and what was brought together for a meal and eaten there."""
    me = sit(server.import_record(record_of(2, in_round(7)), "human", "human"))
    log = log_of(me)
    more = log.locator("button.plain")
    if more.count() > 0:
        more.click()
    played = me.now()["log"]
    assert "breed none" in played
    lines = log.locator("summary").all_inner_texts()
    assert not [line for line in lines if "No breeding" in line]
    meals = [line for line in lines if "Pay" in line]
    assert meals
    assert not [meal for meal in meals if "," in meal], "nothing was gained"
    assert [line for line in lines if "young born" in line]


def test_no_turn_sticks_out_of_the_strip(server: Server, sit: Sit, keep: Keep) -> None:
    """A long one goes on in a second line."""
    record = record_of(7, late_in_the_round)
    me = sit(server.import_record(record, "human", *["open"] * 6), size=SMALL_LAPTOP, language="de")
    strip = me.page.locator(".others .strip")
    strip.wait_for()
    keep(me.page, "strip_of_seven")
    over = strip.evaluate(
        """(strip) => [...strip.querySelectorAll("li:not(.beyond) .told > *")]
          .filter((each) => each.getBoundingClientRect().right > strip.getBoundingClientRect().right + 1)
          .map((each) => each.innerText)"""
    )
    assert over == []


def late_in_the_round(game: Game) -> bool:
    """Anna is about to place her second dwarf of round 8, after everybody else."""
    placed = sum(place >= 0 for player in game.state.players for place in player.places)
    return game.state.round == 8 and game.question.key.startswith("place") and placed >= 7


def test_the_tab_says_that_it_is_my_turn(server: Server, sit: Sit) -> None:
    me = sit_beside_a_bot(server, sit, bot_speed="normal")
    expect(me.page).to_have_title("● Your turn – Caverna")
    expect(me.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn.svg$"))
    me.page.evaluate(SEEN)
    place_and_end(me.page, "supplies")
    me.page.wait_for_function(WAS_SEEN, arg=["titles", "Caverna"])
    me.page.wait_for_function(WAS_SEEN, arg=["icons", "icon.svg"])
    expect(me.page).to_have_title("● Your turn – Caverna")


def test_sounds_can_be_switched_off_with_a_click(server: Server, sit: Sit) -> None:
    me = sit_beside_a_bot(server, sit)
    me.page.evaluate(SOUNDS)
    place_and_end(me.page, "supplies")
    me.page.wait_for_function("() => sounds.includes('place') && sounds.includes('turn')")
    me.page.locator("[data-action=sound]").click()
    me.page.evaluate("() => sounds.splice(0)")
    asked = me.now()
    place_and_end(me.page, "starting_player")
    me.wait_for_my_turn(after=asked["version"] + 1)
    me.page.locator(".feeding, .space.can").first.wait_for()
    assert me.page.evaluate("() => sounds") == []


def test_a_missed_turn_asks_once_whether_to_call_and_then_calls(server: Server, sit: Sit) -> None:
    me = sit_beside_a_bot(server, sit)
    me.page.add_init_script(CALLS)
    me.page.reload()
    me.wait_for_my_turn()
    miss_a_turn(me.page, "supplies")
    me.page.locator("[data-action=notify]").click()
    expect(me.page.locator("[data-action=notify]")).to_have_count(0)
    assert me.page.evaluate("() => window.permission") == "granted"
    assert me.page.evaluate("() => calls") == []
    me.wait_for_my_turn()
    hide_and_end(me.page, "starting_player")
    me.page.wait_for_function("() => calls.length === 1")


def miss_a_turn(page: Page, space: str) -> None:
    """Look elsewhere while the bot plays, and come back."""
    hide_and_end(page, space)
    page.locator("[data-action=notify]").wait_for()
    page.evaluate(HIDDEN, False)


def hide_and_end(page: Page, space: str) -> None:
    """The page is hidden before the turn ends: a quick bot would be done before it is."""
    page.locator(f'[data-space="{space}"] .press').click()
    page.locator("[data-action=end]:enabled").wait_for()
    page.evaluate(HIDDEN, True)
    page.locator("[data-action=end]").click()


def test_who_does_not_want_to_be_called_is_never_asked_again(server: Server, sit: Sit) -> None:
    me = sit_beside_a_bot(server, sit)
    me.page.add_init_script(CALLS)
    me.page.reload()
    me.wait_for_my_turn()
    miss_a_turn(me.page, "supplies")
    me.page.locator("[data-action=no-notify]").click()
    expect(me.page.locator("[data-action=notify]")).to_have_count(0)
    assert me.page.evaluate("() => window.permission") == "default"
    me.page.reload()
    asked = me.wait_for_my_turn()
    hide_and_end(me.page, "starting_player")
    me.wait_for_my_turn(after=asked["version"] + 1)
    me.page.evaluate(HIDDEN, False)
    me.page.evaluate(DRAWN)
    expect(me.page.locator("[data-action=notify]")).to_have_count(0)


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_a_speed_is_chosen_in_the_menu_and_can_be_skipped(server: Server, sit: Sit, speed: str) -> None:
    me = sit_beside_a_bot(server, sit)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("combobox", name="Moves of others").select_option(speed)
    me.page.keyboard.press("Escape")
    place_and_end(me.page, "supplies")
    skip = me.page.locator("[data-action=skip]")
    skip.wait_for()
    skip.click()
    me.page.locator(".space.can").first.wait_for()
    expect(skip).to_have_count(0)


def heard_of(page: Page, sound: str) -> None:
    page.wait_for_function("(name) => sounds.includes(name)", arg=sound)


def test_gain_harvest_and_loss_are_heard(server: Server, sit: Sit) -> None:
    """Each by its own sound."""
    rich = a_game(round=4, lying="excavation stone 2")
    begging = a_game(round=3, phase="harvest", food=1, others={"B": {"food": 9}})
    fields = a_game(
        round=3, phase="harvest", food=9, sheep=2, large_pasture="a1 a2", others={"B": {"food": 9}}
    )
    for game, presses, sound in (
        (rich, ["[data-space=excavation] .press", "[data-move=take]"], "gain"),
        (begging, [".feeding [data-move='feed 1']"], "loss"),
        (play(fields, "feed 4", "feed 4"), [".breeding [data-move='breed sheep']"], "harvest"),
    ):
        me = sit(server.import_record(write_record(game), "human", "human"))
        me.wait_for_my_turn()
        me.page.evaluate(SOUNDS)
        for press in presses:
            me.page.locator(press).first.click()
        heard_of(me.page, sound)


def test_a_phone_has_a_button_for_sounds(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"), size=PHONE)
    me.wait_for_my_turn()
    button = me.page.locator("header [data-action=sound]")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert me.page.evaluate("() => JSON.parse(localStorage.getItem('caverna.preferences')).sound") is False
