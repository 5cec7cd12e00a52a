"""All moves of a game with the expansion."""

from typing import Final

from caverna.engine.home_board import CELLS
from caverna.engine.move_table import MoveTable, Things
from caverna.engine.moves import BASE_VERBS, LARGEST_WEAPON
from caverna.engine.sites import CellMoves
from caverna.expansions.frantic_fiends.content.traps import TRAP_KEYS
from caverna.expansions.frantic_fiends.engine.moves import (
    ARM,
    BARTER,
    BARTERS,
    BED,
    BRIBE,
    BRIBE_MARKER,
    CARDS_OF_A_DECK,
    CHIEF,
    COLLECT,
    DISPLACE,
    DRAW,
    EXTENSION,
    EXTRACT,
    FIEND_VERBS,
    FIGHT,
    GIVE_UP,
    HIT,
    KEEP,
    LARGEST_BARTER,
    LONG_STRIP,
    MATERIALS,
    MILESTONE,
    MOVE_IN,
    OCCUPY,
    ORC_MARKER,
    ORDER_ORC,
    PREPARE,
    RECRUIT,
    RESTOCK,
    RESTOCK_MINE,
    REWARD,
    REWARD_GOLD,
    SEND,
    SET_TRAP,
    SHORT_STRIP,
    SPEND,
    USE,
    WHITTLE,
)
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, ORCS

HERD_BITS: Final = 5
NO_MOVE: Final = -1
LARGEST_HERD: Final = (1 << HERD_BITS) - 1
"""How a move says how many animals stay somewhere."""


class FiendMoves(MoveTable):
    """The moves of the base game and those of the expansion behind them."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, (*BASE_VERBS, *FIEND_VERBS))
        self._moves_of_work()
        self._moves_of_bounties()
        self._moves_of_events()
        self._moves_of_arranging()
        self._moves_of_chance()

    def _moves_of_work(self) -> None:
        self.order_orc = self.row(ORDER_ORC)[0]
        sent = self.by_both(SEND)
        self.send = [[sent[orc, space] for space in range(len(self.place))] for orc in range(len(ORC_NAMES))]
        self.fight = self.row(FIGHT)
        self.give_up = self.row(GIVE_UP)
        self.set_trap = self.on_cells_by_first(SET_TRAP, len(TRAP_KEYS))
        self.restock = self.row(RESTOCK)[0]
        self.restock_mine = self.on_cells(RESTOCK_MINE)
        self.whittle = self.row(WHITTLE)
        armed = self.by_both(ARM)
        self.arm = [[armed[strength, how] for strength in range(1, LARGEST_WEAPON + 1)] for how in (0, 1)]
        self.recruit = self.row(RECRUIT)
        self.materials = self.by_both(MATERIALS)
        self.chief = self.by_first(CHIEF)

    def _moves_of_bounties(self) -> None:
        rewards = self.by_first(REWARD)
        self.reward_gold = rewards.pop(REWARD_GOLD)
        self.reward = list(rewards.values())
        self.use = self.row(USE)
        bartered = self.by_both(BARTER)
        self.barter = [
            [bartered[amount, which] for amount in range(1, LARGEST_BARTER + 1)]
            for which in range(len(BARTERS))
        ]
        self.prepare = self.by_first(PREPARE)

    def _moves_of_events(self) -> None:
        self.bribe = self.row(BRIBE)
        self.displace = CellMoves(self.row(DISPLACE))
        """By direction."""
        self.spend = self.row(SPEND)
        self.hit = self.row(HIT)
        self.occupy = self.on_cells_by_first(OCCUPY, ORCS)
        self.move_in = self.on_cells_by_first(MOVE_IN, len(ORC_NAMES))
        self.collect = self.row(COLLECT)
        self.extract = self.on_cells(EXTRACT)

    def _moves_of_arranging(self) -> None:
        self.keep: list[dict[tuple[int, int], int]] = [{} for _ in CELLS]
        """For each space: (animal, how many) to the move; (0, 0) keeps nothing there."""
        self.kept: list[list[int]] = [[] for _ in CELLS]
        """The same by animal and number in one, as moves have it: the move, or NO_MOVE."""
        for (kept, cell), number in self.by_both(KEEP).items():
            self.keep[cell][kept >> HERD_BITS, kept & LARGEST_HERD] = number
            here = self.kept[cell]
            here += [NO_MOVE] * (kept + 1 - len(here))
            here[kept] = number
        self.bed = self.on_cells_by_first(BED, LARGEST_WEAPON + 1)

    def _moves_of_chance(self) -> None:
        drawn = self.by_both(DRAW)
        self.draw = [CellMoves([drawn[deck, card] for card in range(CARDS_OF_A_DECK)]) for deck in (1, 2, 3)]
        """For each deck the moves of its cards."""
        self.extension = self.row(EXTENSION)
        self.long_strip = self.row(LONG_STRIP)
        self.short_strip = self.row(SHORT_STRIP)
        self.bribe_marker = self.by_first(BRIBE_MARKER)
        self.milestone = self.row(MILESTONE)
        self.orc_marker = self.row(ORC_MARKER)[0]
