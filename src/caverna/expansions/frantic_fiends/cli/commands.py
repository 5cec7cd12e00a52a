"""What one can type during a game to look at the boards of the expansion."""

from caverna.cli.play_commands import seat_named
from caverna.cli.session import Session
from caverna.expansions.frantic_fiends.cli.draw_fiends import FiendDrawing
from caverna.expansions.frantic_fiends.engine.state import fiends


def drawing_of(session: Session) -> FiendDrawing:
    """Draws everything nasty that lies on the table."""
    state = fiends(session.game.state)
    return FiendDrawing(session.words, session.console.paint, state, session.console.width)


def show_orcs(session: Session, rest: str) -> bool:
    """Orcs of a player, the event boards, and the aim of a campaign game."""
    drawing, seat = drawing_of(session), seat_named(session, rest)
    if seat is not None:
        session.console.show(
            [*drawing.orcs(seat, session.names[seat]), *drawing.events(), *drawing.milestone()]
        )
    return False


def show_bounty(session: Session, rest: str) -> bool:
    """The bounty board."""
    session.console.show(drawing_of(session).bounty())
    return False


def show_traps(session: Session, rest: str) -> bool:
    """Traps for sale, and those of a player."""
    drawing, seat = drawing_of(session), seat_named(session, rest)
    if seat is not None:
        session.console.show(drawing.traps(seat, session.names[seat]))
    return False
