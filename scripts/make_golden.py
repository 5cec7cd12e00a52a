"""Make the golden games anew: python -m scripts.make_golden

They are the memory of the rules: run this only when a rule was meant to change, and review the difference
like code. A deterministic policy plays them. It looks for what no golden game has shown yet, so that together
they show every space, tile, loot item and conversion. For each table several games are played; the one that
shows most is kept. A box has a policy of its own and a script beside this one.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from caverna import Game, Move, Setup, write_record
from caverna.engine.chance import mix
from caverna.engine.goods import FOOD, GRAIN, VEGETABLE, count
from caverna.engine.moves import (
    DONE,
    EAT,
    EAT_GOLD,
    END,
    FEED,
    FORGE,
    FURNISH,
    GROW,
    IMITATE,
    LOOT,
    ORDER,
    PASS,
    PLACE,
    SOW_GRAIN,
    SOW_VEGETABLE,
    TAKE,
)
from caverna.engine.play import apply
from caverna.engine.verbs.feed import FeedDwarfs
from tests.golden.kinds import COUNTS, SETS, kind, name_of_verb, required

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
TRIES = 12
"""Games played for each table."""
ANYTIME_ODDS = 40
"""One decision in so many looks at any-time moves without a reason."""
MEALS = (EAT, EAT_GOLD)
NEW = 400
"""Weight of a move that shows something new, against 1 for an ordinary one."""
LIKED = {GROW: 200, TAKE: 20, SOW_GRAIN: 20, SOW_VEGETABLE: 20}
"""How much better than the others (4) these kinds of move are."""

Table = tuple[Callable[..., Setup], int]
"""A set-up that still needs a seed, and the number of games to play."""


def main() -> None:
    tables = [(players, furnishings) for furnishings in reversed(SETS) for players in reversed(COUNTS)]
    setups = {f"{n}_{name}.record": (partial(Setup, n, name), TRIES) for n, name in tables}
    make(setups, required(), Policy)


def make(tables: Mapping[str, Table], wanted: set[str], policy: type["Policy"]) -> None:
    """One game for each table, so that together they show what is wanted."""
    for name, (set_up, tries) in tables.items():
        seeds = range(1, tries + 1)
        game = best_game([policy(set_up(seed=seed), wanted) for seed in seeds], wanted)
        wanted -= shown(game)
        (FOLDER / name).write_text(write_record(game), encoding="utf-8")
        print(f"{name}: {len(game.moves_played)} moves, {game.totals()}, {len(wanted)} still to show")
    if wanted:
        sys.exit(f"make_golden: not shown: {', '.join(sorted(wanted))}")


def best_game(policies: Sequence["Policy"], wanted: set[str]) -> Game:
    """Of several games the one that shows most of what is wanted."""
    games = (policy.play() for policy in policies)
    return max(games, key=lambda game: (len(shown(game) & wanted), sum(game.totals())))


def shown(game: Game) -> set[str]:
    """The kinds of all moves of a game."""
    return {name for _, move in game.moves_played for name in names(move)}


def names(move: Move) -> set[str]:
    """What a move shows: something, and its verb."""
    return {kind(move), name_of_verb(move.verb)}


class Policy:
    """Weighs the legal moves and draws one, always the same for the same set-up."""

    liked = LIKED
    liked_loot: ClassVar[Mapping[str, int]] = {"all_weapons": 12}

    def __init__(self, setup: Setup, wanted: set[str]) -> None:
        self.game = Game(setup)
        self.wanted = wanted
        self.seen: set[str] = set()
        self.drawn = 0

    def play(self) -> Game:
        """The whole game."""
        while not self.game.is_over:
            move = self.choose()
            self.seen |= names(move)
            self.game.play(move)
        return self.game

    def draw(self, below: int) -> int:
        """The next number of a sequence that depends on the set-up only."""
        self.drawn += 1
        setup = self.game.setup
        return mix(mix(setup.seed * 100 + setup.players) ^ self.drawn) % below

    def choose(self) -> Move:
        """Answers first; an any-time move if it shows something new, or now and then."""
        anytime = self.game.anytime_moves()
        if self.is_hungry():
            anytime = [move for move in anytime if move.verb in MEALS] or anytime
        elif self.draw(ANYTIME_ODDS):
            anytime = [move for move in anytime if self.is_new(move)]
        moves = self.game.answers() + anytime
        weights = [self.weight(move) for move in moves]
        ticket = self.draw(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return move
        raise AssertionError("the weights are exhausted")

    def is_hungry(self) -> bool:
        """Whether a dwarf must be fed now and there is not enough food."""
        state = self.game.state
        step = state.agenda[-1]
        return isinstance(step, FeedDwarfs) and step.need(state) > state.players[step.seat].goods[FOOD]

    def is_new(self, move: Move) -> bool:
        """Whether no golden game has shown this so far, or at least not this one."""
        return len(names(move) & (self.wanted - self.seen)) > 0

    def weight_of_novelty(self, move: Move) -> int:
        """Something new counts for much."""
        return NEW if self.is_new(move) else 1

    def weight(self, move: Move) -> int:
        """How much the policy likes a move."""
        weight, verb = self.weight_of_novelty(move), move.verb
        if verb in (PASS, END):
            return 1
        if verb == FEED:
            return 1 if self.is_hungry() else 1 + move.first**4
        if verb in MEALS and self.is_hungry():
            return 30
        if verb == FORGE:
            return weight * move.first * move.first
        if verb == LOOT:
            return weight * self.liked_loot.get(str(move.parts["item"]), 3)
        if verb == FURNISH:
            return weight * (8 if self.is_dwelling(move) else 2)
        if verb in (PLACE, IMITATE, ORDER):
            return self.weight_of_placing(move, weight)
        if verb == DONE:
            return 4
        return weight * self.liked.get(verb, 4)

    def is_dwelling(self, move: Move) -> bool:
        """Whether somebody can live there."""
        return self.game.state.rules.furnishings[move.first].dwarfs > 0

    def weight_of_placing(self, move: Move, weight: int) -> int:
        """Goods that lie there, children, sowing, expeditions of strong dwarfs, new things behind it."""
        state = self.game.state
        seat = state.agenda[-1].seat
        trial = state.copy()
        apply(trial, move.number)
        moves = state.rules.moves
        weight *= 4
        if move.verb == PLACE:
            weight += 3 * count(state.stock[move.first])
        if not trial.agenda or trial.agenda[-1].seat != seat:
            return weight
        options = [moves.all[number] for number in trial.answers]
        weight += self.weight_of_options(options, seat, trial.worker)
        return weight + NEW * len({kind(option) for option in options if self.is_new(option)})

    def weight_of_options(self, options: list[Move], seat: int, worker: int) -> int:
        """What the kinds of moves are worth that a space leads to."""
        player = self.game.state.players[seat]
        weight = 0
        if any(option.verb == GROW for option in options):
            weight += 300
        if any(option.verb == FORGE for option in options):
            weight += 4 * max(option.first for option in options if option.verb == FORGE) ** 2
        if any(option.verb in (SOW_GRAIN, SOW_VEGETABLE) for option in options):
            weight += 20 * (player.goods[GRAIN] + player.goods[VEGETABLE])
        if any(option.verb == LOOT for option in options):
            weight += 4 * player.weapons[worker] ** 2
        return weight


if __name__ == "__main__":
    main()
