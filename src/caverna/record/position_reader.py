"""Reads a position written by hand. What an expansion adds to it overrides methods of the reader."""

from caverna.engine.agenda.step import Step
from caverna.engine.errors import BadSetup
from caverna.engine.moves import LARGEST_WEAPON, SEAT_NAMES
from caverna.engine.reasons import say
from caverna.engine.rounds.game_flow import NextRound, StartRound
from caverna.engine.rounds.reveal import FIRST_ROUND_WITH_MARKER, HARVEST_EVENTS
from caverna.engine.rounds.work_phase import PlaceDwarf, placeable
from caverna.engine.settle import settle
from caverna.engine.state.game_state import (
    HARVEST,
    HARVEST_NAMES,
    NATURE,
    NOBODY,
    NOT_YET_KNOWN,
    GameState,
)
from caverna.expansion import BASE_GAME
from caverna.expansions import all_expansions, expansion_named
from caverna.game import Game, game_at
from caverna.record import position_words as read
from caverna.record.errors import BrokenPosition
from caverna.record.options import read_option
from caverna.record.position_seat import SeatReader
from caverna.record.position_words import Line, Wrong, what_is_said
from caverna.record.possible import impossible
from caverna.setup import FURNISHING_SETS, MOST_PLAYERS, Setup

FIRST_LINE = "caverna position 1"
HARVESTS = {name: harvest for harvest, name in HARVEST_NAMES.items()}
PHASES = ("round", "work", "harvest", "scoring")
LAST_ROUND = 12
MOST_DRAWINGS = 999
NOT_SAID = -1
AS_IS = "as_is"
"""The line of a position that cannot be, and is set up on purpose."""
SETUP_LINES = (AS_IS, "players", "furnishings", "expansion", "option", "seed")
MANY_LINES = ("option", "on")
"""Lines of the table of which there can be several."""


def without_comments(text: str) -> list[Line]:
    """The lines that say something, as numbered words."""
    lines = [(number, line.split("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, words) for number, words in lines if words]


def first_words(text: str) -> str:
    """The first line that says something, by which a position is known."""
    return " ".join(next((words for _, words in without_comments(text)), []))


class PositionReader:
    """Reads a position line by line: first the table, then each seat."""

    harvests = HARVESTS
    phases: tuple[str, ...] = PHASES

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.line = 1
        self.said: dict[str, int] = {}
        """For each kind of line of the table the number of the last one."""
        self.dwarf_lines: dict[int, int] = {}
        """For each seat the line with its dwarfs."""
        self.phase = "work"
        self.turn = self.order = self.harvest = self.questions = NOT_SAID
        self.drawings = 0
        self.cards: list[int] | None = None

    def game(self) -> Game:
        """Everything that is written, as a game that waits for the next decision."""
        if not self.lines or " ".join(self.lines[0][1]) != FIRST_LINE:
            raise BrokenPosition(
                self.lines[0][0] if self.lines else 1, say("wrong-position-first-line", line=FIRST_LINE)
            )
        try:
            table, seats = self.split()
            self.read_setup(table)
            self.read_table(table)
            self.lay_out_tiles()
            for number, seat, lines in seats:
                self.read_seat(number, seat, lines)
            self.lay_out_cards()
            self.turn_markers()
            self.state.agenda[:] = self.agenda()
            self.check()
        except (Wrong, BadSetup) as wrong:
            raise BrokenPosition(self.line, what_is_said(wrong)) from None
        settle(self.state)
        origin = "".join(" ".join(words) + "\n" for _, words in self.lines)
        return game_at(self.setup, self.state, [], False, self.drawings, origin)

    def check(self) -> None:
        """Refuse what no game leads to, unless it is there on purpose."""
        if AS_IS not in self.said:
            for fault in impossible(self.state):
                self.line = fault.line(self.lines)
                raise Wrong(say("wrong-impossible", why=fault.why, line=AS_IS))

    def split(self) -> tuple[list[Line], list[tuple[int, int, list[Line]]]]:
        """The lines of the table, and for each seat where it begins, which it is, and its lines."""
        table: list[Line] = []
        seats: list[tuple[int, int, list[Line]]] = []
        for number, words in self.lines[1:]:
            self.line = number
            if words[0] == "seat":
                seat = read.seat(words[1:], MOST_PLAYERS)
                if seat in [other for _, other, _ in seats]:
                    raise Wrong(say("wrong-seat-twice", seat=words[1]))
                seats.append((number, seat, []))
            else:
                (seats[-1][2] if seats else table).append((number, words))
        return table, seats

    # The table.

    def read_setup(self, table: list[Line]) -> None:
        """Players, set and options come first: everything else is read with their rules."""
        players, furnishings, seed = 2, "full", 0
        expansion = expansion_of(self.lines)
        options: dict[str, str] = {}
        for self.line, words in table:
            key, rest = words[0], words[1:]
            if key in self.said and key not in MANY_LINES:
                raise Wrong(say("wrong-second-line-of-position", word=key))
            self.said[key] = self.line
            if key == "players":
                players = read.number(rest, 1, MOST_PLAYERS)
            elif key == "furnishings":
                furnishings = read.one_of(rest, FURNISHING_SETS)
            elif key == "seed":
                seed = read.seed(rest)
            elif key == "expansion":
                read.one_of(rest, tuple(all_expansions()))
            elif key == AS_IS:
                read.nothing_more(rest)
            elif key == "option":
                name, value = read_option(rest, expansion_named(expansion))
                options[name] = value
        self.setup = Setup(players, furnishings, options, seed, expansion)
        self.rules = self.setup.ruleset()
        self.state: GameState = self.setup.new_state()
        self.state.round = self.rules.rounds[0]

    def read_table(self, table: list[Line]) -> None:
        """Round, cards, goods on spaces, whose turn."""
        players = self.setup.players
        for self.line, words in table:
            key, rest = words[0], words[1:]
            if key in SETUP_LINES:
                continue
            if key == "drawings":
                self.drawings = read.number(rest, 0, MOST_DRAWINGS)
            elif key == "round":
                self.state.round = read.number(rest, 1, LAST_ROUND)
                if self.state.round not in self.rules.rounds:
                    raise Wrong(say("wrong-no-such-round", round=self.state.round, players=players))
            elif key == "start":
                self.state.start = read.seat(rest, players)
            elif key == "turn":
                self.turn = read.seat(rest, players)
            elif key == "order":
                self.order = read.number(rest, 1, LARGEST_WEAPON)
            elif key == "phase":
                self.phase = read.one_of(rest, self.phases)
            elif key == "harvest":
                self.harvest = self.harvests[read.one_of(rest, tuple(self.harvests))]
            elif key == "questions":
                self.questions = read.number(rest, 0, len(HARVEST_EVENTS))
            elif key == "cards":
                self.cards = [read.space(word, self.rules) for word in rest]
            elif key == "covered":
                self.read_covered(rest)
            elif key == "on":
                self.read_stock(rest)
            else:
                self.read_other_line(key, rest)

    def read_other_line(self, key: str, rest: list[str]) -> None:
        """A line the base game does not know."""
        raise Wrong(say("wrong-no-line-of-position", word=key))

    def lay_out_tiles(self) -> None:
        """Which tiles are for sale: in the base game all of them are, from the start."""

    def read_covered(self, keys: list[str]) -> None:
        """Tiles that lie under others: nobody has them any more, and nobody can build them."""
        for key in keys:
            room = read.furnishing(key, self.rules)
            if not self.state.available >> room & 1 or not self.rules.furnishings[room].covers:
                raise Wrong(say("wrong-covers-nothing", word=key))
            self.state.take_from_display(room)

    def read_stock(self, words: list[str]) -> None:
        """`on logging wood 4`."""
        space = read.space(words[0] if words else "", self.rules)
        if self.rules.space(space).accumulates is None:
            raise Wrong(say("wrong-nothing-accumulates", space=words[0]))
        if self.state.stock[space]:
            raise Wrong(say("wrong-space-twice", space=words[0]))
        self.state.stock[space] = read.goods(words[1:])

    def read_seat(self, number: int, seat: int, lines: list[Line]) -> None:
        """One player's lines."""
        self.line = number
        if seat >= self.setup.players:
            raise Wrong(say("wrong-no-seat", seat=SEAT_NAMES[seat], players=self.setup.players))
        self.dwarf_lines[seat] = next((line for line, words in lines if words[0] == "dwarfs"), number)
        reader = self.seat_reader(seat)
        reader.line = number
        try:
            reader.read(lines)
        finally:
            self.line = reader.line

    def seat_reader(self, seat: int) -> SeatReader:
        """Who reads the lines of a seat."""
        return SeatReader(self.state, seat)

    # Putting it together.

    def lay_out_cards(self) -> None:
        """The cards on display; if none are written, the first that can have come."""
        state, rules = self.state, self.rules
        is_before_reveal = self.phase == "round"
        rounds = [r for r in rules.rounds if r < state.round or (r == state.round and not is_before_reveal)]
        cards = self.cards
        if cards is None:
            cards = []
            for number in rounds:
                cards.append(next(card for card in rules.cards_by_round[number] if card not in cards))
        self.line = self.said.get("cards", self.said.get("round", 1))
        for card in cards:
            front, back = rules.space(card).turns_over
            if front:
                turned = {rules.space_number[front]: rules.space_number[back]}
                cards = [turned.get(other, other) for other in cards]
        if len(set(cards)) < len(cards) or any(rules.space(card).stage == 0 for card in cards):
            raise Wrong(say("wrong-card-twice"))
        state.cards = tuple(cards)
        for card in cards:
            state.cards_left &= ~(1 << card)
        for space in rules.spaces:
            if space is not None and space.turns_over[1] and rules.space_number[space.turns_over[1]] in cards:
                state.cards_left &= ~(1 << rules.space_number[space.turns_over[0]])
        self.check_cards([number for number in rules.rounds if number not in rounds])
        self.check_display()

    def check_cards(self, to_come: list[int]) -> None:
        """Every round that is still to come finds a card."""
        for number in to_come:
            stage = self.rules.cards_by_round[number]
            needed = [other for other in to_come if self.rules.cards_by_round[other] == stage]
            left = [card for card in stage if self.state.cards_left >> card & 1]
            if len(left) < len(needed):
                keys = ", ".join(self.rules.space_keys[card] for card in stage)
                raise Wrong(say("wrong-too-many-cards", round=self.state.round, cards=keys))

    def check_display(self) -> None:
        """Dwarfs and goods are only where a space is; before a round, goods may wait for the card to come."""
        state, rules = self.state, self.rules
        shown = {*rules.printed, *state.cards}
        for number, key in enumerate(rules.space_keys):
            if number in shown:
                continue
            if state.occupied[number] != NOBODY:
                self.line = self.dwarf_lines[state.occupied[number]]
                raise Wrong(say("wrong-dwarf-off-display", space=key))
            if state.stock[number] and self.phase != "round":
                self.line = self.said["on"]
                raise Wrong(say("wrong-goods-off-display", space=key))

    def turn_markers(self) -> None:
        """How many markers have been turned up by now, and what this round's brings."""
        state = self.state
        self.rules.course.announce_harvest(state)
        turned = [r for r in self.rules.rounds if FIRST_ROUND_WITH_MARKER <= r <= state.round]
        is_late = self.setup.options.harvest_marker == "round_end"
        if turned and turned[-1] == state.round:
            if self.phase == "round" or (self.phase == "work" and is_late and self.setup.players > 1):
                turned.pop()
            elif state.harvest == NOT_YET_KNOWN:
                state.harvest = HARVEST
        if self.setup.players > 1:
            seen = self.questions if self.questions != NOT_SAID else max(0, len(turned) - state.leaves)
            self.line = self.said.get("questions", self.said.get("round", 1))
            if seen > len(turned):
                raise Wrong(say("wrong-too-many-questions", seen=seen, turned=len(turned)))
            if len(turned) - seen > state.leaves:
                raise Wrong(say("wrong-too-few-questions", round=state.round, leaves=state.leaves))
            state.questions -= seen
            state.questions_seen = seen
            state.leaves -= len(turned) - seen
        if self.harvest != NOT_SAID:
            self.line = self.said["harvest"]
            if self.harvest == NOT_YET_KNOWN and state.harvest != NOT_YET_KNOWN:
                raise Wrong(say("wrong-harvest-known"))
            state.harvest = self.harvest

    def agenda(self) -> list[Step]:
        """What is still to come in this round, last things first."""
        state = self.state
        turn = self.turn if self.turn != NOT_SAID else state.start
        self.line = self.said.get("order", self.line)
        if self.order != NOT_SAID and self.phase != "work":
            raise Wrong(say("wrong-out-of-order"))
        if self.phase == "round":
            return [StartRound(NATURE, state.round)]
        if self.phase == "scoring":
            return list(reversed(state.rules.course.last_steps(state)))
        course = self.rules.course
        steps: list[Step] = [NextRound(NATURE), course.harvest()]
        if self.phase != "work":
            return steps
        if state.harvest == NOT_YET_KNOWN:
            steps.append(course.reveal_marker())
        steps.append(course.return_home())
        if self.order == NOT_SAID:
            return [*steps, course.next_turn(turn)]
        following = course.next_turn((turn + 1) % self.setup.players)
        return [*steps, following, self.placing(turn, self.dwarf_out_of_order(turn))]

    def placing(self, seat: int, dwarf: int) -> Step:
        """The step in which a certain dwarf is placed."""
        return PlaceDwarf(seat, dwarf)

    def dwarf_out_of_order(self, turn: int) -> int:
        """The dwarf for whom a ruby has been paid."""
        player = self.state.players[turn]
        for dwarf in placeable(player):
            if player.weapons[dwarf] == self.order:
                return dwarf
        raise Wrong(say("wrong-no-such-dwarf", seat=SEAT_NAMES[turn], strength=self.order))


def expansion_of(lines: list[Line]) -> str:
    """The expansion the lines name, as it is written."""
    named = [words[1] for _, words in lines if words[0] == "expansion" and len(words) > 1]
    return named[0] if named and named[0] in all_expansions() else BASE_GAME
