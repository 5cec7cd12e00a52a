"""What a position of the expansion is worth: that of the base game, weighed anew, and all about orcs."""

from typing import Final

from caverna.bots.worth import (
    ROUNDS_OF_A_GAME,
    SHAME_OF_BEGGING,
    animals,
    building_materials,
    food_at_hand,
    land,
    rounds_left,
)
from caverna.engine.goods import DONKEY, FARM_ANIMALS, FOOD, ORE
from caverna.engine.home_board import ENTRY_CELL, cells_of
from caverna.engine.rounds.scoring import ORE_MINE_POINTS, RUBY_MINE_POINTS, total_score
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.feed import FeedDwarfs, feeding_need
from caverna.engine.verbs.grow_family import beds_of
from caverna.expansions.frantic_fiends.bots.chances import (
    animals_in_danger,
    bribes_at_hand,
    chance_of_trap,
    chance_to_enter,
    events_to_come,
    fights_at_hand,
    reach_of,
    speed_of,
    strength_of_use,
)
from caverna.expansions.frantic_fiends.bots.weights import CALM, RESOLUTE, Weights
from caverna.expansions.frantic_fiends.content.traps import HOLDING, INACTIVE_TRAP_POINTS, KNOCK_OUT, Trap
from caverna.expansions.frantic_fiends.engine.befriend import free_orc_dwellings
from caverna.expansions.frantic_fiends.engine.campaign_game import NO_CAMPAIGN
from caverna.expansions.frantic_fiends.engine.harvest import ORC_EVENT, RaidOrHarvest
from caverna.expansions.frantic_fiends.engine.orcs import is_in_forest
from caverna.expansions.frantic_fiends.engine.paths import INTO_THE_CAVE
from caverna.expansions.frantic_fiends.engine.player import ORE_MINE, RUBY_MINE
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import fiends, player_of

ROUNDS_OF_A_WEAPON: Final = 6
TYPICAL_STRENGTH: Final = 7
STRONGEST_FORGED: Final = 8

Prey = tuple[float, float, int]
"""What a trap gains from an orc, how likely it comes, and which one it is."""


def fiend_worth(state: GameState, seat: int) -> float:
    """Points as they stand, and what the rest of the game should make of them."""
    return Prospects(state, seat).worth()


class Prospects:
    """One seat's view of the rest of the game."""

    def __init__(self, state: GameState, seat: int, weigh: Weights | None = None) -> None:
        self.state = state
        self.seat = seat
        self.player = player_of(state, seat)
        self.rules = rules_of(state)
        self.left = rounds_left(state) / ROUNDS_OF_A_GAME
        """The part of the game that is still to come."""
        self.nasty = self.player.nasty_orcs()
        self.is_campaign = self.rules.fiend_options.campaign != NO_CAMPAIGN
        self.weigh = weigh if weigh is not None else RESOLUTE if self.is_campaign else CALM

    def worth(self) -> float:
        """Everything together."""
        state, seat, player, weigh = self.state, self.seat, self.player, self.weigh
        value = float(total_score(state, seat)) - SHAME_OF_BEGGING * player.begging
        value += weigh.materials * building_materials(player, self.left)
        value += weigh.meals * food_at_hand(state, seat, self.left)
        value += weigh.land * land(player, self.left)
        value += weigh.animals * animals(state, player, self.left)
        value += self.family()
        return value + self.last_meal() + self.of_the_box()

    def of_the_box(self) -> float:
        """What only this box brings: orcs, friendly and other ones, traps, and goods in mines."""
        value = self.friends() + self.stocked_mines()
        if not self.nasty:
            return value + self.freedom()
        value -= self.raid() + self.menaces() + self.ways() + self.herds_in_danger()
        return value + self.traps() + self.readiness() + self.means()

    def family(self) -> float:
        """Dwarfs work every round; weapons bring loot and beat orcs."""
        player, weigh = self.player, self.weigh
        rounds = self.left * ROUNDS_OF_A_GAME
        bed = weigh.bed if beds_of(self.state, self.seat) > player.dwarfs else 0.0
        value = rounds * (weigh.dwarf * (player.dwarfs - 2) + bed)
        for strength in player.weapons:
            if strength:
                value += (weigh.armed + weigh.weapon * strength) * min(rounds, ROUNDS_OF_A_WEAPON) / 2
        return value

    def friends(self) -> float:
        """Friendly orcs work every round, too, captives do not."""
        player, weigh = self.player, self.weigh
        rounds = self.left * ROUNDS_OF_A_GAME
        return rounds * (weigh.friend * len(player.free_friends()) - weigh.captive * len(player.captives))

    def is_before_harvest(self) -> bool:
        """Whether the harvest of this round, or its event, is still to come."""
        return any(isinstance(step, RaidOrHarvest) for step in self.state.agenda)

    def last_meal(self) -> float:
        """Food for the last feeding saves what would have to be eaten instead."""
        if self.left:
            return 0.0
        state, seat = self.state, self.seat
        meals = [step for step in state.agenda if isinstance(step, FeedDwarfs) and step.seat == seat]
        if not meals and not self.is_before_harvest():
            return 0.0
        return self.weigh.last_meal * min(self.player.goods[FOOD], feeding_need(state, seat, False, 0))

    def stocked_mines(self) -> float:
        """Goods in mines come out if there are donkeys."""
        player, weigh = self.player, self.weigh
        value = 0.0
        donkeys = player.goods[DONKEY]
        for cell, amount in player.mined:
            each = weigh.ore if player.ore_mines >> cell & 1 else weigh.ruby
            value += amount * each * (1.0 if donkeys > 0 else weigh.without_donkey)
            donkeys -= 1
        return value * min(1.0, 2 * self.left)

    # Orcs.

    def freedom(self) -> float:
        """Whoever is rid of all orcs may build yellow tiles."""
        value = self.weigh.freedom * min(1.0, 3 * self.left)
        if not self.left or not self.player.caverns:
            return value
        cell = cells_of(self.player.caverns)[0]
        best = 0
        for number in cells_of(self.state.available & self.rules.yellow):
            bonus = self.rules.furnishings[number].bonus_points
            if bonus is not None:
                best = max(best, bonus(self.state, self.seat, cell))
        return value + self.weigh.yellow * best

    def raid(self) -> float:
        """What the orcs that are left will cost at the end, beyond what they already sit on."""
        player, tiles = self.player, self.rules.furnishings
        values = [ORE_MINE_POINTS] * player.ore_mines.bit_count()
        values += [RUBY_MINE_POINTS] * player.ruby_mines.bit_count()
        for cell, number in player.rooms:
            if cell != ENTRY_CELL:
                tile = tiles[number]
                bonus = tile.bonus_points(self.state, self.seat, cell) if tile.bonus_points is not None else 0
                values.append(tile.points + bonus + (1 if tile.dwarfs else 0))
        hidden = [self.points_under(what) for _, what in player.hidden]
        worst = sorted(values + hidden, reverse=True)[: len(self.nasty)]
        return max(0.0, sum(worst) - sum(hidden)) * float((1 - self.left) ** self.weigh.raid)

    def points_under(self, what: int) -> int:
        """The printed points of what lies under an orc."""
        if what >= 0:
            return self.rules.furnishings[what].points
        return {ORE_MINE: ORE_MINE_POINTS, RUBY_MINE: RUBY_MINE_POINTS}.get(what, 0)

    def menaces(self) -> float:
        """Every orc is a nuisance, a strong one more so; less if a dwarf with his dogs could beat it."""
        player = self.player
        reach = reach_of(self.state, self.seat)
        value = 0.0
        for orc in self.nasty:
            strength = player.strengths[orc]
            value += self.menace(strength)
            if reach and self.left:
                value -= self.weigh.reach * min(1.0, reach / strength) ** 2
        return value

    def means(self) -> float:
        """What there is to get rid of all orcs: weapons, dogs, goods for bribes, ore for a weapon."""
        weigh = self.weigh
        if not weigh.means:
            return 0.0
        state, seat, player = self.state, self.seat, self.player
        strengths = [player.strengths[orc] for orc in self.nasty]
        missing = sum(strengths)
        armed = strength_of_use(state, seat, strengths)
        bribes = min(missing - armed, bribes_at_hand(state, player))
        value = weigh.means * armed + weigh.to_bribe * bribes
        if 0 in player.weapons and missing > armed + bribes:
            value += weigh.to_forge * min(missing - armed - bribes, player.goods[ORE], STRONGEST_FORGED)
        return value + weigh.at_hand * fights_at_hand(state, seat, strengths)

    def menace(self, strength: int) -> float:
        """What one orc is to be feared for."""
        return self.weigh.menace + self.weigh.strength * strength + self.weigh.whole_game * self.left

    def ways(self) -> float:
        """Crops that may be trampled, and orcs that may soon be in the cave."""
        value = 0.0
        player, figures = self.player, self.rules.figures
        for orc in self.nasty:
            events = events_to_come(self.state, orc)
            if events <= 0 or not is_in_forest(player, orc):
                continue
            speed, place = speed_of(figures, orc), player.orcs[orc]
            for cell in cells_of(player.sown):
                value += self.weigh.trampled * chance_to_enter(figures, speed, place, cell, 1)
            soon = chance_to_enter(figures, speed, place, INTO_THE_CAVE, min(2, events))
            value += self.weigh.in_the_cave * self.left * soon
        return value

    def herds_in_danger(self) -> float:
        """Animals that may be trampled in the event at the end of this round."""
        state, player = self.state, self.player
        if state.harvest != ORC_EVENT or not any(player.goods[animal] for animal in FARM_ANIMALS):
            return 0.0
        if not self.is_before_harvest():
            return 0.0
        return self.weigh.in_danger * animals_in_danger(state, self.seat, player)

    def readiness(self) -> float:
        """Goods to push orcs aside or to bribe them in the next event."""
        player, fiend_state = self.player, fiends(self.state)
        event = fiend_state.event
        if event >= len(fiend_state.bribes):
            return 0.0
        weakest = min(player.strengths[orc] for orc in self.nasty)
        value = self.weigh.bribe * min(player.goods[fiend_state.bribes[event]], weakest)
        if any(is_in_forest(player, orc) for orc in self.nasty):
            for good, amount in self.rules.figures.displacement[event]:
                value += self.weigh.push * min(2, player.goods[good] // amount)
        return value

    # Traps.

    def traps(self) -> float:
        """What the traps that still work may do, and rooms for the orcs they may catch."""
        player, weigh = self.player, self.weigh
        has_room = len(free_orc_dwellings(self.state, player)) > 0
        armed = [(cell, self.rules.traps[kind]) for cell, kind, is_active in player.traps if is_active]
        if not armed and not has_room:
            return 0.0
        value = 0.0
        expected: set[int] = set()
        events = {orc: events_to_come(self.state, orc) for orc in self.nasty}
        for cell, trap in armed:
            prey: list[Prey] = []
            for orc in self.nasty:
                strength = player.strengths[orc]
                if player.held >> orc & 1 and player.orcs[orc] == cell:
                    value += weigh.held * self.friendship(strength)
                elif events[orc] > 0:
                    chance = chance_of_trap(self.rules.figures, player, orc, events[orc], cell)
                    gain = chance * self.gain_of(trap, strength, has_room)
                    if gain:
                        prey.append((gain * (weigh.second_trap if orc in expected else 1.0), chance, orc))
            value += first_come(trap, sorted(prey, reverse=True))
            if prey:
                expected.add(max(prey)[2])
        if has_room and any(events.values()) and not any(trap.kind == HOLDING for _, trap in armed):
            value += weigh.no_trap * self.friendship(TYPICAL_STRENGTH)
        return weigh.traps * value

    def friendship(self, strength: int) -> float:
        """What it is worth to make a friend of an orc."""
        work = self.weigh.friend * self.left * ROUNDS_OF_A_GAME
        return self.menace(strength) + INACTIVE_TRAP_POINTS + 1 + work

    def gain_of(self, trap: Trap, strength: int, has_room: bool) -> float:
        """What a trap does to an orc of this strength."""
        if strength > trap.strongest:
            return 0.0
        if trap.kind == KNOCK_OUT:
            return self.menace(strength) + self.weigh.bounty + INACTIVE_TRAP_POINTS
        if trap.kind == HOLDING:
            return self.friendship(strength) * (1.0 if has_room else self.weigh.no_room)
        if trap.takes_off:
            return self.weigh.strength * trap.takes_off
        if trap.halves:
            weaker = float(strength // 2)
        elif trap.hits:
            weaker = float(trap.hits * trap.damage)
        else:
            weaker = 0.5 * min(trap.most_spent, self.player.goods[trap.feeds_on])
        return INACTIVE_TRAP_POINTS + self.weigh.strength * weaker


def first_come(trap: Trap, prey: list[Prey]) -> float:
    """Most traps work only once, whoever comes."""
    value, still = 0.0, 1.0
    for gain, chance, _ in prey:
        value += gain * still
        if not trap.is_permanent:
            still *= 1 - chance
    return value
