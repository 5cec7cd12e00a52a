"""Every word a person reads, in each language there is: Fluent files beside this module."""

from __future__ import annotations

import re
import threading
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from caverna.expansions import all_expansions

LANGUAGES = ("en", "de")
"""A language is a line here, the base game's file beside this module and one for each box: `de.ftl`."""
BASE_WORDS = "caverna.words"
MOST_TEXTS = 16_384
"""So many are kept ready; some four megabytes."""
BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Where a text begins, and another one it refers to."""
SOFT_HYPHEN = "\u00ad"
"""Where a name may be divided if there is no room for it."""


class Words:
    """The texts of one language, by key. A text that is missing or lacks an argument fails loudly."""

    def __init__(self, language: str) -> None:
        self.language = language
        _load(language)

    def has(self, key: str) -> bool:
        """Is there a text under this key?"""
        return key in _load(self.language).sources

    def keys_from(self, beginning: str) -> list[str]:
        """The keys that begin so."""
        return [key for key in _load(self.language).sources if key.startswith(beginning)]

    def say(self, key: str, **args: str | int) -> str:
        """The text itself: a name or a sentence."""
        text = self._format(key, None, args)
        if text is None:
            raise KeyError(f"text {key!r} has no value of its own in language {self.language!r}")
        return text

    def attribute(self, key: str, attribute: str, **args: str | int) -> str | None:
        """What the text adds under this attribute, such as help or ruling; None if it adds nothing."""
        return self._format(key, attribute, args)

    def _format(self, key: str, attribute: str | None, args: dict[str, str | int]) -> str | None:
        text = _formatted(self.language, key, attribute, tuple(args.items()))
        return None if text is None else self._printed(text)

    def _printed(self, text: str) -> str:
        return text.replace(SOFT_HYPHEN, "")


class DivisibleWords(Words):
    """The same texts with the soft hyphens in them, for those who write into narrow columns."""

    def _printed(self, text: str) -> str:
        return text


def with_minus(text: str, args: dict[str, str | int]) -> str:
    """A text whose numbers below zero have a true minus sign."""
    for number in args.values():
        if isinstance(number, int) and number < 0:
            text = text.replace(f"-{-number}", f"\N{MINUS SIGN}{-number}")
    return text


def packages() -> list[str]:
    """Where the files of a language are: the base game's, then those of the boxes that have words."""
    return [BASE_WORDS, *(box.texts for box in all_expansions().values() if box.texts)]


def text_of(language: str, package: str) -> str:
    """One file of a language."""
    return files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def whole_text(language: str) -> str:
    """Everything there is in a language, base game and expansions, as one Fluent resource."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return "\n".join(text_of(language, package) for package in packages())


class LearnedTexts:
    """The texts of a language. Each is parsed when it is said for the first time: most never are."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        text = whole_text(language)
        starts = list(BEGINNING.finditer(text))
        ends = [each.start() for each in starts[1:]] + [len(text)]
        self.sources = {each[1]: text[each.start() : end] for each, end in zip(starts, ends)}
        self.parsed: set[str] = set()
        self.learning = threading.Lock()

    def learn(self, key: str) -> None:
        """Parse a text and those it refers to; for other threads it is there when all of it is."""
        if key in self.parsed:
            return
        with self.learning:
            found: set[str] = set()
            wanted = {key}
            while wanted := wanted - found - self.parsed:
                for each in wanted:
                    self.parse(each)
                found |= wanted
                wanted = {other for each in wanted for other in self.referred_to(each)}
            self.parsed |= found

    def parse(self, key: str) -> None:
        """Take one text in; what the parser would skip as junk is an error here."""
        resource = FluentResource(self.sources[key])
        for entry in resource.body:
            if isinstance(entry, Junk):
                wrong = (entry.content or "").strip()[:80]
                raise ValueError(f"language {self.language!r} cannot be read at: {wrong}")
        self.bundle.add_resource(resource)

    def referred_to(self, key: str) -> list[str]:
        """The texts without which one cannot be said."""
        return [other for other in REFERENCE.findall(self.sources[key]) if other in self.sources]


@cache
def _load(language: str) -> LearnedTexts:
    """Read a language once."""
    return LearnedTexts(language)


@lru_cache(MOST_TEXTS)
def _formatted(
    language: str, key: str, attribute: str | None, arguments: tuple[tuple[str, str | int], ...]
) -> str | None:
    """A text with its arguments: the same few thousand are said again and again."""
    texts, args = _load(language), dict(arguments)
    if key not in texts.sources:
        raise KeyError(f"no text {key!r} in language {language!r}")
    texts.learn(key)
    bundle = texts.bundle
    message = bundle.get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        reasons = "; ".join(str(error) for error in errors)
        raise ValueError(f"text {key!r} in language {language!r}, given {args}: {reasons}")
    return with_minus(str(text), args)
