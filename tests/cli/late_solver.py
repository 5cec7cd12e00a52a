"""`caverna solve` in a process of its own, with hunts that begin late; one of them kills it, once."""

import os
import signal
import sys
from pathlib import Path

import msgspec

from caverna import read_record
from caverna.cli.main import main
from caverna.research.solving import season
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, hunt
from tests.architecture.sources import ROOT

MARK = "LATE_SOLVER_HAS_DIED"
"""In the environment: the file that says that it has happened."""
GOLDEN = read_record((ROOT / "tests" / "golden" / "1_full.record").read_text(encoding="utf-8"))
MOVES = tuple(move.number for seat, move in GOLDEN.moves_played if seat == 0)
HUNTS_BEFORE = 5


def begin_late(job: Hunt) -> Quarry:
    """From the last turn of the golden solo game, or wherever the hunt wants to begin."""
    done.append(job)
    mark = Path(os.environ[MARK])
    if len(done) > HUNTS_BEFORE and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    last = season.placements_of(SoloGame(seed=job.game.seed), MOVES)[-1]
    return hunt(msgspec.structs.replace(job, opening=MOVES[: last.before]))


if __name__ == "__main__":
    done: list[Hunt] = []
    vars(season).update(hunt=begin_late, STEPS=20)
    sys.exit(main())
