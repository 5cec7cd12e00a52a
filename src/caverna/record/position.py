"""Positions written by hand: boards, goods, animals, dwarfs, cards on display, whose turn.

    caverna position 1
    players 2
    round 5
    turn A
    on logging wood 4

    seat A
    goods wood 3 stone 2 food 5
    animals sheep 2 dog 1
    dwarfs 0 0 3@logging
    meadow a4 b4
    field c4 grain 3
    room seam d3

What a line does not say is as at the start of the game: empty, unarmed, at home. `#` begins a comment.
docs/formats.md lists all lines.
"""

from collections.abc import Callable

from caverna.engine.agenda.step import Step
from caverna.engine.errors import BadSetup, BrokenPosition
from caverna.engine.goods import GOOD_BY_NAME, Goods
from caverna.engine.home_board import (
    CELL_BY_NAME,
    CELLS,
    FOREST,
    FOREST_PAIRS,
    MOUNTAIN,
    ON_BOARD,
    STARTING_CAVERN,
)
from caverna.engine.moves import LARGEST_WEAPON, SEAT_NAMES
from caverna.engine.rounds.game_flow import Finish, LastChance, NextRound, StartRound
from caverna.engine.rounds.harvest import HarvestTime
from caverna.engine.rounds.reveal import FIRST_ROUND_WITH_MARKER, HARVEST_EVENTS, RevealMarker, announce_harvest
from caverna.engine.rounds.work_phase import NextTurn, ReturnHome
from caverna.engine.ruleset import OPTION_VALUES, Options
from caverna.engine.settle import settle
from caverna.engine.state.game_state import (
    FIELD_OR_BREEDING,
    HARVEST,
    NATURE,
    NO_HARVEST,
    NOBODY,
    NOT_YET_KNOWN,
    PAYMENT,
    GameState,
)
from caverna.engine.state.player import HOME, Player
from caverna.game import Game
from caverna.setup import Setup

FIRST_LINE = "caverna position 1"
HARVESTS = {"none": NO_HARVEST, "payment": PAYMENT, "normal": HARVEST, "choice": FIELD_OR_BREEDING}
HARVESTS["unknown"] = NOT_YET_KNOWN
PHASES = ("round", "work", "harvest", "scoring")
MOST_DWARFS = 6
MOST_STABLES = 3


class Wrong(Exception):
    """What is wrong with the line being read."""


Words = list[str]


def read_position(text: str) -> Game:
    """A game in the written position."""
    return Reader(text).game()


class Reader:
    """Reads a position line by line: first the table, then each seat."""

    def __init__(self, text: str) -> None:
        lines = [(number, line.split("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
        self.lines = [(number, words) for number, words in lines if words]
        self.line = 1

    def game(self) -> Game:
        """Everything that is written, as a game that waits for the next decision."""
        if not self.lines or " ".join(self.lines[0][1]) != FIRST_LINE:
            raise BrokenPosition(1, f"the first line must be {FIRST_LINE!r}")
        table, seats = self.split()
        try:
            self.read_setup(table)
            self.read_table(table)
            for seat, lines in seats:
                self.read_seat(seat, lines)
            self.line = self.lines[-1][0]
            self.finish()
        except (Wrong, BadSetup) as wrong:
            raise BrokenPosition(self.line, str(wrong)) from None
        return self.result

    def split(self) -> tuple[list[tuple[int, Words]], list[tuple[int, list[tuple[int, Words]]]]]:
        """The lines of the table and the lines of each seat."""
        table: list[tuple[int, Words]] = []
        seats: list[tuple[int, list[tuple[int, Words]]]] = []
        for number, words in self.lines[1:]:
            if words[0] == "seat":
                if len(words) != 2 or words[1] not in SEAT_NAMES or len(words[1]) != 1:
                    raise BrokenPosition(number, f"a seat is one letter from {SEAT_NAMES[0]} to {SEAT_NAMES[-1]}")
                seat = SEAT_NAMES.index(words[1])
                if seat in [other for other, _ in seats]:
                    raise BrokenPosition(number, f"seat {words[1]} is described twice")
                seats.append((seat, []))
            else:
                (seats[-1][1] if seats else table).append((number, words))
        return table, seats

    # The table.

    def read_setup(self, table: list[tuple[int, Words]]) -> None:
        """Players, set and options come first: everything else is read with their rules."""
        players, furnishings, options = 2, "full", {}
        for self.line, words in table:
            if words[0] == "players":
                players = self.number(words[1:], 1, 7)
            elif words[0] == "furnishings":
                furnishings = self.word(words[1:])
            elif words[0] == "option":
                if len(words) != 3 or words[1] not in OPTION_VALUES:
                    raise Wrong(f"an option is written 'option NAME VALUE' with one of {', '.join(OPTION_VALUES)}")
                options[words[1]] = words[2]
        self.setup = Setup(players, furnishings, Options(**options))
        self.result = Game(self.setup, deals=False)
        self.state: GameState = self.result.state
        self.rules = self.state.rules

    def read_table(self, table: list[tuple[int, Words]]) -> None:
        """Round, cards, goods on spaces, whose turn."""
        self.phase, self.turn, self.harvest = "work", -1, -1
        self.questions_seen = 0
        self.cards: list[int] | None = None
        self.state.round = self.rules.rounds[0]
        for self.line, words in table:
            key, rest = words[0], words[1:]
            if key in ("players", "furnishings", "option"):
                continue
            if key == "seed":
                self.setup = Setup(self.setup.players, self.setup.furnishings, self.setup.options, int(self.word(rest)))
            elif key == "round":
                self.state.round = self.number(rest, 1, 12)
                if self.state.round not in self.rules.rounds:
                    raise Wrong(f"round {self.state.round} is not played with {self.setup.players} players")
            elif key == "start":
                self.state.start = self.seat(rest)
            elif key == "turn":
                self.turn = self.seat(rest)
            elif key == "phase":
                self.phase = self.choice(rest, PHASES)
            elif key == "harvest":
                self.harvest = HARVESTS[self.choice(rest, tuple(HARVESTS))]
            elif key == "questions":
                self.questions_seen = self.number(rest, 0, len(HARVEST_EVENTS))
            elif key == "cards":
                self.cards = [self.space(word) for word in rest]
            elif key == "on":
                space = self.space(rest[0] if rest else "")
                if self.rules.space(space).accumulates is None:
                    raise Wrong(f"nothing accumulates on {rest[0]}")
                self.state.stock[space] = self.goods(rest[1:])
            else:
                raise Wrong(f"{key!r} is no line of a position; a home board begins with 'seat A'")

    # A seat.

    def read_seat(self, seat: int, lines: list[tuple[int, Words]]) -> None:
        """One player's lines."""
        if seat >= self.setup.players:
            raise BrokenPosition(self.line, f"there is no seat {SEAT_NAMES[seat]} with {self.setup.players} players")
        player = self.state.own(seat)
        self.used = 1 << CELL_BY_NAME["d4"]
        player.caverns = 0
        readers: dict[str, Callable[[int, Player, Words], None]] = {
            "goods": self.read_goods,
            "animals": self.read_goods,
            "dwarfs": self.read_dwarfs,
            "begging": self.read_begging,
            "passed": self.read_passed,
            "doubled": self.read_doubled,
            "meadow": self.read_tile,
            "field": self.read_field,
            "small_pasture": self.read_tile,
            "large_pasture": self.read_large_pasture,
            "stable": self.read_stables,
            "cavern": self.read_tile,
            "tunnel": self.read_tile,
            "deep_tunnel": self.read_tile,
            "ore_mine": self.read_tile,
            "ruby_mine": self.read_tile,
            "room": self.read_room,
            "delivery": self.read_delivery,
        }
        for self.line, words in lines:
            reader = readers.get(words[0])
            if reader is None:
                raise Wrong(f"{words[0]!r} is no line of a seat. There are: {', '.join(readers)}")
            reader(seat, player, words)
        if not self.used & STARTING_CAVERN:
            player.caverns |= STARTING_CAVERN
        self.check_stables(player)
        self.state.crowded |= 1 << seat

    def read_goods(self, seat: int, player: Player, words: Words) -> None:
        for good, amount in self.goods(words[1:]):
            player.goods[good] = amount

    def read_begging(self, seat: int, player: Player, words: Words) -> None:
        player.begging = self.number(words[1:], 0, 999)

    def read_passed(self, seat: int, player: Player, words: Words) -> None:
        player.passed = 1

    def read_doubled(self, seat: int, player: Player, words: Words) -> None:
        player.doubled = 1

    def read_dwarfs(self, seat: int, player: Player, words: Words) -> None:
        """`0 5 8@logging new@growth`: strength, and where the dwarf stands."""
        weapons, places, newborns = [], [], 0
        for dwarf, word in enumerate(words[1:]):
            strength, _, where = word.partition("@")
            if strength == "new":
                newborns |= 1 << dwarf
                strength = "0"
            weapons.append(self.number([strength], 0, LARGEST_WEAPON))
            places.append(self.space(where) if where else HOME)
            if where and not newborns >> dwarf & 1:
                if self.state.occupied[places[-1]] != NOBODY:
                    raise Wrong(f"two dwarfs stand on {where}")
                self.state.occupied[places[-1]] = seat
        if not 2 <= len(weapons) <= MOST_DWARFS:
            raise Wrong(f"a player has 2 to {MOST_DWARFS} dwarfs, here are {len(weapons)}")
        player.weapons, player.places, player.newborns = tuple(weapons), tuple(places), newborns

    def read_tile(self, seat: int, player: Player, words: Words) -> None:
        """`meadow a4 b4`: any number of spaces with the same tile."""
        kind = words[0]
        land = FOREST if kind in ("meadow", "small_pasture") else MOUNTAIN
        for name in words[1:]:
            bit = self.cover(name, land)
            if kind == "meadow":
                player.meadows |= bit
            elif kind == "small_pasture":
                player.small_pastures |= bit
            elif kind == "cavern":
                player.caverns |= bit
            elif kind == "tunnel":
                player.tunnels |= bit
            elif kind == "deep_tunnel":
                player.deep_tunnels |= bit
            elif kind == "ore_mine":
                player.ore_mines |= bit
            else:
                player.ruby_mines |= bit

    def read_field(self, seat: int, player: Player, words: Words) -> None:
        """`field c4 b3` empty ones, `field c4 grain 3` with a crop."""
        names = [word for word in words[1:] if word in CELL_BY_NAME]
        rest = words[1 + len(names) :]
        bits = 0
        for name in names:
            bits |= self.cover(name, FOREST)
        player.fields |= bits
        if not rest:
            return
        crops = {("grain", "1"), ("grain", "2"), ("grain", "3"), ("vegetable", "1"), ("vegetable", "2")}
        if len(rest) != 2 or (rest[0], rest[1]) not in crops:
            raise Wrong(f"{' '.join(rest)!r}: on a field are grain 1 to 3 or vegetable 1 to 2")
        crop = f"{rest[0]}_{rest[1]}"
        setattr(player, crop, getattr(player, crop) | bits)

    def read_large_pasture(self, seat: int, player: Player, words: Words) -> None:
        if len(words) != 3:
            raise Wrong("a large pasture is written with its two spaces: large_pasture a1 a2")
        first, second = self.cell(words[1]), self.cell(words[2])
        if (min(first, second), max(first, second)) not in FOREST_PAIRS:
            raise Wrong(f"{words[1]} and {words[2]} are not neighbouring forest spaces")
        bits = self.cover(words[1], FOREST) | self.cover(words[2], FOREST)
        player.large_pastures |= bits
        player.large_areas = (*player.large_areas, bits)

    def read_stables(self, seat: int, player: Player, words: Words) -> None:
        for name in words[1:]:
            cell = self.cell(name)
            if not FOREST >> cell & 1:
                raise Wrong(f"{name} is in the mountain: stables stand in the forest")
            player.stables |= 1 << cell

    def check_stables(self, player: Player) -> None:
        """At most three, never on a field, beside the board only on a tile."""
        if player.stables.bit_count() > MOST_STABLES:
            raise Wrong(f"a player has {MOST_STABLES} stables, here are {player.stables.bit_count()}")
        if player.stables & player.fields or player.stables & ~ON_BOARD & ~player.tilled:
            raise Wrong("a stable stands on a field or beside the board")

    def read_room(self, seat: int, player: Player, words: Words) -> None:
        """`room seam d3`."""
        if len(words) != 3 or words[1] not in self.rules.furnishing_number:
            raise Wrong(f"{' '.join(words)!r}: a room is written 'room KEY SPACE', for instance room seam d3")
        number = self.rules.furnishing_number[words[1]]
        tile = self.rules.furnishings[number]
        if not tile.is_for_sale or not (self.state.available >> number & 1):
            raise Wrong(f"{words[1]} is not in this game, or built twice")
        cell = self.cell(words[2])
        self.cover(words[2], MOUNTAIN)
        player.rooms = (*player.rooms, (cell, number))
        player.owned |= 1 << number
        if not tile.is_unlimited:
            self.state.available &= ~(1 << number)

    def read_delivery(self, seat: int, player: Player, words: Words) -> None:
        """`delivery wood_supplier 5`: for so many more rounds."""
        if len(words) != 3 or words[1] not in self.rules.furnishing_number:
            raise Wrong("a delivery is written 'delivery KEY ROUNDS', for instance delivery wood_supplier 5")
        number = self.rules.furnishing_number[words[1]]
        most = self.rules.furnishings[number].deliveries
        if not most:
            raise Wrong(f"{words[1]} delivers nothing")
        player.deliveries = (*player.deliveries, (number, self.number(words[2:], 1, most)))

    # Words.

    def word(self, words: Words) -> str:
        if len(words) != 1:
            raise Wrong(f"one word is expected here, not {len(words)}")
        return words[0]

    def choice(self, words: Words, choices: tuple[str, ...]) -> str:
        word = self.word(words)
        if word not in choices:
            raise Wrong(f"{word!r}: choose one of {', '.join(choices)}")
        return word

    def number(self, words: Words, least: int, most: int) -> int:
        word = self.word(words)
        if not word.isdecimal() or not least <= int(word) <= most:
            raise Wrong(f"{word!r}: a number from {least} to {most} is expected")
        return int(word)

    def seat(self, words: Words) -> int:
        name = self.word(words)
        if name not in SEAT_NAMES[: self.setup.players]:
            raise Wrong(f"{name!r}: the seats are {', '.join(SEAT_NAMES[: self.setup.players])}")
        return SEAT_NAMES.index(name)

    def space(self, key: str) -> int:
        number = self.rules.space_number.get(key, -1)
        if number < 0 or self.rules.spaces[number] is None:
            raise Wrong(f"{key!r} is no space of a game with {self.setup.players} players")
        return number

    def cell(self, name: str) -> int:
        if name not in CELL_BY_NAME:
            raise Wrong(f"{name!r} is no space of the home board; they go from a1 to f4")
        return CELL_BY_NAME[name]

    def cover(self, name: str, land: int) -> int:
        """Take a space for a tile, once."""
        bit = 1 << self.cell(name)
        if not bit & land:
            raise Wrong(f"{name} is {'forest' if land == MOUNTAIN else 'mountain'}: this tile does not go there")
        if bit & self.used:
            raise Wrong(f"{name} has two tiles")
        self.used |= bit
        return bit

    def goods(self, words: Words) -> Goods:
        """`wood 3 stone 2`."""
        if len(words) % 2:
            raise Wrong("goods are written in pairs: wood 3 stone 2")
        amounts: dict[int, int] = {}
        for name, amount in zip(words[::2], words[1::2], strict=True):
            if name not in GOOD_BY_NAME:
                raise Wrong(f"{name!r} is no good. There are: {', '.join(GOOD_BY_NAME)}")
            amounts[GOOD_BY_NAME[name]] = self.number([amount], 0, 999)
        return tuple(sorted((good, amount) for good, amount in amounts.items() if amount))

    # Putting it together.

    def finish(self) -> None:
        """Cards, markers and the agenda, then on to the next decision."""
        state = self.state
        self.lay_out_cards()
        self.turn_markers()
        if self.harvest >= 0:
            state.harvest = self.harvest
        state.agenda[:] = self.agenda()
        self.result.setup = self.setup
        settle(state)

    def lay_out_cards(self) -> None:
        """The cards on display; if none are written, the first that can have come."""
        state = self.state
        is_before_reveal = self.phase == "round"
        rounds = [r for r in self.rules.rounds if r < state.round or (r == state.round and not is_before_reveal)]
        if self.cards is None:
            self.cards = []
            for number in rounds:
                self.cards.append(next(c for c in self.rules.cards_by_round[number] if c not in self.cards))
        numbers = self.rules.space_number
        for card in self.cards:
            front, back = self.rules.space(card).turns_over
            if front:
                self.cards = [numbers[back] if c == numbers[front] else c for c in self.cards]
        state.cards = tuple(self.cards)
        for card in self.cards:
            state.cards_left &= ~(1 << card)
        for card in state.cards:
            for other in self.rules.spaces:
                if other is not None and other.turns_over[1] and numbers[other.turns_over[1]] == card:
                    state.cards_left &= ~(1 << numbers[other.turns_over[0]])
        shown = {*self.rules.printed, *state.cards}
        for number, occupant in enumerate(state.occupied):
            if occupant != NOBODY and number not in shown:
                raise Wrong(f"a dwarf stands on {self.rules.space_keys[number]}, which is not on display")

    def turn_markers(self) -> None:
        """How many markers have been turned up by now, and what this round's brings."""
        state = self.state
        announce_harvest(state, self.setup.players == 1)
        turned = [r for r in self.rules.rounds if FIRST_ROUND_WITH_MARKER <= r <= state.round]
        is_due_now = self.phase == "round" or (
            self.phase == "work" and self.setup.options.harvest_marker == "round_end"
        )
        if turned and turned[-1] == state.round:
            if is_due_now:
                turned.pop()
            elif state.harvest == NOT_YET_KNOWN:
                state.harvest = HARVEST
        if self.setup.players > 1:
            if self.questions_seen > len(turned):
                raise Wrong(f"{self.questions_seen} question marks, but only {len(turned)} markers are turned up")
            state.questions -= self.questions_seen
            state.leaves -= len(turned) - self.questions_seen
            if state.leaves < 0:
                raise Wrong(f"too few question marks for round {state.round}: there are not so many leaves")
        state.questions_seen = self.questions_seen

    def agenda(self) -> list[Step]:
        """What is still to come in this round, last things first."""
        state = self.state
        if self.phase == "round":
            return [StartRound(NATURE, state.round)]
        if self.phase == "scoring":
            return [Finish(NATURE), *[LastChance(seat) for seat in reversed(state.turn_order())]]
        steps: list[Step] = [NextRound(NATURE), HarvestTime(NATURE)]
        if self.phase == "harvest":
            return steps
        if state.harvest == NOT_YET_KNOWN:
            steps.append(RevealMarker(NATURE))
        turn = self.turn if self.turn >= 0 else state.start
        return [*steps, ReturnHome(NATURE), NextTurn(turn)]


def position_cells(cells: int) -> list[str]:
    """The names of a set of spaces."""
    return [CELLS[cell] for cell in range(len(CELLS)) if cells >> cell & 1]
