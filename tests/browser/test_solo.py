"""Alone with the mountain: the game of the day, challenges, records; and the end as an event."""

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from caverna.words.texts import Words
from tests.browser.conftest import Keep, Sit
from tests.browser.people import PHONE
from tests.browser.positions import is_over, record_of
from tests.browser.serving import Server
from tests.browser.test_screens import OVERFLOWING, faults

FARM = ("sheep", "donkey", "boar", "cattle", "dog")
CHALLENGES: dict[str, Callable[[Any], bool]] = {
    "sixty": lambda player: player["total"] >= 60,
    "no_begging": lambda player: player["begging"] == 0 and player["total"] >= 70,
    "full_board": lambda player: player["score"]["unused_spaces"] == 0 and player["total"] >= 70,
    "ark": lambda player: all(player["goods"][animal] >= 3 for animal in FARM),
    "family": lambda player: len(player["dwarfs"]) >= 6,
    "peaceful": lambda player: player["total"] >= 80 and not any(d["strength"] for d in player["dwarfs"]),
    "treasure": lambda player: player["goods"]["ruby"] >= 10,
    "hundred_introductory": lambda _: False,
    "hundred": lambda player: player["total"] >= 100,
}
"""What is met by a game with the base game's full set."""
SLOWLY = """(() => {
  const plain = window.setInterval;
  window.setInterval = (what, time, ...more) => plain(what, time === 420 ? 3000 : time, ...more);
})();"""
SHARES = """(() => {
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => { window.shared = files[0].name; };
})();"""
SHARES_NOTHING = "navigator.canShare = undefined; navigator.share = undefined;"
AT_A_TABLE = re.compile(r"/table/\w+$")


def test_the_game_of_the_day_is_the_same_for_all(sit: Sit) -> None:
    """Two people, one order of everything that chance decides before the first move."""
    dealt = []
    for _ in range(2):
        me = sit(path="/solo")
        me.page.get_by_role("button", name="Play: Frantic Fiends of the day").click()
        expect(me.page).to_have_url(AT_A_TABLE)
        me.wait_for_my_turn()
        dealt.append(
            me.page.evaluate("() => heard.log.filter(({ seat }) => seat < 0).map(({ move }) => move)")
        )
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) >= 3


def test_a_finished_game_is_a_record_and_may_meet_a_challenge(server: Server, sit: Sit, keep: Keep) -> None:
    me = sit(server.import_record(record_of(1, is_over), "human"))
    me.page.locator("header .score").click()
    total = me.page.evaluate("() => heard.state.view.players[0].total")
    player = me.page.evaluate("() => heard.state.view.players[0]")
    me.goto("/solo")
    expect(me.page.locator("section[aria-labelledby=records] tbody tr")).to_have_count(1)
    expect(me.page.locator("section[aria-labelledby=records] tbody td").first).to_have_text(str(total))
    shown = me.page.locator("[data-challenge].met").evaluate_all(
        "(all) => all.map((li) => li.dataset.challenge)"
    )
    assert sorted(shown) == sorted(challenge for challenge, is_met in CHALLENGES.items() if is_met(player))
    keep(me.page, "solo")
    assert faults(me) == []


def test_a_challenge_begins_with_its_set(sit: Sit) -> None:
    me = sit(path="/solo")
    me.page.locator("[data-challenge=hundred_introductory] button").click()
    expect(me.page).to_have_url(AT_A_TABLE)
    me.wait_for_my_turn()
    assert me.page.evaluate("() => heard.state.setup.furnishings") == "introductory"


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_fits_on_a_phone(sit: Sit, keep: Keep, language: str) -> None:
    me = sit(path="/solo", size=PHONE, language=language)
    me.page.locator("[data-challenge]").first.wait_for()
    keep(me.page, f"phone_solo_{language}")
    assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= PHONE[0]
    assert me.page.evaluate(OVERFLOWING) == []


def test_the_winner_is_crowned_and_the_boards_become_a_picture(
    server: Server, sit: Sit, tmp_path: Path
) -> None:
    me = sit(server.import_record(record_of(2, is_over, seed=2), "human", "human"))
    me.page.locator("header .score").click()
    final = me.page.locator(".final")
    crowned = final.locator("thead th", has=me.page.get_by_role("img", name="Winner"))
    winners = me.page.evaluate("() => heard.state.winners.map((seat) => heard.state.seats[seat].name)")
    expect(crowned).to_have_count(len(winners))
    expect(crowned.first).to_contain_text(winners[0])
    expect(final.locator("figure .home")).to_have_count(2)
    with me.page.expect_download() as saved:
        final.locator("[data-action=picture]").click()
    picture = tmp_path / "picture.png"
    saved.value.save_as(picture)
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert width > 1400
    assert height > 500
    assert len(content) > 50_000, "there is something on it"


def test_the_sheet_fills_line_by_line_until_all_is_shown(server: Server, sit: Sit) -> None:
    me = sit(server.import_record(record_of(2, is_over, seed=2), "human", "human"), motion="full")
    me.page.add_init_script(SLOWLY)
    me.page.reload()
    me.page.locator("header .score").click()
    final = me.page.locator(".final")
    lines = final.locator("table:has(tfoot) tbody tr")
    filled = final.locator("tbody tr.filled")
    expect(filled.first).to_be_visible()
    assert filled.count() < lines.count()
    expect(final.locator("tfoot .figure")).to_have_count(0)
    expect(final.locator("h2 span")).to_have_count(0)
    final.get_by_role("button", name="Show everything").click()
    expect(filled).to_have_count(lines.count())
    expect(final.locator("tfoot .figure")).to_have_count(2)
    expect(final.locator("h2")).to_contain_text("wins with")
    chart = final.locator("figure", has_text=Words("en").say("web-points-over-rounds"))
    expect(chart.locator("svg polyline, svg path").first).to_be_visible()


def test_the_sheet_fills_by_itself(server: Server, sit: Sit) -> None:
    me = sit(server.import_record(record_of(2, is_over, seed=2), "human", "human"), motion="full")
    me.page.locator("header .score").click()
    expect(me.page.locator(".final tfoot .figure")).to_have_count(2)


@pytest.mark.parametrize("can_share", [True, False])
def test_the_picture_is_shared_where_that_is_possible(server: Server, sit: Sit, can_share: bool) -> None:
    """Without somebody to share with it becomes a file."""
    me = sit(server.import_record(record_of(2, is_over, seed=2), "human", "human"))
    me.page.add_init_script(SHARES if can_share else SHARES_NOTHING)
    me.page.reload()
    me.page.locator("header .score").click()
    button = me.page.locator(".final [data-action=picture]")
    if can_share:
        button.click()
        me.page.wait_for_function("() => window.shared?.endsWith('.png')")
    else:
        with me.page.expect_download() as saved:
            button.click()
        assert saved.value.suggested_filename.endswith(".png")
    expect(me.page.locator(".final [role=alert]")).to_have_count(0)


def test_bars_show_points(server: Server, sit: Sit) -> None:
    """What stands in the parts of a bar adds up to the total beside it."""
    me = sit(server.import_record(record_of(2, is_over, seed=2), "human", "human"))
    me.page.locator("header .score").click()
    for player in range(2):
        row = me.page.locator(".final figure .row").nth(player)
        row.locator(".part b").first.wait_for(state="attached")
        points = row.locator(".part b").evaluate_all(
            "(all) => all.map((b) => +b.textContent.replace('−', '-'))"
        )
        assert sum(points) == me.page.evaluate(f"() => heard.state.view.players[{player}].total")
        expect(row.locator(".total")).to_have_text(str(sum(points)).replace("-", "−"))
