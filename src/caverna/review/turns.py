"""Turns: dwarfs placed for nothing, steps that only harm, gifts declined, prices higher than needed."""

from collections.abc import Sequence
from typing import Final

from caverna.engine.moves import BREED, LOOT, PASS, PLACE, TAKE
from caverna.engine.reasons import listed, say
from caverna.engine.saying import space_name
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.imitate import Imitate
from caverna.review.dominance import farm, has_all, has_more, is_better, more_goods
from caverna.review.finding import LEFT, NOTHING, PRICE, STEP, Finding
from caverna.review.moments import Moment
from caverna.review.trial import CLOSING, by_itself, carry_out
from caverna.review.writing import better_by, write

GIFTS: Final = (TAKE, LOOT, BREED)
"""What brings something and need not cost anything."""


def senseless_turn(turn: Sequence[Moment]) -> list[Finding]:
    """All that was wrong with a turn, if it can be proved."""
    start = by_itself(turn[0].before)
    after = carry_out(start, [moment.move for moment in turn])
    if after is None:
        return []
    for_nothing = placed_for_nothing(turn, start, after)
    if for_nothing is not None:
        return [for_nothing]
    found = [dearer_than_needed(turn, start, after)]
    for i in range(len(turn)):
        found.append(needless_step(turn, i, start, after))
        found.append(gift_declined(turn, i, start, after))
    return [each for each in found if each is not None]


# Dwarfs placed for nothing.


def placed_for_nothing(turn: Sequence[Moment], start: GameState, after: GameState) -> Finding | None:
    """A turn that brought nothing at all, or a pass, while something lay elsewhere for the taking."""
    first, seat = turn[0], turn[0].seat
    if not has_all(start.players[seat], after.players[seat]) or farm(start, seat) != farm(after, seat):
        return None
    if (start.start, start.available) != (after.start, after.available):
        return None
    best: tuple[int, int, GameState] | None = None
    for move in first.before.answers:
        if move == first.move or first.before.rules.moves.verb[move] != PLACE:
            continue
        elsewhere = carry_out(start, [move])
        if elsewhere is None or farm(elsewhere, seat) != farm(start, seat):
            continue
        there = elsewhere.players[seat]
        gained = sum(n for _, n in more_goods(there, after.players[seat]))
        is_more = has_more(there, after.players[seat]) and has_all(there, start.players[seat])
        if is_more and gained > (best[0] if best else 0):
            best = gained, move, elsewhere
    if best is None:
        return None
    goods = listed(more_goods(best[2].players[seat], after.players[seat]))
    space = space_name(start.rules, start.rules.moves.first[best[1]])
    key = "senseless-passed" if first.move == PASS else "senseless-nothing"
    return write(NOTHING, turn, [best[1]], say(key, space=space, goods=goods))


# Prices.


def dearer_than_needed(turn: Sequence[Moment], start: GameState, after: GameState) -> Finding | None:
    """An imitation, although there was a free space where the same costs less."""
    first, seat, rules = turn[0], turn[0].seat, start.rules
    paid = price_of_imitation(start, first.move)
    if paid is None:
        return None
    others = [move.move for move in turn[1:]]
    for move in first.before.answers:
        price = price_of_imitation(start, move)
        if price is None or price >= paid:
            continue
        cheaper = carry_out(start, [move, *others])
        if cheaper is None or farm(cheaper, seat) != farm(after, seat):
            continue
        if has_more(cheaper.players[seat], after.players[seat]):
            goods = listed(more_goods(cheaper.players[seat], after.players[seat]))
            space = space_name(rules, rules.moves.first[move])
            return write(PRICE, turn, [move, *others], say("senseless-price", space=space, goods=goods))
    return None


def price_of_imitation(state: GameState, move: int) -> int | None:
    """What an imitation space costs; None if the move does not lead to one."""
    moves = state.rules.moves
    if moves.verb[move] != PLACE:
        return None
    effect = state.rules.space(moves.first[move]).effect
    return effect.food if isinstance(effect, Imitate) else None


# Step by step.


def needless_step(turn: Sequence[Moment], number: int, start: GameState, after: GameState) -> Finding | None:
    """A step without which everything would have come out the same, but for a loss."""
    step, seat = turn[number], turn[number].seat
    if step.move in CLOSING:
        return None
    without = [moment.move for i, moment in enumerate(turn) if i != number]
    better = carry_out(start, without)
    if better is None or not is_better(better, after, seat):
        return None
    return write(STEP, [step], without[number:], better_by("senseless-step", better, after, seat))


def gift_declined(turn: Sequence[Moment], number: int, start: GameState, after: GameState) -> Finding | None:
    """Something that was there for nothing, and not taken."""
    step, seat, verb = turn[number], turn[number].seat, start.rules.moves.verb
    if step.move not in CLOSING:
        return None
    before = [moment.move for moment in turn[:number]]
    later = [moment.move for moment in turn[number:]]
    best: tuple[int, int, GameState] | None = None
    for move in step.before.answers:
        if verb[move] not in GIFTS:
            continue
        better = carry_out(start, [*before, move, *later])
        if better is None or not is_better(better, after, seat):
            continue
        gained = sum(n for _, n in more_goods(better.players[seat], after.players[seat]))
        if best is None or gained > best[0]:
            best = gained, move, better
    if best is None:
        return None
    return write(LEFT, [step], [best[1]], better_by("senseless-left", best[2], after, seat))
