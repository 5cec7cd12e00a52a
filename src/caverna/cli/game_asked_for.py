"""The game that the options of `caverna play` ask for: who sits where, and what is dealt."""

import secrets
from collections.abc import Sequence

from caverna.cli.arguments import Arguments, WrongUsage, check_all_can_sit, setup_of
from caverna.cli.seats import USUAL_BOT, USUAL_PLAYERS, fill_seats, seats_of_record, seats_with_bots
from caverna.game import Game
from caverna.setup import MOST_PLAYERS
from caverna.table.seats import HUMAN


def seats_asked_for(arguments: Arguments) -> list[str]:
    """Who sits where in a new game, by the options."""
    named = arguments.seats or [HUMAN, *(arguments.bots or [])]
    count = arguments.players or (len(named) if arguments.seats or arguments.bots else USUAL_PLAYERS)
    if count > MOST_PLAYERS:
        raise WrongUsage("error-players", count=count, most=MOST_PLAYERS)
    return seats_for(arguments, count)


def seats_for(arguments: Arguments, count: int) -> list[str]:
    """So many seats, as the options say."""
    if not arguments.seats:
        check_all_can_sit(arguments.bots or [], count - 1)
        return seats_with_bots(arguments.bots or [USUAL_BOT], count)
    if len(arguments.seats) > count:
        raise WrongUsage("error-surplus-seats", seats=len(arguments.seats), places=count)
    return fill_seats(arguments.seats, count)


def new_game(arguments: Arguments, count: int) -> Game:
    """A fresh game; without a seed, chance decides about the seed."""
    chosen = secrets.randbits(32) if arguments.seed is None else arguments.seed
    return Game(setup_of(arguments, count, chosen), deals=False)


def seats_in(arguments: Arguments, names: Sequence[str]) -> list[str]:
    """Who sits where in a stored game with these names: as it was, unless the options say otherwise."""
    count = len(names)
    if arguments.players not in (None, count):
        raise WrongUsage("error-saved-players", there=count, asked=arguments.players)
    if arguments.seats or arguments.bots:
        return seats_for(arguments, count)
    return seats_of_record(names)
