"""Which spaces, cards, tiles and loot belong to a game with the expansion."""

from collections.abc import Sequence

from caverna.content.catalogue import (
    ALL_FURNISHINGS,
    SPACES,
    numbered_cards,
    printed_spaces,
    things_of_moves,
)
from caverna.engine.hooks import Furnishing
from caverna.engine.numbers import by_number
from caverna.engine.space import ActionSpace, LootItem
from caverna.engine.verb import Value, things, words
from caverna.expansions.frantic_fiends.content.bonuses import bonus_effects
from caverna.expansions.frantic_fiends.content.loot import loot_for
from caverna.expansions.frantic_fiends.content.rewards import REWARDS
from caverna.expansions.frantic_fiends.content.spaces import armory, cards_for, spaces_for
from caverna.expansions.frantic_fiends.content.tiles import ENTRY_WITH_ORC, asks_orcs_in, tiles_with_points
from caverna.expansions.frantic_fiends.content.traps import TRAPS
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.course import FiendCourse
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.move_table import FiendMoves
from caverna.expansions.frantic_fiends.engine.moves import IN_GOLD, MILESTONE_KIND, REWARD_KIND, TRAP
from caverna.expansions.frantic_fiends.engine.options import FiendOptions
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset


def fiend_ruleset(players: int, options: FiendOptions, figures: Figures) -> FiendRuleset:
    """The rules of a game with the expansion."""
    tiles = by_number((*ALL_FURNISHINGS, *tiles_with_points(figures), ENTRY_WITH_ORC))
    furnishings = tuple(asks_orcs_in(tile) for tile in tiles)
    loot = loot_for(figures)
    spaces = by_number((*SPACES, armory(figures, players)))
    moves = FiendMoves(fiend_things(spaces, furnishings, loot))
    keys = [space.key for space in spaces]
    printed = spaces_for(printed_spaces(players, options), figures, players)
    return FiendRuleset(
        players,
        options,
        moves,
        keys,
        (*printed, *cards_for()),
        furnishings,
        in_this_game(furnishings, figures),
        loot,
        numbered_cards(players, keys),
        FiendCourse(),
        figures,
        REWARDS,
        bonus_effects(),
    )


def fiend_things(
    spaces: Sequence[ActionSpace], furnishings: Sequence[Furnishing], loot: Sequence[LootItem]
) -> dict[str, Sequence[Value]]:
    """What the parts of moves can be in a game with these spaces, tiles and loot."""
    return {
        **things_of_moves(spaces, furnishings, loot),
        TRAP.key: things(TRAPS),
        REWARD_KIND.key: (*things(REWARDS), IN_GOLD),
        MILESTONE_KIND.key: words(MILESTONE_KIND.key, MILESTONE_KIND.kept, MILESTONES).values,
    }


def in_this_game(furnishings: tuple[Furnishing, ...], figures: Figures) -> int:
    """Bit set of all tiles that some supply board or strip can offer."""
    boards = [figures.base_supply, *figures.extensions.values()]
    keys = {key for board in boards for key in (*board.upper, *board.middle)}
    keys |= set(figures.rich_supply.values())
    keys |= {key for strip in figures.short_strips.values() for key in strip}
    return sum(1 << number for number, tile in enumerate(furnishings) if tile.key in keys)
