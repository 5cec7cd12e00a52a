"""Many jobs, done once each by whoever there is."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from caverna.research.code_version import code_version
from caverna.research.crew import Alone, Crew, Job, Processes, WorkersDied
from caverna.research.executor import Done, JobFailed, run_jobs
from caverna.research.run_directory import RESULTS_FILE, BadRunDirectory, RunDirectory
from tests.research.jobs_for_tests import die, square, square_or_die_once

COMMAND = {"command": "squares", "seed": 1}


def squares(up_to: int) -> list[Job[int]]:
    return [Job(f"square of {number}", number) for number in range(up_to)]


def kept_in(path: Path, command: dict[str, object] | None = None) -> RunDirectory[int]:
    return RunDirectory(path, command or dict(COMMAND), int)


def as_dict(results: Iterator[Done[int]]) -> dict[str, int]:
    found = list(results)
    assert len({each.key for each in found}) == len(found), "every job once"
    return {each.key: each.result for each in found}


@pytest.mark.parametrize("make", [Alone, lambda: Processes(2)], ids=["alone", "processes"])
def test_every_crew_brings_the_same(make: type[Alone[int, int]]) -> None:
    crew: Crew[int, int] = make()
    assert as_dict(run_jobs(square, squares(20), crew)) == {f"square of {n}": n * n for n in range(20)}


@pytest.mark.parametrize("make", [Alone, lambda: Processes(1)], ids=["alone", "processes"])
def test_a_job_that_fails_says_which_and_why(make: type[Alone[int, int]]) -> None:
    with pytest.raises(JobFailed, match=r"(?s)^minus one failed:.*ValueError: -1 is below zero$"):
        list(run_jobs(square, [Job("minus one", -1)], make()))


def test_jobs_are_asked_for_only_when_somebody_is_free() -> None:
    asked = []

    def jobs() -> Iterator[Job[int]]:
        for job in squares(10):
            asked.append(job.key)
            yield job

    results = run_jobs(square, jobs(), Alone())
    next(results)
    next(results)
    assert len(asked) == 2
    results.close()


def test_the_job_of_a_worker_that_dies_is_done_by_another(tmp_path: Path) -> None:
    mark = str(tmp_path / "died")
    jobs = [Job(str(number), (number, mark if number == 3 else "")) for number in range(8)]
    assert as_dict(run_jobs(square_or_die_once, jobs, Processes(2))) == {str(n): n * n for n in range(8)}
    assert Path(mark).exists()


def test_a_job_that_kills_every_worker_ends_the_run() -> None:
    with pytest.raises(WorkersDied, match="workers died 3 times at one of these: deadly"):
        list(run_jobs(die, [Job("deadly", 1)], Processes(1)))


# On disk.


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    kept = kept_in(tmp_path)
    results = run_jobs(square, squares(10), Alone(), kept)
    assert [next(results).is_new for _ in range(4)] == [True] * 4
    results.close()
    kept.close()
    with closing(kept_in(tmp_path)) as kept:
        again = list(run_jobs(square, squares(10), Alone(), kept))
    assert [each.is_new for each in again] == [False] * 4 + [True] * 6
    assert {each.key: each.result for each in again} == {f"square of {n}": n * n for n in range(10)}


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_half_written_line_is_dropped(tmp_path: Path, cut: int) -> None:
    kept = kept_in(tmp_path)
    list(run_jobs(square, squares(3), Alone(), kept))
    kept.close()
    file = tmp_path / RESULTS_FILE
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    kept = kept_in(tmp_path)
    assert kept.results == {"square of 0": 0, "square of 1": 1}
    list(run_jobs(square, squares(3), Alone(), kept))
    kept.close()
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "line", [b"nonsense\n", b'{"key": 3}\n', b'{"key": "a", "result": "b"}\n', b"\xff\xfe\n", b"\n"]
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    kept_in(tmp_path).close()
    (tmp_path / RESULTS_FILE).write_bytes(b'{"key":"a","result":1}\n' + line)
    with pytest.raises(BadRunDirectory, match=r"results.jsonl, line 2: "):
        kept_in(tmp_path)


def test_the_directory_of_another_run_is_refused(tmp_path: Path) -> None:
    kept_in(tmp_path).close()
    with pytest.raises(BadRunDirectory, match=r"belongs to another run: seed is 2 here and 1 there$"):
        kept_in(tmp_path, {**COMMAND, "seed": 2})


def test_a_directory_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    with pytest.raises(BadRunDirectory, match="this is no directory of a run, and it is not empty"):
        kept_in(tmp_path)
    other = tmp_path / "other"
    other.mkdir()
    (other / "command.json").write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadRunDirectory, match="this is no command of a run"):
        kept_in(other)


def test_a_run_of_other_code_is_told_from_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        with closing(kept_in(tmp_path)) as kept:
            assert not kept.is_of_other_code
    monkeypatch.setattr("caverna.research.run_directory.code_version", lambda: "another")
    with closing(kept_in(tmp_path)) as kept:
        assert kept.is_of_other_code


def test_the_version_of_the_code_changes_with_what_plays(tmp_path: Path) -> None:
    (tmp_path / "bots" / "__pycache__").mkdir(parents=True)
    for name in ("game.py", "setup.py", "bots/weights.json", "bots/mind.py"):
        (tmp_path / name).write_text("as it was", encoding="utf-8")
    before = code_version(tmp_path)
    for name in ("bots/mind.so", "bots/__pycache__/mind.pyc", "README.md"):
        (tmp_path / name).write_text("new", encoding="utf-8")
    assert code_version(tmp_path) == before
    for name in ("game.py", "bots/weights.json"):
        (tmp_path / name).write_text("new", encoding="utf-8")
        assert code_version(tmp_path) != before
        before = code_version(tmp_path)


def test_two_runs_do_not_write_into_one_directory(tmp_path: Path) -> None:
    first = kept_in(tmp_path)
    with pytest.raises(BadRunDirectory, match="another process is at work there"):
        kept_in(tmp_path)
    first.close()
    kept_in(tmp_path).close()
