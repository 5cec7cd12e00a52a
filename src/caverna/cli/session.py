"""The screen of a game at one terminal: it draws and asks, and tells the table what people and bots want."""

from collections.abc import Sequence
from pathlib import Path

from caverna.cli.console import Console
from caverna.cli.draw_action_board import draw_action_board
from caverna.cli.draw_answers import AnswerList
from caverna.cli.draw_home_board import draw_board_of
from caverna.cli.draw_player import draw_sheet, draw_summary, draw_supply
from caverna.cli.draw_score import draw_result
from caverna.cli.files import write_text
from caverna.cli.kept_file import ChangedElsewhere, KeptFile
from caverna.cli.narrate import Balance, Narrator
from caverna.cli.seats import bots_at, display_names, seats_for
from caverna.cli.slots import new_slot
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.engine.state.game_state import NATURE
from caverna.game import Game
from caverna.record.record import write_record
from caverna.table.log import PlayedMove
from caverna.table.table import table_for
from caverna.words.system import reason
from caverna.words.texts import Words


class Session:
    """A table, and the console before which people sit."""

    def __init__(
        self, console: Console, words: Words, game: Game, seats: Sequence[str], autosave: Path
    ) -> None:
        self.console = console
        self.words = words
        self.table = table_for(game, seats_for(seats))
        self.seats = list(seats)
        """For each seat `human`, or the name of a bot."""
        self.bots = bots_at(seats, game.setup.seed)
        self.kept = KeptFile(autosave)
        self.known_files = {autosave}
        """Files this session may overwrite without asking."""
        self.can_autosave = True
        self.narrator = self.new_narrator()
        self.board_shown: list[str] = []
        """The home board as it was last drawn: it is not drawn again unless it has changed."""

    @property
    def autosave(self) -> Path:
        """Where the game is kept by itself."""
        return self.kept.path

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    @property
    def names(self) -> list[str]:
        """What the players are called in the present language."""
        return display_names(self.words, self.seats)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.words = Words(language)
        self.narrator = self.new_narrator()

    def new_narrator(self) -> Narrator:
        """Tells what others do."""
        rules = self.game.state.rules
        return Narrator(self.words, self.console.paint, rules, self.names, self.console.width)

    # Moves.

    def step_without_people(self) -> None:
        """Let chance and bots decide until a person is asked or the game is over."""
        while (seat := self.game.seat) is not None and (seat == NATURE or seat in self.bots):
            if seat == NATURE:
                self.table.play_due()
            else:
                self.table.play(self.bots[seat].choose(self.game))
            self.show_change()

    def show_change(self) -> None:
        """Tell what others did."""
        change = self.table.take_change()
        for played in change.played if change else ():
            self.console.show(self.narrator.tell(played))

    def play(self, move: Move) -> list[str]:
        """A person's move. Returns the lines about what came after it, to be shown once the turn is over."""
        return self.show_own(self.table.play(move))

    def play_forced(self) -> list[str]:
        """The only move a person has; returns the same."""
        played = self.table.play_due()
        assert played is not None
        return self.show_own(played)

    def show_own(self, played: PlayedMove) -> list[str]:
        """What a person's move brought, and the lines that have to wait."""
        balance = Balance()
        balance.add(played.events, played.logged.seat)
        if balance.text(self.words):
            self.console.say("    " + self.console.paint(f"[{balance.text(self.words)}]", "yellow"))
        self.keep()
        return self.narrator.in_between(played.events)

    @property
    def own_seat(self) -> int:
        """Who is typing: whoever decides, or has to end his turn."""
        seat = self.table.asked_seat
        assert seat is not None
        return seat

    # Saving.

    def record(self) -> str:
        """The game as a text. Whoever reads it may deal from the seed again."""
        return write_record(self.game.copy(deals=True), self.seats)

    def keep(self) -> None:
        """Save the game in progress. If the disk refuses, say so once and play on."""
        self.table.take_change()
        try:
            self.write_down(self.record())
            self.can_autosave = True
        except OSError as error:
            if self.can_autosave:
                self.console.say(self.words.say("ui-not-saved", reason=f"{self.autosave}: {reason(error)}"))
            self.can_autosave = False

    def write_down(self, record: str) -> None:
        """Into the file of this game; if another program has gone on with it there, into a new one."""
        try:
            self.kept.write(record)
        except ChangedElsewhere:
            taken = self.autosave
            self.kept.move_to(new_slot())
            self.known_files = {self.autosave, *self.known_files} - {taken}
            self.console.say(
                self.words.say("ui-cli-gone-on-elsewhere", file=str(taken), other=str(self.autosave))
            )
            self.kept.write(record)

    def how_to_come_back(self) -> str:
        """What to type to go on with the game."""
        return self.words.say("ui-cli-come-back", file=str(self.autosave))

    def save(self, path: Path) -> bool:
        """Save the game where the player wants it."""
        try:
            if path.resolve() == self.autosave.resolve():
                self.kept.write(self.record())
            else:
                write_text(path, self.record())
        except ChangedElsewhere:
            self.keep()
            return False
        except OSError as error:
            self.console.say(self.words.say("ui-not-saved", reason=f"{path}: {reason(error)}"))
            return False
        self.known_files.add(path)
        self.console.say(self.words.say("ui-saved", file=str(path)))
        return True

    # The screen.

    def answer_list(self) -> AnswerList:
        """What can be chosen now."""
        game = self.game
        return AnswerList(self.words, self.console.paint, game.state, game.answers(), game.anytime_moves())

    def show_decision(self) -> None:
        """Boards as far as they matter, the question, the answers."""
        listed = self.answer_list()
        seat = self.game.seat
        assert seat is not None
        numbers = listed.place_numbers()
        if listed.sends_workers:
            self.show_boards(seat)
            self.console.show(self.action_board(numbers))
            self.console.say("")
        else:
            self.show_home_board_if_changed(seat)
        question = self.game.question.text(self.words.language, SEAT_NAMES)
        self.console.say(self.console.paint(question, "bold"))
        self.console.show(listed.short(self.console.width, without_places=bool(numbers)))

    def show_boards(self, seat: int) -> None:
        """The others in brief, the player's own board in full."""
        self.console.say("")
        for other in range(self.game.setup.players):
            if other != seat:
                self.console.show(self.summary(other))
        self.show_home_board(seat)

    def summary(self, seat: int) -> list[str]:
        """A player in brief."""
        return draw_summary(
            self.words, self.console.paint, self.game.state, seat, self.names[seat], self.console.width
        )

    def home_board(self, seat: int) -> list[str]:
        """The drawing of a home board."""
        return draw_board_of(self.words, self.console.paint, self.game.state, seat, self.console.width)

    def show_home_board_if_changed(self, seat: int) -> None:
        """The home board if it looks different now, else only what lies beside it."""
        if self.home_board(seat) != self.board_shown:
            self.show_home_board(seat)
        else:
            player = self.game.state.players[seat]
            self.console.show(draw_supply(self.words, self.console.paint, player, self.console.width))

    def show_home_board(self, seat: int) -> None:
        """A home board with everything beside it."""
        paint, state = self.console.paint, self.game.state
        title = self.words.say("ui-home-board-of", player=self.names[seat])
        self.board_shown = self.home_board(seat)
        self.console.say("", paint(title, "bold"))
        self.console.show(self.board_shown)
        self.console.show(draw_sheet(self.words, paint, state, seat, self.console.width))
        self.console.say("")

    def action_board(self, numbers: dict[int, int]) -> list[str]:
        """The action board, with numbers to type if there are any."""
        return draw_action_board(self.words, self.console.paint, self.game.state, self.console.width, numbers)

    def show_result(self) -> None:
        """The end."""
        self.console.say("", self.console.paint(self.words.say("ui-game-over"), "bold"))
        self.console.show(draw_result(self.words, self.console.paint, self.game, self.names))
