"""The engine's score against a second scorer, written from the rules alone."""

import random

import pytest

from caverna import Game, Setup
from caverna.engine.goods import GOOD_NAMES
from caverna.engine.rounds.scoring import total_score
from caverna.record.position import read_position
from tests.oracles.plain_scorer import PRINTED_POINTS, plain_score
from tests.rules.board.plain_geometry import FOREST, FOREST_EDGE, MOUNTAIN, MOUNTAIN_EDGE

GAMES_FOR_EACH_COUNT = 9
WASTEFUL = ("eat", "pass", "feed 0", "sell")


def play_out(players: int, seed: int) -> Game:
    """A random game to its end, by players who rather build than waste."""
    dice = random.Random(1000 * players + seed)
    furnishings = "introductory" if seed % 3 == 2 else "full"
    game = Game(Setup(players=players, furnishings=furnishings, seed=seed))
    while not game.is_over:
        moves = game.legal_moves()
        builds = [
            move for move in moves if move.text.startswith(("furnish", "fence", "tile", "grow", "feed"))
        ]
        thrifty = [move for move in moves if not move.text.startswith(WASTEFUL)]
        if builds and dice.random() < 0.8:
            moves = builds
        elif thrifty and dice.random() < 0.95:
            moves = thrifty
        game.play(dice.choice(moves))
    return game


@pytest.mark.rule("SCORE-FURNISHINGS", "SCORE-BONUS-CATEGORY")
@pytest.mark.parametrize("players", range(1, 8))
def test_both_scorers_agree_on_finished_games(players: int) -> None:
    for seed in range(GAMES_FOR_EACH_COUNT):
        game = play_out(players, seed)
        sheets = game.score()
        for seat in range(players):
            assert plain_score(game, seat) == sheets[seat], f"seed {seed}, seat {seat}"
            assert sum(plain_score(game, seat).values()) == game.totals()[seat]
            assert total_score(game.state, seat) == game.totals()[seat], "without writing it down"


def thrown_together(dice: random.Random) -> Game:
    """A position nobody would reach: any tiles anywhere, any goods."""
    lines = ["caverna position 1", "players 4", "round 9", "phase work", "seat A", "room office_room d3"]
    for cell in [*FOREST, *dice.sample(FOREST_EDGE, 3)]:
        kinds = ["", "", "meadow", "small_pasture", "field", "field CELL grain", "field CELL vegetable"]
        kind = dice.choice(kinds)
        if kind.endswith("grain"):
            lines.append(f"field {cell} grain {dice.randint(1, 3)}")
        elif kind.endswith("vegetable"):
            lines.append(f"field {cell} vegetable {dice.randint(1, 2)}")
        elif kind:
            lines.append(f"{kind} {cell}")
    tiles = sorted(set(PRINTED_POINTS) - {"entry_level_dwelling", "office_room"})
    dice.shuffle(tiles)
    for cell in [*MOUNTAIN, *dice.sample(MOUNTAIN_EDGE, 3)]:
        if cell in ("d3", "d4", "d5"):
            continue
        kind = dice.choice(
            ["", "cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "room", "room", "room"]
        )
        if kind == "room":
            lines.append(f"room {tiles.pop()} {cell}")
        elif kind:
            lines.append(f"{kind} {cell}")
    lines += [f"goods {good} {dice.randint(0, 3)}" for good in GOOD_NAMES]
    armed = dice.choice(("0", "1", "09"))
    lines.append("dwarfs " + " ".join(dice.choice(armed) for _ in range(dice.randint(2, 6))))
    lines.append(f"begging {dice.randint(0, 3)}")
    return read_position("\n".join(lines), as_is=True)


@pytest.mark.rule(
    "SCORE-FURNISHINGS", "SCORE-BONUS-CATEGORY", "SCORE-UNUSED-SPACES", "SCORE-OVERHANG-NEVER-UNUSED"
)
def test_both_scorers_agree_on_positions_thrown_together() -> None:
    dice = random.Random(80)
    seen: set[str] = set()
    for _ in range(300):
        game = thrown_together(dice)
        assert plain_score(game, 0) == game.score()[0]
        seen |= {game.state.rules.furnishings[number].key for _, number in game.state.players[0].rooms}
    assert seen == set(PRINTED_POINTS)
