"""What one can ask about, what it is called and what is said about it."""

from collections.abc import Callable
from dataclasses import dataclass

from caverna.engine.ruleset import Ruleset
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.words.names import extension_name, milestone_name, strip_name
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
NUMBERED = {"extension": extension_name, "strip": strip_name, "milestone": milestone_name}
"""Things that have a number in place of a name of their own."""


def names_of(words: Words, topic: Topic) -> list[str]:
    """What a topic is called: a good in the singular and in the plural, an idea also by shorter words."""
    if topic.kind == "good":
        return [words.say(topic.message, n=1), words.say(topic.message, n=2)]
    if topic.kind in NUMBERED:
        return [NUMBERED[topic.kind](words, topic.key)]
    also = words.attribute(topic.message, "also") or ""
    return [words.say(topic.message), *also.split(", ")] if also else [words.say(topic.message)]


def explained(words: Words, rules: Ruleset, topic: Topic) -> list[str]:
    """What it does, and what settles doubts about it; with the expansion that may be something else."""
    message = topic.message
    if isinstance(rules, FiendRuleset) and words.has(f"fiends-{message}"):
        message = f"fiends-{message}"
    lines = []
    text = words.attribute(message, "help")
    if text is not None:
        lines.append(text)
    ruling = words.attribute(message, "ruling")
    if ruling is not None:
        lines.append(words.say("ui-entry", name=words.say("ui-ruling"), text=ruling))
    return lines


def cited(words: Words, ids: tuple[str, ...]) -> list[str]:
    """The rules it follows, by their ids in the ledger."""
    return [words.say("ui-entry", name=words.say("ui-rule"), text=", ".join(ids))] if ids else []
