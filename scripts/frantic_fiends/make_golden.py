"""Make the golden games with Frantic Fiends anew: python -m scripts.frantic_fiends.make_golden

As `scripts/make_golden.py` does for the base game, with a policy that sets traps and looks for a fight.
"""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from caverna import Move
from caverna.expansions.frantic_fiends.content.traps import HOLDING, TRAPS
from caverna.expansions.frantic_fiends.engine.moves import (
    BED,
    BRIBE,
    FIGHT,
    KEEP,
    MOVE_IN,
    ORDER_ORC,
    RESTOCK,
    REWARD,
    SEND,
    SET_TRAP,
    SPEND,
)
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import player_of
from caverna.expansions.frantic_fiends.engine.trigger import FeedTrap
from scripts.make_golden import LIKED, Policy, Table, make
from tests.golden.kinds_with_fiends import TABLES, required_with_fiends, setup_of

TRIES = 150
"""Games played for each table."""
TRIES_OF_FEW = 900
FEW = 2
"""So many players have short games."""
LIKED_WITH_FIENDS = {
    FIGHT: 60, SEND: 20, MOVE_IN: 40, RESTOCK: 20, REWARD: 8, ORDER_ORC: 20, KEEP: 1, BED: 1,
}  # fmt: skip


def main() -> None:
    setups: dict[str, Table] = {}
    for name, players in reversed(TABLES.items()):
        tries = TRIES_OF_FEW if players <= FEW else TRIES
        setups[f"fiends/{name}.record"] = partial(setup_of, name), tries
    make(setups, required_with_fiends(), FiendPolicy)


class FiendPolicy(Policy):
    """Knows what orcs and traps are worth."""

    liked = LIKED | LIKED_WITH_FIENDS
    liked_loot: ClassVar[Mapping[str, int]] = {**Policy.liked_loot, "fight_orc": 30}

    def weight(self, move: Move) -> int:
        if move.verb == SET_TRAP:
            return self.weight_of_novelty(move) * (30 if TRAPS[move.first].kind == HOLDING else 6)
        if move.verb in (BRIBE, SPEND):
            return self.weight_of_novelty(move) * self.weight_of_weakening(move.first)
        return super().weight(move)

    def weight_of_weakening(self, amount: int) -> int:
        """A bribe that rids the player of the orc is worth it."""
        step = self.game.state.agenda[-1]
        if isinstance(step, OrcActs | FeedTrap):
            strength = player_of(self.game.state, step.seat).strengths[step.orc]
            return 400 if amount == strength else 1
        return 1

    def is_dwelling(self, move: Move) -> bool:
        is_for_orcs = rules_of(self.game.state).orc_dwellings >> move.first & 1 == 1
        return is_for_orcs or super().is_dwelling(move)

    def weight_of_options(self, options: list[Move], seat: int, worker: int) -> int:
        leads_to_fight = any(option.parts.get("item") == "fight_orc" for option in options)
        return super().weight_of_options(options, seat, worker) + (600 if leads_to_fight else 0)


if __name__ == "__main__":
    main()
