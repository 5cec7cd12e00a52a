"""Moves of the expansion in words, by themselves."""

from collections.abc import Callable
from typing import cast

from caverna.engine.goods import ORE, STONE, WOOD
from caverna.engine.home_board import CELLS
from caverna.engine.moves import Move
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine import moves as verbs
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.words.names import (
    milestone_name,
    milestone_text,
    steps_in_words,
)
from caverna.words.names import amount, describe_goods
from caverna.words.texts import Words

STEP_OF_DIRECTION = {
    "u": "up", "ur": "up_right", "r": "right", "dr": "down_right",
    "d": "down", "dl": "down_left", "l": "left", "ul": "up_left",
}  # fmt: skip


def describe_bare_fiend_move(words: Words, rules: Ruleset, move: Move) -> str | None:
    """A move that says more than its parts, in whatever position; None for all others."""
    writer = BY_THEMSELVES.get(move.verb)
    return writer(words, cast(FiendRuleset, rules), move) if writer is not None else None


def barter(words: Words, rules: FiendRuleset, move: Move) -> str:
    """Building material for other building material."""
    gives, gets = verbs.BARTERS[move.second]
    return words.say(
        "move-barter", pays=amount(words, gives, move.first), gets=amount(words, gets, move.first)
    )


def displace(words: Words, rules: FiendRuleset, move: Move) -> str:
    """A push."""
    return words.say("move-displace", step=direction(words, move.first))


def arm(words: Words, rules: FiendRuleset, move: Move) -> str:
    """A weapon of ore, or of wood."""
    return words.say("move-arm-wood" if move.second else "move-arm-ore", strength=move.first)


def materials(words: Words, rules: FiendRuleset, move: Move) -> str:
    """A mixture to pay with."""
    return words.say("move-materials", goods=describe_goods(words, mix(move.first, move.second)))


def keep(words: Words, rules: FiendRuleset, move: Move) -> str:
    """Animals on a space."""
    if not move.first:
        return words.say("move-keep-none", cell=CELLS[move.second])
    goods = amount(words, move.first >> 5, move.first & 31)
    return words.say("move-keep", goods=goods, cell=CELLS[move.second])


def draw(words: Words, rules: FiendRuleset, move: Move) -> str:
    """A movement card."""
    steps = rules.figures.movement[move.first][move.second].steps
    return words.say("move-draw", name=card_number(move), steps=steps_in_words(words, steps))


def milestone(words: Words, rules: FiendRuleset, move: Move) -> str:
    """A milestone, and what is to be reached."""
    key = str(move.parts["milestone"])
    return f"{milestone_name(words, key)}: {milestone_text(words, rules.figures.milestones[key])}"


BY_THEMSELVES: dict[int, Callable[[Words, FiendRuleset, Move], str]] = {
    verbs.BARTER: barter,
    verbs.DISPLACE: displace,
    verbs.ARM: arm,
    verbs.MATERIALS: materials,
    verbs.KEEP: keep,
    verbs.DRAW: draw,
    verbs.MILESTONE: milestone,
}


def direction(words: Words, way: int) -> str:
    """`down left`."""
    return words.say(f"step-{STEP_OF_DIRECTION[verbs.DIRECTIONS[way]]}")


def card_number(move: Move) -> str:
    """`2.6`: the deck, and the card in it."""
    return f"{move.parts['deck']}.{move.parts['card']}"


def mix(wood: int, stone: int) -> tuple[tuple[int, int], ...]:
    """So much wood and stone, and ore for the rest."""
    return (WOOD, wood), (STONE, stone), (ORE, verbs.MATERIAL_PRICE - wood - stone)
