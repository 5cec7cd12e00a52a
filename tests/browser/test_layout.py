"""What stays on the screen: the boards have the room, and what one decides about is in sight."""

import pytest
from playwright.sync_api import Locator, expect

from caverna.words.texts import Words
from tests.browser.conftest import Keep, Sit
from tests.browser.people import LAPTOP, PHONE, TABLET, Person
from tests.browser.positions import in_round, record_of
from tests.browser.screens import SCREENS, open_screen
from tests.browser.serving import Server

UPRIGHT, LYING, LARGE = (768, 1024), (1024, 768), (1920, 1080)


def height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def comes_in_sight(person: Person, selector: str) -> None:
    """The whole of it, in the middle of the screen or at its edge."""
    person.page.wait_for_function(
        """(selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box && box.width > 0 && box.left >= -1 && box.top >= -1
            && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        }""",
        arg=selector,
    )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["table", "table_of_seven", "over"])
def test_a_phone_has_a_header_of_one_line(server: Server, sit: Sit, name: str, language: str) -> None:
    me = open_screen(server, sit, SCREENS[name], size=PHONE, language=language)
    me.page.keyboard.press("Escape")
    assert height(me.page.locator("main header")) <= 60
    me.page.locator("[data-action=course]").tap()
    seats = me.page.locator("[popover]:popover-open [data-player]")
    expect(seats).to_have_count(SCREENS[name].players)
    seats.last.tap()
    expect(me.page.locator("#tab-home")).to_have_attribute("aria-selected", "true")


def test_a_phone_gives_the_board_most_of_its_room(server: Server, sit: Sit) -> None:
    me = open_screen(server, sit, SCREENS["table"], size=PHONE, language="de")
    assert height(me.page.locator("#view")) >= PHONE[1] * 0.65
    one, other = (
        me.page.locator(f"section.question {each}")
        for each in ("[data-move=pass]", "[data-action=all-moves]")
    )
    tops = [each.evaluate("(each) => each.getBoundingClientRect().top") for each in (one, other)]
    assert tops[0] == tops[1], "side by side"


def test_a_lesson_on_a_phone_makes_room_once_it_was_read(sit: Sit, keep: Keep) -> None:
    me = sit(path="/learn", size=PHONE)
    me.page.locator("main button.primary").tap()
    panel = me.page.locator("aside")
    table = me.page.locator("main.table")
    before = height(table)
    assert before >= PHONE[1] - 52
    while panel.get_by_role("button", name="Go on").count() > 0:
        panel.get_by_role("button", name="Go on").tap()
    expect(panel.locator(".do")).to_be_visible()
    panel.get_by_role("button", name=Words("en").say("web-learn-myself")).tap()
    expect(panel.locator(".do")).to_have_count(0)
    keep(me.page, "phone_lesson_read")
    assert height(panel) <= 52
    assert height(table) == before, "the board keeps its size"
    panel.get_by_role("button", name="Show the lesson").tap()
    expect(panel.locator(".do")).to_be_visible()


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_a_tablet_shows_the_board_that_the_question_is_about(
    server: Server, sit: Sit, keep: Keep, size: tuple[int, int]
) -> None:
    for name, board in (("feeding", ".home.large"), ("tiles", ".home.large"), ("table", ".space.can")):
        me = open_screen(server, sit, SCREENS[name], size=size)
        comes_in_sight(me, board)
        keep(me.page, f"tablet_{size[0]}_{name}")


@pytest.mark.parametrize("size", [UPRIGHT, LYING, TABLET])
@pytest.mark.parametrize("name", ["table", "table_of_seven"])
def test_a_tablet_shows_both_boards_at_once(
    server: Server, sit: Sit, size: tuple[int, int], name: str
) -> None:
    me = open_screen(server, sit, SCREENS[name], size=size)
    for board in (".home.large", ".space", "section.question"):
        comes_in_sight(me, board)


def test_the_boards_of_a_laptop_keep_their_size(server: Server, sit: Sit) -> None:
    names = ("table", "expedition", "feeding", "breeding", "over")
    sizes = set()
    for name in names:
        me = open_screen(server, sit, SCREENS[name], size=LAPTOP, language="de")
        sizes.add((height(me.page.locator(".desk > .stage")), height(me.page.locator("section.mine"))))
    assert len(sizes) == 1


def test_a_large_screen_has_large_cards_and_words(server: Server, sit: Sit) -> None:
    """What lies on the stage and what I have is drawn larger, and nothing sticks out."""
    for name, thing in (
        ("table_of_seven", ".space .signs"),
        ("table_of_seven", ".supply li b"),
        ("expedition", ".expedition .name"),
        ("furnishings", "[data-furnishing] .name"),
    ):
        on_laptop, on_screen = (
            height(open_screen(server, sit, SCREENS[name], size=size).page.locator(thing).first)
            for size in (LAPTOP, LARGE)
        )
        assert on_screen >= 1.2 * on_laptop, thing


@pytest.mark.parametrize(
    ("players", "number", "said"),
    [(2, 10, "Round 10 · 2 more"), (2, 12, "Round 12 · the last"), (4, 8, "Round 8 · 4 more")],
)
def test_the_header_counts_only_rounds_that_are_played(
    server: Server, sit: Sit, players: int, number: int, said: str
) -> None:
    """With one or two players there is no ninth round."""
    me = sit(server.import_record(record_of(players, in_round(number)), *["human"] * players))
    expect(me.page.locator("header .track strong")).to_have_text(said)


def test_food_is_no_worry_after_the_end(server: Server, sit: Sit) -> None:
    me = open_screen(server, sit, SCREENS["over"])
    expect(me.page.locator("main .short:visible")).to_have_count(0)
    expect(me.page.locator("main .supply .figures").first).not_to_contain_text("/")
