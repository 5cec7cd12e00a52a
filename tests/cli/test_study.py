"""`caverna study`: the same page whoever plays the games, and in how many goes."""

import json
import sys
from pathlib import Path

import pytest

from caverna.research.study.facts import GameFacts
from caverna.research.study.games import StudyGame
from tests.cli.conftest import Run

RANDOM = ("study", "--bots", "random", "--jobs", 1)
MOST_BYTES = 40_000


def written(directory: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in directory.iterdir()}


def numbers_in(directory: Path) -> list[str]:
    lines = (directory / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["key"] for line in lines]


def test_the_page_stands_with_its_pictures(run: Run, tmp_path: Path) -> None:
    ran = run(*RANDOM, "--games", 30, "--set", "introductory", "--page", tmp_path / "page")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"30 games: {tmp_path / 'page' / 'README.md'}\n"
    files = written(tmp_path / "page")
    page = files.pop("README.md").decode()
    assert (
        "```console\ncaverna study --bots random --players 2 --games 30 --lots 1 --seed 0"
        " --set introductory --page DIR\n```" in page
    )
    assert "| 1st | 30 | 30 | " in page
    assert {f"]({name})" in page for name in files} == {True}
    assert page.count(".svg)") == len(files) >= 6
    for name, picture in files.items():
        assert picture.startswith(b"<?xml"), name
        assert len(picture) < MOST_BYTES


def test_the_same_page_with_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    command = ("study", "--bots", "random", "--players", 3, "--games", 4, "--seed", 2, "--lots", 2)
    for jobs in (1, 2):
        ran = run(*command, "--jobs", jobs, "--page", tmp_path / str(jobs))
        assert ran.code == 0, ran.err
    assert written(tmp_path / "1") == written(tmp_path / "2")


def test_more_games_go_on_with_the_same_results(run: Run, tmp_path: Path) -> None:
    kept = ("--run", tmp_path / "run")
    for games in (3, 6):
        assert run(*RANDOM, "--games", games, *kept, "--page", tmp_path / "page").code == 0
        assert numbers_in(tmp_path / "run") == [str(number) for number in range(games)]
    assert run(*RANDOM, "--games", 6, "--page", tmp_path / "at_once").code == 0
    assert written(tmp_path / "page") == written(tmp_path / "at_once")


def test_with_the_expansion(run: Run, tmp_path: Path) -> None:
    box = ("--expansion", "frantic_fiends", "--option", "orc_strength=hard")
    ran = run(*RANDOM, "--games", 2, *box, "--page", tmp_path)
    assert ran.code == 0, ran.err
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "--expansion frantic_fiends --option orc_strength=hard --page DIR\n" in page


def test_games_of_other_code_are_not_called_our_own(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (*RANDOM, "--games", 2, "--run", tmp_path / "run", "--page", tmp_path / "page")
    assert run(*command).err == ""
    assert "Rules and bots: version " in (tmp_path / "page" / "README.md").read_text(encoding="utf-8")
    monkeypatch.setattr("caverna.research.run_directory.code_version", lambda: "another")
    assert run(*command).err.startswith("caverna: rules or bots have changed since ")
    page = (tmp_path / "page" / "README.md").read_text(encoding="utf-8")
    assert "Rules and bots: an older version, or several." in page


def test_ctrl_c_says_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(job: StudyGame) -> GameFacts:
        raise KeyboardInterrupt

    monkeypatch.setattr("caverna.cli.study.play_and_note", interrupt)
    ran = run(*RANDOM, "--run", tmp_path / "run", "--page", tmp_path / "page")
    assert ran.code == 130
    assert "the same command goes on" in ran.err
    assert written(tmp_path / "page") == {}


def test_a_page_that_cannot_be_written_is_told_before_the_games(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run(*RANDOM, "--run", tmp_path / "run", "--page", tmp_path / "file")
    assert (ran.code, ran.err) == (2, f"caverna: --page {tmp_path / 'file'}: File exists\n")
    assert not (tmp_path / "run").exists()


def test_another_run_is_refused(run: Run, tmp_path: Path) -> None:
    kept = ("--games", 1, "--run", tmp_path / "run", "--page", tmp_path / "page")
    run(*RANDOM, *kept)
    ran = run(*RANDOM, *kept, "--lots", 0)
    assert ran.code == 1
    assert ran.err == f"caverna: {tmp_path / 'run'} belongs to another run: lots is 0 here and 1 there\n"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "random"], "--page"),
        (["--bots", "deep_thought", "--page", "p"], "there is no bot 'deep_thought'"),
        (["--bots", "random,random,greedy", "--page", "p"], "names 3 bots, but there are seats for 2"),
        (["--players", "1", "--page", "p"], "--players 1: who wins is a question for at least two"),
        (["--players", "8", "--page", "p"], "a number from 1 to 7"),
        (["--games", "0", "--page", "p"], "a number from 1"),
        (["--lots", "-1", "--page", "p"], "a number from 0 to 10"),
        (["--option", "orc_strength=hard", "--page", "p"], "only with --expansion frantic_fiends"),
    ],
)
def test_wrong_usage(run: Run, arguments: list[str], why: str) -> None:
    ran = run("study", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


def test_what_is_not_installed_is_missed_before_the_games(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "caverna.research.study.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = run(*RANDOM, "--page", tmp_path / "page")
    assert ran.code == 1
    assert ran.err == "caverna: matplotlib is not installed: pip install 'caverna[plots]'\n"
