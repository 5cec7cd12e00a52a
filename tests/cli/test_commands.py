"""The other commands: simulate, replay, score, rules, perft, bench; help and errors of all commands."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from caverna.cli.commands import all_commands
from caverna.cli.progress import clock, progress_bar, progress_line, watched
from caverna.content.catalogue import ADDITIONS
from caverna.engine.rounds.scoring import CATEGORIES
from caverna.game import Game
from caverna.record.record import write_record
from caverna.record.snapshot import take_snapshot
from caverna.record.write_position import write_position
from caverna.research.executor import Done
from caverna.research.matches import Match, Outcome, play_match
from caverna.research.samples import Sample
from caverna.research.tournament import add_up, deal_seats
from caverna.setup import Setup
from tests.arranging import a_game
from tests.cli.conftest import Run

NAMES = [
    "play",
    "lobby",
    "campaign",
    "serve",
    "think",
    "store",
    "admin",
    "simulate",
    "arena",
    "study",
    "dataset",
    "stats",
    "train",
    "solve",
    "replay",
    "review",
    "score",
    "seal",
    "rules",
    "perft",
    "bench",
    "completion",
]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of three random bots."""
    match = Match(Setup(players=3, seed=11), ("random", "random", "random"))
    game = Game(match.setup)
    while not game.is_over:
        game.play(game.answers()[0])
    file = tmp_path / "game.txt"
    file.write_text(write_record(game, ["Anna", "", "random"]), encoding="utf-8")
    return file


# Help, version, errors.


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_with_an_example(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert f"example:\n  caverna {name}" in ran.out


def test_the_help_of_the_program_lists_all_commands(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert len(all_commands()) == len(NAMES)
    for name in NAMES:
        assert re.search(rf"^    {name}\b", ran.out, re.M)


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("caverna 0.")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["play", "--players", "9"],
        ["play", "--players", "two"],
        ["play", "--bots", "deep_thought"],
        ["play", "--bots", "random", "--seats", "human"],
        ["play", "--seats", "human,random,random", "--players", "2"],
        ["play", "--seats", ",".join(["random"] * 8)],
        ["play", "--terminal", "--bots", "greedy,greedy", "--players", "2"],
        ["play", "--language", "fr"],
        ["play", "--option", "income=never"],
        ["play", "--option", "weather=fine"],
        ["play", "--option", "additions=some"],
        ["play", "--seed", "-1"],
        ["simulate", "--games", "0"],
        ["simulate", "--bots", "human"],
        ["simulate", "--bots", "greedy,random,random", "--players", "2"],
        ["perft", "--depth", "0"],
        ["score"],
    ],
)
def test_wrong_usage_exits_with_2_and_a_message(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert "caverna" in ran.err
    assert ran.out == ""


def test_no_bot_is_left_without_a_seat(run: Run) -> None:
    refused = run("play", "--terminal", "--bots", "greedy,greedy", "--players", 2).err
    assert "--bots names 2 bots, but there are seats for 1" in refused


@pytest.mark.parametrize("command", [["score"], ["replay"], ["play", "--resume"], ["perft", "--position"]])
@pytest.mark.parametrize(
    "content", [None, "", "nonsense\n", "caverna record 1\nplayers 99\n\n", "{}", b"\xff\xfe"]
)
def test_wrong_data_exits_with_1_and_one_line(
    run: Run, tmp_path: Path, command: list[str], content: str | bytes | None
) -> None:
    file = tmp_path / "file.txt"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content is not None:
        file.write_text(content, encoding="utf-8")
    ran = run(*command, file)
    assert ran.code == 1
    assert ran.err.startswith(f"caverna: {file}: ")
    assert ran.err.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    """Like `caverna rules | head -1`: the pipe is closed before everything is written."""
    command = [sys.executable, "-m", "caverna.cli.main", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_ctrl_c_ends_a_command_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(match: Match) -> Outcome:
        raise KeyboardInterrupt

    monkeypatch.setattr("caverna.cli.simulate.play_match", interrupt)
    ran = run("simulate", "--games", 1)
    assert (ran.code, ran.out, ran.err) == (130, "", "\n")


# Simulate.


def test_simulate_prints_the_same_for_the_same_seed(run: Run) -> None:
    arguments = ("simulate", "--players", 2, "--games", 4, "--bots", "random", "--seed", 3)
    first, second = run(*arguments), run(*arguments)
    assert first.code == 0
    assert first.out == second.out
    assert first.out != run(*arguments[:-1], 4).out
    assert "games/s" in first.err


def test_simulate_prints_the_same_with_several_processes(run: Run) -> None:
    arguments = ("simulate", "--players", 3, "--games", 5, "--seed", 3)
    assert run(*arguments, "--jobs", 2).out == run(*arguments).out


def test_simulate_shows_every_category_with_its_error(run: Run) -> None:
    ran = run("simulate", "--players", 2, "--games", 3, "--bots", "random")
    for row in (*CATEGORIES, "total", "lowest", "highest", "wins", "seats played"):
        assert any(line.startswith(row) for line in ran.lines), row
    assert "±" in ran.out


def test_simulate_as_data(run: Run) -> None:
    ran = run("simulate", "--players", 4, "--games", 3, "--bots", "random", "--json", "--set", "introductory")
    data = json.loads(ran.out)
    assert (data["players"], data["games"], data["set"]) == (4, 3, "introductory")
    result = data["bots"]["random"]
    assert result["seats"] == 12
    assert result["wins"] == pytest.approx(3)
    total = sum(result["scores"][category]["mean"] for category in CATEGORIES)
    assert result["scores"]["total"]["mean"] == pytest.approx(total, abs=0.01)


def test_simulate_says_that_alone_all_games_are_one(run: Run) -> None:
    alone = run("simulate", "--players", 1, "--games", 3, "--bots", "random", "--json")
    assert "all games are the same one" in alone.err
    result = json.loads(alone.out)["bots"]["random"]
    assert result["lowest"] < result["highest"], "the luck of the bots differs"
    german = run("simulate", "--players", 1, "--games", 1, "--language", "de")
    assert "Alle Partien sind dieselbe" in german.err
    assert "all games" not in run("simulate", "--players", 2, "--games", 1).err


def test_simulate_with_the_expansion_counts_orcs_left(run: Run) -> None:
    arguments = ("simulate", "--games", 2, "--bots", "random", "--expansion", "frantic_fiends")
    assert any(line.startswith("orcs left ") for line in run(*arguments).lines)
    counts = json.loads(run(*arguments, "--json").out)["bots"]["random"]["counts"]
    assert 0 <= counts["orcs left"] <= 4
    assert "orcs left" not in run(*arguments[:-2]).out


def test_bots_are_dealt_round_robin_and_every_one_sits_everywhere() -> None:
    matches = deal_seats(Setup(players=3, seed=1), ["greedy", "random"], 3)
    assert [match.bots for match in matches] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
    ]
    assert len({match.setup.seed for match in matches}) == 3


def test_a_match_can_be_repeated() -> None:
    match = Match(Setup(players=2, seed=8), ("random", "random"))
    assert play_match(match) == play_match(match)


def test_a_shared_victory_is_a_part_of_one() -> None:
    sheet = dict.fromkeys(CATEGORIES, 0)
    results = add_up([Outcome(("random", "greedy"), [sheet, sheet], [0, 1], [])], ["random", "greedy"])
    assert (results["random"].wins, results["greedy"].wins) == (0.5, 0.5)


def test_standard_error() -> None:
    assert Sample([2, 4, 6]).mean == 4
    assert Sample([2, 4, 6]).standard_error == pytest.approx((4 / 3) ** 0.5)
    assert Sample([5]).standard_error == 0


def test_the_progress_bar_fills_up() -> None:
    assert progress_bar(0, 8) == f"[{'.' * 30}] 0 of 8"
    assert progress_bar(4, 8) == f"[{'#' * 15}{'.' * 15}] 4 of 8"
    assert progress_bar(8, 8) == f"[{'#' * 30}] 8 of 8"


def test_the_progress_line_tells_speed_and_time_left() -> None:
    assert progress_line(50, 100, 0, 3.0) == progress_bar(50, 100), "all of it was done before"
    assert progress_line(50, 100, 20, 10.0) == f"{progress_bar(50, 100)}, 120 a minute, 0:25 left"
    assert clock(3723) == "1:02:03"


def test_progress_is_for_those_who_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    done = [Done(str(number), number, is_new=True) for number in range(3)]
    screen = io.StringIO()
    monkeypatch.setattr("sys.stderr", screen)
    assert list(watched(iter(done), 3)) == done
    assert screen.getvalue() == ""
    monkeypatch.setattr(screen, "isatty", lambda: True)
    assert list(watched(iter(done), 3)) == done
    assert "3 of 3, " in screen.getvalue()


# Replay and score.


def test_replay_tells_all_rounds_and_the_score(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    for number in range(1, 13):
        assert f"── Round {number} begins. ──" in ran.lines
    assert any(line.startswith("A (Anna): Place on ") for line in ran.lines)
    assert any(line.startswith("B: Place on ") for line in ran.lines)
    assert "Final score" in ran.lines


def test_replay_speaks_german(run: Run, record: Path) -> None:
    ran = run("replay", record, "--language", "de")
    assert "── Runde 12 beginnt. ──" in ran.lines
    assert "Endstand" in ran.lines


def test_replay_stops_after_some_moves_and_shows_the_table(run: Run, record: Path) -> None:
    ran = run("replay", record, "--step", 5)
    assert any(line.startswith("After 5 of ") for line in ran.lines)
    assert "Home board of A (Anna)" in ran.lines
    assert "Home board of C (random)" in ran.lines
    assert "Score so far" in ran.lines
    assert "── Round 2 begins. ──" not in ran.lines


def test_replay_tells_a_game_from_a_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = a_game(wood=2, on="supplies")
    file.write_text(write_record(game), encoding="utf-8")
    assert "A: Place on Supplies [+1 wood, +1 stone, +1 ore, +1 food, +2 gold]" in run("replay", file).lines


@pytest.mark.parametrize(("write", "kind"), [(write_position, "position"), (take_snapshot, "snapshot")])
def test_replay_says_what_a_file_without_moves_is_for(
    run: Run, tmp_path: Path, write: Callable[[Game], str], kind: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write(a_game(wood=2)), encoding="utf-8")
    refused = run("replay", file)
    assert refused.code == 1
    assert f"this is a {kind}, not a game record; `caverna score {file}` counts it" in refused.err
    assert run("score", file).code == 0


def test_score_of_a_record(run: Run, record: Path) -> None:
    ran = run("score", record)
    assert ran.code == 0
    assert ran.lines[0] == "Final score"
    assert ran.lines[1].split() == ["Category", "A", "(Anna)", "B", "C", "(random)"]
    data = json.loads(run("score", record, "--json").out)
    assert data["is_over"] is True
    totals = [seat["total"] for seat in data["seats"]]
    assert ran.lines[-1].replace("−", "-").split() == ["Total", *map(str, totals)]
    assert data["winners"] == ["ABC"[totals.index(max(totals))]]
    for seat in data["seats"]:
        assert sum(seat["categories"].values()) == seat["total"]


def test_score_of_a_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("caverna position 1\nplayers 2\nseat A\ngoods gold 30\n", encoding="utf-8")
    ran = run("score", file, "--language", "de")
    assert ran.lines[0] == "Punktestand"
    assert ran.lines[-1].split() == ["Gesamt", "2", "−28"]


def test_score_of_a_snapshot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "snapshot.json"
    file.write_text(take_snapshot(a_game(gold=30)), encoding="utf-8")
    assert run("score", file).lines[-1].split() == ["Total", "2", "−28"]


# Rules, perft, bench.


def test_rules_alone_lists_everything_by_groups(run: Run) -> None:
    ran = run("rules")
    assert ran.code == 0
    for heading in ("Action spaces", "Furnishings", "Goods", "Loot", "Home board", "Scoring"):
        assert heading in ran.lines
    for name in ("Logging", "Seam", "ruby", "All weapons +1", "Deep tunnel"):
        assert name in ran.out


def test_rules_explains_a_thing_with_its_ruling(run: Run) -> None:
    ran = run("rules", "seam")
    assert ran.lines[:2] == ["Seam (furnishing: Building materials II, green)", "Price: 2 wood; 1 point"]
    assert any(line.startswith("Ruling: ") for line in ran.lines)
    assert run("rules", "Flöz", "--language", "de").lines[0].startswith("Flöz ")


def test_rules_depend_on_the_number_of_players(run: Run) -> None:
    assert "Not part of this game." in run("rules", "weekly", "market", "--players", 2).lines
    assert "Not part of this game." not in run("rules", "weekly", "market", "--players", 5).lines


def test_rules_of_something_unknown(run: Run) -> None:
    ran = run("rules", "dragon")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("caverna: No help on: dragon")


def test_perft_counts_moves_and_is_the_same_each_time(run: Run) -> None:
    first = run("perft", "--players", 1, "--depth", 3)
    assert first.code == 0
    assert [line.split()[0] for line in first.lines] == ["1", "2", "3"]
    assert first.lines[0] == "1 9", "eight spaces are open at the start of a solo game, or one passes"
    assert run("perft", "--players", 1, "--depth", 3).out == first.out


def test_perft_counts_any_time_moves_and_everything_chance_can_do(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("caverna position 1\nplayers 2\nround 2\nphase round\n", encoding="utf-8")
    assert run("perft", "--position", file, "--depth", 1).lines == ["1 2"], "two cards may come"
    file.write_text("caverna position 1\nplayers 2\nphase scoring\nseat A\ngoods grain 1\n", encoding="utf-8")
    assert run("perft", "--position", file, "--depth", 3).lines == ["1 2", "2 0", "3 0"], (
        "finish, or eat, and nothing is left to ask"
    )


def test_bench_measures_three_player_counts(run: Run) -> None:
    ran = run("bench", "--games", 1)
    assert ran.code == 0
    assert [line.split()[0] for line in ran.lines] == ["players", "2", "4", "7"]


def test_an_option_with_one_value_is_no_choice(run: Run) -> None:
    listed = run("play", "--help").out
    assert "income: before_refill, after_refill" in listed
    assert ("additions: none, all" in listed) == (len(ADDITIONS) > 1)
    assert "additions: none\n" not in listed
