"""All moves of a game by number, by text, and by what they do: made once, from the verbs."""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from typing import Final

from caverna.engine.goods import CATTLE, DONKEY, GOODS_COUNT
from caverna.engine.home_board import CELL_BY_NAME, CELL_COUNT, overhangs
from caverna.engine.moves import (
    BASE_VERBS,
    BREED,
    BUY,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    CHOOSE,
    CONVERT,
    EAT,
    EAT_GOLD,
    FEED,
    FEED_ONE,
    FORGE,
    FURNISH,
    FURNISHING,
    IMITATE,
    LARGE_PASTURE,
    LARGEST_WEAPON,
    LOOT,
    MARKER,
    MEADOW_FIELD,
    ORDER,
    ORE_MINE_DEEP_TUNNEL,
    PAY,
    PLACE,
    PROTECT,
    REVEAL,
    RUBY_GOOD,
    RUBY_GOODS,
    RUBY_MINE,
    RUBY_TILE,
    SELL,
    SINGLE_CAVERN,
    SINGLE_FIELD,
    SINGLE_MEADOW,
    SINGLE_TILES,
    SINGLE_TUNNEL,
    SMALL_PASTURE,
    SOW_GRAIN,
    SOW_VEGETABLE,
    STABLE,
    START,
    WHOSE_WEAPON,
)
from caverna.engine.numbers import check_numbers
from caverna.engine.sites import CellMoves, TwinSite, TwinSites
from caverna.engine.verb import ANYTIME, JsonValue, Move, Value, Verb

Things = Mapping[str, Sequence[Value]]
"""By the key of its kind: what there is of spaces, furnishings and whatever else a game brings."""

ORDERLESS: Final = frozenset(("other", "animals"))
"""Parts of moves that name two spaces alike, or several animals: nothing depends on which comes first."""
NO_VERB: Final = Verb(-1, "", "", -1)
NO_MOVE: Final = Move(-1, "", NO_VERB, (), ())
"""Stands at every number that is still free."""


class MoveTable:
    """All moves of a ruleset by number, by text, and by what they do."""

    def __init__(self, things: Things, verbs: Sequence[Verb] = BASE_VERBS) -> None:
        self.verbs = check_numbers_kept(verbs)
        size = max(verb.first_move + verb.kept for verb in verbs)
        self.all = [NO_MOVE] * size
        self.verb = [NO_VERB.number] * size
        self.first = [0] * size
        self.second = [0] * size
        self.by_text: dict[str, Move] = {}
        self.by_verb: dict[int, list[Move]] = {}
        self._by_parts: dict[frozenset[tuple[str, object]], Move] = {}
        self._by_phrases: dict[tuple[str, ...], Move] = {}
        for verb in verbs:
            self._add_moves(verb, things)
        self.is_anytime = [move.role == ANYTIME for move in self.all]
        self.listed = [move for move in self.all if move is not NO_MOVE]
        """Every move there is, by number."""
        self._work(things)
        self._home_board()
        self._harvest()
        self._exchanges()

    def _add_moves(self, verb: Verb, things: Things) -> None:
        self.by_verb[verb.number] = []
        choices = [part.kind.values or things.get(part.kind.key, ()) for part in verb.parts]
        for values in product(*choices):
            self._add(verb, values)

    def _add(self, verb: Verb, values: tuple[Value, ...]) -> None:
        number = verb.first_move + verb.offset(values)
        text = verb.pattern.format(*[text for value in values for text in value.texts])
        arguments = tuple(argument for value in values for argument in value.arguments)
        if self.all[number] is not NO_MOVE or text in self.by_text:
            other = self.by_text.get(text, self.all[number])
            raise ValueError(f"{text} and {other.text} have the same number, {number}, or the same text")
        move = Move(number, text, verb, arguments, values)
        self.all[number] = move
        self.verb[number], self.first[number], self.second[number] = move.verb, move.first, move.second
        self.by_text[text] = move
        self.by_verb[verb.number].append(move)

    # What the engine looks up: moves by what they do.

    def row(self, verb: int) -> list[int]:
        """The moves of a verb, in the order of its things."""
        return [move.number for move in self.by_verb[verb]]

    def by_first(self, verb: int) -> dict[int, int]:
        """The moves of a verb by their first argument."""
        return {move.first: move.number for move in self.by_verb[verb]}

    def by_both(self, verb: int) -> dict[tuple[int, int], int]:
        """The moves of a verb by both arguments."""
        return {(move.first, move.second): move.number for move in self.by_verb[verb]}

    def on_cells(self, verb: int) -> CellMoves:
        """The moves of a verb by space of the home board."""
        found = self.by_first(verb)
        return CellMoves([found.get(cell, -1) for cell in range(CELL_COUNT)])

    def on_cells_by_first(self, verb: int, count: int) -> list[CellMoves]:
        """For each first argument below a number the moves of a verb by space."""
        found = self.by_both(verb)
        return [
            CellMoves([found.get((first, cell), -1) for cell in range(CELL_COUNT)]) for first in range(count)
        ]

    def _twins(self, verb: int) -> TwinSites:
        """Where a twin tile can lie. Landscape needs a half on the board, upgrades do not."""
        is_upgrade = verb in (LARGE_PASTURE, ORE_MINE_DEEP_TUNNEL)
        ordinary: list[TwinSite] = []
        overhanging: list[TwinSite] = []
        for move in self.by_verb[verb]:
            sticks_out = overhangs((move.first, move.second)) and not is_upgrade
            site = TwinSite(move.first, move.second, move.number)
            (overhanging if sticks_out else ordinary).append(site)
        return TwinSites(ordinary, overhanging)

    def _work(self, things: Things) -> None:
        self.place = self.row(PLACE)
        self.order = self.row(ORDER)
        self.imitate = self.row(IMITATE)
        self.forge = self.row(FORGE)
        self.loot = self.row(LOOT)
        self.pay = self.row(PAY)
        self.buy = self.by_first(BUY)
        self.protect = self.row(PROTECT)
        self.reveal = self.row(REVEAL)
        self.marker = self.row(MARKER)
        self.start = self.row(START)
        tiles = things.get(FURNISHING.key, ())
        self.furnish = self.on_cells_by_first(FURNISH, max([0, *[tile.arguments[0] + 1 for tile in tiles]]))

    def _home_board(self) -> None:
        self.meadow_field = self._twins(MEADOW_FIELD)
        self.cavern_tunnel = self._twins(CAVERN_TUNNEL)
        self.cavern_cavern = self._twins(CAVERN_CAVERN)
        self.ore_mine = self._twins(ORE_MINE_DEEP_TUNNEL)
        self.large_pasture = self._twins(LARGE_PASTURE)
        self.small_pasture = self.on_cells(SMALL_PASTURE)
        self.stable = self.on_cells(STABLE)
        self.sow_grain = self.on_cells(SOW_GRAIN)
        self.sow_vegetable = self.on_cells(SOW_VEGETABLE)
        self.ruby_mine = self.on_cells(RUBY_MINE)
        self.single = {verb: self.on_cells(verb) for verb in SINGLE_TILES}
        by_tile = self.on_cells_by_first(RUBY_TILE, max(SINGLE_TILES) + 1)
        self.ruby_meadow, self.ruby_field = by_tile[SINGLE_MEADOW], by_tile[SINGLE_FIELD]
        self.ruby_tunnel, self.ruby_cavern = by_tile[SINGLE_TUNNEL], by_tile[SINGLE_CAVERN]

    def _harvest(self) -> None:
        self.feed = self.row(FEED)
        self.feed_one = self.by_both(FEED_ONE)
        self.breed = self.row(BREED)
        self.choose = self.row(CHOOSE)

    def _exchanges(self) -> None:
        meals = self.by_both(EAT)
        self.eat = [meals.get((good, 1), -1) for good in range(GOODS_COUNT)]
        self.eat_donkeys = meals[DONKEY, 2]
        self.eat_gold = self.row(EAT_GOLD)
        self.ruby_good = self.by_first(RUBY_GOOD)
        self.ruby_goods = [self.ruby_good[good] for good in RUBY_GOODS]
        self.ruby_goods_without_food = [self.ruby_good[good] for good in RUBY_GOODS if good != CATTLE]
        self.convert = self.row(CONVERT)
        sold = self.by_both(SELL)
        self.sell = [
            [sold[strength, whose] for strength in range(1, LARGEST_WEAPON + 1)]
            for whose in range(len(WHOSE_WEAPON))
        ]

    def with_parts(self, parts: Mapping[str, JsonValue]) -> Move | None:
        """The move with these parts, as `Move.parts` gives them; None if there is none."""
        if not self._by_parts:
            self._by_parts = {frozen(move.parts): move for move in self.listed}
        try:
            return self._by_parts.get(frozen(parts))
        except TypeError:  # something that no part of a move is made of
            return None

    def parse(self, text: str) -> Move | None:
        """The move a text names, if there is one; spaces, case and an order without meaning do not matter."""
        move = self.by_text.get(" ".join(text.lower().split())) or self.by_text.get(" ".join(text.split()))
        if move is None and text.lower().startswith("start "):
            move = self.by_text.get("start " + text.split()[-1].upper())
        return move or self._in_any_order().get(phrases(text))

    def _in_any_order(self) -> dict[tuple[str, ...], Move]:
        if not self._by_phrases:
            self._by_phrases = {phrases(move.text): move for move in self.listed if is_orderless(move)}
        return self._by_phrases


def phrases(text: str) -> tuple[str, ...]:
    """The verb, then what stands behind it, sorted; a space belongs to the word before it."""
    words = text.lower().split()
    found: list[str] = []
    for word in words[1:]:
        if word in CELL_BY_NAME and found and found[-1] not in CELL_BY_NAME:
            found[-1] += " " + word
        else:
            found.append(word)
    return (*words[:1], *sorted(found))


def is_orderless(move: Move) -> bool:
    """`fence a1 a2`, `breed sheep cattle`, `tile meadow a1 field a2`: whether any order means the same."""
    is_labelled = all(" " in phrase for phrase in phrases(move.text)[1:])
    return is_labelled or not ORDERLESS.isdisjoint(move.parts)


def frozen(parts: Mapping[str, JsonValue]) -> frozenset[tuple[str, object]]:
    """Parts as a key. The order of animals says nothing, nor which of two spaces alike is the other."""
    found: dict[str, object] = {
        name: tuple(sorted(part)) if isinstance(part, list) else part for name, part in parts.items()
    }
    if "other" in found:
        found["cell"], found["other"] = sorted((found.get("cell"), found["other"]), key=str)
    return frozenset(found.items())


def check_numbers_kept(verbs: Sequence[Verb]) -> tuple[Verb, ...]:
    """The verbs, if no two of them have a number, a key or a move in common."""
    check_numbers((verb.key, verb.number) for verb in verbs)
    by_move = sorted(verbs, key=lambda verb: verb.first_move)
    for verb, after in pairwise(by_move):
        if verb.first_move + verb.kept > after.first_move:
            raise ValueError(
                f"{verb.key} has moves up to {verb.first_move + verb.kept - 1}, "
                f"but {after.key} begins at {after.first_move}"
            )
    return tuple(verbs)
