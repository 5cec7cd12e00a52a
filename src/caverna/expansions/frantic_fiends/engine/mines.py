"""Mines that hold goods: building them, restocking them, and the mine phase."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.fields import Whole, set_of
from caverna.engine.agenda.step import Step
from caverna.engine.goods import DONKEY, MOST_GOODS, ORE, RUBY
from caverna.engine.home_board import CELL_COUNT, cells_of
from caverna.engine.moves import DONE
from caverna.engine.needs import NOTHING_NEEDED
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.place_tile import PlaceOreMine, PlaceRubyMine
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.events import EXTRACTED, STOCKED
from caverna.expansions.frantic_fiends.engine.moves import RESTOCK
from caverna.expansions.frantic_fiends.engine.orcs import tell
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

ORE_OF_A_NEW_MINE: Final = 3
ORE_RESTOCKED: Final = 2
RUBIES_RESTOCKED: Final = 1
MINES_RESTOCKED: Final = 2
"""Of each kind at most."""
TIP_OF_MINE_ORC: Final = 1


def stock(state: GameState, seat: int, cell: int, amount: int) -> None:
    """Goods are put into a mine."""
    player = own(state, seat)
    good = ORE if player.ore_mines >> cell & 1 else RUBY
    held = dict(player.mined)
    held[cell] = held.get(cell, 0) + amount
    player.mined = tuple(sorted(held.items()))
    tell(state, STOCKED, seat, "mine", ((good, amount),), cell)


def extract(state: GameState, seat: int, cell: int, tip: int = 0) -> None:
    """All goods of a mine come to its owner."""
    player = own(state, seat)
    amount = player.mined_on(cell)
    good = ORE if player.ore_mines >> cell & 1 else RUBY
    player.mined = tuple(entry for entry in player.mined if entry[0] != cell)
    tell(state, EXTRACTED, seat, "mine", ((good, amount),), cell)
    receive(state, seat, ((good, amount + tip),), "mine_phase")


# Building.


class PlaceStockedOreMine(PlaceOreMine):
    """An ore mine with its deep tunnel; the ore stays in the mine."""

    def begin(self, state: GameState, seat: int, move: int) -> None:
        super().begin(state, seat, move)
        stock(state, seat, state.rules.moves.first[move], ORE_OF_A_NEW_MINE)


class PlaceStockedRubyMine(PlaceRubyMine):
    """A ruby mine; the ruby of a deep tunnel stays in the mine."""

    def find_ruby(self, state: GameState, seat: int, cell: int) -> None:
        stock(state, seat, cell, 1)


def place_stocked_ore_mine() -> Effect:
    """An ore mine with three ore in it."""
    return PlaceStockedOreMine()


def place_stocked_ruby_mine(onto: int) -> Effect:
    """`place_stocked_ruby_mine(onto=DEEP_TUNNEL)`."""
    return PlaceStockedRubyMine(onto)


# Restocking.


class Restock(Effect):
    """Ore into up to two ore mines, a ruby into up to two ruby mines."""

    def __init__(self) -> None:
        super().__init__(RESTOCK)
        self.needs = NOTHING_NEEDED

    def is_possible(self, state: GameState, seat: int) -> bool:
        return state.players[seat].mines != 0

    def can_become_possible(self) -> bool:
        return False

    def moves(self, state: GameState, seat: int) -> list[int]:
        return [rules_of(state).fiend_moves.restock] if self.is_possible(state, seat) else []

    def begin(self, state: GameState, seat: int, move: int) -> None:
        restock_mines(state, seat)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("restock-all")

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return say("why-no-mine-to-restock")


def restock_mines(state: GameState, seat: int) -> None:
    """Ask which mines, if there is more than one."""
    state.agenda.append(RestockMines(seat, MINES_RESTOCKED, MINES_RESTOCKED, 0))


class RestockMines(Step):
    """Which mine do you restock?"""

    __slots__ = ("ore_mines", "ruby_mines", "done")
    ASKS = "restock"
    FIELDS = (
        ("ore_mines", Whole(0, MINES_RESTOCKED)),
        ("ruby_mines", Whole(0, MINES_RESTOCKED)),
        ("done", set_of(CELL_COUNT)),
    )

    def __init__(self, seat: int, ore_mines: int, ruby_mines: int, done: int) -> None:
        self.seat = seat
        self.ore_mines = ore_mines
        """How many of each kind can still be restocked."""
        self.ruby_mines = ruby_mines
        self.done = done
        """The mines that have been restocked, as a set of spaces."""

    def open_mines(self, player: FiendPlayer) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The ore mines and the ruby mines that can still be restocked."""
        ore = cells_of(player.ore_mines & ~self.done) if self.ore_mines else ()
        rubies = cells_of(player.ruby_mines & ~self.done) if self.ruby_mines else ()
        return ore, rubies

    def options(self, state: GameState) -> list[int]:
        ore, rubies = self.open_mines(player_of(state, self.seat))
        moves = rules_of(state).fiend_moves.restock_mine
        found = [moves[cell] for cell in (*ore, *rubies)]
        if self.done:
            return [*found, DONE] if found else []
        return found if len(found) > 1 else []

    def answer(self, state: GameState, move: int) -> None:
        if move != DONE:
            self.restock(state, state.rules.moves.first[move])

    def run(self, state: GameState) -> None:
        """The only mine, or none."""
        ore, rubies = self.open_mines(player_of(state, self.seat))
        for cell in (*ore, *rubies):
            self.restock(state, cell)

    def restock(self, state: GameState, cell: int) -> None:
        """One mine; then the others."""
        is_ore = state.players[self.seat].ore_mines >> cell & 1
        stock(state, self.seat, cell, ORE_RESTOCKED if is_ore else RUBIES_RESTOCKED)
        ore, rubies = (
            (self.ore_mines - 1, self.ruby_mines) if is_ore else (self.ore_mines, self.ruby_mines - 1)
        )
        state.agenda.append(RestockMines(self.seat, ore, rubies, self.done | 1 << cell))


def restock() -> Effect:
    """Restock mines."""
    return Restock()


# The mine phase.


def stocked_mines(player: FiendPlayer) -> list[int]:
    """The mines with goods in them."""
    return [cell for cell, amount in player.mined if amount and player.mines >> cell & 1]


def ore_to_bring_up(player: FiendPlayer) -> list[int]:
    """The ore mines with ore in them."""
    return [cell for cell in stocked_mines(player) if player.ore_mines >> cell & 1]


class MinePhase(Step):
    """Which mine is emptied?"""

    __slots__ = ("donkeys", "mine_orcs")
    ASKS = "mine-phase"
    FIELDS = (("donkeys", Whole(0, MOST_GOODS)), ("mine_orcs", Whole(0, len(ORC_NAMES))))

    def __init__(self, seat: int, donkeys: int, mine_orcs: int) -> None:
        self.seat = seat
        self.donkeys = donkeys
        """How many donkeys stood idle when it was asked."""
        self.mine_orcs = mine_orcs

    def choices(self, state: GameState) -> list[int]:
        """The mines of which one is emptied next. The mine orc comes first, and only to ore."""
        player = player_of(state, self.seat)
        ore = ore_to_bring_up(player) if self.mine_orcs else []
        if ore:
            return ore
        return stocked_mines(player) if self.idle_donkeys(player) else []

    def idle_donkeys(self, player: FiendPlayer) -> int:
        """Those that can still work; one eaten meanwhile cannot."""
        return min(self.donkeys, player.goods[DONKEY])

    def is_real_choice(self, state: GameState, cells: list[int]) -> bool:
        """Whether some mine will be left full, so that it matters which comes first."""
        return len(cells) > 1 and self.leaves_goods(player_of(state, self.seat))

    def leaves_goods(self, player: FiendPlayer) -> bool:
        """Whether there are more mines with goods than workers for them."""
        workers = self.idle_donkeys(player) + (1 if self.mine_orcs and ore_to_bring_up(player) else 0)
        return workers < len(stocked_mines(player))

    def options(self, state: GameState) -> list[int]:
        cells = self.choices(state)
        if not self.is_real_choice(state, cells):
            return []
        moves = rules_of(state).fiend_moves.extract
        return [moves[cell] for cell in cells]

    def answer(self, state: GameState, move: int) -> None:
        self.empty(state, state.rules.moves.first[move])

    def run(self, state: GameState) -> None:
        cells = self.choices(state)
        if cells:
            player = player_of(state, self.seat)
            self.empty(state, max(cells, key=lambda cell: player.mined_on(cell)))

    def empty(self, state: GameState, cell: int) -> None:
        """One mine; then the next worker."""
        is_orc = self.mine_orcs and player_of(state, self.seat).ore_mines >> cell & 1
        if is_orc:
            state.agenda.append(MinePhase(self.seat, self.donkeys, 0))
            extract(state, self.seat, cell, TIP_OF_MINE_ORC)
        else:
            state.agenda.append(MinePhase(self.seat, self.donkeys - 1, self.mine_orcs))
            extract(state, self.seat, cell)


def mine_phase(state: GameState, seat: int) -> MinePhase:
    """Donkeys go to the mines, the mine orc with them."""
    player, rules = player_of(state, seat), rules_of(state)
    orcs = 0
    if player.friends:
        rooms = dict(player.rooms)
        orcs = sum(rooms.get(home) == rules.mine_orc_dwelling for _, home, _ in player.free_friends())
    return MinePhase(seat, player.goods[DONKEY], orcs)


class BuyDonkeys(Step):
    """Do you buy a donkey for the mines? In an event rubies or donkeys may have come or gone."""

    __slots__ = ()
    ASKS = "buy-donkeys"

    def options(self, state: GameState) -> list[int]:
        player = player_of(state, self.seat)
        is_useful = player.goods[RUBY] and mine_phase(state, self.seat).leaves_goods(player)
        return [DONE] if is_useful else []

    def answer(self, state: GameState, move: int) -> None:
        """Buying is possible at any time: this was the time for it."""


class BeginMinePhase(Step):
    """The mines are emptied."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        if player_of(state, self.seat).mined:
            state.agenda.append(mine_phase(state, self.seat))


class BeginMinePhaseUnlessBreeding(BeginMinePhase):
    """The mine phase of a player who may have chosen breeding instead."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        if not state.breeders >> self.seat & 1:
            super().run(state)
