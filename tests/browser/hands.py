"""How somebody reaches a thing on the page: with the mouse, with a finger, or with the keyboard alone."""

from playwright.sync_api import Locator, Page

ORDER = """(target) => {
  const can = "a[href], button, input, select, textarea, summary, [tabindex]";
  const all = [...document.querySelectorAll(can)].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }),
  );
  const here = all.indexOf(document.activeElement);
  return { here, there: all.indexOf(target) };
}"""
IS_FOCUSED = "(target) => document.activeElement === target"
SHOWS_FOCUS = """(target) => {
  const style = getComputedStyle(target);
  return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""
MOST_KEYS = 80


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        thing.click()

    def choose(self, select: Locator, value: str) -> None:
        select.select_option(value)

    def turn_to(self, tab: str) -> None:
        """A view that is one of several on this screen; some are there always."""
        button = self.page.locator(f"#tab-{tab}")
        if button.count() > 0 and button.get_attribute("aria-selected") != "true":
            self.press(button)


class Finger(Mouse):
    """Taps; on a phone one of five views is on the screen."""

    def press(self, thing: Locator) -> None:
        thing.tap()


class Keyboard(Mouse):
    """Tab, arrows, Enter, and nothing else. What it comes to must show that it has the focus."""

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def turn_to(self, tab: str) -> None:
        """Tabs are walked with the arrows."""
        button = self.page.locator(f"#tab-{tab}")
        if button.count() == 0 or button.get_attribute("aria-selected") == "true":
            return
        self.reach(self.page.locator("[role=tab][aria-selected=true]"))
        for _ in range(MOST_KEYS):
            if button.get_attribute("aria-selected") == "true":
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the keyboard does not come to {tab}")

    def choose(self, select: Locator, value: str) -> None:
        self.reach(select)
        self.page.keyboard.press("Home")
        for _ in range(MOST_KEYS):
            if select.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the keyboard does not choose {value}")

    def reach(self, thing: Locator) -> None:
        handle = thing.element_handle()
        assert handle is not None
        cell = handle.get_attribute("data-cell")
        if cell:
            self.walk(thing, cell)
        else:
            self.tab_to(thing)
        assert handle.evaluate(SHOWS_FOCUS), f"{handle.evaluate('(e) => e.outerHTML')[:200]} hides its focus"

    def tab_to(self, thing: Locator) -> None:
        handle = thing.element_handle()
        assert handle is not None
        for _ in range(MOST_KEYS):
            if handle.evaluate(IS_FOCUSED):
                return
            order = handle.evaluate(ORDER)
            way = order["there"] - order["here"] if order["here"] >= 0 else 1
            for _ in range(max(1, abs(way))):
                self.page.keyboard.press("Tab" if way >= 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {handle.evaluate('(e) => e.outerHTML')[:200]}")

    def walk(self, thing: Locator, cell: str) -> None:
        """Tab to the home board, then step from space to space."""
        self.tab_to(self.page.locator(".home.large .cell[tabindex='0']"))
        for step in range(MOST_KEYS):
            here = self.page.evaluate("() => document.activeElement.dataset.cell")
            if here == cell:
                return
            right, down = column(cell) - column(here), int(cell[1]) - int(here[1])
            if right and (step % 2 == 0 or not down):
                self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        raise AssertionError(f"the arrows do not reach {thing}")


class Fingertip:
    """A real finger, which the tap of the browser driver is not: it can stay and it can slide."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(thing: Locator) -> tuple[float, float]:
    """Where to point at it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def column(cell: str) -> int:
    """Column z stands left of a."""
    return "zabcdefg".index(cell[0])
