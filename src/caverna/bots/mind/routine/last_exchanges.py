"""The last exchanges before the scoring, chosen together: by points, the most promising first."""

from heapq import heappop, heappush

from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.home_board import REWARDS
from caverna.engine.moves import EAT, EAT_GOLD, RUBY_TILE
from caverna.engine.play import apply, legal_anytime
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState


class Exchanged:
    """A position after some exchanges."""

    def __init__(self, state: GameState, moves: tuple[int, ...]) -> None:
        self.state = state
        self.moves = moves


def best_exchanges(state: GameState, seat: int, most_positions: int) -> list[int]:
    """The exchanges that bring most points, as far as so many positions show; none if none brings any."""
    return list(after_exchanges(state, seat, most_positions).moves)


def after_exchanges(state: GameState, seat: int, most_positions: int) -> Exchanged:
    """The position with most points that exchanges lead to."""
    start = state.copy()
    start.agenda = start.agenda[-1:]
    best, most = Exchanged(start, ()), total_score(start, seat)
    waiting: list[tuple[int, int, Exchanged]] = [(-most, 0, best)]
    seen = {start.players[seat].key()}
    for _ in range(most_positions):
        if not waiting:
            break
        before = heappop(waiting)[2]
        for move in may_bring_points(before.state):
            after = exchanged(before, seat, move)
            key = after.state.players[seat].key()
            if key in seen:
                continue
            seen.add(key)
            points = total_score(after.state, seat)
            if points > most:
                best, most = after, points
            if after.state.agenda:
                heappush(waiting, (-points, len(seen), after))
    return best


def may_bring_points(state: GameState) -> list[int]:
    """No meals, and tiles only where a reward lies, or anywhere once."""
    numbers = state.rules.moves
    found: list[int] = []
    tiles: set[int] = set()
    for move in legal_anytime(state):
        verb, tile = numbers.verb[move], numbers.first[move]
        if verb == EAT or verb == EAT_GOLD:
            continue
        if verb == RUBY_TILE and not REWARDS >> numbers.second[move] & 1:
            if tile in tiles:
                continue
            tiles.add(tile)
        found.append(move)
    return found


def exchanged(before: Exchanged, seat: int, move: int) -> Exchanged:
    """The position after one more exchange and after parting with animals for which there is no place."""
    state, moves = before.state.copy(), (*before.moves, move)
    apply(state, move)
    while state.agenda:
        step = state.agenda[-1]
        if step.seat != seat or not isinstance(step, ReleaseAnimals):
            break
        move = least_missed(state, seat)
        apply(state, move)
        moves = (*moves, move)
    return Exchanged(state, moves)


def least_missed(state: GameState, seat: int) -> int:
    """The answer after which there are most points."""
    best, most = state.answers[0], -(10**9)
    for move in state.answers:
        trial = state.copy()
        apply(trial, move)
        points = total_score(trial, seat)
        if points > most:
            best, most = move, points
    return best
