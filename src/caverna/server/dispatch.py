"""A message of a client: read it, do what it asks, or say why not. Whatever comes in, nothing breaks."""

import msgspec

from caverna.engine.errors import IllegalMove, UnknownMove
from caverna.engine.state.game_state import NATURE
from caverna.server.connection import FAILED, PONG, Connection, Refused
from caverna.server.json_log import note_failure
from caverna.server.messages import (
    ChangeLanguage,
    ClientMessage,
    EndTurn,
    Hello,
    Ping,
    PlayMove,
    Restart,
    TurnMessage,
    Undo,
    client_message,
)
from caverna.server.room import Room, RoomClosed
from caverna.server.store import StoreFailed
from caverna.server.table import NothingToEnd, NothingToTakeBack, Table, TurnIsOpen
from caverna.server.tokens import seats_of


async def receive(room: Room, connection: Connection, raw: str | bytes) -> None:
    """Everything that can come over the wire passes here."""
    try:
        if not connection.bucket.take():
            connection.refusals += 1
            raise Refused("too_fast", "server-too-fast")
        await obey(room, connection, read(connection, raw))
    except Refused as refused:
        room.metrics.refuse(refused.code)
        connection.refuse(refused)
        if connection.refusals > connection.settings.most_refusals:
            connection.close()
    except (RoomClosed, StoreFailed):
        connection.refuse(FAILED)
        connection.close()
    except Exception:
        room.metrics.errors += 1
        note_failure("message failed", table=room.table.id)
        connection.refuse(FAILED)


def read(connection: Connection, raw: str | bytes) -> ClientMessage:
    """The message, if it is one."""
    if len(raw) > connection.settings.message_bytes:
        raise Refused("bad_message", "server-too-large")
    try:
        message: ClientMessage = client_message.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_message", "server-bad-message") from None
    if not connection.has_said_hello and not isinstance(message, Hello | Ping):
        raise Refused("bad_message", "server-bad-message")
    return message


async def obey(room: Room, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks."""
    if isinstance(message, Ping):
        connection.send(PONG)
    elif isinstance(message, Hello):
        await room.do(lambda table: greet(room, connection, message, table))
    elif isinstance(message, ChangeLanguage):
        connection.speak(message.language)
        connection.seen_log = 0
        await room.do(lambda table: room.show(connection))
    else:
        await room.do(lambda table: take_turn(room, connection, message, table))


def greet(room: Room, connection: Connection, hello: Hello, table: Table) -> None:
    """Somebody comes, or says again who he is."""
    if not connection.has_said_hello:
        room.enter(connection)
        connection.has_said_hello = True
    connection.seats = seats_of(table, hello.tokens)
    connection.speak(hello.language)
    connection.seen_log, connection.seen_version = hello.log, hello.version
    room.show(connection)
    room.show_others(connection)


def take_turn(room: Room, connection: Connection, message: TurnMessage, table: Table) -> None:
    """A command of a player about the turn that is open."""
    if message.version != table.version:
        room.metrics.refuse("stale")
        connection.refuse(Refused("stale", "server-stale"))
        room.show(connection)
        return
    if table.is_over:
        raise Refused("illegal", "ui-game-over")
    if table.turn_seat not in connection.seats:
        raise Refused("not_yours", "server-not-yours")
    try:
        carry_out(table, message)
    except (IllegalMove, UnknownMove) as error:
        raise Refused("illegal", "ui-illegal-move", text=str(error)) from None
    except TurnIsOpen:
        raise Refused("illegal", "server-end-turn-first") from None
    except NothingToEnd:
        raise Refused("illegal", "server-turn-not-done") from None
    except NothingToTakeBack:
        was_chance = bool(table.log) and table.log[-1].seat == NATURE
        raise Refused("illegal", "ui-undo-blocked" if was_chance else "ui-undo-nothing") from None


def carry_out(table: Table, message: TurnMessage) -> None:
    """The command itself."""
    if isinstance(message, PlayMove):
        table.play(table.game.move(message.move))
    elif isinstance(message, Undo):
        table.undo()
    elif isinstance(message, Restart):
        table.restart()
    else:
        assert isinstance(message, EndTurn)
        table.end_turn()
