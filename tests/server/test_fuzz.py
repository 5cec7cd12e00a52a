"""A hundred thousand messages and as many requests of every kind. `make soak` sends ten times more."""

from caverna.server.configuration.settings import Settings
from tests.server.fuzzing import send_messages
from tests.server.fuzzing_http import send_requests


def test_nothing_that_is_not_allowed_does_any_harm(settings: Settings) -> None:
    send_messages(settings, 120_000, seed=20_240_229)


def test_no_request_does_any_harm(settings: Settings) -> None:
    send_requests(settings, 100_000, seed=20_240_229)
