"""What whoever runs a server may choose, and the limits that keep it up."""

import os
from dataclasses import dataclass
from pathlib import Path

LOCAL_NAMES = ("localhost", "127.0.0.1")
"""What a server for this machine alone is called."""


@dataclass(frozen=True)
class Settings:
    """One running server."""

    data: Path
    """The folder of the database."""
    allowed_origins: tuple[str, ...] = ()
    """Origins that may connect beside the host's own, such as https://example.org."""
    allowed_hosts: tuple[str, ...] = ("*",)
    """Names this server answers to. A server for this machine alone answers to nothing but its own names."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    longest_thought: float = 60
    """Whoever thinks longer about one thing is stopped; a bot then takes the first answer."""
    hint_seconds: float = 2
    """So long somebody thinks about a hint."""
    review_seconds: float = 1
    """So long about each turn of a game that is looked back at."""
    reviews_under_way: int = 4
    """So many games are looked back at at a time."""
    longest_wait: float = 60
    """For a hint or a part of a review, while others think; then there is none."""
    message_bytes: int = 16 * 1024
    import_bytes: int = 1024 * 1024
    message_burst: float = 40
    messages_per_second: float = 20
    most_refusals: int = 100
    """A connection that goes on being too fast after so many refusals is closed."""
    posts_burst: float = 60
    posts_per_second: float = 1
    outgoing_messages: int = 64
    """A client that lets more than this wait for it is dropped; it may come back."""
    connections_at_a_table: int = 100
    waiting_commands: int = 64
    idle_seconds: float = 300
    """A table that nobody has looked at for so long leaves the memory."""
    sweep_seconds: float = 30
    unattended_seconds: float = 10
    """A table of bots alone begins without an audience if nobody has come by then."""
    unattended_tables: int = 2
    """So many of them play at a time; the others wait, so that bots have time for people."""
