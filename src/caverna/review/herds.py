"""Animals: given away although there was a place for them, or not born."""

from collections.abc import Sequence

from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.goods import FARM_ANIMALS, Goods
from caverna.engine.moves import BREED, CHOOSE
from caverna.engine.play import apply
from caverna.engine.reasons import listed, say
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.engine.verbs.breed import ALL_KINDS, litters
from caverna.review.dominance import has_all, is_better, more_goods
from caverna.review.exchanges import search
from caverna.review.finding import LITTER, RELEASED, Finding
from caverna.review.moments import Moment, meals_of
from caverna.review.trial import by_itself
from caverna.review.writing import write


def releases_of(moments: Sequence[Moment]) -> list[list[Moment]]:
    """Animals given away one after the other because there was no place for all."""
    found: list[list[Moment]] = []
    release: list[Moment] = []
    state: GameState | None = None
    for moment in moments:
        if not isinstance(moment.step, ReleaseAnimals) or not moment.is_answer:
            release, state = [], None
            continue
        state = state or by_itself(moment.before)
        apply(state, moment.move)
        release.append(moment)
        if not state.agenda:
            found.append(release)
            release, state = [], None
    return found


def senseless_release(release: Sequence[Moment]) -> Finding | None:
    """More animals given away than needed, or for less food than there was to be had."""
    seat, start = release[0].seat, by_itself(release[0].before)
    after = start.copy()
    for moment in release:
        apply(after, moment.move)
    target = after.players[seat]
    best: tuple[int, list[int], GameState] | None = None
    for moves, state in ways_to_release(start):
        kept = sum(state.players[seat].goods[animal] for animal in FARM_ANIMALS)
        if (best is None or kept > best[0]) and leaves_more(state, seat, target):
            best = kept, moves, state
    if best is None:
        return None
    saved = animals_more(best[2].players[seat], target)
    if saved:
        return write(RELEASED, release, best[1], say("senseless-released", goods=listed(saved)))
    more = listed(more_goods(best[2].players[seat], target))
    return write(RELEASED, release, best[1], say("senseless-released-for-less", goods=more))


def animals_more(one: Player, other: Player) -> Goods:
    """The farm animals that a player has more than another one."""
    return tuple((good, n) for good, n in more_goods(one, other) if good in FARM_ANIMALS)


def ways_to_release(start: GameState) -> list[tuple[list[int], GameState]]:
    """All ways to part with just enough animals, and where they lead."""
    found: list[tuple[list[int], GameState]] = []
    waiting: list[tuple[list[int], GameState]] = [([], start)]
    seen: set[tuple[int, ...]] = set()
    for moves, state in waiting:
        for move in state.answers:
            after = state.copy()
            apply(after, move)
            key = tuple(after.players[start.agenda[-1].seat].goods)
            if key not in seen:
                seen.add(key)
                (waiting if after.agenda else found).append(([*moves, move], after))
    return found


def leaves_more(state: GameState, seat: int, target: Player) -> bool:
    """Whether this is another position from which the other one could still be reached at any time."""
    if tuple(state.players[seat].goods) == tuple(target.goods):
        return False
    return search(state, seat, target, lambda each: has_all(each.players[seat], target)) is not None


def senseless_litter(moment: Moment) -> Finding | None:
    """Young that were not born although there were parents and a place."""
    if not moment.is_answer or moment.verb != BREED:
        return None
    numbers, seat = moment.before.rules.moves, moment.seat
    born, best, best_state = numbers.first[moment.move], moment.move, moment.after
    alone = by_itself(moment.before)
    after = alone.copy()
    apply(after, moment.move)
    for move in moment.before.answers:
        young = numbers.first[move]
        is_larger = numbers.verb[move] == BREED and young & born == born
        if is_larger and young.bit_count() > numbers.first[best].bit_count():
            trial = alone.copy()
            apply(trial, move)
            if is_better(trial, after, seat):
                best, best_state = move, trial
    if best == moment.move:
        return None
    more = animals_more(best_state.players[seat], after.players[seat])
    return write(LITTER, [moment], [best], say("senseless-litter", goods=listed(more)))


def senseless_phases(moments: Sequence[Moment]) -> list[Finding]:
    """Field phases chosen by those who had nothing to reap, while there could have been young."""
    found: list[Finding] = []
    chosen: dict[int, Moment] = {}
    meals = {meal[0].number: meal for meal in meals_of(moments)}
    for moment in moments:
        if moment.is_answer and moment.verb == CHOOSE:
            chosen[moment.seat] = moment
        elif moment.number in meals and moment.seat in chosen:
            finding = fruitless_phase(chosen.pop(moment.seat), meals[moment.number])
            found += [finding] if finding is not None else []
    return found


def fruitless_phase(choice: Moment, meal: Sequence[Moment]) -> Finding | None:
    """Whether the field phase brought nothing, and young would have found a place after the same meal."""
    numbers, seat = choice.before.rules.moves, choice.seat
    is_fruitless = choice.before.players[seat].key() == meal[0].before.players[seat].key()
    if numbers.first[choice.move] or not is_fruitless:
        return None
    after = by_itself(meal[-1].before)
    apply(after, meal[-1].move)
    possible = litters(after, seat, ALL_KINDS)
    if not possible:
        return None
    young = numbers.first[possible[0]]
    born = tuple((animal, 1) for bit, animal in enumerate(FARM_ANIMALS) if young >> bit & 1)
    return write(LITTER, [choice], [numbers.choose[1]], say("senseless-litter-phase", goods=listed(born)))
