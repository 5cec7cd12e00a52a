"""A printed figure in words, by the table it stands in."""

from collections.abc import Callable

from caverna.engine.goods import FOOD, Goods
from caverna.expansions.frantic_fiends.engine.figures import ORCS, Figures, Refill
from caverna.expansions.frantic_fiends.words.names import (
    milestone_text,
    orc_name,
    reward_name,
    steps_in_words,
    tile_or_trap_name,
)
from caverna.words.names import describe_goods, furnishing_name, good_name, loot_name, space_name
from caverna.words.texts import Words

SPACES = {"imitation": "imitation_2"}
"""Action spaces that are called otherwise in the file."""
WITH_PLAYERS = {"up_to_three": "1–3", "from_four": "4–7"}


def event_name(words: Words, name: str) -> str:
    """`event_1` as it is called."""
    return words.say(f"orc_event-{name.removeprefix('event_')}")


def names_on(words: Words, keys: tuple[str, ...]) -> str:
    """What lies on a board."""
    return ", ".join(tile_or_trap_name(words, key) for key in keys)


def strength(words: Words, figures: Figures, name: list[str]) -> str:
    """`easier side, Orc I 5`."""
    side, orc = name
    strength_now = figures.strengths[side][ORCS.index(orc)]
    return f"{words.say(f'ui-figure-side-{side}')}, {orc_name(words, orc)} {strength_now}"


def gold(words: Words, figures: Figures, name: list[str]) -> str:
    """`Orc I 1`."""
    return f"{orc_name(words, name[0])} {figures.gold[ORCS.index(name[0])]}"


def steps(words: Words, figures: Figures, name: list[str]) -> str:
    """`Orc event 1: Orc I 3`."""
    number = int(name[0].removeprefix("event_")) - 1
    how_many = figures.ranges[number][ORCS.index(name[1])]
    return f"{event_name(words, name[0])}, {orc_name(words, name[1])} {how_many}"


def displacement(words: Words, figures: Figures, name: list[str]) -> str:
    """`Orc event 1: 1 wood`."""
    price = figures.displacement[int(name[0].removeprefix("event_")) - 1]
    return f"{event_name(words, name[0])}: {describe_goods(words, price)}"


def bribe(words: Words, figures: Figures, name: list[str]) -> str:
    """A good."""
    return good_name(words, figures.bribes[int(name[0].removeprefix("marker_")) - 1], 1)


def movement(words: Words, figures: Figures, name: list[str]) -> str:
    """All cards of a deck."""
    deck = int(name[0].removeprefix("range_"))
    return "; ".join(
        f"{words.say('card-name', name=f'{deck}.{number}')} {steps_in_words(words, card.steps)} "
        f"({words.say('ui-figure-mark', mark=card.column)})"
        for number, card in enumerate(figures.movement[deck], start=1)
    )


def copies(words: Words, figures: Figures, name: list[str]) -> str:
    """`Pitfall 7`."""
    return f"{tile_or_trap_name(words, name[0])} {figures.copies[name[0]]}"


def points(words: Words, figures: Figures, name: list[str]) -> str:
    """`Orc dwelling 0`."""
    return f"{furnishing_name(words, name[0])} {figures.points[name[0]]}"


def supply(words: Words, figures: Figures, name: list[str]) -> str:
    """What a row of a board offers."""
    if name[0] == "rich":
        if name[1] == "players":
            players = ", ".join(str(n) for n in figures.rich_supply_players)
            return f"{words.say('ui-row-rich')} ({players})"
        tile = furnishing_name(words, figures.rich_supply[name[1]])
        return f"{words.say('ui-row-rich')} {name[1].upper()}: {tile}"
    if name[0] == "base":
        rows, board = figures.base_supply, words.say("ui-base-board")
    else:
        rows, board = figures.extensions[name[1]], name[1].upper()
    row = words.say(f"ui-row-{name[-1]}")
    return f"{board}, {row}: {names_on(words, getattr(rows, name[-1])) or words.say('ui-nothing')}"


def strips(words: Words, figures: Figures, name: list[str]) -> str:
    """`3 players 2`."""
    players = int(name[0].removeprefix("players_"))
    return f"{words.say('ui-players', n=players)} {figures.strips[players]}"


def long_strip(words: Words, figures: Figures, name: list[str]) -> str:
    """`L1: Farmer, …`."""
    return f"{name[0].upper()}: {', '.join(reward_name(words, key) for key in figures.long_strips[name[0]])}"


def short_strip(words: Words, figures: Figures, name: list[str]) -> str:
    """`R1: Weaving parlor, …`."""
    return f"{name[0].upper()}: {names_on(words, figures.short_strips[name[0]])}"


def loot(words: Words, figures: Figures, name: list[str]) -> str:
    """`Set a trap 5`."""
    return f"{loot_name(words, name[0])} {figures.loot[name[0]]}"


def space(words: Words, figures: Figures, name: list[str]) -> str:
    """`Armory (1–3): 1 wood`."""
    title, value = space_name(words, SPACES.get(name[0], name[0])), name[1]
    if value == "most_wood":
        return f"{title}: {most_wood(words, figures)}"
    if value == "expedition_level":
        return f"{title}: {words.say('ui-figure-expedition_level', n=figures.logging_expedition_level)}"
    if value == "food":
        return f"{title}: {describe_goods(words, ((FOOD, figures.imitation_food),))}"
    if value == "every_round":
        return (
            f"{title}: {words.say('ui-each-round', goods=describe_goods(words, figures.logging_every_round))}"
        )
    found: Goods | Refill = getattr(figures, f"{name[0]}_{value}")
    title = f"{title} ({WITH_PLAYERS[value]})"
    if not isinstance(found, Refill):
        return f"{title}: {words.say('ui-each-round', goods=describe_goods(words, found))}"
    empty = words.say("ui-when-empty", goods=describe_goods(words, found.when_empty))
    return f"{title}: {empty}, {words.say('ui-each-round', goods=describe_goods(words, found.otherwise))}"


def most_wood(words: Words, figures: Figures) -> str:
    """`at most 4 wood for a weapon`."""
    return words.say("ui-figure-most_wood", n=figures.armory_most_wood)


def campaign(words: Words, figures: Figures, name: list[str]) -> str:
    """A bonus with its price, or one of the other figures."""
    if name[0] == "bonuses":
        return f"{words.say(f'bonus-{name[1]}')} ({figures.campaign_bonuses[name[1]].price})"
    value: int = getattr(figures, f"campaign_{name[0]}")
    return words.say(f"ui-figure-{name[0]}", n=value)


def milestone(words: Words, figures: Figures, name: list[str]) -> str:
    """What is to be reached."""
    return milestone_text(words, figures.milestones[name[0]]).removesuffix(".")


LABELS: dict[str, Callable[[Words, Figures, list[str]], str]] = {
    "strengths": strength,
    "gold": gold,
    "ranges": steps,
    "displacement": displacement,
    "bribes": bribe,
    "movement": movement,
    "copies": copies,
    "points": points,
    "supply": supply,
    "strips_per_players": strips,
    "long_strips": long_strip,
    "short_strips": short_strip,
    "loot": loot,
    "spaces": space,
    "campaign": campaign,
    "milestones": milestone,
}
"""A figure in words, by the table it stands in."""
