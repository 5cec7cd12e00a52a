"""The action as a path, and how many clicks it takes, the end of the turn included."""

import math

import pytest
from playwright.sync_api import Locator, Position, expect

from caverna.game import Game
from caverna.record.record import write_record
from tests.arranging import a_game
from tests.browser.conftest import Keep, Sit
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import Server


class Counting:
    """A mouse that counts its clicks."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.clicks = 0

    def click(self, thing: Locator | str) -> None:
        """Click, and wait until the table has answered if something was sent."""
        locator = self.page.locator(thing) if isinstance(thing, str) else thing
        before, version = len(self.person.sent()), self.person.now()["version"]
        locator.click()
        self.clicks += 1
        if len(self.person.sent()) > before:
            self.page.wait_for_function("(version) => heard.state.version > version", arg=version)

    def click_where_it_is(self) -> None:
        version = self.person.now()["version"]
        self.page.mouse.down()
        self.page.mouse.up()
        self.clicks += 1
        self.page.wait_for_function("(version) => heard.state.version > version", arg=version)

    def place(self, space: str) -> None:
        self.click(f'[data-space="{space}"] .press')

    def end(self) -> None:
        self.click("[data-action=end]:enabled")
        self.page.wait_for_function("() => heard.state.turn.seat !== 0")


def sit_at(server: Server, sit: Sit, game: Game, size: tuple[int, int] = LAPTOP) -> Counting:
    me = sit(server.import_record(write_record(game), "human", "open"), size=size)
    me.wait_for_my_turn()
    return Counting(me)


def burning() -> Game:
    return a_game(fields="c4 b4", grain=2, vegetable=1)


def test_to_sow_first_has_to_be_meant(server: Server, sit: Sit, keep: Keep) -> None:
    mouse = sit_at(server, sit, burning())
    mouse.place("slash_and_burn")
    parts = mouse.page.locator("[data-part]")
    expect(parts).to_have_count(2)
    expect(parts.first).to_have_attribute("data-status", "open")
    expect(mouse.page.locator("[data-move^='sow']")).to_have_count(0)
    expect(mouse.page.locator(".home.large [data-cell=c4]")).not_to_have_class("can")
    leave = mouse.page.locator("[data-leave]")
    expect(leave).to_have_text("Sow now and leave the tile")
    assert which_leave(mouse) == [True]
    keep(mouse.page, "path")
    mouse.click(leave)
    sow = mouse.page.locator("section.question [data-move^='sow grain']")
    expect(sow).to_be_visible()
    mouse.page.locator("[data-action=leave-nothing]").click()
    expect(leave).to_be_visible()
    mouse.click(leave)
    mouse.click(sow)
    expect(parts.first).to_have_attribute("data-status", "left")
    expect(parts.last).to_have_attribute("data-status", "now")


def which_leave(mouse: Counting) -> list[bool]:
    """Of all answers in their order, whether they give something up; the list of all of them aside."""
    leaves: list[bool] = mouse.page.locator("section.question").evaluate(
        """(all) => [...all.querySelectorAll(".answers button:not([data-action])")]
          .map(({ dataset }) => dataset.leave !== undefined)"""
    )
    return leaves


def test_what_gives_something_up_stands_last(server: Server, sit: Sit) -> None:
    game = a_game(round=6, cards="donkey_farming", lying="donkey_farming donkey 2", meadow="a4 b4", wood=4)
    mouse = sit_at(server, sit, game)
    mouse.place("donkey_farming")
    mouse.page.locator("[data-leave]").wait_for()
    leaves = which_leave(mouse)
    assert leaves.count(False) >= 2
    assert leaves == sorted(leaves)


def test_goods_and_the_other_twin_tile_are_three_clicks(server: Server, sit: Sit) -> None:
    """R turns to the other kind of tile, and a click lays what was turned to."""
    mouse = sit_at(server, sit, a_game(lying="excavation stone 2"))
    mouse.place("excavation")
    mouse.page.locator(".home.large [data-cell=e3]").hover()
    ghost = mouse.page.locator(".home.large [data-ghost]")
    shown = ghost.get_attribute("data-ghost")
    for _ in range(8):
        mouse.page.keyboard.press("r")
        if not (ghost.get_attribute("data-ghost") or "").startswith(f"{shown}".rsplit(" ", 2)[0]):
            break
    laid = ghost.get_attribute("data-ghost")
    mouse.click(".home.large [data-cell=e3]")
    mouse.end()
    assert mouse.clicks == 3
    assert laid in mouse.person.now()["log"]


@pytest.mark.parametrize(
    "wanted", ["tile cavern e3 tunnel f3", "tile cavern e2 tunnel e3", "tile cavern e3 cavern e4"]
)
def test_either_twin_tile_is_three_clicks_by_pointing_alone(server: Server, sit: Sit, wanted: str) -> None:
    """Where in its space one points says over which neighbour the tile lies, and which of the two it is."""
    mouse = sit_at(server, sit, a_game(lying="excavation stone 2"))
    mouse.place("excavation")
    space = mouse.page.locator(".home.large [data-cell=e3]")
    shown = ghosts_round(space)
    laid = mouse.page.evaluate("() => heard.state.moves.map(({ move }) => move)")
    assert shown.keys() == {move for move in laid if move.startswith("tile") and "e3" in move}
    space.hover(position=shown[wanted])
    mouse.click_where_it_is()
    mouse.end()
    assert mouse.clicks == 3
    assert wanted in mouse.person.now()["log"]


def ghosts_round(space: Locator) -> dict[str, Position]:
    """What is shown where one points, all the way round the middle of a space."""
    box = space.bounding_box()
    assert box is not None
    found: dict[str, Position] = {}
    for degrees in range(0, 360, 10):
        right, down = (0.5 + 0.35 * way(math.radians(degrees)) for way in (math.cos, math.sin))
        position: Position = {"x": box["width"] * right, "y": box["height"] * down}
        space.hover(position=position)
        ghost = space.page.locator(".home.large [data-ghost]").get_attribute("data-ghost")
        found.setdefault(f"{ghost}", position)
    return found


def test_what_is_done_is_ticked_and_done_says_what_is_left(server: Server, sit: Sit) -> None:
    mouse = sit_at(server, sit, burning())
    mouse.place("slash_and_burn")
    mouse.click(".home.large [data-cell=a4]")
    expect(mouse.page.locator("[data-part]").first).to_have_attribute("data-status", "done")
    expect(mouse.page.locator("[data-move=done]")).to_have_text("Done: leave the sowing")


def test_goods_and_a_twin_tile_are_three_clicks(server: Server, sit: Sit) -> None:
    mouse = sit_at(server, sit, a_game(lying="drift_mining stone 2"))
    mouse.place("drift_mining")
    mouse.click(".home.large [data-cell=e3]")
    mouse.end()
    assert mouse.clicks == 3
    log = mouse.person.now()["log"]
    assert log[-2] == "place drift_mining"
    assert log[-1].startswith("tile ")


def test_a_tile_for_a_ruby_is_two_clicks(server: Server, sit: Sit, keep: Keep) -> None:
    mouse = sit_at(server, sit, a_game(ruby=2, meadow="c4"))
    mouse.click(".home.large [data-cell=b4]")
    keep(mouse.page, "ruby_tile")
    mouse.click(mouse.page.locator(".chooser .play").first)
    assert mouse.clicks == 2
    assert mouse.person.now()["log"][-1].startswith("ruby ")


def test_forge_and_three_loot_items_are_six_clicks(server: Server, sit: Sit, keep: Keep) -> None:
    mouse = sit_at(server, sit, a_game(round=3, cards="blacksmithing", ore=6))
    mouse.place("blacksmithing")
    weapon = mouse.page.locator('[data-move="forge 5"]')
    expect(weapon).to_have_accessible_name("Weapon of strength 5 for 5 ore")
    keep(mouse.page, "forge")
    mouse.click(weapon)
    expect(mouse.page.locator(".expedition .pip:not(.used)")).to_have_count(3)
    cattle = mouse.page.locator(".expedition .beyond [data-loot=cattle]")
    expect(cattle).to_be_disabled()
    sent = len(mouse.person.sent())
    cattle.hover()
    expect(mouse.page.locator(".help-popup")).to_contain_text("Not now: ")
    cattle.focus()
    expect(cattle).to_be_focused()
    mouse.page.keyboard.press("Enter")
    mouse.page.keyboard.press("?")
    expect(mouse.page.locator(".help-popup")).to_contain_text("10")
    mouse.page.keyboard.press("Escape")
    assert len(mouse.person.sent()) == sent, "who only asks does nothing"
    for item in ("wood", "grain", "stone"):
        keep(mouse.page, "expedition_table")
        mouse.click(f".expedition [data-loot={item}]")
    mouse.end()
    assert mouse.clicks == 6


def test_the_sheet_of_rubies_shows_prices_and_pointing_can_be_left(
    server: Server, sit: Sit, keep: Keep
) -> None:
    mouse = sit_at(server, sit, a_game(ruby=3, food=1, meadow="c4"))
    mouse.click("[data-action=anytime]")
    cavern = mouse.page.locator("[data-pick='ruby cavern']")
    expect(cavern).to_contain_text("for 2 rubies")
    expect(mouse.page.locator("[data-move='ruby cattle']")).to_contain_text("for 1 ruby, 1 food")
    keep(mouse.page, "ruby_sheet")
    cavern.click()
    note = mouse.page.locator(".pointing")
    expect(note).to_contain_text("Cavern: point at a lit space of your home board.")
    mouse.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert mouse.person.sent() == []


def test_on_a_phone_the_path_is_one_line(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.import_record(write_record(burning()), "human", "human"), size=PHONE)
    me.wait_for_my_turn()
    me.page.locator('[data-space="slash_and_burn"] .press').tap()
    path = me.page.locator("section.question ol").first
    expect(path).to_be_visible()
    box = path.bounding_box()
    assert box is not None
    assert box["height"] < 40
    keep(me.page, "path_phone")
