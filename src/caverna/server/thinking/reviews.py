"""Reviews of games that are over: judged turn by turn in workers, between the moves of bots, and kept."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from caverna.bots.counsel.telling import as_sentence, bare_steps
from caverna.engine.ruleset import Ruleset
from caverna.review.costly import Judged, LookBack, PlayedTurn, judge, turns_played
from caverna.server.configuration.settings import Settings
from caverna.server.journal.json_log import note_failure
from caverna.server.journal.metrics import Metrics
from caverna.server.protocol.http_messages import CostlyTurn, Review, ReviewPoint
from caverna.server.tables.served_table import ServedTable
from caverna.server.thinking.thinkers import GameSoFar, Thinkers, game_after, game_so_far
from caverna.words.figures import decimal
from caverna.words.names import Names
from caverna.words.texts import Words

MOST_KEPT = 64
"""Reviews in memory; those not looked at for longest are forgotten."""


class TooManyReviews(Exception):
    """As many are under way as this server takes on at a time."""


class NotOver(Exception):
    """The game still goes on."""


class ReviewFailed(Exception):
    """It could not be made; whoever asks again begins anew."""


@dataclass
class UnderWay:
    """A review that is being made, or has been."""

    turns: list[PlayedTurn] | None = None
    """All that are to be judged; None until they have been found."""
    judged: list[Judged] = field(default_factory=list)
    has_failed: bool = False

    @property
    def is_done(self) -> bool:
        """Whether all turns have been judged."""
        return self.turns is not None and len(self.judged) == len(self.turns)


@dataclass(frozen=True)
class TurnToJudge:
    """What a worker has to know to judge one turn."""

    game: GameSoFar
    turn: PlayedTurn
    seconds: float


def find_turns(game: GameSoFar) -> list[PlayedTurn]:
    """In a worker: all turns of a game."""
    return turns_played(game_after(game))


def judge_part(part: TurnToJudge) -> Judged:
    """In a worker: one turn."""
    return judge(game_after(part.game).state.copy(), part.turn, part.seconds)


class Reviews:
    """All reviews of this server, by what was played: the same game is looked at once."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics, settings: Settings) -> None:
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.kept: OrderedDict[GameSoFar, UnderWay] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    def look_at(self, served: ServedTable) -> UnderWay:
        """The review of a table's game, as far as it is; it is begun if nobody has asked for it yet."""
        if not served.table.is_over:
            raise NotOver
        game = replace(game_so_far(served), name="")
        known = self.kept.get(game)
        if known is None:
            if len(self.tasks) >= self.settings.reviews_under_way:
                raise TooManyReviews
            known = self.kept[game] = UnderWay()
            task = asyncio.create_task(self.make(replace(game, name=f"review {served.id}"), known))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.kept.move_to_end(game)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        if known.has_failed:
            del self.kept[game]
            raise ReviewFailed
        return known

    async def make(self, game: GameSoFar, review: UnderWay) -> None:
        """One turn after the other, so that bots get their word in between."""
        try:
            review.turns = await self.thinkers.have(find_turns, game)
            for turn in review.turns:
                before = replace(game, moves=game.moves[: turn.number])
                part = TurnToJudge(before, turn, self.settings.review_seconds)
                judging = self.thinkers.have(judge_part, part)
                review.judged.append(await asyncio.wait_for(judging, self.settings.longest_wait))
        except Exception:
            self.metrics.errors += 1
            note_failure("review failed", game=game.name)
            review.has_failed = True

    def stop(self) -> None:
        """The server ends."""
        for task in self.tasks:
            task.cancel()


def in_words(review: UnderWay, served: ServedTable, words: Words) -> Review:
    """A review for a reader; until it is done, only how far it is."""
    table = served.table
    if not review.is_done:
        return Review(len(review.judged), len(review.turns or ()), False, {}, [])
    back = LookBack(tuple(review.judged), tuple(table.game.totals()))
    end = (len(table.log.moves), table.game.state.round)
    seats = range(table.setup.players)
    costly = [judged for seat in seats for judged in back.costliest(seat)]
    rules, names = table.game.state.rules, table.names
    return Review(
        done=len(review.judged),
        of=len(review.judged),
        is_done=True,
        curves={seat: curve(back, seat, end) for seat in seats},
        costly=[costly_turn(judged, words, rules, names) for judged in costly],
    )


def curve(back: LookBack, seat: int, end: tuple[int, int]) -> list[ReviewPoint]:
    """The points to expect after each turn of a seat, and what it had at the end."""
    points = [
        ReviewPoint(judged.turn.number, judged.turn.round, round(judged.points, 1))
        for judged in back.of(seat)
    ]
    return [*points, ReviewPoint(*end, float(back.totals[seat]))]


def costly_turn(judged: Judged, words: Words, rules: Ruleset, names: Names) -> CostlyTurn:
    """A turn that cost a lot, in words."""
    turn, best = judged.turn, judged.best
    return CostlyTurn(
        number=turn.number,
        round=turn.round,
        seat=turn.seat,
        loss=decimal(words, judged.loss),
        points=decimal(words, judged.points),
        better_points=decimal(words, best.points),
        played=bare_steps(words, rules, turn.moves, names),
        better=bare_steps(words, rules, best.moves, names),
        reasons=[as_sentence(words, reason, names) for reason in best.reasons],
    )
