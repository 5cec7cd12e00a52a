"""The twelve traps: what they cost, whom they stop, and what they do to an orc that enters."""

from dataclasses import dataclass, field
from typing import Final

from caverna.engine.goods import FOOD, STONE, Goods, goods

# Kinds of trap.
KNOCK_OUT: Final = "knock_out"
HOLDING: Final = "holding"
WEAKENING: Final = "weakening"

ANY_STRENGTH: Final = 99
AS_MUCH_AS_YOU_LIKE: Final = 99


@dataclass(frozen=True)
class Trap:
    """A trap tile. Everything but key, kind and cost has a meaning only for some kinds."""

    key: str
    kind: str
    cost: Goods
    strongest: int = ANY_STRENGTH
    """A stronger orc walks through a knock-out or holding trap."""
    halves: bool = False
    """Half the strength is left, rounded up."""
    takes_off: int = 0
    """Strength lost at once."""
    hits: int = 0
    """So many hits, each on any orc of the player."""
    damage: int = 0
    """What a hit takes off."""
    feeds_on: int = -1
    """The good of which each piece spent takes off one."""
    most_spent: int = AS_MUCH_AS_YOU_LIKE
    is_permanent: bool = False
    """Never used up, never worth points."""
    number: int = field(kw_only=True)
    """Written down once."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Its entry in the ledger."""
        return (f"FF-TRAP-{self.key.upper().replace('_', '-')}",)


TRAPS: Final[tuple[Trap, ...]] = (
    Trap("leg_hold_iron", WEAKENING, goods(wood=2, ore=2), number=0, halves=True),
    Trap("catch_net", HOLDING, goods(wood=3, boar=1), number=1, strongest=8),
    Trap("catch_stone", HOLDING, goods(stone=4), number=2, strongest=10),
    Trap("pitfall", KNOCK_OUT, goods(wood=4, stone=1), number=3, strongest=8),
    Trap("bait_trap", WEAKENING, goods(food=3), number=4, feeds_on=FOOD),
    Trap("poison_darts", WEAKENING, goods(wood=2, gold=2), number=5, hits=3, damage=2),
    Trap("perma_trap", WEAKENING, goods(gold=4), number=6, takes_off=3, is_permanent=True),
    Trap("saw_trap", WEAKENING, goods(ore=3, dog=1), number=7, halves=True),
    Trap("snare", HOLDING, goods(wood=4, sheep=1), number=8, strongest=10),
    Trap("spear_trap", KNOCK_OUT, goods(ore=3, donkey=1), number=9, strongest=10),
    Trap("blast_trap", WEAKENING, goods(ruby=1), number=10, hits=2, damage=3),
    Trap("rockfall", WEAKENING, goods(wood=2), number=11, feeds_on=STONE, most_spent=8),
)
TRAP_KEYS: Final = tuple(trap.key for trap in TRAPS)
INACTIVE_TRAP_POINTS: Final = 2
