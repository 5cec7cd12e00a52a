"""The command `hint` during a game: what I would do, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caverna.cli.progress import busy_with
from caverna.cli.session import Session
from caverna.cli.terminal import wrap
from caverna.engine.moves import SEAT_NAMES

if TYPE_CHECKING:
    from caverna.bots.counsel.telling import Told

SECONDS = 4.0
"""So long somebody waits for advice at most."""


def show_hint(session: Session, rest: str) -> bool:
    """The three best ways to go on. All who sit at this terminal hear it."""
    from caverna.bots.counsel import counsel  # what they think with takes long to load
    from caverna.bots.counsel.telling import tell

    words, console, state = session.words, session.console, session.game.state
    if session.table.waits_for_end:
        console.say(words.say("ui-hint-not-now"))
        return False
    with busy_with(words.say("web-hint-thinking").removesuffix(" …")):
        advised = counsel(state, session.own_seat, SECONDS)
    console.say(console.paint(words.say("ui-hint-title" if advised else "ui-hint-none"), "bold"))
    for number, each in enumerate(advised, start=1):
        for indent, line in lines(session, number, tell(words, state, each, SEAT_NAMES)):
            console.show(indent + part for part in wrap(line, console.width - len(indent), "   "))
    return False


def lines(session: Session, number: int, told: Told) -> Iterator[tuple[str, str]]:
    """A way in words, each line with how far it is indented."""
    words = session.words
    moves = "; ".join(told.steps)
    head = words.say("ui-hint-turn", number=number, moves=moves)
    points = words.say("ui-hint-points", points=told.points)
    yield "", f"{head} ({points})"
    for reason in told.reasons:
        yield "   ", f"- {reason}"
    if told.next_steps:
        yield "   ", f"> {words.say('ui-hint-next', moves='; '.join(told.next_steps))}"
