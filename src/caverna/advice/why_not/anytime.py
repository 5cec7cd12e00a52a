"""Why something that is allowed at any time is not possible now."""

from collections.abc import Callable

from caverna.engine.anytime.exchanges import WORKER, whose_weapon
from caverna.engine.anytime.offered import affordable_moves, demanding_steps, play_anytime
from caverna.engine.anytime.rubies import CAVERN_PRICE
from caverna.engine.goods import CATTLE, FOOD, GOLD, RUBY, one
from caverna.engine.hooks import SELL_WEAPONS
from caverna.engine.moves import (
    CONVERT,
    EAT,
    EAT_GOLD,
    RUBY_GOOD,
    RUBY_TILE,
    SELL,
    SINGLE_CAVERN,
    WHOSE_WEAPON,
)
from caverna.engine.reasons import Reason, say
from caverna.engine.saying import lacks, those_permitting, tile_name, you_have
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.tile_sites import why_no_single


def why_not_now(state: GameState, seat: int, move: Move) -> Reason:
    """Not affordable, or it would make the player's pending action impossible."""
    if move.number in affordable_moves(state, seat):
        return would_be_stuck(state, seat, move)
    return WHY_NOT[move.verb](state, seat, move)


def eating(state: GameState, seat: int, move: Move) -> Reason:
    """Why that cannot be turned into food."""
    player, good, amount = state.players[seat], move.first, move.second
    return you_have(player, good) if player.goods[good] < amount else None


def eating_gold(state: GameState, seat: int, move: Move) -> Reason:
    """Why so much gold cannot be turned into food."""
    return you_have(state.players[seat], GOLD)


def buying_goods(state: GameState, seat: int, move: Move) -> Reason:
    """Why a ruby does not bring that."""
    return lacks(state.players[seat], ((FOOD, 1), (RUBY, 1)) if move.first == CATTLE else one(RUBY))


def buying_a_tile(state: GameState, seat: int, move: Move) -> Reason:
    """Why rubies do not bring a tile there."""
    price = CAVERN_PRICE if move.first == SINGLE_CAVERN else 1
    missing = lacks(state.players[seat], ((RUBY, price),))
    return missing or why_no_single(state, seat, move.first, move.second)


def exchanging(state: GameState, seat: int, move: Move) -> Reason:
    """Why a room does not exchange that."""
    player = state.players[seat]
    room, conversion = state.rules.conversions[move.first]
    if not player.owned >> room & 1:
        return say("why-without-tile", tile=tile_name(state.rules.furnishings[room]))
    return lacks(player, conversion.pays)


def selling(state: GameState, seat: int, move: Move) -> Reason:
    """Why that weapon cannot be given up."""
    player, rules = state.players[seat], state.rules
    if not rules.permits(player, SELL_WEAPONS):
        return say("why-without-tile", tile=those_permitting(rules, SELL_WEAPONS))
    strength, whose = move.first, move.second
    for dwarf, weapon in enumerate(player.weapons):
        if weapon == strength and whose_weapon(state, seat, player, dwarf) == whose == WORKER:
            return say("why-on-expedition")
    return say("why-no-such-weapon", whose=WHOSE_WEAPON[whose], strength=strength)


WHY_NOT: dict[int, Callable[[GameState, int, Move], Reason]] = {
    EAT: eating,
    EAT_GOLD: eating_gold,
    RUBY_GOOD: buying_goods,
    RUBY_TILE: buying_a_tile,
    CONVERT: exchanging,
    SELL: selling,
}


def would_be_stuck(state: GameState, seat: int, move: Move) -> Reason:
    """Which pending question could no longer be answered."""
    trial = state.copy()
    demanding = demanding_steps(state, seat)
    play_anytime(trial, seat, move.number)
    stuck = [step for step in demanding if step.is_stuck(trial)]
    return stuck[-1].why_stuck(state) if stuck else None
