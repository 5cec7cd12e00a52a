"""The rules of usable spaces, prices and sites once more, written straight from the printed sources.

Nothing here asks the engine what is possible: it reads goods and tiles from the state and decides for itself.
"""

from caverna import Game
from caverna.engine.goods import GOOD_BY_NAME
from caverna.engine.state.player import Player
from tests.oracles.plain_scorer import names
from tests.rules.board.plain_geometry import (
    FOREST,
    FOREST_EDGE,
    MOUNTAIN,
    MOUNTAIN_EDGE,
    are_neighbours,
    is_beside,
    one_half_on_board,
    twin_places,
)

PRICES = {
    "dwelling": "4W 3S", "simple_dwelling_a": "4W 2S", "simple_dwelling_b": "3W 3S",
    "mixed_dwelling": "5W 4S", "couple_dwelling": "8W 6S", "additional_dwelling": "4W 3S",
    "cuddle_room": "1W", "breakfast_room": "1W", "stubble_room": "1W 1O", "work_room": "1S",
    "guest_room": "1W 1S", "office_room": "1S", "carpenter": "1S", "stone_carver": "1W",
    "blacksmith": "1W 2S", "miner": "1W 1S", "builder": "1S", "trader": "1W", "wood_supplier": "1S",
    "stone_supplier": "1W", "ruby_supplier": "2W 2S", "dog_school": "", "quarry": "1W", "seam": "2W",
    "slaughtering_cave": "2W 2S", "cooking_cave": "2S", "working_cave": "1W 1S", "mining_cave": "3W 2S",
    "breeding_cave": "1R 1S", "peaceful_cave": "2W 2S", "weaving_parlor": "2W 1S",
    "milking_parlor": "2W 2S", "state_parlor": "3S 5G", "hunting_parlor": "2W", "beer_parlor": "2W",
    "blacksmithing_parlor": "3O", "stone_storage": "3W 1O", "ore_storage": "1W 2S",
    "spare_part_storage": "2W", "main_storage": "2W 1S", "weapon_storage": "3W 2S",
    "supplies_storage": "3F 1W", "broom_chamber": "1W", "treasure_chamber": "1W 1S",
    "food_chamber": "2W 2V", "prayer_chamber": "2W", "writing_chamber": "2S", "fodder_chamber": "2R 1S",
}  # fmt: skip
LETTERS = {"W": "wood", "S": "stone", "O": "ore", "G": "gold", "R": "grain", "V": "vegetable", "F": "food"}
DWELLINGS = ("dwelling", "simple_dwelling_a", "simple_dwelling_b", "mixed_dwelling", "couple_dwelling")
BEDS = {"entry_level_dwelling": 2, "couple_dwelling": 2}
ALWAYS = ("supplies", "growth", "strip_mining", "forest_exploration", "weekly_market", "housework")
EVER_EMPTY = ("wood_gathering", "depot", "large_depot")
IMITATION_PRICES = {"imitation_0": 0, "imitation_1": 1, "imitation_2": 2, "imitation_4": 4}


class Reading:
    """One seat of a game, read as a player at the table would."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.state = game.state
        self.seat = seat
        self.player: Player = game.state.players[seat]
        self.rooms = {
            game.state.rules.furnishings[number].key: names(1 << cell)[0]
            for cell, number in self.player.rooms
        }
        self.dwellings = [game.state.rules.furnishings[number].key for _, number in self.player.rooms]

    def has(self, good: str) -> int:
        return self.player.goods[GOOD_BY_NAME[good]]

    # The board.

    def forest_twin(self) -> bool:
        p = self.player
        tilled = names(p.meadows | p.fields | p.small_pastures | p.large_pastures)
        cells = FOREST + (FOREST_EDGE if "office_room" in self.rooms else [])
        free = [cell for cell in cells if cell not in tilled]
        stables = names(p.stables)
        if tilled:
            pairs = twin_places(free, tilled)
        else:
            pairs = {(a, b) for a in free for b in free if are_neighbours(a, b) and "c4" in (a, b)}
        return any(field not in stables for _, field in one_half_on_board(pairs))

    def mountain_twin(self) -> bool:
        cave = names(self.player.cave_system)
        cells = MOUNTAIN + (MOUNTAIN_EDGE if "office_room" in self.rooms else [])
        return bool(one_half_on_board(twin_places([c for c in cells if c not in cave], cave)))

    def two_tunnels(self) -> bool:
        tunnels = names(self.player.tunnels)
        return any(is_beside(tunnel, tunnels) for tunnel in tunnels)

    def can_sow(self) -> bool:
        p = self.player
        crops = p.grain_1 | p.grain_2 | p.grain_3 | p.vegetable_1 | p.vegetable_2
        empty = set(names(p.fields)) - set(names(crops))
        return bool(empty) and self.has("grain") + self.has("vegetable") > 0

    def can_fence(self) -> bool:
        meadows = names(self.player.meadows)
        off = 1 if "carpenter" in self.rooms else 0
        small = bool(meadows) and self.has("wood") >= 2 - off
        return small or (any(is_beside(m, meadows) for m in meadows) and self.has("wood") >= 4 - off)

    def can_build_stable(self) -> bool:
        p = self.player
        if len(names(p.stables)) == 3 or (not self.has("stone") and "stone_carver" not in self.rooms):
            return False
        land = set(names(p.meadows | p.small_pastures | p.large_pastures))
        land |= set(FOREST) - set(names(p.fields))
        return bool(land - set(names(p.stables)))

    # Dwarfs and rooms.

    def can_grow(self) -> bool:
        dwarfs = len(self.player.weapons)
        if dwarfs >= 5:
            return dwarfs == 5 and "additional_dwelling" in self.rooms
        beds = sum(BEDS.get(key, 1) for key in self.dwellings if key in (*DWELLINGS, "entry_level_dwelling"))
        return dwarfs < beds

    def can_pay(self, tile: str) -> bool:
        price = {LETTERS[part[-1]]: int(part[:-1]) for part in PRICES[tile].split()}
        if "carpenter" in self.rooms:
            price["wood"] = max(0, price.get("wood", 0) - 1)
        if "stone_carver" in self.rooms:
            price["stone"] = max(0, price.get("stone", 0) - 1)
        ways = [price]
        if "builder" in self.rooms:
            for good in ("wood", "stone"):
                swapped = [dict(way) for way in ways if way.get(good, 0)]
                for way in swapped:
                    way[good] -= 1
                    way["ore"] = way.get("ore", 0) + 1
                ways += swapped
        return any(all(self.has(good) >= amount for good, amount in way.items()) for way in ways)

    def furnishings(self, only_dwellings: bool = False) -> set[str]:
        """Every `furnish` move, as a text."""
        p = self.player
        empty = names(p.caverns)
        if "work_room" in self.rooms:
            empty = empty + names(p.tunnels | p.deep_tunnels)
        found = set()
        for tile in PRICES:
            number = self.state.rules.furnishing_number[tile]
            if not self.state.available >> number & 1 or not self.can_pay(tile):
                continue
            if only_dwellings and tile not in (*DWELLINGS, "additional_dwelling"):
                continue
            places = empty
            other = {"trader": "spare_part_storage", "spare_part_storage": "trader"}.get(tile)
            if other in self.rooms:
                places = [self.rooms[other]]
            found |= {f"furnish {tile} {place}" for place in places}
        return found

    # Spaces.

    def can_use(self, space: str, is_armed: bool, imitates: bool = False) -> bool:
        """Whether at least one action of the space can be carried out."""
        p, number = self.player, self.state.rules.space_number[space]
        lying = bool(self.state.stock[number]) and not imitates
        players = len(self.state.players)
        farm = lying or self.can_fence()
        forges = is_armed or self.has("ore") > 0 or "blacksmith" in self.rooms
        if space in IMITATION_PRICES:
            return self.has("food") >= IMITATION_PRICES[space] and bool(self.targets(is_armed))
        if space in ALWAYS or space in ("urgent_wish_for_children", "starting_player"):
            return True
        if space in EVER_EMPTY:
            return lying
        if space == "hardware_rental":
            return players >= 6 or is_armed or self.can_sow()
        if space == "sustenance":
            return players <= 3 or lying or self.forest_twin()
        reading = {
            "ruby_mining": lying or bool(p.ruby_mines),
            "ruby_delivery": lying or p.ruby_mines.bit_count() >= 2,
            "ore_mining": lying or bool(p.ore_mines),
            "ore_delivery": lying or bool(p.ore_mines),
            "logging": lying or is_armed,
            "drift_mining": lying or self.mountain_twin(),
            "drift_mining_b": lying or self.mountain_twin(),
            "excavation": lying or self.mountain_twin(),
            "clearing": lying or self.forest_twin(),
            "fence_building": farm,
            "sheep_farming": farm or self.can_build_stable(),
            "donkey_farming": farm or self.can_build_stable(),
            "slash_and_burn": self.forest_twin() or self.can_sow(),
            "small_scale_drift_mining": self.mountain_twin(),
            "extension": self.forest_twin() or self.mountain_twin(),
            "blacksmithing": forges,
            "adventure": forges,
            "ore_mine_construction": is_armed or self.two_tunnels(),
            "ruby_mine_construction": bool(p.tunnels | p.deep_tunnels),
            "wish_for_children": self.can_grow() or bool(self.furnishings(only_dwellings=True)),
            "family_life": self.can_grow() or self.can_sow(),
            "exploration": is_armed,
            "ore_trading": self.has("ore") >= 2,
        }
        return reading[space]

    def targets(self, is_armed: bool) -> set[str]:
        """The spaces that may be imitated."""
        keys = self.state.rules.space_keys
        held = [keys[n] for n, who in enumerate(self.state.occupied) if who not in (-1, self.seat)]
        barred = ("starting_player", *IMITATION_PRICES)
        return {
            space for space in held if space not in barred and self.can_use(space, is_armed, imitates=True)
        }

    def placements(self) -> tuple[set[str], set[str]]:
        """Where the dwarf who is due can go, and which others a ruby would let go."""
        p, rules = self.player, self.state.rules
        idle = p.newborns | p.resting
        at_home = sorted(
            strength
            for dwarf, strength in enumerate(p.weapons)
            if p.places[dwarf] == -1 and not idle >> dwarf & 1
        )
        free = [n for n in (*rules.printed, *self.state.cards) if self.state.occupied[n] == -1]
        for strength in at_home:
            found = {rules.space_keys[n] for n in free if self.can_use(rules.space_keys[n], strength > 0)}
            if found:
                stronger = {other for other in at_home if other > strength} if self.has("ruby") else set()
                return {f"place {key}" for key in found}, {f"order {other}" for other in stronger}
        return set(), set()
