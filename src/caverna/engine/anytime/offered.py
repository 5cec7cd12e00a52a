"""Everything a player may do at any time, as one list added to each of his decisions."""

from typing import Final

from caverna.engine.agenda.step import Step
from caverna.engine.anytime.exchanges import exchange, exchanges, sell_weapon
from caverna.engine.anytime.food import animal_meals, eat, other_meals
from caverna.engine.anytime.rubies import buy_good, buy_tile, ruby_purchases
from caverna.engine.goods import FARM_ANIMALS, GOLD, GRAIN, RUBY, VEGETABLE
from caverna.engine.hooks import SELL_WEAPONS
from caverna.engine.moves import CONVERT, EAT, EAT_GOLD, RUBY_GOOD, RUBY_TILE, SELL
from caverna.engine.state.game_state import GameState

USEFUL_AT_ANY_TIME: Final[tuple[int, ...]] = (RUBY, GRAIN, VEGETABLE, *FARM_ANIMALS)


def anytime_moves(state: GameState, seat: int) -> list[int]:
    """What the player may do beside answering: everything but what would leave him without an answer."""
    found = affordable_moves(state, seat)
    if found:
        for step in demanding_steps(state, seat):
            found = harmless(state, seat, found, step)
    return found


def affordable_moves(state: GameState, seat: int) -> list[int]:
    """Every conversion, purchase and exchange the player could pay for."""
    found = animal_meals(state, seat)
    found += other_meals(state, seat)
    if state.players[seat].goods[RUBY]:
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


def harmless(state: GameState, seat: int, moves: list[int], step: Step) -> list[int]:
    """Those any-time moves after which a step that insists on an answer can still get one."""
    takes = state.rules.takes
    footholds = step.footholds(state)
    found: list[int] = []
    for move in moves:
        for needs in footholds:
            if not needs & takes[move]:
                found.append(move)
                break
        else:
            if leaves_an_answer(state, seat, move, step):
                found.append(move)
    return found


def leaves_an_answer(state: GameState, seat: int, move: int, step: Step) -> bool:
    """Whether a step can still be answered afterwards, found out by trying."""
    trial = state.copy()
    play_anytime(trial, seat, move)
    return not step.is_stuck(trial)
