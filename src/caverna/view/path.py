"""The action of a dwarf as the short list of its parts: what is done, open, or would be given up."""

from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple

from caverna.engine.agenda.composites import AllOf, AnyOf, Composite, OneOf, Then, ThenOr
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.goods import GOOD_NAMES, NOTHING, ORE, Goods, plus
from caverna.engine.state.game_state import NO_SPACE, GameState
from caverna.engine.verb import Move
from caverna.engine.verbs.expedition import Expedition
from caverna.engine.verbs.forge import Forge, ore_saved
from caverna.engine.verbs.take import Take
from caverna.view.by_name import ByName, goods_by_name

Join = Literal["", "and", "or", "then"]
Status = Literal["done", "now", "open", "shut", "later", "left"]
"""What is open can begin now; what is shut could by the words of the card, but something is missing."""
Place = tuple[tuple[Composite, int], ...]
"""The composites a clause is part of, outermost first, each with the number of the part."""


class PrintedClause(NamedTuple):
    """A clause of a card: how it is joined to what stands before it, and where it stands."""

    effect: Effect
    join: Join
    place: Place

    @property
    def main(self) -> Effect:
        """What it begins with."""
        return self.effect.main if isinstance(self.effect, AllOf) else self.effect

    def is_begun_by(self, move: Move) -> bool:
        """Whether it speaks of such moves."""
        return move.verb in self.main.verbs


class PartOfPath(NamedTuple):
    """A part of an action, for whoever shows it."""

    verbs: list[str]
    join: Join
    status: Status
    goods: ByName
    """What it brings by itself, as it lay there when the dwarf came."""
    level: int
    """How many loot items an expedition may bring."""
    saves: ByName
    """What the player's rooms take off the price of a weapon."""
    leaves: list[int]
    """The parts that cannot be done any more once this one is begun."""


def path_of(
    now: GameState, before: GameState, seat: int, effect: Effect, played: Collection[Move]
) -> list[PartOfPath]:
    """The parts of an action that was begun in the position before and has come so far."""
    clauses = list(clauses_of(effect))
    statuses = statuses_of(now, seat, clauses, played)
    keys = {verb.number: verb.key for verb in now.rules.moves.verbs}
    return [
        PartOfPath(
            verbs=[keys[verb] for verb in clause.main.verbs if verb in keys],
            join=clause.join,
            status=statuses[i],
            goods=goods_by_name(goods_of(before, seat, clause.effect)),
            level=clause.main.level if isinstance(clause.main, Expedition) else 0,
            saves={GOOD_NAMES[ORE]: ore_saved(now, seat)} if isinstance(clause.main, Forge) else {},
            leaves=left_by(i, clauses, statuses),
        )
        for i, clause in enumerate(clauses)
    ]


def clauses_of(effect: Effect, join: Join = "", place: Place = ()) -> Iterator[PrintedClause]:
    """Every clause in printed order; of two alternatives that begin alike the first stands for both."""
    if not isinstance(effect, Composite):
        yield PrintedClause(effect, join, place)
        return
    seen: list[tuple[int, ...]] = []
    for i, part in enumerate(effect.parts):
        if isinstance(effect, OneOf) and part.verbs in seen and not isinstance(part, Composite):
            continue
        seen.append(part.verbs)
        yield from clauses_of(part, join_of(effect) if i else join, (*place, (effect, i)))


def join_of(composite: Composite) -> Join:
    """What stands between its parts."""
    if isinstance(composite, OneOf):
        return "or"
    return "and" if isinstance(composite, AnyOf) else "then"


def statuses_of(
    state: GameState, seat: int, clauses: list[PrintedClause], played: Collection[Move]
) -> list[Status]:
    """How far each part has come."""
    steps = steps_of(state, seat, clauses)
    top = state.agenda[-1] if state.agenda else None
    asked = [clause for step in steps if step is top for clause in open_clauses(state, step)]
    waiting = [clause for step in steps if step is not top for clause in open_clauses(state, step)]
    found: list[Status] = []
    for clause in clauses:
        if clause.main in asked:
            found.append("open" if clause.effect.is_possible(state, seat) else "shut")
        elif clause.main in waiting:
            found.append("later")
        elif clause.effect.is_due or any(clause.is_begun_by(move) for move in played):
            found.append("done")
        else:
            found.append("left")
    for i, clause in enumerate(clauses):
        if found[i] == "left" and comes_later(clause, clauses[:i], found):
            found[i] = "later"
    present = None if is_asked_by_card(state, clauses) else last_begun(clauses, found, played)
    if present is not None:
        found[present] = "now"
    return found


def steps_of(state: GameState, seat: int, clauses: list[PrintedClause]) -> list[Perform]:
    """The steps that go on with this card."""
    ours = {id(clause.effect) for clause in clauses}
    ours |= {id(composite) for clause in clauses for composite, _ in clause.place}
    steps = [step for step in state.agenda if isinstance(step, Perform)]
    return [step for step in steps if step.seat == seat and id(step.effect) in ours]


def open_clauses(state: GameState, step: Perform) -> list[Effect]:
    """The clauses that a step still allows."""
    return step.effect.open_clauses(state, step.seat, step.progress)


def is_asked_by_card(state: GameState, clauses: list[PrintedClause]) -> bool:
    """Whether no part is under way: the card itself asks what comes next, or all of it is over."""
    if not state.agenda or state.workplace == NO_SPACE or state.agenda[-1].ends_turn():
        return True
    top = state.agenda[-1]
    return isinstance(top, Perform) and top in steps_of(state, top.seat, clauses)


def last_begun(clauses: list[PrintedClause], statuses: list[Status], played: Collection[Move]) -> int | None:
    """The part that the last moves belong to."""
    for move in reversed(list(played)):
        for i, clause in enumerate(clauses):
            if statuses[i] == "done" and clause.is_begun_by(move):
                return i
    return None


def left_by(number: int, clauses: list[PrintedClause], statuses: list[Status]) -> list[int]:
    """What is possible now, stands before a part on the card, and would be too late after it."""
    if statuses[number] != "open":
        return []
    return [
        i
        for i in range(number)
        if statuses[i] == "open"
        and not clauses[i].effect.is_due
        and isinstance(what_joins(clauses[i], clauses[number]), ThenOr)
    ]


def comes_later(clause: PrintedClause, before: list[PrintedClause], statuses: list[Status]) -> bool:
    """Whether it waits for a part without which it cannot be done."""
    waits_for = [i for i, other in enumerate(before) if isinstance(what_joins(other, clause), Then)]
    return any(statuses[i] in ("open", "shut") for i in waits_for)


def what_joins(one: PrintedClause, other: PrintedClause) -> Composite | None:
    """The composite of which they are different parts."""
    for (composite, i), (_, j) in zip(one.place, other.place):
        if i != j:
            return composite
    return None


def goods_of(before: GameState, seat: int, effect: Effect) -> Goods:
    """What a clause brings by itself."""
    if isinstance(effect, AllOf):
        found = NOTHING
        for part in effect.parts_of():
            found = plus(found, goods_of(before, seat, part))
        return found
    if not isinstance(effect, Take):
        return NOTHING
    lying = before.stock[effect.space] if effect.is_due and effect.space != NO_SPACE else NOTHING
    found = plus(effect.fixed, lying)
    return plus(found, effect.bonus(before.players[seat])) if effect.bonus is not None else found
