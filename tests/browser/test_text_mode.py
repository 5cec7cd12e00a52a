"""The table in words: playable with buttons alone, and told as it happens."""

from playwright.sync_api import expect

from caverna.advice.what_a_space_gives import goods_to_get
from tests.browser.conftest import Keep, Sit
from tests.browser.hands import Keyboard
from tests.browser.people import Asked, Person
from tests.browser.robot import Robot
from tests.browser.serving import Server


class Reader(Robot):
    """Plays with nothing but the buttons of the text mode."""

    def check_lights(self, asked: Asked) -> None:
        """Every answer is a button."""
        listed = self.page.locator(".text-mode .all [data-move]").evaluate_all(
            "(all) => all.map((e) => e.dataset.move)"
        )
        assert sorted(listed) == sorted(each["move"] for each in asked["moves"] if each["kind"] == "answer")

    def step(self, asked: Asked | None = None) -> Asked:
        asked = asked or self.person.wait_for_my_turn()
        if not asked["waits"]:
            self.check_lights(asked)
            wanted = self.bot.choose(self.person.mirror()).text
            self.button(self.page.locator(".text-mode section").first, wanted)
            assert self.person.sent()[-1].get("move") == wanted
        else:
            self.page.get_by_role("button", name="End turn").click()
        self.steps += 1
        return self.person.wait_for_my_turn(after=asked["version"])


def test_text_mode_is_playable(server: Server, sit: Sit, keep: Keep) -> None:
    me: Person = sit(server.new_table("human", seed=4), text_mode=True)
    Reader(me).play(rounds=3)
    assert me.mirror().state.round == 4
    expect(me.page.get_by_role("heading", name="Round 4 · 7 more")).to_be_visible()
    expect(me.page.locator("svg.home, .home.large")).to_have_count(0)
    keep(me.page, "text_mode")


def test_what_happens_is_told(server: Server, sit: Sit) -> None:
    for text_mode in (False, True):
        me = sit(server.new_table("human", "greedy"), text_mode=text_mode)
        robot = Reader(me) if text_mode else Robot(me)
        robot.step()
        regions = me.page.locator("[aria-live=polite], [role=status]")
        told = " ".join(regions.all_text_contents())
        assert "Anna" in told or "Bodo" in told


def test_text_mode_and_back(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"))
    me.wait_for_my_turn()
    for shown in (1, 0):
        me.page.get_by_role("button", name="Menu").click()
        me.page.get_by_role("dialog").get_by_role("checkbox", name="Text mode").click()
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".text-mode")).to_have_count(shown)


def test_safe_mode_explains_instead_of_acting(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"), safe_mode=True)
    me.wait_for_my_turn()
    me.page.locator('[data-space="logging"]').click()
    expect(me.page.locator(".help-popup")).to_contain_text("Logging")
    assert me.sent() == []


def test_a_space_tells_what_it_would_give(server: Server, sit: Sit) -> None:
    me = sit(server.new_table("human"), text_mode=True)
    me.wait_for_my_turn()
    gets = goods_to_get(me.mirror().state, 0)["ore_mining"]["ore"]
    line = me.page.locator("section[aria-labelledby=text-spaces] [data-help=space-ore_mining]")
    expect(line).to_contain_text(f"You would get {gets} ore")
    expect(me.page.locator("[data-move='place ore_mining']")).to_contain_text(f"{gets} ore")


def test_the_keys_of_the_table_work_in_words_too(server: Server, sit: Sit) -> None:
    """A digit answers, U takes back, Enter ends the turn, and the focus is never lost."""
    me = sit(server.new_table("human"), text_mode=True)
    asked = me.wait_for_my_turn()
    keyboard = Keyboard(me.page)
    first = me.page.locator(".text-mode .answers [data-move]").first.get_attribute("data-move")
    me.page.keyboard.press("1")
    answered = me.wait_for_my_turn(after=asked["version"])
    assert answered["log"][-1] == first
    expect(me.page.locator("#text-question")).to_be_focused()
    me.page.keyboard.press("u")
    again = me.wait_for_my_turn(after=answered["version"])
    assert again["moves"] == asked["moves"]
    keyboard.press(me.page.locator(".text-mode [data-move='place wood_gathering']"))
    done = me.wait_for_my_turn(after=again["version"])
    assert done["waits"]
    expect(me.page.locator("#text-question")).to_be_focused()
    me.page.keyboard.press("Enter")
    assert not me.wait_for_my_turn(after=done["version"])["waits"]
