"""A judgement by rule of thumb, with weights that can be tuned: what the learned ones begin with."""

from dataclasses import dataclass

from caverna.bots.mind.judging.judge import Judge
from caverna.bots.mind.packing import FOREST_ON_BOARD, MOUNTAIN_ON_BOARD, twins_that_fit
from caverna.engine.accommodation.pens import pens_of
from caverna.engine.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from caverna.engine.rounds.scoring import total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import HOME, Player
from caverna.engine.verbs.feed import feeding_need
from caverna.engine.verbs.grow_family import beds_of


@dataclass(frozen=True)
class Style:
    """What a player thinks things are worth, in points; some of them for every round still to come."""

    wood: float = 0.7
    stone: float = 0.75
    ore: float = 0.45
    ruby: float = 0.8
    dwarf_a_round: float = 2.8
    bed_a_round: float = 1.6
    weapon: float = 1.2
    strength: float = 0.28
    food_for_a_meal: float = 0.9
    food_beyond: float = 0.45
    hunger: float = 3.0
    shame_of_begging: float = 3.0
    empty_field: float = 0.5
    crop_in_store: float = 0.35
    grain_on_field: float = 0.45
    vegetable_on_field: float = 0.25
    cavern: float = 1.1
    tunnel: float = 0.6
    ore_mine_a_round: float = 0.25
    ruby_mine_a_round: float = 0.3
    meadow: float = 0.3
    pair_a_round: float = 0.33
    single_animal: float = 0.5
    place_for_an_animal: float = 0.18
    sheepdog: float = 0.2
    twin_in_the_forest: float = 0.3
    twin_in_the_rock: float = 0.3


class HandJudge(Judge):
    """Points, and what the rest of the game should make of the means at hand."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def worth(self, state: GameState, seat: int) -> float:
        player, style = state.players[seat], self.style
        time = rounds_to_come(state, player)
        value = total_score(state, seat) - style.shame_of_begging * player.begging
        value += min(1.0, time / 3.0) * materials(player, style)
        value += min(1.0, time / 5.0) * land(player, style)
        value += family(state, seat, time, style)
        value += time * (
            style.ore_mine_a_round * player.ore_mines.bit_count()
            + style.ruby_mine_a_round * player.ruby_mines.bit_count()
        )
        if time > 0:
            value += larder(state, seat, style)
        return value + herd(state, player, time, style)


def rounds_to_come(state: GameState, player: Player) -> float:
    """The rounds still to be played, and of this one the part that is left to the player."""
    time = 0.0
    for number in state.rules.rounds:
        if number > state.round:
            time += 1.0
    if player.passed:
        return time
    waiting = 0
    for place in player.places:
        if place == HOME:
            waiting += 1
    return time + waiting / len(player.places)


def materials(player: Player, style: Style) -> float:
    """What one can build with, and where."""
    goods = player.goods
    value = style.wood * as_far_as_useful(goods[WOOD], 9) + style.stone * as_far_as_useful(goods[STONE], 7)
    value += style.ore * as_far_as_useful(goods[ORE], 8) + style.ruby * as_far_as_useful(goods[RUBY], 4)
    return value + style.cavern * min(player.caverns.bit_count(), 3)


def as_far_as_useful(amount: int, enough: int) -> float:
    """Each piece counts, those beyond what is enough a fifth."""
    return float(amount) if amount <= enough else enough + 0.2 * (amount - enough)


def family(state: GameState, seat: int, time: float, style: Style) -> float:
    """Dwarfs and beds for every round to come; weapons, as long as there are expeditions."""
    player = state.players[seat]
    free_beds = max(0, beds_of(state, seat) - player.beds_needed)
    value = time * (style.dwarf_a_round * (len(player.weapons) - 2) + style.bed_a_round * min(1, free_beds))
    for strength in player.weapons:
        if strength:
            value += (style.weapon + style.strength * strength) * min(time, 6.0) / 2
    return value


def larder(state: GameState, seat: int, style: Style) -> float:
    """Food for the next feeding, and what is missing even if everything is eaten."""
    goods = state.players[seat].goods
    need, food = feeding_need(state, seat, False, 0), goods[FOOD]
    reserve = goods[GRAIN] + 2 * goods[VEGETABLE] + 2 * goods[RUBY] + max(0, goods[GOLD] - 1)
    reserve += goods[SHEEP] + goods[DONKEY] + 2 * goods[BOAR] + 3 * goods[CATTLE]
    value = style.food_for_a_meal * min(food, need) + style.food_beyond * min(max(0, food - need), need)
    return value - style.hunger * max(0, need - food - reserve)


def land(player: Player, style: Style) -> float:
    """Fields and crops, tunnels, meadows, and how well the rest of the board can be filled."""
    goods = player.goods
    value = style.empty_field * min((player.fields & ~player.sown).bit_count(), 4)
    value += style.crop_in_store * min(goods[GRAIN] + goods[VEGETABLE], 4)
    value += style.grain_on_field * player.grain_on_fields()
    value += style.vegetable_on_field * player.vegetables_on_fields()
    value += style.tunnel * min((player.tunnels | player.deep_tunnels).bit_count(), 4)
    value += style.meadow * player.meadows.bit_count()
    value += style.twin_in_the_forest * twins_that_fit(FOREST_ON_BOARD & ~player.tilled)
    return value + style.twin_in_the_rock * twins_that_fit(MOUNTAIN_ON_BOARD & ~player.cave_system)


def herd(state: GameState, player: Player, time: float, style: Style) -> float:
    """Pairs that will breed if there is a place for the young, single animals, and places."""
    goods = player.goods
    only, areas, rooms = pens_of(state.rules, player)
    places = sum(only) + sum(areas) + sum(rooms) + min(goods[DOG], len(areas)) * 2
    pairs = singles = 0
    for animal in FARM_ANIMALS:
        places -= goods[animal]
        pairs += goods[animal] >= 2
        singles += goods[animal] == 1
    spare = max(0, places)
    value = style.single_animal * singles + style.place_for_an_animal * min(spare, 8)
    value = style.pair_a_round * time * min(pairs, spare) + min(1.0, time / 5.0) * value
    return value + (style.sheepdog * min(goods[DOG], 2) if goods[SHEEP] else 0.0)
