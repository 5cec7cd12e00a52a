"""What one can ask about, what it is called and what is said about it."""

from collections.abc import Callable
from dataclasses import dataclass

from caverna.engine.ruleset import Ruleset
from caverna.expansions import box_of
from caverna.words.texts import Words


@dataclass(frozen=True)
class Topic:
    """Something one can ask about: `space` `logging`."""

    kind: str
    key: str

    @property
    def message(self) -> str:
        """The key of its texts."""
        return f"{self.kind}-{self.key}"


Writer = Callable[[Words, Ruleset, Topic], list[str]]


def names_of(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """What a topic is called: a good in the singular and in the plural, an idea also by shorter words."""
    if topic.kind == "good":
        return [words.say(topic.message, n=1), words.say(topic.message, n=2)]
    by_number = box_of(rules).words().topic_name(words, topic)
    if by_number is not None:
        return [by_number]
    also = words.attribute(topic.message, "also") or ""
    return [words.say(topic.message), *also.split(", ")] if also else [words.say(topic.message)]


def explained(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """What it does, and what decides doubts about it; with a box that may be something else."""
    message = in_the_box(words, rules.expansion, topic.message)
    lines = []
    text = words.attribute(message, "help")
    if text is not None:
        lines.append(text)
    ruling = words.attribute(message, "ruling")
    if ruling is not None:
        lines.append(words.say("ui-entry", name=words.say("ui-ruling"), text=ruling))
    return lines


def in_the_box(words: Words, expansion: str, message: str) -> str:
    """The key under which a box words something anew, `<its name>-space-logging`, if it does."""
    anew = f"{expansion}-{message}"
    return anew if words.has(anew) else message


def cited(words: Words, ids: tuple[str, ...]) -> list[str]:
    """The rules it follows, by their ids in the ledger."""
    return [words.say("ui-entry", name=words.say("ui-rule"), text=", ".join(ids))] if ids else []


def for_players(words: Words, lines: list[str]) -> list[str]:
    """The help without the ids of rules, which say nothing to anybody who has not read the ledger."""
    beginning = words.say("ui-entry", name=words.say("ui-rule"), text="")
    return [line for line in lines if not line.startswith(beginning.rstrip())]
