"""Which spaces, cards and tiles belong to which game."""

from collections.abc import Sequence
from typing import Final

from caverna.content.furnishings.caves import CAVES
from caverna.content.furnishings.chambers import CHAMBERS
from caverna.content.furnishings.dwellings import DWELLINGS, ENTRY_LEVEL_DWELLING
from caverna.content.furnishings.materials import MATERIALS
from caverna.content.furnishings.parlors import PARLORS
from caverna.content.furnishings.rooms import ROOMS
from caverna.content.furnishings.storages import STORAGES
from caverna.content.loot import LOOT
from caverna.content.spaces import board, cards
from caverna.engine.hooks import Furnishing
from caverna.engine.move_table import MoveTable
from caverna.engine.moves import CONVERSION, FURNISHING, LOOT_ITEM, SPACE
from caverna.engine.numbers import by_number
from caverna.engine.rounds.course import Course
from caverna.engine.ruleset import Options, Ruleset, conversions_of
from caverna.engine.space import ActionSpace, LootItem
from caverna.engine.verb import Value, things

FURNISHINGS = (*DWELLINGS, *ROOMS, *MATERIALS, *CAVES, *PARLORS, *STORAGES, *CHAMBERS)
"""Everything for sale, block by block."""
ALL_FURNISHINGS = by_number((*FURNISHINGS, ENTRY_LEVEL_DWELLING))
ENTRY_ROOM = ALL_FURNISHINGS.index(ENTRY_LEVEL_DWELLING)

COVERED_IN_SOLO = ("drift_mining", "starting_player", "supplies", "clearing")

STAGES = (
    (cards.BLACKSMITHING, cards.SHEEP_FARMING, cards.ORE_MINE_CONSTRUCTION),
    (cards.DONKEY_FARMING, cards.RUBY_MINE_CONSTRUCTION),
    (cards.FAMILY_LIFE, cards.EXPLORATION, cards.ORE_DELIVERY),
    (cards.ADVENTURE, cards.ORE_TRADING, cards.RUBY_DELIVERY),
)
WISHES = (cards.WISH_FOR_CHILDREN, cards.URGENT_WISH_FOR_CHILDREN)
"""The two sides of the card of round 4."""
CARDS = (*[card for stage in STAGES for card in stage], *WISHES)
SOLO_ORDER = {
    1: "blacksmithing",
    2: "sheep_farming",
    3: "ore_mine_construction",
    4: "wish_for_children",
    5: "donkey_farming",
    6: "ruby_mine_construction",
    7: "ore_delivery",
    8: "family_life",
    10: "ore_trading",
    11: "adventure",
    12: "ruby_delivery",
}
ROUNDS_OF_STAGE = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))
ROUND_OF_WISH: Final = 4
SKIPPED_WITH_FEW: Final = 9
"""With one or two players there is no such round, and no Exploration."""


SPACES = by_number(
    (
        board.RUBY_MINING,
        *board.SMALL_BOARD,
        *board.UP_TO_THREE,
        *board.FROM_FOUR,
        *board.FOR_THREE,
        *board.FOR_FIVE,
        *board.FROM_SIX,
        *board.FOR_SEVEN,
        *CARDS,
    )
)
"""One space of each key."""
SPACE_KEYS = tuple(space.key for space in SPACES)

NO_ADDITIONS, ALL_ADDITIONS = "none", "all"
HAS_ADDITIONS = any(tile.is_added for tile in ALL_FURNISHINGS) or any(space.is_added for space in SPACES)
ADDITIONS = (NO_ADDITIONS, ALL_ADDITIONS) if HAS_ADDITIONS else (NO_ADDITIONS,)
"""What a set-up can choose: with the additions to the printed game, if there are any, or without them."""


def things_of_moves(
    spaces: Sequence[ActionSpace], furnishings: Sequence[Furnishing], loot: Sequence[LootItem]
) -> dict[str, Sequence[Value]]:
    """What the parts of moves can be in a game with these spaces, tiles and loot."""
    tiles = things(furnishings)
    return {
        SPACE.key: things(spaces),
        FURNISHING.key: [tiles[n] for n, tile in enumerate(furnishings) if tile.is_for_sale],
        LOOT_ITEM.key: things(loot),
        CONVERSION.key: [
            Value(each.number, (n,), (each.key,), (each.key, furnishings[room].key))
            for n, (room, each) in enumerate(conversions_of(furnishings))
        ],
    }


MOVES = MoveTable(things_of_moves(SPACES, ALL_FURNISHINGS, LOOT))


def printed_spaces(players: int, options: Options) -> tuple[ActionSpace, ...]:
    """The spaces on the boards in use."""
    ruby_mining = board.RUBY_MINING_FOR_TWO if players == 2 else board.RUBY_MINING
    spaces: tuple[ActionSpace, ...] = board.UP_TO_THREE if players <= 3 else board.FROM_FOUR
    if players == 1:
        spaces = tuple(space for space in spaces if space.key not in COVERED_IN_SOLO)
    elif players == 3:
        spaces += board.FOR_THREE
    elif players == 5:
        spaces += board.FOR_FIVE
    elif players >= 6:
        spaces += board.FROM_SIX
    if players == 7:
        spaces += board.FOR_SEVEN
    if options.small_scale_drift_mining == "stone_and_or_tile":
        replaced, by = board.SMALL_SCALE_DRIFT_MINING, board.SMALL_SCALE_DRIFT_MINING_AS_PRINTED
        spaces = tuple(by if space is replaced else space for space in spaces)
    spaces += (ruby_mining, *board.SMALL_BOARD)
    return tuple(space for space in spaces if is_in_play(space, options))


def is_in_play(piece: ActionSpace | Furnishing, options: Options) -> bool:
    """Whether such a game has it, as far as additions go."""
    return not piece.is_added or options.additions == ALL_ADDITIONS


def cards_by_round(players: int) -> dict[int, tuple[str, ...]]:
    """For each round that is played the cards that can come in it."""
    if players == 1:
        return {number: (key,) for number, key in SOLO_ORDER.items()}
    found: dict[int, tuple[str, ...]] = {}
    for rounds, stage in zip(ROUNDS_OF_STAGE, STAGES, strict=True):
        keys = tuple(card.key for card in stage if players > 2 or card is not cards.EXPLORATION)
        for number in rounds:
            if number == ROUND_OF_WISH:
                found[number] = (cards.WISH_FOR_CHILDREN.key,)
            elif players > 2 or number != SKIPPED_WITH_FEW:
                found[number] = keys
    return found


def numbered_cards(players: int, space_keys: Sequence[str]) -> dict[int, tuple[int, ...]]:
    """The same by the place of each card among all spaces of a game."""
    numbers = {key: number for number, key in enumerate(space_keys)}
    return {number: tuple(numbers[key] for key in keys) for number, keys in cards_by_round(players).items()}


def tiles_for_sale(tiles: Sequence[Furnishing], is_introductory: bool, options: Options) -> int:
    """Bit set of those that such a game offers."""
    found = 0
    for number, tile in enumerate(tiles):
        is_in_set = tile.is_introductory or not is_introductory
        if tile.is_for_sale and is_in_set and is_in_play(tile, options):
            found |= 1 << number
    return found


def base_ruleset(players: int, is_introductory: bool, options: Options) -> Ruleset:
    """The rules of a base game."""
    return Ruleset(
        players,
        options,
        MOVES,
        SPACE_KEYS,
        (*printed_spaces(players, options), *CARDS),
        ALL_FURNISHINGS,
        tiles_for_sale(ALL_FURNISHINGS, is_introductory, options),
        LOOT,
        numbered_cards(players, SPACE_KEYS),
        Course(),
    )
