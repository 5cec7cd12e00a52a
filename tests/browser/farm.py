"""A farm in the middle of a game: pastures, animals, a room, and a dwarf about to be placed."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import Server

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
