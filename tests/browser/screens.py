"""Every screen there is, each at a moment when it has something to show."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from caverna.game import Game
from tests.browser.conftest import Sit
from tests.browser.people import LAPTOP, Person
from tests.browser.positions import asks, in_round, is_over, record_of
from tests.browser.serving import Server


@dataclass(frozen=True)
class Screen:
    """A page of a table in some state, and what has to be there before it is looked at."""

    path: str
    shows: str
    players: int = 2
    until: Callable[[Game], bool] | None = None
    text_mode: bool = False
    open_seats: bool = False
    prepare: Callable[[Page], None] | None = None


def open_menu(page: Page) -> None:
    page.locator("header .menu").click()


def open_score(page: Page) -> None:
    page.locator("header .score").click()


def open_settings(page: Page) -> None:
    page.locator("nav button").last.click()


def begin_the_lesson(page: Page) -> None:
    page.locator("main button.primary").first.click()
    page.locator(".space").first.wait_for()


def ask_for_a_hint(page: Page) -> None:
    page.locator("[data-action=hint]").click()
    page.locator("[data-action=play-hint]").nth(2).wait_for()


def look_back(page: Page) -> None:
    page.locator("header .score").click()
    page.locator("[data-action=review]").click()
    page.locator("[data-action=look-at-turn]").first.wait_for()


SCREENS = {
    "lobby": Screen("/", ".preset"),
    "settings": Screen("/", ".preset", prepare=open_settings),
    "learn": Screen("/learn", "main button"),
    "lesson": Screen("/learn", "main button", prepare=begin_the_lesson),
    "stats_empty": Screen("/stats", "main a, main button"),
    "stats": Screen("/stats", "table.list", until=is_over),
    "join": Screen("/join/{}", "main li", until=in_round(1), open_seats=True),
    "table": Screen("/table/{}", ".space.can", until=in_round(6)),
    "table_of_seven": Screen("/table/{}", ".space.can", players=7, until=in_round(9)),
    "menu": Screen("/table/{}", ".space.can", until=in_round(3), prepare=open_menu),
    "score": Screen("/table/{}", ".space.can", until=in_round(10), prepare=open_score),
    "expedition": Screen("/table/{}", ".expedition", until=lambda game: asks(game, "loot ")),
    "feeding": Screen("/table/{}", ".feeding", until=lambda game: asks(game, "feed ")),
    "breeding": Screen("/table/{}", ".breeding", until=lambda game: asks(game, "breed ")),
    "tiles": Screen("/table/{}", ".cell.can", until=lambda game: asks(game, "tile ")),
    "over": Screen("/table/{}", ".space", until=is_over, prepare=open_score),
    "hint": Screen("/table/{}", ".space.can", until=in_round(4), prepare=ask_for_a_hint),
    "review": Screen("/table/{}", ".space", until=is_over, prepare=look_back),
    "text_mode": Screen("/table/{}", ".text-mode", until=in_round(6), text_mode=True),
    "replay": Screen("/replay/{}?move=80", ".space", until=in_round(7)),
    "no_page": Screen("/nowhere", "main h1"),
    "no_table": Screen("/table/nowhere", "main h1"),
}


def open_screen(
    server: Server, sit: Sit, screen: Screen, size: tuple[int, int] = LAPTOP, **preferences: object
) -> Person:
    """Sit down before it and wait until it is there."""
    created = None
    if screen.until:
        kinds = ["human"] * screen.players
        if screen.open_seats:
            kinds[-1] = "open"
        created = server.import_record(record_of(screen.players, screen.until), *kinds)
    path = screen.path.format(created["table"] if created else "")
    me = sit(created, path, size=size, text_mode=screen.text_mode, **preferences)
    me.page.locator(screen.shows).first.wait_for()
    if screen.prepare:
        screen.prepare(me.page)
    return me
