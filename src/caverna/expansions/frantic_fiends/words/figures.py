"""Where the printed figures of the expansion come from, in words."""

from collections.abc import Callable

from caverna.engine.goods import FOOD, Goods
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.figures import ORCS, Figures, Refill
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.figures.sources import PROVENANCES
from caverna.expansions.frantic_fiends.words.names import (
    milestone_text,
    orc_name,
    reward_name,
    steps_in_words,
    tile_or_trap_name,
)
from caverna.words.names import describe_goods, furnishing_name, good_name, loot_name, space_name
from caverna.words.texts import Words
from caverna.words.topics import Topic

SPACES = {"imitation": "imitation_2"}
"""Action spaces that are called otherwise in the file."""
OF_THE_CAMPAIGN = ("games", "stronger_each_game", "starting_food", "permanent_factor")
WITH_PLAYERS = {"up_to_three": "1–3", "from_four": "4–7"}
OF_CONCEPTS: dict[str, tuple[str, ...]] = {
    "event_board": ("ranges", "displacement", "bribes"),
    "movement_card": ("movement",),
    "bribe": ("bribes",),
    "displacement": ("displacement",),
    "bounty_board": ("gold", "strips_per_players", "long_strips", "short_strips"),
    "yellow_tiles": ("short_strips",),
    "supply_board": ("supply", "copies"),
    "campaign": ("campaign",),
    "milestone": ("milestones",),
    "nasty_orc": ("strengths", "ranges"),
}


def provenance_name(words: Words, source: str) -> str:
    """`reconstructed`."""
    return words.say(f"provenance-{source.replace(' ', '_')}")


def boards_with(figures: Figures, key: str) -> list[str]:
    """The parts of the supply board that offer something: `base`, `s3`."""
    boards = {"base": figures.base_supply, **figures.extensions}
    found = [name for name, board in boards.items() if any(key in row for row in board)]
    return found + [name for name, extra in figures.rich_supply.items() if extra == key]


def places_of(figures: Figures, key: str) -> list[str]:
    """The figures that say where a furnishing or a trap lies."""
    boards = {"base": figures.base_supply, **figures.extensions}
    places = []
    for name in boards_with(figures, key):
        table = "supply.base" if name == "base" else f"supply.extensions.{name}"
        rows = [row for row in boards[name]._fields if key in getattr(boards[name], row)]
        places.append(f"{table}.{rows[0]}" if rows else f"supply.rich.{name}")
    return places + [f"short_strips.{name}" for name, keys in figures.short_strips.items() if key in keys]


def figures_of(figures: Figures, topic: Topic) -> list[str]:
    """The beginnings of the dotted names of all figures a topic shows."""
    key = topic.key
    if topic.kind in ("furnishing", "trap"):
        return [f"points.{key}", f"copies.{key}", *places_of(figures, key)]
    if topic.kind == "loot":
        return [f"loot.{key}"]
    if topic.kind == "space":
        return [f"spaces.{name}" for name in (key, *SPACES) if SPACES.get(name, name) == key]
    if topic.kind == "orc":
        sides = [f"strengths.{side}.{key}" for side in ("easy", "hard")]
        return [*sides, f"gold.{key}", *[f"ranges.event_{event}.{key}" for event in range(1, 5)]]
    if topic.kind == "orc_event":
        return [f"ranges.event_{key}", f"displacement.event_{key}"]
    if topic.kind == "reward":
        return ["long_strips"]
    if topic.kind == "concept":
        return list(OF_CONCEPTS.get(key, ()))
    kinds = {"extension": ["supply.extensions", "supply.rich"], "milestone": ["milestones"]}
    kinds["strip"] = ["long_strips", "short_strips"]
    return [f"{table}.{key}" for table in kinds.get(topic.kind, [])]


def sourced(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """How we know the figures of a topic: a line, or none if it has no figures."""
    if not isinstance(rules, FiendRuleset) or not has_figures_of_ours(rules, topic):
        return []
    known: dict[str, set[str]] = {}
    shown = figures_of(rules.figures, topic)
    for name, source in rules.figures.sources.items():
        if any(name == start or name.startswith(f"{start}.") for start in shown):
            known.setdefault(name.split(".")[0], set()).add(source)
    if not known:
        return []
    parts = []
    for table, sources in known.items():
        listed = ", ".join(provenance_name(words, source) for source in PROVENANCES if source in sources)
        parts.append(f"{words.say(f'figure-{table}')} ({listed})")
    return [words.say("ui-entry", name=words.say("ui-figures"), text="; ".join(parts))]


def has_figures_of_ours(rules: FiendRuleset, topic: Topic) -> bool:
    """Whether its figures are the expansion's: of spaces it has brought some and changed others."""
    if topic.kind != "space":
        return True
    space = rules.spaces[rules.space_number[topic.key]]
    return space is not None and any(rule.startswith("FF-") for rule in space.rules)


def values_of(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """The figures its help does not say in words: a line, or none."""
    if not isinstance(rules, FiendRuleset):
        return []
    if topic.message == "space-armory":
        return [words.say("ui-entry", name=words.say("ui-figures"), text=most_wood(words, rules.figures))]
    if topic.message == "concept-campaign":
        texts = [campaign(words, rules.figures, [name]) for name in OF_THE_CAMPAIGN]
        return [words.say("ui-entry", name=words.say("ui-figures"), text="; ".join(texts))]
    return []


# All of them.


def figures_by_source(words: Words, figures: Figures) -> dict[str, dict[str, list[str]]]:
    """Every figure in words, by the table it stands in and by its source."""
    tables: dict[str, dict[str, dict[str, None]]] = {}
    for name, source in figures.sources.items():
        table = name.split(".")[0]
        label = LABELS[table](words, figures, name.split(".")[1:])
        tables.setdefault(table, {}).setdefault(source, {})[label] = None
    return {
        table: {source: list(sources[source]) for source in PROVENANCES if source in sources}
        for table, sources in tables.items()
    }


def all_figures(words: Words, figures: Figures) -> list[tuple[str, list[str]]]:
    """Every figure, table by table and in each table source by source: (heading, lines)."""
    return [
        (
            words.say(f"figure-{table}"),
            [
                words.say("ui-entry", name=provenance_name(words, source), text="; ".join(texts))
                for source, texts in sources.items()
            ],
        )
        for table, sources in figures_by_source(words, figures).items()
    ]


def explanations(words: Words, figures: Figures) -> list[str]:
    """What the names of the sources mean, and whether a corrected copy is in use."""
    lines = [words.say("ui-figures-intro")]
    for source in PROVENANCES:
        key = f"provenance-{source.replace(' ', '_')}"
        text = words.attribute(key, "help") or ""
        lines.append(words.say("ui-entry", name=words.say(key), text=text))
    if figures.file:
        lines.append(words.say("ui-figures-copy", file=figures.file))
    return lines


def event_name(words: Words, name: str) -> str:
    """`event_1` as it is called."""
    return words.say(f"orc_event-{name.removeprefix('event_')}")


def names_on(words: Words, keys: tuple[str, ...]) -> str:
    """What lies on a board."""
    return ", ".join(tile_or_trap_name(words, key) for key in keys)


def strength(words: Words, figures: Figures, name: list[str]) -> str:
    """`easier side, Orc A 5`."""
    side, orc = name
    strength_now = figures.strengths[side][ORCS.index(orc)]
    return f"{words.say(f'ui-figure-side-{side}')}, {orc_name(words, orc)} {strength_now}"


def gold(words: Words, figures: Figures, name: list[str]) -> str:
    """`Orc A 1`."""
    return f"{orc_name(words, name[0])} {figures.gold[ORCS.index(name[0])]}"


def steps(words: Words, figures: Figures, name: list[str]) -> str:
    """`Orc event 1: Orc A 3`."""
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
