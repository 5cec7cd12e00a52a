"""Feeding, breeding, expeditions, and what says why it cannot be done, in a real browser."""

from typing import Any

import pytest
from playwright.sync_api import expect

from caverna.record.record import write_record
from tests.arranging import a_game, play
from tests.browser.conftest import Keep, Sit
from tests.browser.people import LAPTOP, PHONE, SMALL_LAPTOP, Person
from tests.browser.serving import Created, Server

Has = dict[str, Any]
PANTRY: Has = {"food": 1, "grain": 2, "vegetable": 1, "sheep": 3, "large_pasture": "a1 a2"}
BARN: Has = {"food": 4, "sheep": 2, "boar": 2, "large_pasture": "a1 a2", "small_pasture": "b1"}
HEIGHT = "() => document.querySelector('section.question').clientHeight"
OVERFLOW = """() => {
  const boxes = [...document.querySelectorAll("section.question, section.question .below")];
  return [
    Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight)),
    Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)),
  ];
}"""
"""How much of the question is out of sight: the sentence stays, what is below it would scroll."""


def harvest(server: Server, has: Has, *moves: str) -> Created:
    """Player A has to feed; both seats are on one screen."""
    game = play(a_game(round=3, phase="harvest", others={"B": {"food": 9}}, **has), *moves)
    return server.import_record(write_record(game), "human", "human")


def adventure(server: Server, strength: int) -> Created:
    weapons = f"{strength} {strength}"
    game = a_game(round=10, on="adventure", dwarfs=weapons, meadow="a1", cavern="d2", wood=2, stone=2)
    return server.import_record(write_record(game), "human", "human")


def start(person: Person) -> Person:
    person.wait_for_my_turn()
    return person


@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP, PHONE])
def test_one_click_covers_what_is_missing(
    server: Server, sit: Sit, keep: Keep, size: tuple[int, int]
) -> None:
    anna = start(sit(harvest(server, PANTRY), size=size))
    offer = anna.page.locator("[data-action=feed-plan]")
    expect(offer).to_contain_text("1 grain, 1 vegetable")
    expect(offer).to_contain_text("costs 1 point")
    keep(anna.page, f"feeding-{size[0]}")
    assert anna.page.evaluate(OVERFLOW) == [0, 0]
    asked = anna.now()
    offer.click()
    asked = anna.wait_for_my_turn(after=asked["version"])
    assert asked["log"] == ["eat grain", "eat vegetable", "feed 4"]
    assert [message["type"] for message in anna.sent()] == ["moves"]


def test_every_other_way_is_one_click_further(server: Server, sit: Sit) -> None:
    anna = start(sit(harvest(server, PANTRY)))
    bar = anna.page.locator("section.question")
    sheep = bar.locator('[data-move="eat sheep"]')
    expect(sheep).to_be_hidden()
    bar.get_by_text("Other ways").click()
    expect(bar).to_contain_text("Offered above:")
    asked = anna.now()
    sheep.click()
    asked = anna.wait_for_my_turn(after=asked["version"])
    assert asked["log"] == ["eat sheep"]
    expect(anna.page.locator("[data-action=feed-plan]")).to_contain_text("1 vegetable")


def test_the_offer_is_made_in_german(server: Server, sit: Sit, keep: Keep) -> None:
    anna = start(sit(harvest(server, PANTRY), size=PHONE, language="de"))
    expect(anna.page.locator("[data-action=feed-plan]")).to_contain_text(
        "Alle ernähren mit 1 Getreide, 1 Gemüse"
    )
    keep(anna.page, "feeding-de")
    assert anna.page.evaluate(OVERFLOW)[1] == 0


def test_breeding_shows_the_young_where_they_would_stand(server: Server, sit: Sit, keep: Keep) -> None:
    anna = start(sit(harvest(server, BARN, "feed 4", "feed 4")))
    both = anna.page.locator('[data-move="breed sheep boar"]')
    expect(both).to_contain_text("arge pasture a1")
    rings = anna.page.locator("[data-young]")
    assert rings.count() == 2
    keep(anna.page, "breeding")
    anna.page.get_by_text("Other ways").click()
    anna.page.locator('[data-move="breed boar"]').hover()
    expect(rings).to_have_count(1)
    asked = anna.now()
    both.click()
    assert anna.wait_for_my_turn(after=asked["version"])["log"][-1] == "breed sheep boar"


@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP, PHONE])
def test_a_harvest_without_young_is_over_with_one_click(
    server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    """Nothing is given up: what could be exchanged after it can be exchanged before."""
    lonely: Has = {"food": 4, "sheep": 1, "small_pasture": "b1"}
    anna = start(sit(harvest(server, lonely, "feed 4", "feed 4"), size=size))
    asked = anna.now()
    expect(anna.page.locator("section.question h2")).to_contain_text("No animals breed")
    expect(anna.page.locator(".breeding")).to_have_count(0)
    anna.page.get_by_role("button", name="End your harvest").click()
    anna.page.wait_for_function("(version) => heard.state.version > version", arg=asked["version"])
    assert anna.sent()[-1]["moves"] == ["breed none", "end"]
    anna.page.wait_for_function("() => !['breed', 'end-harvest'].includes(heard.state.decision.key)")


def test_on_a_phone_what_is_out_of_reach_is_folded_away(server: Server, sit: Sit, keep: Keep) -> None:
    anna = start(sit(adventure(server, 6), size=PHONE))
    keep(anna.page, "expedition-phone")
    assert anna.page.evaluate(OVERFLOW) == [0, 0], "nothing scrolls"
    breed = anna.page.locator('[data-loot="breed"]')
    expect(breed).to_be_hidden()
    anna.page.get_by_role("button", name="12 more from strength 7 on").tap()
    expect(breed).to_be_visible()
    expect(breed).to_be_disabled()


def test_on_a_laptop_the_expedition_keeps_its_height(server: Server, sit: Sit) -> None:
    anna = start(sit(adventure(server, 6)))
    expect(anna.page.locator('[data-loot="breed"]')).to_be_visible()
    asked, height = anna.now(), anna.page.evaluate(HEIGHT)
    anna.page.locator('[data-move="loot wood"]').click()
    anna.wait_for_my_turn(after=asked["version"])
    expect(anna.page.locator("li.picked")).to_contain_text("✓")
    assert anna.page.evaluate(HEIGHT) == height


def test_what_cannot_be_done_says_why(server: Server, sit: Sit, keep: Keep) -> None:
    game = a_game(round=2, wood=1, others={"B": {"dwarfs": "0@logging 0"}})
    anna = start(sit(server.import_record(write_record(game), "human", "human")))
    popup = anna.page.locator(".help-popup")
    anna.page.locator('[data-help="space-logging"]').first.hover()
    expect(popup).to_contain_text("Not now: Logging is occupied by Bodo.")
    keep(anna.page, "why-not")
    anna.page.locator('[data-help="space-supplies"]').first.hover()
    expect(popup).to_contain_text("Supplies")
    expect(popup).not_to_contain_text("Not now")
    anna.page.locator("#tab-furnishings").click()
    anna.page.locator('[data-help="furnishing-carpenter"]').first.hover()
    expect(popup).to_contain_text("Not now: it costs 1 stone, you have none.")
