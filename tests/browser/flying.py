"""What has flown over the table."""

from playwright.sync_api import Page

WATCH_FLIGHTS = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.dataset?.flight) window.flown.push(node.dataset.flight);
  }).observe(document.querySelector(".flights"), { childList: true });
}"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def flown(page: Page) -> list[str]:
    """Everything that took off since WATCH_FLIGHTS, once what is on the page has been drawn."""
    page.evaluate(DRAWN)
    names: list[str] = page.evaluate("() => flown")
    return names
