"""How soon the browser client has drawn what a click does: a dwarf is placed, and taken back. Prints JSON."""

import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from scripts.ensure_browser import find_browser
from tests.browser.conftest import FLAGS
from tests.browser.people import LAPTOP, sit_down
from tests.browser.serving import Server

TIMES = 40
WARM_UP = 4
PATIENCE = 60_000

CLOCK = """() => {
  const isShown = { place: () => undo && !undo.disabled, undo: () => undo && undo.disabled };
  let undo = null;
  window.drawn = [];
  window.awaitDrawing = (what) => addEventListener("click", ({ timeStamp }) => {
    const look = () => {
      undo = document.querySelector("[data-action=undo]");
      const isLit = document.querySelector(".space.can") !== null;
      if (!isShown[what]() || isLit !== (what === "undo")) return;
      watcher.disconnect();
      requestAnimationFrame(() => requestAnimationFrame((now) => drawn.push(performance.now() - timeStamp)));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true });
}"""
"""From the event of the click over the page that says what is so now, to the frame after its drawing."""


def click(page: Page, what: str, selector: str) -> float:
    """Milliseconds from this click to the drawing."""
    count = page.evaluate("(what) => { awaitDrawing(what); return drawn.length; }", what)
    page.locator(selector).click()
    page.wait_for_function("(count) => drawn.length > count", arg=count)
    return float(page.evaluate("() => drawn.at(-1)"))


def place_and_undo() -> dict[str, float]:
    """On one space after the other, as a game for two begins: 95 of 100, the middle one, who was held up."""
    taken: dict[str, list[float]] = {"place": [], "undo": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        page = browser.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}).new_page()
        page.set_default_timeout(PATIENCE)
        me = sit_down(page, server.address, server.new_table("human", "human"), "", {})
        me.wait_for_my_turn()
        page.locator(".space.can").first.wait_for()
        page.evaluate(CLOCK)
        spaces = page.locator(".space.can").evaluate_all("(all) => all.map((each) => each.dataset.space)")
        began, before = time.monotonic(), waits()
        for space in islice(cycle(spaces), WARM_UP + TIMES):
            taken["place"].append(click(page, "place", f'[data-space="{space}"] .press'))
            taken["undo"].append(click(page, "undo", "[data-action=undo]"))
        seconds, after = time.monotonic() - began, waits()
        browser.close()
        server.stop()
    found = {"held_up": max(after[thread] - before.get(thread, 0.0) for thread in after) / seconds}
    for what, every in taken.items():
        found[what] = statistics.quantiles(every[WARM_UP:], n=20)[18]
        found[f"{what}_middle"] = statistics.median(every[WARM_UP:])
    return found


def waits() -> dict[str, float]:
    """Seconds that each thread of browser and server could have worked, but others had the processors."""
    offspring = {os.getpid()}
    parents = {int(path.name): parent_of(path) for path in Path("/proc").glob("[0-9]*")}
    while more := {each for each, parent in parents.items() if parent in offspring} - offspring:
        offspring |= more
    found = {}
    for process in offspring:
        for path in Path(f"/proc/{process}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):  # it has just ended
                found[path.parent.name] = int(path.read_text().split()[1]) / 1e9
    return found


def parent_of(process: Path) -> int:
    """The number of the process that started it."""
    with contextlib.suppress(OSError):
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    return 0


def main() -> None:
    json.dump(place_and_undo(), sys.stdout)


if __name__ == "__main__":
    main()
