"""Puts what has changed into the state that was sent before; `server/protocol/differences.py` says how."""

from collections.abc import Sequence

from caverna.server.protocol.differences import Data


def with_changes(state: Data, message: Data) -> Data | None:
    """The state after a message; None if that does not build on this state."""
    if message["base"] != state.get("showing"):
        return None
    left: object = state
    gone = message["gone"]
    assert isinstance(gone, list)
    for way in gone:
        left = without(left, way)
    after = changed(left, message["changes"])
    assert isinstance(after, dict)
    return {**after, **{key: message[key] for key in ("showing", "version", "events", "log", "log_length")}}


def without(value: object, way: Sequence[str | int]) -> object:
    """A document without what stood at the end of a way."""
    key, *rest = way
    if isinstance(value, list):
        return [without(each, rest) if place == key else each for place, each in enumerate(value)]
    assert isinstance(value, dict)
    if not rest:
        return {name: each for name, each in value.items() if name != key}
    return {name: without(each, rest) if name == key else each for name, each in value.items()}


def changed(old: object, changes: object) -> object:
    """A value with what has changed in it; the old one stays as it was."""
    if not isinstance(changes, dict):
        return changes
    if isinstance(old, list):
        if "at" in changes:
            at = changes["at"]
            return [*old[:at], *changes["put"], *old[at + changes["drop"] :]]
        return [
            changed(each, changes[str(place)]) if str(place) in changes else each
            for place, each in enumerate(old)
        ]
    if not isinstance(old, dict):
        return changes
    return {**old, **{key: changed(old[key], each) if key in old else each for key, each in changes.items()}}
