"""Reads a record: the header, then move by move what was played."""

from collections.abc import Iterator

from caverna.engine.errors import BadSetup, IllegalMove, UnknownMove
from caverna.engine.moves import SEAT_NAMES
from caverna.engine.reasons import Said, say
from caverna.expansion import BASE_GAME, Expansion
from caverna.expansions import all_expansions, expansion_named
from caverna.game import Game
from caverna.record import position_words as read
from caverna.record.errors import BrokenPosition, BrokenRecord
from caverna.record.options import read_option
from caverna.record.position import read_position
from caverna.record.position_reader import FIRST_LINE as POSITION_LINE
from caverna.record.position_words import Wrong, what_is_said
from caverna.record.record import (
    CHANCE_BY_HAND,
    FIRST_LINE,
    FORMAT,
    FORMAT_VERSION,
    HEADERS,
    RULES_VERSION,
    SETUP_LINES,
)
from caverna.record.values import why_no_text
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS, Setup
from caverna.words.told import said_of_refusal


def read_record(text: str) -> Game:
    """Replay a record; the game can go on after its last move."""
    return RecordReader(text).game()


def names_in_record(text: str) -> list[str]:
    """The name of each seat, empty where the record has none."""
    reader = RecordReader(text)
    players = reader.read_header().setup.players
    return [reader.names.get(seat, "") for seat in range(players)]


class RecordReader:
    """Reads the header, then plays the moves."""

    def __init__(self, text: str) -> None:
        if why := why_no_text(text):
            raise BrokenRecord(1, why)
        self.lines: Iterator[tuple[int, str]] = iter(enumerate(text.splitlines(), 1))
        self.line = 0
        self.header: dict[str, list[str]] = {}
        """The words behind each header that comes once."""
        self.header_lines: dict[str, int] = {}
        self.option_lines: list[tuple[int, list[str]]] = []
        """The options are judged when the expansion is known."""
        self.names: dict[int, str] = {}
        self.origin: Game | None = None

    def game(self) -> Game:
        """The game at its last move."""
        game = self.read_header()
        for line in self.following():
            words = line.split("#")[0].split()
            if words:
                self.play(game, words[0], " ".join(words[1:]))
        if "chance" not in self.header:
            game.deals = True
            game.deal()
        return game

    def following(self) -> Iterator[str]:
        """The lines not read yet; `self.line` is always the number of the last one."""
        for number, line in self.lines:
            self.line = number
            yield line

    def play(self, game: Game, seat: str, text: str) -> None:
        """One move, by the seat whose decision it is."""
        if seat != "-" and (len(seat) != 1 or seat not in SEAT_NAMES[: game.setup.players]):
            seats = ", ".join(SEAT_NAMES[: game.setup.players])
            raise self.broken(say("wrong-record-seat", written=seat, seats=seats))
        if game.is_over:
            raise self.broken(say("wrong-after-the-end", written=text))
        if seat != game.seat_name:
            key = "wrong-turn-of-chance" if game.seat_name == "-" else "wrong-turn-of-seat"
            raise self.broken(say(key, written=f"{seat} {text}", seat=game.seat_name))
        try:
            game.play(text)
        except (UnknownMove, IllegalMove) as wrong:
            raise self.broken(said_of_refusal(wrong)) from None

    def broken(self, why: Said) -> BrokenRecord:
        """The error for the line being read."""
        return BrokenRecord(max(1, self.line), why)

    # The header.

    def read_header(self) -> Game:
        """Everything up to the first empty line: a game before its first move."""
        self.read_first_line()
        try:
            for line in self.following():
                words = line.split()
                if not words:
                    break
                if not words[0].startswith("#"):
                    self.read_header_line(words)
            return self.set_up()
        except (Wrong, BadSetup) as wrong:
            raise self.broken(what_is_said(wrong)) from None

    def read_first_line(self) -> None:
        """The format and its version."""
        self.line, first = next(self.lines, (1, ""))
        words = " ".join(first.split())
        if words == POSITION_LINE:
            raise self.broken(say("wrong-position-for-record"))
        if not words.startswith(FORMAT):
            raise self.broken(say("wrong-record-first-line", line=FIRST_LINE))
        if words != FIRST_LINE:
            raise self.broken(say("wrong-record-version", written=words, version=FORMAT_VERSION))

    def read_header_line(self, words: list[str]) -> None:
        key, rest = words[0], words[1:]
        if key not in HEADERS:
            headers = ", ".join(HEADERS)
            raise Wrong(say("wrong-no-header", word=key, headers=headers))
        if key == "option":
            self.option_lines.append((self.line, rest))
            self.header_lines[key] = self.line
        elif key == "name":
            self.read_name(rest)
        elif key in self.header_lines:
            raise Wrong(say("wrong-second-header", word=key))
        else:
            self.header[key] = rest
            self.header_lines[key] = self.line
            self.read_single_header(key, rest)

    def read_single_header(self, key: str, rest: list[str]) -> None:
        """The headers whose words can be judged at once."""
        if key == "rules" and read.one_word(rest) != RULES_VERSION:
            raise Wrong(say("wrong-rules-version", written=rest[0], version=RULES_VERSION))
        if key == "expansion":
            read.one_of(rest, tuple(all_expansions()))
        if key == "chance":
            read.one_of(rest, (CHANCE_BY_HAND,))
        if key == "position":
            read.nothing_more(rest)
            self.origin = self.read_position()

    def read_name(self, words: list[str]) -> None:
        """`name A Anna`."""
        if len(words) < 2:
            raise Wrong(say("wrong-name"))
        seat = read.seat(words[:1], MOST_PLAYERS)
        if seat in self.names:
            raise Wrong(say("wrong-two-names", seat=words[0]))
        self.names[seat] = " ".join(words[1:])
        self.header_lines[f"name {seat}"] = self.line

    def read_position(self) -> Game:
        """The lines up to `end`."""
        first = self.line
        block: list[str] = []
        for line in self.following():
            if line.strip() == "end":
                try:
                    return read_position("\n".join(block))
                except BrokenPosition as wrong:
                    self.line = first + wrong.line
                    raise Wrong(say("wrong-in-position", why=wrong.said_why)) from None
            block.append(line)
        self.line = first
        raise Wrong(say("wrong-no-end"))

    def set_up(self) -> Game:
        """The game the header describes."""
        if "rules" not in self.header:
            raise Wrong(say("wrong-no-rules", version=RULES_VERSION))
        game = self.origin or self.game_from_the_start()
        for seat in self.names:
            if seat >= game.setup.players:
                self.line = self.header_lines[f"name {seat}"]
                raise Wrong(say("wrong-no-seat", seat=SEAT_NAMES[seat], players=game.setup.players))
        self.check_figures(game)
        if self.origin is not None:
            for key in ("expansion", "option", *SETUP_LINES):
                if key in self.header_lines:
                    self.line = self.header_lines[key]
                    raise Wrong(say("wrong-belongs-into-position", word=key))
        return game

    def game_from_the_start(self) -> Game:
        for key in SETUP_LINES:
            if key not in self.header:
                raise Wrong(say("wrong-no-such-header", word=key))
        self.line = self.header_lines["players"]
        players = read.number(self.header["players"], 1, MOST_PLAYERS)
        self.line = self.header_lines["furnishings"]
        furnishings = read.one_of(self.header["furnishings"], FURNISHING_SETS)
        self.line = self.header_lines["seed"]
        seed = read.seed(self.header["seed"])
        expansion = self.header["expansion"][0] if "expansion" in self.header else BASE_GAME
        options = self.read_options(expansion_named(expansion))
        return Game(Setup(players, furnishings, options, seed, expansion), deals=False)

    def read_options(self, box: Expansion) -> dict[str, str]:
        """The options that are written down."""
        options: dict[str, str] = {}
        for number, words in self.option_lines:
            self.line = number
            name, value = read_option(words, box)
            if name in options:
                raise Wrong(say("wrong-option-twice", option=name))
            options[name] = value
        return options

    def check_figures(self, game: Game) -> None:
        """A game whose box has figures is replayed only with those it was played with."""
        box, rules = game.setup.box, game.state.rules
        if "figures" in self.header:
            self.line = self.header_lines["figures"]
            why = box.why_not_edition(" ".join(self.header["figures"]), rules)
            if why:
                raise Wrong(why)
        elif box.edition(rules):
            self.line = self.header_lines.get("expansion", self.line)
            raise Wrong(say("wrong-no-figures", figures=box.edition(rules)))
