"""The second referee of orc events: where orcs walk, what they trample, which traps work, whom they capture.

It knows spaces by name and follows what the game says happened, event by event.
"""

from caverna import Game
from caverna.engine.events import Event
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.home_board import CELLS
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of
from caverna.expansions.frantic_fiends.figures.load import figures_in_use

WAYS = {
    "up_left": (-1, -1), "up": (-1, 0), "up_right": (-1, 1), "left": (0, -1),
    "right": (0, 1), "down_left": (1, -1), "down": (1, 0), "down_right": (1, 1),
}  # fmt: skip
LONG = {
    "ul": "up_left", "u": "up", "ur": "up_right", "l": "left",
    "r": "right", "dl": "down_left", "d": "down", "dr": "down_right",
}  # fmt: skip
HELD_UP_TO = {"catch_net": 8, "catch_stone": 10, "snare": 10}
BEATEN_UP_TO = {"pitfall": 8, "spear_trap": 10}
HALVED_BY = ("leg_hold_iron", "saw_trap")
INSIDE = "inside"
GROUNDS = {-1: "cavern", -2: "tunnel", -3: "deep_tunnel", -4: "ore_mine", -5: "ruby_mine"}
LIKED = ("tunnel", "deep_tunnel", "cavern", "room", "ore_mine", "ruby_mine")
BREAKTHROUGH = 4


def beside(cell: str, way: str) -> str:
    """The space one step away; nothing if there is none."""
    if (cell, way) == ("c4", "right"):
        return INSIDE
    column, row = "abc".index(cell[0]) + WAYS[way][1], int(cell[1]) + WAYS[way][0]
    return f"{'abc'[column]}{row}" if 0 <= column < 3 and 1 <= row <= 4 else ""


def walked(cell: str, way: str) -> str:
    """Where a step of a card leads: down instead, or right."""
    return beside(cell, way) or beside(cell, "down") or beside(cell, "right")


class Raid:
    """The home board of seat A, as it was before a move and then as the events of the move change it."""

    def __init__(self, game: Game) -> None:
        self.walker = ""
        self.steps: list[str] = []
        """Those of the card that the orc has not made yet."""
        self.push = ""
        """The way it is being pushed."""
        self.steps_made = 0
        self.look(game)

    def look(self, game: Game) -> None:
        """How the board is now."""
        player, rules = player_of(game.state, 0), rules_of(game.state)
        self.event, self.acting = fiends(game.state).event, "abcd "[fiends(game.state).acting]
        self.orcs = {name: CELLS[place] for name, place in zip("abcd", player.orcs) if place >= 0}
        self.strengths = dict(zip("abcd", player.strengths))
        self.held = {name for number, name in enumerate("abcd") if player.held >> number & 1}
        self.traps = {CELLS[cell]: rules.traps[kind].key for cell, kind, is_on in player.traps if is_on}
        self.sown = {CELLS[cell] for cell in range(24) if player.sown >> cell & 1}
        self.herds = {CELLS[herd[0]]: herd for herd in player.herds or ()}
        self.areas = [{CELLS[cell] for cell in range(24) if area >> cell & 1} for area in player.large_areas]
        self.mined = {CELLS[cell]: amount for cell, amount in player.mined}
        self.ground = {CELLS[cell]: GROUNDS.get(what, "room") for cell, what in player.hidden}
        for name in GROUNDS.values():
            cells: int = getattr(player, f"{name}s")
            self.ground |= {CELLS[cell]: name for cell in range(24) if cells >> cell & 1}
        rooms = [*player.rooms, *[(cell, what) for cell, what in player.hidden if what >= 0]]
        self.worth = {CELLS[cell]: rules.furnishings[number].points for cell, number in rooms}
        self.ground |= {cell: "room" for cell in self.worth if cell != "d4"}
        self.beds = [CELLS[bed] if bed >= 0 else "" for bed in player.beds]
        self.weapons = player.weapons
        self.captives = {dwarf: CELLS[cell] for dwarf, cell in player.captives}
        self.friends = {CELLS[home] for _, home, _ in player.friends}

    def follow(self, move: str, events: list[Event]) -> None:
        """Everything that happened to seat A."""
        self.push = LONG[move.split()[1]] if move.startswith("displace") else self.push
        own = [event for event in events if event.seat == 0]
        for number, event in enumerate(own):
            self.next = own[number + 1 :]
            happens = getattr(self, event.kind, None)
            if happens is not None:
                self.details = event.details
                about = str(event.details.get("orc", event.source))
                happens(about, CELLS[event.cells[0]] if event.cells else "")

    def result(self) -> tuple[object, ...]:
        """What there is to agree upon."""
        return self.orcs, self.held, self.traps, self.captives

    def comes(self, kind: str) -> Event | None:
        """What happened next, if it is of this kind."""
        return self.next.pop(0) if self.next and self.next[0].kind == kind else None

    # What can happen.

    def card_drawn(self, _: str, __: str) -> None:
        assert not self.steps, f"{self.walker} has not made {self.steps}"
        deck, number = self.details["deck"], self.details["card"]
        assert isinstance(deck, int)
        assert isinstance(number, int)
        self.walker = self.acting
        self.steps = list(figures_in_use().movement[deck][number - 1].steps)

    def orc_moved(self, orc: str, cell: str) -> None:
        self.goes(orc, cell)
        self.orcs[orc] = cell
        self.held.discard(orc)
        if cell in self.sown:
            self.sown.remove(cell)
            lost = self.comes("lost")
            assert lost is not None
            assert lost.cells == (CELLS.index(cell),)
        self.animals_go(next((area for area in self.areas if cell in area), {cell}))
        trap = self.traps.get(cell, "")
        is_taken = any(self.orcs.get(other) == cell for other in self.held)
        works = trap != "" and self.strengths[orc] <= (HELD_UP_TO | BEATEN_UP_TO).get(trap, 99)
        works = works and not (trap in HELD_UP_TO and is_taken)
        assert works == (self.comes("trap_triggered") is not None), (orc, cell, trap)
        if works:
            self.trap_works(orc, cell, trap)

    def orc_appeared(self, orc: str, cell: str) -> None:
        self.orcs[orc] = cell

    def orc_weakened(self, orc: str, _: str) -> None:
        left = self.details["strength"]
        assert isinstance(left, int)
        self.strengths[orc] = left

    def orc_defeated(self, orc: str, _: str) -> None:
        self.stops(orc)
        self.leaves(orc)
        del self.orcs[orc]

    def orc_befriended(self, orc: str, home: str) -> None:
        assert orc in self.held
        self.held.remove(orc)
        del self.traps[self.orcs.pop(orc)]
        self.friends.add(home)

    def orc_occupies(self, orc: str, cell: str) -> None:
        assert cell in self.best_places(orc), (cell, self.best_places(orc))
        self.goes(orc, INSIDE)
        self.stops(orc)
        self.leaves(orc)
        self.orcs[orc] = cell
        if self.mined.pop(cell, 0):
            assert self.comes("lost") is not None
        self.animals_go({cell})
        asleep = [dwarf for dwarf, bed in enumerate(self.beds) if bed == cell and dwarf not in self.captives]
        weakest = min(asleep, key=lambda dwarf: self.weapons[dwarf]) if asleep and cell != "d4" else None
        said = self.comes("captured")
        told = said.count("strength") if said else None
        assert told == (None if weakest is None else self.weapons[weakest])
        if weakest is not None:
            self.captives[weakest] = cell

    # What it means.

    def goes(self, orc: str, to: str) -> None:
        """The way is that of the push or of the card; at the end of event 4 all come into the cave."""
        old = self.orcs[orc]
        if self.push:
            assert to == beside(old, self.push), (orc, old, self.push, to)
        elif old[0] in "abc":
            is_step = orc == self.walker and self.steps != [] and to == walked(old, self.steps[0])
            assert is_step or (self.event == BREAKTHROUGH and to == INSIDE), (orc, old, self.steps, to)
            self.steps = self.steps[1:] if is_step else self.steps
            self.steps_made += is_step
        self.push = ""

    def stops(self, orc: str) -> None:
        """Steps left over lapse."""
        if orc == self.walker:
            self.steps = []

    def leaves(self, orc: str) -> None:
        """Whoever it held is free and sleeps where he was held."""
        self.held.discard(orc)
        for dwarf in [dwarf for dwarf, cell in self.captives.items() if cell == self.orcs[orc]]:
            self.beds[dwarf] = self.captives.pop(dwarf)

    def animals_go(self, cells: set[str]) -> None:
        """All animals on these spaces and the dogs that watch them, and no others."""
        lost: dict[str, int] = {}
        for cell in cells & set(self.herds):
            _, animal, count, dogs = self.herds.pop(cell)
            lost |= {GOOD_NAMES[animal]: count} | ({"dog": dogs} if dogs else {})
        said = self.comes("lost")
        assert lost == ({GOOD_NAMES[good]: amount for good, amount in said.goods} if said else {}), cells

    def trap_works(self, orc: str, cell: str, trap: str) -> None:
        """What must be said next."""
        strength = self.strengths[orc]
        if trap in HELD_UP_TO:
            self.held.add(orc)
            self.stops(orc)
            assert self.next[0].kind == "orc_held"
            return
        if trap != "perma_trap":
            del self.traps[cell]
        if trap in BEATEN_UP_TO:
            assert self.next[0].kind == "orc_defeated"
        elif trap == "perma_trap":
            assert self.next[0].details == {"orc": orc, "strength": max(0, strength - 3)}
        elif trap in HALVED_BY and strength > 1:
            assert self.next[0].details == {"orc": orc, "strength": (strength + 1) // 2}

    def best_places(self, orc: str) -> list[str]:
        """The list of the rulebook, from its end to its beginning."""
        others = {cell for name, cell in self.orcs.items() if name != orc}
        liked = {
            cell: (LIKED.index(kind), self.worth[cell] if kind == "room" else self.mined.get(cell, 0))
            for cell, kind in self.ground.items()
            if cell not in others
        }
        best = [cell for cell in liked if liked[cell] == max(liked.values())] or ["d4"]
        inhabited = {*self.herds, *self.friends, *self.beds, *self.captives.values()} & set(best)
        return sorted(inhabited or best)
