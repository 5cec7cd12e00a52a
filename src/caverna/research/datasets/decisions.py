"""Every decision of a game: who was asked what, what was possible, what was chosen and why."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from caverna.bots import Bot
from caverna.engine.state.game_state import NATURE
from caverna.game import Game
from caverna.record.record import beginning, write_record
from caverna.research.encoding.masks import legal_numbers
from caverna.research.matches import Match, bots_of
from caverna.words.told import ToldError


class BrokenDataset(ToldError):
    """What is written down was never played like that."""


@dataclass(frozen=True)
class RecordedGame:
    """A finished game with the names of who played it, and the reasons they gave."""

    record: str
    bots: tuple[str, ...]
    reasons: Mapping[int, str] = field(default_factory=dict)
    """By the number of the decision, chance counted along."""


@dataclass(frozen=True)
class DecisionRow:
    """One decision, forced ones and those of chance included."""

    number: int
    round: int
    seat: int
    """-1 for chance."""
    question: str
    legal: tuple[int, ...]
    """The numbers of all moves that could have been played."""
    move: int
    text: str
    because: str

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.legal) == 1


def play_and_record(match: Match) -> RecordedGame:
    """Play one game between bots, and note what they say about their moves."""
    game = Game(match.setup)
    reasons = let_say(game, bots_of(match))
    return RecordedGame(write_record(game), match.bots, reasons)


def let_say(game: Game, bots: Sequence[Bot]) -> dict[int, str]:
    """Play a game to its end; the reasons of those who give some."""
    reasons: dict[int, str] = {}
    while not game.is_over:
        assert game.seat is not None
        bot, number = bots[game.seat], len(game.moves_played)
        game.play(bot.choose(game))
        if bot.because:
            reasons[number] = bot.because
    return reasons


def decisions_of(game: Game, reasons: Mapping[int, str]) -> Iterator[DecisionRow]:
    """The decisions of a game one after the other, by playing it once more."""
    again = beginning(game)
    for number, (seat, move) in enumerate(game.moves_played):
        yield DecisionRow(
            number=number,
            round=again.state.round,
            seat=seat,
            question=again.question.key,
            legal=tuple(legal_numbers(again.state)),
            move=move.number,
            text=move.text,
            because=reasons.get(number, ""),
        )
        again.play(move)


def replayed(game: Game, decisions: Sequence[DecisionRow], where: str) -> Game:
    """A game at its beginning, played as the decisions say; everything they claim is looked at."""
    again = beginning(game)
    for decision in decisions:
        legal = tuple(legal_numbers(again.state))
        seat = NATURE if again.seat is None else again.seat
        if (decision.seat, decision.legal) != (seat, legal) or decision.move not in legal:
            raise BrokenDataset("error-dataset-decision", where=where, number=str(decision.number))
        again.play(decision.move)
    return again
