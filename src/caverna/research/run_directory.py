"""What a run has brought so far, on disk: a line for each result, so that a killed run can go on."""

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from caverna.engine.reasons import Several, Text, say
from caverna.research.code_version import code_version
from caverna.words.told import ToldError

with contextlib.suppress(ImportError):  # not on every system
    import fcntl

R = TypeVar("R")
COMMAND_FILE, RESULTS_FILE = "command.json", "results.jsonl"


class BadRunDirectory(ToldError):
    """The directory holds something else than the results of this run."""


class Head(msgspec.Struct):
    """What began a run."""

    command: dict[str, object]
    code: str


class RunDirectory(Generic[R]):
    """The results of one run. `command` says what makes it this run and no other."""

    def __init__(self, path: Path, command: Mapping[str, object], kind: type[R]) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self.is_of_other_code = check_command(path, command) != code_version()
        """Whether rules or bots have changed since the run began."""
        self.file: BinaryIO = (path / RESULTS_FILE).open("ab+")
        self.encoder = msgspec.json.Encoder()
        try:
            lock(self.file, path)
            self.results = dict(read_results(self.file, path, kind))
        except BaseException:
            self.close()
            raise

    def add(self, key: str, result: R) -> None:
        """One more result; it is in the system's hands when this returns, whatever happens to us."""
        self.results[key] = result
        self.file.write(self.encoder.encode({"key": key, "result": result}) + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Nothing more will come."""
        self.file.close()


def check_command(path: Path, command: Mapping[str, object]) -> str:
    """Refuse the directory of another run; make an empty one ours. The version of the code that began it."""
    file = path / COMMAND_FILE
    said = json.loads(json.dumps(command))
    if not file.exists():
        unfinished = file.with_suffix(".new")
        if any(each != unfinished for each in path.iterdir()):
            raise BadRunDirectory("error-run-foreign", path=str(path))
        code = code_version()
        unfinished.write_text(json.dumps({"command": said, "code": code}, indent=2) + "\n", encoding="utf-8")
        os.replace(unfinished, file)
        return code
    try:
        head = msgspec.json.decode(file.read_bytes(), type=Head)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadRunDirectory("error-run-command", file=str(file)) from None
    if head.command != said:
        found = Several(list(differences(head.command, said)))
        raise BadRunDirectory("error-run-other", path=str(path), differences=found)
    return head.code


def differences(found: Mapping[str, object], said: Mapping[str, object]) -> Iterator[Text]:
    """What is not the same, part by part."""
    for name in dict.fromkeys([*found, *said]):
        if found.get(name) != said.get(name):
            here, there = json.dumps(said.get(name)), json.dumps(found.get(name))
            yield say("error-run-difference", name=name, here=here, there=there)


def lock(file: BinaryIO, path: Path) -> None:
    """Two runs must not write into the same file at the same time."""
    if "fcntl" in globals():
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRunDirectory("error-run-busy", path=str(path)) from None


def read_results(file: BinaryIO, path: Path, kind: type[R]) -> Iterator[tuple[str, R]]:
    """All whole lines; one that was being written when the run was killed is cut off."""
    file.seek(0)
    written = file.read()
    whole = written.rfind(b"\n") + 1
    if whole < len(written):
        file.truncate(whole)
    for number, line in enumerate(written[:whole].splitlines(), start=1):
        try:
            fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
            key = msgspec.json.decode(fields["key"], type=str)
            yield key, msgspec.json.decode(fields["result"], type=kind)
        except (msgspec.MsgspecError, KeyError, UnicodeDecodeError) as error:
            where = str(path / RESULTS_FILE)
            raise BadRunDirectory("error-line", file=where, line=str(number), why=str(error)) from None
