"""Positions with Frantic Fiends: boards and strips in play, bribe markers, rewards, and which event it is."""

from caverna.engine.agenda.step import Step
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELL_BY_NAME
from caverna.engine.reasons import say
from caverna.engine.state.game_state import HARVEST, NO_HARVEST, NOT_YET_KNOWN, PAYMENT
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES, campaign_of
from caverna.expansions.frantic_fiends.engine.harvest import ORC_EVENT, PRINTED
from caverna.expansions.frantic_fiends.engine.orc_event import LAST_ORC
from caverna.expansions.frantic_fiends.engine.orcs import EVENT_OF_LAST_ORC
from caverna.expansions.frantic_fiends.engine.player import ASIDE, ORC_NAMES
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.set_up import EVENTS, lay_out
from caverna.expansions.frantic_fiends.engine.state import fiends, own, player_of
from caverna.expansions.frantic_fiends.engine.work import PlaceWorker
from caverna.expansions.frantic_fiends.record.seat import FiendSeatReader
from caverna.record import position_words as read
from caverna.record.position_reader import NOT_SAID, PHASES, PositionReader
from caverna.record.position_seat import SeatReader
from caverna.record.position_words import Line, Wrong

FIEND_HARVESTS = {
    "none": NO_HARVEST,
    "payment": PAYMENT,
    "normal": HARVEST,
    "orcs": ORC_EVENT,
    "unknown": NOT_YET_KNOWN,
}
EVENT = "event"
FIEND_PHASES = (*PHASES, EVENT)
FIEND_LINES = ("extensions", "strips", "bribes", "event", "rewards_taken", "milestone", "first")
"""The lines of the table that only the expansion has."""
ROUNDS_OF_EVENTS = tuple(number for number, what in PRINTED.items() if what == ORC_EVENT)
FIRST_ROUND_WITH_MARKER = max(PRINTED) + 1
PLACE_OF_LAST_ORC = CELL_BY_NAME["b1"]
"""Where the last orc stands if no line says it."""


class FiendReader(PositionReader):
    """Reads a position of a game with the expansion."""

    harvests = FIEND_HARVESTS
    phases = FIEND_PHASES

    def __init__(self, lines: list[Line]) -> None:
        super().__init__(lines)
        self.extensions: list[str] = []
        self.long_strips: list[str] = []
        self.short_strips: list[str] = []
        self.bribes: list[str] = []
        self.rewards_taken: list[str] = []
        self.event = NOT_SAID
        self.milestone = NOT_SAID
        self.first = NOT_SAID
        self.seats: dict[int, FiendSeatReader] = {}

    # The table.

    def read_other_line(self, key: str, rest: list[str]) -> None:
        if key == "extensions":
            self.extensions = some_of(rest, tuple(rules_of(self.state).figures.extensions))
        elif key == "strips":
            figures = rules_of(self.state).figures
            names = some_of(rest, (*figures.long_strips, *figures.short_strips))
            self.long_strips = [name for name in names if name in figures.long_strips]
            self.short_strips = [name for name in names if name in figures.short_strips]
        elif key == "bribes":
            self.bribes = some_of(rest, tuple(self.names_of_bribes()))
        elif key == "rewards_taken":
            self.rewards_taken = some_of(rest, tuple(reward.key for reward in rules_of(self.state).rewards))
        elif key == "event":
            self.event = read.number(rest, 0, EVENTS)
        elif key == "milestone":
            self.milestone = MILESTONES.index(read.one_of(rest, MILESTONES))
        elif key == "first":
            self.first = read.seat(rest, self.setup.players)
        else:
            super().read_other_line(key, rest)

    def names_of_bribes(self) -> list[str]:
        """The goods on the bribe markers, in the order of the figures."""
        return [GOOD_NAMES[good] for good in rules_of(self.state).figures.bribes]

    def lay_out_tiles(self) -> None:
        """Boards, strips and markers as far as they are named, the first others for the rest."""
        fiend_state, rules = fiends(self.state), rules_of(self.state)
        figures = rules.figures
        campaign = campaign_of(rules.fiend_options)
        strips = figures.strips[rules.players]
        self.line = self.said.get("extensions", self.line)
        fiend_state.extensions = self.filled(
            "wrong-number-of-extensions",
            self.extensions,
            tuple(figures.extensions),
            rules.players,
            campaign.used_extensions if campaign else 0,
        )
        self.line = self.said.get("strips", self.line)
        fiend_state.long_strips = self.filled(
            "wrong-number-of-long-strips",
            self.long_strips,
            tuple(figures.long_strips),
            strips,
            campaign.used_long_strips if campaign else 0,
        )
        fiend_state.short_strips = self.filled(
            "wrong-number-of-short-strips",
            self.short_strips,
            tuple(figures.short_strips),
            strips,
            campaign.used_short_strips if campaign else 0,
        )
        names = self.names_of_bribes()
        self.line = self.said.get("bribes", self.line)
        if len(self.bribes) > EVENTS:
            raise Wrong(say("wrong-bribes", events=EVENTS, count=len(self.bribes)))
        chosen = [*self.bribes, *[name for name in names if name not in self.bribes]][:EVENTS]
        fiend_state.bribes = tuple(figures.bribes[names.index(name)] for name in chosen)
        if campaign is not None:
            self.line = self.said.get("milestone", self.line)
            unused = [
                number for number in range(len(MILESTONES)) if not campaign.used_milestones >> number & 1
            ]
            fiend_state.milestone = (
                self.milestone if self.milestone != NOT_SAID else unused[0] if unused else 0
            )
        elif self.milestone != NOT_SAID:
            self.line = self.said["milestone"]
            raise Wrong(say("wrong-no-milestone"))
        lay_out(self.state)
        self.take_rewards()

    def filled(self, why: str, named: list[str], names: tuple[str, ...], count: int, used: int) -> int:
        """The named boards and the first others, as a bit set."""
        if len(named) > count:
            raise Wrong(
                say(
                    why,
                    players=self.rules.players,
                    count=count,
                    found=len(named),
                    here=" ".join(named),
                )
            )
        others = [name for i, name in enumerate(names) if name not in named and not used >> i & 1]
        return sum(1 << names.index(name) for name in [*named, *others][:count])

    def take_rewards(self) -> None:
        """The rewards somebody has had."""
        self.line = self.said.get("rewards_taken", self.line)
        fiend_state, rules = fiends(self.state), rules_of(self.state)
        for number, reward in enumerate(rules.rewards):
            if reward.key in self.rewards_taken:
                if not fiend_state.rewards >> number & 1:
                    raise Wrong(say("wrong-reward-not-there", reward=reward.key))
                fiend_state.rewards &= ~(1 << number)

    def seat_reader(self, seat: int) -> SeatReader:
        self.seats[seat] = FiendSeatReader(self.state, seat)
        return self.seats[seat]

    # Which event it is.

    def turn_markers(self) -> None:
        """What ends this round, how many orc markers have been turned up, how many events have begun."""
        state = self.state
        self.rules.course.announce_harvest(state)
        if self.first != NOT_SAID:
            fiends(state).first = self.first
        turned = [r for r in self.rules.rounds if FIRST_ROUND_WITH_MARKER <= r <= state.round]
        is_late = self.setup.options.harvest_marker == "round_end"
        if turned and turned[-1] == state.round:
            if self.phase == "round" or (self.phase == "work" and is_late):
                turned.pop()
            elif state.harvest == NOT_YET_KNOWN:
                state.harvest = HARVEST
        self.read_harvest()
        seen = self.markers_seen(len(turned))
        state.questions -= seen
        state.questions_seen = seen
        state.leaves -= len(turned) - seen
        fiends(state).event = self.events_before(seen)
        self.check_events()
        self.place_last_orcs()

    def read_harvest(self) -> None:
        """What the end of this round brings, if a line says it."""
        state = self.state
        self.line = self.said.get("harvest", self.said.get("phase", 1))
        if self.phase == EVENT:
            if self.harvest not in (NOT_SAID, ORC_EVENT):
                raise Wrong(say("wrong-phase-of-orcs"))
            state.harvest = ORC_EVENT
        elif self.harvest != NOT_SAID:
            if self.harvest == NOT_YET_KNOWN and state.harvest != NOT_YET_KNOWN:
                raise Wrong(say("wrong-harvest-or-orcs-known"))
            state.harvest = self.harvest

    def has_marker_of_orcs(self) -> bool:
        """Whether this round's marker is turned up and brings the orcs."""
        return self.state.round >= FIRST_ROUND_WITH_MARKER and self.state.harvest == ORC_EVENT

    def markers_seen(self, turned: int) -> int:
        """How many of the markers turned up by now bring orcs."""
        state = self.state
        fewest, most = max(0, turned - state.leaves), min(turned, state.questions)
        self.line = self.said.get("questions", self.said.get("event", self.said.get("round", 1)))
        if self.questions != NOT_SAID:
            if not fewest <= self.questions <= most:
                raise Wrong(
                    say("wrong-orc-markers", count=self.questions, turned=turned, low=fewest, high=most)
                )
            return self.questions
        seen = max(0, self.event - len(ROUNDS_OF_EVENTS))
        if self.has_marker_of_orcs() and self.phase not in (EVENT, "scoring"):
            seen += 1
        if self.has_marker_of_orcs():
            seen = max(1, seen)
        return min(max(fewest, seen), most)

    def events_before(self, seen: int) -> int:
        """How many orc events have begun. With the phase `event` a written number counts the next one."""
        self.line = self.said.get("event", self.said.get("round", 1))
        is_about_to_begin = self.phase == EVENT
        if self.event != NOT_SAID:
            if is_about_to_begin and not self.event:
                raise Wrong(say("wrong-phase-event"))
            return self.event - is_about_to_begin
        is_over = self.phase == "scoring"
        begun = sum(number < self.state.round + is_over for number in ROUNDS_OF_EVENTS)
        return begun + seen - (self.has_marker_of_orcs() and not is_over)

    def check_events(self) -> None:
        """There are four events in a game and not more."""
        state, is_before = self.state, self.phase == "round"
        to_come = (
            sum(number >= state.round + (not is_before) for number in ROUNDS_OF_EVENTS) + state.questions
        )
        to_come += state.harvest == ORC_EVENT and self.phase not in ("round", "scoring")
        begun = fiends(state).event
        if begun + to_come > EVENTS:
            raise Wrong(say("wrong-events", begun=begun, coming=to_come, most=EVENTS))

    def place_last_orcs(self) -> None:
        """The last orc waits beside the board until the second event."""
        is_there = fiends(self.state).event >= EVENT_OF_LAST_ORC
        for seat in range(len(self.state.players)):
            reader = self.seats.get(seat)
            place = player_of(self.state, seat).orcs[LAST_ORC]
            if reader is not None and LAST_ORC in reader.orc_lines:
                self.line = reader.orc_lines[LAST_ORC]
                if is_there and place == ASIDE:
                    raise Wrong(say("wrong-orc-has-come", orc=ORC_NAMES[LAST_ORC]))
            elif is_there and place == ASIDE:
                player = own(self.state, seat)
                player.orcs = (*player.orcs[:LAST_ORC], PLACE_OF_LAST_ORC)

    def placing(self, seat: int, dwarf: int) -> Step:
        return PlaceWorker(seat, dwarf)


def some_of(words: list[str], choices: tuple[str, ...]) -> list[str]:
    """Several words out of a list, each once."""
    for i, word in enumerate(words):
        read.one_of([word], choices)
        if word in words[:i]:
            raise Wrong(say("wrong-named-twice", written=word))
    return words
