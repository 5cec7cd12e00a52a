"""The types of the browser are made from those of the server, and views look as their types say."""

from typing import cast, get_type_hints, is_typeddict

import msgspec
import pytest

from caverna.expansions.frantic_fiends.view.shapes import PlayerFiends, TableFiends
from caverna.game import Game
from caverna.setup import Setup
from caverna.view.shapes import View
from scripts.export_protocol import files
from tests.browser.fiend_tables import MOMENTS

QUESTION = frozenset({"deciding", "question", "answers", "anytime"})


def test_the_exported_types_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m scripts.export_protocol"


def games() -> dict[str, Game]:
    plain = {f"{n} players": Game(Setup(n, seed=n)) for n in (1, 4, 7)}
    for game in plain.values():
        for _ in range(150):
            legal = game.legal_moves()
            if legal:
                game.play(legal[len(game.moves_played) % len(legal)])
    return plain | {name: make() for name, make in MOMENTS.items()}


@pytest.mark.parametrize("name", games())
def test_views_look_as_their_types_say(name: str) -> None:
    game = games()[name]
    for seat in range(-1, game.setup.players):
        data = game.view(seat)
        fits(data, View, QUESTION)
        part = data["expansion"]
        if part is not None:
            fits(part, TableFiends)
            for player in cast("list[dict[str, object]]", data["players"]):
                fits(player["expansion"], PlayerFiends)


def fits(data: object, shape: type, more: frozenset[str] = frozenset()) -> None:
    """All that is there is declared, and all that is declared is there and of its type."""
    msgspec.convert(data, shape, strict=True)
    assert isinstance(data, dict)
    declared = get_type_hints(shape)
    assert data.keys() - more == declared.keys()
    for key, hint in declared.items():
        for value in data[key] if isinstance(data[key], list) else [data[key]]:
            inner = getattr(hint, "__args__", (hint,))[0]
            if is_typeddict(inner) and isinstance(value, dict) and key != "expansion":
                fits(value, inner)
