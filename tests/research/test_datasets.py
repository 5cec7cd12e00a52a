"""Games become tables and games again; nobody can slip in what was never played."""

import re
from pathlib import Path

import pyarrow.parquet
import pytest

from caverna import Game, Move, Setup, write_record
from caverna.bots import Bot
from caverna.bots.random_bot import RandomBot
from caverna.cli.main import main
from caverna.record.read_record import read_record
from caverna.research.datasets.decisions import BrokenDataset, RecordedGame, let_say, play_and_record
from caverna.research.datasets.files import DECISIONS_FILE, GAMES_FILE, read_dataset, write_dataset
from caverna.research.matches import Match
from caverna.research.tournament import deal_seats


class Talker(RandomBot):
    """Says why."""

    def choose(self, game: Game) -> Move:
        self.because = f"one of {len(game.answers())}"
        return super().choose(game)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games between bots, and one with somebody who talks."""
    matches = deal_seats(Setup(players=2, seed=4), ["random", "greedy"], 2)
    game = Game(Setup(players=2, seed=9))
    bots: list[Bot] = [Talker(1), RandomBot(2)]
    reasons = let_say(game, bots)
    talked = RecordedGame(write_record(game), ("talker", "random"), reasons)
    where = tmp_path_factory.mktemp("games")
    assert write_dataset([*map(play_and_record, matches), talked], where) == 3
    return where


def test_games_come_back_as_they_were(folder: Path) -> None:
    again = list(read_dataset(folder))
    assert [recorded.bots for _, recorded in again] == [
        ("random", "greedy"), ("greedy", "random"), ("talker", "random")
    ]  # fmt: skip
    first, recorded = again[0]
    assert recorded == play_and_record(Match(first.setup, recorded.bots))
    talker, told = again[2]
    asked = {number for number, (seat, _) in enumerate(talker.moves_played) if seat == 0}
    assert set(told.reasons) == asked
    assert all(reason.startswith("one of ") for reason in told.reasons.values())


def test_every_decision_is_there_with_its_alternatives(folder: Path) -> None:
    rows = pyarrow.parquet.read_table(folder / DECISIONS_FILE).to_pylist()
    games = pyarrow.parquet.read_table(folder / GAMES_FILE).to_pylist()
    played = [game for game, _ in read_dataset(folder)]
    assert len(rows) == sum(len(game.moves_played) for game in played)
    assert all(row["move"] in row["legal"] for row in rows)
    assert {row["seat"] for row in rows} == {-1, 0, 1}
    assert any(row["is_forced"] for row in rows)
    assert all(row["is_forced"] == (len(row["legal"]) == 1) for row in rows)
    assert [row["points"] for row in games] == [game.totals() for game in played]
    assert {row["question"] for row in rows} > {"place-dwarf", "feed", "reveal-card"}


@pytest.mark.parametrize(
    ("file", "column", "reason"),
    [
        (DECISIONS_FILE, "legal", "decision 5: this could not be decided there"),
        (DECISIONS_FILE, "seat", "decision 5: this could not be decided there"),
        (GAMES_FILE, "points", "its decisions do not lead to its record"),
    ],
)
def test_what_was_never_played_is_found(
    folder: Path, tmp_path: Path, file: str, column: str, reason: str
) -> None:
    for name in (GAMES_FILE, DECISIONS_FILE):
        table = pyarrow.parquet.read_table(folder / name)
        rows = table.to_pylist()
        if name == file:
            row = rows[5] if file == DECISIONS_FILE else rows[0]
            row[column] = {"legal": [2], "seat": 6, "points": [99, 1]}[column]
        with pyarrow.parquet.ParquetWriter(tmp_path / name, table.schema) as writer:
            for game in range(3):
                mine = [row for row in rows if row["game"] == game]
                writer.write_table(pyarrow.Table.from_pylist(mine, table.schema))
    with pytest.raises(BrokenDataset, match=reason):
        list(read_dataset(tmp_path))


def test_what_is_no_dataset_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenDataset, match=r"games\.parquet: no dataset can be read there"):
        list(read_dataset(tmp_path))


def test_commands_write_and_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, page = tmp_path / "games", tmp_path / "page"
    arguments = ["--bots", "random", "--games", "12", "--jobs", "1", "--set", "introductory"]
    assert main(["dataset", str(games), *arguments]) == 0
    assert main(["stats", str(games), "--page", str(page)]) == 0
    told = capsys.readouterr().out
    for heading in ("12 games", "By turn order", "By first action", "By first room", "By tile"):
        assert heading in told
    assert "random" in told
    assert (page / "README.md").exists()
    assert (page / "places.svg").exists()


def test_a_row_of_the_statistics_is_what_one_counts_in_the_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", str(folder)]) == 0
    [shown] = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("  1st")]
    points, wins = [], []
    for row in pyarrow.parquet.read_table(folder / GAMES_FILE).to_pylist():
        [starts] = re.findall(r"^- start (\w)", row["record"], re.MULTILINE)[:1]
        seat = "ABCDEFG".index(starts)
        points.append(row["points"][seat])
        wins.append((seat in row["winners"]) / len(row["winners"]))
    count = len(points)
    assert count == 3
    assert shown[:3] == ["1st", str(count), f"{sum(points) / count:.1f}"]
    assert shown[-2:] == [f"{100 * sum(wins) / count:.1f}", "%"]


def test_games_that_were_played_elsewhere_become_a_dataset(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "2_full.record"
    assert main(["dataset", str(tmp_path / "games"), "--records", str(golden), str(golden)]) == 0
    (game, recorded), _ = read_dataset(tmp_path / "games")
    assert game.moves_played == read_record(golden.read_text()).moves_played
    assert len(recorded.bots) == 2


def test_a_game_that_is_not_over_is_none_for_a_dataset(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(Game(Setup(players=2, seed=1))))
    assert main(["dataset", str(tmp_path / "games"), "--records", str(file)]) == 1
    assert "this game is not over" in capsys.readouterr().err
    assert list((tmp_path / "games").iterdir()) == [], "no half of it is left"


def test_a_dataset_is_not_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (folder / GAMES_FILE).read_bytes()
    assert main(["dataset", str(folder), "--bots", "random", "--games", "1"]) == 2
    assert "there is a dataset already" in capsys.readouterr().err
    assert (folder / GAMES_FILE).read_bytes() == before
