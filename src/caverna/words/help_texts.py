"""Help on everything in the game: its figures, what it does, what players ask about it, its rules."""

import difflib
from collections.abc import Iterable

from caverna.engine.errors import CavernaError
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.hooks import Furnishing
from caverna.engine.rounds.scoring import CATEGORIES
from caverna.engine.ruleset import Ruleset
from caverna.engine.space import Accumulation
from caverna.words.doors import doors_of
from caverna.words.names import describe_goods
from caverna.words.texts import LANGUAGES, Words
from caverna.words.topics import Topic, Writer, cited, explained, names_of

GROUNDS = (
    "forest",
    "rock",
    "meadow",
    "field",
    "small_pasture",
    "large_pasture",
    "cavern",
    "tunnel",
    "deep_tunnel",
    "ore_mine",
    "ruby_mine",
    "stable",
    "room",
    "entrance",
    "boar_preserve",
    "water",
)
IDEAS = {
    "round": ("ROUND-PHASES", "REFILL-ON-TOP", "HOME-ALL-RETURN"),
    "turn": (
        "TURN-ONE-DWARF",
        "PLAY-ORDER-WEAKEST-FIRST",
        "PLAY-ORDER-RUBY-ANY-ARMED",
        "PASS-REMAINING-DWARFS",
    ),
    "harvest": ("HARVEST-ROUND-THREE-FIVE", "HARVEST-ROUND-FOUR", "HARVEST-EVENTS-IN-ORDER", "FIELD-PHASE"),
    "feeding": ("FEED-NEED", "FEED-BEGGING", "FEED-REFUSAL", "FEED-FIELD-PHASE-FIRST"),
    "breeding": ("BREED-PAIR", "BREED-ROOM", "BREED-SIMULTANEOUS", "BREED-MAKE-ROOM-FIRST"),
    "sowing": ("SOW-GRAIN", "SOW-VEGETABLE", "SOW-LIMIT"),
    "expedition": (
        "EXPEDITION-ARMED-DWARF",
        "EXPEDITION-LEVEL",
        "EXPEDITION-ITEM-ONCE",
        "EXPEDITION-STRENGTH-AFTER",
    ),
    "weapon": ("FORGE-STRENGTH", "FORGE-UNARMED-ONLY", "EXPEDITION-STRENGTH-FOURTEEN"),
    "family": ("FAMILY-NEEDS-ROOM", "FAMILY-LIMIT-FIVE", "FAMILY-NEWBORN-RESTS"),
    "animals": (
        "ANIMALS-PASTURE-CAPACITY",
        "ANIMALS-STABLE-DOUBLES",
        "ANIMALS-DOGS-WATCH",
        "ANIMALS-NOT-IN-SUPPLY",
    ),
    "any_time": ("ORDER-ANYTIME-BETWEEN-STEPS", "CONVERT-GOLD", "CONVERT-DONKEY-PAIR", "CONVERT-NEVER-FOOD"),
}
"""What no piece of the game bears the name of, with the rules in the ledger that say most about it."""
MOST_SUGGESTIONS = 5
LEAST_BEGINNING = 3
"""So many letters of a name are enough if it is the only one."""


class UnknownName(CavernaError, LookupError):
    """Nothing in the game is called like that."""

    def __init__(self, words: Words, name: str, suggestions: list[str]) -> None:
        text = words.say("ui-unknown-topic", text=name)
        if suggestions:
            text += ". " + words.say("ui-did-you-mean", choices=", ".join(suggestions))
        super().__init__(text)
        self.name = name
        self.suggestions = suggestions
        """Names that look alike, in the language of the reader."""


def topics(rules: Ruleset) -> list[Topic]:
    """Everything there is help on."""
    keys: tuple[tuple[str, Iterable[str]], ...] = (
        ("space", rules.space_keys),
        ("furnishing", [tile.key for tile in rules.furnishings]),
        ("good", GOOD_NAMES),
        ("loot", [item.key for item in rules.loot]),
        ("ground", GROUNDS),
        ("score", (*CATEGORIES, "total")),
        ("idea", IDEAS),
    )
    found = [Topic(kind, key) for kind, some in keys for key in some]
    return found + doors_of(rules).topics(rules)


def plain(name: str) -> str:
    """A name without what people leave out or write otherwise."""
    return " ".join(name.casefold().replace("_", " ").replace("-", " ").split())


def help_on(words: Words, rules: Ruleset, name: str) -> list[str]:
    """The help, line by line, on whatever has this key or this printed name in any language.

    The key of its texts, `good-wood`, means that one thing where several share a name.
    """
    exact = [topic for topic in topics(rules) if topic.message == name]
    if exact:
        return write(words, rules, exact[0])
    wanted = plain(name)
    calls = {topic: {plain(topic.key)} for topic in topics(rules)}
    for language in LANGUAGES:
        other = Words(language)
        for topic, called in calls.items():
            called.update(plain(each) for each in names_of(other, rules, topic))
    found = [topic for topic, called in calls.items() if wanted in called] or the_only_one(wanted, calls)
    if not found:
        raise UnknownName(words, name, suggest(words, rules, wanted, calls))
    lines: list[str] = []
    for topic in found:
        lines += write(words, rules, topic)
    return lines


def write(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """The help on a topic."""
    writer = WRITERS.get(topic.kind) or doors_of(rules).writers()[topic.kind]
    return writer(words, rules, topic)


def the_only_one(wanted: str, calls: dict[Topic, set[str]]) -> list[Topic]:
    """The topic of which the beginning is given, if there is no other that begins so."""
    found = [topic for topic, called in calls.items() if any(call.startswith(wanted) for call in called)]
    return found if len(found) == 1 and len(wanted) >= LEAST_BEGINNING else []


def suggest(words: Words, rules: Ruleset, wanted: str, calls: dict[Topic, set[str]]) -> list[str]:
    """Names that begin alike come first, then those that look alike."""
    by_name = {call: topic for topic, called in calls.items() for call in called}
    alike = sorted(call for call in by_name if wanted and call.startswith(wanted))
    alike += sorted(call for call in by_name if wanted and f" {wanted}" in call)
    alike += difflib.get_close_matches(wanted, by_name, n=MOST_SUGGESTIONS)
    shown = dict.fromkeys(names_of(words, rules, by_name[call])[0] for call in alike)
    return list(shown)[:MOST_SUGGESTIONS]


# What is said about each kind of thing.


def on_a_space(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """An action space, as it is with this number of players."""
    name, box = words.say(topic.message), doors_of(rules)
    number = rules.space_number[topic.key]
    space = rules.spaces[number]
    if space is None or not rules.is_in_game(number):
        return [
            words.say("ui-topic-space", name=name),
            words.say("ui-not-in-this-game"),
            *explained(words, rules, topic),
        ]
    if space.stage:
        lines = [words.say("ui-topic-card", name=name, stage=space.stage)]
    else:
        lines = [words.say("ui-topic-space", name=name)]
    if space.accumulates is not None:
        lines.append(accumulated(words, space.accumulates))
    return [
        *lines,
        *explained(words, rules, topic),
        *box.figures(words, rules, topic),
        *cited(words, space.rules),
        *box.provenance(words, rules, topic),
    ]


def accumulated(words: Words, accumulation: Accumulation) -> str:
    """What is put on a space."""
    parts = [words.say("ui-each-round", goods=describe_goods(words, accumulation.otherwise))]
    if accumulation.if_empty != accumulation.otherwise:
        parts.insert(0, words.say("ui-when-empty", goods=describe_goods(words, accumulation.if_empty)))
    if accumulation.from_round > 1:
        parts.append(words.say("ui-from-round", round=accumulation.from_round))
    return ", ".join(parts)


def on_a_furnishing(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A furnishing with its price and points."""
    number, box = rules.furnishing_number[topic.key], doors_of(rules)
    tile = rules.furnishings[number]
    block, colour = words.say(f"block-{tile.block}"), words.say(f"colour-{tile.colour}")
    lines = [words.say("ui-topic-furnishing", name=words.say(topic.message), block=block, colour=colour)]
    if tile.is_for_sale:
        price = price_of(words, rules, tile)
        points = words.say("ui-points-count", n=tile.points)
        lines.append(f"{words.say('ui-entry', name=words.say('ui-cost'), text=price)}; {points}")
        if not rules.for_sale >> number & 1:
            lines.append(words.say("ui-not-in-this-game"))
    return [
        *lines,
        *box.where_found(words, rules, topic),
        *explained(words, rules, topic),
        *cited(words, tile.rules),
        *box.provenance(words, rules, topic),
    ]


def price_of(words: Words, rules: Ruleset, tile: Furnishing) -> str:
    """The printed price of a furnishing."""
    said = doors_of(rules).price(words, tile)
    if said is not None:
        return said
    return describe_goods(words, tile.cost) if tile.cost else words.say("ui-no-cost")


def on_loot(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A loot item with the strength it takes."""
    item = next(item for item in rules.loot if item.key == topic.key)
    headline = words.say("ui-topic-loot", name=words.say(topic.message), strength=item.strength)
    return [
        headline,
        *explained(words, rules, topic),
        *cited(words, item.rules),
        *doors_of(rules).provenance(words, rules, topic),
    ]


def on_a_good(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A good."""
    return [words.say("ui-topic-good", name=words.say(topic.message, n=1)), *explained(words, rules, topic)]


def on_anything_else(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """A kind of space on the home board, a line of the score sheet."""
    return [
        words.say(f"ui-topic-{topic.kind}", name=words.say(topic.message)),
        *explained(words, rules, topic),
    ]


def on_an_idea(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """Something of the course of the game."""
    return [*on_anything_else(words, rules, topic), *cited(words, IDEAS[topic.key])]


WRITERS: dict[str, Writer] = {
    "space": on_a_space,
    "furnishing": on_a_furnishing,
    "good": on_a_good,
    "loot": on_loot,
    "ground": on_anything_else,
    "score": on_anything_else,
    "idea": on_an_idea,
}
"""Those of a box are asked for besides."""
