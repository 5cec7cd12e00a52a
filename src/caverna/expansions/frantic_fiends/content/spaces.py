"""The action spaces the expansion changes or adds."""

from caverna.content.catalogue import CARDS
from caverna.content.spaces import board, cards
from caverna.engine.agenda.combinators import any_of, one_of, then, then_or
from caverna.engine.goods import goods
from caverna.engine.space import ActionSpace, every_round, first_then
from caverna.engine.verbs.expedition import expedition
from caverna.engine.verbs.grow_family import grow_family
from caverna.engine.verbs.imitate import imitate
from caverna.engine.verbs.place_tile import DEEP_TUNNEL, ORDINARY_TUNNEL
from caverna.engine.verbs.take import gain, take
from caverna.expansions.frantic_fiends.engine.arming import whittle
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.furnishing import furnish_with_fiends
from caverna.expansions.frantic_fiends.engine.mines import (
    place_stocked_ore_mine,
    place_stocked_ruby_mine,
    restock,
)
from caverna.expansions.frantic_fiends.engine.set_trap import set_trap

HOUSEWORK = ActionSpace(
    "housework",
    any_of(gain(goods(dog=1)), one_of(furnish_with_fiends(), set_trap())),
    number=board.HOUSEWORK.number,
    rules=("FF-SPACE-HOUSEWORK",),
)
ORE_MINE_CONSTRUCTION = ActionSpace(
    "ore_mine_construction",
    then_or(place_stocked_ore_mine(), expedition(level=2)),
    number=cards.ORE_MINE_CONSTRUCTION.number,
    stage=1,
    rules=("FF-SPACE-ORE-MINE-CONSTRUCTION",),
)
RUBY_MINE_CONSTRUCTION = ActionSpace(
    "ruby_mine_construction",
    one_of(place_stocked_ruby_mine(onto=ORDINARY_TUNNEL), place_stocked_ruby_mine(onto=DEEP_TUNNEL)),
    number=cards.RUBY_MINE_CONSTRUCTION.number,
    stage=2,
    rules=("FF-SPACE-RUBY-MINE-CONSTRUCTION",),
)
WISH_FOR_CHILDREN = ActionSpace(
    "wish_for_children",
    one_of(furnish_with_fiends(), set_trap(), grow_family()),
    number=cards.WISH_FOR_CHILDREN.number,
    stage=2,
    rules=("FF-SPACE-WISH-FOR-CHILDREN",),
)
URGENT_WISH_FOR_CHILDREN = ActionSpace(
    "urgent_wish_for_children",
    one_of(then(one_of(furnish_with_fiends(), set_trap()), grow_family()), gain(goods(gold=3))),
    number=cards.URGENT_WISH_FOR_CHILDREN.number,
    stage=2,
    rules=("FF-SPACE-URGENT-WISH-FOR-CHILDREN",),
)
NEW_CARDS = (
    ORE_MINE_CONSTRUCTION,
    RUBY_MINE_CONSTRUCTION,
    WISH_FOR_CHILDREN,
    URGENT_WISH_FOR_CHILDREN,
)


def armory(figures: Figures, players: int) -> ActionSpace:
    """Wood or food, and an unarmed dwarf may make himself a weapon of wood."""
    refill = figures.armory_up_to_three if players <= 3 else figures.armory_from_four
    return ActionSpace(
        "armory", then_or(take(), whittle()), every_round(refill), number=48, rules=("FF-SPACE-ARMORY",)
    )


def ore_mining(figures: Figures, players: int) -> ActionSpace:
    """The ore that lies here, and restocked mines."""
    refill = figures.ore_mining_up_to_three if players <= 3 else figures.ore_mining_from_four
    return ActionSpace(
        "ore_mining",
        any_of(take(), restock()),
        first_then(refill.when_empty, refill.otherwise),
        number=board.ORE_MINING.number,
        rules=("FF-SPACE-ORE-MINING",),
    )


def logging(figures: Figures) -> ActionSpace:
    """The relocated space for four to seven."""
    return ActionSpace(
        "logging",
        then_or(take(), expedition(level=figures.logging_expedition_level)),
        every_round(figures.logging_every_round),
        number=board.LOGGING.number,
        rules=("FF-SPACE-LOGGING",),
    )


def imitation(figures: Figures) -> ActionSpace:
    """The relocated space for four to seven; its key is that of the space it replaces."""
    return ActionSpace(
        board.IMITATION_2.key,
        imitate(figures.imitation_food),
        number=board.IMITATION_2.number,
        can_be_imitated=False,
        rules=("FF-SPACE-IMITATION",),
    )


def spaces_for(printed: tuple[ActionSpace, ...], figures: Figures, players: int) -> tuple[ActionSpace, ...]:
    """The printed spaces of the base game with the expansion's cards on them."""
    covered = board.WOOD_GATHERING if players <= 3 else board.FOREST_EXPLORATION
    new = {
        covered.key: armory(figures, players),
        "housework": HOUSEWORK,
        "ore_mining": ore_mining(figures, players),
    }
    if players > 3:
        new["logging"] = logging(figures)
        new[board.IMITATION_2.key] = imitation(figures)
    return tuple(new.get(space.key, space) for space in printed)


def cards_for() -> tuple[ActionSpace, ...]:
    """The action cards, four of them new."""
    by_key = {card.key: card for card in NEW_CARDS}
    return tuple(by_key.get(card.key, card) for card in CARDS)
