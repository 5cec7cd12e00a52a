"""`make bench`: our figures interpreted and compiled, and the yardstick, all in one run on one interpreter.

Machines are noisy and differ: only the ratios mean anything. Exit code 1 if a goal is missed.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
YARDSTICK_SECONDS = "8"
GAMES_GOAL = {2: 4.0, 4: 2.0, 7: 1.0}
"""Games per second as a multiple of the yardstick's four-player games."""
COPY_GOAL = 0.1
COMPILED_GOAL = 2.5
MEMORY_GOAL = 60


def run(*arguments: str, compiled: bool = False) -> Any:  # noqa: ANN401 - a decoded JSON document
    """The JSON a program of ours prints."""
    environment = dict(os.environ)
    if compiled:
        environment["PYTHONPATH"] = str(ROOT / "build" / "compiled")
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {' '.join(arguments)} failed:\n{done.stderr}")
    return json.loads(done.stdout)


def row(name: str, *cells: str) -> str:
    """One line of a table."""
    return f"{name:<38}" + "".join(f"{cell:>16}" for cell in cells)


def main() -> None:
    yardstick = run("benchmarks.yardstick", YARDSTICK_SECONDS)
    plain = run("benchmarks.ours")
    compiled = run("benchmarks.ours", compiled=True)
    assert (plain["compiled"], compiled["compiled"]) == (False, True), "the builds are mixed up"
    print(f"Python {sys.version.split()[0]}; yardstick: {yardstick['engine']}, random games of 4\n")
    goals = [
        table(figures, fast, yardstick)
        for figures, fast in zip(plain["figures"], compiled["figures"], strict=True)
    ]
    print(row("memory of the process, MB", f"{plain['megabytes']:.0f}", f"{compiled['megabytes']:.0f}"))
    print_server(run("benchmarks.server"))
    print_client(run("benchmarks.client"))
    met = all(goals) and plain["megabytes"] < MEMORY_GOAL
    print(f"\nAll goals met: {'yes' if met else 'NO'}")
    sys.exit(0 if met else 1)


def table(plain: dict[str, float], fast: dict[str, float], yardstick: dict[str, float]) -> bool:
    """The figures of one player count; whether its goals are met."""
    players = int(plain["players"])
    for checksum in ("checksum", "expansion_checksum"):
        assert plain[checksum] == fast[checksum], "interpreted and compiled games differ"
    print(row(f"{players} players, {plain['games']} games", "interpreted", "compiled", "yardstick", "ratio"))
    print(row("  checksum of the scores", f"{int(plain['checksum']):08x}", f"{int(fast['checksum']):08x}"))
    for key, name, digits in (
        ("microseconds_per_decision", "  microseconds a decision", 1),
        ("games_per_second", "  games a second", 1),
        ("microseconds_per_copy", "  microseconds a copy", 2),
        ("microseconds_for_legal_moves", "  microseconds for the legal moves", 2),
        ("microseconds_for_animals", "  microseconds to place a herd", 2),
    ):
        other = yardstick.get(key)
        cells = [f"{plain[key]:.{digits}f}", f"{fast[key]:.{digits}f}"]
        if other is not None:
            cells += [f"{other:.{digits}f}", f"{plain[key] / other:.3f}"]
        print(row(name, *cells))
    print_expansion(plain, fast)
    speedup = plain["microseconds_per_decision"] / fast["microseconds_per_decision"]
    goals = {
        "a decision costs no more": plain["microseconds_per_decision"]
        <= yardstick["microseconds_per_decision"],
        f"{GAMES_GOAL[players]:g} times the games": plain["games_per_second"]
        >= GAMES_GOAL[players] * yardstick["games_per_second"],
        "a copy costs a tenth": plain["microseconds_per_copy"]
        <= COPY_GOAL * yardstick["microseconds_per_copy"],
        f"compiled {COMPILED_GOAL} times as fast ({speedup:.1f})": speedup >= COMPILED_GOAL,
    }
    for goal, is_met in goals.items():
        print(f"  {'met ' if is_met else 'MISSED'} {goal}")
    print()
    return all(goals.values())


def print_expansion(plain: dict[str, float], fast: dict[str, float]) -> None:
    """The decisions of games with the expansion, and how many of them there are for one of the base game."""
    ours, expansion = "microseconds_per_decision", "expansion_microseconds_per_decision"
    print(row("  microseconds a decision, expansion", f"{plain[expansion]:.1f}", f"{fast[expansion]:.1f}"))
    ratios = [f"{figures[ours] / figures[expansion]:.2f}" for figures in (plain, fast)]
    print(row("  its decisions, base game = 1", *ratios))


def print_server(figures: Any) -> None:  # noqa: ANN401 - a decoded JSON document
    """The server under load; benchmarks/server.py says what is measured."""
    print("\n" + row(f"server, {figures['tables']} tables for two", "a move a second", "flat out"))
    for key, name in (
        ("moves_per_second", "  moves a second"),
        ("median_ms", "  ms from move to all seats, median"),
        ("p99_ms", "  ms from move to all seats, 99 of 100"),
    ):
        print(row(name, *(f"{figures[load][key]:.1f}" for load in ("leisurely", "flat_out"))))
    print(row("  KB of memory an idle table", f"{figures['kilobytes_per_idle_table']:.0f}"))


def print_client(figures: Any) -> None:  # noqa: ANN401 - a decoded JSON document
    """The browser client; benchmarks/client.py says what is measured."""
    print("\n" + row("client, KB compressed", f"{figures['kilobytes']:.0f}"))
    print(row("  seconds to the first move", f"{figures['seconds_to_first_move']:.2f}"))


if __name__ == "__main__":
    main()
