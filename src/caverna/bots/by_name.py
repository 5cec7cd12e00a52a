"""Bots by what people call them: `greedy`, `level7:2.5` with seconds for each decision, `my_module:MyBot`."""

import importlib
import inspect
import math

from caverna.bots.bot import Bot
from caverna.bots.registry import REGISTRY, TakesNoTime, UnknownBot
from caverna.engine.chance import mix


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its name. The same seed and game give the same moves, unless it looks at the clock."""
    name, colon, rest = spec.partition(":")
    if name in REGISTRY:
        seconds = seconds_of(spec, rest) if colon else None
        try:
            return REGISTRY[name](seed, seconds)
        except TakesNoTime as refusal:
            raise TakesNoTime(f"{spec}: {refusal}") from None
    if colon and name:
        return make_from(bot_class(spec, name, rest), spec, seed)
    raise UnknownBot(f"there is no bot {spec!r}; choose one of {', '.join(REGISTRY)}, or module:Class")


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot on a seat."""
    return mix(mix(seed & (1 << 64) - 1) + seat + 1)


def seconds_of(spec: str, text: str) -> float:
    """The seconds for each decision."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise UnknownBot(f"{spec}: {text!r} is no number of seconds above 0")
    return seconds


def bot_class(spec: str, module_name: str, name: str) -> type[Bot]:
    """A class of bots from a module on the Python path."""
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise UnknownBot(f"{spec}: {module_name} cannot be imported: {error}") from error
        known = f"there is no bot {module_name!r} ({', '.join(REGISTRY)})"
        raise UnknownBot(f"{spec}: {known}, and no module of that name on the Python path") from None
    except Exception as error:  # whatever a stranger's module does while it is imported
        raise UnknownBot(f"{spec}: {module_name} cannot be imported: {error!r}") from error
    found: object = getattr(module, name, None)
    if found is None:
        raise UnknownBot(f"{spec}: there is no {name!r} in {module_name}")
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{spec}: {name} is no class derived from caverna.bots.Bot")
    if inspect.isabstract(found):
        raise UnknownBot(f"{spec}: {name} has no method choose")
    return found


def make_from(kind: type[Bot], spec: str, seed: int) -> Bot:
    """A bot of this class, which must need its seed and nothing else."""
    try:
        return kind(seed)
    except TypeError as error:
        raise UnknownBot(f"{spec}: {kind.__name__}(seed) does not make a bot: {error}") from error
