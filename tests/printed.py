"""What came printed in the base game, and what was added: tests of the former look past the latter."""

from caverna.content.catalogue import ALL_FURNISHINGS, SPACES

PRINTED_TILES_FOR_SALE = 48
LAST_PRINTED_TILE = 48
LAST_PRINTED_SPACE = 39

ADDED_TILES = {tile.key for tile in ALL_FURNISHINGS if tile.number > LAST_PRINTED_TILE}
ADDED_INTRODUCTORY_TILES = {
    tile.key for tile in ALL_FURNISHINGS if tile.key in ADDED_TILES and tile.is_introductory
}
ADDED_SPACES = {space.key for space in SPACES if space.number > LAST_PRINTED_SPACE}
TILES_FOR_SALE = PRINTED_TILES_FOR_SALE + len(ADDED_TILES)
