"""Set a trap: the one way traps come onto a home board."""

from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import NOTHING, Goods
from caverna.engine.home_board import CELLS, FOREST, ON_BOARD, cells_of
from caverna.engine.needs import FREE_FOREST, kinds_in
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import cell_is, lacks
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import can_pay, pay
from caverna.engine.verbs.place_tile import give_rewards
from caverna.expansions.frantic_fiends.content.traps import TRAPS
from caverna.expansions.frantic_fiends.engine.events import TRAP_SET
from caverna.expansions.frantic_fiends.engine.moves import SET_TRAP
from caverna.expansions.frantic_fiends.engine.orcs import tell
from caverna.expansions.frantic_fiends.engine.player import FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, own, player_of


def trap_sites(player: FiendPlayer) -> int:
    """Forest and meadow spaces with nothing on them. An orc does not matter."""
    wild = FOREST & ON_BOARD & ~player.tilled
    return (wild | player.meadows & ON_BOARD) & ~player.stables


class SetTrap(Effect):
    """Pay for a trap and put it down."""

    def __init__(self, is_free: bool) -> None:
        super().__init__(SET_TRAP)
        self.is_free = is_free
        self.food_helps = True
        self.needs = FREE_FOREST
        if not is_free:
            for trap in TRAPS:
                self.needs |= kinds_in(trap.cost)

    def price(self, cost: Goods) -> Goods:
        """What it costs here."""
        return NOTHING if self.is_free else cost

    def choices(self, state: GameState, seat: int) -> list[int]:
        """The traps that are left and affordable."""
        player, left = player_of(state, seat), fiends(state).traps_left
        return [
            number
            for number, trap in enumerate(rules_of(state).traps)
            if left[number] and can_pay(player, self.price(trap.cost))
        ]

    def is_possible(self, state: GameState, seat: int) -> bool:
        return trap_sites(player_of(state, seat)) != 0 and len(self.choices(state, seat)) > 0

    def moves(self, state: GameState, seat: int) -> list[int]:
        moves = rules_of(state).fiend_moves.set_trap
        cells = cells_of(trap_sites(player_of(state, seat)))
        return [moves[number][cell] for number in self.choices(state, seat) for cell in cells]

    def begin(self, state: GameState, seat: int, move: int) -> None:
        number, cell = state.rules.moves.first[move], state.rules.moves.second[move]
        trap = rules_of(state).traps[number]
        pay(state, seat, self.price(trap.cost), trap.key)
        fiend_state = fiends(state)
        fiend_state.traps_left = tuple(
            left - (kind == number) for kind, left in enumerate(fiend_state.traps_left)
        )
        player = own(state, seat)
        bit = 1 << cell
        had_tile = player.meadows & bit
        player.meadows &= ~bit
        player.traps = (*player.traps, (cell, number, 1))
        player.trapped |= bit
        tell(state, TRAP_SET, seat, trap.key, cell=cell)
        state.crowded |= 1 << seat
        if not had_tile:
            give_rewards(state, seat, bit)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("set-trap")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """Why this trap cannot be set there."""
        player, number, cell = player_of(state, seat), move.first, move.second
        if not fiends(state).traps_left[number]:
            return say("why-no-such-trap-left")
        if player.stables >> cell & 1:
            return say("why-stable-there-already", cell=CELLS[cell])
        if not trap_sites(player) >> cell & 1:
            return cell_is(state, player, cell, "why-no-trap-there")
        return lacks(player, self.price(rules_of(state).traps[number].cost))

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        has_space = trap_sites(player_of(state, seat)) != 0
        return say("why-no-trap-to-pay" if has_space else "why-no-space-for-trap")


def set_trap() -> Effect:
    """Any trap for its price."""
    return SetTrap(is_free=False)


def set_free_trap() -> Effect:
    """Any trap for nothing."""
    return SetTrap(is_free=True)
