"""Things in the hand: animals carried about, ghosts that turn, rooms where they fit, goods that fly."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Keyboard
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import Server
from tests.patience import wait_until

FARM = """
players 2
seed 3
round 5
turn A
on logging wood 3
seat A
goods wood 9 stone 8 food 6 ore 3
animals {}
dwarfs 4 6
small_pasture a4
small_pasture b4
meadow b3
field c4 c3
cavern d2 e3
tunnel e2
room cuddle_room d3
"""
A_FEW = "sheep 1 dog 1 boar 2 cattle 1"
"""Two boars on a4, a cow on b4, a sheep in the cuddle room; the entry-level dwelling has room for two."""
MANY = "sheep 6 dog 1 boar 2 cattle 1"
"""Two sheep on a4, two boars on b4, two sheep in the cuddle room, two on b3 with a dog, a cow at home."""

NOTE = ".home.large .words"
SPOKEN = ".home.large [aria-live]"
GHOST = ".home.large .ghost .outline"
WATCH_FLIGHTS = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.dataset?.flight) window.flown.push(node.dataset.flight);
  }).observe(document.querySelector(".flights"), { childList: true });
}"""


def sit_at_farm(
    server: Server, sit: Sit, size: tuple[int, int] = LAPTOP, animals: str = A_FEW, **preferences: object
) -> Person:
    """At my home board, about to place a dwarf."""
    farm = FARM.format(animals)
    record = f"caverna record 1\nrules 1\nposition\ncaverna position 1{farm}end\n\n"
    me = sit(server.import_record(record, "human", "human"), size=size, **preferences)
    me.wait_for_my_turn()
    if size == PHONE:
        me.page.locator("#tab-home").tap()
    cell(me.page, "d4").wait_for()
    return me


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".home.large [data-cell={name}]")


def stands(page: Page, name: str, what: str) -> None:
    """What a screen reader hears of a space."""
    expect(cell(page, name)).to_have_attribute("aria-label", f"{name}: {what}")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, animal: str, start: str, end: str) -> None:
    """With the mouse: from the animal as it is drawn to the middle of another space."""
    page.mouse.move(*middle(page.locator(f"[data-herd={start}] [data-animal={animal}]").first))
    page.mouse.down()
    page.mouse.move(*middle(cell(page, end)), steps=4)
    page.mouse.up()


class Fingertip:
    """A real finger, which the tap of the browser driver is not: it can stay and it can slide."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


# Animals.


def test_an_animal_is_dragged_from_one_place_to_another(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    stands(me.page, "a4", "Small pasture, 2 wild boars")
    carry(me.page, "boar", "a4", "d4")
    stands(me.page, "a4", "Small pasture, 1 wild boar")
    stands(me.page, "d4", "Entry-level dwelling, 1 wild boar, 2 dwarfs")
    expect(me.page.locator(NOTE)).to_have_count(0)
    keep(me.page, "home_carried")
    carry(me.page, "boar", "d4", "a4")
    stands(me.page, "a4", "Small pasture, 2 wild boars")
    assert me.sent() == [], "where animals stand is not a move"


def test_places_for_the_animal_in_hand_shine(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit)
    me.page.mouse.move(*middle(me.page.locator("[data-herd=a4] [data-animal=boar]").first))
    me.page.mouse.down()
    me.page.mouse.move(*middle(cell(me.page, "b4")), steps=4)
    expect(me.page.locator(".home.large svg .pen")).to_have_count(1)
    me.page.mouse.up()
    expect(me.page.locator(".home.large svg .pen")).to_have_count(0)


def test_an_animal_is_carried_by_keyboard(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit)
    keyboard = Keyboard(me.page)
    keyboard.reach(cell(me.page, "a4"))
    expect(me.page.locator(NOTE)).to_have_text("Press A to take up an animal.")
    me.page.keyboard.press("a")
    expect(me.page.locator(SPOKEN)).to_contain_text("wild boar taken up")
    for _ in range(3):
        me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    stands(me.page, "d4", "Entry-level dwelling, 1 wild boar, 2 dwarfs")
    expect(me.page.locator(SPOKEN)).to_contain_text("wild boar: now on d4")
    me.page.keyboard.press("a")
    me.page.keyboard.press("Escape")
    for _ in range(3):
        me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("Enter")
    stands(me.page, "a4", "Small pasture, 1 wild boar")
    stands(me.page, "d4", "Entry-level dwelling, 1 wild boar, 2 dwarfs")
    assert me.sent() == []


def test_the_key_goes_through_the_kinds_that_stand_there(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, animals=MANY)
    Keyboard(me.page).reach(cell(me.page, "b3"))
    me.page.keyboard.press("a")
    expect(me.page.locator(SPOKEN)).to_contain_text("dog taken up")
    me.page.keyboard.press("a")
    expect(me.page.locator(SPOKEN)).to_contain_text("sheep taken up")


@pytest.mark.parametrize(
    ("animal", "start", "end", "why"),
    [
        ("boar", "a4", "e2", "Animals cannot stand there."),
        ("boar", "a4", "c3", "Animals cannot stand there."),
        ("cattle", "b4", "a4", "Only one kind of farm animal can stand there."),
        ("boar", "a4", "d3", "No place for this animal: wild boar"),
        ("sheep", "d3", "b3", "Without a stable only sheep can stand there, with a dog to watch them."),
    ],
)
def test_an_animal_stays_where_it_is_if_it_may_not_stand_there(
    server: Server, sit: Sit, animal: str, start: str, end: str, why: str
) -> None:
    me = sit_at_farm(server, sit)
    labels = [cell(me.page, name).get_attribute("aria-label") for name in (start, end)]
    carry(me.page, animal, start, end)
    expect(me.page.locator(NOTE)).to_have_text(why)
    expect(me.page.locator(SPOKEN)).to_have_text(why)
    assert [cell(me.page, name).get_attribute("aria-label") for name in (start, end)] == labels


@pytest.mark.parametrize(
    ("animal", "start", "end", "why"),
    [
        ("sheep", "d3", "a4", "No more room: at most 2 can stand there."),
        ("dog", "b3", "b4", "The sheep it leaves behind need this dog."),
    ],
)
def test_a_crowded_farm_says_what_is_in_the_way(
    server: Server, sit: Sit, animal: str, start: str, end: str, why: str
) -> None:
    me = sit_at_farm(server, sit, animals=MANY)
    carry(me.page, animal, start, end)
    expect(me.page.locator(NOTE)).to_have_text(why)
    stands(me.page, "a4", "Small pasture, 2 sheep")
    stands(me.page, "b3", "Meadow, 1 dog, 2 sheep")


def test_a_finger_drags_an_animal(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, PHONE)
    x, y = middle(me.page.locator("[data-herd=a4] [data-animal=boar]").first)
    to_x, to_y = middle(cell(me.page, "d4"))
    finger = Fingertip(me.page)
    finger.touch("touchStart", x, y)
    for step in (0.3, 0.6, 1.0):
        finger.touch("touchMove", x + (to_x - x) * step, y + (to_y - y) * step)
    finger.touch("touchEnd")
    stands(me.page, "d4", "Entry-level dwelling, 1 wild boar, 2 dwarfs")
    expect(me.page.locator(".help-popup")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nobody_stands_before_a_dwarfs_face(
    server: Server, sit: Sit, keep: Keep, size: tuple[int, int]
) -> None:
    me = sit_at_farm(server, sit, size, animals=MANY)
    keep(me.page, f"home_farm_{size[0]}")
    boxes = me.page.evaluate(
        """() => {
          const box = (each) => {
            const { x, y, right, bottom } = each.getBoundingClientRect();
            return [x, y, right, bottom];
          };
          const all = (name) => [...document.querySelectorAll(`.home.large svg ${name}`)].map(box);
          return { dwarfs: all("[data-dwarf]"), animals: all("[data-animal]") };
        }"""
    )
    assert len(boxes["dwarfs"]) == 2
    assert len(boxes["animals"]) > 6
    for left, top, right, bottom in boxes["dwarfs"]:
        face = (left + 2, top + 2, right - 2, (top + bottom) / 2)
        for a_left, a_top, a_right, a_bottom in boxes["animals"]:
            assert a_right < face[0] or a_left > face[2] or a_bottom < face[1] or a_top > face[3]


# Tiles and rooms.


def outline(page: Page) -> tuple[str | None, ...]:
    ghost = page.locator(GHOST)
    return tuple(ghost.get_attribute(name) for name in ("x", "y", "width", "height"))


def test_the_ghost_of_a_twin_tile_turns(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    me.page.locator("[data-space=drift_mining] .press").click()
    cell(me.page, "f2").hover()
    expect(me.page.locator(GHOST)).to_have_count(1)
    seen = [outline(me.page)]
    me.page.keyboard.press("r")
    expect(me.page.locator(GHOST)).not_to_have_attribute("y", str(seen[0][1]))
    seen.append(outline(me.page))
    me.page.mouse.wheel(0, 100)
    wait_until(lambda: outline(me.page) != seen[1], "the ghost turned by the wheel")
    keep(me.page, "home_ghost")
    cell(me.page, "f2").click()
    answer = me.page.locator(".chooser .play")
    before = answer.inner_text()
    me.page.locator(".chooser .turn").click()
    expect(answer).not_to_have_text(before)
    chosen = answer.inner_text()
    answer.click()
    me.wait_for_my_turn(me.now()["version"] - 1)
    me.page.wait_for_function("() => heard.sent.length === 2")
    move = str(me.sent()[-1]["move"])
    assert move.startswith("tile cavern")
    assert all(word in chosen for word in move.split() if word[0] in "def" and word[1:].isdigit())


def test_the_ghost_shows_what_the_ground_gives(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit)
    me.page.locator("[data-space=drift_mining] .press").click()
    cell(me.page, "e4").hover()
    expect(me.page.locator(".home.large .ghost text").first).to_have_text("+1")


def test_a_room_shows_where_it_fits_and_what_it_would_bring(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    me.page.locator("[data-space=housework] .press").click()
    card = me.page.locator("[data-furnishing=dwelling]")
    expect(card.locator("[data-scores]")).to_have_attribute("data-scores", "3")
    card.click()
    expect(me.page.locator(".home.large .cell.can")).to_have_count(2)
    fits = {each.get_attribute("data-cell") for each in me.page.locator(".home.large .cell.can").all()}
    assert fits == {"d2", "e3"}
    cell(me.page, "e3").hover()
    tag = me.page.locator(".home.large .ghost [data-tag=price]")
    expect(tag).to_have_text("43+3★")
    keep(me.page, "home_room")
    cell(me.page, "e3").click()
    stands(me.page, "e3", "Dwelling")
    assert str(me.sent()[-1]["move"]) == "furnish dwelling e3"


# Help.

TOPICS = {
    "space": ("[data-space=logging]", "Logging"),
    "tile": (".home.large [data-cell=e2]", "Tunnel"),
    "room": (".home.large [data-cell=d3]", "Cuddle room"),
    "furnishing": ("[data-furnishing=dwelling]", "Dwelling"),
    "loot": (".expedition [data-help=loot-wood]", "1 wood"),
    "good": ("[data-good=wood]", "wood"),
    "score": ("dialog [data-help=score-animals]", "Farm animals"),
}
TABS = {"space": "board", "furnishing": "furnishings"}


def come_to(me: Person, topic: str) -> Locator:
    """Bring it onto the screen."""
    is_phone = me.page.locator("main.phone").count() > 0
    if topic == "loot":
        if is_phone:
            me.page.locator("#tab-board").tap()
        me.page.locator("[data-space=logging] .press").click()
    elif topic == "score":
        me.page.locator("header .score, header [data-action=score]").first.click()
    elif is_phone:
        me.page.locator(f"#tab-{TABS.get(topic, 'home')}").tap()
    thing = me.page.locator(TOPICS[topic][0]).first
    thing.wait_for()
    thing.scroll_into_view_if_needed()
    return thing


def explains(page: Page, topic: str, is_pinned: bool) -> None:
    popup = page.locator(".help-popup")
    expect(popup.locator("strong")).to_have_text(re.compile(f"^{TOPICS[topic][1]}"))
    assert popup.locator("p").count() > 0, "a name alone is no help"
    assert popup.locator(".close").count() == is_pinned


@pytest.mark.parametrize("topic", TOPICS)
def test_hovering_and_the_question_mark_explain(server: Server, sit: Sit, topic: str) -> None:
    me = sit_at_farm(server, sit)
    thing = come_to(me, topic)
    thing.hover()
    explains(me.page, topic, is_pinned=False)
    me.page.evaluate("() => document.activeElement.blur()")
    me.page.keyboard.press("?")
    explains(me.page, topic, is_pinned=True)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".help-popup")).to_have_count(0)


@pytest.mark.parametrize("topic", TOPICS)
def test_a_long_press_explains_and_does_nothing(server: Server, sit: Sit, topic: str) -> None:
    me = sit_at_farm(server, sit, PHONE)
    x, y = middle(come_to(me, topic))
    sent = len(me.sent())
    finger = Fingertip(me.page)
    finger.touch("touchStart", x, y)
    me.page.locator(".help-popup").wait_for()
    finger.touch("touchEnd")
    explains(me.page, topic, is_pinned=True)
    assert len(me.sent()) == sent


@pytest.mark.parametrize("topic", ["space", "tile", "furnishing"])
def test_the_question_mark_explains_what_has_the_focus(server: Server, sit: Sit, topic: str) -> None:
    me = sit_at_farm(server, sit)
    thing = come_to(me, topic)
    button = thing.locator(".press") if topic == "space" else thing
    Keyboard(me.page).reach(button)
    me.page.keyboard.press("?")
    explains(me.page, topic, is_pinned=True)


# Flights.


@pytest.mark.parametrize(
    ("system", "setting", "flies"),
    [
        ("no-preference", "system", True),
        ("reduce", "system", False),
        ("reduce", "full", True),
        ("no-preference", "none", False),
    ],
)
def test_goods_fly_unless_motion_is_not_wanted(
    server: Server, sit: Sit, system: str, setting: str, flies: bool
) -> None:
    me = sit_at_farm(server, sit, motion=setting)
    me.page.emulate_media(reduced_motion="reduce" if system == "reduce" else "no-preference")
    me.page.evaluate(WATCH_FLIGHTS)
    me.page.locator("[data-space=logging] .press").click()
    me.page.wait_for_function("() => heard.state.view.players[0].goods.wood === 12")
    if flies:
        me.page.wait_for_function("() => flown.includes('wood')")
        assert me.page.evaluate("() => flown").count("wood") == 3
        assert "dwarf" in me.page.evaluate("() => flown")
    else:
        me.page.wait_for_timeout(300)
        assert me.page.evaluate("() => flown") == []
    expect(me.page.locator("[data-flight]")).to_have_count(0)


def test_the_settings_turn_flights_off(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, motion="full")
    kept = "() => localStorage.getItem('caverna.preferences')"
    assert json.loads(me.page.evaluate(kept))["motion"] == "full"
    me.page.goto(me.address)
    me.page.locator("nav button").last.click()
    select = me.page.locator("dialog select").filter(has=me.page.locator("option[value=none]"))
    select.select_option("none")
    assert json.loads(me.page.evaluate(kept))["motion"] == "none"
    me.goto(f"/table/{me.table}")
    me.wait_for_my_turn()
    cell(me.page, "d4").wait_for()
    me.page.evaluate(WATCH_FLIGHTS)
    me.page.locator("[data-space=logging] .press").click()
    me.page.wait_for_function("() => heard.state.view.players[0].goods.wood === 12")
    me.page.wait_for_timeout(300)
    assert me.page.evaluate("() => flown") == []
