"""Better without doubt: more of something, less of nothing, and all else the same."""

from caverna.engine.goods import GOODS_COUNT, Goods
from caverna.engine.state.game_state import GameState
from caverna.engine.state.player import Player
from caverna.expansion import BASE_GAME
from caverna.expansions import box_of


def is_better(one: GameState, other: GameState, seat: int) -> bool:
    """Whether a seat would choose one of two positions, whatever its plans; what is asked next aside."""
    return has_more(one.players[seat], other.players[seat]) and rest(one, seat) == rest(other, seat)


def has_more(one: Player, other: Player) -> bool:
    """Whether a player has all that another one has, and something more: goods, strength, fewer markers."""
    return has_all(one, other) and not has_all(other, one)


def has_all(one: Player, other: Player) -> bool:
    """Whether a player has at least what another one has."""
    if one.begging > other.begging:
        return False
    for good in range(GOODS_COUNT):
        if one.goods[good] < other.goods[good]:
            return False
    return all(mine >= theirs for mine, theirs in zip(one.weapons, other.weapons, strict=False))


def rest(state: GameState, seat: int) -> tuple[object, ...]:
    """A position but for what `has_more` compares, and for what is asked next."""
    trial = state.copy()
    trial.agenda = []
    trial.crowded = 0
    forget_what_counts(trial, trial.own(seat))
    return trial.key()


def farm(state: GameState, seat: int) -> tuple[object, ...]:
    """What a player has but for what `has_more` compares, wherever his dwarfs stand."""
    player = state.players[seat].copy()
    forget_what_counts(state, player)
    player.places = ()
    player.passed = 0
    player.resting = 0
    return player.key()


def forget_what_counts(state: GameState, player: Player) -> None:
    """Leave of goods and weapons only who is armed: to be armed may harm, to be stronger does not.

    That is so in the base game; a box may have reasons for weak weapons.
    """
    player.goods = [0] * GOODS_COUNT
    player.begging = 0
    if box_of(state.rules).name == BASE_GAME:
        player.weapons = tuple(min(1, strength) for strength in player.weapons)


def more_goods(one: Player, other: Player) -> Goods:
    """What a player has more than another one."""
    kinds = range(GOODS_COUNT)
    return tuple(
        (good, one.goods[good] - other.goods[good]) for good in kinds if one.goods[good] > other.goods[good]
    )
