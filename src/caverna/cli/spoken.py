"""The language of a command before its options are read: its usage, and what is wrong with them."""

import argparse
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from itertools import pairwise

from caverna.engine.errors import CavernaError
from caverna.words.told import in_language

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION = "--language"
OF_THE_PARSER = "parser-"
"""So begin the keys of the sentences that Python's parser says; in English they are its own."""
ENGLISH = "en"
UNDERSTOOD_ANYWAY = ("", "c", "posix", "en")
"""Whoever has said no more than this is not kept waiting until all languages are loaded."""
SPOKEN: ContextVar[str] = ContextVar("SPOKEN", default=ENGLISH)
"""What this command speaks."""


def language_of_environment() -> str:
    """What the environment speaks, if we do."""
    spoken = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "").lower()
    return ENGLISH if re.split(r"[._-]", spoken)[0] in UNDERSTOOD_ANYWAY else understood(spoken)


def understood(spoken: str) -> str:
    """The language that is meant, or English."""
    from caverna.words.texts import LANGUAGES

    return next((language for language in LANGUAGES if spoken.startswith(language)), ENGLISH)


def language_typed(arguments: Sequence[str]) -> str:
    """The language asked for in the line itself, or that of the environment."""
    for word, following in pairwise([*arguments, ""]):
        name, _, value = word.partition("=")
        if name == OPTION:
            return understood(value or following)
    return language_of_environment()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Until then usage and errors of all parsers are said in this language."""
    before, names = SPOKEN.set(language), vars(argparse)
    own = {name: names[name] for name in ("_", "ngettext")}
    if language != ENGLISH:
        names.update(_=word, ngettext=lambda one, many, n: word(one if n == 1 else many))
    try:
        yield
    finally:
        SPOKEN.reset(before)
        names.update(own)


def word(text: str) -> str:
    """A word around the options of a command in the language of this command; blanks around it stay."""
    bare = (text or "").strip()  # the parser has some that are None
    if SPOKEN.get() == ENGLISH or not bare:
        return text
    return text.replace(bare, translation(SPOKEN.get()).get(bare, bare))


@cache
def translation(language: str) -> dict[str, str]:
    """The sentences of Python's parser, by what they are in English."""
    from caverna.words.texts import Words  # only where somebody speaks something else

    english, other = Words(ENGLISH), Words(language)
    return {english.say(key): other.say(key) for key in english.keys_from(OF_THE_PARSER)}


def told(error: CavernaError) -> str:
    """What an error says in the language of this command."""
    return in_language(error, SPOKEN.get())
