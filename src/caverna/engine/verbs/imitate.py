"""Imitation: use a space where an opponent's dwarf stands."""

from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.events import IMITATED, Event
from caverna.engine.goods import FOOD
from caverna.engine.moves import IMITATE
from caverna.engine.question import Asked, ask
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import lacks, space_name
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.pay import pay
from caverna.engine.verbs.reach import not_on_display


class Imitate(Effect):
    """Pay, then carry out an opponent's space with one's own dwarf and tiles."""

    def __init__(self, food: int) -> None:
        super().__init__(IMITATE)
        self.food = food

    def is_possible(self, state: GameState, seat: int) -> bool:
        return len(self.targets(state, seat, 1)) > 0

    def moves(self, state: GameState, seat: int) -> list[int]:
        return self.targets(state, seat, len(state.occupied))

    def targets(self, state: GameState, seat: int, enough: int) -> list[int]:
        """The spaces that can be imitated; the search ends when there are enough."""
        if state.players[seat].goods[FOOD] < self.food:
            return []
        rules = state.rules
        found: list[int] = []
        for number, occupant in enumerate(state.occupied):
            if occupant == NOBODY or occupant == seat:
                continue
            if rules.space(number).can_be_imitated and self.is_of_use(state, seat, rules.effects_on[number]):
                found.append(rules.moves.imitate[number])
                if len(found) == enough:
                    break
        return found

    def is_of_use(self, state: GameState, seat: int, effect: Effect) -> bool:
        """Whether the space can be used, and still can with the food for the imitation gone."""
        if not effect.is_possible(state, seat):
            return False
        if effect.is_certain or not (self.food and effect.food_helps):
            return True
        trial = state.copy()
        pay(trial, seat, ((FOOD, self.food),), "imitation")
        return effect.is_possible(trial, seat)

    def begin(self, state: GameState, seat: int, move: int) -> None:
        target = state.rules.moves.first[move]
        if self.food:
            pay(state, seat, ((FOOD, self.food),), "imitation")
        if state.events is not None:
            state.events.append(Event(IMITATED, seat, state.rules.space_keys[target]))
        state.agenda.append(Perform(seat, state.rules.space(target).effect))

    def question(self, state: GameState, seat: int) -> Asked:
        return ask("imitate")

    def refusal(self, state: GameState, seat: int, move: Move) -> Reason:
        """Without food, or not what an opponent has occupied."""
        number, rules = move.first, state.rules
        missing = lacks(state.players[seat], ((FOOD, self.food),)) or not_on_display(state, number)
        if missing:
            return missing
        name, target = space_name(rules, number), rules.space(number)
        if not target.can_be_imitated:
            return say("why-never-imitated", space=name)
        if state.occupied[number] == NOBODY:
            return say("why-nobody-there", space=name)
        if state.occupied[number] == seat:
            return say("why-own-dwarf-there", space=name)
        return target.effect.why_useless(state, seat)

    def why_impossible(self, state: GameState, seat: int) -> Reason:
        return lacks(state.players[seat], ((FOOD, self.food),)) or say("why-nothing-to-imitate")


def imitate(food: int) -> Effect:
    """`imitate(food=2)`."""
    return Imitate(food)
