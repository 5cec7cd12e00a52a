"""Make the golden games anew: python -m scripts.make_golden

They are the memory of the rules: run this only when a rule was meant to change, and review the difference
like code. A deterministic policy plays them. It looks for what no golden game has shown yet, so that together
they show every space, tile, loot item and conversion. For each table several games are played; the one that
shows most is kept. `python -m scripts.make_golden fiends` makes only those with the expansion.
"""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

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
from caverna.expansions.frantic_fiends.content.traps import HOLDING, TRAPS
from caverna.expansions.frantic_fiends.engine.moves import (
    BED,
    BRIBE,
    FIGHT,
    KEEP,
    MOVE_IN,
    ORDER_ORC,
    RESTOCK,
    REWARD,
    SEND,
    SET_TRAP,
    SPEND,
)
from caverna.expansions.frantic_fiends.engine.orc_acts import OrcActs
from caverna.expansions.frantic_fiends.engine.rules import FiendRuleset
from caverna.expansions.frantic_fiends.engine.state import player_of
from caverna.expansions.frantic_fiends.engine.trigger import FeedTrap
from tests.golden.kinds import COUNTS, SETS, kind, required
from tests.golden.kinds_with_fiends import TABLES, name_of_verb, required_with_fiends, setup_of

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
TRIES = 12
"""Games played for each table."""
TRIES_WITH_FIENDS = 150
TRIES_WITH_FEW_FIENDS = 900
FEW = 2
"""So many players have short games."""
ANYTIME_ODDS = 40
"""One decision in so many looks at any-time moves without a reason."""
MEALS = (EAT, EAT_GOLD)
NEW = 400
"""Weight of a move that shows something new, against 1 for an ordinary one."""
LIKED = {
    GROW: 200, TAKE: 20, SOW_GRAIN: 20, SOW_VEGETABLE: 20,
    FIGHT: 60, SEND: 20, MOVE_IN: 40, RESTOCK: 20, REWARD: 8, ORDER_ORC: 20, KEEP: 1, BED: 1,
}  # fmt: skip
"""How much better than the others (4) these kinds of move are."""

Table = tuple[Callable[..., Setup], int]
"""A set-up that still needs a seed, and the number of games to play."""


def main() -> None:
    if sys.argv[1:] != ["fiends"]:
        tables = [(players, furnishings) for furnishings in reversed(SETS) for players in reversed(COUNTS)]
        make({f"{n}_{name}.record": (partial(Setup, n, name), TRIES) for n, name in tables}, required())
    setups: dict[str, Table] = {}
    for name, players in reversed(TABLES.items()):
        tries = TRIES_WITH_FEW_FIENDS if players <= FEW else TRIES_WITH_FIENDS
        setups[f"fiends/{name}.record"] = partial(setup_of, name), tries
    make(setups, required_with_fiends())


def make(tables: Mapping[str, Table], wanted: set[str]) -> None:
    """One game for each table, so that together they show what is wanted."""
    for name, (set_up, tries) in tables.items():
        game = best_game(set_up, wanted, tries)
        wanted -= shown(game)
        (FOLDER / name).write_text(write_record(game), encoding="utf-8")
        print(f"{name}: {len(game.moves_played)} moves, {game.totals()}, {len(wanted)} still to show")
    if wanted:
        sys.exit(f"make_golden: not shown: {', '.join(sorted(wanted))}")


def best_game(set_up: Callable[..., Setup], wanted: set[str], tries: int) -> Game:
    """Of several games the one that shows most of what is wanted."""
    games = (Policy(set_up(seed=seed), wanted).play() for seed in range(1, tries + 1))
    return max(games, key=lambda game: (len(shown(game) & wanted), sum(game.totals())))


def shown(game: Game) -> set[str]:
    """The kinds of all moves of a game."""
    return {name for _, move in game.moves_played for name in names(move)}


def names(move: Move) -> set[str]:
    """What a move shows: something, and its verb."""
    return {kind(move), name_of_verb(move.verb)}


class Policy:
    """Weighs the legal moves and draws one, always the same for the same set-up."""

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

    def weight(self, move: Move) -> int:
        """How much the policy likes a move."""
        weight = NEW if self.is_new(move) else 1
        verb = move.verb
        if verb in (PASS, END):
            return 1
        if verb == FEED:
            return 1 if self.is_hungry() else 1 + move.first**4
        if verb in MEALS and self.is_hungry():
            return 30
        if verb == FORGE:
            return weight * move.first * move.first
        if verb == LOOT:
            return weight * {"loot all_weapons": 12, "loot fight_orc": 30}.get(move.text, 3)
        if verb == FURNISH:
            return weight * (8 if self.is_dwelling(move) else 2)
        if verb == SET_TRAP:
            return weight * (30 if TRAPS[move.first].kind == HOLDING else 6)
        if verb in (BRIBE, SPEND):
            return weight * self.weight_of_weakening(move.first)
        if verb in (PLACE, IMITATE, ORDER):
            return self.weight_of_placing(move, weight)
        if verb == DONE:
            return 4
        return weight * LIKED.get(verb, 4)

    def weight_of_weakening(self, amount: int) -> int:
        """A bribe that rids the player of the orc is worth it."""
        step = self.game.state.agenda[-1]
        if isinstance(step, OrcActs | FeedTrap):
            strength = player_of(self.game.state, step.seat).strengths[step.orc]
            return 400 if amount == strength else 1
        return 1

    def is_dwelling(self, move: Move) -> bool:
        rules = self.game.state.rules
        is_for_orcs = isinstance(rules, FiendRuleset) and rules.orc_dwellings >> move.first & 1 == 1
        return is_for_orcs or rules.furnishings[move.first].dwarfs > 0

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
        if any(option.verb == GROW for option in options):
            weight += 300
        if any(option.verb == FORGE for option in options):
            weight += 4 * max(option.first for option in options if option.verb == FORGE) ** 2
        if any(option.verb in (SOW_GRAIN, SOW_VEGETABLE) for option in options):
            goods = state.players[seat].goods
            weight += 20 * (goods[GRAIN] + goods[VEGETABLE])
        if any(option.verb == LOOT for option in options):
            weight += 4 * state.players[seat].weapons[trial.worker] ** 2
        if any(option.text == "loot fight_orc" for option in options):
            weight += 600
        return weight + NEW * len({kind(option) for option in options if self.is_new(option)})


if __name__ == "__main__":
    main()
