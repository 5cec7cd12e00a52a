"""The laws on random games with the expansion, of every player count: at least 100,000 decisions."""

import pytest

from tests.fiends.laws import a_setup, play_by_the_laws

DECISIONS = 100_000
PLAYER_COUNTS = range(1, 8)
SHARES = 4
"""Each player count is shared out, so that tests can run side by side."""
EACH = DECISIONS // (len(PLAYER_COUNTS) * SHARES) + 1


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_random_games_obey_the_laws(players: int, share: int) -> None:
    decisions, seed = 0, share
    while decisions < EACH:
        decisions += play_by_the_laws(a_setup(players, seed), is_rich=seed // SHARES % 2 == 1)
        seed += SHARES
    assert decisions >= EACH
