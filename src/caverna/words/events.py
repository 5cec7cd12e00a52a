"""Events in words: the lines of the log."""

from caverna.engine.events import (
    BEGGED,
    CARD_REVEALED,
    FORGED,
    FURNISHED,
    LOOTED,
    MARKER_REVEALED,
    ROUND_BEGINS,
    SOWN,
    STRONGER,
    TILE_PLACED,
    WEAPON_SOLD,
    Event,
)
from caverna.engine.goods import GOOD_BY_NAME
from caverna.engine.home_board import CELLS
from caverna.engine.ruleset import Ruleset
from caverna.engine.state.game_state import NATURE, GameState
from caverna.words.doors import Arguments, doors_of
from caverna.words.moves import describe_bare_move
from caverna.words.names import (
    Names,
    describe_goods,
    furnishing_name,
    good_name,
    loot_name,
    player_name,
    space_name,
)
from caverna.words.texts import Words

EVENTS_WITH_A_STRENGTH = (FORGED, STRONGER, WEAPON_SOLD)


def describe_event(words: Words, rules: GameState | Ruleset, event: Event, names: Names = None) -> str:
    """A line of the log: what happened, to whom, and because of what."""
    if isinstance(rules, GameState):
        rules = rules.rules
    box = doors_of(rules)
    arguments = box.event_arguments(words, rules, event)
    if arguments is None:
        arguments = event_arguments(words, rules, event)
    if event.seat != NATURE:
        arguments["player"] = player_name(words, event.seat, names)
    return words.say(box.event_key(event), **arguments)


def event_arguments(words: Words, rules: Ruleset, event: Event) -> Arguments:
    """What the sentence of an event needs beside the player. Arguments it has no use for do no harm."""
    kind, source = event.kind, event.source
    if kind == BEGGED:
        return {"n": event.count("amount")}
    if kind == ROUND_BEGINS:
        return {"round": event.count("round")}
    if kind in EVENTS_WITH_A_STRENGTH:
        return {"strength": event.count("strength")}
    if kind == MARKER_REVEALED:
        return {"marker": event.text("marker")}
    if kind == LOOTED:
        return {"item": loot_name(words, source)}
    if kind == CARD_REVEALED:
        return {"card": space_name(words, source)}
    if kind == FURNISHED:
        return {"tile": furnishing_name(words, source), "cell": CELLS[event.cells[0]]}
    if kind == TILE_PLACED:
        move = rules.moves.with_parts(event.details)
        assert move is not None, event.details
        return {"what": describe_bare_move(words, rules, move)}
    if kind == SOWN:
        return {"good": good_name(words, GOOD_BY_NAME[event.text("good")], 2), "cell": CELLS[event.cells[0]]}
    arguments: Arguments = {"goods": describe_goods(words, event.goods)}
    if source in rules.space_number:
        arguments["space"] = space_name(words, source)
    arguments["source"] = source_name(words, rules, source)
    return arguments


def source_name(words: Words, rules: Ruleset, source: str) -> str:
    """Where goods come from or go to: a space, a furnishing, a move, or something with a name of its own."""
    if source in rules.space_number:
        return space_name(words, source)
    if source in rules.furnishing_number:
        return furnishing_name(words, source)
    if source in rules.moves.by_text:
        return describe_bare_move(words, rules, rules.moves.by_text[source])
    for kind in ("source", *doors_of(rules).source_kinds):
        if words.has(f"{kind}-{source}"):
            return words.say(f"{kind}-{source}")
    return source
