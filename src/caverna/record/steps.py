"""The agenda in a snapshot: every step by its name, its seat and its other fields."""

from collections.abc import Callable, Iterator
from functools import cache

from caverna.engine.agenda.effect import Effect
from caverna.engine.agenda.step import Step
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE, GameState
from caverna.expansion import Expansion
from caverna.expansions import box_of
from caverna.record import values
from caverna.record.forms import read_field
from caverna.record.values import Damaged

DEEPEST_AGENDA = 100
MOST_FIELDS = 20
ENGINE = "caverna.engine"


# Which steps there are.


def kinds_below(kind: type[Step]) -> Iterator[type[Step]]:
    """Everything derived from a kind of step."""
    for derived in kind.__subclasses__():
        yield derived
        yield from kinds_below(derived)


def is_step(kind: type[Step]) -> bool:
    """Whether something can happen in it."""
    return kind.options is not Step.options or kind.run is not Step.run


@cache
def step_kinds(box: Expansion) -> dict[str, type[Step]]:
    """The steps a game with this box can have, by name: those of the engine and the box's own.

    What a box has another step for does not occur, nor does what neither asks nor does anything: others are
    derived from that. A box stands in its package, or in the module `box` of it.
    """
    homes = (f"{ENGINE}.", f"{type(box).__module__.removesuffix('.box')}.")
    found = [kind for kind in kinds_below(Step) if f"{kind.__module__}.".startswith(homes)]
    replaced = {kind.__base__ for kind in found if kind.REPLACES}
    return {kind.__name__: kind for kind in found if kind not in replaced and is_step(kind)}


# Both ways.


def write_step(step: Step, rules: Ruleset) -> list[object]:
    """`["SowMore", 0, 2, 1]`: name, seat, fields."""
    written: list[object] = [type(step).__name__, step.seat]
    for field, _ in step.FIELDS:
        value: object = getattr(step, field)
        written.append(rules.effect_names[id(value)] if isinstance(value, Effect) else value)
    return written


def read_agenda(value: object, state: GameState) -> list[Step]:
    """The steps, the last one on top, for a state that is complete but for them."""
    steps = [
        read_step(entry, f"state.agenda[{i}]", state.rules)
        for i, entry in enumerate(values.listing(value, "state.agenda", 0, DEEPEST_AGENDA))
    ]
    for i, step in enumerate(steps):
        fault = step.fault(state, steps[:i])
        if fault:
            raise Damaged(f"state.agenda[{i}]: {fault}")
    return steps


def read_step(value: object, where: str, rules: Ruleset) -> Step:
    """One step."""
    entry = values.listing(value, where, 2, MOST_FIELDS)
    name = values.text(entry[0], f"{where}[0]")
    kind = step_kinds(box_of(rules)).get(name)
    if kind is None:
        raise Damaged(f"{where}[0] is {values.shown(name)}: there is no such step")
    values.listing(entry, where, 2 + len(kind.FIELDS), 2 + len(kind.FIELDS))
    owner = (NATURE, NATURE) if kind.OF_CHANCE else (0, rules.players - 1)
    arguments: list[object] = [values.whole(entry[1], f"{where}[1]", *owner)]
    for i, (_, field) in enumerate(kind.FIELDS, 2):
        arguments.append(read_field(field, entry[i], f"{where}[{i}]", rules))
    make: Callable[..., Step] = kind
    return make(*arguments)
