"""A home board read space by space, for everybody who shows or writes it."""

from caverna.engine.goods import GRAIN, NOTHING, VEGETABLE, Goods
from caverna.engine.home_board import FOREST
from caverna.engine.state.player import Player


def tiles(player: Player) -> tuple[tuple[str, int], ...]:
    """Each kind of tile by name, with the spaces it covers; `room` for every furnishing."""
    return (
        ("meadow", player.meadows),
        ("field", player.fields),
        ("small_pasture", player.small_pastures),
        ("large_pasture", player.large_pastures),
        ("cavern", player.caverns),
        ("tunnel", player.tunnels),
        ("deep_tunnel", player.deep_tunnels),
        ("ore_mine", player.ore_mines),
        ("ruby_mine", player.ruby_mines),
        ("room", player.room_cells),
    )


def ground(player: Player, cell: int) -> str:
    """What a space is: a tile by name, else forest or rock."""
    for kind, cells in tiles(player):
        if cells >> cell & 1:
            return kind
    return "forest" if FOREST >> cell & 1 else "rock"


def crops(player: Player) -> tuple[tuple[int, int, int], ...]:
    """(crop, tokens, fields) for every way a field can be sown."""
    return (
        (GRAIN, 1, player.grain_1),
        (GRAIN, 2, player.grain_2),
        (GRAIN, 3, player.grain_3),
        (VEGETABLE, 1, player.vegetable_1),
        (VEGETABLE, 2, player.vegetable_2),
    )


def crop_on(player: Player, cell: int) -> Goods:
    """What grows on a space."""
    for crop, tokens, fields in crops(player):
        if fields >> cell & 1:
            return ((crop, tokens),)
    return NOTHING
