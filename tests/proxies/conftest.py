"""A server below /caverna, and a proxy of each kind before it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from caverna.server.settings import Settings
from tests.proxies.fronts import FRONTS, Front
from tests.server.conftest import Running

BASE_PATH = "/caverna"
PROXY = "127.0.0.1/32"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        tmp_path / "data",
        base_path=BASE_PATH,
        trusted_proxies=(PROXY,),
        bot_processes=1,
        message_burst=10_000,
        posts_burst=10_000,
    )


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def strict_server(settings: Settings) -> Iterator[Running]:
    """Three posts for each address, and no more."""
    running = Running(replace(settings, posts_burst=3, posts_per_second=0.0001))
    yield running
    running.stop()


@pytest.fixture(params=FRONTS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def front(kind: str, server: Running, tmp_path: Path) -> Iterator[Front]:
    standing = FRONTS[kind](server.port, tmp_path)
    yield standing
    standing.stop()


@pytest.fixture
def strict_front(kind: str, strict_server: Running, tmp_path: Path) -> Iterator[Front]:
    standing = FRONTS[kind](strict_server.port, tmp_path)
    yield standing
    standing.stop()
