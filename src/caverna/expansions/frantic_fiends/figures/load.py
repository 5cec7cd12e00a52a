"""The printed figures, out of figures.toml or an owner's corrected copy, and which of them are in use."""

import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import asdict

from caverna.expansions.frantic_fiends.engine.figures import (
    Bonus,
    Figures,
    Milestone,
    MovementCard,
    Refill,
    SupplyBoard,
)
from caverna.expansions.frantic_fiends.figures.check import check_figures
from caverna.expansions.frantic_fiends.figures.faults import BadFigures, decode
from caverna.expansions.frantic_fiends.figures.shape import (
    Board,
    Card,
    FiguresFile,
    GoodsBonus,
    OreLaid,
    TileBonus,
)
from caverna.expansions.frantic_fiends.figures.sources import Tables, laid_over, provenance, with_corrections
from caverna.expansions.frantic_fiends.figures.values import MARKS

FILE_NAME = "figures.toml"
COPY_NAME = "frantic_fiends.toml"
VARIABLE = "CAVERNA_FIGURES"

Value = TypeVar("Value")

_KEPT: ContextVar[Figures | None] = ContextVar("figures kept", default=None)


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
    # Every game asks, and mostly there is none: `access` says so without raising an error.
    has_copy = os.access(COPY_NAME, os.F_OK) and os.path.isfile(COPY_NAME)
    return load_figures(Path(COPY_NAME) if has_copy else None)


@cache
def _packaged_tables() -> Tables:
    return _parse(files(__package__).joinpath(FILE_NAME).read_bytes(), FILE_NAME)


@cache
def _packaged() -> Figures:
    own = _packaged_tables()
    read = decode(laid_over(own, {}), FiguresFile, FILE_NAME)
    return _checked(_figures(read, provenance(own, FILE_NAME), ""), FILE_NAME)


@cache
def _corrected(path: Path, changed: int, size: int) -> Figures:
    """The time of change and the size belong to the key, so that a copy mended meanwhile is read again."""
    file = str(path)
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadFigures(file, "", error.strerror or str(error), "a file with figures") from None
    own, copy = _packaged_tables(), _parse(content, file)
    read = decode(laid_over(own, copy), FiguresFile, file)
    return _checked(_figures(read, with_corrections(own, FILE_NAME, copy, file), file), file)


def _parse(content: bytes, file: str) -> Tables:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # ValueError is what all faults of the text have in common
        raise BadFigures(file, "", f"it cannot be read: {error}", "a TOML file in UTF-8") from None


def _checked(figures: Figures, file: str) -> Figures:
    check_figures(figures, file)
    return figures


# From the shape of the file to what the rules read.


def _figures(read: FiguresFile, sources: dict[str, str], file: str) -> Figures:
    spaces, campaign, rich = read.spaces, read.campaign, asdict(read.supply.rich)
    return Figures(
        strengths={side: tuple(orcs.values()) for side, orcs in asdict(read.strengths).items()},
        gold=tuple(read.gold.values()),
        ranges=tuple((*orcs.values(), 0)[:4] for orcs in asdict(read.ranges).values()),
        displacement=tuple(cost.goods for cost in read.displacement.values()),
        bribes=tuple(good.number for good in read.bribes.values()),
        movement={
            steps: tuple(_card(card) for card in cards)
            for steps, cards in enumerate(asdict(read.movement).values(), start=1)
        },
        copies=_by_name(read.copies),
        points=_by_name(read.points),
        base_supply=_board(read.supply.base),
        extensions={name: _board(board) for name, board in read.supply.extensions.items()},
        rich_supply={name: rich[name] for name in read.supply.extensions},
        rich_supply_players=read.supply.rich.players,
        strips=dict(enumerate(read.strips_per_players.values(), start=1)),
        long_strips=_by_name(read.long_strips),
        short_strips=_by_name(read.short_strips),
        loot=asdict(read.loot),
        armory_up_to_three=spaces.armory.up_to_three.goods,
        armory_from_four=spaces.armory.from_four.goods,
        armory_most_wood=spaces.armory.most_wood,
        ore_mining_up_to_three=_refill(spaces.ore_mining.up_to_three),
        ore_mining_from_four=_refill(spaces.ore_mining.from_four),
        logging_every_round=spaces.logging.every_round.goods,
        logging_expedition_level=spaces.logging.expedition_level,
        imitation_food=spaces.imitation.food,
        campaign_games=campaign.games,
        campaign_stronger_each_game=campaign.stronger_each_game,
        campaign_starting_food=campaign.starting_food,
        campaign_permanent_factor=campaign.permanent_factor,
        campaign_bonuses={name: _bonus(bonus) for name, bonus in asdict(campaign.bonuses).items()},
        milestones={
            name: Milestone(aim.what, aim.how_many, aim.rebate) for name, aim in read.milestones.items()
        },
        sources=sources,
        file=file,
    )


def _by_name(table: Mapping[Any, Value]) -> dict[str, Value]:
    return dict(table)


def _card(card: Card) -> MovementCard:
    return MovementCard(card.steps.steps, MARKS.index(card.mark))


def _board(board: Board) -> SupplyBoard:
    return SupplyBoard(board.upper, board.middle, board.lower)


def _refill(laid: OreLaid) -> Refill:
    return Refill(laid.when_empty.goods, laid.otherwise.goods)


def _bonus(bonus: TileBonus | GoodsBonus) -> Bonus:
    goods = bonus.one_of if isinstance(bonus, GoodsBonus) else ()
    return Bonus(bonus.price, tuple(good.number for good in goods))
