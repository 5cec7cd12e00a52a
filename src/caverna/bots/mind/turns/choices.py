"""What to try at each question of a turn: the answers worth a thought, and what rubies buy in between."""

from typing import Final

from caverna.bots.mind.routine.routine import Routine
from caverna.bots.mind.worth_trying import worth_trying
from caverna.engine.anytime.offered import demanding_steps
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.anytime.rubies import ruby_purchases
from caverna.engine.goods import FARM_ANIMALS, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from caverna.engine.moves import DONE, LOOT, PASS, PLACE, SINGLE_FIELD, SOW_GRAIN, SOW_VEGETABLE
from caverna.engine.play import apply
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.take import Take

MEANS: Final = (WOOD, STONE, ORE, GRAIN, VEGETABLE)
"""What a ruby may have to buy in the middle of an action; anything else can wait."""

NO_IMITATION: Final = -1

TO_SOW: Final = (SOW_GRAIN, SOW_VEGETABLE)


class Breadth:
    """How much a bot looks at within a turn."""

    def __init__(self, width: int, sites: int) -> None:
        self.width = width
        """Unfinished ways to go on with one placement that are kept at each question."""
        self.sites = sites
        """Sites tried for one kind of tile."""


def choices(state: GameState, seat: int, routine: Routine, breadth: Breadth) -> list[int]:
    """The answers worth trying, and what a ruby could buy in between; which animals go needs no plan."""
    doors, step = routine.doors, state.agenda[-1]
    if isinstance(step, ReleaseAnimals):
        return [routine.answer(state, step)]
    answers = doors.fewer(state, doors.worth_a_thought(state))
    if isinstance(step, PlaceDwarf):
        answers = spaces_worth_trying(state, answers)
    elif DONE in answers and is_loot_left(state, seat, answers):
        answers = [move for move in answers if move != DONE]
    found = worth_trying(state, seat, answers, breadth.sites)
    if state.players[seat].goods[RUBY] and not demanding_steps(state, seat):
        numbers = state.rules.moves
        found = found + [numbers.ruby_good[good] for good in MEANS]
        if asks_for(state, TO_SOW):
            fields = [move for move in ruby_purchases(state, seat) if numbers.first[move] == SINGLE_FIELD]
            found += worth_trying(state, seat, fields, 1)[:1]
    return found


def spaces_worth_trying(state: GameState, answers: list[int]) -> list[int]:
    """Where a dwarf may go: nobody passes without need, or imitates for more than that costs elsewhere."""
    prices = [price_of_imitation(state, move) for move in answers]
    cheapest = min([price for price in prices if price != NO_IMITATION], default=NO_IMITATION)
    found = [move for move, price in zip(answers, prices) if price == NO_IMITATION or price == cheapest]
    return [move for move in found if move != PASS] if len(found) > 1 else found


def price_of_imitation(state: GameState, move: int) -> int:
    """The food that is paid on a space to imitate another one."""
    numbers = state.rules.moves
    if numbers.verb[move] != PLACE:
        return NO_IMITATION
    effect = state.rules.space(numbers.first[move]).effect
    return effect.food if isinstance(effect, Imitate) else NO_IMITATION


def is_loot_left(state: GameState, seat: int, answers: list[int]) -> bool:
    """Whether an expedition could bring something more for which there is a place."""
    numbers = state.rules.moves
    for move in answers:
        if numbers.verb[move] == LOOT:
            item = state.rules.loot[numbers.first[move]]
            if isinstance(item.effect, Take) and has_place_for(state, seat, move, item.effect):
                return True
    return False


def has_place_for(state: GameState, seat: int, move: int, loot: Take) -> bool:
    """Whether nothing has to go when this comes."""
    if not [good for good, _ in loot.fixed if good in FARM_ANIMALS]:
        return True
    trial = state.copy()
    apply(trial, move)
    return not state.rules.course.is_overcrowded(trial, seat)


def asks_for(state: GameState, verbs: tuple[int, ...]) -> bool:
    """Whether one of these would be an answer."""
    numbers = state.rules.moves
    for move in state.answers:
        if numbers.verb[move] in verbs:
            return True
    return False
