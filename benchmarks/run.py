"""`make bench`: our figures interpreted and compiled, and the yardstick, all in one run on one interpreter.

Machines are noisy and differ: only the ratios mean anything. Exit code 1 if a goal is missed.
"""

import json
import statistics
import subprocess
import sys
from typing import Any

from benchmarks.printing import judge, row
from benchmarks.served_goals import (
    interaction_goals,
    keeping_goals,
    print_client,
    server_goals,
    starting_goals,
    terminal_goals,
)
from benchmarks.slices import ROOT, Figures, Program

SLICES = 6
"""Ours and the yardsticks take turns so many times; ratios are those of the middle slice."""
GAMES = {2: 300, 4: 120, 7: 60}
"""A fixed number of games with fixed seeds, so that the checksums can be compared."""
SHARE_WITH_EXPANSION = 3
"""One in so many of these games is played with the expansion, too."""
YARDSTICK_SECONDS = 1.5
"""For each slice."""
ROLLOUTS = 60
ROLLOUT_PLAYERS = 2
ROLLOUT_ROUND = 6
CHESS_ROLLOUTS = 40
SEARCH_PLAYERS, SEARCH_ROUNDS = 2, 8

GAMES_GOAL = {2: 4.0, 4: 2.0, 7: 1.0}
"""Games per second as a multiple of the yardstick's four-player games."""
COPY_GOAL = 0.1
COMPILED_GOAL = 2.5
DECISION_GOAL = 12.0
"""So many decisions of the compiled engine for one of the yardstick."""
EXPANSION_GOAL = 0.8
"""So many decisions with the expansion for one of the base game, compiled."""
STEPS_GOAL = 5
LOOP_GOAL = 2.0
OBSERVING_GOAL = 20
CLONE_GOAL = 20
SCALING_GOAL = 1.6
MEMORY_GOAL = 60
BASE_GAME, EXPANSION = "none", "frantic_fiends"
NOTHING_YET: Figures = {"decisions": 0, "games": 0, "seconds": 0.0, "checksum": 0}


def run(module: str) -> Any:  # noqa: ANN401 - a decoded JSON document
    """The JSON a program of ours prints."""
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {module} failed:\n{done.stderr}")
    return json.loads(done.stdout)


class Series:
    """What several slices of one measurement add up to."""

    def __init__(self) -> None:
        self.slices: list[Figures] = []

    def total(self, key: str) -> float:
        """A figure of all slices together."""
        return sum(float(one[key]) for one in self.slices)

    def each(self, what: str) -> float:
        """Microseconds for one of what is counted."""
        return 1e6 * self.total("seconds") / self.total(what)

    def faster_than(self, other: "Series", what: str) -> float:
        """How many of ours come for one of theirs in the same time: slice by slice, the middle one counts."""
        pairs = zip(self.slices, other.slices, strict=True)
        ratios = [mine[what] / mine["seconds"] * theirs["seconds"] / theirs[what] for mine, theirs in pairs]
        return float(statistics.median(ratios))


class Build:
    """Our engine, interpreted or compiled: one program and all it has measured."""

    def __init__(self, compiled: bool) -> None:
        self.program = Program("benchmarks.ours", compiled)
        self.games = {players: Series() for players in GAMES}
        self.expansion = {players: Series() for players in GAMES}
        self.rollouts = Series()
        self.single: dict[int, Figures] = {}
        self.search: Figures = {}
        about = self.program.ask(what="about")
        assert about["compiled"] == compiled, "the builds are mixed up"

    def warm_up(self) -> None:
        """What is made once is not measured."""
        for players in GAMES:
            for expansion in (BASE_GAME, EXPANSION):
                self.program.ask(
                    what="games", players=players, games=2, expansion=expansion, seed=0, checksum=0
                )

    def take_turn(self) -> None:
        """One slice of everything."""
        for players, games in GAMES.items():
            self.play(self.games[players], players, games // SLICES, BASE_GAME)
            share = games // SLICES // SHARE_WITH_EXPANSION
            self.play(self.expansion[players], players, share, EXPANSION)
        rollouts = self.program.ask(
            what="rollouts", players=ROLLOUT_PLAYERS, round=ROLLOUT_ROUND, rollouts=ROLLOUTS
        )
        self.rollouts.slices.append(rollouts)

    def play(self, series: Series, players: int, games: int, expansion: str) -> None:
        """The next games of a series."""
        last = series.slices[-1] if series.slices else NOTHING_YET
        series.slices.append(
            self.program.ask(
                what="games",
                players=players,
                games=games,
                expansion=expansion,
                seed=int(series.total("games")),
                checksum=last["checksum"],
            )
        )

    def finish(self) -> float:
        """What single things cost, and how large the process has grown."""
        for players in GAMES:
            self.single[players] = self.program.ask(what="single", players=players)
        megabytes = float(self.program.ask(what="about")["megabytes"])
        self.search = self.program.ask(what="search", players=SEARCH_PLAYERS, rounds=SEARCH_ROUNDS)
        self.program.stop()
        return megabytes


def main() -> None:
    plain, fast = Build(compiled=False), Build(compiled=True)
    yardstick, chess = Program("benchmarks.yardstick"), Program("benchmarks.chess")
    catan, rollouts = Series(), Series()
    plain.warm_up()
    fast.warm_up()
    seed = 0
    for number in range(SLICES):
        catan.slices.append(yardstick.ask(seed=seed, seconds=YARDSTICK_SECONDS))
        seed = catan.slices[-1]["seed"]
        fast.take_turn()
        plain.take_turn()
        rollouts.slices.append(chess.ask(seed=number + 1, rollouts=CHESS_ROLLOUTS))
    yardstick.stop()
    chess.stop()
    megabytes = [plain.finish(), fast.finish()]
    print(f"Python {sys.version.split()[0]}; yardstick: {catan.slices[0]['engine']}, random games of 4")
    print(f"process time, {SLICES} slices in turns\n")
    goals = [table(players, plain, fast, catan) for players in GAMES]
    goals.append(judge(megabytes[0] < MEMORY_GOAL, f"memory below {MEMORY_GOAL} MB interpreted"))
    print(row("memory of the process, MB", *[f"{size:.0f}" for size in megabytes]))
    print_rollouts(plain, fast, rollouts)
    print_search(plain, fast)
    goals.append(environment_goals())
    goals += [server_goals(run("benchmarks.server")), keeping_goals(run("benchmarks.keeping"))]
    goals.append(starting_goals(run("benchmarks.starting")))
    goals.append(terminal_goals(run("benchmarks.terminal")))
    print_client(run("benchmarks.client"))
    goals.append(interaction_goals(run("benchmarks.interaction")))
    print(f"\nAll goals met: {'yes' if all(goals) else 'NO'}")
    sys.exit(0 if all(goals) else 1)


def environment_goals() -> bool:
    """Environments, compiled, beside our own loop and the yardstick; benchmarks/environments.py has them."""
    ours, theirs = Program("benchmarks.environments", compiled=True), Program("benchmarks.catan_env")
    assert ours.ask(what="about")["compiled"], "the builds are mixed up"
    loops = {
        what: Series() for what in ("bare", "aec", "bare_seen", "aec_seen", "wrapped", "sampled", "catan")
    }
    for number in range(SLICES):
        for what, series in loops.items():
            program = theirs if what == "catan" else ours
            slice_of_it = program.ask(what=what, seed=number, players=2, seconds=YARDSTICK_SECONDS / 3)
            series.slices.append(slice_of_it)
    kinds = [(players, box) for box in (BASE_GAME, EXPANSION) for players in GAMES]
    single = {
        (players, box): ours.ask(what="single", players=players, expansion=box) for players, box in kinds
    }
    crews = [ours.ask(what="many", games=32, processes=count, steps=300, seed=1) for count in (1, 2)]
    ours.stop()
    theirs.stop()
    rates = [crew["steps"] / crew["seconds"] for crew in crews]
    print_environments(loops, single, rates)
    times = loops["aec_seen"].faster_than(loops["catan"], "steps")
    as_written = loops["sampled"].faster_than(loops["catan"], "steps")
    plain = loops["bare"].faster_than(loops["aec"], "steps")
    seen = loops["bare_seen"].faster_than(loops["aec_seen"], "steps")
    observing = max(single[players, BASE_GAME]["microseconds_to_observe"] for players in GAMES)
    boxed = {players: single[players, EXPANSION]["microseconds_to_observe"] for players in GAMES}
    cloning = max(each["microseconds_to_clone"] for each in single.values())
    goals = [
        judge(times >= STEPS_GOAL, f"{STEPS_GOAL:g} times the yardstick's steps ({times:.1f})"),
        judge(as_written >= STEPS_GOAL, f"the same in its wrapper, sampled by the space ({as_written:.1f})"),
        judge(plain <= LOOP_GOAL, f"PettingZoo within {LOOP_GOAL:g} times of our own loop ({plain:.2f})"),
        judge(seen <= LOOP_GOAL, f"the same with observations and masks ({seen:.2f})"),
        judge(observing <= OBSERVING_GOAL, f"{OBSERVING_GOAL} microseconds an observation ({observing:.1f})"),
        *[
            judge(cost <= OBSERVING_GOAL, f"the same with the expansion, {players} players ({cost:.1f})")
            for players, cost in boxed.items()
        ],
        judge(cloning < CLONE_GOAL, f"a clone below {CLONE_GOAL} microseconds, in all these games"),
        judge(rates[1] >= SCALING_GOAL * rates[0], f"two processes do {SCALING_GOAL:g} times as much as one"),
    ]
    return all(goals)


def print_environments(
    loops: dict[str, Series], single: dict[tuple[int, str], Figures], rates: list[float]
) -> None:
    """Steps a second, and what single things cost."""
    steps = {what: f"{1e6 / series.each('steps'):.0f}" for what, series in loops.items()}
    print("\n" + row("environments, 2 players, compiled", "our loop", "PettingZoo", "yardstick"))
    print(row("  steps a second", steps["bare"], steps["aec"]))
    print(row("  with observations and masks", steps["bare_seen"], steps["aec_seen"], steps["catan"]))
    print(row("  in its wrapper, chosen by the mask", "", steps["wrapped"]))
    print(row("  in its wrapper, sampled by the space", "", steps["sampled"]))
    print(row("  32 games in 1 and in 2 processes", *[f"{rate:.0f}" for rate in rates]))
    print(row("  microseconds for", *[f"{players} players" for players in GAMES]))
    for key, name in (("microseconds_to_observe", "an observation"), ("microseconds_to_clone", "a clone")):
        for box, where in ((BASE_GAME, ""), (EXPANSION, " with the expansion")):
            print(row(f"    {name}{where}", *[f"{single[players, box][key]:.1f}" for players in GAMES]))


def table(players: int, plain: Build, fast: Build, catan: Series) -> bool:
    """The figures of one player count; whether its goals are met."""
    ours, quick = plain.games[players], fast.games[players]
    print(row(f"{players} players, {GAMES[players]} games", "interpreted", "compiled", "yardstick"))
    print_checksums("checksum of the scores", ours, quick)
    print_checksums("checksum with the expansion", plain.expansion[players], fast.expansion[players])
    decisions = [f"{series.each('decisions'):.2f}" for series in (ours, quick, catan)]
    print(row("  microseconds a decision", *decisions))
    games = [f"{1e6 / series.each('games'):.1f}" for series in (ours, quick, catan)]
    print(row("  games a second", *games))
    theirs = 1e6 * catan.total("copying") / catan.total("copies")
    print_single("microseconds_per_copy", "  microseconds a copy", players, plain, fast, f"{theirs:.2f}")
    print_single("microseconds_for_legal_moves", "  microseconds for the legal moves", players, plain, fast)
    print_single("microseconds_for_animals", "  microseconds to place a herd", players, plain, fast)
    copy = plain.single[players]["microseconds_per_copy"] / theirs
    goals = [
        judge(ours.faster_than(catan, "decisions") >= 1, "a decision costs no more, interpreted"),
        judge(
            ours.faster_than(catan, "games") >= GAMES_GOAL[players],
            f"{GAMES_GOAL[players]:g} times the games, interpreted",
        ),
        judge(copy <= COPY_GOAL, "a copy costs a tenth, interpreted"),
        compiled_goals(players, plain, fast, catan),
    ]
    print()
    return all(goals)


def compiled_goals(players: int, plain: Build, fast: Build, catan: Series) -> bool:
    """What the compiled engine has to be."""
    quick, boxed = fast.games[players], fast.expansion[players]
    speedup = quick.faster_than(plain.games[players], "decisions")
    ratio = quick.faster_than(catan, "decisions")
    expansion = boxed.faster_than(quick, "decisions")
    goals = [
        judge(speedup >= COMPILED_GOAL, f"compiled {COMPILED_GOAL:g} times as fast ({speedup:.1f})"),
        judge(ratio >= DECISION_GOAL, f"{DECISION_GOAL:g} decisions, compiled, for one ({ratio:.1f})"),
        judge(
            expansion >= EXPANSION_GOAL,
            f"{EXPANSION_GOAL:g} decisions with the expansion for one of the base game ({expansion:.2f})",
        ),
    ]
    return all(goals)


def print_checksums(name: str, plain: Series, fast: Series) -> None:
    """The checksums of both builds, which must be the same."""
    found = [int(series.slices[-1]["checksum"]) for series in (plain, fast)]
    assert found[0] == found[1], "interpreted and compiled games differ"
    print(row(f"  {name}", *[f"{checksum:08x}" for checksum in found]))


def print_single(key: str, name: str, players: int, plain: Build, fast: Build, *theirs: str) -> None:
    """What one thing costs both builds."""
    print(row(name, *[f"{build.single[players][key]:.2f}" for build in (plain, fast)], *theirs))


def print_rollouts(plain: Build, fast: Build, chess: Series) -> None:
    """Random play from the middle of the game beside random games of chess in C++."""
    engine = chess.slices[0]["engine"]
    print("\n" + row(f"rollouts, {ROLLOUT_PLAYERS} players", "interpreted", "compiled", engine))
    every = [f"{1e6 / series.each('rollouts'):.0f}" for series in (plain.rollouts, fast.rollouts, chess)]
    print(row(f"  a second, from round {ROLLOUT_ROUND}; there: chess", *every))
    decisions = fast.rollouts.total("decisions") / fast.rollouts.total("rollouts")
    print(row("  decisions of a rollout", f"{decisions:.0f}", f"{decisions:.0f}"))
    ratio = fast.rollouts.faster_than(chess, "rollouts")
    print(row("  for one of chess in C++", "", f"{ratio:.2f}"))


def print_search(plain: Build, fast: Build) -> None:
    """What a search of the bots does: whole turns found, and positions judged."""
    print("\n" + row(f"search, {SEARCH_PLAYERS} players, a second", "interpreted", "compiled"))
    for key, name in (
        ("expansions_per_second", "  positions expanded into whole turns"),
        ("turns_per_second", "  whole turns found"),
        ("evaluations_per_second", "  positions judged, in batches"),
    ):
        print(row(name, *[f"{build.search[key]:.0f}" for build in (plain, fast)]))


if __name__ == "__main__":
    main()
