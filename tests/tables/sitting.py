"""Sitting down at a table for a test."""

from caverna.bots import BOT_NAMES
from caverna.game import Game
from caverna.setup import Setup
from caverna.table.seats import BOT, HUMAN, Seat
from caverna.table.table import Table, table_for


def a_table(*kinds: str, game: Game | None = None, seed: int = 4) -> Table:
    """A table for these, people or bots by their name; chance has dealt what is due."""
    seats = [Seat(BOT, bot=kind) if kind in BOT_NAMES else Seat(HUMAN) for kind in kinds]
    table = table_for(game or Game(Setup(len(seats), seed=seed), deals=False), seats)
    let_chance_decide(table)
    table.take_change()
    return table


def let_chance_decide(table: Table) -> None:
    while table.game.seat == -1 and not table.waits_for_end:
        table.play_due()


def play(table: Table, *moves: str) -> None:
    """Moves of whoever is asked."""
    for move in moves:
        table.play(table.game.move(move))


def play_a_round(table: Table) -> None:
    """The first round for two, up to the last turn, which waits for its end."""
    for move in ("place logging", "place ore_mining", "place wood_gathering", "pass"):
        if table.waits_for_end:
            table.end_turn()
        play(table, move)


def played(table: Table) -> list[str]:
    """What people did, as texts."""
    return [logged.move.text for logged in table.log.moves if logged.seat >= 0]
