"""The browser client: its size, and how long a newcomer waits for his first move. Prints JSON."""

import gzip
import json
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.ensure_browser import find_browser
from tests.browser.conftest import FLAGS
from tests.browser.serving import Server

CLIENT = Path(__file__).resolve().parent.parent / "src" / "caverna" / "server" / "client"
TRIES = 5


def compressed_size() -> int:
    """What the files of the client weigh on the wire, in bytes."""
    return sum(len(gzip.compress(path.read_bytes())) for path in CLIENT.rglob("*") if path.is_file())


def first_screens() -> list[float]:
    """Seconds from the address to the first space of a solo game that can be pointed at."""
    found = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for _ in range(TRIES):
            page = browser.new_context().new_page()
            began = time.perf_counter()
            page.goto(server.address)
            page.get_by_role("button", name="Play").first.click()
            page.locator("[data-space] button").first.wait_for()
            found.append(time.perf_counter() - began)
            page.context.close()
        browser.close()
        server.stop()
    return found


def main() -> None:
    seconds = sorted(first_screens())
    figures = {"kilobytes": compressed_size() / 1024, "seconds_to_first_move": seconds[len(seconds) // 2]}
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
