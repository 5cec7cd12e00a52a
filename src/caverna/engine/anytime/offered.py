"""Everything a player may do at any time, as one list added to each of his decisions."""

from typing import Final

from caverna.engine.agenda.step import Step
from caverna.engine.anytime.exchanges import exchange, exchanges, sell_weapon
from caverna.engine.anytime.food import animal_meals, eat, other_meals
from caverna.engine.anytime.rubies import buy_good, buy_tile, ruby_purchases
from caverna.engine.goods import CATTLE, FARM_ANIMALS, GOLD, GRAIN, RUBY, VEGETABLE
from caverna.engine.hooks import SELL_WEAPONS
from caverna.engine.moves import CONVERT, EAT, EAT_GOLD, RUBY_GOOD, RUBY_TILE, SELL
from caverna.engine.state.game_state import GameState

USEFUL_AT_ANY_TIME: Final = (RUBY, GRAIN, VEGETABLE, *FARM_ANIMALS)


def anytime_moves(state: GameState, seat: int) -> list[int]:
    """What the player may do beside answering: everything but what would leave him without an answer."""
    found = affordable_moves(state, seat)
    if found:
        demanding = demanding_steps(state, seat)
        if demanding:
            return [move for move in found if leaves_an_answer(state, seat, move, demanding)]
    return found


def affordable_moves(state: GameState, seat: int) -> list[int]:
    """Every conversion, purchase and exchange the player could pay for."""
    found = animal_meals(state, seat)
    found += other_meals(state, seat)
    found += ruby_purchases(state, seat)
    player, rules = state.players[seat], state.rules
    if player.owned & rules.with_conversions or rules.permits(player, SELL_WEAPONS):
        found += exchanges(state, seat)
    return found


def has_anytime_moves(state: GameState, seat: int) -> bool:
    """Whether a window would offer anything."""
    stock = state.players[seat].goods
    for good in USEFUL_AT_ANY_TIME:
        if stock[good]:
            return True
    return stock[GOLD] >= 2 or len(exchanges(state, seat)) > 0


def play_anytime(state: GameState, seat: int, move: int) -> None:
    """Carry out an any-time move. The question stays."""
    verb = state.rules.moves.verb[move]
    if verb == EAT or verb == EAT_GOLD:
        eat(state, seat, move)
    elif verb == RUBY_GOOD:
        buy_good(state, seat, move)
    elif verb == RUBY_TILE:
        buy_tile(state, seat, move)
    elif verb == CONVERT:
        exchange(state, seat, move)
    else:
        assert verb == SELL, state.rules.moves.all[move].text
        sell_weapon(state, seat, move)


def demanding_steps(state: GameState, seat: int) -> list[Step]:
    """The pending steps of a player that insist on an answer."""
    return [step for step in state.agenda if step.seat == seat and step.insists(state)]


def leaves_an_answer(state: GameState, seat: int, move: int, demanding: list[Step]) -> bool:
    """Whether every pending question can still be answered afterwards."""
    if cannot_hurt(state, move) and not any(step.needs_animals() for step in demanding):
        return True
    trial = state.copy()
    play_anytime(trial, seat, move)
    return not any(step.is_stuck(trial) for step in demanding)


def cannot_hurt(state: GameState, move: int) -> bool:
    """Moves that take nothing any action needs: animals and rubies go, other goods only come."""
    moves = state.rules.moves
    verb, good = moves.verb[move], moves.first[move]
    if verb == EAT:
        return good != GRAIN and good != VEGETABLE
    return verb == RUBY_GOOD and good != CATTLE
