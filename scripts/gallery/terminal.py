"""Pictures of the full screen: SVG files in build/gallery/terminal, every screen, size and language."""

import asyncio
import os
import tempfile
from pathlib import Path
from unittest.mock import patch

from caverna.table.seats import HUMAN
from caverna.terminal.app import TerminalApp
from caverna.terminal.choosing_screen import ChoosingScreen
from caverna.terminal.saved_games import GameFile
from caverna.terminal.signs import UNICODE
from tests.terminal.at_a_table import late_table

SIZES = ((80, 24), (120, 40), (200, 50))
LANGUAGES = ("en", "de")
KEYS = {
    "table": (), "home": ("m",), "furnishings": ("f",), "players": ("p",), "log": ("l",), "score": ("s",),
    "answers": ("w",), "farm": ("n",), "help": ("question_mark",), "palette": ("ctrl+p",),
}  # fmt: skip
"""A name for each screen, and the keys that lead there."""
GAMES = {"base": (4, "none"), "seven": (7, "none"), "box": (2, "frantic_fiends")}


def photograph_terminal(folder: Path) -> None:
    """All of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as state, patch.dict(os.environ, {"XDG_STATE_HOME": state}):
        for size in SIZES:
            for language in LANGUAGES:
                asyncio.run(choice(folder, size, language))
                for game in GAMES:
                    asyncio.run(table(folder, size, language, game, False))
                    asyncio.run(table(folder, size, language, game, True))
    print(f"{folder}")


async def choice(folder: Path, size: tuple[int, int], language: str) -> None:
    """Which game?"""
    app = TerminalApp(language, UNICODE, lambda app: app.show_first(ChoosingScreen()))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        keep(app, folder, "choice", size, language)


async def table(folder: Path, size: tuple[int, int], language: str, game: str, is_over: bool) -> None:
    """Every screen of a late game, or of one that is over."""
    players, expansion = GAMES[game]
    served = late_table(players, language, expansion, is_over)
    file = GameFile(Path(tempfile.mkdtemp()) / "game.txt", TerminalApp.start_of(served), [HUMAN] * players)
    app = TerminalApp(language, UNICODE, lambda app: app.play_here(served, file))
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.3)
        if is_over:
            keep(app, folder, f"{game}-over", size, language)
            return
        for name, keys in {**KEYS, **({"fiends": ("o",)} if expansion != "none" else {})}.items():
            await pilot.press(*keys)
            await pilot.pause(0.1)
            keep(app, folder, f"{game}-{name}", size, language)
            await pilot.press("escape", "escape", "escape", "b")


def keep(app: TerminalApp, folder: Path, name: str, size: tuple[int, int], language: str) -> None:
    """The screen as it is."""
    picture = folder / f"{name}-{size[0]}x{size[1]}-{language}.svg"
    picture.write_text(app.export_screenshot(title=name), encoding="utf-8")
