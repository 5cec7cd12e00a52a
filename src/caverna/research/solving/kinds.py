"""What a game was about: plans of a kind are compared with each other, and none is forgotten.

What grows slowly (a large family, strong arms, a treasure) is behind for many stages before it is ahead. A
season that searched nothing but its best games again would never see that.
"""

from typing import Final

from caverna.engine.state.game_state import GameState

Marks = tuple[str, ...]
"""The marks of a game, each of them in a word."""

ROOMS_THAT_MAKE_A_PLAN: Final = (
    "office_room",
    "state_parlor",
    "treasure_chamber",
    "weapon_storage",
    "broom_chamber",
)
LARGE_FAMILY: Final = 5
STRONG: Final = 12
"""The dearest loot but one is within reach."""
MANY_ARMED: Final = 3
MANY_MINES: Final = 2


def kind_of(state: GameState) -> Marks:
    """What the farm of somebody who played alone says about his plan."""
    player = state.players[0]
    armed = sum([1 for weapon in player.weapons if weapon])
    marks = {
        "large_family": len(player.weapons) >= LARGE_FAMILY,
        "armed": armed > 0,
        "many_armed": armed >= MANY_ARMED,
        "strong": max(player.weapons) >= STRONG,
        "mines": player.mines.bit_count() >= MANY_MINES,
    }
    rooms = {state.rules.furnishings[number].key for _, number in player.rooms}
    marks |= {room: room in rooms for room in ROOMS_THAT_MAKE_A_PLAN}
    return tuple([mark for mark, is_there in marks.items() if is_there])
