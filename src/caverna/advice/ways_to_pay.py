"""Which furnishings a ruby or an exchange would bring within reach."""

from typing import NamedTuple

from caverna.advice.furnishing_plans import can_pay, for_sale, missing_for
from caverna.engine.anytime.offered import affordable_moves, play_anytime
from caverna.engine.goods import Goods
from caverna.engine.moves import CONVERT, RUBY_GOOD
from caverna.engine.state.game_state import GameState

MOST_STEPS = 3
"""Rubies and exchanges in a row that somebody would think of."""


class Swap(NamedTuple):
    """Moves that can be made at any time, and what they give and bring altogether."""

    moves: tuple[int, ...]
    pays: Goods
    gets: Goods


def within_reach(state: GameState, seat: int) -> dict[str, Swap]:
    """For each furnishing the player cannot pay now, but after the fewest swaps."""
    wanted = {tile.key: tile for tile in for_sale(state, seat) if not can_pay(state, seat, tile)}
    lacking = {good for tile in wanted.values() for good, _ in missing_for(state, seat, tile)}
    found: dict[str, Swap] = {}
    seen = {tuple(state.players[seat].goods)}
    reached: list[tuple[GameState, tuple[int, ...]]] = [(state, ())]
    for _ in range(MOST_STEPS):
        reached = [
            (after, (*moves, move))
            for before, moves in reached
            for move in swaps(before, seat, lacking)
            if is_new(after := with_move(before, seat, move), seat, seen)
        ]
        for after, moves in reached:
            for key, tile in wanted.items():
                if key not in found and can_pay(after, seat, tile):
                    found[key] = Swap(moves, *difference(state, after, seat))
    return found


def swaps(state: GameState, seat: int, lacking: set[int]) -> list[int]:
    """The exchanges of rooms, then goods for a ruby: those that prices ask for."""
    moves = state.rules.moves
    possible = affordable_moves(state, seat)
    exchanges = [move for move in possible if moves.verb[move] == CONVERT]
    bought = [move for move in possible if moves.verb[move] == RUBY_GOOD and moves.first[move] in lacking]
    return exchanges + bought


def with_move(state: GameState, seat: int, move: int) -> GameState:
    """The same game one swap later."""
    after = state.copy()
    play_anytime(after, seat, move)
    return after


def is_new(state: GameState, seat: int, seen: set[tuple[int, ...]]) -> bool:
    """Whether nobody has come to this supply before; from now on somebody has."""
    supply = tuple(state.players[seat].goods)
    is_first = supply not in seen
    seen.add(supply)
    return is_first


def difference(before: GameState, after: GameState, seat: int) -> tuple[Goods, Goods]:
    """What went and what came."""
    pairs = list(zip(before.players[seat].goods, after.players[seat].goods, strict=True))
    went = tuple((good, was - now) for good, (was, now) in enumerate(pairs) if now < was)
    came = tuple((good, now - was) for good, (was, now) in enumerate(pairs) if now > was)
    return went, came
