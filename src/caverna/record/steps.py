"""The agenda in a snapshot: every step by its name, its seat and its other fields.

The fields stand here and not in the classes, because compiled classes do not tell theirs.
"""

from collections.abc import Callable

from caverna.engine.agenda.combinators import AnyOf, Composite, Follow
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.agenda.step import Step
from caverna.engine.anytime.release_animals import ReleaseAnimals
from caverna.engine.home_board import CELL_COUNT
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.rounds.ending import Finish, LastChance
from caverna.engine.rounds.game_flow import DrawStartingPlayer, NextRound, StartRound
from caverna.engine.rounds.harvest import (
    BreedingPhase,
    ChoosePhase,
    EndHarvest,
    FieldPhase,
    FieldPhaseUnlessBreeding,
    GrowUp,
    HarvestTime,
)
from caverna.engine.rounds.replenish import Income, ProtectSpaces, Replenish
from caverna.engine.rounds.reveal import RevealCard, RevealMarker
from caverna.engine.rounds.work_phase import DUE, EndTurn, NextTurn, PlaceDwarf, ReturnHome, placeable
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE, GameState
from caverna.engine.verbs.expedition import ChooseLoot
from caverna.engine.verbs.feed import FeedDwarfs
from caverna.engine.verbs.furnish import PayForRoom
from caverna.engine.verbs.sow import FIELDS_OF_EACH, SowMore
from caverna.engine.verbs.trade import Buy, BuyMore, Trade, TradeMore
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.record.steps import (
    FIEND_FORMS,
    FIEND_OF_CHANCE,
    REPLACED,
    fault_of_fiend_step,
)
from caverna.record import values
from caverna.record.forms import (
    YES_OR_NO,
    Form,
    between,
    effect,
    effect_of_kind,
    furnishing,
    goods,
    loot_set,
    played_round,
)
from caverna.record.values import Damaged

DEEPEST_AGENDA = 100
LARGEST_PROGRESS = 255

# The table.

OF_CHANCE: tuple[type[Step], ...] = (
    DrawStartingPlayer,
    Finish,
    GrowUp,
    HarvestTime,
    Income,
    NextRound,
    Replenish,
    ReturnHome,
    RevealCard,
    RevealMarker,
    StartRound,
)
"""The steps that belong to nobody; all others have a seat."""

FORMS: tuple[Form, ...] = (
    Form(BreedingPhase, ()),
    Form(BuyMore, (("effect", effect_of_kind(Buy)), ("bought", between(0, (1 << 13) - 1)))),
    Form(
        ChooseLoot, (("left", between(0, 4)), ("strength", between(1, LARGEST_WEAPON)), ("taken", loot_set))
    ),
    Form(ChoosePhase, ()),
    Form(DrawStartingPlayer, ()),
    Form(EndHarvest, ()),
    Form(EndTurn, ()),
    Form(
        FeedDwarfs,
        (("is_payment", YES_OR_NO), ("spared", between(0, 2)), ("has_spared", YES_OR_NO)),
    ),
    Form(FieldPhase, ()),
    Form(FieldPhaseUnlessBreeding, ()),
    Form(Finish, ()),
    Form(Follow, (("effect", effect),)),
    Form(GrowUp, ()),
    Form(HarvestTime, ()),
    Form(Income, ()),
    Form(LastChance, ()),
    Form(NextRound, ()),
    Form(NextTurn, ()),
    Form(PayForRoom, (("furnishing", furnishing), ("cell", between(0, CELL_COUNT - 1)), ("price", goods))),
    Form(
        Perform,
        (("effect", effect), ("progress", between(0, LARGEST_PROGRESS)), ("has_acted", YES_OR_NO)),
    ),
    Form(PlaceDwarf, (("dwarf", between(DUE, 5)),)),
    Form(ProtectSpaces, ()),
    Form(ReleaseAnimals, ()),
    Form(Replenish, ()),
    Form(ReturnHome, ()),
    Form(RevealCard, ()),
    Form(RevealMarker, ()),
    Form(SowMore, (("grain", between(0, FIELDS_OF_EACH)), ("vegetables", between(0, FIELDS_OF_EACH)))),
    Form(StartRound, (("round", played_round),)),
    Form(TradeMore, (("effect", effect_of_kind(Trade)), ("left", between(1, 2)))),
)
FORM_BY_NAME: dict[str, Form] = {form.kind.__name__: form for form in FORMS}
FORM_BY_NAME_WITH_FIENDS: dict[str, Form] = {
    form.kind.__name__: form for form in (*FORMS, *FIEND_FORMS) if form.kind not in REPLACED
}


def forms_of(rules: Ruleset) -> dict[str, Form]:
    """The steps there are in a game, by name."""
    return FORM_BY_NAME_WITH_FIENDS if isinstance(rules, FiendRuleset) else FORM_BY_NAME


# Both ways.


def write_step(step: Step, rules: Ruleset) -> list[object]:
    """`["SowMore", 0, 2, 1]`: name, seat, fields."""
    name = type(step).__name__
    written: list[object] = [name, step.seat]
    for field, _ in forms_of(rules)[name].fields:
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
        fault = fault_of(step, state)
        if not fault and isinstance(state.rules, FiendRuleset):
            fault = fault_of_fiend_step(steps, i, state)
        if fault:
            raise Damaged(f"state.agenda[{i}]: {fault}")
    return steps


def read_step(value: object, where: str, rules: Ruleset) -> Step:
    """One step."""
    entry = values.listing(value, where, 2, LARGEST_PROGRESS)
    name = values.text(entry[0], f"{where}[0]")
    forms = forms_of(rules)
    if name not in forms:
        raise Damaged(f"{where}[0] is {values.shown(name)}: there is no such step")
    kind, fields = forms[name]
    values.listing(entry, where, 2 + len(fields), 2 + len(fields))
    owner = (NATURE, NATURE) if kind in (*OF_CHANCE, *FIEND_OF_CHANCE) else (0, rules.players - 1)
    arguments: list[object] = [values.whole(entry[1], f"{where}[1]", *owner)]
    for i, (_, read) in enumerate(fields, 2):
        arguments.append(read(entry[i], f"{where}[{i}]", rules))
    make: Callable[..., Step] = kind
    return make(*arguments)


def fault_of(step: Step, state: GameState) -> str:
    """What about a step contradicts the rest of the game; empty if nothing does."""
    if isinstance(step, Perform):
        return fault_of_progress(step.effect, step.progress)
    if type(step) is PlaceDwarf:
        at_home = placeable(state.players[step.seat])
        is_there = step.dwarf in at_home or (step.dwarf == DUE and len(at_home) > 0)
        return "" if is_there else "there is no such dwarf to place"
    if isinstance(step, PayForRoom):
        is_there = state.players[step.seat].cave_system >> step.cell & 1 == 1
        return "" if is_there else "there is nothing to furnish"
    if isinstance(step, TradeMore):
        return "" if step.left < step.effect.times else "so many trades are not offered"
    return ""


def fault_of_progress(whole: Effect, progress: int) -> str:
    """A composite counts its parts or keeps a bit for each; what is simple makes no progress."""
    parts = len(whole.parts_of())
    if isinstance(whole, AnyOf):
        limit = 1 << parts
    elif isinstance(whole, Composite):
        limit = parts
    else:
        limit = 1
    return "" if progress < limit else f"progress {progress} is more than this effect has parts"
