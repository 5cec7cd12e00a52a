"""Do the figures fit together? What the rulebook and the number of pieces demand of them."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import get_args

from caverna.content.furnishings.caves import CAVES
from caverna.content.furnishings.chambers import CHAMBERS
from caverna.content.furnishings.dwellings import DWELLINGS
from caverna.content.furnishings.materials import MATERIALS
from caverna.content.furnishings.parlors import PARLORS
from caverna.content.furnishings.rooms import ROOMS
from caverna.content.furnishings.storages import STORAGES
from caverna.engine.goods import GOOD_NAMES
from caverna.expansions.frantic_fiends.engine.figures import ORCS, STEPS, Figures
from caverna.expansions.frantic_fiends.figures.faults import BadFigures
from caverna.expansions.frantic_fiends.figures.shape import (
    NewDwelling,
    NewFunctionalTile,
    NewTile,
    NewYellowTile,
    Trap,
)

TRAPS: tuple[str, ...] = get_args(Trap)
NEW_TILES: tuple[str, ...] = get_args(NewTile)

ORANGE = (*(tile.key for tile in DWELLINGS), *get_args(NewDwelling))
GREEN = (*(tile.key for tile in (*ROOMS, *MATERIALS, *CAVES)), *get_args(NewFunctionalTile))
YELLOW = (*(tile.key for tile in (*PARLORS, *STORAGES, *CHAMBERS)), *get_args(NewYellowTile))

REWARDS = (
    ("farmer", "shepherd", "seasonal_worker", "mercenary"),
    ("woodcutter", "pig_farmer", "pit_foreman", "casanova"),
    ("stonemason", "alpine_herdsman", "soldier", "forger"),
    ("ore_worker", "merchant", "outfitter", "herald"),
    ("goldsmith", "jeweller", "beggar_king", "trapper"),
    ("pack_donkey", "grocer", "barter_master", "breeder"),
    ("strays", "scavenger", "orc_doctor", "grand_donor"),
)
MILESTONE_SUBJECTS = (*GOOD_NAMES, "mines", "friendly_orcs", "traps", "dwarfs")
"""What a milestone may count: goods in the supply and on the home board, or one of the other things there."""

PIECES = ((NEW_TILES, 25, "new furnishing tiles"), (TRAPS, 30, "traps"))
HIGHEST_MARKER = 22
LAST_ROW = 3
LAST_COLUMN = 2


def check_figures(figures: Figures, file: str) -> None:
    """Raise BadFigures at the first value that cannot be."""
    _Check(figures, file).everything()


class _Check:
    def __init__(self, figures: Figures, file: str) -> None:
        self._figures = figures
        self._file = file

    def everything(self) -> None:
        self._orcs()
        self._bribes()
        self._cards()
        self._nobody_enters_the_cave_in_the_first_event()
        self._copies()
        self._supply()
        self._strips()
        self._every_tile_has_one_place()
        self._campaign()

    def _orcs(self) -> None:
        figures = self._figures
        growth = (figures.campaign_games - 1) * figures.campaign_stronger_each_game
        for side, strengths in figures.strengths.items():
            for orc, strength in zip(ORCS, strengths):
                if strength > HIGHEST_MARKER - growth:
                    wrong = f"{strength} is no strength of an orc"
                    most = f"1 to {HIGHEST_MARKER - growth}, since the campaign adds {growth}"
                    self._wrong(f"strengths.{side}.{orc}", wrong, most)

    def _bribes(self) -> None:
        bribes = self._figures.bribes
        for number, good in enumerate(bribes, start=1):
            if good in bribes[: number - 1]:
                twice = f"{GOOD_NAMES[good]} is on two markers"
                self._wrong(f"bribes.marker_{number}", twice, "six different goods")

    def _cards(self) -> None:
        for steps, cards in self._figures.movement.items():
            for number, card in enumerate(cards, start=1):
                if len(card.steps) != steps:
                    name, wrong = f"movement.range_{steps}, card {number}", f"it has {len(card.steps)} steps"
                    self._wrong(name, wrong, f"as many as the deck: {steps}")

    def _nobody_enters_the_cave_in_the_first_event(self) -> None:
        """The rulebook rules it out, so it must hold for every card, after a displacement as well."""
        for column, orc in enumerate("abc"):
            deck = self._figures.ranges[0][column]
            for number, card in enumerate(self._figures.movement[deck], start=1):
                pushes = [(), *((push,) for push in STEPS)]
                if any(_gets_into_the_cave(column, (*push, *card.steps)) for push in pushes):
                    self._wrong(
                        f"movement.range_{deck}, card {number}",
                        f"orc {orc} could get into the cave in the first event",
                        "no way to do so",
                    )

    def _copies(self) -> None:
        copies = self._figures.copies
        for tiles, pieces, what in PIECES:
            found = sum(copies[tile] for tile in tiles)
            if found != pieces:
                self._wrong("copies", f"there are {found} {what}", str(pieces))

    def _supply(self) -> None:
        figures = self._figures
        boards = {"supply.base": figures.base_supply}
        boards |= {f"supply.extensions.{name}": board for name, board in figures.extensions.items()}
        for name, board in boards.items():
            self._known(f"{name}.upper", board.upper, ORANGE, "dwellings")
            self._known(f"{name}.middle", board.middle, (*GREEN, *YELLOW), "rooms that are no dwellings")
            self._known(f"{name}.lower", board.lower, TRAPS, "traps")
        for name, tile in figures.rich_supply.items():
            self._known(f"supply.rich.{name}", (tile,), GREEN, "rooms that are no dwellings")
        for tile in ("dwelling", "orc_dwelling"):
            if tile not in figures.base_supply.upper:
                self._wrong("supply.base.upper", f"{tile} is missing", "it is in every game")
        if not figures.base_supply.middle:
            self._wrong("supply.base.middle", "it is empty", "a room, since the campaign sells one")
        for trap in TRAPS:
            if figures.copies[trap] > 1 and trap not in figures.base_supply.lower:
                self._wrong("supply.base.lower", f"{trap} is missing", "all traps that exist several times")

    def _every_tile_has_one_place(self) -> None:
        figures = self._figures
        places: dict[str, list[str]] = {}
        for row, tiles in figures.base_supply._asdict().items():
            _note(places, f"supply.base.{row}", tiles)
        for name, board in figures.extensions.items():
            for row, tiles in board._asdict().items():
                _note(places, f"supply.extensions.{name}.{row}", tiles)
        for name, tile in figures.rich_supply.items():
            _note(places, f"supply.rich.{name}", (tile,))
        for name, tiles in figures.short_strips.items():
            _note(places, f"short_strips.{name}", tiles)
        for tile, found in places.items():
            if len(found) > 1:
                self._wrong(found[1], f"{tile} lies in {found[0]}, too", "one place for each tile")
        for tile in (*TRAPS, *NEW_TILES):
            if tile not in places:
                self._wrong("short_strips" if tile in YELLOW else "supply", f"{tile} is missing", "a place")

    def _strips(self) -> None:
        figures = self._figures
        rewards = Counter(reward for strip in REWARDS for reward in strip)
        for name, strip in figures.long_strips.items():
            self._known(f"long_strips.{name}", strip, rewards, "rewards")
            for reward in strip:
                rewards[reward] -= 1
                if rewards[reward] < 0:
                    self._wrong(f"long_strips.{name}", f"{reward} is on two fields", "each reward once")
        for name, tiles in figures.short_strips.items():
            self._known(f"short_strips.{name}", tiles, YELLOW, "yellow rooms")

    def _campaign(self) -> None:
        figures = self._figures
        if figures.strips[1] != 1:
            wrong = f"{figures.strips[1]} strips for a single player"
            self._wrong("strips_per_players.players_1", wrong, "1: each game of the campaign uses up one")
        for name, bonus in figures.campaign_bonuses.items():
            if len(set(bonus.one_of)) < len(bonus.one_of):
                self._wrong(f"campaign.bonuses.{name}.one_of", "a good is named twice", "each good once")
        for name, milestone in figures.milestones.items():
            self._known(f"milestones.{name}.what", (milestone.what,), MILESTONE_SUBJECTS, "things to count")

    def _known(self, name: str, keys: Sequence[str], known: Collection[str], what: str) -> None:
        for key in keys:
            if key not in known:
                self._wrong(name, f"{key} does not belong here", f"{what}: {', '.join(known)}")

    def _wrong(self, name: str, wrong: str, expected: str) -> None:
        raise BadFigures(self._file, name, wrong, expected)


def _note(places: dict[str, list[str]], place: str, tiles: Sequence[str]) -> None:
    for tile in tiles:
        places.setdefault(tile, []).append(place)


def _gets_into_the_cave(column: int, steps: Sequence[str]) -> bool:
    """Starting in the top row, where a step that cannot be taken goes down instead, else to the right."""
    row = 0
    for step in steps:
        down, right = STEPS[step]
        if (row, column, down, right) == (LAST_ROW, LAST_COLUMN, 0, 1):
            return True
        if 0 <= row + down <= LAST_ROW and 0 <= column + right <= LAST_COLUMN:
            row, column = row + down, column + right
        elif row < LAST_ROW:
            row += 1
        elif column < LAST_COLUMN:
            column += 1
        else:
            return True
    return False
