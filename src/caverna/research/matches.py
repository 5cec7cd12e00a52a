"""One game between bots: who plays it, from which luck, and what it came to."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from caverna.bots import Bot, bot_seed, make_bot
from caverna.engine.chance import mix
from caverna.game import Game
from caverna.setup import Setup

SEED_BITS = (1 << 63) - 1


@dataclass(frozen=True)
class Match:
    """One game to be played: its set-up, and the bot on each seat."""

    setup: Setup
    bots: tuple[str, ...]
    luck: int = 0
    """Of the bots: games with the same deal and another luck are independent of each other."""


@dataclass(frozen=True)
class Outcome:
    """What a game came to."""

    bots: tuple[str, ...]
    sheets: list[dict[str, int]]
    winners: list[int]
    thinking: list[list[int]] = field(compare=False)
    """For each seat the microseconds of process time of each decision. The machine's, not the game's."""
    counts: list[dict[str, int]] = field(default_factory=list)
    """For each seat what the box counts beside the score; nothing without a box."""
    faults: list[str] = field(default_factory=list)
    """For each seat why its bot did not play to the end, empty if it did; nothing if all did."""

    @property
    def totals(self) -> list[int]:
        """For each seat all points together."""
        return [sum(sheet.values()) for sheet in self.sheets]

    @property
    def decisions(self) -> int:
        """Of all seats together."""
        return sum(len(seat) for seat in self.thinking)

    def fault(self, seat: int) -> str:
        """Why the bot of a seat did not play to the end; empty if it did."""
        return self.faults[seat] if self.faults else ""

    def share(self, seat: int) -> float:
        """Of the victory: a shared one counts as a part of one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def deal_seed(seed: int, number: int) -> int:
    """The seed of the n-th deal of a tournament."""
    return mix(mix(seed) ^ number) & SEED_BITS


def play_match(match: Match) -> Outcome:
    """Play one game, and count."""
    game, bots = Game(match.setup), bots_of(match)
    thinking = let_play(game, bots)
    faults = [bot.fault for bot in bots]
    box = match.setup.box
    counts = [box.counted_at_the_end(game.state, seat) for seat in range(match.setup.players)]
    return Outcome(
        match.bots,
        game.score(),
        game.winners(),
        thinking,
        counts if any(counts) else [],
        faults if any(faults) else [],
    )


def play_out(match: Match) -> Game:
    """Play one game, each seat with a bot of its own from beginning to end."""
    game = Game(match.setup)
    let_play(game, bots_of(match))
    return game


def bots_of(match: Match) -> list[Bot]:
    """A bot for each seat, with a luck of its own."""
    luck = match.setup.seed ^ match.luck
    return [make_bot(name, bot_seed(luck, seat)) for seat, name in enumerate(match.bots)]


def let_play(game: Game, bots: Sequence[Bot]) -> list[list[int]]:
    """Play a game to its end; for each seat the microseconds of each decision."""
    thinking: list[list[int]] = [[] for _ in bots]
    while not game.is_over:
        seat = game.seat
        assert seat is not None
        began = time.process_time_ns()
        move = bots[seat].choose(game)
        thinking[seat].append((time.process_time_ns() - began) // 1000)
        game.play(move)
    return thinking
