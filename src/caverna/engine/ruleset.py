"""The rules of one game as tables: spaces, furnishings, loot, moves, and who has which hook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import CATTLE, FOOD, GOLD, NOTHING, RUBY, Goods, plus
from caverna.engine.hooks import ORANGE, Conversion, Furnishing
from caverna.engine.move_table import MoveTable
from caverna.engine.moves import (
    CONVERT,
    EAT,
    EAT_GOLD,
    RUBY_GOOD,
    RUBY_TILE,
    SELL,
    SINGLE_FIELD,
    SINGLE_MEADOW,
)
from caverna.engine.needs import EVERYTHING, FREE_FOREST, FREE_ROCK, WEAPONS, kinds_in
from caverna.engine.numbers import check_numbers
from caverna.engine.prices import PriceTags
from caverna.engine.space import ActionSpace, LootItem
from caverna.engine.state.player import Player
from caverna.engine.verb import Move

if TYPE_CHECKING:
    from caverna.engine.rounds.course import Course


@dataclass(frozen=True)
class Options:
    """What the sources leave to the players, or what is added. The defaults are the recommended ones."""

    solo_clearing: str = "at_least_6"
    small_scale_drift_mining: str = "stone_with_tile"
    income: str = "before_refill"
    harvest_marker: str = "round_start"
    additions: str = "none"
    """Whether tiles and spaces that did not come printed are in play; the content says if there are any."""


OPTION_VALUES: dict[str, tuple[str, ...]] = {
    "solo_clearing": ("at_least_6", "more_than_6"),
    "small_scale_drift_mining": ("stone_with_tile", "stone_and_or_tile"),
    "income": ("before_refill", "after_refill"),
    "harvest_marker": ("round_start", "round_end"),
}


class Ruleset:
    """What does not change during a game. Things are known by their place in its lists."""

    def __init__(
        self,
        players: int,
        options: Options,
        moves: MoveTable,
        space_keys: Sequence[str],
        spaces: Sequence[ActionSpace],
        furnishings: Sequence[Furnishing],
        for_sale: int,
        loot: Sequence[LootItem],
        cards_by_round: dict[int, tuple[int, ...]],
        course: "Course",
    ) -> None:
        self.players = players
        self.options = options
        self.expansion = "none"
        """The name of the box these rules come from; `caverna.expansions` knows it."""
        self.moves = moves
        self.space_keys = tuple(space_keys)
        self.space_number = {key: number for number, key in enumerate(space_keys)}
        by_key = {space.key: space for space in spaces}
        self.spaces: list[ActionSpace | None] = [by_key.get(key) for key in space_keys]
        self.effects_on = [Effect(-1) if space is None else space.effect for space in self.spaces]
        self.printed = tuple(self.space_number[space.key] for space in spaces if space.stage == 0)
        self.furnishings = tuple(furnishings)
        self.furnishing_number = {tile.key: number for number, tile in enumerate(furnishings)}
        self.for_sale = for_sale
        self.loot = tuple(loot)
        self.cards_by_round = cards_by_round
        """For each round that is played the cards that may come, as far as the round alone says."""
        self.rounds = tuple(cards_by_round)
        self.course = course
        self._collect_hooks()
        self._name_effects()

    def space(self, number: int) -> ActionSpace:
        """The space with this number; it must be part of this game."""
        found = self.spaces[number]
        assert found is not None, self.space_keys[number]
        return found

    def _collect_hooks(self) -> None:
        tiles = list(enumerate(self.furnishings))

        def having(hook: Callable[[Furnishing], bool]) -> int:
            return sum(1 << number for number, tile in tiles if hook(tile))

        self.with_after_gain = having(lambda tile: tile.after_gain is not None)
        self.with_after_birth = having(lambda tile: tile.after_birth is not None)
        self.with_income = having(lambda tile: tile.each_round is not None)
        self.with_conversions = having(lambda tile: bool(tile.conversions))
        self.with_ore_replaces = having(lambda tile: bool(tile.ore_replaces))
        self.with_pens = having(lambda tile: tile.pens is not None)
        self.with_covers = having(lambda tile: bool(tile.covers))
        self.prices = PriceTags([tile.cost for tile in self.furnishings])
        self.with_slaughter_bonus = having(lambda tile: tile.slaughter_bonus > 0)
        self.with_overhang = having(lambda tile: bool(tile.overhang))
        self.permitting = [
            sum(1 << number for number, tile in tiles if tile.permits & permission) for permission in range(5)
        ]
        """For each permission the bit set of the furnishings that give it."""
        self.unlimited = having(lambda tile: tile.is_unlimited)
        self.several = self.unlimited
        """Bit set of the furnishings of which there is more than one."""
        self.dwellings = having(lambda tile: tile.colour == ORANGE)
        self.yellow = having(lambda tile: tile.colour == "yellow")
        self.furnishing_discounts = [
            (1 << n, tile.furnishing_discount) for n, tile in tiles if tile.furnishing_discount
        ]
        self.pasture_discounts = [
            (1 << n, tile.pasture_discount) for n, tile in tiles if tile.pasture_discount
        ]
        self.stable_discounts = [(1 << n, tile.stable_discount) for n, tile in tiles if tile.stable_discount]
        self.weapon_discounts = [(1 << n, tile.weapon_discount) for n, tile in tiles if tile.weapon_discount]
        self.conversions = conversions_of(self.furnishings)
        self.takes = [self._taken_by(move) for move in self.moves.all]
        """For each any-time move what it takes from a player, as in `engine/needs.py`."""

    def _taken_by(self, move: Move) -> int:
        if move.verb == EAT:
            return 1 << move.first
        if move.verb == EAT_GOLD:
            return 1 << GOLD
        if move.verb == RUBY_GOOD:
            return 1 << RUBY | 1 << FOOD if move.first == CATTLE else 1 << RUBY
        if move.verb == RUBY_TILE:
            is_forest = move.first in (SINGLE_MEADOW, SINGLE_FIELD)
            return 1 << RUBY | (FREE_FOREST if is_forest else FREE_ROCK)
        if move.verb == CONVERT:
            return kinds_in(self.conversions[move.first][1].pays)
        return WEAPONS if move.verb == SELL else EVERYTHING

    def _name_effects(self) -> None:
        """Give every clause of every card a name, for snapshots."""
        self.effect_names: dict[int, str] = {}
        self.effects: dict[str, Effect] = {}
        for space in self.spaces:
            if space is not None:
                self._name(f"space.{space.key}", space.effect)
                space.effect.bind(self.space_number[space.key])
        for item in self.loot:
            if item.effect is not None:
                self._name(f"loot.{item.key}", item.effect)

    def _name(self, name: str, effect: Effect) -> None:
        self.effect_names[id(effect)] = name
        self.effects[name] = effect
        for i, part in enumerate(effect.parts_of()):
            self._name(f"{name}.{i}", part)

    def permits(self, player: Player, permission: int) -> bool:
        """Whether one of the player's rooms gives the permission."""
        return player.owned & self.permitting[permission] != 0

    def rooms_with(self, player: Player, hook: int) -> list[tuple[int, Furnishing]]:
        """(cell, furnishing) of the player's rooms that are in a hook's bit set, in order of building."""
        return [(cell, self.furnishings[number]) for cell, number in player.rooms if hook >> number & 1]

    def other_side(self, number: int) -> int:
        """The space on the other side of a card that can be turned over; -1 if there is none."""
        key = self.space_keys[number]
        for card in self.spaces:
            if card is not None and key in card.turns_over:
                front, back = card.turns_over
                return self.space_number[back if key == front else front]
        return -1

    def is_in_game(self, number: int) -> bool:
        """Whether a space can be in play with this number of players."""
        if number in self.printed:
            return True
        cards = {card for some in self.cards_by_round.values() for card in some}
        return number in cards or self.other_side(number) in cards


def conversions_of(furnishings: Sequence[Furnishing]) -> list[tuple[int, Conversion]]:
    """All exchanges of tiles in the order of their numbers, each with its tile."""
    found = [(room, each) for room, tile in enumerate(furnishings) for each in tile.conversions]
    check_numbers((each.key, each.number) for _, each in found)
    return sorted(found, key=lambda entry: entry[1].number)


Discounts = list[tuple[int, Goods]]
"""Who takes something off a price: the bit of a furnishing, and how much."""


def discount(player: Player, discounts: Discounts) -> Goods:
    """What all the player's rooms together take off."""
    total = NOTHING
    for bit, amount in discounts:
        if player.owned & bit:
            total = plus(total, amount)
    return total
