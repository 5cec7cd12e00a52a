"""What one can type during a game to look at the boards of the expansion."""

from caverna.cli.play_commands import seat_named
from caverna.cli.session import Session
from caverna.expansions.frantic_fiends.cli.draw_table import FiendTable
from caverna.expansions.frantic_fiends.engine.state import fiends


def table_of(session: Session) -> FiendTable:
    """Everything nasty on the table."""
    state = fiends(session.game.state)
    return FiendTable(session.words, session.console.paint, state, session.console.width)


def show_orcs(session: Session, rest: str) -> bool:
    """Orcs of a player, the event boards, and the aim of a campaign game."""
    table, seat = table_of(session), seat_named(session, rest)
    if seat is not None:
        session.console.show([*table.orcs(seat, session.names[seat]), *table.events(), *table.milestone()])
    return False


def show_bounty(session: Session, rest: str) -> bool:
    """The bounty board."""
    session.console.show(table_of(session).bounty())
    return False


def show_traps(session: Session, rest: str) -> bool:
    """Traps for sale, and those of a player."""
    table, seat = table_of(session), seat_named(session, rest)
    if seat is not None:
        session.console.show(table.traps(seat, session.names[seat]))
    return False
