"""Answers about animals that leave nothing to regret: which go, which have young, when to reap instead."""

from typing import TYPE_CHECKING

from caverna.bots.mind.judging.judge import Judge
from caverna.engine.goods import FARM_ANIMALS
from caverna.engine.moves import BREED
from caverna.engine.play import apply
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.breed import ALL_KINDS, give_birth, litters

if TYPE_CHECKING:
    from caverna.bots.doors import BotDoors


def best_release(state: GameState, seat: int, judge: Judge) -> list[int]:
    """The animals to part with, so that none goes that could stay."""
    start = state.copy()
    start.agenda = start.agenda[-1:]
    waiting: list[tuple[GameState, list[int]]] = [(start, [])]
    seen: set[tuple[int, ...]] = set()
    best: list[int] = [state.answers[0]]
    most = float("-inf")
    for before, moves in waiting:
        for move in before.answers:
            after = before.copy()
            apply(after, move)
            key = tuple(after.players[seat].goods)
            if key in seen:
                continue
            seen.add(key)
            if after.agenda:
                waiting.append((after, [*moves, move]))
            elif not could_keep_one(start, after, seat):
                value = judge.worth(after, seat)
                if value > most:
                    best, most = [*moves, move], value
    return best


def could_keep_one(before: GameState, after: GameState, seat: int) -> bool:
    """Whether one of the animals that went would still find a place."""
    trial = after.copy()
    goods, had = trial.own(seat).goods, before.players[seat].goods
    for animal in FARM_ANIMALS:
        if goods[animal] < had[animal]:
            goods[animal] += 1
            if not trial.rules.course.is_overcrowded(trial, seat):
                return True
            goods[animal] -= 1
    return False


def litters_worth_having(state: GameState) -> list[int]:
    """The answers without those litters to which one more young could be added."""
    numbers = state.rules.moves
    found: list[int] = []
    for move in state.answers:
        if numbers.verb[move] != BREED or not is_part_of_another(state, numbers.first[move]):
            found.append(move)
    return found


def is_part_of_another(state: GameState, young: int) -> bool:
    """Whether there is a litter with these young and more."""
    numbers = state.rules.moves
    for move in state.answers:
        if numbers.verb[move] == BREED:
            others = numbers.first[move]
            if others != young and others & young == young:
                return True
    return False


def best_phase(state: GameState, seat: int, judge: Judge, doors: "BotDoors") -> int:
    """Whether to reap or to breed, as if it were done at once; a meal may make room for young."""
    reaped = state.copy()
    doors.reap(reaped, seat)
    if reaped.players[seat].key() == state.players[seat].key():
        return state.answers[1]
    best, most = state.answers[0], judge.worth(reaped, seat)
    for litter in litters(state, seat, ALL_KINDS):
        trial = state.copy()
        give_birth(trial, seat, litter)
        value = judge.worth(trial, seat)
        if value > most:
            best, most = state.answers[1], value
    return best
