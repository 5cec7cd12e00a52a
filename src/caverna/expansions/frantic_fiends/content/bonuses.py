"""The bonuses of a campaign that put something on the home board, all for nothing."""

from caverna.engine.agenda.combinators import one_of
from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import NOTHING
from caverna.engine.home_board import cells_of
from caverna.engine.moves import CAVERN_CAVERN, CAVERN_TUNNEL, MEADOW_FIELD
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.fence import fence_large_pasture
from caverna.engine.verbs.furnish import ANY_TILE, Furnish, furnish_ordinary_dwelling
from caverna.engine.verbs.place_tile import place_ore_mine, place_twin_tile
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_trap import SetTrap


class FreeBaseTrap(SetTrap):
    """A trap of the base supply board for nothing."""

    def choices(self, state: GameState, seat: int) -> list[int]:
        rules = rules_of(state)
        base = rules.figures.base_supply.lower
        return [number for number in super().choices(state, seat) if rules.traps[number].key in base]


class FreeBaseTile(Furnish):
    """A functional tile of the base supply board for nothing."""

    def choices(self, state: GameState, seat: int) -> int:
        rules = rules_of(state)
        base = rules.figures.base_supply.middle
        offered = state.for_sale(seat)
        return sum(1 << n for n in cells_of(offered) if rules.furnishings[n].key in base)


def bonus_effects() -> dict[str, Effect]:
    """The effect of each bonus that is no good."""
    return {
        "twin_tile": one_of(
            place_twin_tile(MEADOW_FIELD),
            place_twin_tile(CAVERN_TUNNEL, CAVERN_CAVERN),
            fence_large_pasture(NOTHING),
            place_ore_mine(),
        ),
        "trap": FreeBaseTrap(is_free=True),
        "functional_tile": FreeBaseTile(ANY_TILE, NOTHING),
        "dwelling": furnish_ordinary_dwelling(NOTHING),
    }
