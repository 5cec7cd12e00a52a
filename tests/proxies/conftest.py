"""A server below /caverna, and a proxy of each kind before it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caverna.server.configuration.settings import Settings
from tests.proxies.fronts import FRONTS, Front
from tests.server.conftest import Running, server, strict_server

__all__ = ["server", "strict_server"]
"""Fixtures: the same as without a proxy, but for their settings."""
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


@pytest.fixture(params=FRONTS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def front(kind: str, server: Running, tmp_path: Path) -> Iterator[Front]:
    standing = FRONTS[kind](tmp_path, server.port)
    yield standing
    standing.stop()


@pytest.fixture
def strict_front(kind: str, strict_server: Running, tmp_path: Path) -> Iterator[Front]:
    standing = FRONTS[kind](tmp_path, strict_server.port)
    yield standing
    standing.stop()
