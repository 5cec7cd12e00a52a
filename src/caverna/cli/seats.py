"""Who sits where: people and bots, and what they are called."""

from collections.abc import Sequence

from caverna.bots import BOT_NAMES, UnknownBot, make_bot
from caverna.bots.bot import Bot
from caverna.engine.chance import mix
from caverna.engine.errors import BadSetup
from caverna.engine.moves import SEAT_NAMES
from caverna.locale import Words

HUMAN = "human"
KINDS = (HUMAN, *BOT_NAMES)


def seats_from_list(text: str, players: int | None) -> list[str]:
    """`human,greedy,random`: one word a seat; the last one goes for all further seats there are."""
    kinds = kinds_from_list(text, KINDS)
    if players is None:
        return kinds
    if len(kinds) > players:
        raise BadSetup(f"{len(kinds)} seats are named, but there are {players} players")
    return kinds + [kinds[-1]] * (players - len(kinds))


def seats_with_bots(bots: str, players: int | None) -> list[str]:
    """One person on the first seat, bots on all the others, round robin."""
    kinds = kinds_from_list(bots, BOT_NAMES)
    others = len(kinds) if players is None else players - 1
    return [HUMAN, *[kinds[i % len(kinds)] for i in range(others)]]


def kinds_from_list(text: str, known: Sequence[str]) -> list[str]:
    """The words of a list with commas, each of them a known one."""
    kinds = [word.strip().lower() for word in text.split(",")]
    for kind in kinds:
        if kind not in known:
            raise UnknownBot(f"{kind!r}: choose one of {', '.join(known)}")
    return kinds


def seats_of_record(names: Sequence[str]) -> list[str]:
    """Who sat where in a saved game: seats named like a bot are bots."""
    return [name if name in BOT_NAMES else HUMAN for name in names]


def display_names(words: Words, seats: Sequence[str]) -> list[str]:
    """What the players are called on the screen: the letter of the seat, and what kind of bot it is."""
    people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
    names = []
    for seat, kind in enumerate(seats):
        name = SEAT_NAMES[seat]
        if kind != HUMAN:
            name += f" ({kind})"
        elif len(people) == 1 and len(seats) > 1:
            name += f" ({words.say('ui-you')})"
        names.append(name)
    return names


def bots_at(seats: Sequence[str], seed: int) -> dict[int, Bot]:
    """A bot for each seat that has one, each with luck of its own."""
    return {seat: make_bot(kind, bot_seed(seed, seat)) for seat, kind in enumerate(seats) if kind != HUMAN}


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot on a seat."""
    return mix(mix(seed & (1 << 64) - 1) + seat + 1)
