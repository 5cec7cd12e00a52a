"""Orc IV breaks through: what the tests of caves and captives share."""

from typing import Any

from caverna import Game
from caverna.engine.home_board import CELLS
from tests.fiends.arranging import a_game, answers, play, player

D_ALONE = "a gone, b gone, c gone, d b1 12"
WISH: dict[str, Any] = {
    "players": 3, "round": 7, "on": "wish_for_children", "wood": 4, "stone": 1,
    "cards": "blacksmithing sheep_farming ore_mine_construction wish_for_children donkey_farming "
    "ruby_mine_construction exploration",
}  # fmt: skip
"""A dwarf wishes for children, and could set a trap as well."""


def through(*said: str, **has: object) -> Game:
    """Orc IV breaks through in the fourth event, after the owner has said who stands and sleeps where."""
    game = a_game(phase="event", event=4, quiet=True, **{"orcs": D_ALONE, **has})  # type: ignore[arg-type]
    for move in said:
        play(game, move)
    while answers(game)[0].startswith(("card", "done", "keep", "bed")):
        play(game, "done" if "done" in answers(game) else answers(game)[0])
    return game


def place(game: Game) -> str:
    """Where orc IV sits."""
    return CELLS[player(game).orcs[3]]
