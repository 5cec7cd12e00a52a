"""What one connection sees of a table: the view of its seat, the question, the answers, the log."""

from collections.abc import Collection, Sequence

from caverna.engine.events import Event
from caverna.engine.home_board import CELLS
from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.game import Question
from caverna.record.options import options_chosen
from caverna.server.agreement import hint_rules
from caverna.server.messages import (
    Data,
    Decision,
    GameEvent,
    LogEntry,
    MoveChoice,
    SeatInfo,
    SetupInfo,
    StateMessage,
    TurnInfo,
)
from caverna.server.served_table import ServedTable
from caverna.setup import Setup
from caverna.table.seats import Seat, name_of
from caverna.table.table import Table
from caverna.view.action_board import ONLOOKER, furnishings_for_sale
from caverna.view.by_name import goods_by_name
from caverna.view.view import view
from caverna.words.moves import describe_move
from caverna.words.texts import Words

NOT_IN_A_VIEW = ("deciding", "question", "answers", "anytime")
"""What the message says in other words of its own."""


class Showing:
    """A table at one moment, for all who look at it: what is the same for everybody is made once."""

    def __init__(self, served: ServedTable, connected: Collection[int], events: Sequence[Event] = ()) -> None:
        table = served.table
        self.served = served
        self.setup = setup_info(table.setup)
        self.seats = seat_infos(table.seats, connected)
        self.view = view_alone(table.game.state, ONLOOKER)
        self.view["is_over"] = table.is_over
        self.turn = turn_info(table)
        self.events = [event_info(event) for event in events]
        self.winners = table.game.winners() if table.is_over else []
        self.decisions: dict[str, Decision | None] = {}
        """In each language that was asked for."""
        self.views: dict[int, Data] = {ONLOOKER: self.view}
        """Through the eyes of each seat that looks."""

    def message(self, yours: Sequence[int], language: str, known: int) -> StateMessage:
        """The table for the owner of these seats, who has so many entries of the log already."""
        table, words = self.served.table, Words(language)
        if language not in self.decisions:
            self.decisions[language] = decision(words, table)
        asked = table.asked_seat
        return StateMessage(
            version=table.version,
            table=self.served.id,
            setup=self.setup,
            seats=self.seats,
            yours=list(yours),
            view=self.view_of(seat_shown(asked, yours)),
            decision=self.decisions[language],
            moves=move_choices(words, table) if is_asked(table, yours) else [],
            turn=self.turn,
            events=self.events,
            log=log_entries(self.served, language, known, len(table.log.moves)),
            log_length=known,
            winners=self.winners,
            hints=hint_rules(self.served, yours),
        )

    def view_of(self, seat: int) -> Data:
        """The view of a seat: that of an onlooker, but for what furnishings cost."""
        if seat not in self.views:
            state = self.served.table.game.state
            self.views[seat] = {
                **self.view,
                "seat": seat,
                "furnishings": furnishings_for_sale(state, seat),
            }
        return self.views[seat]


def is_asked(table: Table, yours: Sequence[int]) -> bool:
    """Whether the owner of these seats has to answer."""
    return table.asked_seat in yours and not table.waits_for_end


def seat_shown(asked: int | None, yours: Sequence[int]) -> int:
    """The seat through whose eyes a connection looks: the one that is asked, else its first, else none."""
    if asked is not None and asked in yours:
        return asked
    return yours[0] if yours else ONLOOKER


def view_alone(state: GameState, seat: int) -> Data:
    """The view of a seat without the question."""
    data = view(state, seat)
    for key in NOT_IN_A_VIEW:
        del data[key]
    return data


def setup_info(setup: Setup) -> SetupInfo:
    """Everything about the set-up but the seed."""
    options = dict(options_chosen(setup.options))
    return SetupInfo(setup.players, setup.furnishings, options, setup.expansion)


def seat_infos(seats: Sequence[Seat], connected: Collection[int]) -> list[SeatInfo]:
    """Who sits where, and who is there."""
    return [
        SeatInfo(seat, sitting.kind, name_of(seat, sitting), sitting.bot or None, seat in connected)  # type: ignore[arg-type] # one of the kinds
        for seat, sitting in enumerate(seats)
    ]


def decision(words: Words, table: Table) -> Decision | None:
    """What is asked now; a turn that waits for its end asks for that."""
    if table.waits_for_end:
        assert table.turn_seat is not None
        question = Question(table.turn_seat, "end-turn")
    elif table.game.is_over:
        return None
    else:
        question = table.game.question
    sentence = question.text(words.language, table.names)
    return Decision(question.seat, question.key, question.arguments, sentence)


def move_choices(words: Words, table: Table) -> list[MoveChoice]:
    """The legal moves, answers first; none if there is but one, which the table is about to play itself."""
    state, names = table.game.state, table.names

    def choice(move: Move, is_answer: bool) -> MoveChoice:
        say = describe_move(words, state, move, names)
        return MoveChoice(move.text, say, "answer" if is_answer else "anytime", move.parts)

    answers, anytime = table.game.answers(), table.game.anytime_moves()
    if len(answers) + len(anytime) == 1:
        return []
    return [choice(move, True) for move in answers] + [choice(move, False) for move in anytime]


def turn_info(table: Table) -> TurnInfo:
    """Whose turn is going on."""
    return TurnInfo(
        seat=table.turn_seat,
        can_take_back=table.can_take_back(),
        waits_for_end=table.waits_for_end,
    )


def event_info(event: Event) -> GameEvent:
    """An event with names instead of numbers."""
    return GameEvent(
        kind=event.kind,
        seat=event.seat,
        source=event.source,
        goods=goods_by_name(event.goods),
        cells=[CELLS[cell] for cell in event.cells],
        details=event.details,
    )


def log_entries(served: ServedTable, language: str, first: int, end: int) -> list[LogEntry]:
    """A part of the log."""
    texts = served.texts.in_language(language)[first:end]
    moves = served.table.log.moves[first:end]
    return [
        LogEntry(
            number=first + i,
            seat=logged.seat,
            round=logged.round,
            move=logged.move.text,
            parts=logged.move.parts,
            say=text.say,
            details=text.details,
            is_forced=logged.is_forced,
        )
        for i, (logged, text) in enumerate(zip(moves, texts, strict=True))
    ]
