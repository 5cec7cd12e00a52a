"""Words read the game and never play it: whoever wants to know what would happen asks advice."""

import ast
from pathlib import Path

import pytest

from tests.architecture.sources import EVERYTHING, imports_at_run_time, module_name

PLAYING = {"copy", "apply", "play", "own", "receive", "resolve", "settle"}
WORDS = [path for path in EVERYTHING if "words" in module_name(path).split(".")]


@pytest.mark.parametrize("path", WORDS, ids=module_name)
def test_words_never_play(path: Path) -> None:
    tree = ast.parse(path.read_text())
    assert "engine.play" not in {each.module for each in imports_at_run_time(tree)}
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}
    assert not called & PLAYING
