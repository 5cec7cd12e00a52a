"""What whoever runs a server may choose, and the limits that keep it up: the one table of settings.

Each setting stands here once. Its option of the command line, its variable in the environment, its key in the
TOML file and its line in docs/operating.md and deploy/caverna.toml follow from that (`make listings`).
"""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from caverna.server.configuration.declared import Declared, about, setting
from caverna.server.configuration.setting_kinds import (
    BASE_PATH,
    COUNT,
    DATABASE,
    NAMES,
    NETWORKS,
    ORIGINS,
    PATH,
    PORT,
    PROGRAMS,
    RATE,
    SECONDS,
    SWITCH,
    TEXT,
    whole,
)

LOCAL_NAMES = ("localhost", "127.0.0.1")
"""What a server for this machine alone is called."""
LOCAL_HOSTS = ("127.0.0.1", "localhost")

DOOR = "Where it is reached"
KEPT = "What it keeps"
BOTS = "Bots, hints and reviews"
LIMITS = "Limits"


def state_folder() -> Path:
    """Where this user's games are kept."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "caverna"


def tables_folder() -> Path:
    """Where the tables of this user are kept."""
    return state_folder() / "tables"


@dataclass(frozen=True)
class Settings:
    """One running server."""

    data: Path = field(
        default_factory=tables_folder,
        metadata=about(KEPT, PATH, "The folder of the database.", "~/.local/state/caverna/tables"),
    )
    allow_origin: tuple[str, ...] = setting(
        DOOR,
        ORIGINS,
        (),
        "Pages from there may connect beside the server's own, such as https://example.org.",
    )
    allow_host: tuple[str, ...] = setting(
        DOOR,
        NAMES,
        (),
        "Names this server answers to.",
        "its own names on a server for this machine alone, else every name",
    )
    host: str = setting(
        DOOR, TEXT, "127.0.0.1", "Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 everybody."
    )
    port: int = setting(DOOR, PORT, 8123, "Port to listen on; 0 is a free one.")
    base_path: str = setting(
        DOOR, BASE_PATH, "", "The path below which a proxy shows the server, such as /caverna."
    )
    trusted_proxies: tuple[str, ...] = setting(
        DOOR,
        NETWORKS,
        (),
        "Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; nobody else's are.",
    )
    database: str = setting(
        KEPT,
        DATABASE,
        "",
        "A PostgreSQL that any number of servers share, instead of the folder: postgresql://user@host/name.",
    )
    metrics_token: str = setting(
        DOOR, TEXT, "", "Whoever brings it as a bearer token may read /metrics; nobody may if it is empty."
    )
    bot_processes: int = setting(
        BOTS,
        COUNT,
        max(1, (os.cpu_count() or 2) - 1),
        "So many bots may think at the same time.",
        "one less than there are processors",
    )
    bots_elsewhere: bool = setting(
        BOTS,
        SWITCH,
        False,
        "With a shared database: bots do not think here, but in processes of `caverna think` alone.",
    )
    programs: str = setting(
        BOTS,
        PROGRAMS,
        "",
        "Programs that players may choose as bots, such as digger=/srv/bots/digger; parrot=node parrot.js.",
    )
    lease_seconds: float = setting(
        BOTS,
        SECONDS,
        10,
        "A bot of a shared database whose process has died is taken over by another after so long.",
    )
    longest_thought: float = setting(
        BOTS,
        SECONDS,
        60,
        "Whoever thinks longer about one thing is stopped; a bot then takes the first answer.",
    )
    hint_seconds: float = setting(BOTS, SECONDS, 2, "So long somebody thinks about a hint.")
    review_seconds: float = setting(
        BOTS, SECONDS, 1, "So long about each turn of a game that is looked back at."
    )
    reviews_under_way: int = setting(BOTS, COUNT, 4, "So many games are looked back at at a time.")
    longest_wait: float = setting(
        BOTS, SECONDS, 60, "Seconds for a hint or a part of a review, while others think; then there is none."
    )
    unattended_seconds: float = setting(
        BOTS, SECONDS, 10, "A table of bots alone begins without an audience if nobody has come by then."
    )
    unattended_tables: int = setting(
        BOTS, COUNT, 2, "So many of them play at a time; the others wait, so that bots have time for people."
    )
    message_bytes: int = setting(LIMITS, COUNT, 16 * 1024, "The largest message of a client.")
    import_bytes: int = setting(LIMITS, COUNT, 1024 * 1024, "The largest record that can be brought along.")
    message_burst: float = setting(LIMITS, RATE, 40, "So many messages may come at once over a connection.")
    messages_per_second: float = setting(LIMITS, RATE, 20, "So many in the long run.")
    most_refusals: int = setting(
        LIMITS, COUNT, 100, "A connection that goes on being too fast after so many refusals is closed."
    )
    posts_burst: float = setting(
        LIMITS, RATE, 60, "So many requests that change something, at once by address."
    )
    posts_per_second: float = setting(LIMITS, RATE, 1, "So many of them in the long run.")
    tables_burst: float = setting(LIMITS, RATE, 60, "So many tables may be made at once by address.")
    tables_per_hour: float = setting(LIMITS, RATE, 60, "So many of them in the long run.")
    most_tables: int = setting(LIMITS, COUNT, 100_000, "So many tables are kept; then no new ones are made.")
    most_megabytes: int = setting(LIMITS, COUNT, 10_000, "Likewise so many megabytes of tables.")
    keep_abandoned_days: int = setting(
        KEPT, whole(0), 180, "Games nobody has gone on with for so long are forgotten; 0: never."
    )
    keep_finished_days: int = setting(
        KEPT, whole(0), 730, "Finished games nobody has looked at for so long are forgotten; 0: never."
    )
    tidy_seconds: float = setting(KEPT, SECONDS, 600, "So often such games are looked for.")
    gets_burst: float = setting(
        LIMITS,
        RATE,
        400,
        "So many requests that only look at something, at once by address; long ones count several times.",
    )
    gets_per_second: float = setting(LIMITS, RATE, 40, "So many of them in the long run.")
    connections_by_address: int = setting(
        LIMITS, COUNT, 200, "So many of them from one address; those of trusted proxies are not counted."
    )
    header_seconds: float = setting(
        LIMITS, SECONDS, 10, "A connection over which no request comes for so long is closed."
    )
    hello_seconds: float = setting(
        LIMITS, SECONDS, 10, "A connection to a table has so much time to say who it is."
    )
    request_seconds: float = setting(
        LIMITS, SECONDS, 60, "So long a request may take, until its answer has been read."
    )
    outgoing_messages: int = setting(
        LIMITS, COUNT, 64, "A client that lets more than this wait for it is dropped; it may come back."
    )
    most_connections: int = setting(
        LIMITS, COUNT, 5000, "So many may be connected to this process; more are refused at once."
    )
    longest_lag: float = setting(
        LIMITS,
        SECONDS,
        1,
        "While everything comes later than this in the mean, nobody new is let in.",
    )
    connections_at_a_table: int = setting(LIMITS, COUNT, 100, "So many may look at one table.")
    waiting_commands: int = setting(LIMITS, COUNT, 64, "So many commands may wait at one table.")
    idle_seconds: float = setting(
        LIMITS,
        SECONDS,
        300,
        "A table that nobody has looked at for so long leaves the memory, not the store.",
    )
    sweep_seconds: float = setting(LIMITS, SECONDS, 30, "So often idle tables are looked for.")

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names it answers to: for this machine alone its own, behind a proxy and for others any."""
        if self.allow_host:
            return (*self.allow_host, *LOCAL_NAMES)  # whoever watches it on its own machine asks for those
        is_for_others = self.host not in LOCAL_HOSTS or self.allow_origin or self.trusted_proxies
        return ("*",) if is_for_others else LOCAL_NAMES


def all_settings() -> list[Declared]:
    """Every setting, group by group."""
    declared = [Declared(name=each.name, **each.metadata) for each in fields(Settings)]
    groups = list(dict.fromkeys((DOOR, *(each.group for each in declared))))
    return sorted(declared, key=lambda each: groups.index(each.group))
