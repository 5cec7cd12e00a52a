"""Whether other exchanges would have come to the same, or to more. Exact, as long as the search is small."""

from collections.abc import Callable
from typing import Final

from caverna.engine.anytime.offered import affordable_moves, play_anytime
from caverna.engine.goods import FOOD, GOODS_COUNT
from caverna.engine.moves import CONVERT, EAT, EAT_GOLD, FEED_ONE, RUBY_GOOD, SELL
from caverna.engine.play import apply, legal_anytime
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player

OF_GOODS: Final = (EAT, EAT_GOLD, CONVERT, RUBY_GOOD, SELL)
"""Exchanges that leave the home board as it is."""
MOST_POSITIONS: Final = 1500

Goal = Callable[[GameState], bool]


def search(start: GameState, seat: int, target: Player, is_goal: Goal) -> list[int] | None:
    """The shortest exchanges that lead to the goal without giving more than the target lacks."""
    least = [min(start.players[seat].goods[good], target.goods[good]) for good in range(GOODS_COUNT)]
    least[FOOD] = 0
    waiting: list[tuple[GameState, tuple[int, ...]]] = [(start, ())]
    seen = {position(start, seat)}
    for state, moves in waiting:
        if is_goal(state):
            return list(moves)
        for move in exchanges_of_goods(state, seat):
            after = state.copy()
            exchange(after, seat, move)
            player, key = after.players[seat], position(after, seat)
            if key in seen or not keeps(player, least, target):
                continue
            seen.add(key)
            waiting.append((after, (*moves, move)))
        if len(seen) > MOST_POSITIONS:
            return None
    return None


def position(state: GameState, seat: int) -> tuple[object, ...]:
    """What can change in the course of exchanges."""
    player = state.players[seat]
    return (*player.goods, player.weapons, state.agenda[-1] if state.agenda else None)


def keeps(player: Player, least: list[int], target: Player) -> bool:
    """Whether nothing has been given that the target still has."""
    if any(mine < theirs for mine, theirs in zip(player.weapons, target.weapons, strict=True)):
        return False
    return all(player.goods[good] >= least[good] for good in range(GOODS_COUNT))


def exchanges_of_goods(state: GameState, seat: int) -> list[int]:
    """Everything that can be exchanged now, and what one dwarf may eat instead of food."""
    verb = state.rules.moves.verb
    found = [move for move in affordable_moves(state, seat) if verb[move] in OF_GOODS]
    if state.agenda:
        found += [move for move in state.agenda[-1].options(state) if verb[move] == FEED_ONE]
    return found


def exchange(state: GameState, seat: int, move: int) -> None:
    """Carry out one of them; the question stays, and animals without a place wait."""
    if state.rules.moves.verb[move] == FEED_ONE:
        state.agenda.pop().answer(state, move)
    else:
        play_anytime(state, seat, move)


def can_be_played(state: GameState, moves: list[int]) -> bool:
    """Whether these moves are legal one after the other."""
    trial = state.copy()
    for move in moves:
        if not trial.agenda or (move not in trial.answers and move not in legal_anytime(trial)):
            return False
        apply(trial, move)
    return True
