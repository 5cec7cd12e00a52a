"""Scoring: every category of the score sheet."""

from typing import Final

from caverna.engine.goods import DOG, FARM_ANIMALS, GOLD, GRAIN, RUBY, VEGETABLE
from caverna.engine.home_board import ON_BOARD
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player

CATEGORIES: Final = (
    "animals",
    "missing_animals",
    "grain",
    "vegetables",
    "rubies",
    "dwarfs",
    "unused_spaces",
    "tiles",
    "bonus",
    "gold",
    "begging",
)
SMALL_PASTURE_POINTS: Final = 2
LARGE_PASTURE_POINTS: Final = 4
ORE_MINE_POINTS: Final = 3
RUBY_MINE_POINTS: Final = 4
MISSING_ANIMAL: Final = -2
BEGGING_MARKER: Final = -3
HOME_BOARD_SPACES: Final = 24


def score_sheet(state: GameState, seat: int) -> dict[str, int]:
    """The points of one seat, category by category, as the game stands."""
    player = state.players[seat]
    goods = player.goods
    animals = goods[DOG]
    missing = unused = 0
    for animal in FARM_ANIMALS:
        animals += goods[animal]
        if not goods[animal]:
            missing += MISSING_ANIMAL
    unused = -unused_spaces(player)
    begging = BEGGING_MARKER * player.begging
    missing, unused, begging = forgive(state, player, missing, unused, begging)
    sheet = {
        "animals": animals,
        "missing_animals": missing,
        "grain": (goods[GRAIN] + player.grain_on_fields() + 1) // 2,
        "vegetables": goods[VEGETABLE] + player.vegetables_on_fields(),
        "rubies": goods[RUBY],
        "dwarfs": player.free_dwarfs,
        "unused_spaces": unused,
        "tiles": tile_points(state, player),
        "bonus": bonus_points(state, seat),
        "gold": goods[GOLD],
        "begging": begging,
    }
    sheet.update(state.rules.course.more_points(state, seat))
    return sheet


def total_score(state: GameState, seat: int) -> int:
    """All categories together, without writing them down."""
    player = state.players[seat]
    goods = player.goods
    points = goods[DOG] + goods[VEGETABLE] + goods[RUBY] + goods[GOLD] + player.free_dwarfs
    points += (goods[GRAIN] + player.grain_on_fields() + 1) // 2 + player.vegetables_on_fields()
    negative = BEGGING_MARKER * player.begging - unused_spaces(player)
    for animal in FARM_ANIMALS:
        points += goods[animal]
        if not goods[animal]:
            negative += MISSING_ANIMAL
    forgiven = 0
    for cell, number in player.rooms:
        tile = state.rules.furnishings[number]
        points += tile.points
        forgiven += tile.forgives
        if tile.bonus_points is not None:
            points += tile.bonus_points(state, seat, cell)
    points += landscape_points(player) + min(0, negative + forgiven)
    return points + state.rules.course.more_points_together(state, seat)


def unused_spaces(player: Player) -> int:
    """Spaces of the home board without tile and stable. What sticks out over the edge is no space of it."""
    used = (player.tilled | player.stables | player.cave_system) & ON_BOARD
    return HOME_BOARD_SPACES - used.bit_count()


def forgive(state: GameState, player: Player, *negatives: int) -> tuple[int, ...]:
    """Negative points after what rooms forgive, one after the other."""
    left = sum(state.rules.furnishings[number].forgives for _, number in player.rooms)
    counted = []
    for points in negatives:
        forgiven = min(left, -points)
        left -= forgiven
        counted.append(points + forgiven)
    return tuple(counted)


def tile_points(state: GameState, player: Player) -> int:
    """Printed points of furnishings, pastures and mines."""
    points = landscape_points(player)
    for _, number in player.rooms:
        points += state.rules.furnishings[number].points
    return points


def landscape_points(player: Player) -> int:
    """Printed points of pastures and mines."""
    points = SMALL_PASTURE_POINTS * player.small_pastures.bit_count()
    points += LARGE_PASTURE_POINTS * len(player.large_areas)
    points += ORE_MINE_POINTS * player.ore_mines.bit_count()
    return points + RUBY_MINE_POINTS * player.ruby_mines.bit_count()


def bonus_points(state: GameState, seat: int) -> int:
    """What parlors, storages and chambers add."""
    points = 0
    for cell, number in state.players[seat].rooms:
        bonus = state.rules.furnishings[number].bonus_points
        if bonus is not None:
            points += bonus(state, seat, cell)
    return points
