"""Build fences and stables."""

from typing import Final

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.step import NO_OPTIONS
from caverna.engine.goods import Goods
from caverna.engine.home_board import CELLS, FOREST, ON_BOARD, touching
from caverna.engine.moves import LARGE_PASTURE, SMALL_PASTURE, STABLE
from caverna.engine.needs import FREE_FOREST, kinds_in
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.ruleset import discount
from caverna.engine.saying import cell_is, lacks
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import can_pay, pay, reduced
from caverna.engine.verbs.place_tile import tell

STABLES: Final = 3
"""Every player has this many."""


class FencePasture(Effect):
    """Fence in a meadow, or two neighbouring ones as a large pasture."""

    def __init__(self, verb: int, price: Goods) -> None:
        super().__init__(verb)
        self.price = price
        self.needs = kinds_in(price)

    def price_for(self, state: GameState, seat: int) -> Goods:
        """What it costs this player."""
        return reduced(self.price, discount(state.players[seat], state.rules.pasture_discounts))

    def moves(self, state: GameState, seat: int) -> list[int]:
        if not self.is_possible(state, seat):
            return NO_OPTIONS
        meadows, moves = state.players[seat].meadows, state.rules.moves
        if self.verb == SMALL_PASTURE:
            return moves.small_pasture.on(meadows)
        return moves.large_pasture.within(meadows)

    def is_possible(self, state: GameState, seat: int) -> bool:
        player = state.players[seat]
        meadows = player.meadows if self.verb == SMALL_PASTURE else player.meadows & touching(player.meadows)
        return meadows != 0 and can_pay(player, self.price_for(state, seat))

    def begin(self, state: GameState, seat: int, move: int) -> None:
        moves = state.rules.moves
        text = moves.all[move].text
        pay(state, seat, self.price_for(state, seat), text)
        player = state.own(seat)
        bits = 1 << moves.first[move]
        if self.verb == SMALL_PASTURE:
            player.small_pastures |= bits
        else:
            bits |= 1 << moves.second[move]
            player.large_pastures |= bits
            player.large_areas = (*player.large_areas, bits)
            state.crowded |= 1 << seat
        player.meadows &= ~bits
        tell(state, seat, move, bits)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("fence-large" if self.verb == LARGE_PASTURE else "fence-small")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """Meadows can be fenced, if there is wood."""
        player = state.players[seat]
        cells = (move.first,) if move.verb == SMALL_PASTURE else (move.first, move.second)
        for cell in cells:
            if not player.meadows >> cell & 1:
                return cell_is(state, player, cell, "why-no-meadow-there")
        return lacks(player, self.price_for(state, seat))

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        player = state.players[seat]
        if not player.meadows:
            return say("why-no-meadow")
        is_small = self.verb == SMALL_PASTURE
        costs = "why-small-pasture-costs" if is_small else "why-large-pasture-costs"
        return lacks(player, self.price_for(state, seat), costs) or say("why-no-two-meadows")


class BuildStable(Effect):
    """Build one stable on a forest space, a meadow or a pasture."""

    def __init__(self, price: Goods) -> None:
        super().__init__(STABLE)
        self.price = price
        self.needs = kinds_in(price) | FREE_FOREST

    def price_for(self, state: GameState, seat: int) -> Goods:
        """What it costs this player."""
        return reduced(self.price, discount(state.players[seat], state.rules.stable_discounts))

    def moves(self, state: GameState, seat: int) -> list[int]:
        if not self.is_possible(state, seat):
            return NO_OPTIONS
        return state.rules.moves.stable.on(stable_sites(state.players[seat]))

    def is_possible(self, state: GameState, seat: int) -> bool:
        player = state.players[seat]
        if not can_pay(player, self.price_for(state, seat)) or player.stables.bit_count() >= STABLES:
            return False
        return stable_sites(player) != 0

    def begin(self, state: GameState, seat: int, move: int) -> None:
        text = state.rules.moves.all[move].text
        pay(state, seat, self.price_for(state, seat), text)
        cell = state.rules.moves.first[move]
        state.own(seat).stables |= 1 << cell
        tell(state, seat, move, 1 << cell)

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("build-stable")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """Three stables, each on a space of its own."""
        player, cell = state.players[seat], move.first
        if player.stables.bit_count() >= STABLES:
            return say("why-all-stables-built", n=STABLES)
        if player.stables >> cell & 1:
            return say("why-stable-there-already", cell=CELLS[cell])
        if not stable_sites(player) >> cell & 1:
            return cell_is(state, player, cell, "why-no-place-for-stable")
        return lacks(player, self.price_for(state, seat))

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        player = state.players[seat]
        if player.stables.bit_count() >= STABLES:
            return say("why-all-stables-built", n=STABLES)
        return lacks(player, self.price_for(state, seat), "why-stable-costs") or say(
            "why-no-space-for-stable"
        )


def stable_sites(player: Player) -> int:
    """Spaces without a stable: forest without a tile, meadows, pastures."""
    wild = FOREST & ON_BOARD & ~player.tilled
    return (wild | player.meadows | player.small_pastures | player.large_pastures) & ~player.stables


def fence_small_pasture(price: Goods) -> Effect:
    """`fence_small_pasture(goods(wood=2))`."""
    return FencePasture(SMALL_PASTURE, price)


def fence_large_pasture(price: Goods) -> Effect:
    """`fence_large_pasture(goods(wood=4))`."""
    return FencePasture(LARGE_PASTURE, price)


def build_stable(price: Goods) -> Effect:
    """`build_stable(goods(stone=1))`."""
    return BuildStable(price)
