"""The guided first game, from its first hint to its last, by doing what it says."""

import json
import re
from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import expect

from caverna.words.texts import Words
from tests.browser.conftest import Keep, Sit
from tests.browser.people import Choice, Person
from tests.browser.robot import Robot
from tests.web.lesson_moves import Parts, text_of

LESSON = Path(__file__).resolve().parents[2] / "web" / "src" / "learn" / "lesson.json"
MOST_HINTS = 80


class Step(TypedDict, total=False):
    key: str
    moves: list[Parts]


STEPS: list[Step] = json.loads(LESSON.read_text(encoding="utf-8"))["steps"]
KEYS = [step["key"] for step in STEPS]


class Pupil:
    """Reads the hint beside the table and does what it suggests: by pointing, or by its own button."""

    def __init__(self, person: Person, language: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.words = Words(language)
        self.robot = Robot(person)
        self.panel = person.page.get_by_role("complementary", name=self.words.say("web-learn-panel"))
        self.hint = self.panel.locator(".do")
        self.button = self.panel.locator(".buttons button").last

    def begin(self) -> None:
        self.page.get_by_role("button", name=self.words.say("web-learn-begin"), exact=True).click()
        self.person.wait_for_my_turn()
        expect(self.hint).to_have_text(self.words.say("web-learn-welcome"))

    def step(self) -> str:
        """The key of the hint that is shown: of a step, or of what is said between two steps."""
        said = self.hint.inner_text()
        return next(
            key
            for key in [*KEYS, "end", "harvest", "own", "wait"]
            if self.words.say(f"web-learn-{key}") == said
        )

    def praise(self) -> list[str]:
        return self.panel.locator(".praise").all_inner_texts()

    def advised(self) -> Choice | None:
        """The legal move that the button of the hint would play."""
        label = self.button.inner_text()
        moves = self.person.now()["moves"]
        offers = (move for move in moves if self.words.say("web-learn-do-it", move=move["say"]) == label)
        return next(offers, None)

    def obey(self, points: bool = True) -> str:
        """Follow one hint; returns its key."""
        key, asked = self.step(), self.person.now()
        choice = self.advised()
        if choice is not None and points:
            if not self.robot.leaves(choice["move"]):
                self.robot.answer(choice)
        elif asked["waits"] and points:
            self.page.locator("[data-action=end]").click()
        else:
            self.button.click()
        if choice is None and not asked["waits"]:
            expect(self.hint).not_to_have_text(self.words.say(f"web-learn-{key}"))
        else:
            self.person.wait_for_my_turn(after=asked["version"])
        return key


def test_from_the_first_hint_to_the_last(sit: Sit, keep: Keep) -> None:
    me = sit(path="/learn")
    pupil = Pupil(me)
    pupil.begin()
    keep(me.page, "lesson_first")
    seen: list[str] = []
    for number in range(MOST_HINTS):
        if pupil.step() == KEYS[-1]:
            break
        key = pupil.obey()
        if key in KEYS:
            seen += [key] if seen[-1:] != [key] else []
            done = pupil.words.attribute(f"web-learn-{key}", "done")
            if done and pupil.step() != key:
                assert pupil.praise() == [done], key
        if number == 20:
            keep(me.page, "lesson_middle")
    keep(me.page, "lesson_last")
    assert seen == KEYS[:-1], "every step comes, once, in its order"
    expect(pupil.panel).to_contain_text(f"Step {len(KEYS)} of {len(KEYS)}")
    suggested = {text_of(step["moves"][0]) for step in STEPS if "moves" in step}
    played = {str(sent.get("move")) for sent in me.sent()}
    assert len(suggested - played) <= 2, "nearly always the best suggestion was legal"
    assert len(me.now()["log"]) >= 30

    pupil.button.click()
    expect(me.page).to_have_url(re.compile("/table/"))
    expect(pupil.panel).to_have_count(0)
    before = me.wait_for_my_turn()
    learned = {move.split()[0] for move in before["log"]}
    assert {"feed", "breed", "forge", "loot", "ruby"} <= learned, "harvest, breeding, an expedition, a ruby"
    after = Robot(me).play()
    assert after["over"], "it was a real game all the time"
    assert len(after["log"]) > len(before["log"])
    expect(me.page.locator("dialog[open] .final")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_its_own_buttons_do_the_first_round(sit: Sit, language: str) -> None:
    me = sit(path="/learn", language=language)
    pupil = Pupil(me, language)
    pupil.begin()
    while pupil.step() != "housework":
        pupil.obey(points=False)
    moves = ["place logging", "place excavation", "take", "tile cavern e3 tunnel e4"]
    assert [str(sent["move"]) for sent in me.sent() if sent["type"] == "move"] == moves
    assert pupil.praise() == [pupil.words.attribute("web-learn-cavern", "done")]


def test_another_language_in_the_middle(sit: Sit) -> None:
    me = sit(path="/learn")
    pupil = Pupil(me)
    pupil.begin()
    while pupil.step() != "excavation":
        pupil.obey()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_label("Language").select_option("de")
    me.page.keyboard.press("Escape")
    german = Pupil(me, "de")
    expect(german.hint).to_have_text(german.words.say("web-learn-excavation"))
    label = german.words.say("web-learn-do-it", move=german.words.say("move-place", space="x"))
    expect(german.button).to_have_text(re.compile(re.escape(label.split("x")[0])))


def test_an_idea_of_my_own_and_back(sit: Sit) -> None:
    me = sit(path="/learn")
    pupil = Pupil(me)
    pupil.begin()
    while pupil.step() != "logging":
        pupil.obey()
    asked = me.now()
    me.page.locator('[data-space="housework"] .press').click()
    asked = me.wait_for_my_turn(after=asked["version"])
    assert pupil.step() not in ("logging", "excavation")
    me.page.locator("[data-action=undo]").click()
    me.wait_for_my_turn(after=asked["version"])
    expect(pupil.hint).to_have_text(pupil.words.say("web-learn-logging"))


def test_a_reload_goes_on_with_the_same_hint(sit: Sit) -> None:
    me = sit(path="/learn")
    pupil = Pupil(me)
    pupil.begin()
    while pupil.step() != "stone":
        pupil.obey()
    log = me.now()["log"]
    me.page.reload()
    me.page.get_by_role("button", name="Go on with my first game").click()
    expect(pupil.hint).to_have_text(pupil.words.say("web-learn-stone"))
    assert me.wait_for_my_turn()["log"] == log
    pupil.panel.get_by_role("button", name="Start from the beginning").click()
    expect(pupil.hint).to_have_text(pupil.words.say("web-learn-welcome"))
    assert me.wait_for_my_turn()["log"] != log


def test_the_hint_can_be_folded_away(sit: Sit) -> None:
    me = sit(path="/learn")
    pupil = Pupil(me)
    pupil.begin()
    pupil.panel.get_by_role("button", name="Hide the lesson").click()
    expect(pupil.hint).to_have_count(0)
    pupil.panel.get_by_role("button", name="Show the lesson").click()
    expect(pupil.hint).to_be_visible()
