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

    @property
    def totals(self) -> list[int]:
        """For each seat all points together."""
        return [sum(sheet.values()) for sheet in self.sheets]

    @property
    def decisions(self) -> int:
        """Of all seats together."""
        return sum(len(seat) for seat in self.thinking)

    def share(self, seat: int) -> float:
        """Of the victory: a shared one counts as a part of one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def deal_seed(seed: int, number: int) -> int:
    """The seed of the n-th deal of a tournament."""
    return mix(mix(seed) ^ number) & SEED_BITS


def play_match(match: Match) -> Outcome:
    """Play one game, and count."""
    game, thinking = play_out(match)
    return Outcome(match.bots, game.score(), game.winners(), thinking)


def play_out(match: Match) -> tuple[Game, list[list[int]]]:
    """Play one game, each seat with a bot of its own from beginning to end; also how long they thought."""
    game = Game(match.setup)
    return game, let_play(game, bots_of(match))


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
