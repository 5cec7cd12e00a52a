"""Do the figures fit together? What the rulebook and the number of pieces demand of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from caverna.content.furnishings.caves import CAVES
from caverna.content.furnishings.chambers import CHAMBERS
from caverna.content.furnishings.dwellings import DWELLINGS
from caverna.content.furnishings.materials import MATERIALS
from caverna.content.furnishings.parlors import PARLORS
from caverna.content.furnishings.rooms import ROOMS
from caverna.content.furnishings.storages import STORAGES
from caverna.engine.goods import GOOD_NAMES
from caverna.expansions.frantic_fiends.figures.reading import STEPS, BadFigures

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from caverna.expansions.frantic_fiends.figures.figures import Figures

TRAPS: Final = (
    "leg_hold_iron",
    "catch_net",
    "catch_stone",
    "pitfall",
    "bait_trap",
    "poison_darts",
    "perma_trap",
    "saw_trap",
    "snare",
    "spear_trap",
    "blast_trap",
    "rockfall",
)
NEW_DWELLINGS: Final = (
    "chief_orc_dwelling",
    "forgers_dwelling",
    "guest_dwelling",
    "warrior_dwelling",
    "mine_orc_dwelling",
    "offspring_dwelling",
    "orc_worker_dwelling",
    "orc_dwelling",
    "camouflage_dwelling",
)
NEW_FUNCTIONAL_TILES: Final = ("battle_dog_school",)
NEW_YELLOW_TILES: Final = ("trap_chamber", "family_parlor", "dog_parlor")
NEW_TILES: Final = (*NEW_DWELLINGS, *NEW_FUNCTIONAL_TILES, *NEW_YELLOW_TILES)

ORANGE: Final = (*(tile.key for tile in DWELLINGS), *NEW_DWELLINGS)
GREEN: Final = (*(tile.key for tile in (*ROOMS, *MATERIALS, *CAVES)), *NEW_FUNCTIONAL_TILES)
YELLOW: Final = (*(tile.key for tile in (*PARLORS, *STORAGES, *CHAMBERS)), *NEW_YELLOW_TILES)

REWARDS: Final = (
    ("farmer", "shepherd", "seasonal_worker", "mercenary"),
    ("woodcutter", "pig_farmer", "pit_foreman", "casanova"),
    ("stonemason", "alpine_herdsman", "soldier", "forger"),
    ("ore_worker", "merchant", "outfitter", "herald"),
    ("goldsmith", "jeweller", "beggar_king", "trapper"),
    ("pack_donkey", "grocer", "barter_master", "breeder"),
    ("strays", "scavenger", "orc_doctor", "grand_donor"),
)
MILESTONE_SUBJECTS: Final = (*GOOD_NAMES, "mines", "friendly_orcs", "traps", "dwarfs")
"""What a milestone may count: goods in the supply and on the home board, or one of the other things there."""

GOOD_BONUSES: Final = ("material", "grain_or_dog", "vegetable_or_small_animal", "cattle_or_ruby")
"""The bonuses of the campaign that are goods."""

PIECES: Final = ((NEW_TILES, 25, "new furnishing tiles"), (TRAPS, 30, "traps"))
CARDS_IN_A_DECK: Final = 9
HIGHEST_MARKER: Final = 22
STRENGTH_OF_THE_EXAMPLE: Final = 4
"""The rulebook lets a dwarf of this strength fight an orc."""

LAST_ROW: Final = 3
LAST_COLUMN: Final = 2


def check_figures(figures: Figures, file: str) -> None:
    """Raise BadFigures at the first value that cannot be."""
    _Check(figures, file).everything()


class _Check:
    def __init__(self, figures: Figures, file: str) -> None:
        self._figures = figures
        self._file = file

    def everything(self) -> None:
        self._orcs()
        self._events()
        self._cards()
        self._nobody_enters_the_cave_in_the_first_event()
        self._copies()
        self._supply()
        self._strips()
        self._every_tile_has_one_place()
        self._spaces()
        self._campaign()

    def _orcs(self) -> None:
        figures = self._figures
        growth = (figures.campaign_games - 1) * figures.campaign_stronger_each_game
        for side, strengths in figures.strengths.items():
            for orc, strength in zip("abcd", strengths):
                if not 1 <= strength <= HIGHEST_MARKER - growth:
                    wrong = f"{strength} is no strength of an orc"
                    most = f"1 to {HIGHEST_MARKER - growth}, since the campaign adds {growth}"
                    self._wrong(f"strengths.{side}.{orc}", wrong, most)
        for orc, gold in zip("abcd", figures.gold):
            if gold not in (1, 2):
                self._wrong(f"gold.{orc}", f"{gold} gold is on no token", "1 or 2")

    def _events(self) -> None:
        figures = self._figures
        for event, ranges in enumerate(figures.ranges, start=1):
            for orc, steps in zip("abcd", ranges):
                if orc == "d" and event <= 2:
                    continue
                if steps not in figures.movement:
                    self._wrong(f"ranges.event_{event}.{orc}", f"there is no deck {steps}", "1, 2 or 3")
        for number, good in enumerate(figures.bribes, start=1):
            if good in figures.bribes[: number - 1]:
                twice = f"{GOOD_NAMES[good]} is on two markers"
                self._wrong(f"bribes.marker_{number}", twice, "six different goods")

    def _cards(self) -> None:
        for steps, cards in self._figures.movement.items():
            name = f"movement.range_{steps}"
            if len(cards) != CARDS_IN_A_DECK:
                self._wrong(name, f"there are {len(cards)} cards", f"{CARDS_IN_A_DECK} cards")
            for number, card in enumerate(cards, start=1):
                if len(card.steps) != steps:
                    self._wrong(
                        f"{name}, card {number}",
                        f"it has {len(card.steps)} steps",
                        f"as many as the deck: {steps}",
                    )

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
            for tile in tiles:
                if copies[tile] not in (1, 7):
                    self._wrong(f"copies.{tile}", f"{copies[tile]} does not do for 7 players", "1 or 7")

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
        for players in figures.rich_supply_players:
            if not 1 <= players <= 7:
                self._wrong("supply.rich.players", f"{players} do not play", "numbers of players, 1 to 7")

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
                self._wrong(
                    "short_strips" if tile in NEW_YELLOW_TILES else "supply", f"{tile} is missing", "a place"
                )

    def _strips(self) -> None:
        figures = self._figures
        for players, strips in figures.strips.items():
            if not 1 <= strips <= len(figures.long_strips):
                name = f"strips_per_players.players_{players}"
                self._wrong(name, f"{strips} strips", f"1 to {len(figures.long_strips)}")
        rewards = Counter(reward for strip in REWARDS for reward in strip)
        for name, strip in figures.long_strips.items():
            self._known(f"long_strips.{name}", strip, rewards, "rewards")
            if len(strip) != 4:
                self._wrong(
                    f"long_strips.{name}", f"there are {len(strip)} rewards", "one for each of 4 columns"
                )
            for reward in strip:
                rewards[reward] -= 1
                if rewards[reward] < 0:
                    self._wrong(f"long_strips.{name}", f"{reward} is on two fields", "each reward once")
        for name, tiles in figures.short_strips.items():
            self._known(f"short_strips.{name}", tiles, YELLOW, "yellow rooms")
            if len(tiles) != 2:
                self._wrong(f"short_strips.{name}", f"there are {len(tiles)} rooms", "two rooms")

    def _spaces(self) -> None:
        figures = self._figures
        for item, strength in figures.loot.items():
            most = STRENGTH_OF_THE_EXAMPLE if item == "fight_orc" else 14
            if not 1 <= strength <= most:
                self._wrong(f"loot.{item}", f"strength {strength} cannot be", f"1 to {most}")
        if not 1 <= figures.armory_most_wood <= 14:
            self._wrong(
                "spaces.armory.most_wood", f"no weapon takes {figures.armory_most_wood} wood", "1 to 14"
            )
        if not 1 <= figures.logging_expedition_level <= 4:
            wrong = f"there is no level {figures.logging_expedition_level}"
            self._wrong("spaces.logging.expedition_level", wrong, "1 to 4")

    def _campaign(self) -> None:
        figures = self._figures
        strips = min(len(figures.long_strips), len(figures.short_strips))
        if not 1 <= figures.campaign_games <= strips:
            self._wrong(
                "campaign.games",
                f"{figures.campaign_games} games cannot be played",
                f"1 to {strips}, since no strip is used twice",
            )
        if figures.strips[1] != 1:
            wrong = f"{figures.strips[1]} strips for a single player"
            self._wrong("strips_per_players.players_1", wrong, "1: each game of the campaign uses up one")
        if figures.campaign_permanent_factor < 1:
            self._wrong("campaign.permanent_factor", "a bonus for good would cost nothing", "1 or more")
        for name, bonus in figures.campaign_bonuses.items():
            if bonus.price < 1:
                self._wrong(f"campaign.bonuses.{name}.price", "a bonus would cost nothing", "1 or more")
            if name in GOOD_BONUSES and not bonus.one_of:
                self._wrong(f"campaign.bonuses.{name}.one_of", "there is nothing to choose", "a good or more")
            if len(set(bonus.one_of)) < len(bonus.one_of):
                self._wrong(f"campaign.bonuses.{name}.one_of", "a good is named twice", "each good once")
        for name, milestone in figures.milestones.items():
            self._known(f"milestones.{name}.what", (milestone.what,), MILESTONE_SUBJECTS, "things to count")
            if milestone.how_many < 1:
                self._wrong(f"milestones.{name}.how_many", "everybody would reach it", "1 or more")

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
