"""The checker of senseless moves: what nobody would have done on second thoughts, and why.

A finding is proved: something else was legal that would have left more of something, less of nothing and
all else the same; at the end of the game, more points. What depends on plans is no business of the checker.
"""

from collections.abc import Sequence

from caverna.engine.moves import Move
from caverna.engine.play import apply
from caverna.engine.state.game_state import NATURE, GameState
from caverna.game import Game
from caverna.record.record import beginning
from caverna.review.dominance import has_more, is_better
from caverna.review.ending import points_left
from caverna.review.exchanges import OF_GOODS, can_be_played, search
from caverna.review.feeding import senseless_meal
from caverna.review.finding import EXCHANGE, Finding
from caverna.review.herds import releases_of, senseless_litter, senseless_phases, senseless_release
from caverna.review.moments import Moment, exchanges_of, meals_of, replay, turns_of
from caverna.review.turns import senseless_turn
from caverna.review.writing import better_by, write


def senseless(game: Game) -> list[Finding]:
    """All senseless moves of a game, in the order of play."""
    return senseless_moves(beginning(game).state, game.moves_played)


def senseless_moves(start: GameState, moves: Sequence[tuple[int, Move]]) -> list[Finding]:
    """The same for moves played from any position, chance included."""
    moments = replay(start, moves)
    played = [moment for moment in moments if moment.seat != NATURE]
    found = points_left(moments)
    told = {finding.number for finding in found}
    single = [senseless_meal(meal) for meal in meals_of(played) if meal[0].number not in told]
    single += [wasteful_exchange(run) for run in exchanges_of(played)]
    single += [senseless_release(release) for release in releases_of(played)]
    single += [senseless_litter(moment) for moment in played if moment.number not in told]
    found += [finding for finding in single if finding is not None]
    found += senseless_phases(played)
    for turn in turns_of(played):
        found += senseless_turn(turn)
    return sorted(found, key=lambda finding: finding.number)


def wasteful_exchange(run: Sequence[Moment]) -> Finding | None:
    """Exchanges at one question, although others would have left all this and more."""
    first, seat = run[0], run[0].seat
    is_interrupted = run[-1].after.agenda[-1:] != first.before.agenda[-1:]
    if is_interrupted or any(moment.verb not in OF_GOODS for moment in run):
        return None
    target = run[-1].after.players[seat]

    def is_cheaper(state: GameState) -> bool:
        crowded = state.rules.course.is_overcrowded(state, seat)
        return has_more(state.players[seat], target) and not crowded

    found = search(first.before, seat, target, is_cheaper)
    if found is None or not can_be_played(first.before, found):
        return None
    better = first.before.copy()
    for move in found:
        apply(better, move)
    if not is_better(better, run[-1].after, seat):
        return None
    return write(EXCHANGE, run, found, better_by("senseless-exchange", better, run[-1].after, seat))
