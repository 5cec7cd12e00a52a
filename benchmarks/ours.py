"""Our own figures, printed as JSON: run once interpreted and once with PYTHONPATH=build/compiled."""

import dataclasses
import json
import resource
import sys

from caverna.engine import settle
from caverna.research.measure import (
    EXPANSION,
    measure_animals,
    measure_copy,
    measure_games,
    measure_legal_moves,
)

GAMES = {2: 300, 4: 120, 7: 60}
"""A fixed number of games with fixed seeds, so that the checksums can be compared."""
SHARE_WITH_EXPANSION = 3
"""One in so many of these games is played with the expansion, too."""


def main() -> None:
    for players in GAMES:
        measure_games(players, 5)
        measure_games(players, 2, EXPANSION)
    figures = []
    for players, games in GAMES.items():
        speed = measure_games(players, games)
        expansion = measure_games(players, games // SHARE_WITH_EXPANSION, EXPANSION)
        figures.append(
            {
                **dataclasses.asdict(speed),
                "microseconds_per_decision": 1e6 / speed.decisions_per_second,
                "expansion_microseconds_per_decision": 1e6 / expansion.decisions_per_second,
                "expansion_checksum": expansion.checksum,
                "games_per_second": speed.games_per_second,
                "microseconds_per_copy": measure_copy(players),
                "microseconds_for_legal_moves": measure_legal_moves(players),
                "microseconds_for_animals": measure_animals(players),
            }
        )
    is_compiled = not (settle.__file__ or "").endswith(".py")
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    json.dump({"compiled": is_compiled, "megabytes": kilobytes / 1024, "figures": figures}, sys.stdout)


if __name__ == "__main__":
    main()
