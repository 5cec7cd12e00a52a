"""The laws on random games of every player count: at least 200,000 decisions."""

import pytest

from caverna import Options, Setup
from tests.properties.laws import play_by_the_laws

DECISIONS = 200_000
PLAYER_COUNTS = range(1, 8)
SHARES = 4
"""Each player count is shared out, so that tests can run side by side."""
EACH = DECISIONS // (len(PLAYER_COUNTS) * SHARES) + 1


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_random_games_obey_the_laws(players: int, share: int) -> None:
    decisions, seed = 0, share
    while decisions < EACH:
        furnishings = "introductory" if seed // SHARES % 4 == 3 else "full"
        decisions += play_by_the_laws(
            Setup(players, furnishings, options(seed), seed), is_rich=seed // SHARES % 2 == 1
        )
        seed += SHARES
    assert decisions >= EACH


def options(seed: int) -> Options:
    """Mostly the defaults, now and then each of the other rules."""
    if seed % 5:
        return Options()
    return Options("more_than_6", "stone_and_or_tile", "after_refill", "round_end")
