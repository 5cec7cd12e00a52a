"""The 28 rewards of the bounty board, strip by strip, column by column."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from caverna.engine.agenda.combinators import any_of
from caverna.engine.agenda.effect import Effect, Perform
from caverna.engine.goods import FOOD, NOTHING, Goods, goods
from caverna.engine.state.game_state import GameState
from caverna.engine.verbs.grow_family import grow_family
from caverna.engine.verbs.receive import receive
from caverna.expansions.frantic_fiends.engine.arming import arm_somebody
from caverna.expansions.frantic_fiends.engine.befriend import free_guest_dwelling, free_orc_dwellings
from caverna.expansions.frantic_fiends.engine.extra_orc import ExtraOrcMovesIn
from caverna.expansions.frantic_fiends.engine.favours import BarterMaterials, ReturnMarker, UseSpace
from caverna.expansions.frantic_fiends.engine.fight import HiredExpedition
from caverna.expansions.frantic_fiends.engine.furnishing import furnish_any_dwelling
from caverna.expansions.frantic_fiends.engine.mines import restock_mines
from caverna.expansions.frantic_fiends.engine.set_trap import set_free_trap
from caverna.expansions.frantic_fiends.engine.state import player_of

Grant = Callable[[GameState, int, int], None]
"""State, seat, strength of the defeated orc."""
SOLDIER_LEVEL: Final = 3
MERCENARY_LEVEL: Final = 4
OUTFIT: Final = 5


@dataclass(frozen=True, eq=False)
class Reward:
    """A field of the bounty board."""

    key: str
    goods: Goods = NOTHING
    grant: Grant | None = None
    effect: Effect | None = None
    """What `grant` performs, if it is card text."""
    number: int = field(kw_only=True)
    """Written down once."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Its entry in the ledger."""
        return (f"FF-REWARD-{self.key.upper().replace('_', '-')}",)


def casanova(state: GameState, seat: int, strength: int) -> None:
    """A dwelling, a child, or both; if neither is possible now, an exchange may still help."""
    is_optional = 0 if CASANOVA.is_possible(state, seat) else 1
    state.agenda.append(Perform(seat, CASANOVA, 0, is_optional))


def trapper(state: GameState, seat: int, strength: int) -> None:
    """A trap for nothing, for those who want one."""
    state.agenda.append(Perform(seat, FREE_TRAP, 0, 1))


def mercenary(state: GameState, seat: int, strength: int) -> None:
    """An expedition with the strength of the fallen orc."""
    state.agenda.append(HiredExpedition(seat, MERCENARY_LEVEL, strength, 0))


def soldier(state: GameState, seat: int, strength: int) -> None:
    """A shorter one."""
    state.agenda.append(HiredExpedition(seat, SOLDIER_LEVEL, strength, 0))


def pit_foreman(state: GameState, seat: int, strength: int) -> None:
    """Mines are restocked."""
    restock_mines(state, seat)


def forger(state: GameState, seat: int, strength: int) -> None:
    """A space where somebody stands."""
    state.agenda.append(UseSpace(seat, 1))


def herald(state: GameState, seat: int, strength: int) -> None:
    """A space where nobody stands."""
    state.agenda.append(UseSpace(seat, 0))


def outfitter(state: GameState, seat: int, strength: int) -> None:
    """A weapon for somebody who has none."""
    arm_somebody(state, seat, OUTFIT)


def beggar_king(state: GameState, seat: int, strength: int) -> None:
    """One begging marker goes."""
    state.agenda.append(ReturnMarker(seat))


def barter_master(state: GameState, seat: int, strength: int) -> None:
    """One building material for another."""
    state.agenda.append(BarterMaterials(seat))


def orc_doctor(state: GameState, seat: int, strength: int) -> None:
    """The additional orc moves in, if there is room."""
    if free_orc_dwellings(state, player_of(state, seat)) or free_guest_dwelling(state, seat):
        state.agenda.append(ExtraOrcMovesIn(seat))


def grand_donor(state: GameState, seat: int, strength: int) -> None:
    """Food for the whole family."""
    player = player_of(state, seat)
    food = 2 * player.dwarfs - player.newborns.bit_count() + player.guests
    receive(state, seat, ((FOOD, food),), "grand_donor")


CASANOVA: Final = any_of(furnish_any_dwelling(), grow_family())
FREE_TRAP: Final = set_free_trap()

REWARDS: Final = (
    Reward("farmer", goods(food=3), number=0),
    Reward("shepherd", goods(sheep=2), number=1),
    Reward("seasonal_worker", goods(wood=1, stone=1, ore=1, food=1, gold=2), number=2),
    Reward("mercenary", number=3, grant=mercenary),
    #
    Reward("woodcutter", goods(wood=3), number=4),
    Reward("pig_farmer", goods(boar=2), number=5),
    Reward("pit_foreman", number=6, grant=pit_foreman),
    Reward("casanova", number=7, grant=casanova, effect=CASANOVA),
    #
    Reward("stonemason", goods(stone=3), number=8),
    Reward("alpine_herdsman", goods(cattle=1), number=9),
    Reward("soldier", number=10, grant=soldier),
    Reward("forger", number=11, grant=forger),
    #
    Reward("ore_worker", goods(ore=3), number=12),
    Reward("merchant", goods(grain=1, vegetable=1), number=13),
    Reward("outfitter", number=14, grant=outfitter),
    Reward("herald", number=15, grant=herald),
    #
    Reward("goldsmith", goods(gold=2), number=16),
    Reward("jeweller", goods(ruby=1), number=17),
    Reward("beggar_king", goods(gold=3), number=18, grant=beggar_king),
    Reward("trapper", number=19, grant=trapper, effect=FREE_TRAP),
    #
    Reward("pack_donkey", goods(donkey=1), number=20),
    Reward("grocer", goods(gold=2, food=1), number=21),
    Reward("barter_master", number=22, grant=barter_master),
    Reward("breeder", goods(dog=1, sheep=1, donkey=1, boar=1, cattle=1), number=23),
    #
    Reward("strays", goods(dog=2), number=24),
    Reward("scavenger", goods(wood=1, stone=1, ore=1), number=25),
    Reward("orc_doctor", number=26, grant=orc_doctor),
    Reward("grand_donor", number=27, grant=grand_donor),
)
