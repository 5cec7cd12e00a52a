"""The action cards, stage by stage."""

from caverna.content.spaces.mines import ore_for_ore_mines, ruby_for_two_ruby_mines
from caverna.engine.agenda.combinators import all_of, any_of, one_of, then, then_or
from caverna.engine.agenda.effect import Effect
from caverna.engine.goods import goods
from caverna.engine.space import ActionSpace, every_round, first_then
from caverna.engine.verbs.expedition import expedition
from caverna.engine.verbs.fence import build_stable, fence_large_pasture, fence_small_pasture
from caverna.engine.verbs.forge import forge
from caverna.engine.verbs.furnish import furnish_dwelling
from caverna.engine.verbs.grow_family import grow_family
from caverna.engine.verbs.place_tile import DEEP_TUNNEL, ORDINARY_TUNNEL, place_ore_mine, place_ruby_mine
from caverna.engine.verbs.sow import sow
from caverna.engine.verbs.take import gain, take
from caverna.engine.verbs.trade import trade


def farm() -> Effect:
    """Pastures and a stable, in any order, and then the animals."""
    return then_or(
        any_of(
            fence_small_pasture(goods(wood=2)),
            fence_large_pasture(goods(wood=4)),
            build_stable(goods(stone=1)),
        ),
        take(),
    )


# Stage 1

BLACKSMITHING = ActionSpace(
    "blacksmithing", then_or(forge(), expedition(level=3)), number=27, stage=1, rules=("SPACE-BLACKSMITHING",)
)
SHEEP_FARMING = ActionSpace(
    "sheep_farming", farm(), every_round(goods(sheep=1)), number=28, stage=1, rules=("SPACE-SHEEP-FARMING",)
)
ORE_MINE_CONSTRUCTION = ActionSpace(
    "ore_mine_construction",
    then_or(all_of(place_ore_mine(), gain(goods(ore=3))), expedition(level=2)),
    number=29,
    stage=1,
    rules=("SPACE-ORE-MINE-CONSTRUCTION",),
)

# Stage 2

WISH_FOR_CHILDREN = ActionSpace(
    "wish_for_children",
    one_of(grow_family(), furnish_dwelling()),
    number=38,
    stage=2,
    rules=("SPACE-WISH-FOR-CHILDREN",),
)
URGENT_WISH_FOR_CHILDREN = ActionSpace(
    "urgent_wish_for_children",
    one_of(then(furnish_dwelling(), grow_family()), gain(goods(gold=3))),
    number=39,
    stage=2,
    rules=("SPACE-URGENT-WISH-FOR-CHILDREN",),
)
DONKEY_FARMING = ActionSpace(
    "donkey_farming",
    farm(),
    every_round(goods(donkey=1)),
    number=30,
    stage=2,
    rules=("SPACE-DONKEY-FARMING",),
)
RUBY_MINE_CONSTRUCTION = ActionSpace(
    "ruby_mine_construction",
    one_of(place_ruby_mine(onto=ORDINARY_TUNNEL), place_ruby_mine(onto=DEEP_TUNNEL)),
    number=31,
    stage=2,
    rules=("SPACE-RUBY-MINE-CONSTRUCTION",),
)

# Stage 3

FAMILY_LIFE = ActionSpace(
    "family_life",
    any_of(grow_family(), sow()),
    number=32,
    stage=3,
    turns_over=("wish_for_children", "urgent_wish_for_children"),
    rules=("SPACE-FAMILY-LIFE",),
)
EXPLORATION = ActionSpace(
    "exploration", expedition(level=4), number=33, stage=3, rules=("SPACE-EXPLORATION",)
)
ORE_DELIVERY = ActionSpace(
    "ore_delivery",
    take(bonus=ore_for_ore_mines),
    every_round(goods(stone=1, ore=1)),
    number=34,
    stage=3,
    rules=("SPACE-ORE-DELIVERY",),
)

# Stage 4

ADVENTURE = ActionSpace(
    "adventure",
    then_or(forge(), then(expedition(level=1), expedition(level=1))),
    number=35,
    stage=4,
    rules=("SPACE-ADVENTURE",),
)
ORE_TRADING = ActionSpace(
    "ore_trading",
    trade(goods(ore=2), goods(gold=2, food=1), times=3),
    number=36,
    stage=4,
    rules=("SPACE-ORE-TRADING",),
)
RUBY_DELIVERY = ActionSpace(
    "ruby_delivery",
    take(bonus=ruby_for_two_ruby_mines),
    first_then(goods(ruby=2), goods(ruby=1)),
    number=37,
    stage=4,
    rules=("SPACE-RUBY-DELIVERY",),
)
