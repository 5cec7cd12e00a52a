"""`make gallery`: photographs every screen at every size and writes one page with all of them.

Everything takes a while; ARGS narrow it: --screens table,over --sizes 1366x768 --players 7 --languages de.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from scripts.ensure_browser import find_browser
from scripts.gallery.pictures import FOLDER, Failure, Picture, write_page
from scripts.gallery.scenes import Scene, scenes
from scripts.gallery.terminal import photograph_terminal
from tests.browser.conftest import FLAGS
from tests.browser.people import TOUCHED, sit_down
from tests.browser.serving import Created, Server

SIZES = ("1366x768", "1440x900", "1920x1080", "820x1180", "390x844", "360x740")
LANGUAGES = ("en", "de")
THEMES = ("dark", "light")
PATIENCE = 20_000
CALM = 250
"""Milliseconds until what is drawn late has been drawn: advice, for one."""


def photograph(
    browser: Browser, server: Server, scene: Scene, wanted: argparse.Namespace
) -> Iterator[Picture]:
    """One page for each language and kind of device, resized and lit in every way."""
    for language in wanted.languages:
        for is_touched in (False, True):
            sizes = [size for size in wanted.sizes if (width_of(size) < TOUCHED) is is_touched]
            if sizes:
                created = scene.screen.lay_out(server, scene.expansion)
                yield from with_one_page(browser, server, scene, created, language, sizes, wanted.themes)


def with_one_page(
    browser: Browser,
    server: Server,
    scene: Scene,
    created: Created | None,
    language: str,
    sizes: list[str],
    themes: list[str],
) -> Iterator[Picture]:
    is_touched = width_of(sizes[0]) < TOUCHED
    context = browser.new_context(
        viewport=viewport(sizes[0]), reduced_motion="reduce", has_touch=is_touched, is_mobile=is_touched
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    screen = scene.screen
    preferences = {
        "language": language,
        "theme": "system",
        "text_mode": screen.text_mode,
        **screen.preferences,
    }
    try:
        sit_down(page, server.address, created, screen.address(server, created), preferences)
        screen.come_to(page)
        for size in sizes:
            for theme in themes:
                yield snap(page, scene, size, theme, language)
    finally:
        context.close()


def snap(page: Page, scene: Scene, size: str, theme: str, language: str) -> Picture:
    page.set_viewport_size(viewport(size))
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    page.wait_for_timeout(CALM)
    file = f"{scene.key}-{size}-{theme}-{language}.png"
    page.screenshot(path=str(FOLDER / file))
    return Picture(file, scene.name, size, theme, language, scene.screen.players, scene.expansion)


def width_of(size: str) -> int:
    return int(size.split("x")[0])


def viewport(size: str) -> ViewportSize:
    width, height = size.split("x")
    return {"width": int(width), "height": int(height)}


def pictures(wanted: argparse.Namespace) -> Iterator[Picture | Failure]:
    """Everything that is wanted, or why it cannot be shown."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for scene in scenes():
            if not is_wanted(scene, wanted):
                continue
            try:
                yield from photograph(browser, server, scene, wanted)
                print(scene.key, flush=True)
            except Exception as trouble:
                print(f"{scene.key} FAILED: {trouble}", flush=True)
                yield Failure(scene.key, str(trouble) or repr(trouble))
        browser.close()
        server.stop()


def is_wanted(scene: Scene, wanted: argparse.Namespace) -> bool:
    is_chosen = not wanted.screens or scene.name in wanted.screens
    return (
        is_chosen
        and scene.screen.players in (wanted.players or [scene.screen.players])
        and scene.expansion in (wanted.boxes or [scene.expansion])
    )


def listed(text: str) -> list[str]:
    return text.split(",")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make gallery", description=__doc__)
    parser.add_argument("--screens", type=listed, default=[], help="table,over: see scenes.py")
    parser.add_argument("--sizes", type=listed, default=list(SIZES))
    parser.add_argument("--themes", type=listed, default=list(THEMES))
    parser.add_argument("--languages", type=listed, default=list(LANGUAGES))
    parser.add_argument("--players", type=lambda text: [int(n) for n in listed(text)], default=[])
    parser.add_argument("--boxes", type=listed, default=[], help="none,frantic_fiends")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = list(pictures(wanted))
    print(write_page(found))
    photograph_terminal(FOLDER / "terminal")
    sys.exit(any(isinstance(each, Failure) for each in found))


if __name__ == "__main__":
    main()
