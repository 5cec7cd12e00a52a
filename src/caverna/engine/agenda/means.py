"""When nothing more can be done now, but rubies or an exchange might still change that.

Without this pause a player could not fence the meadow he is about to buy, or trade ore he is about to get.
"""

from typing import TYPE_CHECKING, Final

from caverna.engine.agenda.step import NO_OPTIONS
from caverna.engine.goods import FARM_ANIMALS, GOLD, GRAIN, RUBY, VEGETABLE
from caverna.engine.hooks import SELL_WEAPONS
from caverna.engine.moves import DONE, END
from caverna.engine.question import ask
from caverna.engine.state.game_state import NO_SPACE

if TYPE_CHECKING:
    from caverna.engine.state.game_state import GameState

END_OF_TURN: Final = ask("end-turn")
"""The question where only the end of the turn would follow."""


def has_means(state: "GameState", seat: int) -> bool:
    """Whether the player has rubies, or an exchange he can pay."""
    player, rules = state.players[seat], state.rules
    if player.goods[RUBY]:
        return True
    if player.owned & rules.with_conversions:
        for room, conversion in rules.conversions:
            if player.owned >> room & 1 and all(player.goods[good] >= each for good, each in conversion.pays):
                return True
    return False


def has_food_to_make(state: "GameState", seat: int) -> bool:
    """Whether the player has something that can still be turned into food."""
    player = state.players[seat]
    goods = player.goods
    if goods[GRAIN] or goods[VEGETABLE] or goods[GOLD] >= 2:
        return True
    if any(goods[animal] for animal in FARM_ANIMALS):
        return True
    return state.rules.permits(player, SELL_WEAPONS) and any(player.weapons)


def pause(state: "GameState", seat: int) -> list[int]:
    """The only answer is to be done with it, if there is any reason to ask."""
    return [DONE] if has_means(state, seat) else NO_OPTIONS


def pause_or_end(state: "GameState", seat: int, food_helps: bool = False) -> list[int]:
    """Like a pause, but where only the end of the turn would follow, it takes its place."""
    if not has_means(state, seat) and not (food_helps and has_food_to_make(state, seat)):
        return NO_OPTIONS
    return [END] if len(state.agenda) > 1 and state.agenda[-2].ends_turn() else [DONE]


def end_turn(state: "GameState") -> None:
    """The answer `end` stands for the question below as well: nobody is at work, so it need not be asked."""
    state.workplace = NO_SPACE
