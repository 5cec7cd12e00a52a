"""What a question and a move have to do with each other, and why they do not fit."""

from caverna.advice.why_not.anytime import ANYTIME, anytime
from caverna.advice.why_not.card_parts import closed, open_clauses, verbs_of
from caverna.advice.why_not.chance import CHANCE, chance
from caverna.advice.why_not.furnishings import furnish, payment
from caverna.advice.why_not.harvest import breeding, feeding, protecting
from caverna.advice.why_not.home_board import (
    ore_mine,
    pasture,
    ruby_mine,
    single_tile,
    sowing,
    stable,
    twin_tile,
)
from caverna.advice.why_not.impossible import cannot_begin
from caverna.advice.why_not.saying import lacks
from caverna.advice.why_not.text import Questioned, Reason, Text, say
from caverna.advice.why_not.work import buying, forging, imitating, looting, placing
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.step import Step
from caverna.engine.moves import BREED, BUY, DONE, LOOT, PAY, SOW_GRAIN, SOW_VEGETABLE, TRADE, Move
from caverna.engine.rounds.harvest import BreedingPhase
from caverna.engine.rounds.replenish import ProtectSpaces
from caverna.engine.rounds.work_phase import PlaceDwarf
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.breed import ALL_KINDS, BreedNow
from caverna.engine.verbs.expedition import ChooseLoot, Expedition, strength_of_worker
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.engine.verbs.fence import BuildStable, FencePasture
from caverna.engine.verbs.forge import Forge
from caverna.engine.verbs.furnish import Furnish, PayForRoom
from caverna.engine.verbs.imitate import Imitate
from caverna.engine.verbs.place_tile import PlaceOreMine, PlaceRubyMine, PlaceSingleTile, PlaceTwinTile
from caverna.engine.verbs.sow import FIELDS_OF_EACH, Sow, SowMore
from caverna.engine.verbs.trade import Buy, BuyMore, TradeMore
from caverna.expansions.frantic_fiends.advice.why_not import beginning_with_fiends


def explain(state: GameState, move: Move) -> Text:
    """Why a move that is not legal is not."""
    if not state.agenda:
        return say("why-game-over")
    step = state.agenda[-1]
    if step.seat == NATURE:
        return chance(state, move) or no_answer(state)
    if move.verb in CHANCE:
        return say("why-chance-decides")
    if move.verb in ANYTIME:
        return anytime(state, step.seat, move) or no_answer(state)
    return answering(state, step, move) or no_answer(state)


def no_answer(state: GameState) -> Text:
    """The move has nothing to do with what is asked."""
    step = state.agenda[-1]
    return say("why-no-answer", question=Questioned(step.seat, step.question(state)))


def answering(state: GameState, step: Step, move: Move) -> Reason:
    """Why the move does not answer this question; nothing if it is about something else."""
    verb, seat = move.verb, step.seat
    if isinstance(step, Perform):
        return performing(state, step, move)
    if isinstance(step, PlaceDwarf):
        return placing(state, step, move)
    if isinstance(step, FeedDwarfs):
        return feeding(state, step, move)
    if isinstance(step, ProtectSpaces):
        return protecting(state, step, move)
    if isinstance(step, ChooseLoot) and verb == LOOT:
        return looting(state, seat, move, step.strength, step.taken)
    if isinstance(step, SowMore) and verb in (SOW_GRAIN, SOW_VEGETABLE):
        return sowing(state, seat, move, step.grain, step.vegetables)
    if isinstance(step, BuyMore) and verb == BUY:
        return buying(state, seat, move, step.effect, step.bought)
    if isinstance(step, TradeMore) and verb == TRADE:
        return lacks(state.players[seat], step.effect.pays)
    if isinstance(step, PayForRoom) and verb == PAY:
        return payment(state, step, move)
    if isinstance(step, BreedingPhase) and verb == BREED:
        return breeding(state, seat, move, ALL_KINDS)
    return None


def performing(state: GameState, step: Perform, move: Move) -> Reason:
    """Why the card does not allow it."""
    if move.verb == DONE:
        if step.has_acted and step.effect.due_part(state, step.seat, step.progress) is None:
            return None
        return say("why-must-act-first")
    clauses = open_clauses(state, step.seat, step.effect, step.progress)
    fitting = [clause for clause in clauses if move.verb in verbs_of(clause)]
    if not fitting:
        return closed(state, step, move.verb)
    return carrying_out(state, step.seat, move, fitting)


def carrying_out(state: GameState, seat: int, move: Move, clauses: list[Effect]) -> Reason:
    """Why an open clause does not allow this very move."""
    clause = clauses[0]
    if isinstance(clause, Furnish):
        return furnish(state, seat, move, clause)
    if isinstance(clause, PlaceTwinTile):
        return twin_tile(state, seat, move)
    if isinstance(clause, PlaceSingleTile):
        return single_tile(state, seat, move.verb, move.first)
    if isinstance(clause, PlaceOreMine):
        return ore_mine(state, seat, move)
    if isinstance(clause, PlaceRubyMine):
        return ruby_mine(state, seat, move, [each for each in clauses if isinstance(each, PlaceRubyMine)])
    if isinstance(clause, FencePasture):
        return pasture(state, seat, move, clause)
    if isinstance(clause, BuildStable):
        return stable(state, seat, move, clause)
    if isinstance(clause, Sow):
        return sowing(state, seat, move, FIELDS_OF_EACH, FIELDS_OF_EACH)
    if isinstance(clause, Imitate):
        return imitating(state, seat, move, clause)
    if isinstance(clause, Forge):
        return forging(state, seat, move.first)
    if isinstance(clause, Expedition):
        return looting(state, seat, move, strength_of_worker(state, seat), 0)
    if isinstance(clause, Buy):
        return buying(state, seat, move, clause, 0)
    if isinstance(clause, BreedNow):
        return breeding(state, seat, move, clause.most)
    return beginning_with_fiends(state, seat, move, clause) or cannot_begin(state, seat, clause)
