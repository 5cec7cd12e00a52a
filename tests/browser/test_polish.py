"""Small things people stumbled over: names of spaces, who is waited for, hidden scores, keys that explain."""

from functools import partial

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from caverna.advice.what_a_space_gives import goods_to_get
from caverna.game import Game
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Keyboard
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.positions import in_round, is_over, record_of
from tests.browser.screens import SCREENS, open_screen
from tests.browser.serving import Created, Server
from tests.patience import wait_until

LYING = (1024, 768)
NAMES = ["Bartholomäus", "Kunigunde", "Friederike", "Maximilian", "Annemarie", "Wilhelmina", "Siegfried"]

BROKEN = """() => [...document.querySelectorAll(".space .name")].flatMap((name) => {
  const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    let before = null;
    for (let i = 0; i < node.data.length; i++) {
      if (!/\\p{L}/u.test(node.data[i])) { before = null; continue; }
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const { top } = [...range.getClientRects()].at(-1); // the first may be the end of the line above
      if (before !== null && top > before + 2) found.push(node.data);
      before = top;
    }
  }
  return found;
})"""
"""Names that go on in the next line in the middle of a word, without a hyphen."""


def open_table(server: Server, sit: Sit, players: int, *kinds: str, **more: object) -> Person:
    created = server.import_record(record_of(players, in_round(6)), *kinds)
    me = sit(created, **more)
    me.page.locator(".space").first.wait_for()
    return me


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


# The home board and the lesson.


def test_columns_and_rows_of_the_home_board_are_named(server: Server, sit: Sit) -> None:
    me = open_table(server, sit, 2, "human", "human")
    home = me.page.locator(".home.large")
    assert home.locator(".coordinates text").all_text_contents() == [*"abcdef1234"]
    for name, cell in (("b", "b1"), ("3", "a3")):
        label = box(home.locator(".coordinates").get_by_text(name, exact=True))
        space = box(home.locator(f"[data-cell={cell}]"))
        assert label["height"] >= 11
        if name.isdigit():
            assert space["y"] < label["y"] + label["height"] / 2 < space["y"] + space["height"]
        else:
            assert space["x"] < label["x"] + label["width"] / 2 < space["x"] + space["width"]


def test_names_of_spaces_can_be_read_on_a_phone(server: Server, sit: Sit) -> None:
    me = open_screen(server, sit, SCREENS["tiles"], size=PHONE)
    assert box(me.page.locator(".home.large .coordinates text").first)["height"] >= 10


def test_a_lesson_marks_the_space_and_the_cells_that_it_names(sit: Sit, keep: Keep) -> None:
    me = sit(path="/learn")
    page = me.page
    page.locator("main button.primary").click()
    hinted, cells = page.locator(".space.hinted"), page.locator("[data-hinted]")
    expect(page.locator(".space").first).to_be_visible()
    expect(hinted).to_have_count(0)
    while page.locator("aside").get_by_role("button", name="Go on").count() > 0:
        page.locator("aside").get_by_role("button", name="Go on").click()
    expect(hinted).to_have_attribute("data-space", "logging")
    page.locator("[data-space=excavation] button").click()
    me.wait_for_my_turn()
    page.locator("[data-move=take]").first.click()
    expect(page.locator("aside .do")).to_contain_text("e3")
    expect(cells).to_have_count(2)
    assert cells.evaluate_all("(all) => all.map((each) => each.dataset.hinted)") == ["e3", "e4"]
    keep(page, "lesson_hint")
    page.locator("aside").get_by_role("button", name="Hide the lesson").click()
    expect(cells).to_have_count(0)


# Who is waited for, and who has won.


def test_a_finished_game_says_who_has_won(server: Server, sit: Sit) -> None:
    me = open_screen(server, sit, SCREENS["over"])
    me.page.reload()
    asked = me.page.locator("section.question")
    me.wait_for_my_turn()
    total = max(me.mirror().totals())
    expect(asked.locator("h2")).to_contain_text(f"wins with {total} points")
    expect(asked.locator("button, a")).to_have_text(["Final score", "Replay", "To the lobby"])
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    asked.get_by_role("button", name="Final score").click()
    expect(me.page.get_by_role("dialog", name="Final score")).to_be_visible()


@pytest.mark.parametrize("text_mode", [False, True])
def test_an_open_seat_is_not_thinking(server: Server, sit: Sit, text_mode: bool) -> None:
    created = server.import_record(record_of(2, in_round(6)), "open", "human")
    me = sit(created, text_mode=text_mode)
    expect(me.page.get_by_text("Waiting for somebody to join")).to_be_visible()
    expect(me.page.get_by_text("is thinking")).to_have_count(0)
    command = f"caverna serve --host 0.0.0.0 --port {server.port}"
    expect(me.page.get_by_text(command)).to_be_visible()


# The score, hidden.


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_hidden_score_has_no_button_until_the_end(server: Server, sit: Sit, size: tuple[int, int]) -> None:
    for until, shown in ((in_round(6), 0), (is_over, 1)):
        me = sit(server.import_record(record_of(2, until), "human", "human"), size=size, hide_score=True)
        me.page.locator(".space").first.wait_for()
        expect(me.page.locator("header .score")).to_have_count(shown)


def test_a_replay_hides_the_score_too(server: Server, sit: Sit) -> None:
    created = server.import_record(record_of(2, is_over), "human", "human")
    for hide_score in (False, True):
        me = sit(created, f"/replay/{created['table']}?move=60", hide_score=hide_score)
        points = me.page.locator(".home h3 .soft")
        me.page.locator(".home h3").first.wait_for()
        expect(points).to_have_count(0 if hide_score else 2)
        me.page.get_by_role("button", name="To the last move").click()
        expect(points).to_have_count(2)


# Keys that explain.


def test_goods_and_lines_of_the_score_are_explained_by_key(server: Server, sit: Sit) -> None:
    me = open_table(server, sit, 2, "human", "human")
    page, popup = me.page, me.page.locator(".help-popup")
    Keyboard(page).reach(page.locator(".supply [data-help=good-food]").first)
    page.keyboard.press("?")
    expect(popup).to_contain_text("food (good)")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    expect(page.locator(":focus")).to_have_attribute("data-good", "ore")
    expect(popup).to_contain_text("ore (good)")
    page.keyboard.press("Escape")
    page.locator("header .score").click()
    Keyboard(page).reach(page.locator("dialog tbody th").first)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("?")
    expect(popup).to_contain_text(page.locator("dialog tbody th").nth(1).inner_text())
    page.keyboard.press("Escape")
    expect(popup).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(1)


# Room.


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kinds", [("human", "greedy"), ("human", "open"), ("human", *["greedy"] * 6)])
def test_a_laptop_has_a_header_of_one_line(
    server: Server, sit: Sit, kinds: tuple[str, ...], language: str
) -> None:
    seats = [
        {"kind": "open"}
        if kind == "open"
        else {"kind": "human", "name": name}
        if kind == "human"
        else {"kind": "bot", "bot": kind, "name": name}
        for kind, name in zip(kinds, NAMES, strict=False)
    ]
    answer = server.ask("/api/tables/import", {"record": record_of(len(kinds), in_round(6)), "seats": seats})
    assert isinstance(answer, dict)
    me = sit({"table": answer["table"], "tokens": answer["tokens"]}, language=language)
    me.page.locator(".space").first.wait_for()
    assert box(me.page.locator("main header"))["height"] <= 40
    tops = me.page.locator("header button.seat").evaluate_all("(all) => all.map((each) => each.offsetTop)")
    assert len(tops) == len(kinds)
    assert len(set(tops)) == 1
    assert me.page.evaluate("() => document.scrollingElement.scrollHeight") <= LAPTOP[1]
    assert me.page.evaluate("() => document.scrollingElement.scrollWidth") <= LAPTOP[0]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [LAPTOP, LYING, PHONE])
@pytest.mark.parametrize("players", [2, 5, 7])
def test_names_of_spaces_are_divided_with_a_hyphen(
    server: Server, sit: Sit, players: int, size: tuple[int, int], language: str
) -> None:
    created = server.import_record(record_of(players, last_round), *["human"] * players)
    me = sit(created, size=size, language=language)
    me.page.locator(".space").first.wait_for()
    assert me.page.evaluate(BROKEN) == []


def last_round(game: Game) -> bool:
    return in_round(12)(game)


def test_rows_of_the_log_are_large_enough_for_a_finger(server: Server, sit: Sit) -> None:
    me = open_table(server, sit, 2, "human", "human", size=PHONE)
    me.page.locator("#tab-log").tap()
    sizes = me.page.locator(".log summary").evaluate_all("(all) => all.map((each) => each.offsetHeight)")
    assert len(sizes) > 8
    assert min(sizes) >= 44
    assert max(sizes) <= 120


def test_a_new_round_is_told_once(server: Server, sit: Sit) -> None:
    me = open_table(server, sit, 2, "human", "human", size=PHONE)
    me.page.locator("#tab-log").tap()
    headings = me.page.locator(".log h3").all_inner_texts()
    assert [heading.split(" · ")[0] for heading in headings].count("Round 2") == 1


# What a space gives.


def test_a_space_shows_what_i_would_get(server: Server, sit: Sit, keep: Keep) -> None:
    me = open_table(server, sit, 2, "human", "human")
    seat = me.page.evaluate("() => heard.state.view.seat")
    gets = goods_to_get(me.mirror().state, seat)
    card = me.page.locator("[data-space=ore_mining]")
    told = card.locator(".gets")
    expect(told).to_be_hidden()
    card.hover()
    expect(told).to_be_visible()
    expect(told).to_have_text(f"+{gets['ore_mining']['ore']}")
    keep(me.page, "space_gets")
    me.page.mouse.move(5, 5)
    expect(told).to_be_hidden()
    Keyboard(me.page).reach(card.locator("button"))
    expect(told).to_be_visible()
    expect(card.locator("button")).to_have_accessible_name(
        f"Ore mining, {gets['ore_mining']['ore']} ore, Place on Ore mining, "
        f"You would get {gets['ore_mining']['ore']} ore"
    )
    me.page.keyboard.press("?")
    expect(me.page.locator(".help-popup")).to_contain_text(f"You would get {gets['ore_mining']['ore']} ore")


def is_drawn(thing: Locator, drawn: str) -> bool:
    return thing.inner_html() == drawn


def test_a_replay_knows_the_house_rules(server: Server, sit: Sit) -> None:
    """With the stone of small-scale drift mining alone, its card is printed otherwise."""
    created = server.new_table(*["human"] * 5, options={"small_scale_drift_mining": "stone_and_or_tile"})
    usual = server.new_table(*["human"] * 5)

    def signs(table: Created, page: str) -> Locator:
        found = sit(table, f"/{page}/{table['table']}").page
        return found.locator("[data-space=small_scale_drift_mining] .signs")

    printed, chosen = signs(usual, "table").inner_html(), signs(created, "table").inner_html()
    assert printed != chosen
    for table, drawn in ((usual, printed), (created, chosen)):
        replayed = signs(table, "replay")
        wait_until(partial(is_drawn, replayed, drawn), drawn)
