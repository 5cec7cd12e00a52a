"""One seat of a position with Frantic Fiends: orcs, traps, stocked mines, friends and captives."""

from caverna.engine.home_board import CELLS, ENTRY_CELL, FOREST, MOUNTAIN, ON_BOARD
from caverna.engine.moves import LARGEST_WEAPON
from caverna.engine.reasons import say
from caverna.engine.state.game_state import NOBODY, GameState
from caverna.engine.state.player import HOME
from caverna.expansions.frantic_fiends.content.traps import HOLDING, TRAP_KEYS
from caverna.expansions.frantic_fiends.engine.orc_event import LAST_ORC
from caverna.expansions.frantic_fiends.engine.orcs import cover
from caverna.expansions.frantic_fiends.engine.player import ASIDE, GONE, ORC_NAMES, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, own
from caverna.expansions.frantic_fiends.figures.check import HIGHEST_MARKER
from caverna.record import position_words as read
from caverna.record.position_seat import SeatReader
from caverna.record.position_words import Wrong

MOST_MINED = 999
GOES = {"aside": ASIDE, "gone": GONE}
FIEND_SEAT_LINES = ("orc", "held", "trap", "mined", "friend", "captive")


class FiendSeatReader(SeatReader):
    """Reads the lines of one seat into the state. What depends on other lines waits for the last one."""

    def __init__(self, state: GameState, seat: int) -> None:
        super().__init__(state, seat)
        self.fiend: FiendPlayer = own(state, seat)
        self.orc_lines: dict[int, int] = {}
        self.waiting: dict[str, list[tuple[int, list[str]]]] = {key: [] for key in FIEND_SEAT_LINES}
        """The lines of each kind that are read at the end, with their numbers."""
        self.readers |= {
            "orc": self.read_orc,
            "held": self.read_later,
            "trap": self.read_trap,
            "mined": self.read_later,
            "friend": self.read_later,
            "captive": self.read_later,
        }

    def read_later(self, words: list[str]) -> None:
        self.waiting[words[0]].append((self.line, words))

    def read(self, lines: list[tuple[int, list[str]]]) -> None:
        super().read(lines)
        last = self.line
        if self.fiend.stables & self.fiend.trapped:
            raise Wrong(say("wrong-stable-on-trap"))
        self.cover_ground()
        for key, finish in (
            ("friend", self.read_friend),
            ("held", self.read_held),
            ("mined", self.read_mined),
            ("captive", self.read_captive),
        ):
            for number, words in self.waiting[key]:
                self.line = number
                finish(words)
        self.line = last

    # Orcs.

    def read_orc(self, words: list[str]) -> None:
        """`orc a b2 5`, `orc a gone`, `orc d aside`."""
        if not 3 <= len(words) <= 4:
            raise Wrong(say("wrong-orc"))
        orc = read_letter(words[1], ORCS)
        if orc in self.orc_lines:
            raise Wrong(say("wrong-orc-twice", orc=words[1]))
        self.orc_lines[orc] = self.line
        place = GOES[words[2]] if words[2] in GOES else read_cell_on_board(words[2])
        if place == ASIDE and orc != LAST_ORC:
            raise Wrong(say("wrong-orc-not-aside", orc=words[1], other=ORC_NAMES[LAST_ORC]))
        strength = 0 if place == GONE else self.fiend.strengths[orc]
        if len(words) == 4:
            if place == GONE:
                raise Wrong(say("wrong-orc-gone", orc=words[1]))
            strength = read.number(words[3:], 1, max(HIGHEST_MARKER, strength))
        self.put(orc, place, strength)
        if place >= 0 and MOUNTAIN >> place & 1:
            self.waiting["orc"].append((self.line, words))

    def put(self, orc: int, place: int, strength: int) -> None:
        """An orc stands there with this strength."""
        player = self.fiend
        player.orcs = (*player.orcs[:orc], place, *player.orcs[orc + 1 :])
        player.strengths = (*player.strengths[:orc], strength, *player.strengths[orc + 1 :])

    def cover_ground(self) -> None:
        """Orcs in the cave sit on what is written there."""
        for number, words in self.waiting["orc"]:
            self.line = number
            cell = read.cell(words[2])
            if cell == ENTRY_CELL:
                if not self.fiend.owned >> rules_of(self.state).entry_with_orc & 1:
                    cover(self.state, self.seat, cell)
            elif self.fiend.covered >> cell & 1:
                raise Wrong(say("wrong-two-orcs", cell=words[2]))
            elif not self.fiend.cave_system >> cell & 1:
                raise Wrong(say("wrong-orc-in-rock", cell=words[2]))
            else:
                cover(self.state, self.seat, cell)

    def read_held(self, words: list[str]) -> None:
        """`held a c`: these orcs are kept by the traps they stand on."""
        player, traps = self.fiend, rules_of(self.state).traps
        holding = [cell for cell, kind, is_on in player.traps if is_on and traps[kind].kind == HOLDING]
        taken = [player.orcs[orc] for orc in range(ORCS) if player.held >> orc & 1]
        if not words[1:]:
            raise Wrong(say("wrong-held-nobody"))
        for word in words[1:]:
            orc = read_letter(word, ORCS)
            if player.orcs[orc] not in holding:
                raise Wrong(say("wrong-not-held", orc=word))
            if player.orcs[orc] in taken:
                raise Wrong(say("wrong-held-twice", orc=word))
            taken.append(player.orcs[orc])
            player.held |= 1 << orc

    # Traps and mines.

    def read_trap(self, words: list[str]) -> None:
        """`trap pitfall b2`, `trap pitfall b2 used`."""
        if not 3 <= len(words) <= 4:
            raise Wrong(say("wrong-trap"))
        fiend_state = fiends(self.state)
        kind = TRAP_KEYS.index(read.one_of(words[1:2], TRAP_KEYS))
        is_active = int(read.one_of(words[3:] or ["active"], ("active", "used")) == "active")
        if not is_active and rules_of(self.state).traps[kind].is_permanent:
            raise Wrong(say("wrong-trap-permanent", trap=words[1]))
        cell = read_cell_on_board(words[2])
        self.cover(words[2:3], FOREST)
        if not fiend_state.traps_left[kind]:
            raise Wrong(say("wrong-no-such-trap", trap=words[1]))
        fiend_state.traps_left = tuple(
            left - (other == kind) for other, left in enumerate(fiend_state.traps_left)
        )
        self.fiend.traps = (*self.fiend.traps, (cell, kind, is_active))
        self.fiend.trapped |= 1 << cell

    def read_mined(self, words: list[str]) -> None:
        """`mined e3 4`: ore or rubies in the mine there."""
        if len(words) != 3:
            raise Wrong(say("wrong-mined"))
        cell, player = read.cell(words[1]), self.fiend
        if not player.mines >> cell & 1:
            raise Wrong(say("wrong-no-mine", cell=words[1]))
        if player.mined_on(cell):
            raise Wrong(say("wrong-mine-twice", cell=words[1]))
        player.mined = tuple(sorted((*player.mined, (cell, read.number(words[2:], 1, MOST_MINED)))))

    # Friends and captives.

    def read_friend(self, words: list[str]) -> None:
        """`friend a d3`, `friend a d3@logging`: which orc, his room, the space he works on."""
        if len(words) != 3:
            raise Wrong(say("wrong-friend"))
        player, rules = self.fiend, rules_of(self.state)
        orc = read_letter(words[1], len(ORC_NAMES))
        name, at, where = words[2].partition("@")
        home = read.cell(name)
        if orc in [friend[0] for friend in player.friends]:
            raise Wrong(say("wrong-orc-twice", orc=words[1]))
        if orc < ORCS:
            if orc in self.orc_lines and player.orcs[orc] != GONE:
                raise Wrong(say("wrong-friend-and-fiend", orc=words[1]))
            self.put(orc, GONE, 0)
        room = dict((*player.rooms, *player.hidden)).get(home, -1)
        if room < 0 or not (rules.orc_dwellings | 1 << rules.guest_dwelling) >> room & 1:
            raise Wrong(say("wrong-no-room-for-friend", cell=name))
        if home in [friend[1] for friend in player.friends]:
            raise Wrong(say("wrong-two-friends", cell=name))
        place = read.space(where, rules) if at else HOME
        if place != HOME:
            if player.covered >> home & 1:
                raise Wrong(say("wrong-friend-is-held", cell=name, orc=words[1]))
            if self.state.occupied[place] != NOBODY:
                raise Wrong(say("wrong-friend-in-the-way", space=where))
            self.state.occupied[place] = self.seat
        player.friends = (*player.friends, (orc, home, place))

    def read_captive(self, words: list[str]) -> None:
        """`captive 0 e3`: a dwarf with this weapon is held there; `captive 0 e3 4`: it is the fourth one."""
        if not 3 <= len(words) <= 4:
            raise Wrong(say("wrong-captive"))
        player = self.fiend
        strength, cell = read.number(words[1:2], 0, LARGEST_WEAPON), read.cell(words[2])
        if not player.covered >> cell & 1:
            raise Wrong(say("wrong-no-jailer", cell=words[2]))
        if cell in [where for _, where in player.captives]:
            raise Wrong(say("wrong-two-captives", cell=words[2]))
        found = captivable(player, strength)
        if len(words) == 4:
            number = read.number(words[3:], 1, player.dwarfs) - 1
            found = [dwarf for dwarf in found if dwarf == number]
        if not found:
            raise Wrong(say("wrong-no-captive", strength=strength))
        if player.free_dwarfs == 1:
            raise Wrong(say("wrong-last-free-dwarf"))
        player.captives = (*player.captives, (found[0], cell))
        player.captured |= 1 << found[0]


def captivable(player: FiendPlayer, strength: int) -> list[int]:
    """The dwarfs with a weapon of this strength who can be held captive."""
    return [
        dwarf
        for dwarf, weapon in enumerate(player.weapons)
        if weapon == strength and player.places[dwarf] == HOME and not player.idle >> dwarf & 1
    ]


def read_letter(word: str, count: int) -> int:
    """An orc by its letter."""
    return ORC_NAMES.index(read.one_of([word], tuple(ORC_NAMES[:count])))


def read_cell_on_board(name: str) -> int:
    """A space of the home board; beside it there are only tiles of the cave."""
    cell = read.cell(name)
    if not (ON_BOARD | MOUNTAIN) >> cell & 1:
        raise Wrong(say("wrong-cell-beside", cell=CELLS[cell]))
    return cell
