"""While a server runs Python looks through all objects seldom: with many tables it stops everybody."""

import asyncio
import gc
from dataclasses import replace

import pytest

from caverna.server.configuration.settings import Settings
from caverna.server.lobby import full_collections
from caverna.server.lobby.full_collections import (
    LEAST_PAUSE,
    SECONDS_A_TABLE,
    SHARE,
    collect_seldom,
    pause_with,
)
from caverna.server.lobby.open_lobby import open_lobby

OLD = 2
"""The generation of objects that have lived long."""


def test_growth_is_no_reason_to_look_through_everything(settings: Settings) -> None:
    before, looks = gc.get_threshold(), []

    def see(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == OLD:
            looks.append(info)

    async def scenario() -> None:
        async with open_lobby(replace(settings, sweep_seconds=1e9)):
            await asyncio.sleep(0)  # its duties have begun
            gc.callbacks.append(see)
            grown = [[[number]] for number in range(500_000)]
            gc.callbacks.remove(see)
            assert len(grown) == 500_000

    asyncio.run(scenario())
    assert looks == []
    assert gc.get_threshold() == before, "who is no server is none of its business"


def test_what_only_holds_on_to_itself_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cycle:
        count = 0

        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            Cycle.count += 1

    async def scenario() -> None:
        Cycle()
        looking = asyncio.create_task(collect_seldom(lambda: 0))
        while not Cycle.count:
            await asyncio.sleep(0)
        looking.cancel()

    monkeypatch.setattr(full_collections, "LEAST_PAUSE", 0.0)
    gc.collect()
    asyncio.run(scenario())
    assert Cycle.count == 1


def test_looking_takes_a_small_share_of_the_time_however_large_the_server() -> None:
    for tables in (0, 10, 2000, 10_000):
        assert tables * SECONDS_A_TABLE / pause_with(tables) <= SHARE * 1.001
        assert pause_with(tables) >= LEAST_PAUSE
