"""A second opinion on how changes are put into a state: plainly, place by place, on a copy."""

import copy
from typing import Any

Json = Any
"""A decoded document."""


def merged(state: Json, message: Json) -> Json:
    """The state after a message with changes."""
    assert message["base"] == state["showing"], "every showing builds on the one before"
    return {
        **put_in(state, message["changes"], message["gone"]),
        **{key: message[key] for key in ("showing", "version", "events", "log", "log_length")},
    }


def put_in(document: Json, changes: Json, gone: list[list[str | int]]) -> Json:
    """A document with what has changed in it."""
    document = copy.deepcopy(document)
    for *way, last in gone:
        place = document
        for key in way:
            place = place[key]
        del place[last]
    return change(document, changes)


def change(old: Json, changes: Json) -> Json:
    """A value with changes: an object key by key, a list place by place or between its ends."""
    if isinstance(changes, dict) and isinstance(old, dict):
        for key, value in changes.items():
            old[key] = change(old[key], value) if key in old else value
        return old
    if isinstance(changes, dict) and isinstance(old, list):
        if "at" in changes:
            at = changes["at"]
            return old[:at] + changes["put"] + old[at + changes["drop"] :]
        for place, value in changes.items():
            old[int(place)] = change(old[int(place)], value)
        return old
    return changes
