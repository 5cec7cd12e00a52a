"""Help on everything in the expansion: its figures, what it does, its rules, and how we know the figures."""

from collections.abc import Iterable

from caverna.engine.hooks import Furnishing
from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.content.traps import HOLDING, KNOCK_OUT, WEAKENING
from caverna.expansions.frantic_fiends.engine.bounty import COLUMNS
from caverna.expansions.frantic_fiends.engine.campaign_game import MILESTONES
from caverna.expansions.frantic_fiends.engine.furnishing import WARRIOR_DWELLING
from caverna.expansions.frantic_fiends.engine.player import ORC_NAMES, ORCS
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.words.figures import boards_with, sourced, values_of
from caverna.expansions.frantic_fiends.words.names import (
    extension_name,
    milestone_name,
    milestone_text,
    orc_name,
    reward_name,
    strip_name,
    tile_or_trap_name,
)
from caverna.words.names import describe_goods, furnishing_name
from caverna.words.texts import Words
from caverna.words.topics import Topic, Writer, cited, explained

CONCEPTS: dict[str, tuple[str, ...]] = {
    "nasty_orc": ("FF-SETUP-ORC-PLACES", "FF-EVENT-LOSES-CROPS", "FF-EVENT-LOSES-ANIMALS"),
    "trap": ("FF-SET-TRAP", "FF-TRAP-ON-ENTERING", "FF-TRAP-STAYS", "FF-TRAP-INACTIVE"),
    "friendly_orc": ("FF-FRIEND-MOVES-IN", "FF-FRIEND-ORDER", "FF-FRIEND-COLLECTS-ONLY", "FF-FRIEND-FEEDING"),
    "captive": ("FF-CAPTIVE", "FF-CAPTIVE-WEAKEST", "FF-CAPTIVE-FED", "FF-CAPTIVE-FREED"),
    "event_board": ("FF-EVENT-BOARDS-IN-ORDER", "FF-EVENT-ALPHABETICAL", "FF-SETUP-OPEN-INFORMATION"),
    "movement_card": ("FF-EVENT-CARDS", "FF-EVENT-STEP-BY-STEP", "FF-EVENT-STEP-DOWN-ELSE-RIGHT"),
    "bribe": ("FF-BRIBE", "FF-BRIBE-TO-ZERO", "FF-BRIBE-IN-CAVE"),
    "displacement": ("FF-DISPLACE", "FF-DISPLACE-ONCE", "FF-DISPLACE-ENTERS", "FF-DISPLACE-COSTS"),
    "breakthrough": ("FF-BREAK-ALL-AT-FOURTH", "FF-BREAK-PREFERENCES", "FF-OCCUPIED-GOODS-LOST"),
    "final_raid": ("FF-END-ORCS-ANEW", "FF-END-TILE-VALUE", "FF-SCORE-OCCUPIED-TILES"),
    "mine_phase": ("FF-MINE-PHASE", "FF-MINE-PHASE-WITHOUT-DONKEY", "FF-MINE-GOODS-LOCKED"),
    "bounty_board": ("FF-BOUNTY-REWARD-OR-GOLD", "FF-BOUNTY-COLUMNS", "FF-BOUNTY-FIELD-ONCE"),
    "yellow_tiles": ("FF-YELLOW-LOCKED", "FF-YELLOW-FURNISH-A-CAVERN"),
    "supply_board": ("FF-SETUP-SUPPLY-BASE-BOARD", "FF-SETUP-EXTENSIONS", "FF-SETUP-SUPPLY-COPIES"),
    "orc_marker": ("FF-SETUP-MARKERS", "FF-ROUND-CALENDAR"),
    "herds": ("FF-ARRANGE-WINDOWS", "FF-ARRANGE-FROZEN", "FF-ARRANGE-DOGS"),
    "sleeping_places": ("FF-CAPTIVE-SLEEPING-PLACES",),
    "campaign": ("FF-CAMPAIGN-FIVE-GAMES", "FF-CAMPAIGN-STRENGTHS", "FF-CAMPAIGN-WIN", "FF-CAMPAIGN-PRICES"),
    "milestone": ("FF-CAMPAIGN-MILESTONE-CARD", "FF-CAMPAIGN-REBATE"),
}  # fmt: skip
"""The ideas of the expansion, with their rules."""
TRAP_KINDS = {
    KNOCK_OUT: ("FF-TRAP-KNOCK-OUT", "FF-TRAP-TOO-STRONG", "FF-TRAP-INACTIVE"),
    HOLDING: ("FF-TRAP-HOLD", "FF-TRAP-HOLDS-ONE", "FF-TRAP-BREAKING-FREE"),
    WEAKENING: ("FF-TRAP-WEAKEN", "FF-TRAP-INACTIVE"),
}
EVENTS = {
    "1": ("FF-HARVEST-EVENT-ONE",),
    "2": ("FF-EVENT-ORC-D", "FF-HARVEST-EVENT-TWO"),
    "3": ("FF-HARVEST-EVENT-THREE",),
    "4": ("FF-BREAK-ALL-AT-FOURTH", "FF-HARVEST-EVENT-FOUR"),
}
ORC_RULES = {
    "a": ("FF-SETUP-ORC-PLACES", "FF-SETUP-STRENGTHS"),
    "b": ("FF-SETUP-ORC-PLACES", "FF-SETUP-STRENGTHS"),
    "c": ("FF-SETUP-ORC-PLACES", "FF-SETUP-STRENGTHS"),
    "d": ("FF-EVENT-ORC-D", "FF-SETUP-STRENGTHS"),
    "x": ("FF-FRIEND-ADDITIONAL-ORC",),
}
ROWS = ("upper", "middle", "lower")
MORE_SCORES = ("traps", "friendly_orcs")


def fiend_topics(rules: FiendRuleset) -> list[Topic]:
    """Everything of the expansion there is help on, beside what the base game's lists hold."""
    figures = rules.figures
    keys: tuple[tuple[str, Iterable[str]], ...] = (
        ("score", MORE_SCORES),
        ("trap", [trap.key for trap in rules.traps]),
        ("trap_kind", TRAP_KINDS),
        ("reward", [reward.key for reward in rules.rewards]),
        ("orc", ORC_NAMES),
        ("orc_event", EVENTS),
        ("concept", CONCEPTS),
        ("extension", figures.extensions),
        ("strip", [*figures.long_strips, *figures.short_strips]),
        ("milestone", MILESTONES),
    )
    return [Topic(kind, key) for kind, some in keys for key in some]


def of_fiends(rules: Ruleset) -> FiendRuleset:
    """The rules, which are those of a game with the expansion."""
    assert isinstance(rules, FiendRuleset), "only the expansion has such a thing"
    return rules


# Furnishings.


def price_of(words: Words, tile: Furnishing) -> str | None:
    """What a furnishing costs that is paid in a free mix of materials."""
    return words.say("ui-warrior-price") if tile.key == WARRIOR_DWELLING else None


def on_the_boards(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """Where a furnishing or a trap can be found."""
    if not isinstance(rules, FiendRuleset):
        return []
    figures, lines = rules.figures, []
    for name in boards_with(figures, topic.key):
        board = words.say("ui-base-board") if name == "base" else name.upper()
        lines.append(words.say("ui-found-on", board=board))
    for name, tiles in figures.short_strips.items():
        if topic.key in tiles:
            lines.append(words.say("ui-found-on-strip", board=name.upper()))
    if lines and topic.key in figures.copies:
        lines[0] += f"; {words.say('ui-copies', n=figures.copies[topic.key])}"
    return lines


# Each kind of thing.


def on_a_trap(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A trap with its price and where it is."""
    trap = next(trap for trap in of_fiends(rules).traps if trap.key == topic.key)
    kind = words.say(f"trap_kind-{trap.kind}")
    price = words.say("ui-entry", name=words.say("ui-cost"), text=describe_goods(words, trap.cost))
    return [
        words.say("ui-topic-trap", name=words.say(topic.message), kind=kind),
        price,
        *on_the_boards(words, rules, topic),
        *explained(words, rules, topic),
        *cited(words, trap.rules),
        *sourced(words, rules, topic),
    ]


def on_a_reward(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A field of the bounty board."""
    fiend_rules = of_fiends(rules)
    strips = fiend_rules.figures.long_strips
    strip = next(name for name, keys in strips.items() if topic.key in keys)
    reward = next(reward for reward in fiend_rules.rewards if reward.key == topic.key)
    column = fiend_rules.rewards.index(reward) % COLUMNS + 1
    name = words.say(topic.message)
    return [
        words.say("ui-topic-reward", name=name, strip=strip.upper(), column=column),
        *explained(words, rules, topic),
        *cited(words, reward.rules),
        *sourced(words, rules, topic),
    ]


def on_an_orc(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """An orc with his figures."""
    figures, number = of_fiends(rules).figures, ORC_NAMES.index(topic.key)
    lines = [words.say("ui-topic-orc", name=words.say(topic.message))]
    if number < ORCS:
        easy, hard = figures.strengths["easy"][number], figures.strengths["hard"][number]
        lines.append(words.say("ui-orc-strengths", easy=easy, hard=hard, gold=figures.gold[number]))
    return [
        *lines,
        *explained(words, rules, topic),
        *cited(words, ORC_RULES[topic.key]),
        *sourced(words, rules, topic),
    ]


def on_an_event(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """An event board with its figures."""
    figures, number = of_fiends(rules).figures, int(topic.key) - 1
    ranges = [
        words.say("ui-orc-range", orc=orc_name(words, ORC_NAMES[orc]), n=steps)
        for orc, steps in enumerate(figures.ranges[number])
        if steps
    ]
    return [
        words.say("ui-topic-orc_event", name=words.say(topic.message)),
        words.say("ui-event-ranges", ranges=", ".join(ranges)),
        words.say("ui-event-displacement", price=describe_goods(words, figures.displacement[number])),
        *explained(words, rules, topic),
        *cited(words, EVENTS[topic.key]),
        *sourced(words, rules, topic),
    ]


def on_an_idea(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A kind of trap, or an idea of the expansion."""
    ids = TRAP_KINDS[topic.key] if topic.kind == "trap_kind" else CONCEPTS[topic.key]
    headline = words.say(f"ui-topic-{topic.kind}", name=words.say(topic.message))
    return [
        headline,
        *explained(words, rules, topic),
        *values_of(words, rules, topic),
        *cited(words, ids),
        *sourced(words, rules, topic),
    ]


def on_an_extension(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """What an extension of the supply board offers."""
    figures = of_fiends(rules).figures
    rows = list(zip(ROWS, figures.extensions[topic.key], strict=True))
    rows.append(("rich", (figures.rich_supply[topic.key],)))
    lines = [words.say("ui-topic-extension", name=extension_name(words, topic.key))]
    for row, keys in rows:
        text = ", ".join(tile_or_trap_name(words, key) for key in keys)
        lines.append(words.say("ui-entry", name=words.say(f"ui-row-{row}"), text=text))
    return [*lines, *cited(words, ("FF-SETUP-SUPPLY-EXTENSIONS",)), *sourced(words, rules, topic)]


def on_a_strip(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """What a strip of the bounty board offers."""
    figures = of_fiends(rules).figures
    if topic.key in figures.long_strips:
        heading, ids = "ui-strip-rewards", ("FF-SETUP-STRIPS",)
        names = [reward_name(words, key) for key in figures.long_strips[topic.key]]
    else:
        heading, ids = "ui-strip-tiles", ("FF-SETUP-YELLOW-TILES",)
        names = [furnishing_name(words, key) for key in figures.short_strips[topic.key]]
    return [
        words.say("ui-topic-strip", name=strip_name(words, topic.key)),
        words.say("ui-entry", name=words.say(heading), text=", ".join(names)),
        *cited(words, ids),
        *sourced(words, rules, topic),
    ]


def on_a_milestone(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """What is to be reached."""
    milestone = of_fiends(rules).figures.milestones[topic.key]
    return [
        words.say("ui-topic-milestone", name=milestone_name(words, topic.key)),
        milestone_text(words, milestone),
        *cited(words, ("FF-CAMPAIGN-MILESTONES",)),
        *sourced(words, rules, topic),
    ]


FIEND_WRITERS: dict[str, Writer] = {
    "trap": on_a_trap,
    "trap_kind": on_an_idea,
    "reward": on_a_reward,
    "orc": on_an_orc,
    "orc_event": on_an_event,
    "concept": on_an_idea,
    "extension": on_an_extension,
    "strip": on_a_strip,
    "milestone": on_a_milestone,
}
