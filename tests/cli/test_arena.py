"""`caverna arena`: figures that agree wherever they stand, runs that can be killed."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import playwright
import pyarrow.parquet
import pytest

from caverna.research.matches import Match, Outcome
from tests.architecture.sources import ROOT
from tests.cli.conftest import Ran, Run
from tests.patience import PATIENCE, wait_until
from tests.research.mortal import MARK

NODE = shutil.which("node") or str(Path(playwright.__file__).parent / "driver" / "node")
RANDOM = ("arena", "--bots", "random,random", "--jobs", 1)


def figures(ran: Ran) -> str:
    """What does not depend on the machine: everything above the times."""
    assert ran.code == 0, ran.err
    shown, times, _ = ran.out.partition("ms a decision")
    assert times
    return shown


def keys_in(directory: Path) -> list[str]:
    lines = (directory / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["key"] for line in lines]


def test_tables(run: Run) -> None:
    ran = run(*RANDOM, "--games", 4)
    assert ran.code == 0
    assert ran.err == "", "nobody watches"
    assert ran.lines[0].split() == [
        "bot",
        "rating",
        "games",
        "wins",
        "95",
        "%",
        "points",
        "lowest",
        "highest",
    ]
    assert {ran.lines[1].split()[0], ran.lines[2].split()[0]} == {"random", "random#2"}
    assert ran.lines[5].startswith("random : random#2      4  ")
    assert len(ran.lines) == 10


def test_a_program_in_another_language_sits_in_the_arena(run: Run) -> None:
    woodcutter = f"program:{PATIENCE}:{NODE} {ROOT / 'examples' / 'bots' / 'woodcutter.js'}"
    ran = run("arena", "--bots", f"random,{woodcutter}", "--games", 2, "--jobs", 1)
    assert ran.code == 0, ran.err
    assert any(line.startswith(woodcutter) for line in ran.lines), "it has a row"
    assert not [line for line in ran.lines if "failed" in line], "and was never replaced"


def test_a_program_that_fails_is_named_below_the_tables(run: Run, tmp_path: Path) -> None:
    bots = "random,program:no_such_program_anywhere"
    rows = tmp_path / "rows.parquet"
    ran = run("arena", "--bots", bots, "--games", 2, "--jobs", 1, "--parquet", rows)
    assert ran.code == 0, ran.err
    [told] = [line for line in ran.lines if "failed" in line]
    assert told.startswith(
        "program:no_such_program_anywhere failed in 2 of 2 seats, where a stand-in played on:"
    )
    assert "cannot be started" in told
    faults = {row["bot"]: row["fault"] for row in pyarrow.parquet.read_table(rows).to_pylist()}
    assert faults["random"] == ""
    assert "cannot be started" in faults["program:no_such_program_anywhere"]


def test_the_same_seed_gives_the_same_figures_with_any_number_of_processes(run: Run) -> None:
    command = ("arena", "--bots", "random,random", "--games", 6, "--players", 3, "--seed", 2)
    alone = figures(run(*command, "--jobs", 1))
    assert figures(run(*command, "--jobs", 2)) == alone
    assert figures(run(*command[:-1], 3, "--jobs", 1)) != alone


def test_the_test_stops_early_if_it_is_clear(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    command = ("arena", "--bots", "greedy,random", "--games", 40, "--sprt", "0,400", "--jobs", 1)
    assert "better" in figures(run(*command, "--set", "introductory", "--json", file))
    pair = json.loads(file.read_text())["pairings"][0]
    assert (pair["verdict"], pair["wins"]["value"]) == ("better", 1.0)
    assert pair["games"] < 20


def test_the_test_goes_on_for_a_bot_against_itself(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert "open" in figures(run(*RANDOM, "--games", 16, "--sprt", "0,50", "--json", file))
    pair = json.loads(file.read_text())["pairings"][0]
    assert (pair["verdict"], pair["games"]) == (None, 16)
    assert abs(pair["log_likelihood_ratio"]) < 2.9


@pytest.mark.parametrize("players", [1, 3])
def test_json_parquet_and_plots(run: Run, tmp_path: Path, players: int) -> None:
    files = ("--json", tmp_path / "a" / "figures.json", "--parquet", tmp_path / "b" / "games.parquet")
    pictures = ("--plots", tmp_path / "plots")
    names = ("--bots", "random,random,random", "--gauntlet", "random#2")
    ran = run("arena", *names, "--players", players, "--games", 6, "--jobs", 1, *files, *pictures)
    assert ran.code == 0, ran.err
    data = json.loads((tmp_path / "a" / "figures.json").read_text())
    rows = pyarrow.parquet.read_table(tmp_path / "b" / "games.parquet").to_pylist()
    assert data["games"] == len({row["game"] for row in rows}) == (18 if players == 1 else 12)
    for bot in data["bots"]:
        own = [row for row in rows if row["bot"] == bot["bot"]]
        assert bot["seats"] == len(own)
        assert bot["games"] == len({row["game"] for row in own})
        assert bot["points"]["value"] == pytest.approx(sum(row["points"] for row in own) / len(own))
        assert (bot["lowest"], bot["highest"]) == (
            min(row["points"] for row in own),
            max(row["points"] for row in own),
        )
        assert bot["thinking"]["decisions"] == sum(row["decisions"] for row in own)
        if players > 1:
            assert bot["wins"]["value"] == pytest.approx(sum(row["won"] for row in own) / len(own))
        for row in own:
            categories = sum(points for name, points in row.items() if name.startswith("points_"))
            assert categories == row["points"]
    for name in ("ratings.png", "points.png"):
        assert (tmp_path / "plots" / name).read_bytes().startswith(b"\x89PNG")


# Stopped and started again.


def test_a_killed_run_goes_on_and_comes_to_the_same(run: Run, tmp_path: Path) -> None:
    games = ("--games", 80)
    undisturbed = figures(run(*RANDOM, *games))
    kept = tmp_path / "run"
    command = [sys.executable, "-m", "caverna", *map(str, (*RANDOM[:-1], 2, *games, "--run", kept))]
    results = kept / "results.jsonl"
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") > 4, "some games")
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.kill()
    assert process.returncode == -signal.SIGKILL
    wait_until(lambda: not any(is_running(pid) for pid in children), "the end of the workers")
    done = keys_in(kept)
    assert 4 < len(done) < 80, "in the middle"
    results.write_bytes(results.read_bytes()[:-7])
    assert figures(run(*RANDOM, *games, "--run", kept)) == undisturbed
    assert keys_in(kept)[: len(done) - 1] == done[:-1], "what was there was not played again"
    assert len(set(keys_in(kept))) == len(keys_in(kept)) == 80


def is_running(pid: str) -> bool:
    """Whether the process is there, and not only its grave."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_more_games_go_on_with_the_same_results(run: Run, tmp_path: Path) -> None:
    kept = ("--run", tmp_path / "run")
    run(*RANDOM, "--games", 4, *kept)
    before = keys_in(tmp_path / "run")
    assert figures(run(*RANDOM, "--games", 8, *kept)) == figures(run(*RANDOM, "--games", 8))
    assert keys_in(tmp_path / "run")[:4] == before


def test_results_of_other_code_are_not_mixed_in_silence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (*RANDOM, "--games", 2, "--run", tmp_path / "run")
    assert run(*command).err == ""
    monkeypatch.setattr("caverna.research.run_directory.code_version", lambda: "another")
    ran = run(*command)
    assert ran.code == 0
    assert ran.err.startswith("caverna: rules or bots have changed since ")


def test_ctrl_c_says_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(match: Match) -> Outcome:
        raise KeyboardInterrupt

    monkeypatch.setattr("caverna.cli.arena.play_match", interrupt)
    ran = run(*RANDOM, "--games", 2, "--run", tmp_path / "run")
    kept = f"0 results are kept in {tmp_path / 'run'}: the same command goes on"
    assert (ran.code, ran.out, ran.err) == (130, "", f"{kept}\n\n")


def test_another_run_is_refused(run: Run, tmp_path: Path) -> None:
    kept = ("--run", tmp_path / "run")
    run(*RANDOM, "--games", 2, *kept)
    ran = run(*RANDOM, "--games", 2, "--seed", 9, *kept)
    assert ran.code == 1
    assert ran.err == f"caverna: {tmp_path / 'run'} belongs to another run: seed is 9 here and 0 there\n"


def test_on_ray_all_games_arrive_once_though_a_worker_dies(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("arena", "--bots", "tests.research.mortal:Mortal,random", "--games", 12)
    kept, mark = tmp_path / "run", tmp_path / "died"
    environment = {**os.environ, MARK: str(mark), "PYTHONPATH": os.pathsep.join(["src", "."])}
    environment.pop("RAY_ADDRESS", None)
    where = ("--on", "ray", "--jobs", "2", "--run", kept)
    ran = subprocess.run(
        [sys.executable, "-m", "caverna", *map(str, (*command, *where))],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert mark.exists(), ran.stderr
    assert len(set(keys_in(kept))) == len(keys_in(kept)) == 12
    monkeypatch.setenv(MARK, str(mark))
    assert figures(Ran(ran.returncode, ran.stdout, ran.stderr)) == figures(run(*command, "--jobs", 1))


# Wrong usage.


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "random"], "an arena needs at least two"),
        (["--bots", "random,deep_thought"], "there is no bot 'deep_thought'"),
        (["--bots", "random:3,random"], "random:3: this bot thinks no longer if it may"),
        (["--bots", "nowhere:Bot,random"], "no module of that name in this folder or on the Python path"),
        (
            ["--bots", "random,greedy", "--gauntlet", "level9"],
            "--gauntlet level9: choose one of random",
        ),
        (["--bots", "random,greedy", "--sprt", "5"], "two numbers are expected, such as 0,50"),
        (["--bots", "random,greedy", "--sprt", "50,0"], "the second one is higher"),
        (["--bots", "random,greedy", "--sprt", "0,nan"], "the second one is higher"),
        (["--bots", "random,greedy", "--games", "0"], "a number from 1"),
        (["--bots", "random,greedy", "--on", "mars"], "invalid choice: 'mars'"),
        ([], "--bots"),
    ],
)
def test_wrong_usage(run: Run, arguments: list[str], why: str) -> None:
    ran = run("arena", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


@pytest.mark.parametrize(
    ("module", "needed_by", "option", "extra"),
    [
        ("openskill", "arena.ratings", [], "arena"),
        ("pyarrow", "arena.rows", ["--parquet", "games.parquet"], "parquet"),
        ("matplotlib", "arena.plots", ["--plots", "plots"], "plots"),
        ("ray", "ray_crew", ["--on", "ray"], "ray"),
    ],
)
def test_what_is_not_installed_is_missed_before_the_games(
    run: Run, monkeypatch: pytest.MonkeyPatch, module: str, needed_by: str, option: list[str], extra: str
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == module]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, f"caverna.research.{needed_by}", raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    ran = run(*RANDOM, "--games", 2, *option)
    assert ran.code == 1
    assert ran.err == f"caverna: {module} is not installed: pip install 'caverna[{extra}]'\n"
