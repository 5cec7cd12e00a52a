"""The printed spaces, board by board, for each number of players."""

from caverna.content.spaces.mines import ore_for_ore_mines, ruby_for_a_ruby_mine
from caverna.engine.agenda.combinators import (
    all_of,
    any_of,
    one_of,
    one_of_doubled_once,
    then_or,
)
from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    GRAIN,
    ORE,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    goods,
)
from caverna.engine.moves import CAVERN_CAVERN, CAVERN_TUNNEL, MEADOW_FIELD
from caverna.engine.space import ActionSpace, every_round, first_then
from caverna.engine.verbs.expedition import expedition
from caverna.engine.verbs.fence import fence_large_pasture, fence_small_pasture
from caverna.engine.verbs.furnish import furnish_cavern
from caverna.engine.verbs.grow_family import grow_family
from caverna.engine.verbs.imitate import imitate
from caverna.engine.verbs.place_tile import place_twin_tile
from caverna.engine.verbs.sow import sow
from caverna.engine.verbs.take import become_starting_player, gain, take
from caverna.engine.verbs.trade import buy

SUPPLIES_GOODS = goods(wood=1, stone=1, ore=1, food=1, gold=2)
MARKET_PRICES = (
    (DOG, 2),
    (SHEEP, 1),
    (DONKEY, 1),
    (BOAR, 2),
    (CATTLE, 3),
    (WOOD, 1),
    (STONE, 1),
    (ORE, 1),
    (GRAIN, 1),
    (VEGETABLE, 2),
)


# The small basic board, in every game.

RUBY_MINING = ActionSpace(
    "ruby_mining",
    take(bonus=ruby_for_a_ruby_mine),
    every_round(goods(ruby=1)),
    number=0,
    rules=("SPACE-RUBY-MINING",),
)
RUBY_MINING_FOR_TWO = ActionSpace(
    "ruby_mining",
    take(bonus=ruby_for_a_ruby_mine),
    every_round(goods(ruby=1), from_round=3),
    number=0,
    rules=("SPACE-RUBY-MINING",),
)
HOUSEWORK = ActionSpace(
    "housework",
    any_of(gain(goods(dog=1)), furnish_cavern()),
    number=1,
    rules=("SPACE-HOUSEWORK",),
)
SLASH_AND_BURN = ActionSpace(
    "slash_and_burn",
    then_or(place_twin_tile(MEADOW_FIELD), sow()),
    number=2,
    rules=("SPACE-SLASH-AND-BURN",),
)


# The two-sided board: 1 to 3 players.


def take_and_tile(*tiles: int) -> Effect:
    """What lies here and / or a landscape twin tile."""
    return any_of(take(), place_twin_tile(*tiles))


DRIFT_MINING_SMALL = ActionSpace(
    "drift_mining",
    take_and_tile(CAVERN_TUNNEL),
    every_round(goods(stone=1)),
    number=3,
    rules=("SPACE-DRIFT-MINING",),
)
EXCAVATION_SMALL = ActionSpace(
    "excavation",
    take_and_tile(CAVERN_TUNNEL, CAVERN_CAVERN),
    every_round(goods(stone=1)),
    number=4,
    rules=("SPACE-EXCAVATION",),
)
STARTING_PLAYER_SMALL = ActionSpace(
    "starting_player",
    all_of(take(goods(ore=2)), become_starting_player()),
    every_round(goods(food=1)),
    number=5,
    can_be_imitated=False,
    rules=("SPACE-STARTING-PLAYER",),
)
LOGGING_SMALL = ActionSpace(
    "logging",
    then_or(take(), expedition(level=1)),
    first_then(goods(wood=3), goods(wood=1)),
    number=6,
    rules=("SPACE-LOGGING",),
)
SUPPLIES = ActionSpace("supplies", take(SUPPLIES_GOODS), number=7, rules=("SPACE-SUPPLIES",))
ORE_MINING_SMALL = ActionSpace(
    "ore_mining",
    take(bonus=ore_for_ore_mines),
    first_then(goods(ore=2), goods(ore=1)),
    number=8,
    rules=("SPACE-ORE-MINING",),
)
WOOD_GATHERING = ActionSpace(
    "wood_gathering", take(), every_round(goods(wood=1)), number=9, rules=("SPACE-WOOD-GATHERING",)
)
CLEARING_SMALL = ActionSpace(
    "clearing", take_and_tile(MEADOW_FIELD), every_round(goods(wood=1)), number=10, rules=("SPACE-CLEARING",)
)
SUSTENANCE_SMALL = ActionSpace(
    "sustenance",
    any_of(take(goods(grain=1)), place_twin_tile(MEADOW_FIELD)),
    every_round(goods(food=1)),
    number=11,
    rules=("SPACE-SUSTENANCE",),
)


# The two-sided board: 4 to 7 players.

DRIFT_MINING = ActionSpace(
    "drift_mining",
    take_and_tile(CAVERN_TUNNEL),
    every_round(goods(stone=2)),
    number=3,
    rules=("SPACE-DRIFT-MINING",),
)
EXCAVATION = ActionSpace(
    "excavation",
    take_and_tile(CAVERN_TUNNEL, CAVERN_CAVERN),
    first_then(goods(stone=2), goods(stone=1)),
    number=4,
    rules=("SPACE-EXCAVATION",),
)
STARTING_PLAYER = ActionSpace(
    "starting_player",
    all_of(take(goods(ruby=1)), become_starting_player()),
    every_round(goods(food=1)),
    number=5,
    can_be_imitated=False,
    rules=("SPACE-STARTING-PLAYER",),
)
LOGGING = ActionSpace(
    "logging",
    then_or(take(), expedition(level=1)),
    every_round(goods(wood=3)),
    number=6,
    rules=("SPACE-LOGGING",),
)
GROWTH = ActionSpace(
    "growth", one_of(gain(SUPPLIES_GOODS), grow_family()), number=13, rules=("SPACE-GROWTH",)
)
ORE_MINING = ActionSpace(
    "ore_mining",
    take(bonus=ore_for_ore_mines),
    first_then(goods(ore=3), goods(ore=2)),
    number=8,
    rules=("SPACE-ORE-MINING",),
)
FOREST_EXPLORATION = ActionSpace(
    "forest_exploration",
    take(goods(food=2)),
    first_then(goods(wood=2), goods(wood=1)),
    number=14,
    rules=("SPACE-FOREST-EXPLORATION",),
)
CLEARING = ActionSpace(
    "clearing", take_and_tile(MEADOW_FIELD), every_round(goods(wood=2)), number=10, rules=("SPACE-CLEARING",)
)
SUSTENANCE = ActionSpace(
    "sustenance",
    take_and_tile(MEADOW_FIELD),
    first_then(goods(grain=1), goods(vegetable=1)),
    number=11,
    rules=("SPACE-SUSTENANCE",),
)


def imitation(food: int, number: int) -> ActionSpace:
    """An Imitation space with its price."""
    return ActionSpace(
        f"imitation_{food}", imitate(food), number=number, can_be_imitated=False, rules=("SPACE-IMITATION",)
    )


IMITATION_0 = imitation(0, number=25)
IMITATION_1 = imitation(1, number=23)
IMITATION_2 = imitation(2, number=12)
IMITATION_4 = imitation(4, number=16)


# The small additional board: 3 players, and 7.

STRIP_MINING = ActionSpace(
    "strip_mining",
    take(goods(wood=2)),
    first_then(goods(ore=1), goods(stone=1)),
    number=15,
    rules=("SPACE-STRIP-MINING",),
)
FOREST_EXPLORATION_FOR_THREE = ActionSpace(
    "forest_exploration",
    take(goods(vegetable=1)),
    every_round(goods(wood=1)),
    number=14,
    rules=("SPACE-FOREST-EXPLORATION",),
)
LARGE_DEPOT = ActionSpace(
    "large_depot",
    take(),
    first_then(goods(wood=2, ore=1, stone=1), goods(wood=1, ore=1, stone=1)),
    number=24,
    rules=("SPACE-LARGE-DEPOT",),
)
EXTENSION = ActionSpace(
    "extension",
    one_of_doubled_once(
        all_of(place_twin_tile(MEADOW_FIELD), gain(goods(wood=1))),
        all_of(place_twin_tile(CAVERN_TUNNEL), gain(goods(stone=1))),
    ),
    number=26,
    rules=("SPACE-EXTENSION",),
)


# The large additional board: 5 players, and 6 to 7.

DEPOT = ActionSpace("depot", take(), every_round(goods(wood=1, ore=1)), number=17, rules=("SPACE-DEPOT",))
SMALL_SCALE_DRIFT_MINING = ActionSpace(
    "small_scale_drift_mining",
    all_of(place_twin_tile(CAVERN_TUNNEL), gain(goods(stone=1))),
    number=18,
    rules=("SPACE-SMALL-SCALE-DRIFT-MINING",),
)
SMALL_SCALE_DRIFT_MINING_AS_PRINTED = ActionSpace(
    "small_scale_drift_mining",
    any_of(gain(goods(stone=1)), place_twin_tile(CAVERN_TUNNEL)),
    number=18,
    rules=("SPACE-SMALL-SCALE-DRIFT-MINING",),
)
DRIFT_MINING_B = ActionSpace(
    "drift_mining_b",
    take_and_tile(CAVERN_TUNNEL),
    every_round(goods(stone=1)),
    number=22,
    rules=("SPACE-DRIFT-MINING-B",),
)
WEEKLY_MARKET = ActionSpace(
    "weekly_market",
    then_or(take(goods(gold=4)), buy(MARKET_PRICES)),
    number=19,
    rules=("SPACE-WEEKLY-MARKET",),
)
HARDWARE_RENTAL_FOR_FIVE = ActionSpace(
    "hardware_rental", then_or(expedition(level=2), sow()), number=20, rules=("SPACE-HARDWARE-RENTAL",)
)
HARDWARE_RENTAL = ActionSpace(
    "hardware_rental",
    then_or(take(goods(wood=2)), expedition(level=2), sow()),
    number=20,
    rules=("SPACE-HARDWARE-RENTAL",),
)


def fence_both() -> Effect:
    """A small and / or a large pasture."""
    return any_of(fence_small_pasture(goods(wood=2)), fence_large_pasture(goods(wood=4)))


FENCE_BUILDING_FOR_FIVE = ActionSpace(
    "fence_building",
    then_or(take(), fence_both()),
    every_round(goods(wood=1)),
    number=21,
    rules=("SPACE-FENCE-BUILDING",),
)
FENCE_BUILDING = ActionSpace(
    "fence_building",
    then_or(take(), fence_both()),
    first_then(goods(wood=2), goods(wood=1)),
    number=21,
    rules=("SPACE-FENCE-BUILDING",),
)

# What is printed on which board.

SMALL_BOARD = (HOUSEWORK, SLASH_AND_BURN)
UP_TO_THREE = (
    DRIFT_MINING_SMALL,
    EXCAVATION_SMALL,
    STARTING_PLAYER_SMALL,
    LOGGING_SMALL,
    SUPPLIES,
    ORE_MINING_SMALL,
    WOOD_GATHERING,
    CLEARING_SMALL,
    SUSTENANCE_SMALL,
)
FROM_FOUR = (
    DRIFT_MINING,
    EXCAVATION,
    STARTING_PLAYER,
    IMITATION_2,
    LOGGING,
    GROWTH,
    ORE_MINING,
    FOREST_EXPLORATION,
    CLEARING,
    SUSTENANCE,
)
FOR_THREE = (STRIP_MINING, IMITATION_4, FOREST_EXPLORATION_FOR_THREE)
FOR_FIVE = (
    DEPOT,
    SMALL_SCALE_DRIFT_MINING,
    WEEKLY_MARKET,
    IMITATION_4,
    HARDWARE_RENTAL_FOR_FIVE,
    FENCE_BUILDING_FOR_FIVE,
)
FROM_SIX = (
    DEPOT,
    DRIFT_MINING_B,
    WEEKLY_MARKET,
    IMITATION_1,
    HARDWARE_RENTAL,
    FENCE_BUILDING,
)
FOR_SEVEN = (LARGE_DEPOT, IMITATION_0, EXTENSION)
