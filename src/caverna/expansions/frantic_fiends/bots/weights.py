"""How much everything in a game with the expansion weighs, in points. Found by trial, game after game."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What a bot thinks things are worth."""

    # The parts of the base game's worth, and how much more or less they mean here.
    materials: float = 1.3
    meals: float = 1.0
    last_meal: float = 0.7
    """For each food the last feeding needs."""
    land: float = 1.0
    animals: float = 1.0

    # For each round still to come.
    dwarf: float = 2.6
    bed: float = 1.3
    home_in_mind: float = 0.4
    """For the means of another dwelling, once they are all there."""
    more_dwarfs: float = 0.0
    """For each dwarf beyond the second, on top of what he means in every game,"""
    more_beds: float = 0.0
    """and for a bed."""
    friend: float = 1.4
    captive: float = 2.2

    # Weapons, for up to six rounds.
    armed: float = 1.2
    weapon: float = 0.28
    """For each point of strength."""

    # Nasty orcs.
    menace: float = 3.0
    """For each of them."""
    strength: float = 0.35
    """For each point of their strength: so much work they still make."""
    whole_game: float = 2.0
    """What an orc does during a whole game."""
    raid: float = 4.0
    """The larger, the later the final raid counts."""
    reach: float = 1.5
    """If a dwarf with his dogs can beat an orc."""
    at_hand: float = 0.0
    """For each orc that the dwarfs could beat one after the other."""
    means: float = 0.0
    """For each point of the orcs' strength that weapons and dogs make up for,"""
    to_bribe: float = 0.0
    """that goods make up for with which orcs can be bribed,"""
    to_forge: float = 0.0
    """and that an unarmed dwarf could, if he had a weapon of all the ore."""
    bounty: float = 1.5
    freedom: float = 2.0
    """Without orcs yellow tiles can be built."""
    yellow: float = 0.6
    """For each point the best of them would bring now."""

    # Traps.
    traps: float = 0.8
    second_trap: float = 0.3
    """The part another trap for the same orc adds."""
    held: float = 0.4
    """The part of a friend that an orc is which a trap holds, but no room awaits."""
    no_room: float = 0.3
    """The part of a friend that a holding trap may bring without a room for it."""
    no_trap: float = 0.15
    """The part of a friend that an empty room for orcs is without a holding trap."""

    # The forest, and goods for the next event.
    trampled: float = 0.5
    in_danger: float = 1.0
    """For each animal that is likely to be lost in the next event."""
    in_the_cave: float = 3.0
    push: float = 0.5
    bribe: float = 0.1

    # Goods in mines.
    ore: float = 0.35
    ruby: float = 1.2
    without_donkey: float = 0.35


CALM: Final = Weights()
RESOLUTE: Final = replace(
    CALM,
    home_in_mind=0.8,
    more_dwarfs=1.7,
    more_beds=1.2,
    menace=12.0,
    strength=2.2,
    reach=6.0,
    at_hand=5.0,
    means=1.7,
    to_bribe=1.0,
    to_forge=0.8,
    weapon=0.4,
    bribe=0.0,
)
"""In a campaign one orc that is left spoils everything."""
