"""A table on a server: shows what the server sends, hands it the commands, and comes back after a loss.

No command is dropped: what was chosen while the line was down is sent when it is back, or the player is told.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caverna.server.protocol.http_messages import Review
from caverna.server.protocol.messages import (
    Advice,
    AgreeToHints,
    AskAdvice,
    AskHint,
    AskState,
    AskWhy,
    ClientMessage,
    ErrorMessage,
    Hello,
    Hint,
    HintTurn,
    LogEntry,
    PlayMove,
    PlayMoves,
    Restart,
    StateMessage,
    Subject,
    TurnDone,
    TurnMessage,
    Undo,
    WhyNot,
)
from caverna.terminal.changes import with_changes
from caverna.terminal.server_address import ServerAddress
from caverna.terminal.source import CONNECTING, GONE, LOST, OPEN, RESTARTING, NoAnswer
from caverna.terminal.unanswered import ANSWERED, SEND, TOO_LATE, Unanswered
from caverna.words.texts import Words

FIRST_WAIT, LONGEST_WAIT = 0.4, 15.0
RESTARTS = (1001, 1012)
"""Going away, service restart: how a server says that it comes back."""
PING_EVERY, SILENCE = 20, 30
PATIENCE = 60
"""So long an answer to a question is waited for, in seconds."""
Answer = asyncio.Future[object]


class RemoteTable:
    """The line to one table."""

    def __init__(self, server: ServerAddress, table: str, tokens: Sequence[str], language: str) -> None:
        self.server = server
        self.table = table
        self.tokens = list(tokens)
        self.language = language
        self.state: StateMessage | None = None
        self.log: list[LogEntry] = []
        self.status = CONNECTING
        self.trouble = ""
        self.invitation = server.invitation(table)
        self.listener: Callable[[], None] = lambda: None
        self.latest: dict[str, object] = {}
        """The last state as it came: what changes refer to."""
        self.socket: ClientConnection | None = None
        self.losses = 0
        self.unanswered = Unanswered()
        self.curious: dict[str, list[Answer]] = {}
        """Who waits for an answer, by what was asked."""
        self.staying: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a command is under way."""
        return self.unanswered.command is not None

    # The line.

    def open(self) -> None:
        """Go to the table, and stay there."""
        self.staying = asyncio.create_task(self.stay())

    async def stay(self) -> None:
        """Connect again and again, until somebody leaves or there is no such table."""
        while self.status != GONE:
            how = LOST
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                how = await self.listen()
            self.lose(how)
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self.losses) * (0.75 + random.random() / 2)
            self.losses += 1
            await asyncio.sleep(wait)

    async def listen(self) -> str:
        """One connection from its beginning to its end; how it was lost."""
        address = self.server.socket(self.table)
        async with connect(address, max_size=None, ping_interval=PING_EVERY, ping_timeout=SILENCE) as socket:
            self.socket = socket
            self.send(Hello(self.tokens, self.language, 0))
            async for text in socket:
                self.hear(text)
            return RESTARTING if socket.close_code in RESTARTS else LOST

    def lose(self, how: str) -> None:
        """The line is down."""
        self.socket = None
        self.unanswered.is_sent = False
        self.latest = {}
        for waiting in self.curious.values():
            for answer in waiting:
                if not answer.done():
                    answer.set_exception(NoAnswer(self.say("web-not-sent")))
        self.curious.clear()
        if self.status != GONE:
            self.status = CONNECTING if self.state is None else how
        self.listener()

    def send(self, message: ClientMessage) -> bool:
        """Send something if there is a line."""
        socket = self.socket
        if socket is None:
            return False

        async def pass_on() -> None:
            with suppress(WebSocketException, OSError):
                await socket.send(msgspec.json.encode(message).decode())

        task = asyncio.create_task(pass_on())
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)
        return True

    async def close(self) -> None:
        if self.staying is not None:
            self.staying.cancel()
            with suppress(asyncio.CancelledError):
                await self.staying

    def say(self, key: str) -> str:
        """A text in the present language."""
        return Words(self.language).say(key)

    # What comes.

    def hear(self, text: str | bytes) -> None:
        """A message of the server."""
        message: dict[str, object] = msgspec.json.decode(text)
        kind = message["type"]
        if kind in ("state", "changes"):
            after = message if kind == "state" else with_changes(self.latest, message)
            if after is None:
                self.send(AskState())
            else:
                self.take(after)
        elif kind == "why":
            found = msgspec.convert(message, WhyNot)
            self.give(f"why {found.move}", found.say)
        elif kind == "advice":
            self.give("advice", msgspec.convert(message, Advice))
        elif kind == "hint":
            self.give("hint", msgspec.convert(message, Hint).turns)
        elif kind == "error":
            self.hear_refusal(msgspec.convert(message, ErrorMessage))

    def take(self, document: dict[str, object]) -> None:
        """The table as it stands now."""
        document["type"] = "state"
        state = msgspec.convert(document, StateMessage)
        self.latest, self.losses, self.status = document, 0, OPEN
        first = state.log[0].number if state.log else len(self.log)
        self.log = self.log[: min(state.log_length, first)] + state.log
        self.state = state
        command = self.unanswered.command
        fate = self.unanswered.fate_at(state, self.log)
        if command is not None and fate in (SEND, ANSWERED):
            self.trouble = ""
        if fate == SEND and command is not None and self.send(command):
            self.unanswered.note_sent()
        if fate in (ANSWERED, TOO_LATE):
            self.unanswered.command = None
        if fate == TOO_LATE:
            self.trouble = self.say("web-too-late")
        self.listener()

    def hear_refusal(self, error: ErrorMessage) -> None:
        """Something was not done."""
        self.unanswered.command = None
        if error.code in ("unknown_table", "broken_table"):
            self.status = GONE
        if error.code != "stale":
            self.trouble = error.say
        for asked in [each for each in self.curious if each == "hint" or each.startswith("why")]:
            self.give(asked, NoAnswer(error.say))
        self.listener()

    # Commands.

    def command(self, command: TurnMessage) -> None:
        """One at a time; while the line is down the last one counts."""
        if self.is_busy and not self.unanswered.needs_line:
            return
        self.trouble = ""
        self.unanswered.take(command, len(self.log))
        if self.status == OPEN and self.send(command):
            self.unanswered.note_sent()
        elif self.status != OPEN:
            self.trouble = self.say("web-click-waits")

    @property
    def version(self) -> int:
        """That of what is shown."""
        return self.state.version if self.state else 0

    def play(self, *moves: str) -> None:
        one = len(moves) == 1
        self.command(PlayMove(self.version, moves[0]) if one else PlayMoves(self.version, list(moves)))

    def undo(self) -> None:
        self.command(Undo(self.version))

    def restart(self) -> None:
        self.command(Restart(self.version))

    def end_turn(self) -> None:
        self.command(TurnDone(self.version))

    def speak(self, language: str) -> None:
        self.language, self.log, self.latest = language, [], {}
        self.send(Hello(self.tokens, language, 0))
        self.send(AskState())

    def agree_to_hints(self) -> None:
        self.send(AgreeToHints(True))

    # Questions.

    async def ask(self, name: str, message: ClientMessage) -> object:
        """Send a question and wait for its answer."""
        if not self.send(message):
            raise NoAnswer(self.say("web-not-sent"))
        answer: Answer = asyncio.get_running_loop().create_future()
        self.curious.setdefault(name, []).append(answer)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise NoAnswer(self.say("web-no-answer")) from None

    def give(self, name: str, found: object) -> None:
        """Whoever has asked first is answered."""
        waiting = self.curious.get(name, [])
        if not waiting:
            return
        answer = waiting.pop(0)
        if answer.done():
            return
        if isinstance(found, NoAnswer):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    async def why(self, move: str) -> str:
        try:
            return str(await self.ask(f"why {move}", AskWhy(move)))
        except NoAnswer as nobody:
            return str(nobody)

    async def advise(self, about: Sequence[Subject]) -> Advice:
        found = await self.ask("advice", AskAdvice(self.version, list(about)))
        assert isinstance(found, Advice)
        return found

    async def hint(self) -> list[HintTurn]:
        found = await self.ask("hint", AskHint(self.version))
        assert isinstance(found, list)
        return found

    async def review(self) -> Review:
        return await self.server.get(f"/api/tables/{self.table}/review", Review, self.language)
