"""Settings from the command line, the environment and one TOML file; who says something first is right."""

import difflib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caverna.server.configuration.declared import Declared
from caverna.server.configuration.settings import Settings, all_settings
from caverna.words.system import why
from caverna.words.told import ToldError

FILE_FLAG, FILE_VARIABLE = "--config", "CAVERNA_CONFIG"
NOT_OURS = ("CAVERNA_BROWSER", "CAVERNA_FIGURES", "CAVERNA_POSTGRESQL", "CAVERNA_SERVER", FILE_VARIABLE)
"""Variables that say something else than a setting."""


class WrongSetting(ToldError):
    """A setting that cannot be: the text names it, says where it stands and what is expected."""


@dataclass(frozen=True)
class Given:
    """What somebody says a setting is, and where he says it."""

    name: str
    value: object
    where: str


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """The settings of a server; what nobody says is as usual."""
    file = flags.get("config") or environment.get(FILE_VARIABLE)
    given = {
        **{each.name: each for each in (in_file(Path(str(file)).expanduser()) if file else ())},
        **{each.name: each for each in in_environment(environment)},
        **{each.name: each for each in on_command_line(flags)},
    }
    declared = {each.name: each for each in all_settings()}
    values: dict[str, Any] = {name: value_of(declared[name], each) for name, each in given.items()}
    return Settings(**values)


def value_of(declared: Declared, given: Given) -> object:
    """What was given as a value of its kind."""
    try:
        return declared.kind.read(given.value)
    except ValueError:
        raise WrongSetting(
            "error-setting-wrong", where=given.where, expected=declared.kind.expected
        ) from None


def on_command_line(flags: Mapping[str, object]) -> Iterator[Given]:
    """What the options say."""
    for declared in all_settings():
        value = flags.get(declared.name)
        if value is not None and value != []:
            shown = " ".join(map(str, value)) if isinstance(value, list) else value
            yield Given(declared.name, value, f"{declared.flag} {shown}")


def in_environment(environment: Mapping[str, str]) -> Iterator[Given]:
    """What the variables that begin with CAVERNA_ say. An empty one says nothing."""
    known = {declared.variable: declared for declared in all_settings()}
    for variable, value in environment.items():
        if not variable.startswith("CAVERNA_") or variable in NOT_OURS or not value:
            continue
        if variable not in known:
            raise no_setting(variable, variable, list(known))
        yield Given(known[variable].name, value, f"{variable}={value}")


def in_file(file: Path) -> Iterator[Given]:
    """What the TOML file says: one line a setting, no sections."""
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise WrongSetting("error-at", what=str(file), why=why(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongSetting("error-no-toml", file=str(file), error=str(error)) from None
    known = [declared.name for declared in all_settings()]
    for name, value in entries.items():
        if name not in known:
            raise no_setting(f"{file}, {name}", name, known)
        yield Given(name, value, f"{file}, {name} = {value!r}")


def no_setting(where: str, wrong: str, known: list[str]) -> WrongSetting:
    """There is none of this name; which one may have been meant."""
    for close in difflib.get_close_matches(wrong, known, 1):
        return WrongSetting("error-no-setting-but", where=where, close=close)
    return WrongSetting("error-no-setting", where=where)
