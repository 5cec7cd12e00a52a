"""The rules of a game with the expansion: the base game's tables and the expansion's own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import RUBY, amount_of
from caverna.engine.hooks import Furnishing
from caverna.engine.rounds.course import Course
from caverna.engine.ruleset import Options, Ruleset
from caverna.engine.space import ActionSpace, LootItem
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.content.traps import TRAPS
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.move_table import FiendMoves
from caverna.expansions.frantic_fiends.engine.options import FiendOptions

if TYPE_CHECKING:
    from caverna.expansions.frantic_fiends.content.rewards import Reward

Visits = tuple[tuple[int, int], ...]
"""(space, how many movement cards lead an orc there)."""


class FiendRuleset(Ruleset):
    """What does not change during a game with the expansion."""

    def __init__(
        self,
        players: int,
        options: Options,
        moves: FiendMoves,
        space_keys: Sequence[str],
        spaces: Sequence[ActionSpace],
        furnishings: Sequence[Furnishing],
        for_sale: int,
        loot: Sequence[LootItem],
        cards_by_round: dict[int, tuple[int, ...]],
        course: Course,
        figures: Figures,
        rewards: "Sequence[Reward]",
        campaign_effects: dict[str, Effect],
    ) -> None:
        super().__init__(
            players, options, moves, space_keys, spaces, furnishings, for_sale, loot, cards_by_round, course
        )
        self.figures = figures
        self.fiend_moves = moves
        self.visits: dict[int, Visits] = {}
        """What `paths.visits_from` remembers."""
        self.supply: dict[int, tuple[int, int]] = {}
        """What `set_up.on_board` remembers."""
        self.fiend_options = cast(FiendOptions, options)
        self.traps = TRAPS
        self.rewards = tuple(rewards)
        """Strip by strip, column by column."""
        self.reward_number = {reward.key: number for number, reward in enumerate(self.rewards)}
        for reward in self.rewards:
            if reward.effect is not None:
                self._name(f"reward.{reward.key}", reward.effect)
        self.several |= self._numbers(
            *[key for key in self.furnishing_number if figures.copies.get(key, 1) > 1]
        )
        self.campaign_effects = campaign_effects
        for name, effect in campaign_effects.items():
            self._name(f"bonus.{name}", effect)
        self.orc_dwellings = self._numbers(
            "orc_dwelling", "chief_orc_dwelling", "mine_orc_dwelling", "orc_worker_dwelling"
        )
        """Bit set of the rooms for friendly orcs alone; below, single rooms by number."""
        tiles = enumerate(self.furnishings)
        self.costing_rubies = sum(1 << number for number, tile in tiles if amount_of(tile.cost, RUBY))
        tiles = enumerate(self.furnishings)
        self.with_bonus_points = sum(1 << number for number, tile in tiles if tile.bonus_points is not None)
        self.guest_dwelling = self.furnishing_number["guest_dwelling"]
        self.chief_orc_dwelling = self.furnishing_number["chief_orc_dwelling"]
        self.mine_orc_dwelling = self.furnishing_number["mine_orc_dwelling"]
        self.orc_worker_dwelling = self.furnishing_number["orc_worker_dwelling"]
        self.warrior_dwelling = self.furnishing_number["warrior_dwelling"]
        self.camouflage_dwelling = self.furnishing_number["camouflage_dwelling"]
        self.battle_dog_school = self.furnishing_number["battle_dog_school"]
        self.entry_level_dwelling = self.furnishing_number["entry_level_dwelling"]
        self.entry_with_orc = self.furnishing_number["entry_level_dwelling_with_orc"]

    def _numbers(self, *keys: str) -> int:
        return sum(1 << self.furnishing_number[key] for key in keys)


def rules_of(state: GameState) -> FiendRuleset:
    """The rules of a game that is played with the expansion."""
    return cast(FiendRuleset, state.rules)
