"""The game as callers see it: whose decision it is, what is legal, play, score."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import index
from typing import SupportsIndex

from caverna.advice.why_not.explain import explain
from caverna.advice.why_not.unknown import why_no_parts, why_unknown
from caverna.engine.errors import GameIsOver, IllegalMove, UnknownMove
from caverna.engine.events import Event
from caverna.engine.move_table import NO_MOVE
from caverna.engine.moves import SEAT_NAMES, Move
from caverna.engine.play import apply, chance_weights, dealt, deciding_seat, legal_anytime
from caverna.engine.question import Figures
from caverna.engine.reasons import say
from caverna.engine.rounds.scoring import score_sheet
from caverna.engine.settle import settle
from caverna.engine.state.game_state import NATURE, NO_SPACE, GameState
from caverna.engine.verb import JsonValue
from caverna.pickles import travels
from caverna.setup import Setup
from caverna.view.printed import PrintedTile, printed_tiles
from caverna.view.view import view

Named = Move | str | SupportsIndex | Mapping[str, JsonValue]
"""A move, its text, its number (a plain one, or one of numpy's) or its parts."""
CLOSING = ("end", "take", "done", "pass", "breed none")
"""Answers that a question may have only because the player could exchange something before."""


turns_of_all: dict[tuple[int, int], tuple[int, Move]] = {}
"""Thousands of games may share them: by the seat and the identity of the move."""
MOST_TURNS = 65_536


def turn_of(seat: int, move: Move) -> tuple[int, Move]:
    """Who played what; the same pair for all games."""
    key = (seat, id(move))
    pair = turns_of_all.get(key)
    if pair is None:
        if len(turns_of_all) >= MOST_TURNS:
            turns_of_all.clear()
        pair = turns_of_all[key] = (seat, move)
    return pair


@dataclass(frozen=True)
class Question:
    """Who is asked what."""

    seat: int
    """-1 for chance."""
    key: str
    """`question-<key>` is the sentence in every language."""
    arguments: Figures = field(default_factory=dict)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The question in words; `names` are those of the players, seat by seat."""
        from caverna.words.questions import describe_question
        from caverna.words.texts import Words

        return describe_question(Words(language), self.seat, self.key, self.arguments, names)


class Game:
    """A game of Caverna. Chance is dealt from the seed as soon as it is due, unless `deals` is false."""

    __slots__ = ("setup", "state", "moves_played", "deals", "drawings", "origin")

    def __init__(self, setup: Setup, deals: bool = True) -> None:
        self.setup = setup
        self.state: GameState = setup.new_state()
        self.moves_played: list[tuple[int, Move]] = []
        """(seat, move) of everything so far, chance included."""
        self.deals = deals
        self.drawings = 0
        """How many questions of chance have been answered; the next one is dealt with this number."""
        self.origin = ""
        """The written position this game began with, empty for a game from the start."""
        settle(self.state)
        if deals:
            self.deal()

    # Whose decision, and which.

    @property
    def is_over(self) -> bool:
        """Whether the last decision has been made."""
        return not self.state.agenda

    @property
    def seat(self) -> int | None:
        """The seat that decides, NATURE (-1) when chance does, None when the game is over."""
        return None if self.is_over else deciding_seat(self.state)

    @property
    def seat_name(self) -> str:
        """A to G, or `-` for chance and when the game is over."""
        return seat_name(self.seat)

    @property
    def question(self) -> Question:
        """What is asked, in words."""
        if self.is_over:
            raise GameIsOver(None, say("why-no-question"), (), in_english)
        step = self.state.agenda[-1]
        key, figures = step.question(self.state)
        return Question(step.seat, key, dict(figures))

    def answers(self) -> list[Move]:
        """The moves that answer the question."""
        moves = self.state.rules.moves.all
        return [moves[number] for number in self.state.answers]

    def anytime_moves(self) -> list[Move]:
        """What the player may do beside answering: conversions, rubies, exchanges of his rooms."""
        moves = self.state.rules.moves.all
        return [moves[number] for number in legal_anytime(self.state)]

    def legal_moves(self) -> list[Move]:
        """All of them, answers first."""
        return self.answers() + self.anytime_moves()

    def chances(self) -> list[tuple[Move, int]]:
        """When chance decides: its answers with their weights."""
        return (
            list(zip(self.answers(), chance_weights(self.state), strict=True)) if self.seat == NATURE else []
        )

    # Playing.

    def move(self, move: Named) -> Move:
        """The move that a text, a number or its parts name."""
        moves = self.state.rules.moves
        if hasattr(move, "__index__") and not isinstance(move, bool):
            number = index(move)
            found = moves.all[number] if 0 <= number < len(moves.all) else NO_MOVE
            if found is NO_MOVE:
                asked, last = str(number), str(len(moves.all) - 1)
                raise UnknownMove(asked, say("why-unknown-number", n=asked, last=last), in_english)
            return found
        if isinstance(move, Mapping):
            of_parts = moves.with_parts(move)
            if of_parts is None:
                raise UnknownMove(str(dict(move)), why_no_parts(moves, move), in_english)
            return of_parts
        text = str(move)
        named = moves.parse(text)
        if named is None:
            raise UnknownMove(text, why_unknown(moves, text), in_english)
        return named

    def play(self, move: Named) -> list[Event]:
        """Play a move; returns what happened. An illegal move raises and changes nothing."""
        known = self.move(move)
        if self.is_over:
            raise GameIsOver(known, say("why-game-over"), (), in_english)
        if known.number not in self.state.answers and known.number not in legal_anytime(self.state):
            raise IllegalMove(known, explain(self.state, known), self.legal_moves(), in_english)
        events: list[Event] = []
        self.state.events = events
        self._apply(known)
        if self.deals:
            self.deal()
        self.state.events = None
        return events

    def play_through(self, moves: Iterable[Named]) -> list[Event]:
        """Play a script in which the answers of CLOSING may be missing; returns what happened.

        Whether they are asked depends on what is in hand. Where one of them is the only answer it is given
        before a move that cannot be played yet, and after the last one; one that is not asked is left out.
        """
        events: list[Event] = []
        for move in moves:
            known = self.move(move)
            closing = self._answers_before(known)
            if closing is None and self._is_needless(known):
                continue
            for answer in closing or []:
                events += self.play(answer)
            events += self.play(known)
        while (lone := self._closing_answer()) is not None:
            events += self.play(lone)
        return events

    def _is_needless(self, move: Move) -> bool:
        """Whether what a move says has happened by itself: turn or harvest are over, the goods are taken."""
        is_between_turns = self.state.workplace == NO_SPACE
        return move.text == "take" or (move.text in ("end", "breed none") and is_between_turns)

    def _closing_answer(self) -> Move | None:
        """The only answer, if it does no more than close a question."""
        answers = self.state.answers
        is_lone = len(answers) == 1 and deciding_seat(self.state) != NATURE
        lone = self.state.rules.moves.all[answers[0]] if is_lone else None
        return lone if lone is not None and lone.text in CLOSING else None

    def _answers_before(self, move: Move) -> list[Move] | None:
        """What has to be closed before a move can be played; None if that does not help."""
        trial, closing = self, []
        while move.number not in trial.state.answers and move.number not in legal_anytime(trial.state):
            answer = trial._closing_answer()
            if answer is None:
                return None
            trial = self.copy() if trial is self else trial
            trial.play(answer)
            closing.append(answer)
        return closing

    def _apply(self, move: Move) -> None:
        seat = deciding_seat(self.state)
        if seat == NATURE:
            self.drawings += 1
        self.moves_played.append(turn_of(seat, move))
        apply(self.state, move.number)

    def deal(self) -> None:
        """Answer the questions of chance from the seed until a player decides."""
        while not self.is_over and deciding_seat(self.state) == NATURE:
            self._apply(self.dealt_move())

    def dealt_move(self) -> Move:
        """When chance decides: what comes up, from the seed."""
        return self.state.rules.moves.all[dealt(self.state, self.setup.seed, self.drawings)]

    def copy(self, *, seed: int | None = None, deals: bool | None = None) -> "Game":
        """An independent copy at the same decision.

        Plain, it deals the true future: for undo and what-ifs of a referee. A search that may not know it
        takes another `seed`, or `deals=False` and answers chance itself.
        """
        setup = self.setup if seed is None else replace(self.setup, seed=seed)
        does_deal = self.deals if deals is None else deals
        state, moves = self.state.copy(), self.moves_played[:]
        return game_at(setup, state, moves, does_deal, self.drawings, self.origin)

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    # The result.

    def score(self) -> list[dict[str, int]]:
        """For each seat the points by category, as the game stands."""
        return [score_sheet(self.state, seat) for seat in range(self.setup.players)]

    def totals(self) -> list[int]:
        """For each seat all points together."""
        return [sum(sheet.values()) for sheet in self.score()]

    def winners(self) -> list[int]:
        """The seats with most points once the game is over; ties are shared."""
        if not self.is_over:
            return []
        course = self.state.rules.course
        results = [(total, course.tie_break(self.state, seat)) for seat, total in enumerate(self.totals())]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    def furnishings(self) -> list[PrintedTile]:
        """What is printed on the furnishing tiles: prices, points, beds."""
        return printed_tiles(self.state.rules)

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data."""
        return view(self.state, seat)


def in_english(refused: UnknownMove | IllegalMove) -> str:
    """A move that cannot be played, why, and some that can. The words are loaded only now."""
    from caverna.words.reasons import refusal
    from caverna.words.texts import Words

    return refusal(refused, Words("en"))


def seat_name(seat: int | None) -> str:
    """A to G, or `-` for chance."""
    return SEAT_NAMES[seat] if seat is not None and seat >= 0 else "-"


def game_at(
    setup: Setup,
    state: GameState,
    moves_played: list[tuple[int, Move]],
    deals: bool,
    drawings: int,
    origin: str,
) -> Game:
    """A game that stands in the middle: a copy, a written position, a restored snapshot."""
    game = Game.__new__(Game)
    game.setup = setup
    game.state = state
    game.moves_played = moves_played
    game.deals = deals
    game.drawings = drawings
    game.origin = origin
    return game


travels(Game, "game")
