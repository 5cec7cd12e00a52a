"""The judgement by rule of thumb in games with the expansion: that of every game, and all about orcs."""

from dataclasses import replace
from typing import Final

from caverna.bots.mind.judging.hand import HandJudge, Style, rounds_to_come
from caverna.bots.mind.judging.judge import Judge
from caverna.engine.goods import STONE, WOOD
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.grow_family import MOST_DWARFS, beds_of
from caverna.expansions.frantic_fiends.bots.weights import Weights
from caverna.expansions.frantic_fiends.bots.worth import Prospects

EVERYBODYS: Final = Style()
DWELLING: Final = ((WOOD, 4), (STONE, 3))
ALL_MEANS: Final = 8
"""The materials, and a cavern."""


def at_home_with_orcs(style: Style) -> Style:
    """Materials mean more here: they push orcs aside, bribe them, and become traps."""
    return replace(style, wood=1.3 * style.wood, stone=1.3 * style.stone, ore=1.3 * style.ore)


class FiendJudge(Judge):
    """What a player thinks who looks as far ahead as his style says."""

    def __init__(self, style: Style, weigh: Weights | None = None) -> None:
        self.weigh = weigh
        """What he thinks of orcs; None: what everybody does."""
        self.hand = HandJudge(at_home_with_orcs(style))
        self.part = style.dwarf_a_round / EVERYBODYS.dwarf_a_round
        """How much of the future he thinks of."""

    def worth(self, state: GameState, seat: int) -> float:
        prospects, time = Prospects(state, seat, self.weigh), rounds_to_come(state, state.players[seat])
        value = self.hand.worth(state, seat) + self.part * prospects.of_the_box()
        if time == 0:
            return value + prospects.last_meal()
        return value + self.part * time * hands_to_come(state, seat, prospects.weigh)


def hands_to_come(state: GameState, seat: int, weigh: Weights) -> float:
    """What many hands are worth in each round beyond what they are in every game, and another dwelling."""
    value = weigh.home_in_mind * means_of_a_dwelling(state, seat)
    if weigh.more_dwarfs:
        player = state.players[seat]
        free_beds = min(1, max(0, beds_of(state, seat) - player.beds_needed))
        value += weigh.more_dwarfs * (player.dwarfs - 2) + weigh.more_beds * free_beds
    return value


def means_of_a_dwelling(state: GameState, seat: int) -> float:
    """How near a family that has no bed to spare is to another one: the last steps count most."""
    player = state.players[seat]
    if player.dwarfs >= MOST_DWARFS - 1 or beds_of(state, seat) > player.beds_needed:
        return 0.0
    goods, found = player.goods, 1 if player.caverns else 0
    for good, amount in DWELLING:
        found += min(goods[good], amount)
    return (found / ALL_MEANS) ** 2
