"""The whole client below a path, over TLS, in a real browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from scripts.ensure_browser import NO_BROWSER, find_browser
from tests.browser.conftest import FLAGS
from tests.browser.people import EAR
from tests.patience import PATIENCE
from tests.proxies.fronts import Front

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture
def browser() -> Iterator[Browser]:
    """For one test: while it runs, nothing else in this process can use asyncio."""
    path = find_browser()
    assert path is not None, NO_BROWSER
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser, front: Front) -> Iterator[Page]:
    """The lobby, with everything noted that went wrong or to a wrong place."""
    context = browser.new_context(ignore_https_errors=True, locale="en-GB", reduced_motion="reduce")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "response", lambda answer: problems.extend([] if answer.ok else [f"{answer.status} {answer.url}"])
    )
    page.add_init_script(EAR)
    page.goto(f"https://localhost:{front.port}/caverna/")
    yield page
    context.close()
    assert problems == []


def test_a_game_begins_goes_on_after_a_reload_and_leads_back(page: Page, front: Front) -> None:
    root = f"https://localhost:{front.port}/caverna"
    page.get_by_role("link", name="Statistics").click()
    expect(page).to_have_url(f"{root}/stats")
    page.get_by_role("link", name="Lobby").click()
    expect(page).to_have_url(f"{root}/")
    page.get_by_role("button", name=re.compile("^Play: ")).first.click()
    expect(page).to_have_url(re.compile(f"^{root}/table/[a-z0-9]+$"))
    page.wait_for_function("() => heard.state?.moves.length > 0")
    before = page.evaluate("() => heard.state.version")
    space = page.evaluate("() => heard.state.moves[0].move").removeprefix("place ")
    page.locator(f'[data-space="{space}"] .press').click()
    page.wait_for_function("(version) => heard.state.version > version", arg=before)
    page.reload()
    page.wait_for_function("(version) => heard.state?.version > version", arg=before)
