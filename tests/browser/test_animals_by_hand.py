"""Animals carried about on the home board: by mouse, by finger, by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Keep, Sit
from tests.browser.farm import MANY, cell, sit_at_farm, stands
from tests.browser.hands import Fingertip, Keyboard, middle
from tests.browser.people import LAPTOP, PHONE
from tests.browser.serving import Server

NOTE = ".home.large .words"
SPOKEN = ".home.large [aria-live]"


def carry(page: Page, animal: str, start: str, end: str) -> None:
    """With the mouse: from the animal as it is drawn to the middle of another space."""
    page.mouse.move(*middle(page.locator(f"[data-herd={start}] [data-animal={animal}]").first))
    page.mouse.down()
    page.mouse.move(*middle(cell(page, end)), steps=4)
    page.mouse.up()


def test_an_animal_is_dragged_from_one_place_to_another(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    stands(me.page, "a4", "Small pasture, 2 wild boars")
    carry(me.page, "boar", "a4", "d4")
    stands(me.page, "a4", "Small pasture, 1 wild boar")
    stands(me.page, "d4", "Entry-level dwelling, 1 dog, 1 wild boar, 2 dwarfs")
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
    stands(me.page, "d4", "Entry-level dwelling, 1 dog, 1 wild boar, 2 dwarfs")
    expect(me.page.locator(SPOKEN)).to_contain_text("wild boar: now on d4")
    me.page.keyboard.press("a")
    me.page.keyboard.press("Escape")
    for _ in range(3):
        me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("Enter")
    stands(me.page, "a4", "Small pasture, 1 wild boar")
    stands(me.page, "d4", "Entry-level dwelling, 1 dog, 1 wild boar, 2 dwarfs")
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
        ("dog", "d4", "c3", "Animals cannot stand there."),
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


def test_what_was_said_about_an_animal_does_not_lie_over_the_next_question(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit)
    me.page.clock.install()
    carry(me.page, "boar", "a4", "e2")
    expect(me.page.locator(NOTE)).to_have_text("Animals cannot stand there.")
    me.page.clock.pause_at(me.page.evaluate("() => Date.now() + 1000"))
    me.page.locator("[data-space=logging] .press").click()
    expect(me.page.locator(NOTE)).to_have_count(0)


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


def test_a_dog_with_nothing_to_do_is_seen_and_carried(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit_at_farm(server, sit)
    stands(me.page, "d4", "Entry-level dwelling, 1 dog, 2 dwarfs")
    expect(me.page.locator(".home.large [data-herd=d4] [data-animal=dog]")).to_be_visible()
    carry(me.page, "dog", "d4", "b3")
    stands(me.page, "b3", "Meadow, 1 dog")
    stands(me.page, "d4", "Entry-level dwelling, 2 dwarfs")
    carry(me.page, "dog", "b3", "d4")
    stands(me.page, "d4", "Entry-level dwelling, 1 dog, 2 dwarfs")
    assert me.sent() == []


def test_a_dog_goes_along_with_the_sheep(server: Server, sit: Sit, keep: Keep) -> None:
    """A meadow takes a sheep as long as a dog is free to watch it."""
    me = sit_at_farm(server, sit)
    carry(me.page, "sheep", "d3", "b3")
    stands(me.page, "b3", "Meadow, 1 dog, 1 sheep")
    stands(me.page, "d4", "Entry-level dwelling, 2 dwarfs")
    keep(me.page, "home_dog")
    carry(me.page, "dog", "b3", "d4")
    expect(me.page.locator(NOTE)).to_have_text("The sheep it leaves behind need this dog.")


def test_without_a_dog_no_sheep_stands_on_a_meadow(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, animals="sheep 1")
    start = next(each for each in ("a4", "b4", "d3", "d4") if me.page.locator(f"[data-herd={each}]").count())
    carry(me.page, "sheep", start, "b3")
    expect(me.page.locator(NOTE)).to_have_text(
        "Without a stable only sheep can stand there, with a dog to watch them."
    )


def test_a_finger_drags_an_animal(server: Server, sit: Sit) -> None:
    me = sit_at_farm(server, sit, PHONE)
    x, y = middle(me.page.locator("[data-herd=a4] [data-animal=boar]").first)
    to_x, to_y = middle(cell(me.page, "d4"))
    finger = Fingertip(me.page)
    finger.touch("touchStart", x, y)
    for step in (0.3, 0.6, 1.0):
        finger.touch("touchMove", x + (to_x - x) * step, y + (to_y - y) * step)
    finger.touch("touchEnd")
    stands(me.page, "d4", "Entry-level dwelling, 1 dog, 1 wild boar, 2 dwarfs")
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
