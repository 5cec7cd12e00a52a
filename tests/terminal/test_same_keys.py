"""The same letters at the table in the browser and in the terminal, where both have them."""

import re
from pathlib import Path

import pytest

from caverna.terminal.keys import ARROWS, TABLE_KEYS
from caverna.terminal.reading import KEYS_ELSEWHERE, about_keys, name_of
from caverna.words.texts import LANGUAGES, Words

KEY_LIST = Path(__file__).parents[2] / "web" / "src" / "shell" / "KeyList.svelte"
ROW = re.compile(r'\["([^"]+)", "(\w+)"\]')
IN_THE_TERMINAL = {
    "enter": "act",
    "undo": "undo",
    "turn": "turn",
    "animal": "take-animal",
    "furnishings": "look-furnishings",
    "log": "look-log",
    "hint": "hint",
    "escape": "back",
    "help": "help",
}
"""What the browser calls it, and what we do."""
ELSEWHERE = {"arrows", "digits"}
"""Keys that are no single letter: `ARROWS`, and the numbers of the answers."""


def keys_of_the_browser() -> dict[str, str]:
    return {what: key for key, what in ROW.findall(KEY_LIST.read_text(encoding="utf-8"))}


def keys_of_the_terminal() -> dict[str, str]:
    found = {each.name: each.key for each in TABLE_KEYS}
    return found | {name_of(key): key for key in KEYS_ELSEWHERE}


def test_what_both_have_has_the_same_key() -> None:
    browser, terminal = keys_of_the_browser(), keys_of_the_terminal()
    assert set(browser) == set(IN_THE_TERMINAL) | ELSEWHERE, "the browser has another key: has the terminal?"
    for what, name in IN_THE_TERMINAL.items():
        assert terminal[name] == browser[what].lower().replace("esc", "escape"), what
    assert {"up", "down", "left", "right"} <= set(ARROWS)


def test_no_key_means_two_things() -> None:
    keys = [each.key for each in TABLE_KEYS] + list(KEYS_ELSEWHERE)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_key(language: str) -> None:
    told = {name.strip() for name, _ in about_keys(Words(language))}
    for key in keys_of_the_terminal().values():
        assert key.upper() in told
