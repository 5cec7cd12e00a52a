"""Which spaces, cards, tiles and loot belong to a game with the expansion."""

from caverna.content.catalogue import (
    ALL_FURNISHINGS,
    SPACE_KEYS,
    cards_by_round,
    printed_spaces,
)
from caverna.engine.goods import GOODS_COUNT
from caverna.engine.hooks import Furnishing
from caverna.expansions.frantic_fiends.campaign.game import MILESTONES
from caverna.expansions.frantic_fiends.content.bonuses import bonus_effects
from caverna.expansions.frantic_fiends.content.loot import loot_for
from caverna.expansions.frantic_fiends.content.rewards import REWARDS
from caverna.expansions.frantic_fiends.content.spaces import cards_for, spaces_for
from caverna.expansions.frantic_fiends.content.tiles import ENTRY_WITH_ORC, asks_orcs_in, tiles_with_points
from caverna.expansions.frantic_fiends.content.traps import TRAP_KEYS
from caverna.expansions.frantic_fiends.engine.course import FiendCourse
from caverna.expansions.frantic_fiends.engine.moves import FiendMoves
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.figures.figures import Figures

FIEND_SPACE_KEYS = (*SPACE_KEYS, "armory")


def fiend_ruleset(players: int, options: FiendOptions, figures: Figures) -> FiendRuleset:
    """The rules of a game with the expansion."""
    tiles = (*ALL_FURNISHINGS, *tiles_with_points(figures), ENTRY_WITH_ORC)
    furnishings = tuple(asks_orcs_in(tile) for tile in tiles)
    loot = loot_for(figures)
    moves = FiendMoves(
        FIEND_SPACE_KEYS,
        [tile.key for tile in furnishings],
        [item.key for item in loot],
        [conversion.name for tile in furnishings for conversion in tile.conversions],
        TRAP_KEYS,
        [reward.key for reward in REWARDS],
        range(GOODS_COUNT),
        MILESTONES,
    )
    numbers = {key: number for number, key in enumerate(FIEND_SPACE_KEYS)}
    by_round = {
        number: tuple(numbers[key] for key in keys) for number, keys in cards_by_round(players).items()
    }
    printed = spaces_for(printed_spaces(players, options), figures, players)
    return FiendRuleset(
        players,
        options,
        moves,
        FIEND_SPACE_KEYS,
        (*printed, *cards_for()),
        furnishings,
        in_this_game(furnishings, figures),
        loot,
        by_round,
        FiendCourse(),
        figures,
        REWARDS,
        bonus_effects(),
    )


def in_this_game(furnishings: tuple[Furnishing, ...], figures: Figures) -> int:
    """Bit set of all tiles that some supply board or strip can offer."""
    boards = [figures.base_supply, *figures.extensions.values()]
    keys = {key for board in boards for key in (*board.upper, *board.middle)}
    keys |= set(figures.rich_supply.values())
    keys |= {key for strip in figures.short_strips.values() for key in strip}
    return sum(1 << number for number, tile in enumerate(furnishings) if tile.key in keys)
