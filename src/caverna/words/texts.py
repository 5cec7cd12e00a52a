"""Every word a person reads, in each language there is: Fluent files beside this module."""

from __future__ import annotations

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
SOFT_HYPHEN = "\u00ad"
"""Where a name may be divided if there is no room for it."""


class Words:
    """The texts of one language, by key. A text that is missing or lacks an argument fails loudly."""

    def __init__(self, language: str) -> None:
        self.language = language
        _load(language)

    def has(self, key: str) -> bool:
        """Is there a text under this key?"""
        return _load(self.language).has_message(key)

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


@cache
def _load(language: str) -> FluentBundle:
    """Read a language once; what the parser would skip as junk is an error here."""
    resource = FluentResource(whole_text(language))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"language {language!r} cannot be read at: {(entry.content or '').strip()[:80]}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


@lru_cache(MOST_TEXTS)
def _formatted(
    language: str, key: str, attribute: str | None, arguments: tuple[tuple[str, str | int], ...]
) -> str | None:
    """A text with its arguments: the same few thousand are said again and again."""
    bundle, args = _load(language), dict(arguments)
    if not bundle.has_message(key):
        raise KeyError(f"no text {key!r} in language {language!r}")
    message = bundle.get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        reasons = "; ".join(str(error) for error in errors)
        raise ValueError(f"text {key!r} in language {language!r}, given {args}: {reasons}")
    return with_minus(str(text), args)
