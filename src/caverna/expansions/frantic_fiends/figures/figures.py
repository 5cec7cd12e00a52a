"""The printed figures of the expansion, read from figures.toml or from an owner's corrected copy of it."""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from caverna.engine.goods import Goods
from caverna.expansions.frantic_fiends.figures.check import check_figures
from caverna.expansions.frantic_fiends.figures.reading import (
    CORRECTED,
    BadFigures,
    Reading,
    Table,
    merged,
    provenance,
    values,
)

FILE_NAME: Final = "figures.toml"
COPY_NAME: Final = "frantic_fiends.toml"
VARIABLE: Final = "CAVERNA_FIGURES"

_KEPT: Final[ContextVar[Figures | None]] = ContextVar("figures kept", default=None)
ORCS: Final = "abcd"
EVENTS: Final = (1, 2, 3, 4)


class MovementCard(NamedTuple):
    """The steps an orc takes, and the column (0 to 2) in which orc d appears."""

    steps: tuple[str, ...]
    column: int


class SupplyBoard(NamedTuple):
    """A part of the supply board: dwellings above, other rooms in the middle, traps below."""

    upper: tuple[str, ...]
    middle: tuple[str, ...]
    lower: tuple[str, ...]


class Refill(NamedTuple):
    """What is laid on an empty space, and what on one that holds goods."""

    when_empty: Goods
    otherwise: Goods


class Bonus(NamedTuple):
    """Something points buy in the campaign: one of several goods, or a tile if there are none."""

    price: int
    one_of: tuple[int, ...]


class Milestone(NamedTuple):
    """A side aim of one game of the campaign."""

    what: str
    how_many: int
    rebate: int


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Everything printed that the rules refer to. Tuples count orcs and events from 0."""

    strengths: dict[str, tuple[int, ...]]
    gold: tuple[int, ...]
    ranges: tuple[tuple[int, ...], ...]
    displacement: tuple[Goods, ...]
    bribes: tuple[int, ...]
    movement: dict[int, tuple[MovementCard, ...]]
    copies: dict[str, int]
    points: dict[str, int]
    base_supply: SupplyBoard
    extensions: dict[str, SupplyBoard]
    rich_supply: dict[str, str]
    rich_supply_players: tuple[int, ...]
    strips: dict[int, int]
    long_strips: dict[str, tuple[str, ...]]
    short_strips: dict[str, tuple[str, ...]]
    loot: dict[str, int]
    armory_up_to_three: Goods
    armory_from_four: Goods
    armory_most_wood: int
    ore_mining_up_to_three: Refill
    ore_mining_from_four: Refill
    logging_every_round: Goods
    logging_expedition_level: int
    imitation_food: int
    campaign_games: int
    campaign_stronger_each_game: int
    campaign_starting_food: int
    campaign_permanent_factor: int
    campaign_bonuses: dict[str, Bonus]
    milestones: dict[str, Milestone]
    sources: dict[str, str]
    """Where each value comes from, by its dotted name in the file: `gold.a` -> `public source`."""
    file: str
    """The corrected copy these are taken from; empty for the game's own file."""

    @property
    def digest(self) -> str:
        """Names the values a single game depends on: equal digests, equal games."""
        return self._digest([name for name in self._values() if not _of_campaign(name)])

    @property
    def campaign_digest(self) -> str:
        """The same for the campaign's prices and milestones."""
        return self._digest([name for name in self._values() if _of_campaign(name)])

    def _values(self) -> list[str]:
        return [field.name for field in fields(self) if field.name not in ("sources", "file")]

    def _digest(self, names: list[str]) -> str:
        values = [getattr(self, name) for name in names]
        return hashlib.sha256(repr(values).encode()).hexdigest()[:8]


def _of_campaign(name: str) -> bool:
    return name.startswith("campaign_") or name == "milestones"


def load_figures(path: Path | None = None) -> Figures:
    """The game's own figures, or those of a corrected copy; what the copy does not mention stays as it is."""
    if path is None:
        return _packaged()
    try:
        facts = path.stat()
    except OSError:
        raise BadFigures(str(path), "", "there is no such file", "the corrected figures") from None
    return _corrected(path, facts.st_mtime_ns, facts.st_size)


@contextmanager
def keeping(figures: Figures) -> Iterator[None]:
    """In this block these figures are in use, whatever has become of the file since they were read."""
    token = _KEPT.set(figures)
    try:
        yield
    finally:
        _KEPT.reset(token)


def figures_in_use() -> Figures:
    """The corrected copy named by CAVERNA_FIGURES or lying in the current directory, else the game's own."""
    kept = _KEPT.get()
    if kept is not None:
        return kept
    named = os.environ.get(VARIABLE)
    if named:
        return load_figures(Path(named))
    beside = Path(COPY_NAME)
    return load_figures(beside if beside.is_file() else None)


@cache
def _packaged_table() -> Table:
    return _parse(files(__package__).joinpath(FILE_NAME).read_bytes(), FILE_NAME)


@cache
def _packaged() -> Figures:
    table = _packaged_table()
    return _figures(table, provenance(table, FILE_NAME), "")


@cache
def _corrected(path: Path, changed: int, size: int) -> Figures:
    """The time of change and the size belong to the key, so that a copy mended meanwhile is read again."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadFigures(str(path), "", error.strerror or str(error), "a file with figures") from None
    own, copy = _packaged_table(), _parse(content, str(path))
    table = merged(own, copy, str(path))
    return _figures(table, _sources_with(own, copy, str(path)), str(path))


def _sources_with(own: Table, copy: Table, file: str) -> dict[str, str]:
    """A value the copy has changed does not keep a source that was copied along with it."""
    before, values_before = provenance(own, FILE_NAME), values(own)
    found, values_now = provenance(copy, file, CORRECTED), values(copy)
    for name, source in found.items():
        if source == before[name] and values_now[name] != values_before[name]:
            found[name] = CORRECTED
    return before | found


def _parse(content: bytes, file: str) -> Table:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # ValueError is what all faults of the text have in common
        raise BadFigures(file, "", f"it cannot be read: {error}", "a TOML file in UTF-8") from None


def _figures(table: Table, sources: dict[str, str], file: str) -> Figures:
    read = Reading(table, file or FILE_NAME)
    extensions = read.names("supply.extensions")
    figures = Figures(
        strengths={
            side: tuple(read.number(f"strengths.{side}.{orc}") for orc in ORCS) for side in ("easy", "hard")
        },
        gold=tuple(read.number(f"gold.{orc}") for orc in ORCS),
        ranges=tuple(
            tuple(read.number_or_zero(f"ranges.event_{event}.{orc}") for orc in ORCS) for event in EVENTS
        ),
        displacement=tuple(read.goods(f"displacement.event_{event}") for event in EVENTS),
        bribes=tuple(read.good(f"bribes.{marker}") for marker in read.names("bribes")),
        movement={
            steps: tuple(MovementCard(*card) for card in read.cards(f"movement.range_{steps}"))
            for steps in (1, 2, 3)
        },
        copies={tile: read.number(f"copies.{tile}") for tile in read.names("copies")},
        points={tile: read.number(f"points.{tile}") for tile in read.names("points")},
        base_supply=_supply(read, "supply.base"),
        extensions={name: _supply(read, f"supply.extensions.{name}") for name in extensions},
        rich_supply={name: read.word(f"supply.rich.{name}") for name in extensions},
        rich_supply_players=read.numbers("supply.rich.players"),
        strips={players: read.number(f"strips_per_players.players_{players}") for players in range(1, 8)},
        long_strips={name: read.words(f"long_strips.{name}") for name in read.names("long_strips")},
        short_strips={name: read.words(f"short_strips.{name}") for name in read.names("short_strips")},
        loot={item: read.number(f"loot.{item}") for item in read.names("loot")},
        armory_up_to_three=read.goods("spaces.armory.up_to_three"),
        armory_from_four=read.goods("spaces.armory.from_four"),
        armory_most_wood=read.number("spaces.armory.most_wood"),
        ore_mining_up_to_three=_refill(read, "spaces.ore_mining.up_to_three"),
        ore_mining_from_four=_refill(read, "spaces.ore_mining.from_four"),
        logging_every_round=read.goods("spaces.logging.every_round"),
        logging_expedition_level=read.number("spaces.logging.expedition_level"),
        imitation_food=read.number("spaces.imitation.food"),
        campaign_games=read.number("campaign.games"),
        campaign_stronger_each_game=read.number("campaign.stronger_each_game"),
        campaign_starting_food=read.number("campaign.starting_food"),
        campaign_permanent_factor=read.number("campaign.permanent_factor"),
        campaign_bonuses={name: _bonus(read, name) for name in read.names("campaign.bonuses")},
        milestones={name: _milestone(read, name) for name in read.names("milestones")},
        sources=sources,
        file=file,
    )
    check_figures(figures, file or FILE_NAME)
    return figures


def _supply(read: Reading, name: str) -> SupplyBoard:
    return SupplyBoard(*(read.words(f"{name}.{row}") for row in SupplyBoard._fields))


def _refill(read: Reading, name: str) -> Refill:
    return Refill(read.goods(f"{name}.when_empty"), read.goods(f"{name}.otherwise"))


def _bonus(read: Reading, name: str) -> Bonus:
    at = f"campaign.bonuses.{name}"
    return Bonus(read.number(f"{at}.price"), read.goods_to_choose_from(f"{at}.one_of"))


def _milestone(read: Reading, name: str) -> Milestone:
    at = f"milestones.{name}"
    return Milestone(read.word(f"{at}.what"), read.number(f"{at}.how_many"), read.number(f"{at}.rebate"))
