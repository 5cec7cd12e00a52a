"""A real server and a real browser. Screenshots go to build/screenshots, `make test` keeps them there."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from scripts.ensure_browser import NO_BROWSER, find_browser
from tests.browser.people import LAPTOP, TOUCHED, Person, sit_down
from tests.browser.serving import Created, Server, Wire
from tests.patience import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)

SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""What drops down from the browser's own address bar: loading it cost as much as a page of ours."""
LEFT_OUT_ANYWAY = ("PaintHolding", "Translate", "HttpsUpgrades", "MediaRouter", "OptimizationHints")
"""Playwright leaves these out by itself, but our list takes the place of its own."""
FLAGS = [
    f"--disable-features={','.join((*ADDRESS_BAR, *LEFT_OUT_ANYWAY))}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take longest: they come first, so that nobody waits for them at the end."""
    items.sort(key=lambda item: "whole" not in item.path.name)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    laid = Wire(server)
    yield laid
    laid.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this package only: while it runs, nothing else in this process can use asyncio."""
    path = find_browser()
    if path is None:
        pytest.exit(NO_BROWSER, returncode=1)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


Sit = Callable[..., Person]
Keep = Callable[[Page, str], None]


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """`sit(created, size=PHONE)`: somebody with a browser of his own. Errors of the page fail the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_browser(
        created: Created | None = None,
        path: str = "",
        size: tuple[int, int] = LAPTOP,
        address: str = "",
        **preferences: object,
    ) -> Person:
        has_fingers = size[0] < TOUCHED
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            locale="en-GB",
            color_scheme="dark",
            has_touch=has_fingers,
            is_mobile=has_fingers,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        return sit_down(page, address or server.address, created, path, preferences)

    yield open_browser
    for context in contexts:
        context.close()
    assert not problems, problems


@pytest.fixture
def keep() -> Keep:
    """Keep a screenshot as an artefact of the test run."""

    def photograph(page: Page, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SCREENSHOTS / f"{name}.png"))

    return photograph
