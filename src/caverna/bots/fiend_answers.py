"""Which answers are worth a thought where the expansion asks, so that nobody ponders forty ways to stand."""

from typing import Final

from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.step import Step
from caverna.engine.goods import FARM_ANIMALS
from caverna.engine.moves import DONE, EAT, LOOT
from caverna.engine.play import apply, deciding_seat, legal_anytime
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.expedition import ChooseLoot, Expedition
from caverna.expansions.frantic_fiends.beds import ChooseBeds
from caverna.expansions.frantic_fiends.bounty import OrderBounties, TakeBounty
from caverna.expansions.frantic_fiends.favours import BarterMaterials
from caverna.expansions.frantic_fiends.fight import FightOrc, GiveUpDogs
from caverna.expansions.frantic_fiends.herds import ArrangeAnimals
from caverna.expansions.frantic_fiends.moves import BRIBE, HIT
from caverna.expansions.frantic_fiends.orc_event import OrcActs
from caverna.expansions.frantic_fiends.trigger import FeedTrap, ShareHits

SUGGESTED: Final[tuple[type[Step], ...]] = (ArrangeAnimals, ChooseBeds)
"""Where the suggestion is good enough."""
BARTERS_CONSIDERED: Final = (2, 4)
"""How much of a building material is exchanged, if not all."""


def worth_a_thought(state: GameState) -> list[int]:
    """The moves to compare at a decision."""
    step, answers = state.agenda[-1], state.answers
    if isinstance(step, SUGGESTED):
        return [DONE]
    if isinstance(step, OrcActs):
        return against_orc(state, answers)
    if isinstance(step, FeedTrap):
        return answers[:1] if len(answers) == 1 else [answers[0], answers[-1]]
    if isinstance(step, BarterMaterials):
        return some_barters(state, answers)
    return fight_last(state, answers)


def in_passing(state: GameState) -> list[int]:
    """The moves to compare while thinking about an earlier decision."""
    step = state.agenda[-1]
    if isinstance(step, (OrcActs, *SUGGESTED)):
        return [DONE]
    if isinstance(step, ShareHits):
        return same_again(state, step)
    return worth_a_thought(state)


def shows_later(step: Step) -> bool:
    """Whether what led to this question shows its worth only after the answer."""
    if isinstance(step, Perform):
        return isinstance(step.effect, FightOrc)
    return isinstance(step, GiveUpDogs | TakeBounty | OrderBounties)


# Event by event.


def against_orc(state: GameState, answers: list[int]) -> list[int]:
    """Let it walk, push it, or bribe it with all that helps; animals it would trample may be eaten before."""
    verb = state.rules.moves.verb
    bribes = [move for move in answers if verb[move] == BRIBE]
    found = [DONE, *[move for move in answers if move != DONE and verb[move] != BRIBE], *bribes[-1:]]
    if animals_after(state, DONE) < animals_of(state, deciding_seat(state)):
        found += [move for move in legal_anytime(state) if verb[move] == EAT]
    return found


def sparing_herds(state: GameState) -> list[int]:
    """Of the answers to what an orc is about to do, those that cost the fewest animals."""
    left = {move: animals_after(state, move) for move in state.answers}
    most = max(left.values())
    return [move for move, animals in left.items() if animals == most]


def animals_of(state: GameState, seat: int) -> int:
    """All farm animals of a player."""
    goods = state.players[seat].goods
    return sum(goods[animal] for animal in FARM_ANIMALS)


def animals_after(state: GameState, move: int) -> int:
    """The animals left when the orc that acts has walked after this answer."""
    seat = deciding_seat(state)
    trial = state.copy()
    apply(trial, move)
    while isinstance(trial.agenda[-1], OrcActs) and deciding_seat(trial) == seat and DONE in trial.answers:
        apply(trial, DONE)
    return animals_of(trial, seat)


def same_again(state: GameState, step: ShareHits) -> list[int]:
    """Go on hitting the orc that was hit."""
    table = state.rules.moves
    again = [m for m in state.answers if table.verb[m] == HIT and step.hits[table.first[m]]]
    return again[-1:] or state.answers[:1]


def some_barters(state: GameState, answers: list[int]) -> list[int]:
    """For each pair of materials all of it, or a few."""
    table = state.rules.moves
    largest = {table.second[move]: move for move in answers if move != DONE}
    few = [move for move in answers if move != DONE and table.first[move] in BARTERS_CONSIDERED]
    return [*dict.fromkeys([*largest.values(), *few]), DONE]


# Expeditions.


def fight_last(state: GameState, answers: list[int]) -> list[int]:
    """A fight ends an expedition, so first comes everything else that can be had."""
    if items_left(state.agenda[-1]) < 2:
        return answers
    table, loot = state.rules.moves, state.rules.loot
    others = [move for move in answers if table.verb[move] != LOOT or not loot[table.first[move]].is_last]
    return others if any(table.verb[move] == LOOT for move in others) else answers


def items_left(step: Step) -> int:
    """How many loot items an expedition can still bring."""
    if isinstance(step, ChooseLoot):
        return step.left
    return level_of(step.effect) if isinstance(step, Perform) else 0


def level_of(effect: Effect) -> int:
    """The level of the expedition a card offers, 0 if there is none."""
    if isinstance(effect, Expedition):
        return effect.level
    return max((level_of(part) for part in effect.parts_of()), default=0)
