"""A program on a seat: it is told the game move by move, and asked with the legal moves listed."""

import json
import time

from caverna.bots.bot import Bot
from caverna.bots.program.conversation import Conversation, ProgramFailed
from caverna.engine.moves import Move
from caverna.game import Game, seat_name

PROTOCOL = 1
SECONDS = 10.0
"""For a decision, unless something else is said."""
TO_BEGIN = 10.0
"""Seconds to start and to say that it is ready: an interpreter may have to be loaded."""


class ProgramBot(Bot):
    """Asks a program. One that fails is not asked again: a stand-in without a plan plays on."""

    def __init__(self, seed: int, command: str, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.command = command
        self.seconds = seconds
        self.name = command
        self.fault = ""
        self.seat: int | None = None
        self.wants_view = False
        self.conversation: Conversation | None = None
        self.told: list[tuple[int, Move]] | None = None
        """The moves the program knows of; None before it knows of the game."""

    def choose(self, game: Game) -> Move:
        self.because = ""
        if not self.fault:
            try:
                return self.ask(game)
            except ProgramFailed as failure:
                self.fault = f"{self.name} {failure}"
                self.because = f"{self.fault}: a stand-in plays"
                self.dismiss()
        answers = game.answers()
        return answers[self.roll(len(answers))]

    def ask(self, game: Game) -> Move:
        """What the program plays."""
        talk = self.conversation or self.begin()
        self.tell(talk, game)
        if self.wants_view:
            talk.say(f"view {json.dumps(game.view(game.seat or 0))}")
        legal = {move.text: move for move in game.legal_moves()}
        talk.say(f"question {game.question.key}", f"legal {'; '.join(legal)}")
        talk.say(f"choose {1000 * self.seconds:.0f}")
        deadline = time.monotonic() + self.seconds
        while True:
            word, _, rest = talk.hear(deadline).partition(" ")
            if word == "because":
                self.because = rest
            elif word == "move":
                if rest not in legal:
                    raise ProgramFailed(f"played {rest!r}, which is not legal")
                return legal[rest]

    def begin(self) -> Conversation:
        """Start the program; it introduces itself."""
        talk = self.conversation = Conversation(self.command)
        talk.say(f"caverna {PROTOCOL}", f"seed {self.seed}")
        deadline = time.monotonic() + TO_BEGIN
        while (line := talk.hear(deadline)) != "ready":
            word, _, rest = line.partition(" ")
            if word == "name":
                self.name = rest or self.command
            elif line == "wants view":
                self.wants_view = True
        return talk

    def tell(self, talk: Conversation, game: Game) -> None:
        """What has happened since; all of it again if something was taken back."""
        played, known = game.moves_played, self.told
        if known is None or played[: len(known)] != known or self.seat != game.seat:
            known, self.seat = [], game.seat
            setup = game.setup
            about = {
                "players": setup.players,
                "seat": seat_name(game.seat),
                "furnishings": setup.furnishings,
                "expansion": setup.expansion,
                "origin": game.origin,
            }
            talk.say(f"game {json.dumps(about)}")
        talk.say(*[f"played {seat_name(seat)} {move.text}" for seat, move in played[len(known) :]])
        self.told = played[:]

    def dismiss(self) -> None:
        """End the program."""
        if self.conversation is not None:
            self.conversation.dismiss()
            self.conversation = None
