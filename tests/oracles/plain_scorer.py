"""A second scorer, written from the rules alone and as plainly as possible: tables and ifs, no hooks.

`plain_score(game, seat)` must say the same as `game.score()[seat]`. It shares no figure with the engine:
points of tiles, colours and bonuses are all written down here once more.
"""

from dataclasses import dataclass

from caverna import Game
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS

PRINTED_POINTS = {
    "entry_level_dwelling": 0,
    "dwelling": 3,
    "simple_dwelling_a": 0,
    "simple_dwelling_b": 0,
    "mixed_dwelling": 4,
    "couple_dwelling": 5,
    "additional_dwelling": 5,
    "cuddle_room": 2,
    "breakfast_room": 0,
    "stubble_room": 1,
    "work_room": 2,
    "guest_room": 0,
    "office_room": 0,
    "carpenter": 0,
    "stone_carver": 1,
    "blacksmith": 3,
    "miner": 3,
    "builder": 2,
    "trader": 2,
    "wood_supplier": 2,
    "stone_supplier": 1,
    "ruby_supplier": 2,
    "dog_school": 0,
    "quarry": 2,
    "seam": 1,
    "slaughtering_cave": 2,
    "cooking_cave": 2,
    "working_cave": 2,
    "mining_cave": 2,
    "breeding_cave": 2,
    "peaceful_cave": 2,
    "weaving_parlor": 0,
    "milking_parlor": 0,
    "state_parlor": 0,
    "hunting_parlor": 1,
    "beer_parlor": 3,
    "blacksmithing_parlor": 2,
    "stone_storage": 0,
    "ore_storage": 0,
    "spare_part_storage": 0,
    "main_storage": 0,
    "weapon_storage": 0,
    "supplies_storage": 0,
    "broom_chamber": 0,
    "treasure_chamber": 0,
    "food_chamber": 0,
    "prayer_chamber": 0,
    "writing_chamber": 0,
    "fodder_chamber": 0,
}
DWELLINGS = (
    "entry_level_dwelling",
    "dwelling",
    "simple_dwelling_a",
    "simple_dwelling_b",
    "mixed_dwelling",
    "couple_dwelling",
    "additional_dwelling",
)
COLUMNS = "zabcdefg"


@dataclass
class Household:
    """What one player has at the end, in words."""

    goods: dict[str, int]
    begging: int
    weapons: list[int]
    """One entry a dwarf, 0 for an unarmed one."""
    forest_tiles: dict[str, list[str]]
    """Spaces by kind of tile; a large pasture is on the list with both of its spaces."""
    mountain_tiles: dict[str, list[str]]
    stables: list[str]
    crops: list[tuple[str, int]]
    """What lies on each sown field."""
    rooms: list[tuple[str, str]]
    """Space and key of every furnishing, the entry-level dwelling included."""


def names(cells: int) -> list[str]:
    """The names of a set of spaces."""
    return [name for number, name in enumerate(CELLS) if cells & (1 << number)]


def household(game: Game, seat: int) -> Household:
    """Read a player off the game."""
    player = game.state.players[seat]
    crops = []
    for crop, amount, fields in (
        ("grain", 1, player.grain_1),
        ("grain", 2, player.grain_2),
        ("grain", 3, player.grain_3),
        ("vegetable", 1, player.vegetable_1),
        ("vegetable", 2, player.vegetable_2),
    ):
        crops += [(crop, amount) for _ in names(fields)]
    return Household(
        goods={name: player.goods[number] for number, name in enumerate(GOOD_NAMES)},
        begging=player.begging,
        weapons=list(player.weapons),
        forest_tiles={
            "meadow": names(player.meadows),
            "field": names(player.fields),
            "small_pasture": names(player.small_pastures),
            "large_pasture": names(player.large_pastures),
        },
        mountain_tiles={
            "cavern": names(player.caverns),
            "tunnel": names(player.tunnels),
            "deep_tunnel": names(player.deep_tunnels),
            "ore_mine": names(player.ore_mines),
            "ruby_mine": names(player.ruby_mines),
        },
        stables=names(player.stables),
        crops=crops,
        rooms=[(CELLS[cell], game.state.rules.furnishings[number].key) for cell, number in player.rooms],
    )


def plain_score(game: Game, seat: int) -> dict[str, int]:
    """The points of a seat by category, under the same names as `game.score()`."""
    return score_of(household(game, seat))


def score_of(home: Household) -> dict[str, int]:
    """Category by category."""
    has = home.goods
    grain = has["grain"] + sum(amount for crop, amount in home.crops if crop == "grain")
    vegetables = has["vegetable"] + sum(amount for crop, amount in home.crops if crop == "vegetable")
    points = {
        "animals": has["dog"] + has["sheep"] + has["donkey"] + has["boar"] + has["cattle"],
        "missing_animals": missing_kinds(home) * -2,
        "grain": grain // 2 + grain % 2,
        "vegetables": vegetables,
        "rubies": has["ruby"],
        "dwarfs": len(home.weapons),
        "unused_spaces": -len(unused_spaces(home)),
        "tiles": tile_points(home),
        "bonus": sum(bonus(home, cell, key, grain, vegetables) for cell, key in home.rooms),
        "gold": has["gold"],
        "begging": home.begging * -3,
    }
    if "writing_chamber" in [key for _, key in home.rooms]:
        relieve(points)
    return points


def missing_kinds(home: Household) -> int:
    """How many of the four kinds of farm animal are not there at all."""
    missing = 0
    for kind in ("sheep", "donkey", "boar", "cattle"):
        if home.goods[kind] == 0:
            missing += 1
    return missing


def unused_spaces(home: Household) -> list[str]:
    """The spaces of the home board with neither tile nor stable."""
    used = set(home.stables)
    for spaces in list(home.forest_tiles.values()) + list(home.mountain_tiles.values()):
        used |= set(spaces)
    for cell, _ in home.rooms:
        used.add(cell)
    board = [column + row for column in "abcdef" for row in "1234"]
    return [cell for cell in board if cell not in used]


def tile_points(home: Household) -> int:
    """Pastures, mines and what is printed on furnishings."""
    total = 2 * len(home.forest_tiles["small_pasture"])
    total += 4 * (len(home.forest_tiles["large_pasture"]) // 2)
    total += 3 * len(home.mountain_tiles["ore_mine"])
    total += 4 * len(home.mountain_tiles["ruby_mine"])
    for _, key in home.rooms:
        total += PRINTED_POINTS[key]
    return total


def bonus(home: Household, cell: str, key: str, grain: int, vegetables: int) -> int:
    """What one parlor, storage or chamber adds."""
    has = home.goods
    armed = len([weapon for weapon in home.weapons if weapon > 0])
    if key == "weaving_parlor":
        return has["sheep"] // 2
    if key == "milking_parlor":
        return has["cattle"]
    if key == "state_parlor":
        return 4 * len([1 for other, room in home.rooms if room in DWELLINGS and share_an_edge(cell, other)])
    if key == "stone_storage":
        return has["stone"]
    if key == "ore_storage":
        return has["ore"] // 2
    if key == "main_storage":
        yellow = ("_parlor", "_storage", "_chamber")
        return 2 * len([1 for _, room in home.rooms if room.endswith(yellow)])
    if key == "weapon_storage":
        return 3 * armed
    if key == "supplies_storage":
        return 8 if armed == len(home.weapons) else 0
    if key == "broom_chamber":
        if len(home.weapons) == 5:
            return 5
        return 10 if len(home.weapons) == 6 else 0
    if key == "treasure_chamber":
        return has["ruby"]
    if key == "food_chamber":
        return 2 * min(grain, vegetables)
    if key == "prayer_chamber":
        return 8 if armed == 0 else 0
    if key == "fodder_chamber":
        return (has["sheep"] + has["donkey"] + has["boar"] + has["cattle"]) // 3
    return 0


def share_an_edge(cell: str, other: str) -> bool:
    """Whether two mountain spaces are neighbours."""
    across = abs(COLUMNS.index(cell[0]) - COLUMNS.index(other[0]))
    down = abs(int(cell[1]) - int(other[1]))
    return across + down == 1


def relieve(points: dict[str, int]) -> None:
    """The writing chamber: up to seven negative points do not count, missing kinds first, begging last."""
    left = 7
    for category in ("missing_animals", "unused_spaces", "begging"):
        while left > 0 and points[category] < 0:
            points[category] += 1
            left -= 1
