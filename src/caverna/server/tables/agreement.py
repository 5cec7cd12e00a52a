"""Hints at a table: whoever plays alone, or with bots and people at the same screen, may have them at once.

Where people play at several screens, everybody has to agree, and each of them can take it back.
"""

from collections.abc import Sequence

from caverna.server.protocol.messages import HintRules
from caverna.server.tables.served_table import ServedTable
from caverna.table.seats import BOT, HUMAN


def agree(served: ServedTable, yours: Sequence[int], agrees: bool) -> None:
    """The owner of these seats agrees to hints, or no longer does."""
    if agrees:
        served.agreed.update(yours)
    else:
        served.agreed.difference_update(yours)


def needs_agreement(served: ServedTable, yours: Sequence[int]) -> bool:
    """Whether somebody else plays here, or may still sit down."""
    return any(sitting.kind != BOT and seat not in yours for seat, sitting in enumerate(served.table.seats))


def are_hints_on(served: ServedTable, yours: Sequence[int]) -> bool:
    """Whether the owner of these seats may ask for hints."""
    if not yours:
        return False
    if not needs_agreement(served, yours):
        return True
    people = [(seat, sitting) for seat, sitting in enumerate(served.table.seats) if sitting.kind != BOT]
    return all(sitting.kind == HUMAN and seat in served.agreed for seat, sitting in people)


def hint_rules(served: ServedTable, yours: Sequence[int]) -> HintRules:
    """The same as the client is told."""
    return HintRules(are_hints_on(served, yours), needs_agreement(served, yours), sorted(served.agreed))
