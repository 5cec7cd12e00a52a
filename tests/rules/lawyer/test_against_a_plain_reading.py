"""In positions of random games: exactly the spaces, targets and tiles a plain reading of the rules allows."""

from random import Random

import pytest

from caverna import Setup
from tests.api.random_play import decisions, rich_game
from tests.arranging import answers
from tests.rules.lawyer.plain_reading import Reading


def compare(players: int, seed: int, furnishings: str) -> dict[str, int]:
    """Compare every question of one game; says how often each kind was compared."""
    game = rich_game(Setup(players=players, seed=seed, furnishings=furnishings))
    compared = {"places": 0, "targets": 0, "tiles": 0}
    for now in decisions(game, Random(seed)):
        if now.seat is None or now.seat < 0:
            continue
        moves = set(answers(now))
        reading = Reading(now, now.seat)
        if "pass" in moves and getattr(now.state.agenda[-1], "dwarf", -1) == -1:
            places, stronger = reading.placements()
            assert {move for move in moves if move.startswith("place ")} == places
            assert {move for move in moves if move.startswith("order ")} == stronger
            compared["places"] += 1
        elif any(move.startswith("imitate ") for move in moves):
            is_armed = reading.player.weapons[now.state.worker] > 0
            assert {move.removeprefix("imitate ") for move in moves} == reading.targets(is_armed)
            compared["targets"] += 1
        elif any(move.startswith("furnish ") for move in moves):
            tiles = {move for move in moves if move.startswith("furnish ")}
            whole, dwellings = reading.furnishings(), reading.furnishings(only_dwellings=True)
            ordinary = {move for move in tiles if move.startswith("furnish dwelling ")}
            assert tiles in (whole, dwellings) or tiles == ordinary
            compared["tiles"] += 1
    return compared


@pytest.mark.rule(
    "SPACE-AT-LEAST-ONE-ACTION", "IMITATION-NEEDS-ONE-ACTION", "FURNISH-CAVERN", "PLACE-FURNISHING"
)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_exactly_what_a_plain_reading_allows_is_offered(players: int) -> None:
    total = compare(players, 100 * players, "introductory" if players == 2 else "full")
    assert total["places"] > 20
    assert total["tiles"] > 0
    assert total["targets"] > 0 or players < 3
