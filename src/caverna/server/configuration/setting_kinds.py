"""What a setting can be: how it is read from a text or from TOML, and what to say if it is no such thing."""

import ipaddress
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar
from urllib.parse import urlsplit

from caverna.bots.program.named import read_programs
from caverna.engine.reasons import Text, say

T = TypeVar("T")
WORDS_FOR_TRUE, WORDS_FOR_FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


@dataclass(frozen=True)
class SettingKind(Generic[T]):
    """One kind of value. `read` raises ValueError for everything that is none."""

    expected: Text
    """What to say when something else comes, as in 'a path such as /caverna'."""
    metavar: str
    read: Callable[[object], T]
    is_list: bool = False


def whole(low: int, high: int | None = None) -> SettingKind[int]:
    """A whole number in a range."""

    def read(given: object) -> int:
        number = int(given) if isinstance(given, str) else given
        if not isinstance(number, int) or isinstance(number, bool):
            raise ValueError(given)
        if number < low or (high is not None and number > high):
            raise ValueError(given)
        return number

    if high is None:
        return SettingKind(say("error-expects-count", low=str(low)), "N", read)
    return SettingKind(say("error-expects-range", low=str(low), high=str(high)), "N", read)


def number_above(low: float) -> SettingKind[float]:
    """A number, with a fraction or without."""

    def read(given: object) -> float:
        number = float(given) if isinstance(given, str) else given
        if not isinstance(number, int | float) or isinstance(number, bool) or not math.isfinite(number):
            raise ValueError(given)
        if number <= low:
            raise ValueError(given)
        return number

    return SettingKind(say("error-expects-above", low=f"{low:g}"), "N", read)


def read_text(given: object) -> str:
    """A text on one line."""
    if not isinstance(given, str) or not given.isprintable():
        raise ValueError(given)
    return given


def read_switch(given: object) -> bool:
    """Yes or no."""
    if isinstance(given, bool):
        return given
    word = read_text(given).lower()
    if word not in (*WORDS_FOR_TRUE, *WORDS_FOR_FALSE):
        raise ValueError(given)
    return word in WORDS_FOR_TRUE


def read_path(given: object) -> Path:
    """A file or folder; `~` is the home directory."""
    text = read_text(given)
    if not text:
        raise ValueError(given)
    return Path(text).expanduser()


def read_database(given: object) -> str:
    """`postgresql://user:password@host:5432/name`; empty for none."""
    text = read_text(given)
    if text and urlsplit(text).scheme not in ("postgresql", "postgres"):
        raise ValueError(given)
    return text


def read_named_programs(given: object) -> str:
    """`digger=0.5:/srv/bots/digger; parrot=node parrot.js`, kept as it is once it can be read."""
    text = read_text(given)
    read_programs(text)
    return text


def read_base_path(given: object) -> str:
    """Where on its host the server lives: empty, or `/caverna` without a slash at the end."""
    path = read_text(given).rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path) or "." in path.split("/") or ".." in path.split("/"):
        raise ValueError(given)
    return path


def read_origin(given: object) -> str:
    """`https://example.org`, as browsers send it."""
    parts = urlsplit(read_text(given))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        raise ValueError(given)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_network(given: object) -> str:
    """An address or a range of addresses, written as `10.0.0.0/8`."""
    return str(ipaddress.ip_network(read_text(given).strip(), strict=False))


def list_of(read: Callable[[object], str], expected: Text, metavar: str) -> SettingKind[tuple[str, ...]]:
    """Several of them: a TOML array, a text with commas, or an option given again and again."""

    def read_all(given: object) -> tuple[str, ...]:
        parts = given if isinstance(given, list) else [given]
        words = [word for part in parts for word in (part.split(",") if isinstance(part, str) else [part])]
        stripped = [word.strip() if isinstance(word, str) else word for word in words]
        return tuple(read(word) for word in stripped if word != "")

    return SettingKind(expected, metavar, read_all, is_list=True)


PORT = whole(0, 65535)
COUNT = whole(1)
SECONDS = number_above(0)
RATE = number_above(0)
TEXT = SettingKind(say("error-expects-text"), "TEXT", read_text)
SWITCH = SettingKind(say("error-expects-switch"), "true|false", read_switch)
PATH = SettingKind(say("error-expects-path"), "PATH", read_path)
DATABASE = SettingKind(say("error-expects-database"), "DATABASE", read_database)
PROGRAMS = SettingKind(
    say("error-expects-programs"),
    "NAME=COMMAND",
    read_named_programs,
)
BASE_PATH = SettingKind(say("error-expects-base-path"), "PATH", read_base_path)
NAMES = list_of(read_text, say("error-expects-names"), "NAME")
ORIGINS = list_of(read_origin, say("error-expects-origins"), "URL")
NETWORKS = list_of(read_network, say("error-expects-networks"), "ADDRESS")
