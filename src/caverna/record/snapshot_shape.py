"""The shapes of a snapshot: which fields there are, and the range of each. A box derives its own."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from caverna.engine.goods import GOODS_COUNT, MOST_GOODS, Goods
from caverna.engine.home_board import CELL_COUNT
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.rounds.game_flow import LEAVES, QUESTION_MARKS
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NO_SPACE, NOBODY, NOT_YET_KNOWN, GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.grow_family import MOST_DWARFS
from caverna.expansion import BASE_GAME
from caverna.record.position_reader import LAST_ROUND, MOST_DRAWINGS
from caverna.record.position_seat import FEWEST_DWARFS, MOST_BEGGING
from caverna.record.values import Damaged, whole
from caverna.setup import MOST_PLAYERS

ALL_SPACES = (1 << CELL_COUNT) - 1
MOST_MOVES = 100_000
MOST_LARGE_PASTURES = 12
MOST_DELIVERIES = 12
LONGEST_DELIVERY = 9

Natural = Annotated[int, Meta(ge=0)]
"""Its upper end depends on the rules, and is looked at with them."""
Flag = Annotated[int, Meta(ge=0, le=1)]
Cell = Annotated[int, Meta(ge=0, lt=CELL_COUNT)]
Cells = Annotated[int, Meta(ge=0, le=ALL_SPACES)]
Dwarfs = Annotated[int, Meta(ge=0, lt=1 << MOST_DWARFS)]
Amount = Annotated[int, Meta(ge=0, le=MOST_GOODS)]
GoodNumber = Annotated[int, Meta(ge=0, lt=GOODS_COUNT)]
SpaceOr = Annotated[int, Meta(ge=-1)]
"""A space of the action board, or -1."""
A_FAMILY = Meta(min_length=FEWEST_DWARFS, max_length=MOST_DWARFS)


class SetupShape(Struct, forbid_unknown_fields=True):
    """Players, set, options, seed, and which box with which figures."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    furnishings: str
    options: dict[str, str]
    seed: int
    expansion: str = BASE_GAME
    figures: str = ""


class SnapshotShape(Struct, forbid_unknown_fields=True):
    """A whole snapshot. The state is decoded when its box is known."""

    snapshot: int
    rules: str
    setup: SetupShape
    origin: str
    deals: bool
    drawings: Annotated[int, Meta(ge=0, le=MOST_DRAWINGS)]
    moves: Annotated[list[str], Meta(max_length=MOST_MOVES)]
    state: Raw


class PlayerShape(Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat: the fields of `Player`, by the same names."""

    goods: Annotated[list[Amount], Meta(min_length=GOODS_COUNT, max_length=GOODS_COUNT)]
    begging: Annotated[int, Meta(ge=0, le=MOST_BEGGING)]
    weapons: Annotated[tuple[Annotated[int, Meta(ge=0, le=LARGEST_WEAPON)], ...], A_FAMILY]
    places: Annotated[tuple[SpaceOr, ...], A_FAMILY]
    newborns: Dwarfs
    resting: Dwarfs
    passed: Flag
    meadows: Cells
    fields: Cells
    small_pastures: Cells
    large_pastures: Cells
    large_areas: Annotated[tuple[Cells, ...], Meta(max_length=MOST_LARGE_PASTURES)]
    stables: Cells
    caverns: Cells
    tunnels: Cells
    deep_tunnels: Cells
    ore_mines: Cells
    ruby_mines: Cells
    grain_1: Cells
    grain_2: Cells
    grain_3: Cells
    vegetable_1: Cells
    vegetable_2: Cells
    rooms: Annotated[tuple[tuple[Cell, Natural], ...], Meta(max_length=CELL_COUNT)]
    owned: Natural
    deliveries: Annotated[
        tuple[tuple[Natural, Annotated[int, Meta(ge=0, lt=LONGEST_DELIVERY)]], ...],
        Meta(max_length=MOST_DELIVERIES),
    ]
    doubled: Flag

    def check(self, where: str, rules: Ruleset) -> None:
        """The ranges that depend on the rules."""
        furnishings = len(rules.furnishings)
        all_within(self.places, f"{where}.places", HOME, len(rules.space_keys) - 1)
        all_within([room for _, room in self.rooms], f"{where}.rooms", 0, furnishings - 1)
        all_within([room for room, _ in self.deliveries], f"{where}.deliveries", 0, furnishings - 1)
        whole(self.owned, f"{where}.owned", 0, (1 << furnishings) - 1)

    def player(self) -> Player:
        """The player with these fields."""
        return Player(**values_of(self, PlayerShape.__struct_fields__))


class StateShape(Struct, forbid_unknown_fields=True, kw_only=True):
    """The table: the fields of `GameState` that do not follow from the others, by the same names."""

    players: tuple[PlayerShape, ...]
    agenda: list[Any]
    occupied: list[SpaceOr]
    stock: list[tuple[tuple[GoodNumber, Annotated[int, Meta(ge=1, le=MOST_GOODS)]], ...]]
    cards: tuple[Natural, ...]
    round: Annotated[int, Meta(ge=0, le=LAST_ROUND)]
    start: Natural
    cards_left: Natural
    available: Natural
    leaves: Annotated[int, Meta(ge=0, le=LEAVES)]
    questions: Annotated[int, Meta(ge=0, le=QUESTION_MARKS)]
    questions_seen: Annotated[int, Meta(ge=0, le=QUESTION_MARKS)]
    harvest: Annotated[int, Meta(ge=0, le=NOT_YET_KNOWN)]
    breeders: Natural
    worker: Annotated[int, Meta(ge=0, lt=MOST_DWARFS)]
    workplace: SpaceOr
    exploring: Flag
    protected: Natural

    def check(self, rules: Ruleset) -> None:
        """The ranges that depend on the rules."""
        spaces, players = len(rules.space_keys), rules.players
        as_many(self.players, "state.players", players)
        for seat, player in enumerate(self.players):
            player.check(f"state.players[{seat}]", rules)
        as_many(self.occupied, "state.occupied", spaces)
        all_within(self.occupied, "state.occupied", NOBODY, players - 1)
        as_many(self.stock, "state.stock", spaces)
        for number, goods in enumerate(self.stock):
            if len(goods) > 1:
                in_order(goods, f"state.stock[{number}]")
        all_within(self.cards, "state.cards", 0, spaces - 1)
        whole(self.start, "state.start", 0, players - 1)
        whole(self.breeders, "state.breeders", 0, (1 << players) - 1)
        whole(self.workplace, "state.workplace", NO_SPACE, spaces - 1)
        whole(self.cards_left, "state.cards_left", 0, (1 << spaces) - 1)
        whole(self.protected, "state.protected", 0, (1 << spaces) - 1)
        whole(self.available, "state.available", 0, (1 << len(rules.furnishings)) - 1)

    def state(self, rules: Ruleset) -> GameState:
        """The state with these fields; the agenda is read when everything else stands."""
        fields = values_of(self, StateShape.__struct_fields__)
        fields |= {"rules": rules, "players": [player.player() for player in self.players]}
        fields |= {"agenda": [], "unshared": 0, "answers": [], "crowded": 0}
        return GameState(**fields)


def values_of(thing: object, names: Sequence[str]) -> dict[str, Any]:
    """Some fields of a shape, or of what it was made from, by name."""
    return {name: getattr(thing, name) for name in names}


def own_fields(shape: type[Struct], base: type[Struct]) -> tuple[str, ...]:
    """The fields a shape has beside those of the one it is derived from."""
    return tuple(name for name in shape.__struct_fields__ if name not in base.__struct_fields__)


# Ranges that depend on the rules.


def all_within(entries: Sequence[int], where: str, least: int, most: int) -> None:
    """Every one of these numbers is in a range."""
    for i, entry in enumerate(entries):
        if not least <= entry <= most:
            whole(entry, f"{where}[{i}]", least, most)


def as_many(entries: Sequence[object], where: str, wanted: int) -> None:
    """A list has the right length."""
    if len(entries) != wanted:
        raise Damaged(f"{where} has {len(entries)} entries: {wanted} are expected")


def in_order(goods: Goods, where: str) -> None:
    """Amounts of goods: each kind once, in order."""
    kinds = [good for good, _ in goods]
    if kinds != sorted(set(kinds)):
        raise Damaged(f"{where}: goods stand once each, in order")
