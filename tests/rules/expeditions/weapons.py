"""Reading the weapons of a seat."""

from caverna import Game
from tests.arranging import legal


def weapons(game: Game, seat: str = "A") -> tuple[int, ...]:
    """The strength of each dwarf of a seat, 0 for an unarmed one."""
    return game.state.players["ABCDEFG".index(seat)].weapons


def loot_on_offer(game: Game) -> set[str]:
    """The loot items that can be chosen now."""
    return {move.removeprefix("loot ") for move in legal(game) if move.startswith("loot ")}
