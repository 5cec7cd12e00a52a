"""Errors of the box derived from those of the engine: compiled classes take compiled children only."""

from caverna.engine.errors import BrokenText


class BrokenCampaign(BrokenText):
    """A campaign file that cannot be read."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__("campaign", line, why)
