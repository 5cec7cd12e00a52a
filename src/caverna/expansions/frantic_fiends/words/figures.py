"""Where the printed figures of the expansion come from, in words."""

from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.figures import Figures
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.figures.sources import PROVENANCES
from caverna.expansions.frantic_fiends.words.figure_labels import LABELS, SPACES, campaign, most_wood
from caverna.words.texts import Words
from caverna.words.topics import Topic

OF_THE_CAMPAIGN = ("games", "stronger_each_game", "starting_food", "permanent_factor")
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
