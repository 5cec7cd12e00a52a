"""Bots by what people call them: `greedy`, `level7:2.5`, `my_module:MyBot`, `program:node my_bot.js`."""

import importlib
import inspect
import math
import os
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from caverna.bots.bot import Bot
from caverna.bots.program.named import named_programs
from caverna.bots.registry import LOOKS, REGISTRY, TakesNoTime, UnknownBot, of_level_with_looks
from caverna.engine.chance import mix

PROGRAM = "program"
"""`program:node my_bot.js`, or with seconds for each decision `program:2.5:node my_bot.js`."""


ENTRY_POINTS = "caverna.bots"
"""The group of entry points by which another distribution names its bots: `clever = my_package:CleverBot`."""


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its name. The same seed and game give the same moves, unless it looks at the clock."""
    name, colon, rest = spec.partition(":")
    if name in REGISTRY:
        looks = rest.removesuffix(LOOKS) if rest.endswith(LOOKS) else ""
        try:
            if looks.isdecimal() and int(looks):
                return of_level_with_looks(name, seed, int(looks))
            return REGISTRY[name](seed, seconds_of(spec, rest) if colon else None)
        except TakesNoTime as refusal:
            raise TakesNoTime(refusal.said.key, bot=spec) from None
    if spec in (installed := installed_bots()):
        return make_from(checked_class(spec, spec, loaded(spec, installed[spec])), spec, seed)
    if spec in (programs := named_programs()):
        return program_bot(spec, programs[spec], seed)
    if name == PROGRAM and rest:
        return program_bot(spec, rest, seed)
    if colon and name:
        return make_from(bot_class(spec, name, rest), spec, seed)
    known = ", ".join((*REGISTRY, *installed_bots()))
    raise UnknownBot("error-unknown-bot", bot=spec, known=known)


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """Bots of other distributions by the names they have registered; ours keep theirs."""
    found = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    return {name: point for name, point in found.items() if name not in REGISTRY and ":" not in name}


def loaded(spec: str, point: EntryPoint) -> object:
    """What an entry point names."""
    try:
        found: object = point.load()
    except Exception as error:  # whatever a stranger's module does while it is imported
        raise UnknownBot("error-bot-not-loaded", bot=spec, what=point.value, error=repr(error)) from error
    return found


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot on a seat."""
    return mix(mix(seed & (1 << 64) - 1) + seat + 1)


def program_bot(spec: str, rest: str, seed: int) -> Bot:
    """A program in any language; it is started when it has to move for the first time."""
    from caverna.bots.program.program_bot import SECONDS, ProgramBot

    before, colon, after = rest.partition(":")
    is_timed = bool(colon) and before.replace(".", "", 1).isdigit()
    command = after if is_timed else rest
    if not command.strip():
        raise UnknownBot("error-bot-which-program", bot=spec)
    return ProgramBot(seed, command, seconds_of(spec, before) if is_timed else SECONDS)


def seconds_of(spec: str, text: str) -> float:
    """The seconds for each decision."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise UnknownBot("error-bot-seconds", bot=spec, text=text)
    return seconds


def bot_class(spec: str, module_name: str, name: str) -> type[Bot]:
    """A class of bots from a module on the Python path, or else in this folder."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise UnknownBot(
                "error-bot-not-imported", bot=spec, module=module_name, error=str(error)
            ) from error
        known = ", ".join(REGISTRY)
        raise UnknownBot("error-bot-no-module", bot=spec, module=module_name, known=known) from None
    except Exception as error:  # whatever a stranger's module does while it is imported
        raise UnknownBot("error-bot-not-imported", bot=spec, module=module_name, error=repr(error)) from error
    found: object = getattr(module, name, None)
    if found is None:
        raise UnknownBot("error-bot-no-class", bot=spec, name=name, module=module_name)
    return checked_class(spec, name, found)


def checked_class(spec: str, name: str, found: object) -> type[Bot]:
    """The same, if it is a class of bots that can choose."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot("error-bot-not-derived", bot=spec, name=name)
    if inspect.isabstract(found):
        raise UnknownBot("error-bot-cannot-choose", bot=spec, name=name)
    return found


def make_from(kind: type[Bot], spec: str, seed: int) -> Bot:
    """A bot of this class, which must need its seed and nothing else."""
    try:
        return kind(seed)
    except TypeError as error:
        raise UnknownBot("error-bot-not-made", bot=spec, name=kind.__name__, error=str(error)) from error
