"""Who sits where: people and bots, and what they are called."""

from collections.abc import Sequence

from caverna.bots import BOT_NAMES, LEVEL_NAMES, Bot, bot_seed, make_bot
from caverna.bots.by_name import installed_bots
from caverna.bots.registry import REGISTRY
from caverna.engine.moves import SEAT_NAMES
from caverna.table.seats import BOT, HUMAN, Seat
from caverna.words.texts import Words

KINDS = (HUMAN, *BOT_NAMES)
USUAL_PLAYERS = 2
USUAL_BOT = LEVEL_NAMES[2]


def fill_seats(kinds: Sequence[str], players: int) -> list[str]:
    """Who sits where; the last one named goes for all further seats there are."""
    return [*kinds, *[kinds[-1]] * (players - len(kinds))]


def seats_with_bots(bots: Sequence[str], players: int) -> list[str]:
    """One person on the first seat, bots on all the others, round robin."""
    return [HUMAN, *[bots[i % len(bots)] for i in range(players - 1)]]


def seats_of_record(names: Sequence[str]) -> list[str]:
    """Who sat where in a saved game: seats named like a bot are bots.

    What a record calls `module:Class` is not loaded for that: records come from anywhere.
    """
    known = {*REGISTRY, *installed_bots()}
    return [name if name in known or is_ours_with_seconds(name) else HUMAN for name in names]


def is_ours_with_seconds(name: str) -> bool:
    """`level7:2.5`."""
    bot, _, seconds = name.partition(":")
    return bot in REGISTRY and seconds.replace(".", "", 1).isdecimal()


def seats_for(kinds: Sequence[str]) -> list[Seat]:
    """The seats of the table."""
    return [Seat(HUMAN) if kind == HUMAN else Seat(BOT, bot=kind) for kind in kinds]


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
