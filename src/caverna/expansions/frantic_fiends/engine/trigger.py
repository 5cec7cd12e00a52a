"""What happens when an orc enters a forest space: losses, then the trap that lies there."""

from typing import Final

from caverna.engine.agenda.fields import Numbers, Whole
from caverna.engine.anytime.offered import has_anytime_moves
from caverna.engine.goods import FOOD, GOOD_NAMES, STONE
from caverna.engine.moves import DONE
from caverna.engine.question import Asked, ask
from caverna.engine.state.game_state import GameState
from caverna.engine.state.landscape import crop_on
from caverna.engine.verbs.pay import pay
from caverna.expansions.frantic_fiends.content.traps import HOLDING, KNOCK_OUT, TRAPS, Trap
from caverna.expansions.frantic_fiends.engine.befriend import offer_homes, spring_trap
from caverna.expansions.frantic_fiends.engine.bounty import defeat, defeat_all
from caverna.expansions.frantic_fiends.engine.event_step import EventStep
from caverna.expansions.frantic_fiends.engine.events import LOST, ORC_HELD, ORC_MOVED, TRAP_TRIGGERED
from caverna.expansions.frantic_fiends.engine.fields import ORC, STRENGTH
from caverna.expansions.frantic_fiends.engine.occupation import lose_animals
from caverna.expansions.frantic_fiends.engine.orcs import put_orc, tell, tell_of_orc, weaken
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, ORCS, FiendPlayer
from caverna.expansions.frantic_fiends.engine.rules import rules_of
from caverna.expansions.frantic_fiends.engine.state import own, player_of

MOST_HITS: Final = max(trap.hits for trap in TRAPS)
MOST_DAMAGE: Final = max(trap.damage for trap in TRAPS)


def enter(state: GameState, seat: int, orc: int, cell: int) -> None:
    """An orc comes onto a forest space."""
    player = own(state, seat)
    put_orc(player, orc, cell)
    player.held &= ~(1 << orc)
    tell_of_orc(state, ORC_MOVED, seat, orc, cell=cell)
    lose_crops(state, seat, cell)
    lose_animals(state, seat, 1 << cell)
    for where, kind, is_active in player.traps:
        if where == cell and is_active:
            trigger(state, seat, orc, cell, rules_of(state).traps[kind])


def lose_crops(state: GameState, seat: int, cell: int) -> None:
    """What grows on a space is trampled."""
    player = own(state, seat)
    if not player.sown >> cell & 1:
        return
    crop, clear = crop_on(player, cell), ~(1 << cell)
    player.grain_1 &= clear
    player.grain_2 &= clear
    player.grain_3 &= clear
    player.vegetable_1 &= clear
    player.vegetable_2 &= clear
    tell(state, LOST, seat, "orc", crop, cell)


def trigger(state: GameState, seat: int, orc: int, cell: int, trap: Trap) -> None:
    """An active trap works on the orc that enters, if it is not too strong for it."""
    player = own(state, seat)
    strength = player.strengths[orc]
    if strength > trap.strongest or (trap.kind == HOLDING and holds_another(player, orc, cell)):
        return
    tell(state, TRAP_TRIGGERED, seat, trap.key, cell=cell)
    if trap.kind == HOLDING:
        player.held |= 1 << orc
        tell_of_orc(state, ORC_HELD, seat, orc, cell=cell)
        offer_homes(state, seat)
        return
    if not trap.is_permanent:
        spring_trap(player, cell)
    if trap.kind == KNOCK_OUT:
        defeat(state, seat, orc, strength)
    elif trap.halves:
        weaken(state, seat, orc, strength // 2)
    elif trap.takes_off:
        if weaken(state, seat, orc, trap.takes_off):
            defeat(state, seat, orc, strength)
    elif trap.hits:
        state.agenda.append(ShareHits(seat, trap.hits, trap.damage, (0,) * ORCS))
    else:
        state.agenda.append(FeedTrap(seat, orc, trap.feeds_on, trap.most_spent))


def holds_another(player: FiendPlayer, orc: int, cell: int) -> bool:
    """Whether a holding trap is taken."""
    return any(
        other != orc and player.orcs[other] == cell and player.held >> other & 1 for other in range(ORCS)
    )


class FeedTrap(EventStep):
    """How much do you spend on the trap?"""

    __slots__ = ("orc", "good", "most")
    FIELDS = (("orc", ORC), ("good", Whole(min(FOOD, STONE), max(FOOD, STONE))), ("most", STRENGTH))

    def __init__(self, seat: int, orc: int, good: int, most: int) -> None:
        self.seat = seat
        self.orc = orc
        self.good = good
        self.most = most

    def options(self, state: GameState) -> list[int]:
        player = player_of(state, self.seat)
        most = min(self.most, player.goods[self.good], player.strengths[self.orc])
        if not most and not has_anytime_moves(state, self.seat):
            return []
        return rules_of(state).fiend_moves.spend[: most + 1]

    def answer(self, state: GameState, move: int) -> None:
        spent = state.rules.moves.first[move]
        if not spent:
            return
        strength = player_of(state, self.seat).strengths[self.orc]
        pay(state, self.seat, ((self.good, spent),), "trap")
        if weaken(state, self.seat, self.orc, spent):
            defeat(state, self.seat, self.orc, strength)

    def question(self, state: GameState) -> Asked:
        strength = player_of(state, self.seat).strengths[self.orc]
        return ask("feed-trap", good=GOOD_NAMES[self.good], orc=ORC_NAMES[self.orc], strength=strength)


class ShareHits(EventStep):
    """Which orc is hit?"""

    __slots__ = ("left", "damage", "hits")
    FIELDS = (
        ("left", Whole(0, MOST_HITS)),
        ("damage", Whole(1, MOST_DAMAGE)),
        ("hits", Numbers(ORCS, Whole(0, MOST_HITS))),
    )

    def __init__(self, seat: int, left: int, damage: int, hits: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.damage = damage
        self.hits = hits
        """For each orc how often it has been hit."""

    def options(self, state: GameState) -> list[int]:
        if not self.left:
            return []
        player, moves = player_of(state, self.seat), rules_of(state).fiend_moves
        found = [
            moves.hit[orc]
            for orc in range(ORCS)
            if player.orcs[orc] >= 0 and player.strengths[orc] > self.hits[orc] * self.damage
        ]
        return [*found, DONE] if found else []

    def answer(self, state: GameState, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        orc = state.rules.moves.first[move]
        hits = (*self.hits[:orc], self.hits[orc] + 1, *self.hits[orc + 1 :])
        state.agenda.append(ShareHits(self.seat, self.left - 1, self.damage, hits))

    def run(self, state: GameState) -> None:
        """All hits on one orc are one blow."""
        fallen = []
        for orc, hits in enumerate(self.hits):
            strength = player_of(state, self.seat).strengths[orc]
            if hits and weaken(state, self.seat, orc, hits * self.damage):
                fallen.append((orc, strength))
        defeat_all(state, self.seat, fallen)

    def question(self, state: GameState) -> Asked:
        return ask("share-hits", left=self.left, damage=self.damage)
