"""What one connection sees of a table: the view of its seat, the question, the answers, the log."""

from collections.abc import Collection, Sequence

from msgspec import UNSET, Struct

from caverna.engine.events import Event
from caverna.engine.home_board import CELLS
from caverna.engine.moves import IMITATE, Move
from caverna.engine.state.game_state import GameState
from caverna.engine.verb import TURN
from caverna.game import Question
from caverna.record.options import options_chosen
from caverna.server.protocol.differences import Data
from caverna.server.protocol.messages import (
    Decision,
    GameEvent,
    HintRules,
    LogEntry,
    MoveChoice,
    PathPart,
    SeatInfo,
    SetupInfo,
    StateMessage,
    TurnInfo,
)
from caverna.server.tables.agreement import hint_rules
from caverna.server.tables.log_texts import Texts
from caverna.server.tables.served_table import ServedTable
from caverna.setup import Setup
from caverna.table.log import LoggedMove
from caverna.table.seats import Seat, name_of
from caverna.table.table import Table
from caverna.view.action_board import ONLOOKER, furnishings_for_sale, pays_printed_prices
from caverna.view.by_name import goods_by_name
from caverna.view.path import path_of
from caverna.view.view import view
from caverna.words.moves import describe_move
from caverna.words.texts import Words

NOT_IN_A_VIEW = ("deciding", "question", "answers", "anytime")
"""What the message says in other words of its own."""


class Scene(Struct):
    """What everybody sees."""

    seats: list[SeatInfo]
    view: Data
    """Without what depends on the seat that looks."""
    turn: TurnInfo
    winners: list[int]


class Sight(Struct):
    """What those see besides who play the same seats in the same language."""

    yours: list[int]
    view: Data
    """The seat that looks, and what the furnishings cost it."""
    decision: Decision | None
    path: list[PathPart]
    hints: HintRules


class Showing:
    """A table at one moment, for all who look at it: everything is made once, for whoever asks first."""

    def __init__(self, served: ServedTable, connected: Collection[int], events: Sequence[Event] = ()) -> None:
        table = served.table
        self.served = served
        view = view_alone(table.game.state, ONLOOKER)
        view["is_over"] = table.is_over
        del view["seat"]
        self.printed = view.pop("furnishings")
        """The furnishings left, with what an onlooker is told they cost."""
        self.scene = Scene(
            seats=seat_infos(table.seats, connected),
            view=view,
            turn=turn_info(table),
            winners=table.game.winners() if table.is_over else [],
        )
        self.events = [event_info(event) for event in events]
        self.decisions: dict[str, Decision | None] = {}
        """In each language that was asked for."""
        self.sights: dict[tuple[tuple[int, ...], str], Sight] = {}
        """Of the owners of these seats, in their language."""
        self.choices: dict[str, list[MoveChoice]] = {}
        self.logs: dict[tuple[str, int], list[LogEntry]] = {}
        """In each language, from so many entries on."""

    def message(self, yours: Sequence[int], language: str, known: int, showing: int = 0) -> StateMessage:
        """The table for the owner of these seats, who has so many entries of the log already."""
        scene, sight = self.scene, self.sight(yours, language)
        return StateMessage(
            showing=showing,
            version=self.served.table.version,
            table=self.served.id,
            setup=setup_info(self.served.table.setup),
            seats=scene.seats,
            yours=sight.yours,
            view={**scene.view, **sight.view},
            decision=sight.decision,
            moves=self.moves(yours, language),
            path=sight.path,
            turn=scene.turn,
            events=self.events,
            log=self.log(language, known),
            log_length=known,
            winners=scene.winners,
            hints=sight.hints,
        )

    def sight(self, yours: Sequence[int], language: str) -> Sight:
        """What the owner of these seats sees beside the scene and the moves."""
        eyes = (tuple(yours), language)
        if eyes not in self.sights:
            table = self.served.table
            if language not in self.decisions:
                self.decisions[language] = decision(Words(language), table)
            seat = seat_shown(table.asked_seat, yours)
            view: Data = {"seat": seat, "furnishings": self.furnishings(seat)}
            hints = hint_rules(self.served, yours)
            path = path_parts(table) if table.asked_seat in yours else []
            self.sights[eyes] = Sight(list(yours), view, self.decisions[language], path, hints)
        return self.sights[eyes]

    def furnishings(self, seat: int) -> object:
        """The furnishings left, with what they cost this seat."""
        state = self.served.table.game.state
        return self.printed if pays_printed_prices(state, seat) else furnishings_for_sale(state, seat)

    def moves(self, yours: Sequence[int], language: str) -> list[MoveChoice]:
        """The legal moves, for those who are asked."""
        if not is_asked(self.served.table, yours):
            return []
        if language not in self.choices:
            self.choices[language] = move_choices(Words(language), self.served.table)
        return self.choices[language]

    def log(self, language: str, known: int) -> list[LogEntry]:
        """The log after so many entries."""
        if (language, known) not in self.logs:
            moves, texts = self.served.table.log.moves[known:], self.served.texts.since(language, known)
            self.logs[language, known] = log_entries(moves, texts, known)
        return self.logs[language, known]


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


def path_parts(table: Table) -> list[PathPart]:
    """What the dwarf whose turn it is does, part by part; nothing before he was placed."""
    rules, seat = table.game.state.rules, table.turn_seat
    moves = table.turn.moves
    for i in reversed(range(len(moves))):
        space = moves[i].parts.get("space")
        is_work = moves[i].role == TURN or moves[i].verb == IMITATE
        if is_work and isinstance(space, str) and seat is not None:
            effect = rules.effects_on[rules.space_number[space]]
            found = path_of(table.game.state, table.turn.before[i], seat, effect, moves[i + 1 :])
            return [PathPart(**part._asdict()) for part in found]
    return []


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


def log_entries(moves: Sequence[LoggedMove], texts: Sequence[Texts], first: int = 0) -> list[LogEntry]:
    """Moves with their texts, from a number on, as entries of the log."""
    return [
        LogEntry(
            number=first + i,
            seat=logged.seat,
            round=logged.round,
            move=logged.move.text,
            parts=logged.move.parts,
            say=text.say,
            details=list(text.details),
            is_forced=logged.is_forced,
            gains=goods_by_name(text.gains) if text.gains else UNSET,
        )
        for i, (logged, text) in enumerate(zip(moves, texts, strict=True))
    ]
