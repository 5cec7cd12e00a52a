"""`caverna solve`: games that can be replayed, runs that can be stopped."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from caverna import Game, read_record
from caverna.research.solving.hunt import Hunt, Quarry, SoloGame, hunt
from caverna.research.solving.season import placements_of
from tests.architecture.sources import ROOT
from tests.cli.conftest import Run
from tests.cli.late_solver import HUNTS_BEFORE, MARK


def moves_of(game: Game) -> tuple[int, ...]:
    return tuple(move.number for seat, move in game.moves_played if seat == 0)


SMALL = ("solve", "--width", 1, "--hunts", 2, "--jobs", 1)
GOLDEN = read_record((ROOT / "tests" / "golden" / "1_full.record").read_text(encoding="utf-8"))
FOUND = Quarry(GOLDEN.totals()[0], moves_of(GOLDEN), b"", ())


@pytest.fixture
def only_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hunts begin with the golden solo game up to its last round: whole ones take too long here."""

    def begin_late(job: Hunt) -> Quarry:
        last = placements_of(SoloGame(seed=job.game.seed), FOUND.moves)[-1]
        return hunt(msgspec.structs.replace(job, opening=job.opening or FOUND.moves[: last.before]))

    monkeypatch.setattr("caverna.research.solving.season.hunt", begin_late)


@pytest.fixture
def nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hunt finds the golden solo game at once."""
    monkeypatch.setattr("caverna.research.solving.season.hunt", lambda job: FOUND)
    monkeypatch.setattr("caverna.research.solving.season.learned", lambda net, *_: net)


def lines_in(directory: Path) -> list[str]:
    return (directory / "results.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.usefixtures("only_the_last_round")
def test_the_best_games_are_legal_and_what_the_table_says(run: Run, tmp_path: Path) -> None:
    ran = run(*SMALL, "--stages", 1, "--records", tmp_path)
    assert ran.code == 0, ran.err
    totals = next(line.split()[1:] for line in ran.lines if line.startswith("Total"))
    assert len(list(tmp_path.iterdir())) == len(totals), "none twice"
    for number, total in enumerate(totals, start=1):
        game = read_record((tmp_path / f"best_{number}.record").read_text(encoding="utf-8"))
        assert game.is_over
        assert game.totals() == [int(total)]
        assert f"No. {number} is recorded in {tmp_path / f'best_{number}.record'}" in ran.lines
    assert totals == sorted(totals, key=int, reverse=True)
    assert any(line.startswith("No. 1 built: ") for line in ran.lines)
    assert f"caverna: {totals[0]} points in hunt 0-" in ran.err


@pytest.mark.usefixtures("only_the_last_round")
def test_more_stages_go_on_from_the_games_that_were_found(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "run"
    run(*SMALL, "--stages", 1, "--run", kept)
    before = lines_in(kept)
    ran = run(*SMALL, "--stages", 2, "--run", kept)
    assert ran.code == 0, ran.err
    assert lines_in(kept)[:2] == before, "nothing is searched twice"
    assert [json.loads(line)["key"] for line in lines_in(kept)[2:]] == ["1-0", "1-1"]
    assert ran.out == run(*SMALL, "--stages", 2, "--run", kept).out, "now everything is there"
    assert len(lines_in(kept)) == 4


@pytest.mark.usefixtures("nothing_to_learn")
def test_what_was_built_is_said_in_german_too(run: Run) -> None:
    ran = run("solve", "--stages", 1, "--hunts", 1, "--jobs", 1, "--language", "de")
    assert "Nr. 1 baute: " in ran.out


@pytest.mark.usefixtures("nothing_to_learn")
def test_another_run_is_refused(run: Run, tmp_path: Path) -> None:
    command = ("solve", "--stages", 1, "--hunts", 1, "--jobs", 1, "--run", tmp_path / "run")
    assert run(*command).code == 0
    ran = run(*command, "--luck", 3)
    assert (ran.code, ran.out) == (1, "")
    assert "belongs to another run: luck is 3 here and 0 there" in ran.err


def test_a_killed_search_goes_on_and_finds_the_same_games(tmp_path: Path) -> None:
    """Killed in the second stage, after something was learned; what was found is not searched again."""
    spared = tmp_path / "spared"
    spared.touch()
    at_once = late_solver(tmp_path, "at once", spared)
    assert at_once.returncode == 0, at_once.stderr
    killed = late_solver(tmp_path, "killed", tmp_path / "mark")
    assert killed.returncode == -signal.SIGKILL
    before = lines_in(tmp_path / "killed")
    assert len(before) == HUNTS_BEFORE
    again = late_solver(tmp_path, "killed", tmp_path / "mark")
    assert (again.returncode, again.stdout) == (0, at_once.stdout)
    assert lines_in(tmp_path / "killed")[:HUNTS_BEFORE] == before
    assert sorted(lines_in(tmp_path / "killed")) == sorted(lines_in(tmp_path / "at once"))
    for net in ("net_001.npz", "net_002.npz"):
        assert (tmp_path / "killed" / net).read_bytes() == (tmp_path / "at once" / net).read_bytes()


def late_solver(tmp_path: Path, run: str, mark: Path) -> "subprocess.CompletedProcess[str]":
    """Two stages of four hunts, as a command; it dies if the mark is not there."""
    small = ("--width", "1", "--hunts", "4", "--stages", "2", "--jobs", "1")
    return subprocess.run(
        [sys.executable, "-m", "tests.cli.late_solver", "solve", *small, "--run", str(tmp_path / run)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, MARK: str(mark)},
    )
