"""Workers: they let others go first, have a time limit, and each that dies is replaced by exactly one."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from caverna.server.thinking.workers import TookTooLong, WorkerDied, Workers, WorkFailed
from caverna.worker_process import NICENESS
from tests.patience import PATIENCE, wait_until


def process_of_a_worker(_: object) -> int:
    return os.getpid()


def niceness(_: object) -> int:
    return os.nice(0)


def say(text: str) -> str:
    return text


def work_for_ever(_: object) -> None:
    while True:
        time.sleep(1)


def die(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: Path) -> str:
    """The first who comes here leaves a mark and dies."""
    if not mark.exists():
        mark.touch()
        die(None)
    return "done"


def fail(_: object) -> None:
    raise ValueError("no idea")


def with_workers(
    scenario: Callable[[Workers], Awaitable[None]], processes: int = 1, seconds: float = PATIENCE
) -> None:
    async def play() -> None:
        workers = Workers(processes, seconds)
        try:
            await scenario(workers)
        finally:
            await workers.stop()

    asyncio.run(play())


def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)
    wait_until(lambda: is_gone(process), "the end of a worker")


def is_gone(process: int) -> bool:
    state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    return state == "Z"


def test_workers_let_others_go_first() -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.have(niceness, None) == min(19, os.nice(0) + NICENESS)

    with_workers(scenario)


def test_a_worker_that_died_at_rest_is_replaced_by_exactly_one() -> None:
    async def scenario(workers: Workers) -> None:
        first = await workers.have(process_of_a_worker, None)
        kill(first)
        seconds = {await workers.have(process_of_a_worker, None) for _ in range(5)}
        assert len(seconds) == 1
        assert first not in seconds
        assert {worker.process.pid for worker in workers.all} == seconds

    with_workers(scenario)


def test_a_death_under_load_starts_no_storm(tmp_path: Path) -> None:
    """Many wait while a worker dies: all are served, and no more workers are there than there should be."""

    async def scenario(workers: Workers) -> None:
        waiting = [workers.have(say, str(number)) for number in range(40)]
        done, *said = await asyncio.gather(workers.have(die_once, tmp_path / "mark"), *waiting)
        assert done == "done"
        assert said == [str(number) for number in range(40)]
        assert len(workers.all) <= 2

    with_workers(scenario, processes=2)


def test_the_others_go_on_while_one_dies(tmp_path: Path) -> None:
    async def scenario(workers: Workers) -> None:
        await asyncio.gather(*(workers.have(process_of_a_worker, None) for _ in range(20)))
        before = {worker.process.pid for worker in workers.all}
        assert len(before) == 2
        await workers.have(die_once, tmp_path / "mark")
        after = {worker.process.pid for worker in workers.all}
        assert len(after) == 2
        assert len(before & after) == 1, "one is new, the other one has noticed nothing"

    with_workers(scenario, processes=2)


def test_work_that_kills_is_given_up() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(WorkerDied):
            await workers.have(die, None)
        assert await workers.have(say, "still here") == "still here"

    with_workers(scenario)


def test_whoever_takes_too_long_is_stopped() -> None:
    async def scenario(workers: Workers) -> None:
        slow = await workers.have(process_of_a_worker, None)
        workers.seconds = 0.2
        with pytest.raises(TookTooLong):
            await workers.have(work_for_ever, None)
        workers.seconds = PATIENCE
        assert await workers.have(process_of_a_worker, None) != slow
        assert not Path(f"/proc/{slow}").exists()

    with_workers(scenario)


def test_an_error_comes_back_as_its_trace() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(WorkFailed, match="no idea"):
            await workers.have(fail, None)

    with_workers(scenario)


def test_workers_go_home_also_from_their_work() -> None:
    async def scenario(workers: Workers) -> None:
        process = await workers.have(process_of_a_worker, None)
        working = asyncio.create_task(workers.have(work_for_ever, None))
        await asyncio.sleep(0)
        await workers.stop()
        with pytest.raises((WorkerDied, asyncio.CancelledError)):
            await working
        assert not Path(f"/proc/{process}").exists() or is_gone(process)

    with_workers(scenario)
