"""A game looked at from behind: the table after any move, and the score after every round."""

from dataclasses import dataclass

from caverna.game import Game
from caverna.record.record import beginning
from caverna.server.protocol.http_messages import Chart, TableAt
from caverna.server.protocol.messages import LogEntry
from caverna.server.showing.show import log_entries, view_alone
from caverna.server.tables.log_texts import LogInWords, told_from
from caverna.server.tables.served_table import ServedTable
from caverna.table.log import Log
from caverna.view.action_board import ONLOOKER


@dataclass
class Past:
    """What was played at a table up to now: looked at beside the loop, while the table goes on."""

    version: int
    log: Log
    names: list[str]
    language: str
    told: LogInWords | None
    """The log in that language; None: nobody has asked for it yet."""

    def entries(self, end: int) -> list[LogEntry]:
        """The log up to a move."""
        if self.told is None:
            self.told = told_from(self.log, self.language, self.names)
        return log_entries(self.log.moves[:end], self.told.since(0)[:end])


def past_of(served: ServedTable, language: str) -> Past:
    """The past of a table for somebody who looks back."""
    table, told = served.table, served.texts.told.get(language)
    return Past(table.version, table.log.copy(), table.names, language, told and told.copy())


def remember(served: ServedTable, past: Past) -> None:
    """What was told beside the loop need not be told again, unless the table has gone on meanwhile."""
    if past.told is not None and past.version == served.version:
        served.texts.told.setdefault(past.language, past.told)


def table_after(past: Past, moves: int) -> TableAt:
    """The table after so many moves, for somebody who looks on."""
    return TableAt(
        view=view_alone(past.log.state_after(moves), ONLOOKER),
        log=past.entries(moves),
        moves=len(past.log.moves),
        rounds=first_moves_of_rounds(past.log),
    )


def first_moves_of_rounds(log: Log) -> dict[int, int]:
    """For each round the number of moves that were played before it."""
    found: dict[int, int] = {}
    for number, logged in enumerate(log.moves):
        found.setdefault(logged.round, number)
    return found


def chart(played: Game) -> Chart:
    """What everybody would have scored at the end of every round, the present moment last."""
    game = beginning(played)
    rounds: list[int] = []
    totals: list[list[int]] = []

    def note(round_number: int, now: Game) -> None:
        rounds.append(round_number)
        totals.append(now.totals())

    for _, move in played.moves_played:
        before = game.state.round
        game.play(move)
        if game.state.round != before and before:
            note(before, game)
    note(game.state.round, game)
    return Chart(rounds, {seat: [each[seat] for each in totals] for seat in range(played.setup.players)})
