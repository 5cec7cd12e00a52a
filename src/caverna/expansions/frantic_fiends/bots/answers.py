"""Which answers are worth a thought where the expansion asks, so that nobody ponders forty ways to stand."""

from typing import Final

from caverna.bots.mind.turns.choices import MEANS
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.step import Step
from caverna.engine.goods import FARM_ANIMALS, RUBY
from caverna.engine.moves import DONE, EAT, LOOT
from caverna.engine.play import apply, deciding_seat, legal_anytime
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.expedition import ChooseLoot, Expedition
from caverna.expansions.frantic_fiends.bots.chances import (
    chance_of_trap,
    chance_to_enter,
    events_to_come,
    reach_of,
    speed_of,
)
from caverna.expansions.frantic_fiends.engine.beds import ChooseBeds
from caverna.expansions.frantic_fiends.engine.bounty import OrderBounties, TakeBounty
from caverna.expansions.frantic_fiends.engine.campaign_game import NO_CAMPAIGN
from caverna.expansions.frantic_fiends.engine.cave import attraction, open_places
from caverna.expansions.frantic_fiends.engine.favours import BarterMaterials
from caverna.expansions.frantic_fiends.engine.fight import FightOrc, GiveUpDogs
from caverna.expansions.frantic_fiends.engine.herds import ArrangeAnimals, suggest
from caverna.expansions.frantic_fiends.engine.moves import BRIBE, DISPLACE, HIT, SET_TRAP
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs, bribe_of
from caverna.expansions.frantic_fiends.engine.orcs import is_in_forest
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE, displaced_to
from caverna.expansions.frantic_fiends.engine.player import GONE, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.expansions.frantic_fiends.engine.trigger import FeedTrap, ShareHits

SUGGESTED: Final[tuple[type[Step], ...]] = (ArrangeAnimals, ChooseBeds)
"""Where the suggestion is mostly good enough."""
LIKELY_ENOUGH: Final = 0.2
"""The chance from which on animals make room for an orc in the cave."""
NOTHING: Final = -1
SITES_OF_A_TRAP: Final = 3
BARTERS_CONSIDERED: Final = (2, 4)
"""How much of a building material is exchanged, if not all."""


def worth_a_thought(state: GameState) -> list[int]:
    """The moves to compare at a decision."""
    step, answers = state.agenda[-1], state.answers
    if isinstance(step, ArrangeAnimals):
        return [out_of_the_way(state, step)]
    if isinstance(step, ChooseBeds):
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
    if isinstance(step, SUGGESTED):
        return [DONE]
    if isinstance(step, OrcActs):
        return with_a_trap_beside(state, step, against_orc(state, state.answers))
    if isinstance(step, ShareHits):
        return same_again(state, step)
    return worth_a_thought(state)


def best_sites_of_traps(state: GameState, answers: list[int]) -> list[int]:
    """The moves without those that set a trap where fewer orcs come than elsewhere."""
    numbers = state.rules.moves
    traps = [move for move in answers if numbers.verb[move] == SET_TRAP]
    if len(traps) <= SITES_OF_A_TRAP:
        return answers
    player, by_kind = player_of(state, deciding_seat(state)), dict[int, list[tuple[float, int]]]()
    for move in traps:
        prey = -chance_of_prey(state, player, numbers.second[move])
        by_kind.setdefault(numbers.first[move], []).append((prey, move))
    found = [move for move in answers if numbers.verb[move] != SET_TRAP]
    for sites in by_kind.values():
        found += [move for _, move in sorted(sites)[:SITES_OF_A_TRAP]]
    return found


def chance_of_prey(state: GameState, player: FiendPlayer, cell: int) -> float:
    """How many orcs are likely to come onto a space."""
    figures = rules_of(state).figures
    chance = 0.0
    for orc in player.nasty_orcs():
        events = events_to_come(state, orc)
        if events > 0:
            chance += chance_of_trap(figures, player, orc, events, cell)
    return chance


def shows_later(step: Step) -> bool:
    """Whether what led to this question shows its worth only after the answer."""
    if isinstance(step, Perform):
        return isinstance(step.effect, FightOrc)
    return isinstance(step, GiveUpDogs | TakeBounty | OrderBounties)


# Event by event.


def against_orc(state: GameState, answers: list[int]) -> list[int]:
    """Push it, let it walk, or bribe it: with all that helps, or just so that a dwarf can beat it."""
    step, seat = state.agenda[-1], deciding_seat(state)
    assert isinstance(step, OrcActs)
    ruby = ruby_for_the_last_bribe(state, step)
    if ruby != NOTHING:
        return [ruby]
    verb, first = state.rules.moves.verb, state.rules.moves.first
    found = [move for move in answers if verb[move] != BRIBE]
    bribes = {first[move]: move for move in answers if verb[move] == BRIBE}
    if bribes:
        too_strong_by = player_of(state, seat).strengths[step.orc] - reach_of(state, seat)
        found += [bribes[amount] for amount in sorted({too_strong_by, max(bribes)}) if amount in bribes]
    return found


def ruby_for_the_last_bribe(state: GameState, step: OrcActs) -> int:
    """A ruby for what the bribe lacks, if in the last event of a game of a campaign rubies can make it up."""
    if fiends(state).event < EVENTS or rules_of(state).fiend_options.campaign == NO_CAMPAIGN:
        return NOTHING
    player, good = player_of(state, step.seat), bribe_of(state)
    lacking = player.strengths[step.orc] - player.goods[good]
    if good not in MEANS or not 0 < lacking <= player.goods[RUBY]:
        return NOTHING
    return state.rules.moves.ruby_good[good]


def with_a_trap_beside(state: GameState, step: OrcActs, answers: list[int]) -> list[int]:
    """The answers without pushes, unless a trap that works awaits the orc there."""
    player, moves = player_of(state, step.seat), state.rules.moves
    traps = [cell for cell, _, is_active in player.traps if is_active]
    place, found = player.orcs[step.orc], list[int]()
    for move in answers:
        if moves.verb[move] != DISPLACE or displaced_to(place, moves.first[move]) in traps:
            found.append(move)
    return found


def meals_before(state: GameState, move: int) -> list[int]:
    """What may be eaten before an answer that costs animals."""
    if animals_after(state, move) == animals_of(state, deciding_seat(state)):
        return []
    return [meal for meal in legal_anytime(state) if state.rules.moves.verb[meal] == EAT]


def out_of_the_way(state: GameState, step: ArrangeAnimals) -> int:
    """Nobody stands where an orc is going to sit down, if there is room elsewhere."""
    places = seats_of_orcs(state, step.seat)
    keep = rules_of(state).fiend_moves.keep
    for cell, *_ in suggest(state, step.seat, step.fixed) if places else ():
        if cell in places and keep[cell].get((0, 0)) in state.answers:
            return keep[cell][0, 0]
    return DONE


def seats_of_orcs(state: GameState, seat: int) -> list[int]:
    """The spaces of the cave that are taken if all orcs come which may well come in this event."""
    player = player_of(state, seat)
    coming = sum(may_well_come(state, player, orc) for orc in player.nasty_orcs())
    wanted = {place[0]: attraction(state, player, place) for place in open_places(state, player, GONE)}
    if not coming or not wanted:
        return []
    least = sorted(wanted.values(), reverse=True)[:coming][-1]
    return [cell for cell, attractive in wanted.items() if attractive >= least]


def may_well_come(state: GameState, player: FiendPlayer, orc: int) -> bool:
    """Whether an orc is likely enough to come into the cave now: in the last event all of them come."""
    figures = rules_of(state).figures
    if not is_in_forest(player, orc):
        return False
    if fiends(state).event == len(figures.ranges):
        return True
    speed, place = speed_of(figures, orc), player.orcs[orc]
    return chance_to_enter(figures, speed, place, INTO_THE_CAVE, 1) > LIKELY_ENOUGH


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
    moves = state.rules.moves
    again = [m for m in state.answers if moves.verb[m] == HIT and step.hits[moves.first[m]]]
    return again[-1:] or state.answers[:1]


def some_barters(state: GameState, answers: list[int]) -> list[int]:
    """For each pair of materials all of it, or a few."""
    moves = state.rules.moves
    largest = {moves.second[move]: move for move in answers if move != DONE}
    few = [move for move in answers if move != DONE and moves.first[move] in BARTERS_CONSIDERED]
    return [*dict.fromkeys([*largest.values(), *few]), DONE]


# Expeditions.


def fight_last(state: GameState, answers: list[int]) -> list[int]:
    """A fight ends an expedition, so first comes everything else that can be had."""
    if items_left(state.agenda[-1]) < 2:
        return answers
    moves, loot = state.rules.moves, state.rules.loot
    others = [move for move in answers if moves.verb[move] != LOOT or not loot[moves.first[move]].is_last]
    return others if any(moves.verb[move] == LOOT for move in others) else answers


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
