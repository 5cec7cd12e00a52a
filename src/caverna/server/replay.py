"""A game looked at from behind: the table after any move, and the score after every round."""

from caverna.game import Game
from caverna.record.record import beginning
from caverna.server.http_messages import Chart, TableAt
from caverna.server.served_table import ServedTable
from caverna.server.show import log_entries, view_alone
from caverna.table.table import Table
from caverna.view.action_board import ONLOOKER


def table_after(served: ServedTable, moves: int, language: str) -> TableAt:
    """The table after so many moves, for somebody who looks on."""
    table = served.table
    return TableAt(
        view=view_alone(table.log.state_after(moves), ONLOOKER),
        log=log_entries(served, language, 0, moves),
        moves=len(table.log.moves),
        rounds=first_moves_of_rounds(table),
    )


def first_moves_of_rounds(table: Table) -> dict[int, int]:
    """For each round the number of moves that were played before it."""
    found: dict[int, int] = {}
    for number, logged in enumerate(table.log.moves):
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
