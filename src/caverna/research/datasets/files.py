"""A dataset on disk: a folder with `games.parquet` and `decisions.parquet`."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet

from caverna.engine.reasons import say
from caverna.game import Game
from caverna.record.read_record import read_record
from caverna.research.datasets.decisions import (
    BrokenDataset,
    DecisionRow,
    RecordedGame,
    decisions_of,
    replayed,
)

FORMAT = 1
GAMES_FILE, DECISIONS_FILE = "games.parquet", "decisions.parquet"

GAMES = pyarrow.schema(
    [
        ("game", pyarrow.int32()),
        ("players", pyarrow.int8()),
        ("furnishings", pyarrow.string()),
        ("expansion", pyarrow.string()),
        ("seed", pyarrow.string()),
        ("bots", pyarrow.list_(pyarrow.string())),
        ("points", pyarrow.list_(pyarrow.int32())),
        ("winners", pyarrow.list_(pyarrow.int8())),
        ("record", pyarrow.string()),
    ],
    {"caverna dataset": str(FORMAT)},
)
DECISIONS = pyarrow.schema(
    [
        ("game", pyarrow.int32()),
        ("number", pyarrow.int32()),
        ("round", pyarrow.int8()),
        ("seat", pyarrow.int8()),
        ("question", pyarrow.string()),
        ("legal", pyarrow.list_(pyarrow.int32())),
        ("move", pyarrow.int32()),
        ("text", pyarrow.string()),
        ("because", pyarrow.string()),
        ("is_forced", pyarrow.bool_()),
    ],
    {"caverna dataset": str(FORMAT)},
)


def write_dataset(games: Iterable[RecordedGame], folder: Path) -> int:
    """All games, one after the other, into a folder; returns how many. Until all is there, nothing is."""
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = [folder / f"{name}.new" for name in (GAMES_FILE, DECISIONS_FILE)]
    try:
        count = write_files(games, *unfinished)
        os.replace(unfinished[1], folder / DECISIONS_FILE)
        os.replace(unfinished[0], folder / GAMES_FILE)
    finally:
        for file in unfinished:
            file.unlink(missing_ok=True)
    return count


def write_files(games: Iterable[RecordedGame], games_file: Path, decisions_file: Path) -> int:
    """Both files at once."""
    count = 0
    with (
        pyarrow.parquet.ParquetWriter(games_file, GAMES) as about,
        pyarrow.parquet.ParquetWriter(decisions_file, DECISIONS) as decided,
    ):
        for recorded in games:
            game = read_record(recorded.record)
            rows = [
                {"game": count, **asdict(decision), "is_forced": decision.is_forced}
                for decision in decisions_of(game, recorded.reasons)
            ]
            about.write_table(pyarrow.Table.from_pylist([row_of(count, game, recorded)], GAMES))
            decided.write_table(pyarrow.Table.from_pylist(rows, DECISIONS))
            count += 1
    return count


def row_of(number: int, game: Game, recorded: RecordedGame) -> dict[str, object]:
    """What is told of a whole game."""
    setup = game.setup
    return {
        "game": number,
        "players": setup.players,
        "furnishings": setup.furnishings,
        "expansion": setup.expansion,
        "seed": str(setup.seed),
        "bots": list(recorded.bots),
        "points": game.totals(),
        "winners": game.winners(),
        "record": recorded.record,
    }


def read_dataset(folder: Path) -> Iterator[tuple[Game, RecordedGame]]:
    """The games of a dataset, each played again by its decisions, and compared with record and points."""
    about, decided = opened(folder, GAMES_FILE), opened(folder, DECISIONS_FILE)
    check_format(folder, about)
    check_format(folder, decided)
    for number in range(about.num_row_groups):
        row = about.read_row_group(number).to_pylist()[0]
        rows = decided.read_row_group(number).to_pylist()
        decisions = [decision_in(each) for each in rows]
        where = f"{folder}, game {row['game']}"
        game = read_record(row["record"])
        again = replayed(game, decisions, where)
        if (again.totals(), again.winners()) != (row["points"], row["winners"]) or again.state != game.state:
            raise BrokenDataset("error-dataset-result", where=where)
        reasons = {decision.number: decision.because for decision in decisions if decision.because}
        yield game, RecordedGame(row["record"], tuple(row["bots"]), reasons)


def decision_in(row: dict[str, Any]) -> DecisionRow:
    """A decision out of its row."""
    told = {column.name: row[column.name] for column in fields(DecisionRow)}
    return DecisionRow(**{**told, "legal": tuple(row["legal"])})


def opened(folder: Path, name: str) -> pyarrow.parquet.ParquetFile:
    """One of the two files."""
    if not (folder / name).is_file():
        raise BrokenDataset("error-dataset-unread", file=str(folder / name), error=say("error-os-enoent"))
    try:
        return pyarrow.parquet.ParquetFile(folder / name)
    except (OSError, pyarrow.ArrowException) as error:
        raise BrokenDataset("error-dataset-unread", file=str(folder / name), error=str(error)) from None


def check_format(folder: Path, file: pyarrow.parquet.ParquetFile) -> None:
    """Of our making, and of a version we know."""
    told = (file.schema_arrow.metadata or {}).get(b"caverna dataset", b"").decode()
    if told != str(FORMAT):
        if not told:
            raise BrokenDataset("error-dataset-not-ours", folder=str(folder), ours=str(FORMAT))
        raise BrokenDataset("error-dataset-format", folder=str(folder), told=told, ours=str(FORMAT))
