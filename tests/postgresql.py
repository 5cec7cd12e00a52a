"""A real PostgreSQL in a temporary folder, which can be killed and started again."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import psycopg

from scripts.ensure_postgresql import NO_POSTGRESQL, find_postgresql
from tests.patience import PATIENCE, wait_until

NOBODY_ELSE = "127.0.0.1"


class Postgres:
    """One database server. It does not run as root: then it belongs to the user postgres of the package."""

    def __init__(self) -> None:
        programs = find_postgresql()
        assert programs is not None, NO_POSTGRESQL
        self.programs = programs
        self.owner = "postgres" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="caverna-postgresql-"))
        if self.owner is not None:
            entry = pwd.getpwnam(self.owner)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        making = ["initdb", "-U", "caverna", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        self.program(*making, "-D", str(self.data)).wait(PATIENCE)
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def program(self, name: str, *arguments: str) -> "subprocess.Popen[bytes]":
        """One of its programs, run by its owner."""
        return subprocess.Popen(
            [str(self.programs / name), *arguments],
            user=self.owner,
            group=self.owner,
            extra_groups=[] if self.owner else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """As often as it takes: what a killed server leaves behind may be in the way for a moment."""

        def is_up() -> bool:
            if self.process is None or self.process.poll() is not None:
                self.process = self.program("postgres", *self.options())
            return self.answers()

        wait_until(is_up, "PostgreSQL")

    def options(self) -> list[str]:
        settings = (
            "shared_buffers=16MB",
            "max_connections=100",
            "listen_addresses=127.0.0.1",
            "recovery_init_sync_method=syncfs",
        )
        chosen = [part for setting in settings for part in ("-c", setting)]
        return ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder), *chosen]

    def answers(self) -> bool:
        with suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres"), connect_timeout=5):
            return True
        return False

    def kill(self) -> None:
        """`kill -9`: the others of its processes notice and go."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """The end, with everything that was in it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://caverna@{NOBODY_ELSE}:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"caverna{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return self.url(name)


def free_port() -> int:
    with socket.create_server((NOBODY_ELSE, 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
