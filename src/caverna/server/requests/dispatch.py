"""A message of a client: read it, do what it asks, or say why not. Whatever comes in, nothing breaks."""

from collections.abc import Iterable

import msgspec

from caverna.engine.errors import IllegalMove, UnknownMove
from caverna.server.door.tokens import hashed, seats_opened
from caverna.server.journal.json_log import note_failure
from caverna.server.lobby.keeper import Keeper
from caverna.server.protocol.messages import (
    Advice,
    AgreeToHints,
    AskAdvice,
    AskHint,
    AskState,
    AskWhy,
    ChangeLanguage,
    ClientMessage,
    Hello,
    Hint,
    Ping,
    PlayMove,
    PlayMoves,
    Restart,
    TurnDone,
    TurnMessage,
    Undo,
    WhyNot,
    client_message,
)
from caverna.server.showing.reasons import reason
from caverna.server.showing.show import is_asked
from caverna.server.storage.store import Overtaken, StoreFailed
from caverna.server.tables.agreement import agree, are_hints_on
from caverna.server.tables.commands import TableClosed
from caverna.server.tables.connection import FAILED, NOT_KEPT, PONG, Connection, Refused, encoder
from caverna.table.limits import TooManyMoves
from caverna.table.table import NothingToEnd, NothingToTakeBack, Revealed, Table, TurnIsOpen
from caverna.words.moves import describe_move
from caverna.words.reasons import refusal, sentence
from caverna.words.texts import Words


async def handle(keeper: Keeper, connection: Connection, raw: str | bytes) -> None:
    """Everything that can come over the wire passes here."""
    try:
        if not connection.bucket.take():
            connection.refusals += 1
            raise Refused("too_fast", "server-too-fast")
        await obey(keeper, connection, read(connection, raw))
    except Refused as refused:
        keeper.metrics.refuse(refused.code)
        connection.refuse(refused)
        if connection.refusals > connection.settings.most_refusals:
            connection.close()
    except Overtaken:
        await keeper.do(lambda table: show_present(keeper, connection))
    except (TableClosed, StoreFailed) as failed:
        connection.refuse(NOT_KEPT if isinstance(failed, StoreFailed) else FAILED)
        connection.close()
    except Exception:
        keeper.metrics.errors += 1
        note_failure("message failed", table=keeper.served.id)
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


async def obey(keeper: Keeper, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks."""
    if isinstance(message, Ping):
        connection.send(PONG)
    elif isinstance(message, Hello):
        await keeper.do(lambda table: greet(keeper, connection, message))
    elif isinstance(message, ChangeLanguage):
        connection.speak(message.language)
        connection.seen_log = 0
        await keeper.do(lambda table: keeper.audience.show(connection))
    elif isinstance(message, AskState):
        connection.seen_log = 0
        await keeper.do(lambda table: keeper.audience.show(connection))
    elif isinstance(message, AskWhy):
        await keeper.do(lambda table: answer_why(connection, message, table))
    elif isinstance(message, AskAdvice):
        await keeper.do(lambda table: answer_advice(keeper, connection, message))
    elif isinstance(message, AskHint):
        await keeper.do(lambda table: ask_for_hint(keeper, connection, message))
    elif isinstance(message, AgreeToHints):
        await keeper.do(lambda table: agree_to_hints(keeper, connection, message))
    else:
        await keeper.do(lambda table: take_turn(keeper, connection, message, table))


def greet(keeper: Keeper, connection: Connection, hello: Hello) -> None:
    """Somebody comes, or says again who he is."""
    if not connection.has_said_hello:
        keeper.audience.enter(connection)
        connection.has_said_hello = True
    connection.keys = tuple(hashed(token) for token in hello.tokens)
    connection.seats = seats_opened(keeper.served.keys, connection.keys)
    connection.speak(hello.language)
    connection.seen_log, connection.seen_version = hello.log, hello.version
    keeper.audience.show(connection)
    keeper.audience.show_others(connection)


def answer_why(connection: Connection, asked: AskWhy, table: Table) -> None:
    """Somebody wants to know why he cannot do something."""
    try:
        is_mine = table.asked_seat in connection.seats
        say = reason(table, asked.move, connection.language) if is_mine else ""
    except UnknownMove as unknown:
        raise no_move(unknown, Words(connection.language)) from None
    connection.send(encoder.encode(WhyNot(asked.move, say)))


def answer_advice(keeper: Keeper, connection: Connection, asked: AskAdvice) -> None:
    """Somebody wants to know what is worth knowing; about a table that is gone there is nothing to say."""
    advice = Advice(asked.version)
    if asked.version == keeper.table.version:
        advice = keeper.adviser.advise(keeper.table, asked.about, connection.seats, connection.language)
    connection.send(encoder.encode(advice))


def ask_for_hint(keeper: Keeper, connection: Connection, asked: AskHint) -> None:
    """Somebody wants to know what to do; the answer comes when it has been found."""
    if asked.version != keeper.table.version:
        connection.send(encoder.encode(Hint(asked.version, [])))
        return
    if not is_asked(keeper.table, connection.seats):
        raise Refused("not_yours", "server-not-yours")
    if not are_hints_on(keeper.served, connection.seats):
        raise Refused("no_hints", "server-no-hints")
    keeper.hints.find_for(connection)


def agree_to_hints(keeper: Keeper, connection: Connection, message: AgreeToHints) -> None:
    """Somebody agrees for the seats he plays, or takes it back; everybody sees it."""
    if not connection.seats:
        raise Refused("not_yours", "server-no-seat")
    agree(keeper.served, connection.seats, message.agrees)
    keeper.agreement_changed(connection.seats, message.agrees)
    keeper.audience.show_everybody()


def take_turn(keeper: Keeper, connection: Connection, message: TurnMessage, table: Table) -> None:
    """A command of a player about the turn that is open."""
    if message.version != table.version:
        show_present(keeper, connection)
        return
    if table.is_over:
        raise Refused("illegal", "ui-game-over")
    if table.turn_seat not in connection.seats:
        raise Refused("not_yours", "server-not-yours")
    try:
        carry_out(table, message)
    except UnknownMove as unknown:
        raise no_move(unknown, Words(connection.language)) from None
    except IllegalMove as illegal:
        assert isinstance(message, PlayMove | PlayMoves)
        moves = message.moves if isinstance(message, PlayMoves) else [message.move]
        raise not_possible(table, moves, illegal, Words(connection.language)) from None
    except TooManyMoves:
        raise Refused("illegal", "server-too-many-moves") from None
    except TurnIsOpen:
        raise Refused("illegal", "server-end-turn-first") from None
    except NothingToEnd:
        raise Refused("illegal", "server-turn-not-done") from None
    except Revealed:
        raise Refused("illegal", "ui-undo-blocked") from None
    except NothingToTakeBack:
        raise Refused("illegal", "ui-undo-nothing") from None


def show_present(keeper: Keeper, connection: Connection) -> None:
    """The table has moved on since: that is how it stands now."""
    keeper.metrics.refuse("stale")
    connection.refuse(Refused("stale", "server-stale"))
    keeper.audience.show(connection)


def no_move(unknown: UnknownMove, words: Words) -> Refused:
    """What is wrong with a text that is no move."""
    return Refused("illegal", "server-unknown-move", why=refusal(unknown, words))


def not_possible(table: Table, moves: Iterable[str], illegal: IllegalMove, words: Words) -> Refused:
    """Which of the moves is the first that is not possible, and why."""
    game = table.game.copy()
    wanted = (game.move(text) for text in moves)
    move = next(wanted)
    while move in game.legal_moves():
        game.play(move)
        move = next(wanted)
    return Refused(
        "illegal",
        "ui-illegal-move",
        move=describe_move(words, game.state, move, table.names),
        reason=sentence(illegal.reason, words, table.names),
    )


def carry_out(table: Table, message: TurnMessage) -> None:
    """The command itself."""
    if isinstance(message, PlayMove):
        table.play(table.game.move(message.move))
    elif isinstance(message, PlayMoves):
        table.play_all([table.game.move(move) for move in message.moves])
    elif isinstance(message, Undo):
        table.undo()
    elif isinstance(message, Restart):
        table.restart()
    else:
        assert isinstance(message, TurnDone)
        table.end_turn()
