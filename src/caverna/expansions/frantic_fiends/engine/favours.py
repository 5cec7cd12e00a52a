"""Rewards that need a decision of their own."""

from caverna.engine.agenda.effect import Perform
from caverna.engine.agenda.fields import YES_OR_NO
from caverna.engine.agenda.means import pause
from caverna.engine.agenda.step import Step
from caverna.engine.moves import DONE
from caverna.engine.question import Asked, ask
from caverna.engine.state.game_state import NO_WORKER, NOBODY, GameState
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.events import MARKER_RETURNED
from caverna.expansions.frantic_fiends.engine.moves import BARTERS, LARGEST_BARTER
from caverna.expansions.frantic_fiends.engine.orcs import tell
from caverna.expansions.frantic_fiends.engine.rules import rules_of


class UseSpace(Step):
    """Whose space do you use?"""

    __slots__ = ("is_occupied",)
    FIELDS = (("is_occupied", YES_OR_NO),)

    def __init__(self, seat: int, is_occupied: int) -> None:
        self.seat = seat
        self.is_occupied = is_occupied

    def options(self, state: GameState) -> list[int]:
        rules = rules_of(state)
        found = []
        for number in (*rules.printed, *state.cards):
            space = rules.space(number)
            if (state.occupied[number] != NOBODY) != bool(self.is_occupied):
                continue
            if isinstance(space.effect, Imitate) and (self.is_occupied or state.worker == NO_WORKER):
                continue
            if self.is_occupied and not space.can_be_imitated:
                continue
            if space.effect.is_possible(state, self.seat):
                found.append(rules.fiend_moves.use[number])
        return [*found, DONE] if found else []

    def answer(self, state: GameState, move: int) -> None:
        if move != DONE:
            space = state.rules.space(state.rules.moves.first[move])
            state.agenda.append(Perform(self.seat, space.effect))

    def question(self, state: GameState) -> Asked:
        return ask("use-occupied" if self.is_occupied else "use-free")


class BarterMaterials(Step):
    """Which building material do you exchange for which?"""

    __slots__ = ()
    ASKS = "barter"

    def options(self, state: GameState) -> list[int]:
        goods, moves = state.players[self.seat].goods, rules_of(state).fiend_moves.barter
        found: list[int] = []
        for i, (gives, _) in enumerate(BARTERS):
            found += moves[i][: min(goods[gives], LARGEST_BARTER)]
        return [*found, DONE] if found else pause(state, self.seat)

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            return
        amount = state.rules.moves.first[move]
        gives, gets = BARTERS[state.rules.moves.second[move]]
        pay(state, self.seat, ((gives, amount),), "barter_master")
        receive(state, self.seat, ((gets, amount),), "barter_master")


class ReturnMarker(Step):
    """A begging marker is returned."""

    __slots__ = ()

    def run(self, state: GameState) -> None:
        if state.players[self.seat].begging:
            state.own(self.seat).begging -= 1
            tell(state, MARKER_RETURNED, self.seat, "beggar_king")
